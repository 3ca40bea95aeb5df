"""Long texts are walked through from one place where they drift apart to the next."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bleu_core.pairing import long_texts
from bleu_core.pairing.beads import Bead
from bleu_core.pairing.long_texts import drifting_beads
from bleu_core.progress import SILENT, Progress, Stage

TEXT = [f"a{row} b{row} c{row} d{row}" for row in range(1000, 4000)]


def aligned(ours: Sequence[str], theirs: Sequence[str]) -> list[Bead]:
    """Align texts without two equal segments: each segment with its equal."""
    place = {text: index for index, text in enumerate(theirs)}
    beads: list[Bead] = []
    column = 0

    def missing(row: int, end: int) -> None:
        nonlocal column
        while column < end:
            beads.append(Bead(reference=range(row, row), candidate=range(column, column + 1)))
            column += 1

    for row, text in enumerate(ours):
        other = place.get(text)
        if other is not None:
            missing(row, other)
        width = other is not None
        beads.append(Bead(reference=range(row, row + 1), candidate=range(column, column + width)))
        column += width
    missing(len(ours), len(theirs))
    return beads


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_texts, "PIECE", 700)
    monkeypatch.setattr(long_texts, "_WINDOWS", (100, 200))
    monkeypatch.setattr(long_texts, "LONGEST_ALIGNED", 800)


def lacking(text: Sequence[str], *gone: range) -> list[str]:
    rows = {row for own in gone for row in own}
    return [segment for row, segment in enumerate(text) if row not in rows]


def found(candidate: Sequence[str], reference: Sequence[str]) -> tuple[set[int], set[int]] | None:
    """Return the segments of both texts that the other one lacks; None if the walk gets lost."""
    beads = drifting_beads(candidate=candidate, reference=reference, align=aligned, progress=SILENT)
    if beads is None:
        return None
    assert not any(bead.reference and bead.candidate for bead in beads)
    sides = ([bead.reference for bead in beads], [bead.candidate for bead in beads])
    rows = [[row for own in side for row in own] for side in sides]
    assert rows == [sorted({*own}) for own in rows]
    return {*rows[0]}, {*rows[1]}


GAPS = [
    [],
    [range(1)],
    [range(3), range(1500, 1501)],
    [range(2999, 3000)],
    [range(2980, 3000)],
    [range(500, 520), range(560, 561), range(1999, 2030)],
    # More than a window: the rest is found from the end of both texts.
    [range(1000, 1400)],
    [range(20, 420), range(421, 440)],
    [range(700)],
    [range(700, 1900)],
    [range(2500, 3000)],
]


@pytest.mark.parametrize("gaps", GAPS, ids=str)
def test_what_one_text_lacks_is_found(gaps: list[range]) -> None:
    rows = {row for own in gaps for row in own}
    rest = lacking(TEXT, *gaps)
    for candidate, reference, side in ((rest, TEXT, 0), (TEXT, rest, 1)):
        missing = found(candidate, reference)
        assert missing is not None
        assert not missing[1 - side]
        assert len(missing[side]) == len(rows)
        # The start of a large part is known roughly.
        assert len(missing[side] ^ rows) <= (40 if max(map(len, gaps), default=0) > 200 else 0)


def test_what_both_texts_lack_is_found() -> None:
    candidate, reference = lacking(TEXT, range(100, 130)), lacking(TEXT, range(2000, 2500))
    missing = found(candidate, reference)
    assert missing is not None
    assert missing[0] == {*range(100, 130)}
    assert len(missing[1]) == 500
    assert len(missing[1] ^ {*range(1970, 2470)}) <= 40


@pytest.mark.parametrize(("kept", "is_found"), [(1500, True), (1499, False)])
def test_half_of_the_longer_text_has_to_be_aligned(kept: int, is_found: bool) -> None:
    gone = range(kept, 3000)
    for candidate, reference in ((TEXT[:kept], TEXT), (TEXT, TEXT[:kept])):
        rows = found(candidate, reference)
        assert rows == (
            ((set(), {*gone}) if candidate is TEXT else ({*gone}, set())) if is_found else None
        )


def test_texts_without_anything_in_common_have_no_line() -> None:
    assert found([f"e{row} f{row} g{row}" for row in range(1000, 4000)], TEXT) is None


def test_the_walk_tells_how_far_it_is() -> None:
    steps: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: steps.append(step), interval=0)
    drifting_beads(
        candidate=lacking(TEXT, range(1500, 1501)),
        reference=TEXT,
        align=aligned,
        progress=progress,
    )
    assert {(stage, total) for stage, _, total in steps} == {(Stage.PAIRING, 3000)}
    done = [own for _, own, _ in steps]
    assert (done[0], done[-1], done) == (0, 3000, sorted(done))
    assert len({*done}) > 4
