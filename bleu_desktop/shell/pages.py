"""The pages of a result, in one table for the tabs, the menu and the help."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from bleu_desktop.changes import changes_page
from bleu_desktop.checks import checks_page
from bleu_desktop.compare import compare_page
from bleu_desktop.folders import files_page
from bleu_desktop.history import history_page
from bleu_desktop.i18n import Messages
from bleu_desktop.pairing import pairing_page
from bleu_desktop.score import score_page
from bleu_desktop.segments import segments_page
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session
from bleu_desktop.shared import manual
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.result_page import ResultPage
from bleu_score.messages.findings import findings_of

Make = Callable[[Session, Actions, QWidget], ResultPage]


class PageWords(NamedTuple):
    """The names of a page.

    Attributes
    ----------
    menu
        Its name in the menu.
    tab
        Its title.
    tip
        A description of its content.
    closed
        The reason why it cannot be opened.
    """

    menu: str
    tab: str
    tip: str
    closed: str


_MENU = Messages(
    "MainWindow",
    {
        PageName.SCORE: "&Score",
        PageName.SEGMENTS: "S&egments",
        PageName.COMPARE: "&Compare",
        PageName.PAIRING: "&Pairing",
        PageName.CHECKS: "C&hecks",
        PageName.HISTORY: "Hist&ory",
        PageName.FILES: "Files in fol&ders",
        PageName.CHANGES: "Ch&anges",
    },
)
# Title, description, and the reason why a page cannot be opened.
_TABS: Messages[PageName, tuple[str, str, str]] = Messages(
    "ResultTabs",
    {
        PageName.SCORE: ("Score", "The score, and what it means", ""),
        PageName.SEGMENTS: (
            "Segments",
            "Every segment, and why it scores as it does",
            "The files use different word segmentations. Choose a single file.",
        ),
        PageName.COMPARE: ("Compare", "The candidates side by side", ""),
        PageName.PAIRING: ("Pairing", "What was compared, and what was excluded", ""),
        PageName.CHECKS: ("Checks", "Possible problems in the files", ""),
        PageName.HISTORY: ("History", "The runs of the project over time", ""),
        PageName.FILES: ("Files", "The score of each file", ""),
        PageName.CHANGES: ("Changes", "What was changed in the suggestions", ""),
    },
)


@dataclass(frozen=True)
class Page:
    """A page of a result.

    Attributes
    ----------
    name
        Its name in the program and on the command line.
    manual
        The page of the manual about it.
    make
        Makes the page, and imports its module only then: the window starts without a result.
    is_there
        Tells whether the result of a session has this page.
    is_open
        Tells whether the page can be opened; without a score, it usually cannot.
    count
        Returns the number of things to look at, which is shown behind the title.
    is_wide
        Whether it has wide tables, which get the place of the inputs unless the window is wide.
    opens_itself
        Whether it is shown as soon as a result has it.
    is_offered
        Tells whether the menu offers it although the result does not have it yet.
    prepare
        Called by the menu before it opens the page, to have the result get it.
    """

    name: PageName
    manual: str
    make: Make
    is_there: Callable[[Session], bool] = lambda session: True
    is_open: Callable[[Session], bool] = lambda session: session.evaluation is not None
    count: Callable[[Session], int] = lambda session: 0
    is_wide: bool = False
    opens_itself: bool = False
    is_offered: Callable[[Session], bool] = lambda session: False
    prepare: Callable[[Session], object] = lambda session: None

    def words(self) -> PageWords:
        """Return its names, in the language of the interface."""
        return PageWords(_MENU[self.name], *_TABS[self.name])


def _measure_changes(session: Session) -> None:
    if not session.suggestions.are_compared:
        session.suggestions.measure()


def _has_one_tokenizer(session: Session) -> bool:
    """Tell whether one tokenizer cut all segments; those of several files may have several."""
    return session.evaluation is not None and not session.evaluation.tokenizer.is_mixed


def _count_left_out(session: Session) -> int:
    evaluation = session.evaluation
    return sum(evaluation.aligned.left_out.values()) if evaluation is not None else 0


def _count_findings(session: Session) -> int:
    report = session.text_check.report
    return len(findings_of(report)) if report is not None else 0


# In the order of the tabs, of the menu and of the keys Ctrl+1, Ctrl+2 …, whatever a result has.
PAGES = (
    Page(
        PageName.SCORE,
        manual.SCORE,
        lambda session, actions, parent: score_page.ScorePage(session, actions, parent),
    ),
    Page(
        PageName.SEGMENTS,
        manual.SCORE,
        lambda session, actions, parent: segments_page.SegmentsPage(session, parent),
        is_open=_has_one_tokenizer,
        is_wide=True,
    ),
    Page(
        PageName.COMPARE,
        manual.COMPARING,
        lambda session, actions, parent: compare_page.ComparePage(session, actions, parent),
        is_wide=True,
    ),
    Page(
        PageName.PAIRING,
        manual.PAIRING,
        lambda session, actions, parent: pairing_page.PairingPage(session, actions, parent),
        # Without a score, it shows the place at which the files drift apart.
        is_open=lambda session: True,
        count=_count_left_out,
    ),
    Page(
        PageName.CHECKS,
        manual.CHECKS,
        lambda session, actions, parent: checks_page.ChecksPage(session, parent),
        count=_count_findings,
    ),
    Page(
        PageName.HISTORY,
        manual.PROJECTS,
        lambda session, actions, parent: history_page.HistoryPage(session, parent),
        is_there=lambda session: bool(session.project.runs),
    ),
    Page(
        PageName.FILES,
        manual.PAIRING,
        lambda session, actions, parent: files_page.FilesPage(session, parent),
        is_there=lambda session: session.folders.result is not None,
        opens_itself=True,
    ),
    Page(
        PageName.CHANGES,
        manual.CHANGES,
        lambda session, actions, parent: changes_page.ChangesPage(session, actions, parent),
        is_there=lambda session: session.suggestions.are_compared,
        is_wide=True,
        opens_itself=True,
        is_offered=lambda session: session.suggestions.pair is not None,
        prepare=_measure_changes,
    ),
)
