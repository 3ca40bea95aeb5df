"""XML is decoded as declared, no entity is resolved, and damage is a typed error with its place."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.contents import Format
from bleu_core.files.encodings import EncodingSource
from bleu_core.files.errors import (
    BudgetExceeded,
    EntityDeclared,
    FileMalformed,
    FileNotText,
    FileUndecodable,
    FileWrongFormat,
)
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.xml_events import (
    check_root,
    complete,
    line_of,
    local_name,
    members_of_root,
    release,
    root_name,
    start_lines,
    xml_events,
    xml_text,
)
from bleu_core.progress import Progress


def _raw(data: str | bytes, **more) -> RawFile:
    return RawFile(Path("a.xml"), data.encode() if isinstance(data, str) else data, **more)


def _texts(data: str | bytes, *names: str, **more) -> list[tuple[str, str]]:
    """Return name and text of each element, in the order in which they end."""
    raw = _raw(data, **more)
    events = xml_events(raw, Format.XLIFF, xml_text(raw)[0], *names)
    return [(local_name(element), element.text or "") for element in complete(events)]


def _error(data: str | bytes, **more) -> BleuError:
    with pytest.raises(BleuError) as caught:
        _texts(data, **more)
    return caught.value


# --- events ---------------------------------------------------------------------------------------


def test_elements_start_and_end_in_order():
    raw = _raw("<p:a xmlns:p='u' k='v'><b>1</b><c/></p:a>")
    events = [
        (event, local_name(element), dict(element.attrib))
        for event, element in xml_events(raw, Format.TMX, xml_text(raw)[0])
    ]
    assert events == [
        ("start", "a", {"k": "v"}), ("start", "b", {}), ("end", "b", {}), ("start", "c", {}),
        ("end", "c", {}), ("end", "a", {"k": "v"}),
    ]  # fmt: skip


def test_members_of_the_root_come_one_by_one():
    raw = _raw("<a>\n<b><c/></b>\n<d>1</d></a>")
    members = members_of_root(raw, Format.TMX, xml_text(raw)[0])
    found = [(local_name(element), len(element), line_of(element)) for element in members]
    assert found == [("b", 1, 2), ("d", 0, 3)]


def test_only_elements_that_are_asked_for():
    text = "<a xmlns:p='u'><b>1</b><p:c><b>2</b></p:c><d/></a>"
    assert _texts(text, "b", "d") == [("b", "1"), ("b", "2"), ("d", "")]


def test_comments_and_instructions_are_left_out_and_their_surroundings_joined():
    assert _texts("<a>1<!-- 2 -->3<?x 4?>5<![CDATA[<6>]]>7&#56;&lt;</a>") == [("a", "135<6>78<")]


def test_line_ends_are_line_feeds():
    assert _texts("<a>1\r\n2\r3\n4</a>") == [("a", "1\n2\n3\n4")]


@pytest.mark.slow
def test_a_text_as_large_as_a_file_can_be():
    text = "word und 字\n" * 2_000_000
    assert _texts(f"<a><b>{text}</b><c d='{'x' * 20_000_000}'/></a>")[0] == ("b", text)


@pytest.mark.slow
def test_released_elements_leave_memory():
    raw = _raw(f"<a>{'<b><c>1</c></b>' * 100_000}</a>")
    for number, (event, element) in enumerate(xml_events(raw, Format.TMX, xml_text(raw)[0], "b")):
        if event == "end":
            release(element)
            assert len(element) == 0
            if number % 1000 == 1:
                # The parser has read ahead some elements.
                assert len(element.getparent()) < 20_000
    assert number == 199_999


# --- well-formedness ------------------------------------------------------------------------------

GOOD = (
    '<?xml version="1.0"?>\n<!-- c --><?p i?>\n<!DOCTYPE a SYSTEM "a.dtd" [<!ELEMENT a ANY>]>\n'
    "<a b='1'>t&amp;<c>\n<![CDATA[x]]></c><!-- d --></a>\n"
)


def test_truncated_anywhere():
    assert _texts(GOOD)
    end = len(GOOD) - 1
    for length in range(end):
        error = _error(GOOD[:length])
        assert isinstance(error, FileMalformed), GOOD[:length]
        assert error.truncated, GOOD[:length]
        assert error.path == Path("a.xml")
        assert error.format == "xliff"
    assert _texts(GOOD[:end])


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("<a>\n<b></c></a>", 2, 8),
        ("<a/>\n<b/>", 2, 1),
        ("<a/>\nrest", 2, 1),
        ("<a>\n\n\x01</a>", 3, 1),
        ("<a>\n&#1;</a>", 2, 5),
        ("<a>\n&#xD800;</a>", 2, 9),
        ("<a>\nx\0y</a>", 2, 2),
        ("<a>\n\uffff</a>", 2, 1),
        ("<a>\n1 < 2</a>", 2, 4),
        ("<a>\n1 & 2</a>", 2, 4),
        ("<a>\n1 & 2\n字\n</a>", 2, 4),
        ("<a>\n]]></a>", 2, 1),
        ("<a>\n<b c='1' c='2'/></a>", 2, 15),
        ("<a>\n<p:b/></a>", 2, 5),
        ("<a>\n1&nbsp;2\n</a>", 2, 8),
        ("<a>\n<b c='&foo;'/></a>", 2, 13),
    ],
)
def test_malformed_xml_has_the_place_of_its_fault(text, line, column):
    error = _error(text)
    assert isinstance(error, FileMalformed)
    assert (error.line, error.truncated) == (line, False)
    assert abs(error.column - column) <= 2
    assert error.detail
    assert "\n" not in error.detail


NAMESPACES = '<x xmlns:tos="GMAPS: https://a.b/c"><a m:score="1"><b q:x="2">t</b>u</a></x>'


def test_a_namespace_without_uri_or_declaration_is_no_damage():
    assert _texts(NAMESPACES, "b") == [("b", "t")]


def test_a_namespace_hides_no_damage():
    for length in range(len(NAMESPACES)):
        assert isinstance(_error(NAMESPACES[:length]), FileMalformed), NAMESPACES[:length]


def test_a_namespace_hides_no_other_fault():
    broken = NAMESPACES.replace("<b", "&nbsp;<b q:z='' q:z=''")
    assert _error(broken).detail.startswith("Entity 'nbsp'")


def test_reading_ends_at_the_first_fault():
    raw = _raw("<a>\n&nbsp;" + "<b>some text&foo;</b>" * 200_000 + "</a>")
    seen = []
    with pytest.raises(FileMalformed) as caught:
        seen.extend(event for event, _ in xml_events(raw, Format.TMX, xml_text(raw)[0], "b"))
    assert (caught.value.line, caught.value.truncated, seen) == (2, False, [])


def test_nothing_to_read():
    for text in ("", " \n", '<?xml version="1.0"?>'):
        error = _error(text)
        assert isinstance(error, FileMalformed)
        assert error.truncated


@pytest.mark.parametrize("depth", [101, 3_000, 200_000])
def test_nested_too_deeply(depth):
    assert isinstance(_error("<a>" * depth + "</a>" * depth), FileMalformed | BudgetExceeded)


def test_nested_as_deeply_as_files_are():
    assert len(_texts("<a>" * 100 + "</a>" * 100)) == 100


def test_a_declaration_is_taken_as_it_was_read():
    # Blank lines before the declaration are a common fault; the version makes no difference.
    for start in (
        "\n \n<?xml version='1.0'?>",
        "\ufeff\ufeff",
        "\ufeff\ufeff\n<?xml version='1.0'?>",
        "<?xml version='1.1'?>",
    ):
        assert _texts(start + "<a>1</a>") == [("a", "1")]


def test_cancelled_between_pieces():
    answers = iter([False] * 3 + [True] * 100)
    progress = Progress(cancelled=lambda: next(answers))
    raw = _raw("<a>" + "<b>some text</b>" * 200_000 + "</a>", progress=progress)
    events = xml_events(raw, Format.TMX, xml_text(raw)[0], "b")
    seen = []
    with pytest.raises(Cancelled):
        seen.extend(event for event, _ in events)
    assert 0 < len(seen) < 200_000


def test_progress_goes_from_start_to_end():
    steps = []
    progress = Progress(lambda stage, done, total: steps.append((done, total)), interval=0)
    text = "<a>" + "<b>some text</b>" * 100_000 + "</a>"
    _texts(text, progress=progress)
    assert steps == sorted(steps)
    assert steps[-1] == (len(text), len(text))
    assert len(steps) > 3


# --- entities -------------------------------------------------------------------------------------

LAUGHS = (
    '<!DOCTYPE a [<!ENTITY l0 "ha">'
    + "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    + "]>\n<a>&l9;</a>"
)


@pytest.mark.parametrize(
    "text",
    [
        LAUGHS,
        '<!DOCTYPE a [<!ENTITY x "y">]><a/>',
        '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
        '<!DOCTYPE a [<!ENTITY x SYSTEM "http://localhost/x">]><a>&x;</a>',
        '<!DOCTYPE a [<!ENTITY % x SYSTEM "file:///etc/passwd">%x;]><a/>',
        '<!DOCTYPE a SYSTEM "]>" [<!-- ]> \' --><!ENTITY x "y">]><a>&x;</a>',
        '<!DOCTYPE a [<?p ]> ?><!ENTITY x "]>">]><a>&x;</a>',
        '<?xml version="1.0"?><!-- c --> <?p i?><!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
        '\ufeff\ufeff<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
        "<!DOCTYPE a \" [<!ENTITY x 'y'>]><a>&x;</a>",
    ],
)
def test_entities_are_refused(text):
    error = _error(text)
    assert isinstance(error, EntityDeclared)
    assert error.line == 1


def test_entities_are_refused_in_every_encoding_and_with_their_line():
    text = '<?xml version="1.0"?>\n<!DOCTYPE a [\n<!ENTITY x "y">\n]>\n<a>&x;</a>'
    for data in (text, codecs.BOM_UTF16_BE + text.encode("utf-16-be"), text.encode("utf-16-le")):
        error = _error(data)
        assert isinstance(error, EntityDeclared)
        assert error.line == 3
    # In UTF-7, the text would declare an entity, but the file is not read as UTF-7.
    hidden = "<?xml version='1.0' encoding='UTF-7'?>+ADwAIQ-ENTITY x 'y'+AD4-<a>1</a>"
    assert isinstance(_error(hidden), FileMalformed)


@pytest.mark.parametrize(
    "doctype",
    [
        "<!DOCTYPE a>",
        '<!DOCTYPE a SYSTEM "a.dtd">',
        '<!DOCTYPE a PUBLIC "-//X//DTD a//EN" "http://localhost:9/a.dtd">',
        "<!DOCTYPE a SYSTEM 'file:///etc/passwd'>",
        "<!DOCTYPE a [<!ELEMENT a ANY><!ATTLIST a b CDATA #IMPLIED>]>",
        '<!DOCTYPE a SYSTEM "a>[.dtd">',
    ],
)
def test_a_doctype_without_entities_is_fine_and_fetches_nothing(doctype):
    text = f'<?xml version="1.0"?>\n{doctype}\n<a>1 &lt; 2 &#38; <![CDATA[&nbsp;]]></a>'
    assert _texts(text) == [("a", "1 < 2 & &nbsp;")]
    assert root_name(text.encode()) == "a"


def test_an_entity_that_another_file_would_declare_is_not_dropped_in_silence():
    for place in ("1&foo;2", "<b c='&foo;'/>"):
        error = _error(f'<!DOCTYPE a SYSTEM "a.dtd">\n<a><!-- &x; -->\n{place}</a>')
        assert isinstance(error, FileMalformed)
        assert error.line == 3
        assert "foo" in error.detail


def test_texts_about_entities_are_texts():
    text = "<a><![CDATA[<!DOCTYPE a [<!ENTITY x 'y'>]>&x;]]><!-- <!ENTITY --></a>"
    assert _texts(text) == [("a", "<!DOCTYPE a [<!ENTITY x 'y'>]>&x;")]


@pytest.mark.parametrize(
    "text",
    ["<!DOCTYPE a [" + "<!--" * 500_000, "<!DOCTYPE a>" + "<!--" * 500_000 + "&b;", "<?" * 500_000],
)
def test_unclosed_markup_takes_no_time(text):
    assert isinstance(_error(text), FileMalformed)


# --- encodings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("declared", "codec", "name", "source"),
    [
        (None, "utf-8", "UTF-8", EncodingSource.VALID_UTF8),
        (None, "utf-8-sig", "UTF-8", EncodingSource.BYTE_ORDER_MARK),
        (None, "utf-16", None, EncodingSource.BYTE_ORDER_MARK),
        (None, "utf-16-le", "UTF-16LE", EncodingSource.GUESSED),
        (None, "utf-16-be", "UTF-16BE", EncodingSource.GUESSED),
        ("UTF-8", "utf-8", "UTF-8", EncodingSource.DECLARED),
        ("utf-8", "utf-8", "UTF-8", EncodingSource.DECLARED),
        ("UTF-16", "utf-16", None, EncodingSource.BYTE_ORDER_MARK),
        ("UTF-16LE", "utf-16-le", "UTF-16LE", EncodingSource.GUESSED),
        ("UTF-32", "utf-32", None, EncodingSource.BYTE_ORDER_MARK),
        ("ISO-8859-1", "latin-1", "iso8859-1", EncodingSource.DECLARED),
        ("windows-1252", "cp1252", "Windows-1252", EncodingSource.DECLARED),
        ("GB18030", "gb18030", "GB18030", EncodingSource.DECLARED),
        ("gb2312", "gb18030", "GB18030", EncodingSource.DECLARED),
        ("GBK", "gb18030", "GB18030", EncodingSource.DECLARED),
        # Declarations that cannot be true.
        ("UTF-16", "utf-8", "UTF-8", EncodingSource.VALID_UTF8),
        ("UTF-7", "utf-8", "UTF-8", EncodingSource.VALID_UTF8),
        ("UTF-8", "utf-16", None, EncodingSource.BYTE_ORDER_MARK),
        ("rot13", "utf-8", "UTF-8", EncodingSource.VALID_UTF8),
        ("nonsense", "utf-8", "UTF-8", EncodingSource.VALID_UTF8),
        ("idna", "utf-8", "UTF-8", EncodingSource.VALID_UTF8),
    ],
)
def test_encodings(declared, codec, name, source):
    word = "鎔 née" if codec.startswith(("gb", "utf")) else "née"
    declaration = f'<?xml version="1.0" encoding="{declared}"?>\n' if declared else ""
    raw = _raw(f"{declaration}<a>{word}</a>".encode(codec))
    text, encoding = xml_text(raw)
    assert encoding.source is source
    assert name is None or encoding.name == name
    assert [element.text for event, element in xml_events(raw, Format.TMX, text)][-1] == word


def test_a_file_in_utf8_has_no_copy() -> None:
    for mark in (b"", codecs.BOM_UTF8):
        raw = _raw(mark + "<a>née</a>".encode())
        assert xml_text(raw)[0] is raw.data
        assert _texts(raw.data) == [("a", "née")]


def test_the_user_knows_better_than_the_file():
    data = '<?xml version="1.0" encoding="UTF-8"?><a>née</a>'.encode("latin-1")
    assert _texts(data, given_encoding="iso-8859-1") == [("a", "née")]


@pytest.mark.parametrize("declaration", ["", '<?xml version="1.0" encoding="UTF-8"?>'])
def test_xml_without_a_declared_encoding_is_utf8(declaration):
    error = _error(f"{declaration}\n<a>\nnée</a>".encode("latin-1"))
    assert isinstance(error, FileUndecodable)
    assert (error.encoding, error.line) == ("UTF-8", 3)


def test_lone_surrogates_and_binary_data():
    assert isinstance(_error("<a>+2AA-</a>", given_encoding="utf-7"), FileMalformed)
    assert isinstance(_error(b"\0\1\2\3 binary"), FileNotText)


# --- roots and lines ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("<tmx>", "tmx"),
        ("<x:tmx/>", "tmx"),
        (
            "\ufeff <?xml version='1.0'?><!-- <a> --><!DOCTYPE b [<!ELEMENT c ANY>]>\n<tmx\n/>",
            "tmx",
        ),
        ("<élan>", "élan"),
        ("", None),
        ("tmx", None),
        ("<!-- <tmx>", None),
        ("<1>", None),
    ],
)
def test_the_name_of_the_root_element(text, name):
    assert root_name(text.encode()) == name


def test_only_the_right_root_passes():
    raw = _raw("")
    check_root(raw, Format.TMX, b"<tmx/>", "tmx")
    check_root(raw, Format.WMT_SGML, b"<refset/>", "srcset", "refset")
    # These files are cut off, so the parser reports more.
    check_root(raw, Format.TMX, b"<!-- tm", "tmx")
    check_root(raw, Format.TMX, b"<?xml version='1.0'?>\n", "tmx")
    check_root(raw, Format.TMX, b"<<tmx>", "tmx")
    for text in ("<xliff/>", "tmx", "", "<html><tmx/></html>"):
        with pytest.raises(FileWrongFormat):
            check_root(raw, Format.TMX, text.encode(), "tmx")


def test_lines_of_elements():
    text = (
        "<a>\n<b/><!-- <b> -->\n<![CDATA[<b>]]><?b <b ?>\n<x:b\nc='1'>\n"
        + "\n" * 70_000
        + "</x:b><bb/><b></b>\n<c/></a>"
    )
    assert list(start_lines(text.encode(), "b", "c")) == [2, 4, 70_006, 70_007]
