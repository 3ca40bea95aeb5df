"""The small parts of pages and documents: marks, signs, escapes, and places in figures."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from lxml import etree

from bleu_score.marked.parts import Part, Style
from bleu_score.reports import html, markdown
from bleu_score.reports.build import build_report
from bleu_score.reports.cells import Cell, Form
from bleu_score.reports.docx_text import has_unwritable, runs_right_to_left, text_style
from bleu_score.reports.latex import ESCAPES, escape
from bleu_score.reports.markdown_text import markdown_code, markdown_text
from bleu_score.reports.model import Report, Scale, ScaleBand, ScaleMark, ScoreAxis
from bleu_score.reports.page_parts import full_width, least_pieces, name_pieces
from tests.helpers.deliveries import DELIVERED, analysis_of
from tests.helpers.reports import REFERENCE, evaluated


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("a<b>&", "a&lt;b&gt;&amp;"),
        ("a\tb", 'a<i class="s">⇥</i>b'),
        ("a\n\tb<", 'a<i class="s">↵<br>⇥</i>b&lt;'),
        ("\u202e", '<i class="s">⟨U+202E⟩</i>'),
    ],
)
def test_signs_are_muted_and_texts_are_escaped(text: str, shown: str) -> None:
    assert html.marked_text(text) == shown


def test_neighbors_of_one_match_are_one_mark() -> None:
    parts = [
        Part("a", Style.MATCH_2, 0, 1),
        Part(" ", Style.MATCH_2, None, 1),
        Part("b", Style.MATCH_2, 1, 1),
        Part("c", Style.MATCH_2, 2, 2),
        Part("d"),
        Part("e", Style.INSERTED),
        Part("f", Style.DELETED),
        Part("→", Style.SIGN),
        Part("", Style.FOUND),
    ]
    assert html.marked_parts(parts) == (
        '<mark class="match_2">a b</mark><mark class="match_2">c</mark>d<ins>e</ins>'
        '<del>f</del><i class="s">→</i>'
    )


def test_each_mark_has_its_rule() -> None:
    rules = {
        name: text
        for name, _, text in (str(rule).partition(" { ") for rule in html.mark_rules().splitlines())
    }
    assert {*rules} >= {".match_1", ".match_4", "ins", "del", ".moved", ".token", ".found"}
    assert "border-bottom: 1px solid" in rules[".match_1"]
    assert "border-bottom: 2px solid" in rules[".match_2"]
    assert "border-bottom: 3px double" in rules[".match_3"]
    assert "border-bottom: 5px double" in rules[".match_4"]
    assert "border-bottom: 2px dotted" in rules[".clipped"]
    assert rules[".clipped"].startswith("background: none;")
    assert "text-decoration: line-through" in rules["del"]
    assert "border: 1px dashed" in rules[".moved"]
    assert "border: 1px solid" in rules[".token"]
    assert rules[".match_1"].startswith("background: color-mix(in srgb, var(--hue) 13%, var(--pa")
    assert "#2f9e63 22%" in rules["ins"]


def test_a_name_can_be_broken_between_its_parts() -> None:
    pieces = name_pieces("Projekt_Kunde_Website-Endfassung")
    assert html.breakable("Projekt_Kunde_Website-Endfassung") == "<wbr>".join(pieces)
    assert html.breakable("<b>") == "&lt;b&gt;"


@pytest.mark.parametrize(
    ("percent", "place", "anchor"),
    [
        (-5.0, "0%", "start"),
        (0.0, "0%", "start"),
        (2.9, "2.9%", "start"),
        (3.0, "3%", "middle"),
        (33.33333, "33.333%", "middle"),
        (97.0, "97%", "middle"),
        (97.1, "97.1%", "end"),
        (120.0, "100%", "end"),
    ],
)
def test_places_of_figures(percent: float, place: str, anchor: str) -> None:
    assert html._place(percent) == place
    assert html._anchor(percent) == anchor


def test_a_value_has_its_place_on_the_axis() -> None:
    axis = ScoreAxis("BLEU", (), 20.0, 60.0, (), "")
    assert [html._at(axis, value) for value in (20.0, 30.0, 60.0)] == ["0%", "25%", "100%"]


def test_numbers_of_published_scores_replace_close_ones() -> None:
    score = Cell("30", Form.NUMBER, 30.0)
    plain = Scale(score, (), (), "")
    assert [tick.percent for tick in html._ticks(plain)] == [0, 20, 40, 60, 80, 100]
    bands = tuple(ScaleBand(start, start + 10, "b", False) for start in (0, 10, 20))
    assert [tick.percent for tick in html._ticks(Scale(score, bands, (), ""))] == [0, 10, 20, 100]
    marks = (ScaleMark("m", 75.0, "m 75"), ScaleMark("n", 86.5, "n 86"))
    found = html._ticks(Scale(score, (), marks, ""))
    assert [(tick.percent, tick.text) for tick in found] == [
        (75.0, "75"),
        (86.5, "86"),
        (0, "0"),
        (20, "20"),
        (40, "40"),
        (60, "60"),
        (100, "100"),
    ]


# Markdown


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a b", "`a b`"),
        ("a`b", "``a`b``"),
        ("`a``b", "``` `a``b ```"),
        ("a\n b\x1b", "`a b\\x1b`"),
        ("a`", "`` a` ``"),
        ("", ""),
    ],
)
def test_code_is_fenced(text: str, code: str) -> None:
    assert markdown_code(text) == code


def test_a_block_of_code_is_in_a_fence_that_it_does_not_hold() -> None:
    assert markdown._block_of_code(["a", "b\x1b"]) == "```\na\nb⟨U+001B⟩\n```"
    assert markdown._block_of_code(["a", "x ``` y"]) == "````\na\nx ``` y\n````"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb", "a b"),
        ("- a", "\\- a"),
        ("12. a", "12\\. a"),
        ("a - b", "a - b"),
        ("\u202ea", "\\\\u202ea"),
        ("*a*", "\\*a\\*"),
    ],
)
def test_text_is_text_at_the_start_of_a_line(text: str, shown: str) -> None:
    assert markdown_text(text) == shown


@pytest.mark.parametrize(
    ("text", "is_so"), [("abc", False), ("שלום abc", True), ("12 שלום", True), ("", False)]
)
def test_a_text_runs_in_the_direction_of_its_first_letter(text: str, is_so: bool) -> None:
    assert runs_right_to_left(text) is is_so


# LaTeX


LATEX = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "$": r"\$",
    "&": r"\&",
    "#": r"\#",
    "%": r"\%",
    "_": r"\_",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    "`": r"\textasciigrave{}",
    "[": "{[}",
    "]": "{]}",
    "*": "{*}",
    "’": "'",
    "−": "$-$",
    "≈": r"$\approx$",
    "≤": r"$\leq$",
    "≥": r"$\geq$",
    "▲": r"$\uparrow$",
    "▼": r"$\downarrow$",
    "→": r"$\rightarrow$",
    "←": r"$\leftarrow$",
    "↵": r"$\hookleftarrow$",
    "⇥": r"$\mapsto$",
    "⟨": r"$\langle$",
    "⟩": r"$\rangle$",
    "★": r"$\star$",
    "·": r"\textperiodcentered{}",
    "…": r"\ldots{}",
    "\u2423": r"\textvisiblespace{}",
    "\u240d": r"$\langle$CR$\rangle$",
    "\u00a0": "~",
    "\u202f": r"\,",
}


def test_each_special_sign_of_tex_is_escaped() -> None:
    assert {sign: escape(sign) for sign in LATEX} == LATEX
    assert {*LATEX} == {*ESCAPES} - {"\0"}
    assert escape("a--b,,c''d-,e") == "a-{}-b,{},c'{}'d-,e"
    assert escape("a\tb") == r"a$\mapsto$b"


# Word


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("zh-Hant-TW", "zh-TW"),
        ("zh-Hant-HK", "zh-HK"),
        ("zh-Hant-MO", "zh-HK"),
        ("zh-Hans-CN", "zh-CN"),
        ("yue-Hant", "zh-TW"),
        ("ja", "ja-JP"),
        ("ko-KR", "ko-KR"),
        ("es-MX", "es-MX"),
        ("", ""),
    ],
)
def test_word_knows_the_language_of_a_text(tag: str, language: str) -> None:
    style = text_style("Text", tag, ["abc"])
    assert (style.name, style.language, style.is_right_to_left) == ("Text", language, False)
    assert text_style("Text", tag, ["שלום"]).is_right_to_left


@pytest.mark.parametrize(
    ("text", "is_so"),
    [("a\tb\n", False), ("a\x0b", True), ("\x00", True), ("\ud800", True), ("\ufffe", True)],
)
def test_word_cannot_hold_some_characters(text: str, is_so: bool) -> None:
    assert has_unwritable(text) is is_so


# Widths


def test_widths_of_texts_and_the_pieces_they_can_be_broken_into() -> None:
    assert [full_width(text) for text in ("abc", "é", "中文", "ａ")] == [3, 1, 4, 2]
    assert least_pieces(Cell("May be due", sign="≈")) == ["≈ May", "be", "due"]
    assert least_pieces(Cell("a b")) == ["a", "b"]
    assert least_pieces(Cell("", sign="≈")) == []
    assert least_pieces(Cell("Projekt_Kunde_Website", Form.NAME)) == name_pieces(
        "Projekt_Kunde_Website"
    )
    assert least_pieces(Cell(64 * "a", Form.CODE)) == [24 * "a"]


def page_of(report: Report) -> etree._Element:
    file = io.BytesIO()
    html.write_html(report, file)
    return etree.fromstring(file.getvalue(), etree.HTMLParser(huge_tree=True))


def test_the_contents_of_a_report_on_changes_lead_to_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "delivered.xliff"
    path.write_text(DELIVERED, encoding="utf-8")
    analysis = analysis_of(path)
    report = build_report(analysis.evaluation, analysis=analysis)
    assert report.changes is not None
    root = page_of(report)
    links = [each.get("href").removeprefix("#") for each in root.xpath("//nav//a")]
    sections = [each.get("id") for each in root.iter("section")]
    assert links == [each for each in sections if each not in ("changes", "result")]
    names = [table.name for table in report.changes.tables]
    assert names
    assert links[: len(names)] == names


@pytest.mark.parametrize("count", [1, 2])
def test_each_of_several_figures_has_its_name_and_they_are_folded(count: int) -> None:
    candidates = {name: list(REFERENCE) for name in ("a.txt", "b.txt")[:count]}
    root = page_of(build_report(evaluated(candidates)))
    (section,) = root.xpath("//section[@id='distributions']")
    names = ["".join(each.itertext()) for each in section.iter("figcaption")]
    assert names == (["a.txt", "b.txt"] if count == 2 else [])
    assert bool(section.xpath("details")) == (count == 2)
