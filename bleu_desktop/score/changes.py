"""The changes behind a score: what is ignored, corrected or excluded, and a way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

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
from bleu_core.pairing.repairs import RepairKind
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session
from bleu_score.i18n import format_number
from bleu_score.messages.choices import normalization_name
from bleu_score.messages.diagnostics import fix_text
from bleu_score.messages.files import pairing_name


@dataclass(frozen=True)
class Change:
    """A difference from a score of the plain texts.

    Attributes
    ----------
    text
        Its words.
    take_back
        Returns to the plain texts; None if the program changed this by itself.
    """

    text: str
    take_back: Callable[[], object] | None


def changes_behind(evaluation: Evaluation, session: Session) -> Iterator[Change]:
    """Yield the changes behind the scores of an evaluation."""
    settings = evaluation.settings
    aligned = evaluation.aligned
    left_out = len(aligned.pairs.rows) - aligned.segments
    pairing = settings.pairing
    chosen = bool(pairing.leave_out or pairing.keep)
    if left_out or chosen:
        text = translate("ScoreView", "Excluded segments: {count}")
        usual = replace(pairing, leave_out=(), keep=())
        yield Change(
            text.format(count=format_number(left_out)),
            partial(session.work.set_pairing, usual) if chosen else None,
        )
    for fix in applied_fixes(settings, aligned.documents):
        if not isinstance(fix, LeaveOut):
            yield Change(_text(fix), partial(session.apply_fix, fix, takes_back=True))
    yield from _repairs(session)


def _repairs(session: Session) -> Iterator[Change]:
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
    yield Change(text, partial(session.files.undo_repair, last))


def _text(fix: Fix) -> str:
    """Return the effect of a fix in words."""
    match fix:
        case Normalize(normalization=name):
            return normalization_name(name)
        case IgnoreCase():
            return translate("ScoreView", "Case ignored")
        case PairOtherwise(by="content"):
            return pairing_name("content")
    return fix_text(fix)
