"""The page of files: problems found in them, and normalizations that fix these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import check_texts, evaluate
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Effect, Normalize
from bleu_core.evaluation.checking import CheckReport
from bleu_core.files.documents import Document
from bleu_core.settings import NORMALIZATIONS, Normalization, Settings
from bleu_desktop.checks.checks_page import ChecksPage
from bleu_desktop.checks.diagnostic_card import DiagnosticCard
from bleu_desktop.session.session import Session
from bleu_desktop.shared import theme
from bleu_desktop.shared.remedies import PlaceButton
from bleu_desktop.shared.veil import Veil
from bleu_score.messages.characters import character_name
from bleu_score.messages.choices import normalization_name
from bleu_score.messages.diagnostics import (
    diagnostic_extent,
    diagnostic_text,
    diagnostic_title,
    effect_text,
)
from tests.helpers.diagnostics import (
    TEXT_KINDS,
    diagnostics_of,
    report_of,
    text_diagnostic,
)
from tests.helpers.driving import part
from tests.helpers.driving_pages import called, not_called, on_its_own, unsaid
from tests.helpers.lanes import slow_but
from tests.helpers.layout import LongCatalog, MarkedCatalog, cut_off, lay_out, use_catalog

COUNT = 40
REFERENCE = [f'He said "yes" on day {number}, and that was all.' for number in range(COUNT)]
CURLY = [text.replace('"yes"', "“yes”") for text in REFERENCE]
# A tag in one segment, and an invisible character in another.
CANDIDATE = [
    f"<b>{text}</b>" if number == 6 else text.replace("day", "d\u200bay") if number == 9 else text
    for number, text in enumerate(CURLY)
]


def checked(
    candidates: dict[str, Sequence[str]], normalize: tuple[Normalization, ...] = ()
) -> tuple[CheckReport, Settings]:
    """Return the core's report on candidates, and the settings."""
    settings = Settings(normalize=normalize)
    documents = [Document.from_segments(name, text) for name, text in candidates.items()]
    reference = Document.from_segments("reference.txt", REFERENCE)
    return check_texts(candidates=documents, references=[reference], settings=settings), settings


@pytest.fixture
def page(qapp: QApplication, english: None) -> Iterator[ChecksPage]:
    session = Session()
    with on_its_own(lambda: ChecksPage(session), 700, 600) as page:
        yield page
    session.close()


def texts(card: DiagnosticCard) -> list[str]:
    """Return all texts of a card, in their order."""
    found = []
    for widget in card.findChildren(QLabel) + card.findChildren(QAbstractButton):
        if widget.text():
            found.append((widget.y(), widget.text()))
    return [text for _, text in sorted(found, key=lambda item: item[0])]


def titles(page: ChecksPage) -> list[str]:
    return [card.title for card in page.cards]


def switch_states(page: ChecksPage) -> list[tuple[str, str, bool]]:
    return [(switch.normalization, switch.title, switch.isChecked()) for switch in page.switches]


def press(qtbot: QtBot, button: QAbstractButton, by: str) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    if by == "mouse":
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))
    else:
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Space)


# Problems


def test_every_diagnostic_has_its_file_its_extent_and_an_example(page: ChecksPage) -> None:
    report, settings = checked({"candidate.txt": CANDIDATE})
    page.show_report(report, settings)
    QApplication.processEvents()
    assert page.title.text() == "Possible problems in the files"
    assert titles(page) == [
        "Wrong or encoded characters",
        "Marks of a file format",
        "Different typography",
    ]
    before = evaluated(CANDIDATE, ())
    after = evaluated(CANDIDATE, ("typography",))
    assert before != after
    assert texts(page.cards[2]) == [
        "Different typography",
        diagnostic_text(report.diagnostics[2]),
        "candidate.txt",
        'Segments: 40 of 40, the first is number 1 · “"” is written ““”; “"” is written “””',
        "He said “yes” on day 0, and that was all.",
        "Ignore typography",
        f"BLEU {before} → {after} (+{after - before:.2f})",
    ]
    extent = "Segments: 1 of 40, the first is number 10 · “⟨U+200B⟩” is added"
    assert extent in texts(page.cards[0])
    assert "He said “yes” on d⟨U+200B⟩ay 9, and that was all." in texts(page.cards[0])
    assert page.about.isVisible()
    assert "signature" in page.about.text()
    assert not page.applied.isVisible()


def evaluated(candidate: Sequence[str], normalize: tuple[Normalization, ...]) -> float:
    evaluation = evaluate(
        candidates=[Document.from_segments("candidate.txt", candidate)],
        references=[Document.from_segments("reference.txt", REFERENCE)],
        settings=Settings(normalize=normalize),
    )
    return round(evaluation.candidates[0].score.percent, 2)


def test_one_kind_in_several_files_is_one_card(page: ChecksPage) -> None:
    candidates = {f"candidate-{number}.txt": CURLY for number in range(5)}
    page.show_report(*checked(candidates))
    QApplication.processEvents()
    assert titles(page) == ["Different typography"]
    said = texts(page.cards[0])
    assert [text for text in said if text.startswith("candidate-")] == [
        "candidate-0.txt", "candidate-1.txt", "candidate-2.txt",
    ]  # fmt: skip
    assert "Also in: candidate-3.txt, candidate-4.txt" in said
    assert len(page.switches) == 1


def test_the_largest_effect_is_shown_and_the_rest_in_the_tool_tip(page: ChecksPage) -> None:
    diagnostic = text_diagnostic(Kind.UNUSUAL_SPACES, count=3, example="“x”")
    effects = (
        Effect(Normalize("typography"), "a.txt", 30.0, 31.0),
        Effect(Normalize("typography"), "b.txt", 40.0, 37.5),
        Effect(Normalize("t2s"), "a.txt", 30.0, 99.0),
        Effect(Normalize("typography"), "c.txt", 20.0, 20.001),
    )
    page.show_report(report_of(diagnostic, effects=effects), Settings())
    (card,) = page.cards
    shown = "BLEU 40.00 → 37.50 (−2.50) for b.txt"
    label = next(label for label in card.findChildren(QLabel) if label.text() == shown)
    lines = [
        "BLEU 40.00 → 37.50 (−2.50) for b.txt",
        "BLEU 30.00 → 31.00 (+1.00) for a.txt",
        "BLEU unchanged (20.00) for c.txt",
    ]
    assert f">{'<br>'.join(lines)}<" in label.toolTip()
    # A screen reader reads the content of the tool tip.
    assert page.switches[0].accessibleDescription() == "\n".join(lines)
    assert page.switches[0].text() == "Ignore typography"


def test_files_without_problems(page: ChecksPage) -> None:
    page.show_report(*checked({"candidate.txt": REFERENCE}))
    assert page.title.text() == "No problems found."
    assert page.cards == page.switches == []
    assert not page.about.isVisible()


def test_a_diagnostic_without_a_fix_has_no_switch(page: ChecksPage) -> None:
    diagnostic = text_diagnostic(Kind.EMPTY_CANDIDATE)
    page.show_report(report_of(diagnostic), Settings())
    QApplication.processEvents()
    assert texts(page.cards[0]) == [
        "Empty segments",
        diagnostic_text(diagnostic),
        "a.txt",
        "Segments: 1 of 9, the first is number 3",
        "Show segment 3",
    ]
    assert page.switches == []
    assert not page.about.isVisible()


def test_text_is_never_taken_for_markup(page: ChecksPage) -> None:
    diagnostic = text_diagnostic(
        Kind.MARKUP, document="<i>a</i>.txt", example="<b>bold</b> &amp; <img src=x>"
    )
    page.show_report(report_of(diagnostic), Settings())
    labels = {label.text(): label for label in page.cards[0].findChildren(QLabel)}
    for text in ("<i>a</i>.txt", "<b>bold</b> &amp; <img src=x>"):
        assert labels[text].textFormat() == Qt.TextFormat.PlainText


# Normalizations


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_normalization_is_switched_on_and_off(page: ChecksPage, qtbot: QtBot, by: str) -> None:
    page.show_report(*checked({"candidate.txt": CANDIDATE}))
    QApplication.processEvents()
    wanted: list[tuple[str, ...]] = []
    page.session.work.set_normalize = wanted.append
    for index in (2, 1, 2):
        switch = page.switches[index]
        page.area.ensureWidgetVisible(switch)
        press(qtbot, switch, by)
    # Normalizations are listed in the order in which they are applied, not in that of the clicks.
    assert wanted == [("typography",), ("markup", "typography"), ("markup",)]


def test_active_normalizations_are_at_the_top(page: ChecksPage, qtbot: QtBot) -> None:
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("t2s", "typography")))
    assert page.applied.isVisible()
    assert [switch.text() for switch in page.switches[:2]] == [
        "Typography made uniform",
        "Traditional to Simplified",
    ]
    assert switch_states(page) == [
        ("typography", "", True),
        ("t2s", "", True),
        ("characters", "Wrong or encoded characters", False),
        ("markup", "Marks of a file format", False),
        ("typography", "Different typography", True),
    ]
    # A normalization that is on no longer shows its effect.
    assert texts(page.cards[2])[-1] == "Ignore typography"
    wanted: list[tuple[str, ...]] = []
    page.session.work.set_normalize = wanted.append
    press(qtbot, page.switches[4], "keyboard")
    assert wanted == [("t2s",)]
    # Both switches of a normalization change together, but only one sends the change.
    assert switch_states(page)[0] == ("typography", "", False)
    press(qtbot, page.switches[1], "mouse")
    assert wanted == [("t2s",), ()]


def test_an_active_normalization_can_be_switched_off_without_diagnostics(
    page: ChecksPage, qtbot: QtBot
) -> None:
    page.show_report(*checked({"candidate.txt": REFERENCE}, ("markdown",)))
    assert page.title.text() == "No problems found."
    assert page.about.isVisible()
    assert page.applied.isVisible()
    with called(page.session.work, "set_normalize") as blocker:
        press(qtbot, page.switches[0], "mouse")
    assert blocker.args == [()]


def test_fixed_open_and_harmless_diagnostics_have_different_icons(page: ChecksPage) -> None:
    def icon_of(card: DiagnosticCard) -> bytes:
        picture = next(label for label in card.findChildren(QLabel) if not label.text())
        return bytes(picture.pixmap().toImage().constBits())

    page.show_report(*checked({"candidate.txt": CANDIDATE}))
    open_icons = [icon_of(card) for card in page.cards]
    # Style is a note.
    assert open_icons[0] == open_icons[1] != open_icons[2]
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("typography",)))
    icons = [icon_of(card) for card in page.cards]
    assert icons[:2] == open_icons[:2]
    assert icons[2] != open_icons[2]
    harmless = text_diagnostic(Kind.DUPLICATES, example="x")
    page.show_report(report_of(harmless), Settings())
    assert icon_of(page.cards[0]) not in icons


def test_showing_a_report_emits_no_change(page: ChecksPage, qtbot: QtBot) -> None:
    with not_called(page.session.work, "set_normalize"):
        page.show_report(*checked({"candidate.txt": CANDIDATE}, ("typography",)))
        page.show_working()
        page.show_report(*checked({"candidate.txt": CANDIDATE}))
        page.clear()


# While the page is shown


def is_faded(page: ChecksPage) -> bool:
    veils = [part(widget, Veil) for widget in (page.diagnostics, page.applied)]
    assert len({veil.isHidden() for veil in veils}) == 1
    return not veils[0].isHidden()


def test_diagnostics_stay_greyed_during_work(page: ChecksPage, qtbot: QtBot) -> None:
    page.show_working()
    assert page.title.text() == "Checking the files…"
    assert page.cards == []
    page.show_report(*checked({"candidate.txt": CANDIDATE}))
    assert not is_faded(page)
    press(qtbot, page.switches[0], "keyboard")
    page.show_working()
    assert page.title.text() == "Checking the files…"
    assert is_faded(page)
    # The user can click the next switch at once, without losing the last click.
    assert page.switches[0].hasFocus()
    with called(page.session.work, "set_normalize") as blocker:
        press(qtbot, page.switches[2], "keyboard")
    assert blocker.args == [("characters", "typography")]
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("characters", "typography")))
    assert page.title.text() == "Possible problems in the files"
    assert not is_faded(page)


def test_greyed_text_can_still_be_read(page: ChecksPage) -> None:
    """A graphics effect on a parent must not leave noise in place of a background."""
    diagnostic = text_diagnostic(Kind.CONFLICTS, example=".")
    page.show_report(report_of(diagnostic), Settings())
    page.show_working()
    QApplication.processEvents()
    image = page.grab().toImage()
    label = next(label for label in page.cards[0].findChildren(QLabel) if label.text() == ".")
    corner = label.mapTo(page, QPoint(40, 2))
    colors = {
        QColor(image.pixel(corner.x() + x, corner.y() + y)).name()
        for x in range(200)
        for y in range(label.height() - 4)
    }
    assert len(colors) == 1


def test_clear_shows_and_remembers_nothing(page: ChecksPage, qtbot: QtBot) -> None:
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("typography",)))
    page.show_working()
    page.clear()
    assert page.title.text() == ""
    assert page.cards == page.switches == []
    assert not page.applied.isVisible()
    assert not page.about.isVisible()
    page.show_report(*checked({"candidate.txt": CANDIDATE}))
    with called(page.session.work, "set_normalize") as blocker:
        press(qtbot, page.switches[0], "keyboard")
    assert blocker.args == [("characters",)]


# Keyboard, focus, words


def test_the_focus_stays_when_a_report_arrives(page: ChecksPage, qtbot: QtBot) -> None:
    page.show_report(*checked({"candidate.txt": CANDIDATE}))
    press(qtbot, page.switches[2], "keyboard")
    page.show_working()
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("typography",)))
    QApplication.processEvents()
    # The focus stays on its switch, although a second switch of the normalization is now above.
    assert switch_states(page)[0] == ("typography", "", True)
    assert page.switches[3].hasFocus()
    assert page.switches[3].title == "Different typography"
    page.switches[0].setFocus()
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("typography", "t2s")))
    assert page.switches[0].hasFocus()
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("typography",)))
    # When the switch at the top disappears, the focus moves to that below.
    press(qtbot, page.switches[0], "keyboard")
    page.show_report(*checked({"candidate.txt": CANDIDATE}))
    assert page.switches[2].hasFocus()
    assert page.switches[2].normalization == "typography"
    page.cards[1].setFocus()
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("typography",)))
    assert page.cards[1].hasFocus()
    # If there is no such switch, the focus moves to a remaining widget.
    page.switches[0].setFocus()
    diagnostic = text_diagnostic(Kind.EMPTY_CANDIDATE)
    page.show_report(report_of(diagnostic), Settings())
    assert page.cards[0].hasFocus()
    page.show_report(report_of(), Settings())
    assert page.main_widget() is None


def test_tab_reaches_everything_in_order(page: ChecksPage) -> None:
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("typography",)))
    QApplication.processEvents()
    top, characters, markup, typography = page.switches
    cards = page.cards
    places = [card.findChildren(PlaceButton)[0] for card in cards[:2]]
    wanted = [
        top,
        *(cards[0], places[0], characters),
        *(cards[1], places[1], markup),
        # The diagnostic is about all segments, so it has no button for a place.
        *(cards[2], typography),
    ]
    assert page.main_widget() is top
    top.setFocus()
    found = [page.focusWidget()]
    while len(found) < len(wanted):
        QTest.keyClick(found[-1], Qt.Key.Key_Tab)
        QApplication.processEvents()
        found.append(page.focusWidget())
        seen = page.area.viewport().rect()
        place = found[-1].mapTo(page.area.viewport(), QPoint(0, 0))
        assert seen.contains(place), found[-1]
    assert found == wanted


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_the_focus_is_visible_on_a_card(page: ChecksPage, colors: str) -> None:
    theme.apply_theme(colors)
    page.show_report(*checked({"candidate.txt": CANDIDATE}))
    QApplication.processEvents()
    card = page.cards[0]

    def edge() -> QColor:
        QApplication.processEvents()
        return card.grab().toImage().pixelColor(1, card.height() // 2)

    highlight = card.palette().highlight().color()
    assert edge() != highlight
    card.setFocus()
    assert edge() == highlight
    page.switches[0].setFocus()
    assert edge() != highlight


def another(page: ChecksPage, qtbot: QtBot) -> ChecksPage:
    """Return a page that is made with the catalog in use now."""
    made = ChecksPage(page.session)
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_text_is_translated(
    page: ChecksPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_catalog(monkeypatch, MarkedCatalog())
    page = another(page, qtbot)
    page.show_report(*checked({"candidate.txt": CANDIDATE}, ("typography",)))
    own = {
        "",
        "candidate.txt",
        *(diagnostic.where.example for diagnostic in page._report.diagnostics),
    }
    said, silent = unsaid(page, own)
    assert silent == []
    assert len(said) > 15
    assert all(card.title.startswith("§") for card in page.cards)
    assert page.switches[2].text() == "§Remove tags"
    page.show_working()
    assert page.title.text() == "§Checking the files…"


LONG = "a-long-name-" * 12 + ".txt"


@pytest.mark.parametrize("size", slow_but([(372, 380)], [(372, 380), (640, 400), (1200, 900)]))
@pytest.mark.parametrize("longer", slow_but([True], [False, True]))
def test_nothing_is_cut_off(
    page: ChecksPage,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    longer: bool,
) -> None:
    if longer:
        use_catalog(monkeypatch, LongCatalog())
    page = another(page, qtbot)
    page.resize(*size)
    report, settings = every_diagnostic(LONG)
    page.show_report(report, settings)
    lay_out()
    assert len(page.cards) >= len(TEXT_KINDS)
    assert cut_off(page) == []
    page.show_report(replace(report, effects=()), Settings(normalize=NORMALIZATIONS))
    lay_out()
    assert cut_off(page) == []


# Words


def every_diagnostic(document: str) -> tuple[CheckReport, Settings]:
    diagnostics = [
        diagnostic for kind in TEXT_KINDS for diagnostic in diagnostics_of(kind, document)
    ]
    names = {kind.normalization for kind in Kind if kind.normalization is not None}
    effects = [
        Effect(Normalize(name), text, 31.2, after)
        for text, after in ((document, 33.05), ("other.txt", 32.0))
        for name in sorted(names)
    ]
    return report_of(*diagnostics, effects=effects), Settings()


@pytest.mark.parametrize("kind", TEXT_KINDS, ids=lambda kind: kind.value)
def test_every_diagnostic_has_words(kind: Kind, english: None) -> None:
    for diagnostic in diagnostics_of(kind):
        assert diagnostic_title(diagnostic)
        assert not diagnostic_title(diagnostic).endswith(".")
        assert diagnostic_text(diagnostic).endswith(".")
        assert "{" not in diagnostic_title(diagnostic) + diagnostic_text(
            diagnostic
        ) + diagnostic_extent(diagnostic)


def test_kinds_have_distinct_explanations(english: None) -> None:
    said = [
        {diagnostic_text(diagnostic) for diagnostic in diagnostics_of(kind)} for kind in TEXT_KINDS
    ]
    assert sum(map(len, said)) == len(set().union(*said))


def test_an_extent_has_a_number_and_a_kind(english: None) -> None:
    extents = {
        kind: [diagnostic_extent(diagnostic) for diagnostic in diagnostics_of(kind)]
        for kind in TEXT_KINDS
    }
    segments = "Segments: 12 of 1,204, the first is number 37"
    assert extents[Kind.CONFLICTS] == [segments]
    assert extents[Kind.TOKENIZED] == [segments, segments]
    assert extents[Kind.GUESSED_ENCODING] == [f"{segments} · Read as GB18030"]
    assert extents[Kind.SCRIPTS_DIFFER] == [
        f"{segments} · Latin script; the first reference: Cyrillic script",
        f"{segments} · Traditional Chinese; the first reference: Simplified Chinese",
    ]
    assert extents[Kind.LENGTH_RATIO] == [f"{segments} · Characters: 12, in the reference: 1,204"]
    assert extents[Kind.LONE_CARRIAGE_RETURNS] == ["Lines: 12, the first is line 37"]
    assert extents[Kind.READ_OTHERWISE] == ["LF, CRLF, BOM"]
    assert extents[Kind.UNUSUAL_SPACES] == [
        f"{segments} · no-break space (U+00A0): 3, tab (U+0009): 1"
    ]
    assert extents[Kind.CHARACTERS] == [
        f"{segments} · “é” is written “?”; “’” is missing; “⟨U+200B⟩” is added",
        "; ".join([f"{segments} · “'” is written “&#39;”", *["“'” is written “&#39;”"] * 3])
        + "; and 8 more",
    ]


def test_characters_without_a_name_have_a_number(english: None) -> None:
    assert character_name("U+00AD") == "soft hyphen (U+00AD)"
    assert character_name("U+E0001") == "U+E0001"


def test_every_normalization_has_a_name(english: None) -> None:
    names = [normalization_name(name) for name in NORMALIZATIONS]
    assert len(set(names)) == len(NORMALIZATIONS)


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        (31.2, 33.05, "BLEU 31.20 → 33.05 (+1.85)"),
        (33.05, 31.2, "BLEU 33.05 → 31.20 (−1.85)"),
        (31.2, 31.2, "BLEU unchanged (31.20)"),
        (31.2, 31.2000001, "BLEU unchanged (31.20)"),
        (99.0, 100.00000000000004, "BLEU 99.00 → 100.00 (+1.00)"),
    ],
)
def test_an_effect_is_given_in_points(
    before: float, after: float, text: str, english: None
) -> None:
    assert effect_text(Effect(Normalize("typography"), "a.txt", before, after)) == text
