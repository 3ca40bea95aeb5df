"""Who edited translations and when, as formats state it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from bleu_core.files.documents import read_document
from bleu_core.files.edited import Edited
from tests.helpers.deliveries import XLIFF
from tests.helpers.office_files import archive

DAY = date(2024, 4, 24)
MEMOQ = XLIFF.format(
    namespaces=' xmlns:mq="MQXliff"',
    units="""<trans-unit id="1" mq:translatorcommitusername="ana"
mq:translatorcommittimestamp="2024-04-24T10:00:00Z" mq:lastchanginguser="ben"
mq:lastchangedtimestamp="2024-04-25T10:00:00Z"><source>a</source><target>A</target></trans-unit>
<trans-unit id="2" mq:translatorcommittimestamp="0001-01-01T00:00:00" mq:lastchanginguser="ben"
mq:lastchangedtimestamp="2024-04-25T10:00:00Z"><source>b</source><target>B</target></trans-unit>
<trans-unit id="3" mq:lastchangedtimestamp="0001-01-01T00:00:00Z"><source>c</source>
<target>C</target></trans-unit>""",
)
PHRASE = XLIFF.format(
    namespaces=' xmlns:m="http://www.memsource.com/mxlf/2.0"',
    units="""<trans-unit id="1" m:created-by="pm" m:created-at="1713916800000" m:modified-by="ana"
m:modified-at="1713960000000"><source>a</source><target>A</target></trans-unit>
<trans-unit id="2" m:created-by="ben" m:created-at="1714046400000" m:modified-by=""
m:modified-at="0"><source>b</source><target>B</target></trans-unit>
<trans-unit id="3" m:created-at="0" m:modified-at="0"><source>c</source><target>C</target>
</trans-unit>""",
)
TRADOS = XLIFF.format(
    namespaces=' xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"',
    units="""<trans-unit id="1"><source>a b c</source><seg-source><mrk mtype="seg" mid="1">a</mrk>
<mrk mtype="seg" mid="2">b</mrk> <mrk mtype="seg" mid="3">c</mrk></seg-source>
<target><mrk mtype="seg" mid="1">A</mrk> <mrk mtype="seg" mid="2">B</mrk>
<mrk mtype="seg" mid="3">C</mrk></target><sdl:seg-defs><sdl:seg id="1" origin="mt">
<sdl:value key="created_by">pm</sdl:value><sdl:value key="created_on">04/23/2024 08:00:00
</sdl:value><sdl:value key="last_modified_by">ana</sdl:value>
<sdl:value key="modified_on">04/24/2024 10:00:00</sdl:value></sdl:seg>
<sdl:seg id="2"><sdl:value key="created_by">ben</sdl:value>
<sdl:value key="created_on">04/25/2024 10:00:00</sdl:value></sdl:seg>
<sdl:seg id="3" conf="Draft"/></sdl:seg-defs></trans-unit>""",
)
PHASES = XLIFF.format(
    namespaces="",
    units="""<trans-unit id="1" phase-name="late"><source>a</source>
<target phase-name="early">A</target></trans-unit>
<trans-unit id="2" phase-name="late"><source>b</source><target>B</target></trans-unit>
<trans-unit id="3" phase-name="unknown"><source>c</source><target>C</target></trans-unit>""",
).replace(
    "<body>",
    """<header><phase-group><phase phase-name="early" process-name="translation"
contact-name="ana" contact-email="ana@x.org" date="2024-04-24T10:00:00Z"/><phase phase-name="late"
process-name="review" contact-email="ben" date="2024-04-25T10:00:00Z"/></phase-group></header>
<body>""",
)
TMX = """<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>
<tu creationid="pm" creationdate="20240423T000000Z"><tuv xml:lang="en" changeid="pm"><seg>a</seg>
</tuv><tuv xml:lang="es" changeid="ana" changedate="20240424T100000Z" creationid="pm"><seg>A</seg>
</tuv><tuv xml:lang="fr" changeid="zoe"><seg>A</seg></tuv></tu>
<tu creationid="ben" creationdate="20240425T100000Z"><tuv xml:lang="en"><seg>b</seg></tuv>
<tuv xml:lang="es"><seg>B</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>c</seg></tuv><tuv xml:lang="es"><seg>C</seg></tuv></tu></body></tmx>"""
ENGLISH = (
    "Source\tMT\tFinal\tTranslator\tDate\n"
    "a\tA\tA\tana\t24/04/2024\nb\tB\tB\tben\t25/04/2024 10:00\nc\tC\tC\t\t\n"
)
EXPECTED = {0: Edited("ana", DAY), 1: Edited("ben", date(2024, 4, 25))}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.mqxliff#target", MEMOQ),
        ("a.mxliff#target", PHRASE),
        ("a.sdlxliff#target", TRADOS),
        ("a.xliff#target", PHASES),
        ("a.tmx#lang=es", TMX),
        ("a.tsv#column=Final", ENGLISH),
    ],
)
def test_formats_state_who_edited_a_translation(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name.partition("#")[0]).write_text(text, "utf-8")
    units = read_document(f"{tmp_path}/{name}").units
    assert units.edited == EXPECTED
    # It stays with its unit.
    assert units.take([1, -1, 2, 0]).edited == {0: EXPECTED[1], 3: EXPECTED[0]}
    assert units.join([(2, 1), (), (0, 1)]).edited == {0: EXPECTED[1], 2: EXPECTED[0]}


@pytest.mark.parametrize(
    ("stated", "edited"),
    [
        ("changeid='ana'", Edited("ana")),
        ("changedate='20240424T100000Z'", Edited("", DAY)),
        ("creationid='ben' creationdate='20240424T100000Z'", Edited("ben", DAY)),
        ("creationid='ben' changeid='ana'", Edited("ana")),
        ("changeid=''", None),
    ],
)
def test_a_memory_states_a_name_or_a_day(
    stated: str, edited: Edited | None, tmp_path: Path
) -> None:
    text = (
        f"<tmx version='1.4'><header srclang='en'/><body><tu><tuv xml:lang='en'><seg>a</seg></tuv>"
        f"<tuv xml:lang='es' {stated}><seg>A</seg></tuv></tu></body></tmx>"
    )
    (tmp_path / "a.tmx").write_text(text, "utf-8")
    found = read_document(f"{tmp_path}/a.tmx#lang=es").units.edited
    assert found == ({0: edited} if edited else {})


def test_the_files_of_an_archive_keep_their_editors(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(archive({"a.tmx": TMX, "b.tmx": TMX.replace("ben", "eva")}))
    edited = read_document(f"{tmp_path}/a.zip#lang=es").units.edited
    assert [(index, who.by) for index, who in edited.items()] == [
        *((0, "ana"), (1, "ben"), (3, "ana"), (4, "eva"))
    ]


def test_source_texts_are_edited_by_nobody(tmp_path: Path) -> None:
    (tmp_path / "a.mqxliff").write_text(MEMOQ, "utf-8")
    assert read_document(f"{tmp_path}/a.mqxliff#source").units.edited == {}
