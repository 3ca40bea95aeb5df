"""The origins of suggestions, as formats and tools name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.documents import read_document
from bleu_core.files.origins import Origin, OriginKind, first_known, read_origin

MACHINE, MEMORY, NONE = OriginKind.MACHINE, OriginKind.MEMORY, OriginKind.NONE
UNKNOWN = OriginKind.UNKNOWN


@pytest.mark.parametrize(
    ("text", "percent", "tool", "origin"),
    [
        ("MT", None, "", Origin(MACHINE)),
        ("machine-trans", None, "", Origin(MACHINE)),
        ("MT / DeepL", None, "", Origin(MACHINE, "DeepL")),
        # No name states what it is, whatever is known about it elsewhere.
        ("Google Translate", None, "", Origin(UNKNOWN, "Google Translate")),
        ("DeepL (MT)", None, "", Origin(MACHINE, "DeepL")),
        ("mt", None, "Language Weaver", Origin(MACHINE, "Language Weaver")),
        ("", None, "DeepL", Origin(UNKNOWN, "DeepL")),
        ("Lara", 0.0, "MT", Origin(MACHINE, "Lara", 0.0)),
        ("memsource-tm", 101.0, "", Origin(MEMORY, "", 101.0)),
        ("project.tmx", 87.0, "", Origin(UNKNOWN, "project.tmx", 87.0)),
        ("document-match", 100.0, "", Origin(MEMORY, "", 100.0)),
        ("auto-propagated", None, "", Origin(OriginKind.REPEATED)),
        ("leveraged-glossary", None, "", Origin(OriginKind.OTHER)),
        ("interactive", None, "", Origin(NONE)),
        ("", 87.0, "", Origin(UNKNOWN, "", 87.0)),
        ("", None, "", Origin(UNKNOWN)),
    ],
)
def test_origins(text: str, percent: float | None, tool: str, origin: Origin) -> None:
    assert read_origin(text, percent, tool) == origin


@pytest.mark.parametrize(
    ("chain", "first"),
    [
        ([], None),
        ([Origin(NONE), Origin(MEMORY), Origin(MACHINE)], Origin(MEMORY)),
        ([Origin(UNKNOWN, "x"), Origin(NONE)], Origin(UNKNOWN, "x")),
    ],
)
def test_the_first_known_origin_counts(chain: list[Origin], first: Origin | None) -> None:
    assert first_known(chain) == first


def test_columns_of_a_table_state_origins(tmp_path: Path) -> None:
    path = tmp_path / "delivered.csv"
    path.write_text(
        "Source,MT,Final,Engine,TM match\n"
        "One.,Uno.,Uno.,DeepL,\n"
        "Two.,Dos.,Dos.,,87%\n"
        "Three.,,Tres.,,\n",
        "utf-8",
    )
    units = read_document(f"{path}#column=MT").units
    assert units.origins == {0: Origin(MACHINE, "DeepL"), 1: Origin(MEMORY, "", 87.0)}
    assert units.take([1]).origins == {0: Origin(MEMORY, "", 87.0)}
    assert units.join([(0, 1), (2,)]).origins == {0: Origin(MACHINE, "DeepL")}


def test_only_a_heading_or_a_word_states_the_kind_of_a_name_in_a_table(tmp_path: Path) -> None:
    path = tmp_path / "delivered.csv"

    def kinds(heading: str, name: str, match: str) -> list[Origin]:
        rows = f"Source,MT,Final,{heading},{match}\nOne.,Uno.,Uno.,{name},87\nTwo.,Dos.,Dos.,,87\n"
        path.write_text(rows, "utf-8")
        return [*read_document(f"{path}#column=MT").units.origins.values()]

    assert kinds("Engine", "Lara", "Match") == [
        Origin(MACHINE, "Lara", 87.0), Origin(UNKNOWN, "", 87.0),
    ]  # fmt: skip
    assert kinds("Engine", "TM", "Match")[0] == Origin(MEMORY, "", 87.0)
    assert kinds("Match origin", "Lara", "Match")[0] == Origin(UNKNOWN, "Lara", 87.0)
    assert kinds("Match origin", "Lara", "TM match") == [
        Origin(UNKNOWN, "Lara", 87.0), Origin(MEMORY, "", 87.0),
    ]  # fmt: skip
