"""The announcement of a screen reader when an evaluation ends or a question is asked."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bleu_core.evaluation import results as core_results
from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session, State
from bleu_desktop.shared.widgets import announce
from bleu_score.i18n import as_sentences, join_sentences, with_label
from bleu_score.messages import diagnostics as messages_diagnostics
from bleu_score.messages import errors
from bleu_score.messages.meaning import agreement_text
from bleu_score.messages.metrics import score_text
from bleu_score.messages.names import text_name


class Announcer(QObject):
    """Announces scores, errors, questions, and that the work was cancelled."""

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        session.state_changed.connect(self._announce)

    def _announce(self) -> None:
        session = self._session
        evaluation = session.evaluation
        if session.state is State.PARTIAL and evaluation is not None:
            # Further metrics are announced with the last of them.
            if len(evaluation.candidates[0].metrics) == 1:
                announce(self._window, _score_text(evaluation))
        elif session.state is State.SCORED and session.evaluation is not None:
            announce(self._window, _score_text(session.evaluation))
        elif session.state is State.FAILED and session.error is not None:
            announce(self._window, errors.error_text(session.error))
        elif session.state is State.UNDECIDED:
            announce(self._window, translate("RoleQuestion", "Which of these is the reference?"))
        elif session.state is State.CANCELLED:
            announce(self._window, translate("ResultPanel", "Canceled"))


def _score_text(evaluation: core_results.Evaluation) -> str:
    """Return the score, further metrics, the titles of the diagnostics, and the score's meaning."""
    best = evaluation.ranked[0]
    texts = [with_label(text_name(best.name), f"BLEU {score_text(best.score)}")]
    texts += [f"{result.metric.title} {score_text(result)}" for result in best.metrics[1:]]
    texts += [messages_diagnostics.advice_on(diagnostic).title for diagnostic in best.diagnostics]
    return join_sentences(as_sentences(texts), agreement_text(best, evaluation))
