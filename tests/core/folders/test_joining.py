"""Texts of many files are one text, whose segments are known by their file and place."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.api.evaluation import evaluate_folders
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.contents import Format
from bleu_core.folders.joining import Joined, join_aligned, join_originals, next_or_none
from bleu_core.settings import PairingOptions, Settings
from tests.helpers.folder_trees import write_tree


def po(*entries: tuple[str, str]) -> str:
    return "".join(f'msgid "{key}"\nmsgstr "{text}"\n\n' for key, text in entries)


def test_joined_sequences_are_one() -> None:
    joined = Joined([[1, 2], [], (3,), [4, 5]])
    assert (len(joined), [*joined]) == (5, [1, 2, 3, 4, 5])
    assert [joined[index] for index in (0, 1, 2, 4, -1, -5)] == [1, 2, 3, 5, 5, 1]
    assert (joined[1:4], joined[::-2], joined[3:]) == ([2, 3, 4], [5, 3, 1], [4, 5])
    assert [joined.position(index) for index in range(5)] == [
        *((0, 0), (0, 1), (2, 0), (3, 0), (3, 1))
    ]
    for outside in (5, -6):
        with pytest.raises(IndexError):
            joined[outside]
    converted = Joined([[1, 2], [3]], lambda number, position, value: (number, position, value))
    assert [*converted] == [(0, 0, 1), (0, 1, 2), (1, 0, 3)] == converted[:]
    assert converted[2] == (1, 0, 3)


def test_there_may_be_fewer_documents() -> None:
    assert [next_or_none([], 0), next_or_none("a", 0), next_or_none("a", 1)] == [  # type: ignore[arg-type]
        *(None, "a", None)
    ]


def test_no_file_has_no_documents() -> None:
    nothing = join_aligned([], ["a"])
    assert (nothing.documents, nothing.segments, len(nothing.pairs.rows)) == ((), 0, 0)


@pytest.fixture
def joined(tmp_path: Path) -> Evaluation:
    """Score files of several formats, of which one has a second reference, and one a source."""
    files = {
        "ref": {
            "a.po": po(("one", "eins zwei"), ("two", ""), ("three", "drei")),
            "b.txt": "first line\nsecond line\n",
        },
        "second": {"b.txt": "the first\nthe second\n"},
        "mt": {
            "a.po": po(("three", "drei"), ("one", "eins"), ("new", "neu")),
            "b.txt": "first line\n\n",
        },
        "src": {"b.txt": "primera\nsegunda\n"},
    }
    trees = {name: write_tree(tmp_path / name, own) for name, own in files.items()}
    return evaluate_folders(
        references=[trees["ref"], trees["second"]],
        candidates=trees["mt"],
        source=trees["src"],
        settings=Settings(pairing=PairingOptions(leave_out=("empty_candidate",))),
    )


def test_segments_of_all_files_follow_each_other(joined: Evaluation) -> None:
    aligned = joined.aligned
    assert [document.name for document in aligned.documents] == [
        *("reference", "reference 2", "mt")
    ]
    assert [document.segments for document in aligned.documents] == [
        ("eins zwei", "drei", "first line"),
        ("", "", "the first"),
        ("eins", "drei", "first line"),
    ]
    # What a file lacks is empty, and a source text is that of its own segment.
    assert aligned.source is not None
    assert aligned.source.segments == ("", "", "primera")
    assert [aligned.key(segment) for segment in range(3)] == [
        *("a.po: one", "a.po: three", "b.txt: 1")
    ]
    assert [*aligned.document_numbers] == [0, 0, 1]
    assert [*aligned.document_names] == ["a.po", "b.txt"]
    assert aligned.references[0].format is Format.PO
    assert aligned.references[1].format is Format.TEXT


def test_rows_and_concerns_are_those_of_all_files(joined: Evaluation) -> None:
    aligned = joined.aligned
    assert aligned.pairs.method == "mixed"
    assert [*aligned.pairs.rows] == [
        ((0,), (), (1,), ()),
        ((1,), (), (), ()),
        ((2,), (), (0,), ()),
        ((), (), (2,), ()),
        ((3,), (3,), (3,), (3,)),
        ((4,), (4,), (4,), (4,)),
    ]
    assert [*aligned.kept] == [0, 2, 4]
    assert aligned.concerns["only_candidate"] == (3,)
    assert aligned.concerns["empty_candidate"] == (5,)
    assert [own["empty_candidate"] for own in aligned.own_concerns] == [(5,)]
    assert aligned.left_out["only_candidate"] == 1
    assert sum(aligned.left_out.values()) == 3


def test_the_texts_as_read_are_joined_too(joined: Evaluation) -> None:
    originals = join_originals(joined)
    assert [document.name for document in originals] == [
        *("reference", "reference", "mt", "source")
    ]
    assert [document.segments for document in originals] == [
        ("eins zwei", "", "drei", "first line", "second line"),
        ("", "", "", "the first", "the second"),
        ("drei", "eins", "neu", "first line", ""),
        ("", "", "", "primera", "segunda"),
    ]
    for row in joined.aligned.kept:
        texts = [
            document.units.text(indices)
            for document, indices in zip(originals, joined.aligned.pairs.rows[row], strict=True)
        ]
        place = [*joined.aligned.kept].index(row)
        assert texts[2] == joined.aligned.candidates[0].segments[place]
