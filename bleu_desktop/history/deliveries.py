"""The changes of deliveries as scores, for the chart and the table of runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256

from bleu_core.changes import model as changes_model
from bleu_core.files.addresses import split_address
from bleu_core.workspace import runs as workspace_runs
from bleu_score.i18n import format_share
from bleu_score.messages import changes as messages_changes
from bleu_score.messages.metrics import run_score
from bleu_score.messages.names import one_line

# Names that no metric has.
SHARES = ("changes/unchanged", "changes/rewritten", "changes/similarity")
"""Percentages of suggestions, or of their characters."""

AMOUNTS = ("changes/weighted", "changes/price")
"""Amounts, which also depend on the size of a delivery."""


def as_deliveries(runs: Sequence[workspace_runs.Run]) -> list[workspace_runs.Run]:
    """Return runs whose scores are the measures of their changes; other runs have none.

    Each delivery has other files. So all are one candidate without a name, which makes them one
    line of a chart, and a run without a name has that of its file.
    """
    return [_as_delivery(run) for run in runs]


def _as_delivery(run: workspace_runs.Run) -> workspace_runs.Run:
    sums = run.changes
    if sums is None:
        return replace(run, candidates=())
    name = next((candidate.name for candidate in run.candidates), "")
    return replace(
        run,
        candidates=(workspace_runs.RunCandidate("", tuple(_scores(sums))),),
        segments=sums.segments,
        label=run.label or one_line(split_address(name)[0]),
    )


def _scores(sums: changes_model.ChangeSums) -> Iterator[workspace_runs.RunScore]:
    shares = (sums.unchanged_share, sums.rewritten_share, sums.similarity)
    for metric, title, share in zip(SHARES, messages_changes.share_names(), shares, strict=True):
        if share is not None:
            yield workspace_runs.RunScore(
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
        (messages_changes.unit_name(sums), sums.weighted, replace(scheme, price=None, currency="")),
        (messages_changes.price_name(scheme.currency), sums.price, scheme),
    )
    decimals = messages_changes.amount_decimals(sums), scheme.decimals
    for metric, (title, amount, used), shown in zip(AMOUNTS, amounts, decimals, strict=True):
        if amount is not None:
            # No line joins amounts in different units or at different rates.
            signature = f"unit:{sums.unit}|rates:{sha256(used.to_toml().encode()).hexdigest()}"
            yield workspace_runs.RunScore(
                metric, title, float(amount), None, signature, given=True, decimals=shown
            )


def measure_text(score: workspace_runs.RunScore) -> str:
    """Format a metric's score, or a measure of changes."""
    return format_share(score.percent / 100) if score.metric in SHARES else run_score(score)
