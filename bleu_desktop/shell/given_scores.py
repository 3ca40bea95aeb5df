"""Scores from elsewhere on the command line of the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bleu_core.files.addresses import Role
from bleu_core.files.score_files.choosing import tables_for
from bleu_core.files.score_files.reading import read_scores
from bleu_core.workspace.inputs import ScoresInput
from bleu_desktop.session.session import Session
from bleu_score.terminal.given import ScoresWanted, with_places


def attach(session: Session, wanted: Sequence[ScoresWanted]) -> None:
    """Attach scores to the candidates in the list, as the terminal gives them.

    Raises
    ------
    UsageError
        If it is not clear to which candidate they belong.
    BleuError
        If a file cannot be read.
    """
    entries = list(session.files[Role.CANDIDATE])
    for each, found in with_places(wanted, [entry.address for entry in entries]):
        tables = tables_for(
            read_scores(each.address.path),
            each.address,
            [entry.name for entry in entries],
            found,
            alone=bool(each.candidate),
        )
        for place, table in tables.items():
            address = replace(each.address, system=table.system)
            session.files.attach_scores(entries[place], ScoresInput(each.metric, address))
