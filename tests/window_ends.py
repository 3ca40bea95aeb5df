"""Ends of the program: ``python -m tests.window_ends [RUNS]``.

Starts the window with folders and with a sample, in every language and with every page, takes a
picture of it, and looks at the exit code: objects that go in the wrong order crash in some runs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice, product
from pathlib import Path
from tempfile import TemporaryDirectory

from bleu_desktop.session.navigation import PageName
from bleu_score.i18n import LANGUAGES
from tests.helpers.driving import GOOD, REFERENCE

RUNS = 1000


def main(runs: int) -> int:
    """Print how the runs ended; return 1 if any failed."""
    with TemporaryDirectory() as folder:
        codes = Counter(exit_codes(runs, Path(folder)))
    for code, count in sorted(codes.items()):
        print(f"exit code {code}: {count} of {runs} runs")
    return int(codes[0] != runs)


def exit_codes(runs: int, folder: Path) -> Iterator[int]:
    """Yield the exit codes of some runs, each with the next page, language and texts."""
    for name, lines in (("references", REFERENCE), ("candidates", GOOD)):
        (folder / name).mkdir()
        for number in range(4):
            path = folder / name / f"part{number}.txt"
            path.write_text("\n".join(lines * 10) + "\n", encoding="utf-8")
    texts = (
        [str(folder / "references"), "-i", str(folder / "candidates")],
        ["--sample"],
    )
    # Folders and all languages first.
    kinds = [(*kind, own) for own in texts for kind in product(PageName, LANGUAGES)]

    def run(number: int, kind: tuple[PageName, str, list[str]]) -> int:
        page, language, own = kind
        picture = folder / f"{number}.png"
        command = (
            *(sys.executable, "-m", "bleu_desktop", "--ui-language", language),
            *("--page", page, "--screenshot", str(picture), *own),
        )
        code = subprocess.run(command, capture_output=True, check=False).returncode
        picture.unlink(missing_ok=True)
        return code

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(run, range(runs), islice(cycle(kinds), runs))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS))
