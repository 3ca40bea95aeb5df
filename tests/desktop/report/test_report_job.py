"""Reports in every format that the dialog offers."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from bleu_desktop.report.report_choices import FORMATS
from bleu_desktop.report.report_job import ReportJob
from bleu_score.reports.options import ReportOptions
from tests.helpers.reports import evaluated


def test_the_formats_for_people_are_offered() -> None:
    assert {"pdf", "html", "md", "tex", "json"} <= set(FORMATS)


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_is_written(name: str, qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / f"report.{name}"
    options = ReportOptions(language="id", segments="all")
    ReportJob(evaluated(), options, path).run()
    assert path.stat().st_size > 1000
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
