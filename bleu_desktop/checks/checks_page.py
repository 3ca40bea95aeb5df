"""The page *Checks*: the diagnostics of the texts, and switches for normalizations."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QWidget

from bleu_core.diagnostics.fixes import applied_fixes
from bleu_core.diagnostics.model import Effect, Fix, Normalize
from bleu_core.evaluation.checking import CheckReport
from bleu_core.settings import NORMALIZATIONS, Normalization, Settings
from bleu_desktop.checks.diagnostic_card import (
    DiagnosticCard,
    DiagnosticGroup,
    copied_diagnostics,
    grouped,
)
from bleu_desktop.checks.normalization_switch import NormalizationSwitch
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.copying import copy_table
from bleu_desktop.shared.kept_texts import texts_not_kept
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import TITLE, space
from bleu_desktop.shared.table_copier import tell_copied
from bleu_desktop.shared.veil import Veil
from bleu_desktop.shared.widgets import (
    TextLabel,
    clear_layout,
    column,
    scroll_area,
)
from bleu_score.messages.choices import normalization_name
from bleu_score.messages.diagnostics import effect_text, fix_text, normalizing_text
from bleu_score.messages.names import text_name


class ChecksPage(ResultPage):
    """Shows the diagnostics of the texts, with switches for normalizations; changes no file."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._report: CheckReport | None = None
        self._is_working = False
        self._has_texts = True
        # The user's choice, which the report does not reflect yet while it is being made.
        self._on: tuple[Normalization, ...] = ()
        self._applied: tuple[Normalization, ...] = ()
        # Other fixes that are in effect.
        self._fixed: tuple[Fix, ...] = ()
        self.undo_boxes: list[QCheckBox] = []
        self.switches: list[NormalizationSwitch] = []
        self.cards: list[DiagnosticCard] = []
        self.title = TextLabel(self, wrap=True, scale=TITLE, bold=True)
        self.looked_for = TextLabel(self, wrap=True, muted=True)
        self.looked_for.setText(
            translate(
                "ChecksPage",
                "The checks looked for wrong encodings and garbled characters; misaligned lines; "
                "text in a different language or script; repeated, empty or unusually long "
                "segments; leftovers of other programs, such as tags and numbers; invisible "
                "characters; and differences in case, quotes, spaces and accents.",
            )
        )
        self.no_texts = TextLabel(self, wrap=True)
        self.no_texts.setText(texts_not_kept())
        self.about = TextLabel(self, wrap=True, muted=True)
        self.about.setText(
            translate(
                "ChecksPage",
                "Fixes applied to all texts affect the score and are recorded in the signature. "
                "The files themselves are never changed.",
            )
        )
        self.applied = QWidget(self)
        self._applied_title = TextLabel(self.applied, bold=True)
        self._applied_title.setText(translate("ChecksPage", "Applied fixes"))
        self._applied_layout = column(spacing=0.5)
        self.diagnostics = QWidget(self)
        self._diagnostics_layout = column(self.diagnostics, spacing=1)
        self._veils = [Veil(widget) for widget in (self.applied, self.diagnostics)]
        self._lay_out()
        # In texts that can be selected, the keys copy the selected part.
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.copy)
        session.text_check.changed.connect(self.show_result)
        self.clear()

    def _lay_out(self) -> None:
        applied = column(self.applied, spacing=0.5)
        applied.addWidget(self._applied_title)
        applied.addLayout(self._applied_layout)
        head = column(spacing=0.5)
        head.addWidget(self.title)
        head.addWidget(self.looked_for)
        head.addWidget(self.no_texts)
        head.addWidget(self.about)
        content = QWidget(self)
        layout = column(content, spacing=1.5)
        margin = space(2)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addLayout(head)
        layout.addWidget(self.applied)
        layout.addWidget(self.diagnostics)
        layout.addStretch(1)
        self.area = scroll_area(content, self)
        column(self).addWidget(self.area)

    def show_result(self) -> None:
        session = self.session
        if session.evaluation is not None and not session.evaluation.has_texts:
            self.show_no_texts()
        elif session.text_check.report is not None:
            self.show_report(session.text_check.report, session.settings)
        else:
            self.show_working()

    def show_report(self, report: CheckReport, settings: Settings) -> None:
        """Show the diagnostics of a report, and the normalizations that are on."""
        self._report, self._is_working, self._has_texts = report, False, True
        self._on = self._applied = _in_order(settings.normalize)
        applied = applied_fixes(settings, report.aligned.documents)
        self._fixed = tuple(fix for fix in applied if not isinstance(fix, Normalize))
        self._show()

    def copy(self) -> None:
        """Copy the diagnostic that has the focus, or all of them, as a table."""
        cards = [card for card in self.cards if card.hasFocus()] or self.cards
        if cards:
            copy_table(copied_diagnostics([card.group for card in cards]))
            tell_copied(self, len(cards), len(cards))

    def show_working(self) -> None:
        """Show that the files are being checked; earlier diagnostics stay visible, grayed out."""
        self._is_working = self._has_texts = True
        self._show_state()

    def show_no_texts(self) -> None:
        """Show that there are no texts to check."""
        self._report, self._is_working, self._has_texts = None, False, False
        self._show()

    def clear(self) -> None:
        """Show nothing."""
        self._report, self._is_working, self._has_texts = None, False, True
        self._on = self._applied = self._fixed = ()
        self._show()

    def main_widget(self) -> QWidget | None:
        return next(iter([*self.switches, *self.cards]), None)

    def _show(self) -> None:
        stops: list[NormalizationSwitch | DiagnosticCard] = [*self.switches, *self.cards]
        focused = next((widget for widget in stops if widget.hasFocus()), None)
        self.switches.clear()
        self.undo_boxes.clear()
        self.cards.clear()
        clear_layout(self._applied_layout)
        clear_layout(self._diagnostics_layout)
        for fix in self._fixed:
            self._add_undo(fix)
        for name in self._applied:
            switch = self._switch(name, "", self.applied)
            switch.setText(normalization_name(name))
            self._applied_layout.addWidget(switch)
            switch.show()  # a hidden widget cannot take the focus
        if self._report is not None:
            for group in grouped(self._report.diagnostics):
                self._add_card(group, self._report.effects)
        self._show_state()
        if focused is not None:
            self._focus_again(focused)

    def _show_state(self) -> None:
        """Set the title, and show the widgets that have content."""
        diagnostics = self._report.diagnostics if self._report is not None else ()
        if not self._has_texts:
            title = translate("ChecksPage", "Not checked")
        elif self._is_working:
            title = translate("ChecksPage", "Checking the files…")
        elif diagnostics:
            title = translate("ChecksPage", "Possible problems in the files")
        else:
            title = translate("ChecksPage", "No problems found.")
        shown = self._is_working or self._report is not None or not self._has_texts
        self.title.setText(title if shown else "")
        self.no_texts.setVisible(not self._has_texts)
        self.looked_for.setVisible(
            self._report is not None and not diagnostics and not self._is_working
        )
        self.applied.setVisible(bool(self._applied or self._fixed))
        self.about.setVisible(bool(self.switches))
        for veil in self._veils:
            veil.cover(self._is_working)

    def _add_card(self, group: DiagnosticGroup, effects: Sequence[Effect]) -> None:
        name = group.normalization
        card = DiagnosticCard(
            group, self.session, repaired=name in self._applied, parent=self.diagnostics
        )
        if name is not None:
            switch = self._switch(name, group.title, card)
            switch.setText(normalizing_text(name))
            of_this = [effect for effect in effects if effect.fix == Normalize(name)]
            card.add_switch(switch, _effect_lines(of_this))
        self.cards.append(card)
        self._diagnostics_layout.addWidget(card)
        card.show()

    def _switch(self, name: Normalization, title: str, parent: QWidget) -> NormalizationSwitch:
        switch = NormalizationSwitch(name, title, parent)
        switch.setChecked(name in self._on)
        switch.toggled.connect(lambda on: self._apply(name, on))
        self.switches.append(switch)
        return switch

    def _add_undo(self, fix: Fix) -> None:
        """Add a check box for a fix in effect; clearing it takes the fix back."""
        box = QCheckBox(fix_text(fix), self.applied)
        box.setChecked(True)
        box.toggled.connect(lambda: self.session.apply_fix(fix, takes_back=True))
        self.undo_boxes.append(box)
        self._applied_layout.addWidget(box)
        box.show()

    def _apply(self, name: Normalization, on: bool) -> None:
        self._on = _in_order({*self._on, name} if on else {*self._on} - {name})
        for switch in self.switches:
            # Several switches can belong to the same normalization.
            with QSignalBlocker(switch):
                switch.setChecked(switch.normalization in self._on)
        self.session.work.set_normalize(self._on)

    def _focus_again(self, before: NormalizationSwitch | DiagnosticCard) -> None:
        """Give the focus to the replacement of the widget that had it, or to a similar one."""
        alike: list[NormalizationSwitch] | list[DiagnosticCard] = self.cards
        if isinstance(before, NormalizationSwitch):
            name = before.normalization
            alike = [switch for switch in self.switches if switch.normalization == name]
        here = [widget for widget in alike if widget.title == before.title]
        for widget in (*here, *alike, *self.switches, *self.cards):
            widget.setFocus()
            return


def _effect_lines(effects: Sequence[Effect]) -> list[str]:
    """Return the effect of a normalization on each candidate, the largest first."""
    if len(effects) == 1:
        return [effect_text(effects[0])]
    ordered = sorted(effects, key=lambda effect: -abs(effect.difference))
    return [
        translate("ChecksPage", "{effect} for {candidate}").format(
            effect=effect_text(effect), candidate=text_name(effect.candidate)
        )
        for effect in ordered
    ]


def _in_order(names: Collection[Normalization]) -> tuple[Normalization, ...]:
    return tuple(name for name in NORMALIZATIONS if name in names)
