"""One line about a score: what was found or changed, its effect, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from bleu_core.diagnostics.model import Diagnostic, Fix, ShowMetric
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.forms import Disclosure
from bleu_desktop.shared.option_names import ter_split_name
from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import IconLabel, Rule, TextLabel, column, row, severity_icon
from bleu_score.i18n import format_number, format_score, with_label
from bleu_score.messages.diagnostic_kinds import Reader
from bleu_score.messages.diagnostics import advice_on, fix_text, headline


class ScoreLine(QWidget):
    """An icon, a text, an effect and links, below a hairline."""

    def __init__(self, icon: IconLabel, text: str, effect: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = TextLabel(self, text, wrap=True, selectable=True)
        self.effect = TextLabel(self, effect, muted=True)
        self.effect.setVisible(bool(effect))
        # One height for all, so that what is in a line is on one base line.
        self._height = space(3.5)
        icon.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.text.setMinimumHeight(self._height)
        for each in (icon, self.effect):
            each.setFixedHeight(self._height)
        top = Qt.AlignmentFlag.AlignTop
        parts = (icon, 0, top), (self.text, 1, top), (self.effect, 0, top)
        self._head = row(None, *parts, spacing=1.5, margins=(0, 0.5, 0, 0.5))
        self._layout = column(self, Rule(self), self._head, spacing=0)
        self.links: list[Link] = []

    def add_link(self, text: str, do: Callable[[], object]) -> None:
        """Add a link at the end of the line."""
        link = Link(text, self)
        link.setAccessibleName(with_label(text, self.text.text()))
        link.clicked.connect(lambda: do())
        link.setFixedHeight(self._height)
        self._head.addWidget(link, 0, Qt.AlignmentFlag.AlignTop)
        self.links.append(link)

    def stops(self) -> Iterable[QWidget]:
        """Return the widgets that Tab stops at, in their order."""
        return self.links


class AdviceLine(ScoreLine):
    """A diagnostic; a click on it opens the advice below the line.

    Signals
    -------
    opened
        Whether the user has opened or closed it.
    """

    opened = Signal(bool)

    def __init__(
        self, diagnostic: Diagnostic, session: Session, parent: QWidget, *, is_open: bool
    ) -> None:
        reader = Reader(ter_check_box=ter_split_name())
        effect, text = diagnostic.effect, ""
        if effect is not None:
            text = f"{format_score(effect.before)} → {format_score(effect.after)}"
        icon = severity_icon(diagnostic.severity, parent)
        super().__init__(icon, headline(diagnostic, reader), text, parent)
        # A fix whose effect is known is one click away; the others are with the advice.
        near = [
            fix
            for fix in diagnostic.fixes
            if isinstance(fix, ShowMetric) or (effect is not None and fix == effect.fix)
        ]
        for fix in near:
            self._add_fix(session, fix)
        if diagnostic.has_place:
            show = translate("ScoreView", "Show {count}")
            self.add_link(
                show.format(count=format_number(len(diagnostic.rows))),
                lambda: session.navigation.open_diagnostic(diagnostic),
            )
        self.body = QWidget(self)
        advice = TextLabel(self.body, wrap=True, muted=True, selectable=True)
        advice.setText(advice_on(diagnostic, reader).text)
        inside = column(self.body, advice, margins=(3.5, 0, 0, 1))
        for fix in diagnostic.fixes:
            if fix not in near:
                link = Link(fix_text(fix), self.body)
                link.clicked.connect(lambda *_, fix=fix: session.apply_fix(fix))
                inside.addWidget(link)
                self.links.append(link)
        self.button = Disclosure(self)
        self.button.setAccessibleName(self.text.text())
        self.button.setFixedHeight(self._height)
        self._head.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addWidget(self.body)
        self.button.set_content(self.body)
        self.button.setChecked(is_open)
        self.button.toggled.connect(self.opened)

    def _add_fix(self, session: Session, fix: Fix) -> None:
        self.add_link(fix_text(fix), lambda: session.apply_fix(fix))

    def stops(self) -> Iterable[QWidget]:
        in_body = [link for link in self.links if link.parent() is self.body]
        return [*(link for link in self.links if link not in in_body), self.button, *in_body]

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # The whole line is a target for the mouse; the keyboard uses the button.
        place = event.position().toPoint()
        in_body = self.body.isVisible() and self.body.geometry().contains(place)
        if event.button() is Qt.MouseButton.LeftButton and not in_body:
            self.button.toggle()
