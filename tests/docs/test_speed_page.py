"""The page about speed shows the recorded ratios."""

from __future__ import annotations

import re
from pathlib import Path

from tests.benchmarks.quick import read_records

PAGE = Path(__file__).resolve().parents[2] / "docs" / "speed.md"


def test_ratios_are_those_of_the_records() -> None:
    rows = re.findall(
        r"^\| (.+?) \| .+ \| (\d+\.\d+) s \| (\d+\.\d+) s \| (\d+\.\d+) (times|of its time)",
        PAGE.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    records = read_records()
    assert len(rows) == len(records) > 0
    for (name, theirs, ours, ratio, unit), (recorded, value) in zip(
        rows, records.items(), strict=True
    ):
        assert name.replace("`", "").startswith(recorded)
        assert ratio == (f"{value:.1f}" if unit == "times" else f"{value:.2f}")
        # Times have few digits, so they give their ratio roughly.
        computed = float(theirs) / float(ours) if unit == "times" else float(ours) / float(theirs)
        assert abs(computed - value) < 0.1 * value
