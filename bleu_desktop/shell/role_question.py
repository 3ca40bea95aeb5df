"""The question which text is the reference, with the texts side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from bleu_core.files.names import distinct_names
from bleu_core.workspace.roles import RoleEvidence
from bleu_desktop.i18n import translate
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.session import Session
from bleu_desktop.shared import widgets
from bleu_desktop.shared.sizes import TITLE, reading_width, space
from bleu_score.i18n import format_number, join_sentences, language_name
from bleu_score.messages.names import text_names

# Least width of a text in heights of the font, and the lengths of its excerpts in characters.
_NARROWEST = 15
_LONGEST = 120
_LONGEST_WORD = 20
_BEFORE = 30


class RoleQuestion(QWidget):
    """Shows the first segments in which the texts differ, and a button for each text."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._files = session.files
        self._entries: list[FileRow] = []
        self._evidence = RoleEvidence()
        self._across = 1
        self.title = widgets.TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.title.setText(translate("RoleQuestion", "Which of these is the reference?"))
        self._intro = widgets.TextLabel(self, wrap=True, selectable=True)
        self._texts = QWidget(self)
        self._bands = widgets.column(self._texts, spacing=1.5)
        self.hint = widgets.TextLabel(self, wrap=True, selectable=True)
        self.cancel_button = QPushButton(translate("RoleQuestion", "Cancel"), self)
        self.cancel_button.setAutoDefault(True)
        self.cancel_button.clicked.connect(self._files.dismiss_question)
        self.buttons: list[QPushButton] = []
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        content = QWidget(self)
        content.setMaximumWidth(reading_width() + 2 * space(3))
        line = widgets.row(None, self.cancel_button, ...)
        parts = (self.title, self._intro, self._texts, self.hint, line, ...)
        widgets.column(content, *parts, spacing=1.5, margins=3)
        widgets.column(self, widgets.scroll_area(content, self))

    def show_texts(self) -> None:
        """Ask about the texts of the session whose roles are undecided."""
        self._entries = self._files.undecided
        self._evidence = self._session.shown.role_evidence or RoleEvidence()
        self._across = self._fitting()
        self._show()

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.buttons[self._evidence.outlier or 0] if self.buttons else self.cancel_button

    def _show(self) -> None:
        intro = translate(
            "RoleQuestion",
            "The reference is the translation you trust: the others are measured by it. The names "
            "do not show which one it is.",
        )
        if self._evidence.rows:
            differing = translate("RoleQuestion", "These are the first segments that differ:")
            intro = join_sentences(intro, differing)
        self._intro.setText(intro)
        names = [*text_names(distinct_names(self._entries)).values()]
        outlier = self._evidence.outlier
        self.hint.setVisible(outlier is not None)
        if outlier is not None:
            self.hint.setText(
                translate(
                    "RoleQuestion",
                    "“{name}” differs most from the others. If the others are machine "
                    "translations, it is usually the reference.",
                ).format(name=names[outlier])
            )
        self._fill(names)

    def _fill(self, names: Sequence[str]) -> None:
        """Show the texts, as many beside each other as fit."""
        had_focus = next((n for n, each in enumerate(self.buttons) if each.hasFocus()), None)
        widgets.clear_layout(self._bands)
        self.buttons = []
        for start in range(0, len(names), self._across):
            band = widgets.Card(self._texts)
            grid = QGridLayout(band)
            grid.setContentsMargins(space(2), space(2), space(2), space(2))
            grid.setHorizontalSpacing(space(3))
            grid.setVerticalSpacing(space(1))
            for place, index in enumerate(range(start, min(start + self._across, len(names)))):
                grid.setColumnStretch(place, 1)
                self._fill_column(grid, place, index, names[index])
            self._bands.addWidget(band)
        # Tab goes from the last text to the button that cancels.
        widgets.set_tab_order([*self.buttons, self.cancel_button])
        if had_focus is not None and had_focus < len(self.buttons):
            self.buttons[had_focus].setFocus()

    def _fill_column(self, grid: QGridLayout, place: int, index: int, name: str) -> None:
        band = grid.parentWidget()
        title = widgets.ElidedLabel(band, name, bold=True)
        facts = widgets.ElidedLabel(band, self._facts(self._entries[index]), muted=True)
        button = QPushButton(translate("RoleQuestion", "This is the reference"), band)
        button.setAccessibleDescription(name)
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self._files.choose_reference(self._entries[index]))
        self.buttons.append(button)
        grid.addWidget(title, 0, place)
        grid.addWidget(facts, 1, place)
        for number, excerpt in enumerate(self._excerpts(index)):
            label = widgets.TextLabel(band, excerpt, wrap=True, selectable=True)
            grid.addWidget(label, 2 + number, place, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(button, 2 + len(self._evidence.rows), place, Qt.AlignmentFlag.AlignLeft)

    def _facts(self, entry: FileRow) -> str:
        if entry.document is None:
            return str(entry.path.parent)
        count = translate("RoleQuestion", "Segments: {count}").format(
            count=format_number(len(entry.document.segments))
        )
        return f"{count} · {language_name(entry.language)}" if entry.language else count

    def _excerpts(self, index: int) -> list[str]:
        """Return the segments that are compared, from shortly before their first difference."""
        excerpts = []
        for segment in self._evidence.rows:
            texts = [
                " ".join(each.document.segments[segment].split())
                for each in self._entries
                if each.document is not None
            ]
            places = enumerate(zip(*texts, strict=False))
            same = next((place for place, found in places if len(set(found)) > 1), 0)
            start = max(texts[index].rfind(" ", 0, max(same - _BEFORE, 0)), 0)
            text = texts[index][start:].strip()
            if len(text) > _LONGEST:
                # Chinese has no spaces.
                end = text.rfind(" ", _LONGEST - _LONGEST_WORD, _LONGEST)
                text = text[: end if end > 0 else _LONGEST] + "…"
            before = "…" if start else ""
            excerpts.append(f"{format_number(segment + 1)}  {before}{widgets.one_line(text)}")
        return excerpts

    def _fitting(self) -> int:
        """Return the number of texts beside each other; a single one in a last row is avoided."""
        room = min(self.width(), reading_width()) - 2 * space(3)
        fitting = max(room // widgets.em(self, _NARROWEST), 1)
        count = max(len(self._entries), 1)
        return count if count <= fitting else (1 if count == fitting + 1 else fitting)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (fitting := self._fitting()) != self._across:
            self._across = fitting
            self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel_button.click()
        else:
            super().keyPressEvent(event)
