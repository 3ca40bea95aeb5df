"""The origins of suggestions, as formats and tools name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.documents import read_document
from bleu_core.files.origins import Origin, OriginKind, read_origin

MACHINE, MEMORY, NONE = OriginKind.MACHINE, OriginKind.MEMORY, OriginKind.NONE


@pytest.mark.parametrize(
    ("text", "percent", "tool", "origin"),
    [
        ("MT", None, "", Origin(MACHINE)),
        ("machine-trans", None, "", Origin(MACHINE)),
        ("MT / DeepL", None, "", Origin(MACHINE, "DeepL")),
        ("Google Translate", None, "", Origin(MACHINE, "Google Translate")),
        ("mt", None, "Language Weaver", Origin(MACHINE, "Language Weaver")),
        ("", None, "DeepL", Origin(MACHINE, "DeepL")),
        ("memsource-tm", 101.0, "", Origin(MEMORY, "", 101.0)),
        ("project.tmx", 87.0, "", Origin(MEMORY, "project.tmx", 87.0)),
        ("project.tmx", None, "", Origin(OriginKind.UNKNOWN, "project.tmx")),
        ("document-match", 100.0, "", Origin(MEMORY, "", 100.0)),
        ("auto-propagated", None, "", Origin(OriginKind.REPEATED)),
        ("leveraged-glossary", None, "", Origin(OriginKind.OTHER)),
        ("interactive", None, "", Origin(NONE)),
        ("", None, "", Origin(OriginKind.UNKNOWN)),
    ],
)
def test_origins(text: str, percent: float | None, tool: str, origin: Origin) -> None:
    assert read_origin(text, percent, tool) == origin


def test_columns_of_a_table_state_origins(tmp_path: Path) -> None:
    path = tmp_path / "delivered.csv"
    path.write_text(
        "Source,MT,Final,Engine,Match\n"
        "One.,Uno.,Uno.,DeepL,\n"
        "Two.,Dos.,Dos.,,87%\n"
        "Three.,,Tres.,,\n",
        "utf-8",
    )
    units = read_document(f"{path}#column=MT").units
    assert units.origins == {0: Origin(MACHINE, "DeepL"), 1: Origin(MEMORY, "", 87.0)}
    assert units.take([1]).origins == {0: Origin(MEMORY, "", 87.0)}
    assert units.join([(0, 1), (2,)]).origins == {0: Origin(MACHINE, "DeepL")}
