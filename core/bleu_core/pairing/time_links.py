"""Links between the cues of two files of subtitles that are on screen at the same time."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from bleu_core.progress import SILENT, Progress

Times = Sequence[tuple[int, int]]
"""Start and end of each cue in milliseconds."""
Links = list[tuple[int, int]]
"""Pairs of indices: of a cue of the reference, and of one of the other document."""

# Least overlap in time of two cues that are linked: intersection divided by union.
_LEAST_OVERLAP = 0.1


def time_links(*, candidate: Times, reference: Times, progress: Progress = SILENT) -> Links:
    """Link each cue with the cue of the other text that overlaps it best in time.

    More than half of the cue's duration must overlap. So the parts of a split cue are linked with
    the full cue, and a caption that stays on screen for minutes is not linked with all the dialog.
    """
    cues = sorted(
        (begin, end, side, index)
        for side, times in enumerate((reference, candidate))
        for index, (begin, end) in enumerate(times)
        if end > begin
    )
    # Each cue is compared with a few earlier cues: more are never on screen at once.
    on_screen: list[deque[tuple[int, int, int]]] = [deque(maxlen=64), deque(maxlen=64)]
    best: dict[tuple[int, int], tuple[float, int, int]] = {}
    for begin, end, side, index in progress.watch(cues):
        beside = on_screen[1 - side]
        for _ in range(len(beside)):
            other_begin, other_end, other_index = cue = beside.popleft()
            if other_end <= begin:
                continue
            beside.append(cue)
            common = min(end, other_end) - begin
            share = common / (max(end, other_end) - other_begin)
            here, there = (side, index), (1 - side, other_index)
            # The first one wins ties.
            best[here] = max(best.get(here, (0.0, 0, 0)), (share, -other_index, common))
            best[there] = max(best.get(there, (0.0, 0, 0)), (share, -index, common))
        on_screen[side].append((begin, end, index))
    links = set()
    for (side, index), (share, negative, common) in best.items():
        begin, end = (reference, candidate)[side][index]
        if share >= _LEAST_OVERLAP and common * 2 > end - begin:
            links.add((index, -negative) if side == 0 else (-negative, index))
    return sorted(links)
