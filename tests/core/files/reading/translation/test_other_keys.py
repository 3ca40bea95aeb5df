"""Names, notes and properties of units, by which they may be known beside their keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.reading.formats import read_contents

TMX = """<tmx version="1.4"><header srclang="en"/><body>
<tu tuid="7"><note>first</note><prop type="page">1</prop><tuv xml:lang="en"><seg>a</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>b</seg></tuv></tu></body></tmx>"""
XLIFF = """<xliff version="1.2"><file original="f" source-language="en"><body>
<trans-unit id="1" resname="menu" name="open"><source>a</source><note>first</note></trans-unit>
<trans-unit id="2"><source>b</source></trans-unit></body></file></xliff>"""
QT = """<TS language="es"><context><name>c</name><message><source>a</source><comment>x</comment>
<extracomment>first</extracomment></message><message><source>b</source></message></context></TS>"""


@pytest.mark.parametrize(
    ("name", "text", "other_keys"),
    [
        ("a.tmx", TMX, {"tuid": ["7", ""], "note": ["first", ""], "page": ["1", ""]}),
        ("a.xlf", XLIFF, {"resname": ["menu", ""], "name": ["open", ""], "note": ["first", ""]}),
        ("a.ts", QT, {"comment": ["x", ""], "extracomment": ["first", ""]}),
    ],
)
def test_units_have_other_keys(
    name: str, text: str, other_keys: dict[str, list[str]], tmp_path: Path
) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    (found,) = read_contents(tmp_path / name).tables
    assert found.other_keys == other_keys
