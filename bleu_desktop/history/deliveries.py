"""The changes of deliveries as scores, for the chart and the table of runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

from bleu_core.files.addresses import split_address
from bleu_score.i18n import format_share
from bleu_score.messages.metrics import run_score
from bleu_score.messages.names import one_line

if TYPE_CHECKING:
    from bleu_core.changes.model import ChangeSums
    from bleu_core.workspace.runs import Run, RunScore

# Names that no metric has.
SHARES = ("changes/unchanged", "changes/rewritten", "changes/similarity")
"""Percentages of suggestions, or of their characters."""

AMOUNTS = ("changes/weighted", "changes/price")
"""Amounts, which also depend on the size of a delivery."""


def as_deliveries(runs: Sequence[Run]) -> list[Run]:
    """Return runs whose scores are the measures of their changes; other runs have none.

    Each delivery has other files. So all are one candidate without a name, which makes them one
    line of a chart, and a run without a name has that of its file.
    """
    return [_as_delivery(run) for run in runs]


def _as_delivery(run: Run) -> Run:
    # Imported lazily, to speed up start-up.
    from bleu_core.workspace.runs import RunCandidate

    sums = run.changes
    if sums is None:
        return replace(run, candidates=())
    name = next((candidate.name for candidate in run.candidates), "")
    return replace(
        run,
        candidates=(RunCandidate("", tuple(_scores(sums))),),
        segments=sums.segments,
        label=run.label or one_line(split_address(name)[0]),
    )


def _scores(sums: ChangeSums) -> Iterator[RunScore]:
    from bleu_core.workspace.runs import RunScore
    from bleu_score.messages.changes import amount_decimals, price_name, share_names, unit_name

    shares = (sums.unchanged_share, sums.rewritten_share, sums.similarity)
    for metric, title, share in zip(SHARES, share_names(), shares, strict=True):
        if share is not None:
            yield RunScore(
                metric,
                title,
                100 * share,
                interval=None,
                signature="",
                lower_is_better=metric == "changes/rewritten",
                given=True,
                decimals=1,
            )
    scheme = sums.scheme
    amounts = (
        (unit_name(sums), sums.weighted, replace(scheme, price=None, currency="")),
        (price_name(scheme.currency), sums.price, scheme),
    )
    decimals = amount_decimals(sums), scheme.decimals
    for metric, (title, amount, used), shown in zip(AMOUNTS, amounts, decimals, strict=True):
        if amount is not None:
            # No line joins amounts in different units or at different rates.
            signature = f"unit:{sums.unit}|rates:{sha256(used.to_toml().encode()).hexdigest()}"
            yield RunScore(
                metric, title, float(amount), None, signature, given=True, decimals=shown
            )


def measure_text(score: RunScore) -> str:
    """Format a metric's score, or a measure of changes."""
    return format_share(score.percent / 100) if score.metric in SHARES else run_score(score)
