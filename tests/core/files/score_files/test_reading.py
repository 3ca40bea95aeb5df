"""Files of scores, as programs write them, are read to the last digit or refused."""

from __future__ import annotations

import gzip
import hashlib
import json
import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bleu_core.errors import BleuError
from bleu_core.files.errors import FieldMissing
from bleu_core.files.score_files.choosing import (
    choose_column,
    number_columns,
    tables_for,
    text_column,
)
from bleu_core.files.score_files.errors import (
    NoScores,
    ScoreInvalid,
    ScoresUndecided,
    SystemsUnknown,
)
from bleu_core.files.score_files.numbers import numbers_of
from bleu_core.files.score_files.reading import read_scores
from bleu_core.files.score_files.tables import (
    ScoreAddress,
    ScoreContents,
    parse_score_address,
)
from tests.helpers.office_files import xlsx, xlsx_rows

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(name: str, content: str | bytes) -> Path:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write


def scores(path: Path, metric: str = "comet", column: str = "") -> list[float]:
    """Return the scores of a file of one system."""
    contents = read_scores(path)
    [table] = contents.tables
    name = choose_column(contents, table, column, metric)
    return numbers_of(table.columns[name], table.lines, path)


NUMBERS = [0.8123, -0.25, 1.0, 3e-05]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.txt", "0.8123\n-0.25\n1\n3e-05\n"),
        ("a.txt", "\ufeff 0.8123\r\n-0.25\r\n1.0\r\n3E-5\r\n\r\n"),
        ("a.scores", "COMET\n.8123\n\u22120.25\n+1.\n0.00003"),
        ("a.csv", "COMET\n0.8123\n-0.25\n1\n3e-05\n"),
        ("a.csv", 'mt,COMET\n"Hi, you",0.8123\nb,-0.25\nc,1\nd,3e-05\n'),
        ("a.tsv", "id\tCOMET\n1\t0.8123\n2\t-0.25\n3\t1\n4\t3e-05\n"),
        ("a.csv", "segment;COMET\n1;0,8123\n2;-0,25\n3;1\n4;0,00003\n"),
        ("a.csv", "COMET\n0,8123\n-0,25\n1\n0,00003\n"),
        ("a.csv", "segment,COMET\n1,0.8123\n2,-0.25\n3,1\n4,3e-05\n"),
        ("a.jsonl", '{"COMET": 0.8123}\n{"COMET": -0.25}\n{"COMET": 1}\n\n{"COMET": 3e-05}\n'),
        ("a.json", "[0.8123, -0.25, 1, 3e-05]"),
        ("a.json", '{"system_score": 0.4, "scores": [0.8123, -0.25, 1, 3e-05]}'),
        *(
            ("a.json", json.dumps({name: [0.8123, -0.25, 1, 3e-05], "system_score": 1}))
            for name in ("score", "segment_scores", "seg_scores", "segments_scores")
        ),
        ("a.csv", "foo,bar\nx,0.8123\ny,-0.25\nz,1\nw,3e-05\n"),
        ("a.json", '{"seg1": 0.8123, "seg2": -0.25, "seg3": 1, "seg4": 3e-05}'),
        ("a.json", '[{"a": {"score": "0.8123"}}, {"a": {"score": "-0.25"}}, '
                   '{"a": {"score": "1"}}, {"a": {"score": "3e-05"}}]'),
        ("out.txt", "Global seed set to 12\nhyp.txt\tSegment 0\tscore: 0.8123\n"
                    "hyp.txt\tSegment 1\tscore: -0.25\nhyp.txt\tSegment 3\tscore: 3e-05\n"
                    "hyp.txt\tSegment 2\tscore: 1.0\tvariance: 0.01\nhyp.txt\tscore: 0.39\n"),
        ("x.seg.score", "sysA\t0.8123\nsysA\t-0.25\nsysA 1\nsysA 3e-05\n"),
    ],
)  # fmt: skip
def test_numbers_are_read_exactly(write: Write, name: str, content: str) -> None:
    assert scores(write(name, content)) == NUMBERS


def test_a_spreadsheet_and_a_packed_file(write: Write, tmp_path: Path) -> None:
    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    for row in [("mt", "Score"), ("a", 0.123456789012), ("b", 1), ("c", -7)]:
        sheet.append(row)
    book.save(tmp_path / "a.xlsx")
    assert scores(tmp_path / "a.xlsx") == [0.123456789012, 1, -7]
    packed = write("a.txt.gz", gzip.compress(b"0.5\n0.25\n"))
    assert scores(packed) == [0.5, 0.25]
    # The hash is that of the packed file.
    assert read_scores(packed).sha256 == hashlib.sha256(packed.read_bytes()).hexdigest()


def test_the_json_of_comet_score_has_several_systems(write: Write) -> None:
    rows = {
        f"out/{name}.txt": [
            {"src": "Hola", "mt": f"Hi {name}", "ref": "Hello", "COMET": score, "errors": [{}]}
            for score in own
        ]
        for name, own in (("b", [0.5, 0.25]), ("a", [1.0, 0.125]))
    }
    contents = read_scores(write("comet.json", json.dumps(rows, indent=4)))
    assert contents.systems == ("out/b.txt", "out/a.txt")
    found = tables_for(contents, ScoreAddress(contents.path), ["A.txt", "b.txt"], 0)
    values = {
        place: numbers_of(
            table.columns[choose_column(contents, table, "", "comet")], table.lines, contents.path
        )
        for place, table in found.items()
    }
    assert values == {0: [1.0, 0.125], 1: [0.5, 0.25]}
    assert text_column(found[0]) == ["Hi a", "Hi a"]
    # If the names differ, the systems are taken in order.
    found = tables_for(contents, ScoreAddress(contents.path), ["one", "two"], 0)
    assert [found[place].system for place in (0, 1)] == ["out/b.txt", "out/a.txt"]
    with pytest.raises(SystemsUnknown) as error:
        tables_for(contents, ScoreAddress(contents.path), ["one", "two", "three"], 0)
    assert error.value.systems == contents.systems
    with pytest.raises(SystemsUnknown):
        tables_for(contents, ScoreAddress(contents.path), ["one", "two"], 0, alone=True)
    chosen = parse_score_address(f"{contents.path}#system=a.txt")
    assert chosen is not None
    assert tables_for(contents, chosen, ["one", "two"], 1)[1].system == "out/a.txt"
    with pytest.raises(FieldMissing):
        tables_for(contents, ScoreAddress(contents.path, system="c"), ["one", "two"], 1)


def test_rows_of_several_systems_are_told_apart(write: Write) -> None:
    text = "system\tseg\tscore\tnote\n" + "".join(
        f"{system}\t{number}\t{number / 10 + place}\tx\n"
        for number in (1, 2, 3)
        for place, system in enumerate(("one", "two"))
    )
    contents = read_scores(write("human.tsv", text))
    assert contents.systems == ("one", "two")
    for place, table in enumerate(contents.tables):
        found = numbers_of(table.columns["score"], table.lines, contents.path)
        assert found == [number / 10 + place for number in (1, 2, 3)]
    named = read_scores(write("wmt.seg.score", "A 1\nA 2\nB 3\nB None\n"))
    assert named.systems == ("A", "B")
    table = named.tables[1]
    found = numbers_of(table.columns[""], table.lines, named.path)
    assert (found[0], math.isnan(found[1])) == (3, True)


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("foo,bar\nx,1\n", [1]),
        ("foo,3\nx,1\ny,2\n", [3, 1, 2]),
        # These columns have headings.
        ("mt,COMET\na,-\nb,0.5\nc,0.25\n", [None, 0.5, 0.25]),
    ],
)
def test_a_row_without_numbers_may_have_the_headings(
    write: Write, content: str, found: list[float | None]
) -> None:
    numbers = scores(write("a.csv", content))
    assert [None if math.isnan(number) else number for number in numbers] == found


@pytest.mark.parametrize(
    ("rows", "systems"),
    [
        ("A,1\n", ("A",)),
        ("A,1\nA,2\nB,3\nB,4\n", ("A", "B")),
        ("A,1\nB,2\n", ()),
        ("A,1\nB,2\nA,3\n", ()),
    ],
)
def test_systems_have_several_rows(write: Write, rows: str, systems: tuple[str, ...]) -> None:
    assert read_scores(write("a.csv", f"system,score\n{rows}")).systems == systems


@pytest.mark.parametrize("names", [("one",), ("one", "two")])
def test_sheets_have_names_if_there_are_several(tmp_path: Path, names: tuple[str, ...]) -> None:
    sheet = xlsx_rows([["x", "score"], ["a", "1"]])
    (tmp_path / "a.xlsx").write_bytes(xlsx(dict.fromkeys(names, sheet)))
    tables = read_scores(tmp_path / "a.xlsx").tables
    assert [table.sheet for table in tables] == ([""] if len(names) == 1 else [*names])


def test_a_column_of_texts_of_a_system_is_no_name_of_one(write: Write) -> None:
    text = "system,score\n" + "".join(f"text {number},{number}\n" for number in range(6))
    assert scores(write("a.csv", text)) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("name", "content", "line", "text"),
    [
        ("a.txt", "0.5\n0.25\n0.5 x\n", 3, "0.5 x"),
        ("a.txt", "0.5\n0.5\ninf\n", 3, "inf"),
        ("a.txt", "0.5\n0.5\n1e999\n", 3, "1e999"),
        ("a.txt", "0.5\n0.5\n1_0\n", 3, "1_0"),
        ("a.txt", "0.5\n0.5\n\u0665\n", 3, "\u0665"),
        ("a.txt", "0.5\n0.5\n80%\n", 3, "80%"),
        # The comma may be a decimal comma or separate columns.
        ("a.txt", "0,5\n0,25\n", 1, "0,5"),
        ("a.csv", "1,79\n2,81\n", 1, "1,79"),
        ("a.csv", "COMET\n1,234\n2,345\n", 2, "1,234"),
        ("a.csv", "id;COMET\na;1,5\nb;2.5\nc;3,5\n", 2, "1,5"),
        # The first row is that of the headings only if a column below has nothing but numbers.
        ("a.csv", "foo,bar\nx,1\ny,z\nw,2\nv,3\n", 1, "bar"),
        ("a.csv", "foo,bar\nx,y\nz,1\nw,2\nv,3\n", 1, "bar"),
    ],
)
def test_a_cell_that_is_no_number_is_refused_with_its_line(
    write: Write, name: str, content: str, line: int, text: str
) -> None:
    with pytest.raises(ScoreInvalid) as error:
        scores(write(name, content))
    assert (error.value.line, error.value.text) == (line, text)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.txt", "Hello\nyou\n"),
        ("a.txt", "\n\n"),
        ("a.json", '{"a": "b"}'),
        ("a.json", "[]"),
        ("a.csv", "a,b\nc,d\n"),
        ("a.json", '{"a": '),
        ("a.pdf", "%PDF-1.7"),
    ],
)
def test_a_file_without_scores_is_refused(write: Write, name: str, content: str) -> None:
    with pytest.raises(BleuError):
        scores(write(name, content))
    with pytest.raises(NoScores):
        read_scores(write("b.txt", "Hello\nyou\n"))


def test_the_column_is_found_or_asked_for(write: Write) -> None:
    text = "id,ref-free,COMET,BLEURT\n1,0.1,0.2,0.3\n2,0.4,0.5,0.6\n"
    path = write("a.csv", text)
    assert scores(path) == [0.2, 0.5]
    assert scores(path, "bleurt") == [0.3, 0.6]
    assert scores(path, column="Ref-Free") == [0.1, 0.4]
    with pytest.raises(ScoresUndecided) as undecided:
        scores(write("b.csv", text.replace("COMET", "x")), "metricx")
    assert undecided.value.available == ("column=ref-free", "column=x", "column=BLEURT")
    with pytest.raises(FieldMissing) as missing:
        scores(path, column="y")
    assert missing.value.wanted == "column=y"
    assert "column=COMET" in missing.value.available
    lines = [{"hypothesis": "a", "prediction": 1.5, "length": 3}] * 3
    path = write("m.jsonl", "".join(json.dumps(line) + "\n" for line in lines))
    assert scores(path, "metricx") == [1.5] * 3
    [table] = read_scores(path).tables
    assert number_columns(table) == ("prediction",)
    assert text_column(table) == ["a"] * 3


def test_numbers_of_segments_are_no_scores(write: Write) -> None:
    # A sheet with grades, and one that nobody has filled in.
    graded = "segmento\ttraducción\tpuntuación\n1\ta\tA\n1\tb\tB\n2\tc\tA\n2\td\tB\n"
    contents = read_scores(write("a.tsv", graded))
    assert choose_column(contents, contents.tables[0], "", "grade") == "puntuación"
    with pytest.raises(NoScores):
        read_scores(write("b.tsv", graded.replace("\tA\n", "\t\n").replace("\tB\n", "\t\n")))


def test_a_sheet_is_found_or_asked_for(tmp_path: Path) -> None:
    import openpyxl

    book = openpyxl.Workbook()
    book.active.append(["nothing"])
    for name, score in (("first", 1), ("second", 2)):
        sheet = book.create_sheet(name)
        for row in [["x", "score"], ["a", score], ["b", score]]:
            sheet.append(row)
    path = tmp_path / "a.xlsx"
    book.save(path)
    contents = read_scores(path)

    def of(sheet: str) -> list[str]:
        address = ScoreAddress(path, sheet=sheet)
        return [*tables_for(contents, address, ["c"], 0)[0].columns["score"]]

    assert of("") == of("First") == ["1", "1"]
    assert of("second") == ["2", "2"]
    with pytest.raises(FieldMissing):
        of("third")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a.csv", ScoreAddress(Path("a.csv"))),
        ("a#b.csv#column=C D", ScoreAddress(Path("a#b.csv"), ("C D",))),
        ("a.jsonl#field=s&better=lower", ScoreAddress(Path("a.jsonl"), ("s",), better="lower")),
        (
            "a.xlsx#sheet=1%262&system=b#c&column=x",
            ScoreAddress(Path("a.xlsx"), ("x",), "1&2", "b#c"),
        ),
        ("a.csv#better=good", None),
        ("a.csv#better=higher&first=1", ScoreAddress(Path("a.csv"), better="higher", first=1)),
        ("a.csv#first=2", None),
        ("a\0#column=b", ScoreAddress(Path("a\0"), ("b",))),
        (f"a.csv#column={'x' * 5000}", ScoreAddress(Path("a.csv"), ("x" * 5000,))),
        ("a.csv#other=1", ScoreAddress(Path("a.csv#other=1"))),
    ],
)
def test_addresses(text: str, expected: ScoreAddress | None) -> None:
    address = parse_score_address(text)
    assert address == expected
    if address is not None:
        assert parse_score_address(str(address)) == address


def test_a_file_whose_name_is_an_address_is_that_file(write: Write) -> None:
    path = write("a#column=b", "1\n")
    assert parse_score_address(str(path)) == ScoreAddress(path)


def test_scores_of_json_objects_have_fields(write: Write) -> None:
    contents = read_scores(write("a.jsonl", '{"x": 1}\n{"x": 2}\n'))
    assert isinstance(contents, ScoreContents)
    assert contents.by_field
    assert ScoreAddress(Path("a"), ("x",)).fragment(by_field=True) == "field=x"


GOOD_FILES = {
    "a.txt": "0.5\n0.25\n1\n-3e-5\n",
    "a.csv": 'id,mt,COMET\n1,"a, b",0.5\n2,c,0.25\n3,d,1\n4,e,2\n',
    "a.json": json.dumps({"x": [{"mt": "a", "COMET": 0.5}] * 4}),
    "a.jsonl": '{"mt": "a", "prediction": 1.5}\n' * 4,
    "b.txt": "h\tSegment 0\tscore: 0.5\nh\tSegment 1\tscore: 0.5\nh\tscore: 0.5\n",
    "s.tsv": "system\tseg\tscore\nA\t1\t2\nA\t2\t3\nB\t1\t4\nB\t2\t5\n",
    "w.score": "A 1\nA 2\nB 3\nB 4\n",
}
PIECES = (",", "\n", "\0", "nan", "{", "]", '"', "\t", "1e999", "0,5\n", "[", "null", "-", "\ufeff")


@pytest.mark.parametrize("seed", range(60))
def test_damaged_files_are_read_or_refused(write: Write, seed: int) -> None:
    rng = random.Random(seed)
    for name, content in GOOD_FILES.items():
        data = content
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(data) + 1)
            if rng.random() < 0.4:
                data = data[:place] + data[place + rng.randint(1, 12) :]
            else:
                data = data[:place] + rng.choice(PIECES) + data[place:]
        try:
            contents = read_scores(write(name, data))
            for table in contents.tables:
                column = choose_column(contents, table, "", "comet")
                found = numbers_of(table.columns[column], table.lines, contents.path)
                assert len(found) == len(table)
                assert not any(abs(number) > 1e12 for number in found)
        except BleuError:
            pass


@pytest.mark.parametrize(
    ("choices", "text"),
    [
        ({}, "a.csv"),
        # What people can read stays as it is, unless it would divide the address.
        ({"columns": ("My score, ~1 + 2 = 3?",)}, "a.csv#column=My score, ~1 + 2 = 3?"),
        ({"columns": ("50 % & more", "ж")}, "a.csv#column=50 %25 %26 more&column=%D0%B6"),
        ({"sheet": "S", "system": "A", "better": "lower"}, "a.csv#sheet=S&system=A&better=lower"),
        ({"grades": ("B", "A"), "first": 0}, "a.csv#order=B,A&first=0"),
    ],
)
def test_an_address_of_scores_is_read_as_it_is_written(choices: dict[str, Any], text: str) -> None:
    address = ScoreAddress(Path("a.csv"), **choices)
    assert str(address) == text
    assert parse_score_address(text) == address
