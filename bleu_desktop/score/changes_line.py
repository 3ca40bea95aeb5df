"""The changes behind a score: what is ignored, corrected or excluded, and a way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtWidgets import QPushButton, QWidget

from bleu_core.diagnostics.fixes import applied_fixes
from bleu_core.diagnostics.model import (
    Fix,
    IgnoreCase,
    LeaveOut,
    Normalize,
    PairOtherwise,
)
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.widgets import FittingLabel, row
from bleu_score.i18n import format_number, with_label
from bleu_score.messages.choices import normalization_name
from bleu_score.messages.diagnostics import fix_text
from bleu_score.messages.files import pairing_name


@dataclass(frozen=True)
class Change:
    """A difference from a score of the plain texts.

    Attributes
    ----------
    kind
        Identifies it in the next evaluation.
    text
        Its words.
    take_back
        Returns to the plain texts; None if the program changed this by itself.
    """

    kind: object
    text: str
    take_back: Callable[[], object] | None


class ChangesLine(QWidget):
    """One line and a button, which takes back the last change; hidden if there is none."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        # The changes in the order in which they were made.
        self._changes: list[Change] = []
        self.label = FittingLabel(self)
        self.button = QPushButton(icon("undo"), "", self)
        self.button.setFlat(True)
        self.button.clicked.connect(self._take_back)
        layout = row(self, spacing=1)
        layout.addWidget(self.label)
        layout.addWidget(self.button)
        layout.addStretch(1)

    def show_changes(self, evaluation: Evaluation) -> None:
        """Show the changes behind an evaluation, in the current language."""
        found = {change.kind: change for change in self._found(evaluation)}
        known = [found.pop(each.kind) for each in self._changes if each.kind in found]
        self._changes = [*known, *found.values()]
        self.setVisible(bool(self._changes))
        self.label.setText(" · ".join(change.text for change in self._changes))
        last = self._last()
        self.button.setVisible(last is not None)
        undo = translate("ScoreView", "Undo")
        self.button.setText(undo)
        if last is not None:
            # The button says which of several changes it takes back.
            text = with_label(undo, last.text)
            self.button.setToolTip(text)
            self.button.setAccessibleName(text)

    def _last(self) -> Change | None:
        """Return the last change that can be taken back."""
        return next((each for each in reversed(self._changes) if each.take_back), None)

    def _take_back(self) -> None:
        last = self._last()
        # Without an evaluation, the result the user saw is being replaced.
        if last is not None and last.take_back is not None and self._session.evaluation is not None:
            last.take_back()

    def _found(self, evaluation: Evaluation) -> Iterator[Change]:
        session, settings = self._session, evaluation.settings
        aligned = evaluation.aligned
        left_out = len(aligned.pairs.rows) - aligned.segments
        pairing = settings.pairing
        chosen = bool(pairing.leave_out or pairing.keep)
        if left_out or chosen:
            text = translate("ScoreView", "Excluded segments: {count}")
            usual = replace(pairing, leave_out=(), keep=())
            yield Change(
                LeaveOut,
                text.format(count=format_number(left_out)),
                partial(session.work.set_pairing, usual) if chosen else None,
            )
        for fix in applied_fixes(settings, aligned.documents):
            if not isinstance(fix, LeaveOut):
                yield Change(fix, _text(fix), partial(session.apply_fix, fix, takes_back=True))
        yield from self._repairs()

    def _repairs(self) -> Iterator[Change]:
        session = self._session
        order = (Role.REFERENCE, Role.CANDIDATE, Role.SOURCE)
        repairs = [entry.input.repairs for role in order for entry in session.files[role]]
        kinds = [repair.kind for each in repairs for repair in each]
        if not kinds:
            return
        texts = {
            RepairKind.INSERT_EMPTY: translate("ScoreView", "Empty lines inserted: {count}"),
            RepairKind.JOIN: translate("ScoreView", "Lines joined: {count}"),
        }
        text = " · ".join(
            text.format(count=format_number(kinds.count(kind)))
            for kind, text in texts.items()
            if kind in kinds
        )
        last = max(number for number, each in enumerate(repairs) if each)
        yield Change(Repair, text, partial(session.files.undo_repair, last))


def _text(fix: Fix) -> str:
    """Return the effect of a fix in words."""
    match fix:
        case Normalize(normalization=name):
            return normalization_name(name)
        case IgnoreCase():
            return translate("ScoreView", "Case ignored")
        case PairOtherwise(by="alignment"):
            return pairing_name("alignment")
    return fix_text(fix)
