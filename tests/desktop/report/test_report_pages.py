"""What a report says on its pages, in which order, and what is left out where there is nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from bleu_desktop.report.paper import Paper, PaperPage
from bleu_desktop.report.report_pages import ReportPages
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared.paragraph import Paragraph
from bleu_score.reports import words
from bleu_score.reports.build import build_report
from bleu_score.reports.model import Provenance, Report, ReportDiagnostic
from bleu_score.reports.options import ReportOptions
from tests.helpers.drawn import Drawn
from tests.helpers.reports import evaluated

Say = Callable[[Report], list[str]]


@pytest.fixture(scope="module")
def report() -> Report:
    return build_report(evaluated(), ReportOptions(language="en", segments="none"))


@pytest.fixture
def said(qapp: QApplication, english: None, monkeypatch: pytest.MonkeyPatch) -> Say:
    """Return a function that returns the texts of a report in their order."""
    texts: list[str] = []

    def draw_line(paragraph: Paragraph, _: Any, number: int, *__: Any) -> None:
        if number == 0:
            texts.append(paragraph.text)

    monkeypatch.setattr(Paragraph, "draw_line", draw_line)
    monkeypatch.setattr(Paragraph, "draw", lambda paragraph, *_: texts.append(paragraph.text))

    def said(report: Report) -> list[str]:
        texts.clear()
        drawn: Any = Drawn()
        pages = ReportPages(report, Typesetter("en"), PaperPage.of(Paper.A4))
        for piece in pages.pieces():
            piece.paint(drawn, 0.0, 0.0)
        return [*texts]

    return said


def after(texts: list[str], title: str) -> list[str]:
    return texts[texts.index(title) + 1 :]


def test_sections_are_in_the_order_of_the_report(said: Say, report: Report) -> None:
    texts = said(report)
    assert texts[0] == report.title
    assert texts[1] == report.compared
    assert report.scores is not None
    titles = [
        report.scores.headline.title,
        *(table.title for table in report.tables),
        *(table.title for table in report.details),
        words.label("distributions"),
        report.inputs.title,
        *(table.title for table in report.settings),
        words.label("provenance"),
    ]
    places = [texts.index(title) for title in titles if title]
    assert places == sorted(places)
    headline = report.scores.headline
    for part in (headline.comparison, headline.agreement, headline.interval, headline.meaning):
        assert not part or part in texts
    assert "" not in texts


@pytest.mark.parametrize("with_texts", [True, False])
def test_a_report_of_numbers_says_so(said: Say, report: Report, with_texts: bool) -> None:
    texts = said(replace(report, options=replace(report.options, texts=with_texts)))
    assert (words.label("numbers_only") in texts) is not with_texts


@pytest.mark.parametrize("commands", [(), ("one",), ("one", "two")])
def test_signatures_have_their_commands(
    said: Say, report: Report, commands: tuple[str, ...]
) -> None:
    each = Provenance("BLEU", "the signature", ("a.txt",), commands)
    texts = after(said(replace(report, provenance=(each,))), words.label("provenance"))
    label = [words.label("command")] if commands else []
    # The only signature holds for all candidates.
    title = words.provenance_title(replace(each, candidates=()))
    assert texts == [title, "the signature", *label, *commands]


@pytest.mark.parametrize("is_note", [True, False])
@pytest.mark.parametrize("found", [(), (("a.txt", "3 of 4"),)])
def test_a_note_has_no_sign_of_a_warning(
    said: Say, report: Report, is_note: bool, found: tuple[tuple[str, str], ...]
) -> None:
    example = ReportDiagnostic(title="The title", advice="The advice", found=found, is_note=is_note)
    texts = said(replace(report, diagnostics=(example, example)))
    place = texts.index(words.label("diagnostics")) + 1
    title = "The title" if is_note else "⚠ The title"
    extents = [words.found_text(*each) for each in found]
    assert texts[place : place + 2 * (2 + len(found))] == 2 * [title, "The advice", *extents]
    assert words.label("diagnostics") not in said(replace(report, diagnostics=()))


def test_what_is_not_known_has_no_line(said: Say, report: Report) -> None:
    assert report.scores is not None
    headline = replace(
        report.scores.headline,
        comparison="", agreement="", interval="", meaning="", limits="", facts=(),
    )  # fmt: skip
    bare = replace(report, about=(), scores=replace(report.scores, headline=headline, scale=None))
    texts = said(bare)
    assert "" not in texts
    whole = said(report)
    for fact in report.scores.headline.facts:
        assert whole.count(fact.label) == texts.count(fact.label) + 1


@pytest.mark.usefixtures("qapp", "english")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_share_that_is_made_is_counted_by_segments(count: int) -> None:
    report = build_report(evaluated(), ReportOptions(language="en", segments="all"))
    assert report.segments is not None
    few = replace(report, segments=replace(report.segments, length=count))
    pages = ReportPages(few, Typesetter("en"), PaperPage.of(Paper.A4))
    shares = {pages.share_counted}
    for _ in pages.pieces():
        shares.add(pages.share_counted)
    assert sorted(shares) == [number / count for number in range(count + 1)]
