"""Every case that is measured is on the page, and no claimed rate on it is above the limit."""

from __future__ import annotations

import re
from pathlib import Path

from bleu_core.analysis.noticed import JUDGMENTS
from tests.verdicts import readers
from tests.verdicts.__main__ import LIMIT, ROWS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "verdicts.md").read_text(encoding="utf-8")
CELLS = {
    cells[0].strip("`"): cells[1:]
    for line in PAGE.splitlines()
    if line.startswith("| `")
    for cells in [[cell.strip() for cell in line.strip("|").split("|")]]
}


def test_every_case_has_a_row() -> None:
    assert sorted(CELLS) == sorted(row.name for row in ROWS)


def test_no_claimed_rate_is_above_the_limit() -> None:
    for row in ROWS:
        rates = [float(cell) for cell in CELLS[row.name] if re.fullmatch(r"\d+\.\d", cell)]
        assert rates, row.name
        if row.claimed:
            assert max(rates) <= 100 * LIMIT, row.name


def test_pages_link_to_parts_of_the_page() -> None:
    parts = {heading.lower() for heading in re.findall(r"^## (\w+)$", PAGE, re.MULTILINE)}
    linked = set()
    for page in (*ROOT.glob("docs/*.md"), *ROOT.glob("docs/manual/*.md")):
        linked |= set(re.findall(r"verdicts\.md#(\w+)", page.read_text(encoding="utf-8")))
    assert linked
    assert linked <= parts


def test_the_table_of_the_program_is_the_last_one() -> None:
    tables = PAGE.partition("## Readers")[2].split("| points of BLEU |")
    rows = [line for line in tables[-1].splitlines()[2:] if line.startswith("|")]
    assert rows == [readers.line(row) for row in JUDGMENTS]
    shares = [row.share for row in JUDGMENTS]
    assert shares == sorted(shares)
    assert sum(row.pairs for row in JUDGMENTS) >= 1000
    assert f"{sum(row.pairs for row in JUDGMENTS):,} pairs" in PAGE
