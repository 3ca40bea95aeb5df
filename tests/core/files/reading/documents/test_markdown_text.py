"""Markdown: the text of each block; files of prose stay lines of text."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.assumptions import LinesOfProse
from bleu_core.files.contents import Contents, Format, Tag, plain_text
from bleu_core.files.documents import document_of
from bleu_core.files.errors import BudgetExceeded, NoUnits
from bleu_core.files.reading.formats import read_contents
from tests.helpers.mutations import MARKDOWN


def read(folder: Path, text: str, name: str = "a.md") -> Contents:
    (folder / name).write_text(text, newline="")
    return read_contents(folder / name)


def texts(folder: Path, text: str) -> list[str]:
    return [plain_text(cell) for cell in read(folder, text).tables[0].fields[0].cells]


def test_the_text_of_each_block(tmp_path: Path) -> None:
    contents = read(tmp_path, MARKDOWN)
    assert contents.format is Format.MARKDOWN
    assert texts(tmp_path, MARKDOWN) == [
        "Título uno", "Texto con enlace x y , línea no code   &", "cita dos", "a", "b", "c", "d",
        "uno", "dos", "html x",
    ]  # fmt: skip
    assert list(contents.tables[0].lines) == [4, 6, 9, 12, 12, 14, 14, 19, 21, 23]
    assert texts(tmp_path, MARKDOWN.replace("\n", "\r\n")) == texts(tmp_path, MARKDOWN)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# A #\n\nb\nc\n", ["A", "b c"]),
        ("# A\nb\nc\n", ["A", "b c"]),
        ("a\nb\n\nc\n", ["a b", "c"]),
        ("a\nb\n \nc\n", ["a b", "c"]),
        ("A\n===\n\n- b\n- c\n  d\n", ["A", "b", "c d"]),
        ("+++\ntitle = 'x'\n+++\na\nb\n", ["a b"]),
        ("a\n\n---\n\nb\n", ["a", "b"]),
        ("a\n\n    code\n\n~~~\ncode\n~~~\n", ["a"]),
        ("a \\* &copy; 1 \\< 2\n", ["a * © 1 < 2"]),
        ("你好\n\n**世界**\n", ["你好", "世界"]),
        ("[a]\n\n[a]: http://x.org\n", ["a"]),
        ("<!-- c -->\n\n<p align=center>a</p>\n\nb\n", ["a", "b"]),
        ("<details>\n<summary>a</summary>\n\nb\n\n</details>\n", ["a", "b"]),
        ("- [ ] a\n- [x] b\n- [y] c\n\n[ ] d\n", ["a", "b", "[y] c", "[ ] d"]),
        ("> [!NOTE]\n> a\n\n> [!Note]\n", ["a", "[!Note]"]),
        ("# A *b* {#c}\n\n## D\n\ne {#f}\n", ["A b", "D", "e {#f}"]),
        ("| a |\n|---|\n| `b` c |\n", ["a", "b c"]),
    ],
)
def test_kinds_of_blocks(tmp_path: Path, text: str, found: list[str]) -> None:
    assert texts(tmp_path, text) == found


def test_formatting_is_tags(tmp_path: Path) -> None:
    [cell] = read(tmp_path, "a **b** [c](d) ![e](f)<br>\n").tables[0].fields[0].cells
    assert cell == (
        "a ", Tag("strong", "**"), "b", Tag("/strong", "**"), " ", Tag("a", "["), "c",
        Tag("/a", "](d)"), " ", Tag("img", "![e](f)"), Tag("br", "<br>", True),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("- [x]  *a*\n", (Tag("[x]", "[x]  "), Tag("em", "*"), "a", Tag("/em", "*"))),
        ("- [ ] a *b*\n", (Tag("[ ]", "[ ] "), "a ", Tag("em", "*"), "b", Tag("/em", "*"))),
        ("# *a* b {#c}\n",
         (Tag("em", "*"), "a", Tag("/em", "*"), " b", Tag("{#c}", "{#c}"))),
    ],
)  # fmt: skip
def test_boxes_of_tasks_and_ids_of_headings_are_tags(
    tmp_path: Path, text: str, cell: tuple[object, ...]
) -> None:
    assert read(tmp_path, f"# A\n\n{text}").tables[0].fields[0].cells[1] == cell


def test_html_has_the_lines_of_the_file(tmp_path: Path) -> None:
    found = read(tmp_path, "a\n\n<p>b</p>\n<p>c</p>\n").tables[0]
    assert list(found.lines) == [1, 3, 4]


TARGETS = [
    "Die Fähre legt um 7:45 am alten Hafen ab.",
    "Kinder unter 12 dürfen den Aufzug nicht allein benutzen.",
    "Bringen Sie eine Lampe, warme Kleidung und Essen mit.",
]
PAIRS = [
    ("The ferry leaves at 7:45 from the old harbor.", TARGETS[0]),
    ("Children under 12 may not use the lift alone.", TARGETS[1]),
    ("Bring a torch, warm clothes and something to eat.", TARGETS[2]),
]


def pipes(*rows: tuple[str, ...]) -> str:
    """Return rows of a table, with an alignment row after the first."""
    lines = [f"| {' | '.join(row)} |\n" for row in rows]
    return "".join([lines[0], "|" + ":--|" * len(rows[0]) + "\n", *lines[1:]])


@pytest.mark.parametrize(
    "text",
    [
        pipes(("Source", "Target"), *PAIRS),
        "Source | Target\n--- | ---:\n" + "".join(f"{one} | {other}\n" for one, other in PAIRS),
        pipes(("ID", "English", "German", "Notes"),
              *((f"k{n}", *pair, "") for n, pair in enumerate(PAIRS))),
        pipes(("Übersetzung", "Ausgangstext"), *((other, one) for one, other in PAIRS)),
        "# Review\n\nPlease check.\n\n" + pipes(("Source", "Target"), *PAIRS),
        "".join(f"## {n}\n\n" + pipes(("Source", "Target"), pair) + "\n"
                for n, pair in enumerate(PAIRS)),
        "".join(pipes(("Source", one), ("Target", other)) + "\n" for one, other in PAIRS),
        "- Review:\n\n" + "".join(f"  {line}\n" for line in
                                  pipes(("Source", "Target"), *PAIRS).splitlines()),
        "# Review\n\n<table>\n<tr><th>Source</th><th>Target</th></tr>\n"
        + "".join(f"<tr><td>{one}</td><td>{other}</td></tr>\n" for one, other in PAIRS)
        + "</table>\n",
    ],
    ids=["headings", "no-pipes", "languages", "swapped", "text", "chapters", "small", "list",
         "html"],
)  # fmt: skip
def test_bilingual_tables(tmp_path: Path, text: str) -> None:
    document = document_of(read(tmp_path, text), role=Role.CANDIDATE)
    assert list(document.segments) == TARGETS
    assert document.format is Format.MARKDOWN


def test_rows_without_the_alignment_row(tmp_path: Path) -> None:
    rows = [("ID", "Source", "Target"), *((f"k{n}", *pair) for n, pair in enumerate(PAIRS))]
    for first in (1, 0):
        text = "".join(f"| {' | '.join(row[first:])} |\n" for row in rows)
        document = document_of(read(tmp_path, text))
        assert (list(document.segments), list(document.units.lines)) == (TARGETS, [2, 3, 4])
    # Other lines stay lines of text.
    lines = "".join(f"| {one} |\n" for one in TARGETS)
    others = text + "k4 is missing\n", text + "| k4 | x |\n", text.replace(" |\n", "\n")
    for other in (lines, *others, "| a | b |\n| c | d |\n"):
        contents = read(tmp_path, other)
        assert contents.tables[0].assumptions == (LinesOfProse(),)
        assert list(contents.tables[0].fields[0].cells) == other.rstrip("\n").split("\n")


def test_tags_and_lines_of_bilingual_tables(tmp_path: Path) -> None:
    text = "Intro.\n\n" + pipes(
        ("Source", "Target"), *PAIRS, ("One `two` \\| 3", "Eins `zwei` \\| 3")
    )
    document = document_of(read(tmp_path, text))
    assert document.segments[-1] == "Eins zwei | 3"
    assert document.units.tagged[3][:2] == ("Eins ", Tag("code", "`"))
    assert list(document.units.lines) == [5, 6, 7, 8]


@pytest.mark.parametrize(
    "text",
    [
        pipes(("Option", "Description"), ("`--all`", "shows all files"), ("`-x`", "leaves out")),
        pipes(("You want to", "Read"), ("get a first score", "the first steps of the manual"),
              ("understand what a score is", "how to read the score of a system"),
              ("know the formulas that are used", "what the numbers of the program are"),
              ("score the files of a folder", "the page of the manual about folders")),
        pipes(("Source", "Target"), *PAIRS) + "\n" + "\n\n".join(TARGETS * 9) + "\n",
    ],
    ids=["options", "contents", "quoted"],
)  # fmt: skip
def test_other_tables_are_texts(tmp_path: Path, text: str) -> None:
    contents = read(tmp_path, text)
    assert contents.tables[0].fields[0].kind is FieldKind.TEXT
    assert not contents.undecided
    document = document_of(contents, role=Role.CANDIDATE)
    assert document.segments == tuple(map(plain_text, contents.tables[0].fields[0].cells))


@pytest.mark.parametrize(
    "text",
    [
        "Una línea.\nOtra línea.\nY otra.\n",
        "Una línea.\n- otra\ny otra\n\n",
        "1. Una línea.\nOtra línea.\n",
    ],
)
def test_lines_of_prose_are_segments(tmp_path: Path, text: str) -> None:
    contents = read(tmp_path, text)
    assert contents.format is Format.TEXT
    assert contents.tables[0].assumptions == (LinesOfProse(),)
    assert list(contents.tables[0].fields[0].cells) == text.rstrip("\n").split("\n") + (
        [""] if text.endswith("\n\n") else []
    )


def test_nested_too_deeply(tmp_path: Path) -> None:
    assert texts(tmp_path, "> " * 40 + "a\n") == ["a"]
    for text in ("> " * 300, "- " * 300, "> - " * 100):
        with pytest.raises(BudgetExceeded) as error:
            read(tmp_path, f"a\n\n{text}a\n")
        assert error.value.line == 3


def test_pictures_within_pictures_are_counted_before_they_are_parsed(tmp_path: Path) -> None:
    assert texts(tmp_path, "# a\n\n" + "![" * 20 + "a" + "](b)" * 20 + " c\n") == ["a", " c"]
    # Brackets that nothing closes, or that follow each other, are not nested.
    for text in ("[" * 300, "[a](b) " * 300, r"\[" * 300 + "]" * 300):
        assert len(texts(tmp_path, f"# a\n\n{text}\n")) == 2
    with pytest.raises(BudgetExceeded) as error:
        read(tmp_path, "# a\n\n" + "![" * 101 + "a" + "](b)" * 101 + "\n")
    assert (error.value.resource, error.value.line) == ("nesting", 3)


@pytest.mark.parametrize("text", ["---\na: b\n---\n", "```\ncode\n```\n", "<!-- c -->\n"])
def test_nothing_to_translate(tmp_path: Path, text: str) -> None:
    with pytest.raises(NoUnits):
        read(tmp_path, text)
