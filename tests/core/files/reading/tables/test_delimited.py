"""CSV and TSV with any delimiter and quotes; damaged files lose nothing in silence."""

from __future__ import annotations

import csv
import io
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bleu_core.errors import BleuError, Cancelled
from bleu_core.files.contents import Contents, Format, KeyKind
from bleu_core.files.documents import document_of
from bleu_core.files.encodings import EncodingSource
from bleu_core.files.errors import (
    BudgetExceeded,
    FieldUndecided,
    FileEmpty,
    FileMalformed,
    NoUnits,
    TooManyCellsInRow,
)
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables import delimited
from bleu_core.progress import Progress, Stage


@pytest.fixture
def read(tmp_path: Path):
    def read(
        content: str | bytes, name: str = "a.csv", encoding: str | None = None, **more: Progress
    ) -> Contents:
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return read_contents(path, encoding=encoding, **more)

    return read


def rows(contents: Contents) -> list[list[str]]:
    """Return all cells of the only table, row by row."""
    (table,) = contents.tables
    return [list(row) for row in zip(*(field.cells for field in table.fields), strict=True)]


def written(*table: Sequence[str], **dialect: str) -> str:
    buffer = io.StringIO(newline="")
    csv.writer(buffer, **dialect).writerows(table)
    return buffer.getvalue()


TABLE = [
    ["a, b; c | d: e\tf", "二"],
    ['she said "yes"', "it's"],
    ["two\nlines", " spaced "],
    ["", "x"],
]


# Delimiters and quotes


@pytest.mark.parametrize("delimiter", list(",;\t|"))
@pytest.mark.parametrize(
    ("end", "quoting"),
    # With "\r", the csv module does not quote cells of several lines unless it quotes all.
    [
        ("\n", csv.QUOTE_MINIMAL),
        ("\r\n", csv.QUOTE_MINIMAL),
        ("\r\n", csv.QUOTE_ALL),
        ("\r", csv.QUOTE_ALL),
    ],
)
def test_files_of_other_programs_are_read(read, delimiter: str, quoting: int, end: str) -> None:
    text = written(*TABLE * 3, delimiter=delimiter, quoting=quoting, lineterminator=end)
    assert rows(read(text)) == TABLE * 3


@pytest.mark.parametrize("delimiter", list(",;\t|: "))
def test_delimiters_without_quotes(read, delimiter: str) -> None:
    text = f"one{delimiter}two{delimiter}three\nfour{delimiter}five{delimiter}six\n"
    assert rows(read(text)) == [["one", "two", "three"], ["four", "five", "six"]]


def test_half_of_the_rows_are_enough_for_a_delimiter_and_rows_without_text_count(read) -> None:
    assert rows(read("x\nx\n,\na,b\n")) == [["x", ""], ["x", ""], ["a", "b"]]
    assert rows(read("x\nx\n\na,b\n")) == [["x"], ["x"], ["a,b"]]
    assert rows(read("x\n\n \na,b\n")) == [["x", ""], ["a", "b"]]
    assert rows(read("x\nx\na,b\n")) == [["x"], ["x"], ["a,b"]]


def test_single_quotes(read) -> None:
    assert rows(read("'a,b','it''s'\n'c','d\"'\n")) == [["a,b", "it's"], ["c", 'd"']]


def test_an_apostrophe_is_no_quote(read) -> None:
    assert rows(read("'Twas night,'tis day\nl'eau,d'or\n")) == [
        ["'Twas night", "'tis day"],
        ["l'eau", "d'or"],
    ]


@pytest.mark.parametrize(
    "text",
    [
        "The quick brown fox jumps over the lazy dog.\n",
        "The quick, brown fox.\n",
        "Yes, sir.\nNo.\nWell, perhaps, but no.\n",
        "Note: one\nAnother line\n",
        "Hello world.\nGood morning.\n",
        "Hello\nGood morning to you\n",
        "12:30 or so\nnever\n",
        "three words alone\n",
        "a: b\n",
    ],
)
def test_text_without_delimiter_is_one_column(read, text: str) -> None:
    assert rows(read(text)) == [[line] for line in text.splitlines()]


def test_quoted_text_is_one_column(read) -> None:
    assert rows(read('"Yes, sir; no"\n"two\nlines"\n')) == [["Yes, sir; no"], ["two\nlines"]]


def test_semicolons_win_over_decimal_commas(read) -> None:
    assert rows(read("a;1,5\nb;2,5\n")) == [["a", "1,5"], ["b", "2,5"]]


def test_commas_with_spaces_separate_if_all_commas_have_spaces(read) -> None:
    assert rows(read("a, b\nc, d\n")) == [["a", " b"], ["c", " d"]]


def test_commas_with_and_without_spaces_separate(read) -> None:
    assert rows(read("a, b\nc,d\nx\n")) == [["a", " b"], ["c", "d"], ["x", ""]]


def test_a_heading_alone_shows_no_delimiter(read) -> None:
    text = "Source\nOne\ttab\ntwo\nthree\n"
    assert rows(read(text)) == [["One\ttab"], ["two"], ["three"]]


def test_a_space_before_quotes(read) -> None:
    assert rows(read('"foo"; "b;r"\n"baz"; "q""x"\n')) == [["foo", "b;r"], ["baz", 'q"x']]


def test_backslashes_before_quotes_and_elsewhere(read) -> None:
    text = '"C:\\new","say \\"yes\\", please"\n"a\\nb","c"\n'
    assert rows(read(text)) == [["C:\\new", 'say "yes", please'], ["a\\nb", "c"]]


def test_a_cell_may_end_with_a_backslash(read) -> None:
    assert rows(read('"C:\\","b"\n"c","d"\n')) == [["C:\\", "b"], ["c", "d"]]


@pytest.mark.parametrize("start", ["sep=;", "SEP=;", '"sep=;"'])
def test_separator_line_of_excel(read, start: str) -> None:
    contents = read(f"{start}\r\na,b;c,d\r\ne,f;g,h\r\n")
    assert rows(contents) == [["a,b", "c,d"], ["e,f", "g,h"]]
    assert list(contents.tables[0].lines) == [2, 3]


def test_a_text_that_starts_like_a_separator_line(read) -> None:
    assert rows(read("sep=x,1\nb,2\n")) == [["sep=x", "1"], ["b", "2"]]


@pytest.mark.parametrize("name", ["a.tsv", "a.tab"])
def test_tsv_is_separated_by_tabs_if_there_is_one(read, name: str) -> None:
    contents = read("a, b\tc\nd, e\n", name)
    assert contents.format is Format.TSV
    assert rows(contents) == [["a, b", "c"], ["d, e", ""]]
    assert rows(read("a,b\nc,d\n", name)) == [["a", "b"], ["c", "d"]]


def test_tsv_without_quoting_keeps_quotes(read) -> None:
    text = '"Hello," he said.\t«Hola»\n"Open\tAbierto\nit\'s 5" long\t12 cm\nThe end"\tFin\n'
    assert rows(read(text, "a.tsv")) == [line.split("\t") for line in text.splitlines()]


@pytest.mark.parametrize(
    "text",
    [
        '"Open\ta\nmiddle\tb\nc\td"\n',
        'one\ttwo\na\t"Open\nclose"\tb\n',
        'one\ttwo\na\t"Open\nclose\tb"\n',
    ],
)
def test_quotes_far_apart_do_not_join_rows(read, text: str) -> None:
    assert rows(read(text, "a.tsv")) == [line.split("\t") for line in text.splitlines()]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"one"," x"," y"\n', [["one", " x", " y"]]),
        ('"one","",";"\n', [["one", ";"]]),
        ('"one","a;b"\n"two","c;d"\n', [["one", "a;b"], ["two", "c;d"]]),
        ('"one","two\nlines","three"\n', [["one", "two\nlines", "three"]]),
        ('"a, b","c\nd","e, f"\n', [["a, b", "c\nd", "e, f"]]),
        ('"a,b"\nc,d\n', [["a,b", ""], ["c", "d"]]),
    ],
)
def test_few_rows_are_enough_if_quotes_are_beside_delimiters(
    read, text: str, expected: list[list[str]]
) -> None:
    assert rows(read(text)) == expected


def test_cells_of_several_lines(read) -> None:
    contents = read('a;"one\r\ntwo\rthree"\r\n\r\nb;c\r\n')
    assert rows(contents) == [["a", "one\ntwo\nthree"], ["b", "c"]]
    assert list(contents.tables[0].lines) == [1, 5]


def test_only_line_ends_end_lines(read) -> None:
    text = "a\x85b,c\u2028d\ne\x0bf,g\x0ch\n"
    assert rows(read(text)) == [["a\x85b", "c\u2028d"], ["e\x0bf", "g\x0ch"]]


def test_blank_rows_and_columns(read) -> None:
    contents = read("one,,two\n,,\n\n   \nthree,,four\n")
    assert [field.name for field in contents.tables[0].fields] == ["A", "C"]
    assert list(contents.tables[0].lines) == [1, 5]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Source,MT\na,b\nc,d,e,f\n", (3, 4, 2)),
        # The cells without text at the end of all rows are no columns.
        ("Source\tReference\tMT\t\t\na\tb\tc\t\t\nd\te\tf\tg\t\t\n", (3, 4, 3)),
        # Every row has a number, which has no heading.
        ("Source;MT\n1;a;b\n2;c;d\n", (2, 3, 2)),
        # The headings show the delimiter, whatever is in the texts.
        ("Source,Reference,MT\na,b, c,d, e,f, g\nh,i,j,k,l\nm,n,o,p\n", (2, 7, 3)),
        ("Source,MT\na, b, c, d\ne, f, g\n", (2, 4, 2)),
        # Without headings, nearly all rows show how many columns there are.
        ("a,b\n" * 20 + "c,d,e\n", (21, 3, 2)),
        ("c,d,e\n" + "a,b\n" * 9, (1, 3, 2)),
        # Headings on two lines.
        ("ID,Spanish,,French\n,Reference,MT,Reference,MT\n1,a,b,c,d,e\n", (3, 6, 5)),
        # Titles above the headings.
        ("Report\n\nSource,Reference,MT\na,b,c\nd,e,f\ng,h,i,j\n", (6, 4, 3)),
    ],
)
def test_a_row_with_more_cells_than_columns(read, text: str, place: tuple[int, int, int]) -> None:
    with pytest.raises(TooManyCellsInRow) as error:
        read(text)
    assert (error.value.line, error.value.cells, error.value.columns) == place


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Source,MT\na,b\nc,d,, \n", ["Source", "MT"]),
        ("Source,MT\na\nc,d\n", ["Source", "MT"]),
        ('Source,MT\n"a, b, c","d, e"\n', ["Source", "MT"]),
        # The column has a cell in the row of the headings, although no text.
        ("Source,MT,\na,b,\nc,d,a note\n", ["Source", "MT", "C"]),
        # Nothing shows how many columns there are.
        ("a;b;c\nd;e\nf;g;h\n", ["A", "B", "C"]),
        ("a,b\n" * 8 + "c,d,e\nc,d,e,f\n", ["A", "B", "C", "D"]),
        # Titles reach beyond the table, and there are headings on two lines.
        (
            "Report,,,2026\n\nSource,Reference,MT\na,b,c\nd,e,f\n",
            ["Source", "Reference", "MT"],
        ),
        (
            "ID,Spanish,,French\n,Reference,MT,Reference,MT\n1,a,b,c,d\n",
            ["ID", "Spanish Reference", "Spanish MT", "French Reference", "French MT"],
        ),
    ],
)
def test_rows_of_other_lengths_that_are_no_error(read, text: str, names: list[str]) -> None:
    assert [field.name for field in read(text).tables[0].fields] == names


def test_headings_languages_and_keys(read) -> None:
    contents = read("id,en,zh-TW\nk1,Yes,是\nk2,No,否\n")
    (table,) = contents.tables
    assert table.name == ""
    assert [(field.name, field.language) for field in table.fields] == [
        ("id", None),
        ("en", "en"),
        ("zh-TW", "zh-TW"),
    ]
    assert (list(table.keys), table.key_kind) == (["k1", "k2"], KeyKind.COLUMN)
    assert list(table.lines) == [2, 3]


@pytest.mark.parametrize(
    ("codec", "name"),
    [("utf-8", "UTF-8"), ("utf-8-sig", "UTF-8"), ("utf-16", "UTF-16LE"), ("gb18030", "GB18030")],
)
def test_encodings(read, codec: str, name: str) -> None:
    text = "原文;译文\n这是一个句子。;那是另一个句子。\n我们在学习中文。;他们也在学习。\n"
    contents = read(text.encode(codec))
    assert contents.encoding is not None
    assert contents.encoding.name == name
    assert [field.name for field in contents.tables[0].fields] == ["原文", "译文"]


def test_a_given_encoding_decides(read) -> None:
    contents = read("a;é\nb;ü\n".encode("cp1252"), encoding="cp1252")
    assert contents.encoding is not None
    assert contents.encoding.source is EncodingSource.GIVEN
    assert rows(contents) == [["a", "é"], ["b", "ü"]]


SIGNS = st.text(alphabet="ab \"';,|:\t\n\\.中é", max_size=8)


@given(
    st.integers(2, 4).flatmap(
        lambda width: st.lists(
            st.lists(SIGNS, min_size=width, max_size=width), min_size=1, max_size=6
        )
    ),
    st.sampled_from(",;\t|"),
)
def test_any_quoted_table(table: list[list[str]], delimiter: str) -> None:
    # A cell of several lines with delimiters would look like rows between two quotes that are text.
    table = [
        [cell.replace(delimiter, "") if "\n" in cell else cell for cell in row] for row in table
    ]
    table = [["first"] * len(table[0]), *table]
    text = written(*table, delimiter=delimiter, quoting=csv.QUOTE_ALL)
    (made,) = delimited.read(RawFile(Path("a.csv"), text.encode())).tables
    expected = [row for row in table if any(map(str.strip, row))]
    assert [list(row) for row in zip(*(field.cells for field in made.fields), strict=True)] == (
        expected
    )


@given(st.text(alphabet="ab \"';,|:\t\n\\.中é\r", min_size=1), st.sampled_from(["a.csv", "a.tsv"]))
def test_no_letter_is_lost_of_any_text(text: str, name: str) -> None:
    try:
        contents = delimited.read(RawFile(Path(name), text.encode()))
    except FileMalformed:
        return
    cells = "".join(cell for table in contents.tables for row in table.fields for cell in row.cells)
    assert sorted(filter(str.isalpha, cells)) == sorted(filter(str.isalpha, text))


# Damage


@pytest.mark.parametrize("text", ["\n\n", ",,\n,,\n", "Source,Target\n", '""\n', "sep=;\n"])
def test_no_units(read, text: str) -> None:
    with pytest.raises(NoUnits) as error:
        read(text)
    assert error.value.format == "csv"


def test_empty_file(read) -> None:
    with pytest.raises(FileEmpty):
        read("")


def test_a_quote_that_is_never_closed_is_named_by_its_line(read) -> None:
    text = 'a;b\n"c;c";"d\nd"\ne;"f\ng;h\ni;j\nk\n'
    with pytest.raises(FileMalformed) as error:
        read(text)
    assert (error.value.format, error.value.line, error.value.truncated) == ("csv", 4, True)


def test_the_line_is_that_of_the_quote_not_of_the_record(read) -> None:
    with pytest.raises(FileMalformed) as error:
        read('a;b\n"c\nd\ne";"f\ng\n')
    assert error.value.line == 4


def test_an_unclosed_quote_is_text_if_every_line_is_a_row(read) -> None:
    assert rows(read('a;b\nc;"d\ne;f\n')) == [["a", "b"], ["c", '"d'], ["e", "f"]]


def test_a_quote_closed_after_a_thousand_lines_is_not_closed(read) -> None:
    def text(lines: int) -> str:
        return 'a;b\n"c\nd";"' + "x\n" * lines + '"\n'

    assert rows(read(text(1000)))[1] == ["c\nd", "x\n" * 1000]
    with pytest.raises(FileMalformed) as error:
        read(text(1001))
    assert error.value.line == 3


def test_quotes_at_odds_with_the_rules_lose_no_letter(read) -> None:
    text = 'a,"b ""c"" d"\ne,"f" g\nh,"i\nj"\n'
    assert rows(read(text)) == [["a", 'b "c" d'], ["e", "f g"], ["h", "i\nj"]]


def test_nul_characters(read) -> None:
    with pytest.raises(BleuError):
        read(b"a,b\nc\0,d\n")
    for text, line in (("\0a,b\n", 1), ("a,b\nc\0,d\n", 2)):
        with pytest.raises(FileMalformed) as error:
            read(f"\ufeff{text}".encode())
        assert error.value.line == line
    assert rows(read(b"a,b\nc\0,d\n", encoding="utf-8")) == [["a", "b"], ["c\0", "d"]]


def test_too_many_columns(read) -> None:
    assert len(read("," * 16_383 + "x\na,b\n").tables[0].fields) == 3
    with pytest.raises(BudgetExceeded) as error:
        read("a,b\n" + "," * 16_384 + "x\n")
    assert (error.value.line, error.value.limit) == (2, 16_384)


def test_many_delimiters_are_counted_before_lines_are_split(read) -> None:
    with pytest.raises(BudgetExceeded) as error:
        read("a,b\n" + "," * 1_000_001 + "\n")
    assert error.value.line == 2


def test_commas_within_a_cell_are_no_columns(read) -> None:
    cell = "," * 20_000
    assert rows(read(f'a,"{cell}"\nb,c\n')) == [["a", cell], ["b", "c"]]


# The csv module's limit


def test_long_cells_are_read_and_the_limit_of_the_module_stays(read) -> None:
    before = csv.field_size_limit()
    long = "x" * 200_000
    assert rows(read(f"a,{long}\nb,c\n")) == [["a", long], ["b", "c"]]
    assert csv.field_size_limit() == before


def test_the_limit_is_back_after_an_error(read) -> None:
    before = csv.field_size_limit()
    with pytest.raises(FileMalformed):
        read('a;"b\nc\nd;e\n')
    assert csv.field_size_limit() == before


def test_readers_in_several_threads_share_the_limit(read) -> None:
    before = csv.field_size_limit()
    first_inside, second_done = threading.Event(), threading.Event()

    def check() -> bool:
        # The first reader is within its records while the second starts and ends.
        if csv.field_size_limit() != before and threading.current_thread() is thread:
            first_inside.set()
            assert second_done.wait(10)
        return False

    found: list[list[list[str]]] = []
    text = "a,b\n" * 2000 + "c," + "x" * 200_000 + "\n"
    thread = threading.Thread(
        target=lambda: found.append(
            rows(read(text, "first.csv", progress=Progress(cancelled=check)))
        )
    )
    thread.start()
    assert first_inside.wait(10)
    read(text, "second.csv")
    second_done.set()
    thread.join(10)
    assert len(found) == 1
    assert len(found[0]) == 2001
    assert csv.field_size_limit() == before


# Progress


def test_cancelling_while_records_are_read(read) -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 10

    with pytest.raises(Cancelled):
        read("a,b\n" * 50_000, progress=Progress(cancelled=cancelled))
    assert asked == 11


def test_progress_is_reported(read) -> None:
    told: list[tuple[Stage, int, int]] = []
    read("a,b\n" * 5000, progress=Progress(lambda *step: told.append(step), interval=0))
    parsing = [step for step in told if step[0] is Stage.PARSING]
    assert parsing
    assert all(done <= total == 5000 for _, done, total in parsing)


# Real files

# Counted by hand.
OKAPI = {
    "107.csv": (4, ["en", "fr"]),
    "Air duct network calculation.csv": (10, ["en", "fr"]),
    "calculations.csv": (5, ["en", "fr"]),
    "Issue_404 .csv": (2, ["A", "B"]),
    "computer_science_article.csv": (15, list("ABCDEFGH")),
    "field_delimiter_colon.csv": (2, list("ABC")),
    "field_delimiter_comma.csv": (2, list("ABC")),
    "field_delimiter_pipe.csv": (2, list("ABC")),
    "field_delimiter_semicolon.csv": (2, list("ABC")),
    "field_delimiter_space.csv": (2, list("ABC")),
    "simple.csv": (1, ["A"]),
    "some_blank_cells.csv": (5, list("ABC")),
    "some_blank_columns.csv": (3, list("ACE")),
    "some_blank_rows.csv": (3, list("ABC")),
    "test2cols.csv": (27, list("ABCDE")),
    "text_qualifier_double_quote.csv": (2, list("ABC")),
    "text_qualifier_double_quote_inside.csv": (2, list("ABC")),
    "text_qualifier_single_quote.csv": (2, list("ABC")),
    "text_qualifier_single_quote_inside.csv": (2, list("ABC")),
}
SYMFONY = {"resources.csv": (4, list("ABCDEF")), "valid.csv": (3, ["A", "B"])}


@pytest.mark.parametrize(
    ("folder", "known"), [("okapi-tests/table", OKAPI), ("symfony-fixtures", SYMFONY)]
)
def test_real_files(
    shared_data: Path, folder: str, known: dict[str, tuple[int, list[str]]]
) -> None:
    found = {}
    for path in sorted((shared_data / "l10n" / folder).rglob("*.csv")):
        if path.name == "empty.csv":
            with pytest.raises(FileEmpty):
                read_contents(path)
            continue
        (table,) = read_contents(path).tables
        found[path.name] = (table.units, [field.name for field in table.fields])
    assert found == known


def test_real_cells(shared_data: Path) -> None:
    folder = shared_data / "l10n"
    assert rows(read_contents(folder / "symfony-fixtures" / "valid.csv")) == [
        ["foo", "bar"],
        ["bar", "foo\nfoo"],
        ["foo;foo", "bar"],
    ]
    assert rows(
        read_contents(folder / "okapi-tests" / "table" / "Issue404" / "Issue_404 .csv")
    ) == [
        ["item1", "saf sdf"],
        ["item2", 'Item 2, with "quotes"'],
    ]


# Text with tabs


def test_text_with_tabs_is_a_table(read) -> None:
    text = "Source\tReference\tMT\nhi\thola\tola\nbye\tadiós\tadios\n"
    for data in (text.encode(), text.encode("utf-16")):
        contents = read(data, "export.txt")
        assert contents.format is Format.TSV
        assert [field.name for field in contents.tables[0].fields] == ["Source", "Reference", "MT"]
    pairs = read("Good morning.\tBuenos días.\nGood night.\tBuenas noches.\n", "a.txt")
    with pytest.raises(FieldUndecided):
        document_of(pairs)


@pytest.mark.parametrize(
    "text",
    [
        "One\ttab.\n",
        "Some\ttab.\nNone here.\nNor here.\n",
        "\tIndented.\n\tEvery line.\n",
        "a\tb\nc\td\te\nf\tg\nh\ti\tj\tk\n",
        "No tab.\nNone.\n",
    ],
)
def test_tabs_in_text(read, text: str) -> None:
    assert read(text, "a.txt").format is Format.TEXT


def test_a_real_table_in_utf_16(shared_data: Path) -> None:
    table = read_contents(shared_data / "misread" / "silent_text" / "utf16t.txt")
    assert (table.format, len(table.tables[0].fields)) == (Format.TSV, 3)
