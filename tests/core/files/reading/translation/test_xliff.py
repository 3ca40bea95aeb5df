"""XLIFF 1 and 2 and their dialects: one unit a segment, every text, key, tag and mark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import (
    Cell,
    Contents,
    Format,
    KeyKind,
    Tag,
    UnitMark,
    UnitTable,
    plain_text,
)
from bleu_core.files.errors import (
    EntityDeclared,
    FileEmpty,
    FileMalformed,
    FileUndecodable,
    FileUnsupported,
    FileWrongFormat,
    NoUnits,
)
from bleu_core.files.origins import Origin, OriginKind
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.translation import xliff
from bleu_core.files.reading.translation.xliff_units import _memoq_origin
from bleu_core.progress import Progress

NAMESPACE = "urn:oasis:names:tc:xliff:document:"


def read(data: str | bytes, **options: Any) -> Contents:
    data = data.encode() if isinstance(data, str) else data
    return xliff.read(RawFile(Path("file.xlf"), data, **options))


def table(text: str) -> UnitTable:
    (found,) = read(text).tables
    return found


def xliff_1(body: str, attributes: str = 'target-language="es"', head: str = "") -> str:
    return (
        f'<xliff version="1.2" xmlns="{NAMESPACE}1.2" xmlns:sdl="http://sdl.com/FileTypes/'
        'SdlXliff/1.0" xmlns:mq="MQXliff"><file original="a.html" source-language="en" '
        f"{attributes}>{head}<body>\n{body}</body></file></xliff>"
    )


def xliff_2(body: str, attributes: str = 'trgLang="es"', file: str = "") -> str:
    return (
        f'<xliff version="2.0" xmlns="{NAMESPACE}2.0" xmlns:mtc="urn:oasis:names:tc:xliff:'
        f'matches:2.0" srcLang="en" {attributes}><file id="f1"{file}>\n{body}</file></xliff>'
    )


def unit(source: str, target: str = "", attributes: str = "", **more: str) -> str:
    """Return an XLIFF 1.2 unit."""
    attributes += "".join(f" {name}='{value}'" for name, value in more.items())
    return f'<trans-unit id="u"{attributes}><source>{source}</source>{target}</trans-unit>\n'


def segment(source: str, target: str = "", **attributes: str) -> str:
    """Return an XLIFF 2 segment."""
    said = "".join(f" {name}='{value}'" for name, value in attributes.items())
    return f"<segment{said}><source>{source}</source>{target}</segment>"


def mrk(mid: str | None, text: str) -> str:
    return f'<mrk mtype="seg"{f" mid={mid!r}" if mid is not None else ""}>{text}</mrk>'


def rows(found: UnitTable) -> list[tuple[str, str, str]]:
    """Return key, source and target of each unit, without tags."""
    sources, targets = (field.cells for field in found.fields[:2])
    cells = zip(found.keys, sources, targets, strict=True)
    return [(key, plain_text(source), plain_text(target)) for key, source, target in cells]


def source_cell(content: str, **options: Any) -> Cell:
    return table(xliff_1(unit(content) + unit("More."), **options)).fields[0].cells[0]


# --- fields ---------------------------------------------------------------------------------------


def test_xliff_1():
    contents = read(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        + xliff_1(
            '<trans-unit id="a"><source>One</source><target>Uno</target></trans-unit>\n'
            '<trans-unit id="b">\n<source>Two</source><note>n</note></trans-unit>\n'
        )
    )
    assert contents.format is Format.XLIFF
    assert contents.encoding is not None
    assert contents.encoding.name == "UTF-8"
    (found,) = contents.tables
    assert found.name == ""
    assert [(field.kind, field.name, field.language) for field in found.fields] == [
        (FieldKind.SOURCE, "", "en"),
        (FieldKind.TARGET, "", "es"),
    ]
    assert rows(found) == [("a", "One", "Uno"), ("b", "Two", "")]
    assert found.key_kind is KeyKind.UNIT_ID
    assert list(found.lines) == [3, 4]
    assert not found.marks
    assert not found.times


def test_xliff_2():
    found = table(
        xliff_2(
            f'<unit id="a">{segment("One", "<target>Uno</target>", id="s1")}\n'
            "<ignorable><source> </source><target>not read</target></ignorable>\n"
            f"{segment('Two')}</unit>\n<group id='g'><unit id='b'>{segment('Three')}</unit></group>"
        )
    )
    assert rows(found) == [("a / s1", "One", "Uno"), ("a / 2", "Two", ""), ("g / b", "Three", "")]
    assert [field.language for field in found.fields] == ["en", "es"]
    assert list(found.lines) == [2, 2, 5]


@pytest.mark.parametrize(
    ("orders", "found"),
    [
        # The space between segments has a place, too.
        (["3", "", "1"], ["b", "a"]),
        (["", "", ""], ["a", "b"]),
        (["1", "", "3"], ["a", "b"]),
        (["2", "1", "3"], ["a", "b"]),
        (["3", "2", ""], ["a", "b"]),
        (["x", "", "1"], ["a", "b"]),
    ],
)
def test_translations_of_a_unit_have_an_order_of_their_own(
    orders: list[str], found: list[str]
) -> None:
    first, space, second = (f'<target order="{order}">T</target>' for order in orders)
    between = f"<ignorable><source> </source>{space}</ignorable>"
    body = segment("a", first, id="1") + between + segment("b", second, id="2")
    read_rows = rows(table(xliff_2(f"<unit id='u'>{body}</unit>")))
    assert [source for _, source, _ in read_rows] == found
    assert {key: source for key, source, _ in read_rows} == {"u / 1": "a", "u / 2": "b"}


@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_old_versions_have_no_namespace(version):
    text = xliff_1(unit("One", "<target>Uno</target>"))
    text = text.replace(f'xmlns="{NAMESPACE}1.2"', "").replace('"1.2"', f'"{version}"')
    text = (
        '<!DOCTYPE xliff PUBLIC "-//XLIFF//DTD XLIFF//EN" "http://localhost:9/xliff.dtd">\n' + text
    )
    assert rows(table(text)) == [("u", "One", "Uno")]


@pytest.mark.parametrize("version", ["2.1", "2.2"])
def test_new_versions(version):
    text = xliff_2(f"<unit id='a'>{segment('One', '<target>Uno</target>')}</unit>")
    assert rows(table(text.replace('version="2.0"', f'version="{version}"'))) == [
        ("a", "One", "Uno")
    ]


def test_a_prefix_for_everything():
    text = xliff_1(unit("One", "<target>Uno</target>")).replace("xmlns=", "xmlns:x=")
    for name in ("xliff", "file", "body", "trans-unit", "source", "target"):
        text = text.replace(f"<{name}", f"<x:{name}").replace(f"</{name}", f"</x:{name}")
    assert rows(table(text)) == [("u", "One", "Uno")]


def test_languages_are_those_first_declared():
    text = xliff_1(unit("One") + unit("Two", '<target xml:lang="zh-TW">二</target>'), attributes="")
    assert [field.language for field in table(text).fields] == ["en", "zh-TW"]
    text = text.replace('source-language="en"', 'source-language="EN_us" target-language="zh_HK"')
    assert [field.language for field in table(text).fields] == ["EN_us", "zh_HK"]
    text = text.replace("</xliff>", text[text.index("<file") :].replace("_", "-"))
    assert [field.language for field in table(text).fields] == ["EN_us", "zh_HK"]
    text = xliff_2(f"<unit id='a'>{segment('One')}</unit>", attributes="")
    assert [field.language for field in table(text).fields] == ["en", None]


def test_alternatives_are_a_field_if_there_are_any():
    proposals = (
        '<target>Uno</target><alt-trans origin="mt"><source>x</source></alt-trans>'
        "<alt-trans><source>One!</source><target>¡Uno!</target></alt-trans>"
        "<alt-trans><target>Una</target></alt-trans>"
    )
    found = table(xliff_1(unit("One", proposals) + unit("Two")))
    assert [field.kind for field in found.fields] == [
        FieldKind.SOURCE, FieldKind.TARGET, FieldKind.ALT_TRANS,
    ]  # fmt: skip
    assert list(found.fields[2].cells) == ["¡Uno!", ""]
    assert rows(found) == [("u", "One", "Uno"), ("u", "Two", "")]
    assert found.fields[2].language == "es"


def test_alternatives_of_segments():
    body = (
        f"<trans-unit id='u'><source>A. B.</source><seg-source>{mrk('1', 'A.')} {mrk('2', 'B.')}"
        "</seg-source>{}</trans-unit>"
    )
    second = body.format('<alt-trans mid="2"><target>b.</target></alt-trans>')
    both = body.format(
        f"<alt-trans><target>{mrk('1', 'a.')} {mrk('2', 'b.')}</target></alt-trans>"
        '<alt-trans mid="2"><target>c.</target></alt-trans>'
    )
    whole = body.format("<alt-trans><target>a. b.</target></alt-trans>")
    named = body.format(f'<alt-trans mid="2"><target>{mrk("1", "b.")}</target></alt-trans>')
    for text, expected in (
        (second, ["", "b."]),
        (both, ["a.", "b."]),
        (whole, ["a. b.", ""]),
        (named, ["", "b."]),
    ):
        assert list(table(xliff_1(text)).fields[2].cells) == expected
    unsegmented = unit(
        "A. B.", f"<alt-trans><target>{mrk('1', 'a.')}{mrk('2', ' b.')}</target></alt-trans>"
    )
    assert list(table(xliff_1(unsegmented)).fields[2].cells) == ["a. b."]


def test_parts_of_a_unit_have_its_key_as_parent():
    body = f"<trans-unit id='u'>{segmented(mrk('1', 'A.') + mrk('2', 'B.'))}</trans-unit>"
    found = table(xliff_1(body + unit("C", id2="v")))
    assert list(found.keys) == ["u / 1", "u / 2", "u"]
    assert list(found.parents) == ["u", "u", "u"]
    assert table(xliff_1(unit("C"))).parents == ()
    body = f"<unit id='a'>{segment('A', id='1')}{segment('B', id='2')}</unit>"
    found = table(xliff_2(body + f"<unit id='b'>{segment('C', id='1')}</unit>"))
    assert (list(found.keys), list(found.parents)) == (["a / 1", "a / 2", "b"], ["a", "a", "b"])


def proposals(*found: tuple[str, str, str], kind: str = "") -> str:
    """Return proposals of origin, match quality and text."""
    return "".join(
        f'<alt-trans origin="{origin}" match-quality="{quality}"{kind}><target>{text}</target>'
        "</alt-trans>"
        for origin, quality, text in found
    )


def test_proposals_of_each_origin_are_a_field_with_the_best_matches():
    first = proposals(("TM", "70%", "a"), ("MT", "", "b"), ("TM", "80.5", "c"), ("MT", "x", "d"))
    found = table(xliff_1(unit("One", first) + unit("Two", proposals(("MT", "0", "e")))))
    assert [(field.name, list(field.cells)) for field in found.fields[2:]] == [
        ("MT", ["b", "e"]),
        ("TM", ["c", ""]),
    ]
    assert [each.quality for each in found.fields[3].proposals[0]] == [70, 80.5]


def test_older_translations_and_those_without_origin_are_no_others_proposals():
    old = proposals(("TM", "100", "old"), kind=' alttranstype="previous-version"')
    nobody = "<alt-trans><target>who?</target></alt-trans>"
    found = table(xliff_1(unit("One", old + nobody + proposals(("TM", "99", "new")))))
    assert [(field.name, field.cells[0]) for field in found.fields[2:]] == [
        ("previous-version", "old"),
        ("unknown", "who?"),
        ("TM", "new"),
    ]


def test_origins_are_limited():
    body = "".join(unit(f"{n}", proposals((f"o{n}", "", str(n)))) for n in range(60))
    found = table(xliff_1(body)).fields[2:]
    assert len(found) == 51
    assert (found[0].name, sum(map(bool, found[0].cells))) == ("unknown", 10)


def test_text_that_memoq_inserted_is_a_proposal():
    def inserted(source: str, rate: str, target: str) -> str:
        return (
            f'<mq:insertedmatch matchtype="1" source="{source}" matchrate="{rate}">'
            f"<source>x</source><target>{target}</target></mq:insertedmatch>"
        )

    body = (
        unit("One", "<target>Uno</target>" + inserted("MT / DeepL", "0", "Un"))
        + unit("Two", inserted("Web / Web 2 / Ana", "80", "Dos <x id='1'/>"))
        + unit("Three", inserted("memory", "101", "") + "<mq:minorversions/>")
    )
    found = table(xliff_1(body))
    assert rows(found) == [("u", "One", "Uno"), ("u", "Two", ""), ("u", "Three", "")]
    cells = {field.name: [plain_text(cell) for cell in field.cells] for field in found.fields[2:]}
    assert cells == {"MT": ["Un", "", ""], "Web / Web 2": ["", "Dos ", ""]}
    assert found.fields[3].proposals[1][0].quality == 80


def test_matches_have_origins_and_qualities():
    matches = (
        '<mtc:match ref="#s" type="mt"><source>x</source><target>a</target></mtc:match>'
        '<mtc:match ref="#s" type="tm" origin="main" matchQuality="78.0"><target>b</target>'
        "</mtc:match>"
        '<mtc:match ref="#s" type="tm" origin="main" similarity="90"><target>c</target></mtc:match>'
    )
    body = f"<unit id='u'><mtc:matches>{matches}</mtc:matches>{segment('One', id='s')}</unit>"
    found = table(xliff_2(body)).fields[2:]
    assert [(field.name, field.cells[0]) for field in found] == [("MT", "a"), ("main", "c")]


def test_matches_of_xliff_2():
    matches = "".join(
        f'<mtc:match ref="{ref}"><source>x</source><target>{text}</target></mtc:match>'
        for ref, text in (("#s2", "Dos"), ("#s2", "Deux"), ("#f=f1/u=a/m3", "Tres"), ("#m9", "?"))
    )
    third = segment("<mrk id='m3'>Three</mrk>", id="s3")
    body = (
        f"<unit id='a'><mtc:matches>{matches}</mtc:matches>{segment('One')}"
        f"{segment('Two', id='s2')}{third}</unit><unit id='b'>{segment('Four')}</unit>"
    )
    # Matches for text outside of the segments are shown with the first segment.
    assert list(table(xliff_2(body)).fields[2].cells) == ["?", "Dos", "Tres", ""]


# --- segments of XLIFF 1 --------------------------------------------------------------------------


def segmented(source: str, target: str = "", more: str = "") -> str:
    return f"<source>{source}</source><seg-source>{source}</seg-source>{target}{more}"


def test_each_marked_segment_is_a_unit():
    source = f"{mrk('7', 'A.')} <g id='1'>{mrk('8', 'B.')}</g>"
    target = f"<target><g id='1'>{mrk('8', 'b.')}</g>\n {mrk('7', 'a.')}</target>"
    body = f'<trans-unit id="u">{segmented(source, target)}</trans-unit>'
    assert rows(table(xliff_1(body))) == [("u / 7", "A.", "a."), ("u / 8", "B.", "b.")]
    assert list(table(xliff_1(body)).lines) == [2, 2]


def test_segments_without_partner_have_an_empty_cell():
    target = f"<target>{mrk('2', 'b')}{mrk('3', 'c')}</target>"
    body = f'<trans-unit id="u">{segmented(mrk("1", "A") + mrk("2", "B"), target)}</trans-unit>'
    assert rows(table(xliff_1(body))) == [
        ("u / 1", "A", ""),
        ("u / 2", "B", "b"),
        ("u / 3", "", "c"),
    ]


def test_segments_may_be_marked_in_the_source_itself_and_not_be_numbered():
    source, target = mrk(None, "A") + mrk(None, "B"), mrk(None, "a") + mrk(None, "b")
    body = unit(source, f"<target>{target}</target>")
    assert rows(table(xliff_1(body))) == [("u / 1", "A", "a"), ("u / 2", "B", "b")]


def test_an_unsegmented_seg_source_is_ignored():
    body = f"{mrk('1', 'A')}{mrk('2', 'B')}</source><seg-source>A B</seg-source><source>C"
    assert rows(table(xliff_1(unit(body)))) == [("u / 1", "A", ""), ("u / 2", "B", "")]


def test_equal_mids_pair_in_order():
    source, target = mrk("1", "A") + mrk("1", "B"), mrk("1", "a") + mrk("1", "b")
    body = unit(source, f"<target>{target}</target>")
    assert rows(table(xliff_1(body))) == [("u / 1", "A", "a"), ("u / 1", "B", "b")]


def test_a_single_segment_has_the_key_of_its_unit():
    body = unit(mrk("5", "A"), f"<target>{mrk('5', 'a')}</target>")
    assert rows(table(xliff_1(body))) == [("u", "A", "a")]


def test_a_unit_with_one_unsegmented_side_is_whole():
    sides = mrk("1", "A. ") + mrk("2", "B."), mrk("1", "a. ") + mrk("2", "b.")
    for source, target in ((sides[0], "a. b."), ("A. B.", sides[1])):
        body = unit(source, f"<target>{target}</target>")
        assert rows(table(xliff_1(body))) == [("u", "A. B.", "a. b.")]
    body = f"<trans-unit id='u'>{segmented(sides[0], '<target>a. b.</target>')}</trans-unit>"
    assert rows(table(xliff_1(body))) == [("u", "A. B.", "a. b.")]
    for empty in ("", "<target/>", "<target>\n<x id='1'/></target>"):
        assert len(rows(table(xliff_1(unit(sides[0], empty))))) == 2


def test_text_between_segments_is_not_lost():
    source = f"Note {mrk('1', 'A')}<x id='1'/> and {mrk('2', 'B')} more"
    target = f"<target>{mrk('1', 'a')}<x id='1'/> {mrk('2', 'b')}</target>"
    found = table(xliff_1(unit(source, target)))
    assert rows(found)[:2] == [("u / 1", "A", "a"), ("u / 2", "B", "b")]
    assert rows(found)[2:] == [("u", "Note  and  more", "")]


def test_marks_that_are_no_segments_are_transparent():
    inner = mrk("1", f'A<mrk mtype="term">B</mrk>{mrk("9", "C")}')
    assert rows(table(xliff_1(unit(inner)))) == [("u", "ABC", "")]
    assert source_cell('A<mrk mtype="x-its">B<g id="1">C</g></mrk>') == (
        "AB", Tag("g:1", '<g id="1">'), "C", Tag("/g:1", "</g>"),
    )  # fmt: skip


def test_text_that_a_tracked_change_deleted_is_gone():
    changed = 'A<mrk mtype="x-sdl-deleted"> not<g id="1"/></mrk><mrk mtype="x-sdl-added"> B</mrk> C'
    assert source_cell(changed) == "A B C"


# --- keys -----------------------------------------------------------------------------------------


def test_keys_are_made_of_groups_and_names():
    body = (
        "<group id='g'><group><group resname='r'><trans-unit id='1'><source>A</source></trans-unit>"
        "</group></group><trans-unit resname='n'><source>B</source></trans-unit></group>"
        "<trans-unit id='1'><source>C</source></trans-unit>"
        "<bin-unit id='b'><bin-source/>"
        "<trans-unit id='2'><source>D</source></trans-unit></bin-unit>"
        "<trans-unit><source>E</source></trans-unit>"
    )
    assert table(xliff_1(body)).keys == ["g / r / 1", "g / n", "1", "2", ""]


def test_the_file_is_in_the_key_only_if_there_are_several():
    one = xliff_1(unit("A"))
    assert table(one).keys == ["u"]
    assert table(one.replace("a.html", "D:\\other.html")).keys == ["u"]
    file = one[one.index("<file") : one.index("</xliff>")]
    two = one.replace("</xliff>", file.replace("a.html", "b.html") + "</xliff>")
    assert table(two).keys == ["a.html / u", "b.html / u"]
    assert table(two).document_numbers == [0, 1]
    assert table(two).document_names == ["a.html", "b.html"]
    assert table(one).document_numbers == []
    assert table(one).document_names == []
    # A file without units does not count.
    none = file.replace(unit("A"), "").replace("a.html", "b.html")
    assert table(one.replace("</xliff>", none + "</xliff>")).keys == ["u"]


def test_files_of_xliff_2_are_known_by_id():
    body = f"<unit id='a'>{segment('One')}</unit>"
    one = xliff_2(body, file=' original="a.html"')
    two = one.replace("</xliff>", one[one.index("<file") :].replace('"f1"', '"f2"'))
    assert table(two).keys == ["f1 / a", "f2 / a"]


def test_a_file_of_memoq_has_both():
    one = xliff_1(unit("A"), attributes='id="guid"')
    file = one[one.index("<file") : one.index("</xliff>")]
    two = one.replace("</xliff>", file.replace("a.html", "b.html") + "</xliff>")
    assert table(two).keys == ["a.html / u", "b.html / u"]


# --- marks ----------------------------------------------------------------------------------------


def test_units_that_are_not_for_translation():
    body = (
        unit("A", translate="no")
        + f'<group translate="no">{unit("B")}<group>{unit("C", translate="yes")}'
        + f"</group></group>{unit('D')}"
    )
    assert table(xliff_1(body)).marks == dict.fromkeys((0, 1), UnitMark.NOT_FOR_TRANSLATION)
    body = (
        f"<unit id='a'>{segment('A')}{segment('B')}</unit><group translate='yes'><unit id='b'>"
        f"{segment('C')}</unit><unit id='c' translate='no'>{segment('D')}</unit></group>"
    )
    marks = table(xliff_2(body, file=' translate="no"')).marks
    assert marks == dict.fromkeys((0, 1, 3), UnitMark.NOT_FOR_TRANSLATION)


STATES = {
    None: {"translated", "final", "signed-off", "x-anything", ""},
    UnitMark.NOT_TRANSLATED: {"new", "needs-translation"},
    UnitMark.NEEDS_REVIEW: {
        "needs-review-translation", "needs-review-adaptation", "needs-review-l10n",
        "needs-adaptation", "needs-l10n",
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("state", "mark"),
    [(state, mark) for mark, states in STATES.items() for state in sorted(states)],
)
def test_states(state, mark):
    found = table(xliff_1(unit("A") + unit("B", f'<target state="{state}">b</target>')))
    assert found.marks == ({1: mark} if mark else {})
    assert rows(found)[1] == ("u", "B", "b")
    # A unit that is not for translation keeps its mark.
    found = table(xliff_1(unit("B", f'<target state="{state}">b</target>', translate="no")))
    assert found.marks == {0: UnitMark.NOT_FOR_TRANSLATION}


def test_approval_is_no_mark():
    assert not table(xliff_1(unit("A", "<target>a</target>", approved="no"))).marks


def test_states_of_xliff_2():
    states = ("initial", "translated", "reviewed", "final")
    body = "".join(segment("A", "<target>a</target>", state=state) for state in states)
    assert table(xliff_2(f"<unit id='a'>{body}</unit>")).marks == {0: UnitMark.NOT_TRANSLATED}


@pytest.mark.parametrize(
    ("status", "mark"),
    [
        ("NotStarted", UnitMark.NOT_TRANSLATED),
        ("AssembledFromFragments", UnitMark.NEEDS_REVIEW),
        ("Edited", UnitMark.NEEDS_REVIEW),
        ("MachineTranslated", UnitMark.NEEDS_REVIEW),
        ("PartiallyEdited", UnitMark.NEEDS_REVIEW),
        ("Pretranslated", UnitMark.NEEDS_REVIEW),
        ("Rejected", UnitMark.NEEDS_REVIEW),
        ("ManuallyConfirmed", None),
    ],
)
def test_states_of_memoq(status, mark):
    found = table(xliff_1(unit("A", "<target>a</target>", f' mq:status="{status}"')))
    assert found.marks == ({0: mark} if mark else {})


def test_states_of_trados():
    definitions = "".join(
        f'<sdl:seg id="{number}"{said}/>'
        for number, said in enumerate(
            (
                ' conf="Draft"', ' conf="Translated"', ' conf="RejectedTranslation"',
                ' conf="RejectedSignOff"', "", ' origin="not-translated"',
                ' conf="Draft" origin="not-translated"',
            )
        )
    )  # fmt: skip
    sides = "".join(mrk(str(number), "x") for number in range(7))
    more = f"<sdl:seg-defs>{definitions}</sdl:seg-defs>"
    body = f"<trans-unit id='u'>{segmented(sides, f'<target>{sides}</target>', more)}</trans-unit>"
    assert table(xliff_1(body)).marks == {
        0: UnitMark.NEEDS_REVIEW, 2: UnitMark.NEEDS_REVIEW, 3: UnitMark.NEEDS_REVIEW,
        5: UnitMark.NOT_TRANSLATED, 6: UnitMark.NEEDS_REVIEW,
    }  # fmt: skip


def test_states_of_phrase():
    body = "".join(
        unit("A", "<target>a</target>", f' m:confirmed="{value}"') for value in ("0", "1")
    )
    said = 'xmlns:m="http://www.memsource.com/mxlf/2.0" version'
    found = table(xliff_1(body).replace("version", said, 1))
    assert found.marks == {0: UnitMark.NEEDS_REVIEW}


def test_structure_that_is_not_for_translation_is_no_unit():
    body = (
        unit("<x id='1'/>", translate="no")
        + unit(" <bpt id='1'>code</bpt>\n", "<target> </target>", translate="no")
        + unit("A", translate="no")
        + unit("<x id='1'/>", "<target>a</target>", translate="no")
        + unit("<x id='1'/>")
    )
    found = table(xliff_1(body))
    assert rows(found) == [("u", "A", ""), ("u", "", "a"), ("u", "", "")]
    assert found.marks == dict.fromkeys((0, 1), UnitMark.NOT_FOR_TRANSLATION)
    assert list(found.lines) == [5, 6, 7]


# --- tags -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "cell"),
    [
        ("A<g id='1'>B</g>C", ("A", Tag("g:1", '<g id="1">'), "B", Tag("/g:1", "</g>"), "C")),
        ("<x id='1'/>", (Tag("x:1", '<x id="1"/>'),)),
        ("<x id='1' equiv-text='{0}'/>", (Tag("x:1", "{0}"),)),
        ("A<bx id='2'/>B<ex id='3' rid='2'/>",
         ("A", Tag("bx:2", '<bx id="2"/>'), "B", Tag("ex:3", '<ex id="3"/>'))),
        ("<bpt id='1'>&lt;b&gt;</bpt>A<ept id='1'>&lt;/b&gt;</ept>",
         (Tag("bpt:1", "<b>"), "A", Tag("ept:1", "</b>"))),
        ("<ph id='1'>%s</ph><it id='2' pos='open'>[i]</it>",
         (Tag("ph:1", "%s"), Tag("it:2", "[i]"))),
        ("<ph/>A<ph/><it/>",
         (Tag("ph:1", '<ph id="1"/>'), "A", Tag("ph:2", '<ph id="2"/>'),
          Tag("it:1", '<it id="1"/>'))),
        ("<g id='1'><g id='2'/></g>",
         (Tag("g:1", '<g id="1">'), Tag("g:2", '<g id="2">'), Tag("/g:2", "</g>"),
          Tag("/g:1", "</g>"))),
        # The text of unknown elements is text.
        ("A<foo>B<x id='1'/></foo>C", ("AB", Tag("x:1", '<x id="1"/>'), "C")),
        ("A<!-- c -->B<![CDATA[<C>]]>", "AB<C>"),
    ],
)  # fmt: skip
def test_tags(content, cell):
    assert source_cell(content) == cell


@pytest.mark.parametrize(
    "tag",
    [
        "<x id='1' ctype='lb'/>",
        "<x id='1' ctype='x-html-br'/>",
        "<ph id='1'>&lt;br/&gt;</ph>",
        "<ph id='1'>&lt;BR class=\"x\"&gt;</ph>",
        "<ph id='1'>\\n</ph>",
        "<ph id='1'>\\r\\n</ph>",
        "<ph id='1'>&#10;</ph>",
        "<ph id='1'>&amp;nbsp;</ph>",
        "<ph id='1'>&lt;w:tab/&gt;</ph>",
        "<x id='1' equiv-text='&lt;br>'/>",
    ],
)
def test_breaks_leave_a_space(tag):
    cell = source_cell(f"A{tag}B")
    assert isinstance(cell, tuple)
    assert [part.is_break for part in cell if isinstance(part, Tag)] == [True]
    assert plain_text(cell) == "A B"


@pytest.mark.parametrize(
    "tag", ["<x id='1' ctype='image'/>", "<ph id='1'>&lt;broken&gt;</ph>", "<ph id='1'>n</ph>"]
)
def test_other_tags_leave_nothing(tag):
    assert plain_text(source_cell(f"A{tag}B")) == "AB"


def test_text_in_a_tag_is_no_running_text():
    cell = source_cell(
        "See <ph id='1'>&lt;img alt='<sub>a <g id='2'>big</g> dog</sub>' title='<sub>Rex</sub>'&gt;"
        "</ph>here"
    )
    assert cell == ("See ", Tag("ph:1", "<img alt='' title=''>"), "here")


def test_tags_of_trados_are_defined_in_the_header():
    head = (
        '<header><tag-defs xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><tag id="1"><bpt name="b">'
        '&lt;b&gt;</bpt><bpt-props/><ept name="b">&lt;/b&gt;</ept></tag><tag id="2"><ph name="br">'
        "&lt;br&gt;</ph></tag><tag id='3'><st>&lt;p&gt;</st></tag></tag-defs></header>"
    )
    assert source_cell("A<g id='1'>B</g><x id='2'/><x id='3'/><x id='4'/>", head=head) == (
        "A", Tag("g:1", "<b>"), "B", Tag("/g:1", "</b>"), Tag("x:2", "<br>", True),
        Tag("x:3", "<p>"), Tag("x:4", '<x id="4"/>'),
    )  # fmt: skip


def test_definitions_are_those_of_their_file():
    head = '<header><tag-defs xmlns="x"><tag id="1"><ph>{}</ph></tag></tag-defs></header>'
    files = [xliff_1(unit("<x id='1'/>A"), head=head.format(code)) for code in "ab"]
    files.append(xliff_1(unit("<x id='1'/>A")))
    inner = [text[text.index("<file") : text.index("</xliff>")] for text in files]
    inner[1:] = [text.replace("a.html", "b.html") for text in inner[1:]]
    found = table(files[0].replace(inner[0], "".join(inner)))
    assert [cell[0].text for cell in found.fields[0].cells] == ["a", "b", '<x id="1"/>']
    assert found.keys == ["a.html / u", "b.html / u", "b.html / u"]


DATA = (
    '<originalData><data id="d1">&lt;b&gt;</data><data id="d2">&lt;/b&gt;</data>'
    '<data id="d3">a<cp hex="001F"/></data><data id="d4">&lt;br/&gt;</data></originalData>'
)


@pytest.mark.parametrize(
    ("content", "cell"),
    [
        ("<pc id='1' dataRefStart='d1' dataRefEnd='d2' dispStart='x'>A</pc>",
         (Tag("pc:1", "<b>"), "A", Tag("/pc:1", "</b>"))),
        ("<pc id='1' equivStart='[' equivEnd=']' dispStart='x'>A</pc>",
         (Tag("pc:1", "["), "A", Tag("/pc:1", "]"))),
        ("<pc id='1' dispStart='[' dispEnd=']'>A</pc>",
         (Tag("pc:1", "["), "A", Tag("/pc:1", "]"))),
        ("<pc id='1' equivEnd=''>A</pc>", (Tag("pc:1", '<pc id="1">'), "A", Tag("/pc:1", "</pc>"))),
        ("<sc id='1' dataRef='d1'/>A<ec startRef='7' dataRef='d2'/>",
         (Tag("sc:1", "<b>"), "A", Tag("ec:7", "</b>"))),
        ("<ph id='1' dataRef='d3'/>", (Tag("ph:1", "a\x1f"),)),
        ("<ph id='1' dataRef='d9' equiv='{0}' disp='name'/>", (Tag("ph:1", "{0}"),)),
        ("<ph id='1' disp='name'/>", (Tag("ph:1", "name"),)),
        ("A<ph id='1' type='fmt' subType='xlf:lb'/>B",
         ("A", Tag("ph:1", '<ph id="1"/>', True), "B")),
        ("A<ph id='1' dataRef='d4'/>B", ("A", Tag("ph:1", "<br/>", True), "B")),
        ("A<mrk id='m' type='term'>B</mrk><sm id='n'/>C<em startRef='n'/>", "ABC"),
        ("A<cp hex='001B'/>B<cp hex='zz'/><cp hex='D800'/><cp hex='0'/><cp hex='FFFFFFFF'/><cp/>",
         "A\x1bB" + 5 * "\ufffd"),
    ],
)  # fmt: skip
def test_tags_of_xliff_2(content, cell):
    text = xliff_2(f"<unit id='a'>{DATA}{segment(content)}{segment('More.')}</unit>")
    assert table(text).fields[0].cells[0] == cell


def test_codes_are_those_of_their_unit():
    inner = segment("<ph id='1' dataRef='d1'/>A")
    text = xliff_2(f"<unit id='a'>{DATA}{inner}</unit><unit id='b'>{inner}</unit>")
    assert [cell[0].text for cell in table(text).fields[0].cells] == ["<b>", '<ph id="1"/>']


# --- white space ----------------------------------------------------------------------------------


def test_layout_is_no_text():
    assert source_cell("\n\u00a0One\u00a0\n") == "\u00a0One\u00a0"
    assert source_cell("\n\t  One\n  two  three\r\n \u00a0<g id='1'>\n four</g>\n") == (
        "One two  three \u00a0", Tag("g:1", '<g id="1">'), " four", Tag("/g:1", "</g>"),
    )  # fmt: skip


def test_preserved_space_is():
    text = " One\n\ttwo \n"
    kept = f'<source xml:space="preserve">{text}</source>'
    body = f"<trans-unit id='u'>{kept}<target>{text}</target></trans-unit>"
    assert rows(table(xliff_1(body))) == [("u", text, "One two")]
    body = f"<trans-unit id='u' xml:space='preserve'>{kept}<target>{text}</target></trans-unit>"
    assert rows(table(xliff_1(body))) == [("u", text, text)]


def test_preserving_is_inherited_and_ends():
    body = (
        f'<group xml:space="preserve">{unit(" A ")}<group xml:space="default">{unit(" B ")}</group>'
        f"{unit(' C ')}</group>{unit(' D ')}"
    )
    assert [row[1] for row in rows(table(xliff_1(body)))] == [" A ", "B", " C ", "D"]
    body = (
        f"<unit id='a'>{segment(' A ')}</unit><unit id='b' xml:space='default'>{segment(' B ')}"
        "<segment><source xml:space='preserve'> C </source></segment></unit>"
    )
    found = table(xliff_2(body, file=' xml:space="preserve"'))
    assert [row[1] for row in rows(found)] == [" A ", "B", " C "]


def test_long_blanks_take_no_time():
    assert (
        source_cell("a" + " " * 1_000_000 + "b\n" + " " * 1_000_000) == "a" + " " * 1_000_000 + "b"
    )


# --- odd files ------------------------------------------------------------------------------------


def test_units_without_text_stay_beside_others():
    assert rows(table(xliff_1(unit("") + unit("A") + "<trans-unit id='v'/>"))) == [
        ("u", "", ""), ("u", "A", ""), ("v", "", ""),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "body", ["", unit(""), unit(" <x id='1'/>", "<target/>"), "<group><note>A</note></group>"]
)
def test_a_file_without_text_has_no_units(tmp_path, body):
    assert table(xliff_1(body)).units == 0
    path = tmp_path / "file.xlf"
    path.write_text(xliff_1(body), encoding="utf-8")
    with pytest.raises(NoUnits) as caught:
        read_contents(path)
    assert (caught.value.path, caught.value.format) == (path, "xliff")


def test_additions_of_tools_to_a_unit_are_ignored():
    more = (
        "<x:group xmlns:x='x'><x:source>no</x:source><x:unit/><x:file/><x:header/></x:group>"
        "<x:target xmlns:x='x'>no</x:target>"
    )
    body = f"<trans-unit id='u'>{more}<source>A</source>{more}<target>a</target>{more}</trans-unit>"
    body += "\n" + unit("B")
    found = table(xliff_1(body))
    assert rows(found) == [("u", "A", "a"), ("u", "B", "")]
    assert list(found.lines) == [2, 3]


@pytest.mark.slow
def test_lines_of_a_long_file():
    count = 30_000
    body = "".join(
        f"<trans-unit id='{i}'>\n<source>A</source>\n</trans-unit>\n" for i in range(count)
    )
    assert list(table(xliff_1(body)).lines) == [2 + 3 * i for i in range(count)]


def test_tags_nested_without_end_keep_their_text():
    for tag in ("g", "mrk", "foo", "ph", "sub"):
        opened, closed = f"<{tag} id='1'>" * 1500, f"</{tag}>" * 1500
        cell = source_cell(f"A{opened}B{closed}C")
        texts = [part if isinstance(part, str) else part.text for part in cell]
        assert "B" in "".join(texts)
        assert plain_text(cell).startswith("A")
        assert plain_text(cell).endswith("C")


def test_many_tags_are_all_kept():
    cell = source_cell("<g id='1'>A<x id='2'/></g>" * 1000)
    assert sum(isinstance(part, Tag) for part in cell) == 3000


@pytest.mark.slow
def test_many_small_parts_take_no_time():
    many = 30_000
    assert source_cell("<mrk mtype='x'>a</mrk>" * many) == "a" * many
    assert len(rows(table(xliff_1(unit(mrk("1", "a") * many))))) == many


GOOD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    + xliff_1(unit(mrk("1", "Ä<g id='1'>1</g>"), f"<target>{mrk('1', '字')}</target>"))
    + "\n"
)  # fmt: skip


def test_truncated_anywhere():
    data = GOOD.encode()
    assert table(GOOD).units == 1
    for length in range(1, len(data) - 1):
        with pytest.raises(BleuError) as caught:
            read(data[:length])
        error = caught.value
        assert isinstance(error, FileMalformed | FileUndecodable)
        assert isinstance(error, FileUndecodable) or error.truncated


def test_damaged_anywhere():
    data = GOOD.encode()
    for place in range(len(data)):
        for byte in (b"\0", b"\xff", b"<", b">", b"&", b'"', b"x"):
            try:
                read(data[:place] + byte + data[place + 1 :])
            except BleuError as error:
                assert error.path == Path("file.xlf")  # noqa: PT017


def test_files_that_are_refused():
    with pytest.raises(FileWrongFormat):
        read("<tmx/>")
    with pytest.raises(EntityDeclared):
        read('<!DOCTYPE xliff [<!ENTITY x "y">]>' + xliff_1(unit("&x;")))
    with pytest.raises(FileMalformed) as caught:
        read(xliff_1(unit("A\n") + "<trans-unit><source>\n</target></trans-unit>"))
    assert caught.value.line == 5


def test_cancelled():
    answers = iter([False] * 5 + [True] * 100)
    text = xliff_1(unit("Some text", "<target>Un texto</target>") * 50_000)
    with pytest.raises(Cancelled):
        read(text, progress=Progress(cancelled=lambda: next(answers)))


# --- real files -----------------------------------------------------------------------------------

_BROKEN = {
    "okapi-tests/corrupt/corrupt.html_test.xlf": FileUnsupported,
    "okapi-tests/corrupt/empty.html_test.xlf": FileEmpty,
    "okapi-tests/corrupt/no_tu.html_test.xlf": NoUnits,
    "okapi-tests/xliff/generalstructure.xlf": FileUndecodable,
    "okapi-tests/xliff/groupingtranslations.xlf": FileUndecodable,
    "symfony-fixtures/empty.xlf": FileEmpty,
    "symfony-fixtures/invalid-xml-resources.xlf": FileMalformed,
}


def _real_files(shared_data: Path) -> list[Path]:
    folder = shared_data / "l10n"
    files = [path for path in folder.rglob("*") if path.suffix in {".xlf", ".xliff", ".sdlxliff"}]
    assert len(files) > 100
    return sorted(files)


def _expected_units(path: Path) -> int:
    """Count the units in a different way: by XPath, over the whole tree."""
    from lxml import etree

    tree = etree.parse(path, etree.XMLParser(resolve_entities=False, load_dtd=False))
    total = len(tree.xpath("//*[local-name()='unit']/*[local-name()='segment']"))
    text = (
        "text()[normalize-space(translate(., '\u00a0', ' '))]"
        "[not(ancestor::*[contains(' bpt ept ph it x ', concat(' ', local-name(), ' '))])]"
    )
    for found in tree.xpath("//*[local-name()='trans-unit']"):
        mids, texts = [], []
        for names in (("seg-source", "source"), ("target",)):
            for name in names:
                marked = found.xpath(f"*[local-name()='{name}']//*[@mtype='seg']/@mid")
                if marked:
                    break
            mids.append(marked)
            texts.append(bool(found.xpath(f"*[local-name()='{names[-1]}']//{text}")))
        declared = found.xpath("ancestor-or-self::*[@translate][1]/@translate")
        if declared == ["no"] and not any(texts):
            continue
        if all(mids) or (mids[0] and not texts[1]) or (mids[1] and not texts[0]):
            total += len({*mids[0], *mids[1]})
        else:
            total += 1
    return total


def test_every_real_file_has_the_expected_units(shared_data):
    total = 0
    for path in _real_files(shared_data):
        name = path.relative_to(shared_data / "l10n").as_posix()
        if name in _BROKEN:
            with pytest.raises(_BROKEN[name]):
                read_contents(path)
            continue
        (found,) = read_contents(path).tables
        assert found.units == _expected_units(path), name
        assert len(found.keys) == len(found.lines) == found.units
        lines = path.read_bytes().count(b"\n") + 1
        assert all(1 <= line <= lines for line in found.lines)
        assert list(found.lines) == sorted(found.lines)
        total += found.units
    assert total > 2000


def test_broken_files_say_where(shared_data):
    folder = shared_data / "l10n"
    for name, line in (
        ("okapi-tests/xliff/generalstructure.xlf", 17),
        ("okapi-tests/xliff/groupingtranslations.xlf", 11),
        ("symfony-fixtures/invalid-xml-resources.xlf", 8),
    ):
        with pytest.raises(_BROKEN[name]) as caught:
            read_contents(folder / name)
        assert caught.value.line == line


@pytest.mark.parametrize("language", ["es", "id", "zh-CN", "zh-TW"])
def test_real_files_of_focus(shared_data, language):
    folder = shared_data / "l10n" / "xliff12-focus-ios"
    (found,) = read_contents(folder / f"{language}.focus-ios.xliff").tables
    assert found.units == len(set(found.keys)) == 258
    assert [field.language for field in found.fields] == ["en", language]
    (other,) = read_contents(folder / "es.focus-ios.xliff").tables
    assert set(found.keys) == set(other.keys)


PHRASE = "xmlns:m='http://www.memsource.com/mxlf/2.0' "


@pytest.mark.parametrize(
    ("attributes", "target", "origin"),
    [
        ("", "", None),
        (f"{PHRASE} m:trans-origin='mt'", "", Origin(OriginKind.MACHINE)),
        (f"{PHRASE} m:trans-origin='tm' m:score='0.87'", "", Origin(OriginKind.MEMORY, "", 87)),
        (
            f"{PHRASE} m:trans-origin='tm' m:gross-score='1.01'",
            "",
            Origin(OriginKind.MEMORY, "", 101),
        ),
        (
            f"{PHRASE} m:trans-origin='tm' m:score='0.87654'",
            "",
            Origin(OriginKind.MEMORY, "", 87.65),
        ),
        (f"{PHRASE} m:trans-origin='null' m:score='0.87'", "", None),
        ("", "<target>b</target>", None),
        ("", "<target state-qualifier='mt-suggestion'>b</target>", Origin(OriginKind.MACHINE)),
    ],
)
def test_a_unit_states_its_origin(attributes: str, target: str, origin: Origin | None) -> None:
    found = table(xliff_1(unit("a", target, f" {attributes}")))
    assert found.origins == ({0: origin} if origin else {})


@pytest.mark.parametrize(
    ("source", "match_type", "quality", "origin"),
    [
        # An engine has no match, whatever is stated.
        ("MT / DeepL", "1", 0.0, Origin(OriginKind.MACHINE, "DeepL")),
        ("MT / DeepL", "0", 80.0, Origin(OriginKind.MACHINE, "DeepL")),
        ("MT", "", 90.0, Origin(OriginKind.MACHINE)),
        ("General / ana", "0", 101.0, Origin(OriginKind.MEMORY, "General", 101.0)),
        ("General / ana", "", 90.0, Origin(OriginKind.UNKNOWN, "General", 90.0)),
        ("DeepL / x", "1", 50.0, Origin(OriginKind.MACHINE, "DeepL", 50.0)),
    ],
)
def test_what_memoq_inserted_has_an_origin(
    source: str, match_type: str, quality: float, origin: Origin
) -> None:
    assert _memoq_origin(source, match_type, quality) == origin


@pytest.mark.parametrize(
    ("attributes", "proposal"),
    [
        ("origin='Main' match-quality='78%'", ("Main", 78, Origin(OriginKind.UNKNOWN, "Main", 78))),
        ("origin='Main' tool-id='MT'", ("Main", None, Origin(OriginKind.MACHINE, "Main"))),
        ("origin='memsource-x' match-quality='0.87654'",
         ("memsource-x", 0.87654, Origin(OriginKind.UNKNOWN, "memsource-x", 87.65))),
        ("origin='memsource-x'",
         ("memsource-x", None, Origin(OriginKind.UNKNOWN, "memsource-x"))),
        ("", ("", None, Origin(OriginKind.UNKNOWN))),
        # Other versions of the text are no suggestions.
        ("origin='Main' alttranstype='rejected'", ("rejected", None, None)),
    ],
)  # fmt: skip
def test_a_proposal_has_an_origin(attributes: str, proposal: tuple[object, ...]) -> None:
    body = unit("a", f"<alt-trans {attributes}><target>b</target></alt-trans>")
    (found,) = table(xliff_1(body)).fields[2].proposals[0]
    assert (found.origin, found.quality, found.suggested_by) == proposal
    assert not found.is_inserted


def test_the_state_of_a_proposal_tells_its_kind_and_whether_it_was_inserted() -> None:
    body = unit(
        "a",
        "<alt-trans origin='X'><target state-qualifier='mt-suggestion'>b</target></alt-trans>"
        "<alt-trans origin='X' alttranstype='accepted'><target>c</target></alt-trans>"
        "<alt-trans origin='Y'><target/></alt-trans>",
    )
    (_, _, field) = table(xliff_1(body)).fields
    assert [(each.suggested_by.kind, each.is_inserted) for each in field.proposals[0]] == [
        (OriginKind.MACHINE, False),
        (OriginKind.UNKNOWN, True),
    ]


@pytest.mark.parametrize(
    ("attributes", "origin", "by"),
    [
        ("type='mt'", "MT", Origin(OriginKind.MACHINE)),
        ("type='tm' origin='main'", "main", Origin(OriginKind.MEMORY, "main")),
        ("origin='main'", "main", Origin(OriginKind.UNKNOWN, "main")),
        # A match for reference is in another language.
        ("type='mt' reference='yes'", "MT", None),
    ],
)
def test_a_match_of_xliff_2_has_an_origin(attributes: str, origin: str, by: Origin | None) -> None:
    match = f"<mtc:match ref='#s' {attributes}><target>b</target></mtc:match>"
    body = f"<unit id='u'><mtc:matches>{match}</mtc:matches>{segment('a', id='s')}</unit>"
    (found,) = table(xliff_2(body)).fields[2].proposals[0]
    assert (found.origin, found.suggested_by) == (origin, by)


def test_segments_of_trados_have_origins_or_else_that_of_their_unit() -> None:
    definitions = (
        '<sdl:seg id="1" origin="interactive" percent="7"><sdl:prev-origin origin="mt"/></sdl:seg>'
        '<sdl:seg id="2" conf="Draft"/>'
    )
    sides = mrk("1", "a") + mrk("2", "b")
    target = f"<target state-qualifier='tm-suggestion'>{sides}</target>"
    more = f"<sdl:seg-defs>{definitions}</sdl:seg-defs>"
    body = f"<trans-unit id='u'>{segmented(sides, target, more)}</trans-unit>"
    kinds = {index: one.kind for index, one in table(xliff_1(body)).origins.items()}
    assert kinds == {0: OriginKind.MACHINE, 1: OriginKind.MEMORY}


def test_what_memoq_inserted_into_a_unit_is_shown_with_its_first_segment() -> None:
    match = '<mq:insertedmatch source="MT"><target>x</target></mq:insertedmatch>'
    body = unit(mrk("1", "a") + mrk("2", "b"), match)
    assert table(xliff_1(body)).fields[2].cells == ["x", ""]
