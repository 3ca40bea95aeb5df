"""The pages of a result as tabs; `bleu_desktop.shell.pages` lists them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.controls import primary_button
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.veil import Veil
from bleu_desktop.shared.widgets import row, set_tab_order, tool_button, tool_tip_with_keys
from bleu_desktop.shell.candidate_chooser import CandidateChooser
from bleu_desktop.shell.page_tab_bar import PageTabBar
from bleu_desktop.shell.pages import PAGES, Page
from bleu_score.i18n import format_number, with_detail


class ResultTabs(QTabWidget):
    """The pages of one evaluation, or the place where its files drift apart."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._actions = actions
        # Made before the pages: Tab follows the order of creation.
        self.inputs_button = tool_button("sidebar", self)
        self.inputs_button.setToolTip(
            translate("ResultTabs", "Show or hide files and settings (F9)")
        )
        self.inputs_button.setAccessibleName(translate("ResultTabs", "Files and settings"))
        self._bar = PageTabBar(self)
        self.setTabBar(self._bar)
        self.chooser = CandidateChooser(session.navigation, self)
        self._veil = Veil(self.chooser)
        self.inputs_button.clicked.connect(actions.inputs.trigger)
        self.setCornerWidget(self.inputs_button, Qt.Corner.TopLeftCorner)
        # At the same place on every page.
        self.report_button = primary_button(translate("ResultTabs", "Report…"), self)
        self.report_button.setToolTip(
            tool_tip_with_keys(translate("ResultTabs", "Save the result as a report"), "Ctrl+E")
        )
        self.report_button.clicked.connect(actions.report.trigger)
        actions.report.enabledChanged.connect(self.report_button.setEnabled)
        self.report_button.setEnabled(actions.report.isEnabled())
        self._corner = QWidget(self)
        row(self._corner, self.chooser, self.report_button, margins=(0, 0, 1, 0.5))
        self.setCornerWidget(self._corner, Qt.Corner.TopRightCorner)
        # A page is made when a result has it for the first time.
        self._widgets: dict[Page, ResultPage] = {}
        # As their proxy, the tabs would be reached before the button on their left.
        self.setFocusProxy(None)  # type: ignore[arg-type]
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        QWidget.setTabOrder(self.inputs_button, self.tabBar())
        set_tab_order((self.tabBar(), self.chooser.box, self.report_button))
        self.setDocumentMode(True)
        self._offer_pages()
        session.project.changed.connect(self._offer_pages)
        session.text_check.changed.connect(self._write_titles)
        session.navigation.page_wanted.connect(self.open_page)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        shown = self.currentWidget()
        return next(page for page, widget in self._widgets.items() if widget is shown)

    def open_page(self, name: str) -> None:
        """Show the page of this name, if there is one that can be opened."""
        for page, widget in self._widgets.items():
            index = self.indexOf(widget)
            if page.name == name and self.isTabEnabled(index) and self.isTabVisible(index):
                self.setCurrentWidget(widget)

    def _offer_pages(self) -> None:
        """Show the tabs of the pages that the present result has."""
        for page in PAGES:
            is_there = page.is_there(self._session)
            if is_there and page not in self._widgets:
                self._widgets[page] = page.make(self._session, self._actions, self)
                self.insertTab(self._place(page), self._widgets[page], "")
                self.setTabVisible(self.indexOf(self._widgets[page]), False)
            if widget := self._widgets.get(page):
                index = self.indexOf(widget)
                appears = is_there and not self.isTabVisible(index)
                self.setTabVisible(index, is_there)
                if appears and page.opens_itself:
                    self.setCurrentIndex(index)
        self._write_titles()

    def _place(self, page: Page) -> int:
        """Return the place of a new tab, behind those of the pages before it."""
        return sum(each in self._widgets for each in PAGES[: PAGES.index(page)])

    def show_result(self) -> None:
        """Show the session's score and everything that led to it, or the reason if it has none."""
        self._offer_pages()
        score, pairing = self._widget(PageName.SCORE), self._widget(PageName.PAIRING)
        had_score = self.isTabEnabled(self.indexOf(score))
        for page, widget in self._widgets.items():
            self.setTabEnabled(self.indexOf(widget), page.is_open(self._session))
        has_score = self.isTabEnabled(self.indexOf(score))
        if has_score != had_score:
            self.setCurrentWidget(score if has_score else pairing)
        self._veil.cover(False)
        for page, widget in self._widgets.items():
            if page.is_there(self._session) and page.is_open(self._session):
                widget.show_result()
        self._write_titles()

    def _widget(self, name: PageName) -> ResultPage:
        return next(widget for page, widget in self._widgets.items() if page.name is name)

    def set_outdated(self) -> None:
        """Gray out the content of every page, which is being replaced."""
        for widget in self._widgets.values():
            widget.set_outdated()
        self._veil.cover(True)

    def forget(self) -> None:
        """Forget the user's choices, because the next files are different."""
        for widget in self._widgets.values():
            widget.clear()
        self.setCurrentWidget(self._widget(PageName.SCORE))
        # The next result may open with a page that this one had.
        self._offer_pages()

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        found = self._widgets[self.page].main_widget()
        return found if found is not None and found.isVisibleTo(self) else self.tabBar()

    def _write_titles(self) -> None:
        """Set the tabs' titles, with the number of things to look at."""
        for page, widget in self._widgets.items():
            title = page.words().tab
            if count := page.count(self._session):
                title = with_detail(title, format_number(count))
            self.setTabText(self.indexOf(widget), title)
        self._share_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_width()
        super().resizeEvent(event)

    def _share_width(self) -> None:
        """Make the chooser, then the tabs narrower if they do not fit beside each other."""
        beside = self.report_button.sizeHint().width() + space(2)
        room = self.width() - self.inputs_button.sizeHint().width() - beside
        chooser = self.chooser
        self._bar.fit(room - chooser.full_width(), room - chooser.least_width())
        chooser.set_room(room - self._bar.sizeHint().width())
        for page, widget in self._widgets.items():
            index, words = self.indexOf(widget), page.words()
            closed = words.closed if not page.is_open(self._session) else ""
            # The tip of an elided tab has its whole title, too.
            title = f"{self.tabText(index)}\n" if self._bar.is_elided(index) else ""
            self.setTabToolTip(index, f"{title}{closed or words.tip}")
