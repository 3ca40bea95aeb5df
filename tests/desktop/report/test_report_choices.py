"""Remembered choices of a report."""

from __future__ import annotations

import pytest

from bleu_desktop.report.paper import Paper
from bleu_desktop.report.report_choices import ReportChoices


def test_choices_are_restored() -> None:
    choices = ReportChoices(
        *("json", "id", "all", "worst", False, "letter", "Delivery", "ACME", "Web", "/a")
    )
    assert ReportChoices.from_dict(choices.as_dict()) == choices
    assert choices.chosen_paper is Paper.LETTER


@pytest.mark.parametrize(
    "stored",
    [None, [], "pdf", {}, {"format": "exe", "segments": 5, "texts": "no", "other": 1}],
)
def test_damaged_choices_are_replaced_by_defaults(stored: object) -> None:
    assert ReportChoices.from_dict(stored) == ReportChoices()


def test_unknown_paper_is_that_of_the_country() -> None:
    assert ReportChoices(paper="a7").chosen_paper in Paper
