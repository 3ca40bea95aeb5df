"""The report of faults that the checks find names kinds of diagnostics that there are."""

from __future__ import annotations

from bleu_core.diagnostics.kinds import Kind
from tests.injections.faults import FAULTS
from tests.injections.truths import TRUE

KINDS = {kind.value for kind in Kind}


def test_faults_are_found_as_kinds_that_there_are() -> None:
    assert len(FAULTS) > 50
    assert {kind for fault in FAULTS for kind in fault.kinds} <= KINDS


def test_true_diagnostics_are_of_kinds_that_there_are() -> None:
    assert {kind for _, _, kind in TRUE} <= KINDS
