"""Segments of two evaluations are the same if their references have the same content."""

from __future__ import annotations

from bleu_core.common_segments import find_common_segments, references_digest, segment_digests


def common(old: list[str], new: list[str]) -> list[tuple[int, int]]:
    found = find_common_segments(segment_digests([old]), segment_digests([new]))
    return [*zip(found.old, found.new, strict=True)]


def test_unchanged_references_are_all_in_common() -> None:
    texts = ["one", "two", "two", ""]
    assert common(texts, texts) == [(0, 0), (1, 1), (2, 2), (3, 3)]


def test_added_removed_and_moved_segments_are_told_apart() -> None:
    assert common(["a", "b", "c"], ["c", "new", "a"]) == [(2, 0), (0, 2)]
    assert common(["a"], ["b"]) == []


def test_repeated_references_are_paired_in_order_and_once_each() -> None:
    assert common(["OK", "x", "OK", "OK"], ["OK", "OK"]) == [(0, 0), (2, 1)]
    assert common(["OK", "OK"], ["OK", "y", "OK", "OK"]) == [(0, 0), (1, 2)]


def test_all_references_of_a_segment_count() -> None:
    old = segment_digests([["a", "b"], ["A", "B"]])
    new = segment_digests([["a", "b"], ["A", "X"]])
    assert find_common_segments(old, new) == ([0], [0])
    # Where one reference ends and the next starts counts too.
    assert segment_digests([["ab"], ["c"]]) != segment_digests([["a"], ["bc"]])


def test_the_digest_of_all_references_tells_texts_order_and_borders_apart() -> None:
    variants = [
        [["a", "b"]],
        [["b", "a"]],
        [["a", "b", ""]],
        [["a\nb"]],
        [["a"], ["b"]],
        [["b"], ["a"]],
        [["a", "\ud800"]],
    ]
    assert len({references_digest(each) for each in variants}) == len(variants)
    assert references_digest([["a", "b"]]) == references_digest([("a", "b")])
