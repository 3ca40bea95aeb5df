"""Scores and prints as sacreBLEU does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TextIO

from bleu_core.progress import Progress
from bleu_score.i18n import translate
from bleu_score.terminal.as_sacrebleu.options import SacrebleuRequest
from bleu_score.terminal.as_sacrebleu.output import write_scores
from bleu_score.terminal.as_sacrebleu.scores import score_texts
from bleu_score.terminal.as_sacrebleu.texts import Texts, read_texts

# sacreBLEU warns from this number on.
_TOKENIZED_SEGMENTS = 100


def answer_as_sacrebleu(
    request: SacrebleuRequest, progress: Progress
) -> tuple[Callable[[TextIO], None], str | None]:
    """Score as sacreBLEU does.

    Returns
    -------
    tuple
        A function that writes the scores, and a warning or None.

    Raises
    ------
    UsageError, BleuError, Cancelled
    """
    texts = read_texts(request, progress)
    scored = list(score_texts(texts, request, progress)) if texts.systems else []
    return partial(write_scores, scored, texts, request), _warning(texts, request)


def _warning(texts: Texts, request: SacrebleuRequest) -> str | None:
    if request.quiet or request.look.force or "bleu" not in request.metrics:
        return None
    counts = (sum(line.endswith(" .") for line in system) for system in texts.systems)
    most = max(counts, default=0)
    if most < _TOKENIZED_SEGMENTS:
        return None
    return translate(
        "Terminal",
        "Segments of a candidate that end with a space and a period: {count}. The text looks "
        "tokenized, which may lower the score. --force suppresses this warning.",
    ).format(count=most)
