"""A progress bar on standard error for long operations in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, NoReturn

from bleu_core.progress import Progress, Stage
from bleu_score.messages.choices import stage_name

if TYPE_CHECKING:
    from tqdm import tqdm

# Do not show a bar for operations shorter than this.
_DELAY_SECONDS = 0.7


@contextmanager
def progress_bar(*, shown: bool) -> Iterator[Progress]:
    """Return a progress that draws a bar if standard error is a terminal."""
    if not shown or not sys.stderr.isatty():
        yield Progress()
        return
    bar: tqdm[NoReturn] | None = None
    start = monotonic()

    def report(stage: Stage, done: int, total: int) -> None:
        nonlocal bar
        if bar is None:
            if monotonic() - start < _DELAY_SECONDS:
                return
            from tqdm import tqdm

            layout = "{desc} {percentage:3.0f}% |{bar}|"
            bar = tqdm(file=sys.stderr, leave=False, bar_format=layout)
        bar.set_description_str(stage_name(stage), refresh=False)
        bar.total = total
        bar.n = done
        bar.refresh()

    try:
        yield Progress(report)
    finally:
        if bar is not None:
            bar.close()
