"""TXML of Wordfast Pro, and translators' XML formats that are not read."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.addresses import FieldKind
from bleu_core.files.documents import document_of
from bleu_core.files.errors import FileMalformed, FileUnsupported, FileWrongFormat, NoUnits
from bleu_core.files.reading.contents import Contents, Format, KeyKind, Tag, plain_text
from bleu_core.files.reading.formats import read_contents
from bleu_core.pairing.pairs import pair


def read(folder: Path, text: str | bytes, name: str = "a.docx.txml") -> Contents:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_contents(path)


def txml(*blocks: str, attributes: str = 'locale="EN" targetlocale="FR"') -> str:
    own = "".join(
        f'<translatable blockId="b{number}">{block}</translatable>\n'
        for number, block in enumerate(blocks)
    )
    return f'<?xml version="1.0"?>\n<txml {attributes}><skeleton>x</skeleton>\n{own}</txml>'


def segment(number: str, source: str, target: str | None = None, more: str = "") -> str:
    said = "" if target is None else f'<target score="100">{target}</target>'
    return f'<segment segmentId="{number}"><source>{source}</source>{said}{more}</segment>'


def rows(contents: Contents) -> list[tuple[str, str]]:
    sources, targets = (field.cells for field in contents.tables[0].fields)
    return [(plain_text(one), plain_text(two)) for one, two in zip(sources, targets, strict=True)]


def test_segments_with_source_and_target(tmp_path: Path) -> None:
    contents = read(tmp_path, txml(segment("1", "One", "Un") + segment("2", "Two"), "<ws/>"))
    assert contents.format is Format.TXML
    (table,) = contents.tables
    assert [(field.kind, field.language) for field in table.fields] == [
        (FieldKind.SOURCE, "EN"),
        (FieldKind.TARGET, "FR"),
    ]
    assert rows(contents) == [("One", "Un"), ("Two", "")]
    assert (list(table.keys), table.key_kind) == (["b0 / 1", "b0 / 2"], KeyKind.UNIT_ID)
    assert (list(table.parents), list(table.lines)) == (["b0", "b0"], [3, 3])


def test_only_the_translation_is_read(tmp_path: Path) -> None:
    older = "<revisions><revision><target>Ancien</target></revision></revisions><ws> </ws>"
    comment = "<comments><comment>Was?</comment></comments>"
    hidden = f"<!-- {segment('9', 'No', 'Non')} -->"
    found = read(tmp_path, txml(hidden + segment("1", "One", "Un", older + comment)))
    assert rows(found) == [("One", "Un")]


def test_tags(tmp_path: Path) -> None:
    tagged = "Un <ut x='1' type='bold'>&lt;b></ut>deux<ut x='2' type='unknown'>\\n</ut>trois"
    (cell,) = read(tmp_path, txml(segment("1", "x", tagged))).tables[0].fields[1].cells
    assert cell == (
        "Un ", Tag("ut:1", "<b>"), "deux", Tag("ut:2", "\\n", is_break=True), "trois",
    )  # fmt: skip
    assert plain_text(cell) == "Un deux trois"


def test_segments_without_ids_have_no_keys(tmp_path: Path) -> None:
    own = "<segment><source>A</source><target>B</target></segment>"
    text = f'<txml locale="en"><body>{own}</body></txml>'
    (table,) = read(tmp_path, text).tables
    assert (table.keys, table.key_kind, table.parents) == ((), None, ())
    assert [field.language for field in table.fields] == ["en", None]


def test_split_segments_are_joined(tmp_path: Path) -> None:
    whole = read(tmp_path, txml(segment("1", "One. Two.", "Un. Deux.")))
    cut = read(tmp_path, txml(segment("1", "One.", "un.") + segment("2", "Two.", "deux.")))
    assert pair([document_of(whole), document_of(cut)]).rows == (((0,), (0, 1)),)


@pytest.mark.parametrize("text", ["<txml>", "<txml><a></b></txml>", "<txml/", txml()[:-9]])
def test_damaged(tmp_path: Path, text: str) -> None:
    with pytest.raises(FileMalformed):
        read(tmp_path, text)


def test_files_that_are_no_txml(tmp_path: Path) -> None:
    with pytest.raises(FileWrongFormat):
        read(tmp_path, "<xml/>")
    with pytest.raises(NoUnits):
        read(tmp_path, txml())


# --- other formats --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("root", "kind"), [("martif", "TBX"), ("tbx", "TBX"), ("TRADOStag", "TTX")]
)
@pytest.mark.parametrize("ending", ["tbx", "ttx", "xml", "txt"])
@pytest.mark.parametrize("codec", ["utf-8", "utf-16"])
def test_formats_that_are_not_read_are_refused_by_name(
    tmp_path: Path, root: str, kind: str, ending: str, codec: str
) -> None:
    text = f"<?xml version='1.0'?><{root} version='2'><text/></{root}>"
    with pytest.raises(FileUnsupported) as caught:
        read(tmp_path, text.encode(codec), f"a.{ending}")
    assert caught.value.kind == kind
