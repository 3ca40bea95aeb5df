"""Segments of two evaluations are the same if their references have the same content."""

from __future__ import annotations

import json
from hashlib import sha256

import numpy as np

from bleu_core.api.evaluation import evaluate
from bleu_core.pairing.common_segments import (
    ReferenceDigests,
    find_common_segments,
    references_digest,
    segment_digests,
)
from bleu_core.settings import METRICS, Settings


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
    # The border between two references counts, too.
    assert segment_digests([["ab"], ["c"]]) != segment_digests([["a"], ["bc"]])


def test_the_order_of_references_and_white_space_do_not_count() -> None:
    one = [["a b", "c", "same"], ["A", "C d", "same"]]
    other = [["A ", "c", "same"], ["a  b", "\tC d\n", "same\u3000"]]
    assert segment_digests(one) == segment_digests(other)
    assert references_digest(one) == references_digest(other)
    # But a space is not the same as none.
    assert segment_digests([["a b"]]) != segment_digests([["ab"]])
    assert references_digest([[], []]) != references_digest([[]])


def test_the_digest_of_all_references_tells_texts_order_and_borders_apart() -> None:
    variants = [
        [["a", "b"]],
        [["b", "a"]],
        [["a", "b", ""]],
        [["ab"]],
        [["a"], ["b"]],
        [["a", "\ud800"]],
    ]
    assert len({references_digest(each) for each in variants}) == len(variants)
    assert references_digest([["a", "b"]]) == references_digest([("a", "b")])


def test_json_has_everything_to_compare_with_later() -> None:
    references = [["the cat is on the mat", "a dog barks"], ["a cat sits here", ""]]
    evaluation = evaluate(
        candidates=[["the cat is on a mat", "the dog barked"]],
        references=references,
        settings=Settings(metrics=METRICS),
    )
    content = json.loads(json.dumps(evaluation.to_dict(segment_scores=True)))
    assert content["references_sha256"] == references_digest(references)
    digests = [bytes.fromhex(each) for each in content["segment_references"]]
    assert digests == segment_digests(references)
    for result, written in zip(
        evaluation.candidates[0].metrics, content["candidates"][0]["metrics"], strict=True
    ):
        rows = [[float(one) for one in row.split()] for row in written["segment_statistics"]]
        assert np.array_equal(np.array(rows), result.statistics)
        assert result.metric.percent(np.array(rows)) == result.percent
    # JSON without segment scores has only the digest of all references.
    plain = evaluation.to_dict()
    assert plain["references_sha256"] == content["references_sha256"]
    assert "segment_references" not in plain
    assert "segment_statistics" not in plain["candidates"][0]["metrics"][0]


def test_digests_of_numbers_alone_fit_any_number_of_segments() -> None:
    digests = ReferenceDigests.of([["a", "b"]])
    assert (digests.fits(2), digests.fits(3)) == (True, False)
    assert (ReferenceDigests(digests.references).fits(3), digests.segments is None) == (True, False)
    assert digests.references == references_digest([["a", "b"]])
    assert digests.segments == segment_digests([["a", "b"]])


def test_the_digest_of_a_long_text_does_not_depend_on_its_pieces() -> None:
    def by_definition(segments: list[str]) -> str:
        lengths = ",".join(str(len(segment)) for segment in segments)
        return sha256(f"{lengths}{chr(10).join(segments)};".encode()).hexdigest()

    for count in (0, 1, 2**13, 2**13 + 1, 2**14 + 1):
        segments = [f"segment {number}" for number in range(count)]
        assert references_digest([segments]) == by_definition(segments)
