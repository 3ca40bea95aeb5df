"""Members beside texts: notes, ids and contexts are found by their texts, not by their names."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Names
from bleu_core.evaluation.evaluate import evaluate_documents
from bleu_core.files.documents import Document, read_document
from bleu_core.pairing.alignment import AlignedDocuments, align
from bleu_core.pairing.members import Name, find_same_members, split_name
from bleu_core.settings import PairingOptions, Settings

ROWS = 20
SUBJECTS = "barco tren puente camino mercado".split()
VERBS = "llega queda abre cierra".split()
PLACES = ("Label on the page for the button", "Used in the mail that is sent to you")


def reference(number: int) -> str:
    return f"El {SUBJECTS[number % 5]} {VERBS[number % 4]} cerca de la plaza {number} con los demás"


def candidate(number: int) -> str:
    return f"El {SUBJECTS[number % 5]} se {VERBS[number % 4]} junto a la plaza {number} y otros"


def english(number: int) -> str:
    return f"{PLACES[number % 2]}, in place {number}"


Shape = Callable[[int, str], Mapping[str, Any]]

# Their members that are no translations, by name.
SHAPES: dict[str, Shape] = {
    "note": lambda n, text: {"words": text, "hint": english(n)},
    "notes first": lambda n, text: {"aaa": english(n), "bbb": text},
    "list of notes": lambda n, text: {"words": text, "hints": [english(n), english(n + 1)]},
    "two": lambda n, text: {"hint": english(n), "sum": f"{n * 7919:08x}0", "other": text},
    "path": lambda n, text: {"words": text, "from": f"/pages/{SUBJECTS[n % 5]}.html"},
    "address": lambda n, text: {"words": text, "more": f"https://example.org/{SUBJECTS[n % 5]}"},
    "name in code": lambda n, text: {"words": text, "as": f"page.{SUBJECTS[n % 5]}"},
    "another script": lambda n, text: {"words": text, "hint": f"按钮上的文字{n}"},
}


def write(folder: Path, name: str, value: Any) -> Document:
    path = folder / name
    path.write_text(value if isinstance(value, str) else json.dumps(value), "utf-8")
    return read_document(path)


def documents(folder: Path, shape: Shape) -> list[Document]:
    """Write two files of messages of a shape: with candidates, and with references."""
    return [
        write(folder, f"{side.__name__}.json", {f"k{n}": shape(n, side(n)) for n in range(ROWS)})
        for side in (candidate, reference)
    ]


def aligned(folder: Path, shape: Shape, **options: Any) -> AlignedDocuments:
    texts = documents(folder, shape)
    return align(candidates=texts[:1], references=texts[1:], **options)


@pytest.mark.parametrize("name", SHAPES)
def test_members_without_translations_are_left_out(tmp_path: Path, name: str) -> None:
    found = aligned(tmp_path, SHAPES[name])
    assert [*found.references[0].segments] == [*map(reference, range(ROWS))]
    assert [*found.left_out] == ["notes"]
    kept = aligned(
        tmp_path, SHAPES[name], settings=Settings(pairing=PairingOptions(keep=("notes",)))
    )
    assert len(kept.references[0].segments) == len(kept.pairs.rows) > ROWS


@pytest.mark.parametrize(
    ("extension", "head", "row", "tail"),
    [
        ("yml", "gl:\n", '  k{0}:\n    words: "{1}"\n    hint: "{2}"\n', ""),
        ("yml", "", '- words: "{1}"\n  hint: "{2}"\n', ""),
        ("php", "<?php return [\n", "'k{0}' => ['words' => '{1}', 'hint' => '{2}'],\n", "];"),
        ("toml", "", '[k{0}]\nwords = "{1}"\nhint = "{2}"\n', ""),
        ("json", "{", '"k{0}": "{1}", "_k{0}.hint": "{2}",', "}"),
        ("resjson", "{", '"_k{0}.hint": "{2}", "k{0}": "{1}",', '"z": ""}'),
        ("properties", "", "k{0}.words={1}\nk{0}.hint={2}\n", ""),
    ],
)
def test_one_rule_for_all_formats_with_names(
    tmp_path: Path, extension: str, head: str, row: str, tail: str
) -> None:
    texts = [
        write(
            tmp_path,
            f"{index}.{extension}",
            head + "".join(row.format(n, side(n), english(n)) for n in range(ROWS)) + tail,
        )
        for index, side in enumerate((candidate, reference))
    ]
    found = align(candidates=texts[:1], references=texts[1:])
    assert found.left_out["notes"] == ROWS
    assert [*filter(None, found.references[0].segments)] == [*map(reference, range(ROWS))]


def test_members_that_may_be_translations_are_kept_with_a_warning(tmp_path: Path) -> None:
    texts = documents(tmp_path, lambda n, text: {"words": text, "where": SUBJECTS[n % 2]})
    found = align(candidates=texts[:1], references=texts[1:])
    assert found.left_out == {}
    assert found.concerns["same_in_all"] == tuple(range(1, 2 * ROWS, 2))
    evaluation = evaluate_documents(candidates=texts[:1], references=texts[1:], settings=Settings())
    (said,) = (one for one in evaluation.candidates[0].diagnostics if one.kind is Kind.SAME_IN_ALL)
    assert (said.data, said.count, said.segments) == (Names(("where",)), ROWS, 2 * ROWS)
    assert said.switch is not None
    without = Settings(pairing=PairingOptions(leave_out=("same_in_all",)))
    found = aligned(tmp_path, lambda n, text: {"words": text, "where": "x"}, settings=without)
    assert len(found.references[0].segments) == ROWS


def test_source_texts_are_left_out_whatever_their_language(tmp_path: Path) -> None:
    shape: Shape = lambda n, text: {"words": text, "base": SUBJECTS[n % 5]}  # noqa: E731
    source = {f"k{n}": shape(n, SUBJECTS[n % 5]) for n in range(ROWS)}
    found = aligned(tmp_path, shape, source=write(tmp_path, "source.json", source))
    assert [*found.left_out] == ["notes"]
    assert "notes" not in aligned(tmp_path, shape).concerns


@pytest.mark.parametrize(
    "shape",
    [
        # Texts in the language of the others, some without a note, different in the files, alone.
        lambda n, text: {"words": text, "short": reference(n + 1)[:24]},
        lambda n, text: {"words": text} | ({"hint": english(n)} if n < 4 else {}),
        lambda n, text: {"words": text, "hint": english(n) + text[-3:]},
        lambda n, text: {"words": text} if n % 2 else {"hint": english(n)},
        lambda n, text: {f"words{n}": text, f"address{n}": f"https://example.org/{n}"},
    ],
)
def test_other_members_are_translations(tmp_path: Path, shape: Shape) -> None:
    assert "notes" not in aligned(tmp_path, shape).concerns


def test_names_and_numbers_in_a_flat_file_are_translations() -> None:
    keys = [f"k{n}" for n in range(ROWS)]
    same = [f"https://example.org/{n}" if n % 2 else str(n) for n in range(ROWS)]
    texts = [[one if n % 3 else side(n) for n, one in enumerate(same)] for side in (reference, str)]
    assert find_same_members(keys, texts).notes == frozenset()


def test_items_of_one_list_are_no_member_of_many() -> None:
    """The names of months may be the same while their short forms differ."""
    keys = [f"date.{name}[{n}]" for name in ("months", "short") for n in range(12)]
    long = [f"{n}月" for n in range(12)]
    texts = [[*long, *(f"{side} {n}" for n in range(12))] for side in ("a", "b")]
    found = find_same_members(keys, texts)
    assert (found.notes, found.unclear) == (frozenset(), frozenset())


@pytest.mark.parametrize("name", ["$schema", "$id.url", "@about[0]", "#", "//", "#about"])
@pytest.mark.parametrize("text", ["https://example.org/schema", "Keep this sorted"])
def test_a_name_with_a_sign_at_the_root(name: str, text: str) -> None:
    keys = [name, *(f"k{n}" for n in range(ROWS))]
    texts = [[text, *map(side, range(ROWS))] for side in (reference, candidate)]
    expected = frozenset() if name == "#" else frozenset({0})
    assert find_same_members(keys, texts).notes == expected
    # Not if the texts differ, the sign is that of many names, or the name is a text.
    texts[0][0] = "x"
    assert find_same_members(keys, texts).notes == frozenset()
    texts[0][0] = text
    keys[1:5] = ["$a", "$b", "$c", "$d"]
    assert find_same_members(keys, texts).notes == frozenset()
    assert find_same_members(["$5 off", *keys[5:]], [own[4:] for own in texts]).notes == frozenset()


def test_rows_without_text_in_a_file_are_no_evidence() -> None:
    keys = [f"k{n}.{member}" for n in range(ROWS) for member in ("words", "hint")]
    texts: list[list[str | None]] = [
        [text for n in range(ROWS) for text in (side(n), english(n))]
        for side in (reference, candidate, lambda n: candidate(n + 1))
    ]
    assert len(find_same_members(keys, texts).notes) == ROWS
    texts[2][1] = None
    assert len(find_same_members(keys, texts).notes) == ROWS - 1
    texts[2][1::2] = [None] * ROWS
    assert find_same_members(keys, texts).notes == frozenset()


@pytest.mark.parametrize(
    ("key", "parts"),
    [
        ("a", ("", "a")),
        ("a.b.c", ("a.b", "c")),
        ("a.b[0][12]", ("a", "b")),
        ("[3].b", ("[3]", "b")),
        ("a.b]", ("a", "b]")),
    ],
)
def test_the_parts_of_a_name(key: str, parts: tuple[str, str]) -> None:
    assert split_name(key) == Name(*parts)
