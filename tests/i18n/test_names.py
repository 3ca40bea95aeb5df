"""Names of texts as people read them: short, in one line, and as distinct as before."""

from __future__ import annotations

import pytest

from bleu_score.messages.names import text_name

NAMES = {
    "plain.txt": "plain.txt",
    "plain.xlsx#column=MT1": "plain.xlsx · MT1",
    "mt/plain.xlsx#column=MT1": "mt/plain.xlsx · MT1",
    "plain.xlsx#column=MT1 (2)": "plain.xlsx · MT1 (2)",
    "book.xlsx#sheet=UI&column=MT 100%25 %26 more": "book.xlsx · UI · MT 100% & more",
    "pack.zip#file=a/b.xliff&alt-trans=MT": "pack.zip · a/b.xliff · MT",
    "memory.tmx#lang=es-MX": "memory.tmx · es-MX",
    "file.xliff#target": "file.xliff · Translation",
    "file.xliff#alt-trans": "file.xliff · Alternative translation",
    # Two texts can differ by these alone.
    "t.csv#column=MT": "t.csv · MT",
    "t.csv#column=MT&key=ID": "t.csv · MT · key=ID",
    "t.csv#headings=3&column=MT": "t.csv · MT · headings=3",
    # No addresses.
    "part #2 of 3.txt": "part #2 of 3.txt",
    "a#column=x&nonsense=y": "a#column=x&nonsense=y",
    "#column=MT": "#column=MT",
    "two\nlines#column=a\tb": "two␣lines · a␣b",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_a_text(name: str) -> None:
    assert text_name(name) == NAMES[name]


def test_distinct_names_stay_distinct() -> None:
    assert len({*map(text_name, NAMES)}) == len(NAMES)
