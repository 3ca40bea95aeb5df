"""A progress bar on standard error, for long work in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bleu_core.progress import Progress, Stage
from bleu_desktop.words.choices import stage_name

# Work that is done sooner shows no bar.
_DELAY_SECONDS = 0.7


@contextmanager
def progress_bar(*, shown: bool) -> Iterator[Progress]:
    """Return a progress that draws a bar, where standard error is a terminal."""
    if not shown or not sys.stderr.isatty():
        yield Progress()
        return
    from tqdm import tqdm

    bar = tqdm(
        total=1,
        delay=_DELAY_SECONDS,
        file=sys.stderr,
        leave=False,
        bar_format="{desc} {percentage:3.0f}% |{bar}|",
    )

    def report(stage: Stage, done: int, total: int) -> None:
        bar.set_description_str(stage_name(stage), refresh=False)
        bar.total = total
        bar.n = done
        bar.update(0)

    try:
        yield Progress(report)
    finally:
        bar.close()
