"""The example of the page *What was changed* is what the program computes."""

from __future__ import annotations

import re
from decimal import Decimal

from bleu_core.changes.analysis import ChangeAnalysis
from bleu_core.changes.schemes import parse_scheme
from bleu_score.messages.changes import band_name
from bleu_score.reports.cells import Cell
from bleu_score.reports.change_tables import bands_table
from tests.docs.manual_pages import ROOT
from tests.helpers.deliveries import changes_between

PAGE = (ROOT / "docs" / "manual" / "changes.md").read_text(encoding="utf-8")


def rows_below(heading: str) -> list[list[str]]:
    """Return the rows of the table whose first heading this is, without code marks."""
    lines = PAGE[PAGE.index(f"| {heading} |") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


def test_the_example_leads_from_the_file_to_the_amount() -> None:
    example, bands = rows_below("Source"), rows_below("Band")
    scheme = parse_scheme(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0].encode())
    source, before, after = ([row[place] for row in example] for place in range(3))
    evaluation, changes = changes_between(before, after, source, scheme)
    lines = ChangeAnalysis(evaluation, changes).lines
    for line, (*_, changed, similarity, words) in zip(lines, example, strict=True):
        assert line.units == int(words)
        if line.similarity is None:
            assert (changed, similarity) == ("", "new")
        else:
            assert changed == f"{line.distance} of {line.length}"
            assert similarity == f"{100 * line.similarity:.1f}%".replace(".0%", "%")
    names = {"new": "New (no suggestion)", "total": "Total"}
    table = {row[0].text: row[1:] for row in bands_table(changes).rows}
    for name, *numbers in bands:
        cells = table.pop(names.get(name, name))[1:]
        assert [_plain(cell) for cell in cells] == [Decimal(text or 0) for text in numbers]
    # Bands that the page leaves out have no segments.
    assert {row[0].number for row in table.values()} <= {0}
    price, total = changes.sums.price, changes.sums.weighted
    assert price is not None
    assert total is not None
    # Rounded per band: that is another amount than that of the whole.
    assert price != scheme.price_of(total)
    assert {band_name(band) for band in changes.bands if band.volume.segments} == {
        names.get(row[0], row[0]) for row in bands[:-1]
    }


def _plain(cell: Cell) -> Decimal:
    return Decimal(cell.text.replace(",", "") or 0)
