"""Make the pictures of the manual: `python packaging/manual.py --pictures`.

``docs/manual/pictures.toml`` lists the pictures. Each is a screenshot of the window with a bundled
sample, in each language of the interface. A palette keeps all pictures together below 4 MB.
The screenshots of the README and of software centers are made with them.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from ui_languages import LANGUAGES

from bleu_score.samples import find_sample

ROOT = Path(__file__).resolve().parents[1]
MANUAL = ROOT / "docs" / "manual"
PICTURES = MANUAL / "pictures"
# Pages show the pictures smaller than they are, so that letters stay clear on sharp screens.
SCALE = "1.5"
SIZE = "800x540"
SCREENSHOTS = ROOT / "resources" / "screenshots"
_SCORED = ["--confidence", "--paired-ar", "--metrics", "chrf"]
# The language of the window, and its picture, by name.
_SCREENSHOTS: dict[str, tuple[str, dict[str, Any]]] = {
    **{
        language: (
            language,
            {"options": ["--sample", "{language}", *_SCORED], "size": "1120x720"},
        )
        for language in LANGUAGES
    },
    "segments": (
        "en",
        {
            "options": ["--sample", "en", "--metrics", "chrf", "--page", "segments"],
            "size": "1280x800",
        },
    ),
    "compare": (
        "en",
        {"options": ["--sample", "en", *_SCORED, "--page", "compare"], "size": "1280x800"},
    ),
    "history": (
        "en",
        {
            "prepare": "project",
            "options": ["project.bleu", "--page", "history"],
            "size": "1280x800",
        },
    ),
}


def table() -> dict[str, dict[str, Any]]:
    """Return the description of each picture, by its name."""
    return tomllib.loads((MANUAL / "pictures.toml").read_text(encoding="utf-8"))


def make_pictures(
    languages: Iterable[str], names: Iterable[str] = (), folder: Path = PICTURES
) -> None:
    """Make the named pictures, or all pictures, in some languages."""
    pictures = table()
    jobs = [
        (pictures[name], language, folder / language / f"{name}.webp")
        for language in languages
        for name in names or pictures
    ]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for path in pool.map(lambda job: make_picture(*job), jobs):
            print(f"{path.relative_to(folder)}: {path.stat().st_size / 1000:.0f} kB", flush=True)


def make_screenshots(folder: Path = SCREENSHOTS) -> None:
    """Make the screenshots, which are PNG files of the window in its own size."""
    for name, (language, picture) in _SCREENSHOTS.items():
        make_picture({"scale": "1", **picture}, language, folder / f"{name}.png")


def make_picture(picture: dict[str, Any], language: str, path: Path) -> Path:
    """Make one picture; return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if what := picture.get("prepare"):
            PREPARE[what](folder, language)
        grabbed = folder / "grabbed.png"
        _run(
            *("bleu_desktop", *(word.format(language=language) for word in picture["options"])),
            *("--ui-language", language, "--theme", "light", "--size", picture.get("size", SIZE)),
            *("--screenshot", grabbed),
            folder=folder,
            scale=picture.get("scale", SCALE),
        )
        with Image.open(grabbed) as image:
            few = with_palette(image.convert("RGB"))
        if path.suffix == ".png":
            few.save(path, optimize=True)
        else:
            # Lossless WebP is a third smaller than PNG.
            few.convert("RGB").save(path, "WEBP", lossless=True, quality=100)
    return path


def with_palette(image: Image.Image) -> Image.Image:
    """Return a picture with at most 256 colors, each as near to the original as possible.

    The edges of letters have thousands of colors, most of them hardly different. Beginning with the
    most frequent color, each takes in those that differ by at most some levels of red, green and
    blue, the fewest that are enough. The palettes of Pillow lose colors that few pixels have, such
    as that of the icon of a warning.
    """
    pixels = np.asarray(image, np.int32)
    packed = pixels @ (1 << 16, 1 << 8, 1)
    numbers, places, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colors = np.stack([numbers >> 16, numbers >> 8 & 255, numbers & 255], axis=1)
    for levels in range(256):
        left = np.argsort(-counts, kind="stable")
        entries = np.zeros(len(colors), np.uint8)
        palette: list[np.ndarray] = []
        while left.size and len(palette) < 256:
            near = np.abs(colors[left] - colors[left[0]]).max(axis=1) <= levels
            entries[left[near]] = len(palette)
            palette.append(colors[left[0]])
            left = left[~near]
        if not left.size:
            break
    found = Image.fromarray(entries[places].reshape(packed.shape), "P")
    found.putpalette(np.array(palette, np.uint8).tobytes())
    return found


def _run(*words: str | Path, folder: Path, scale: str = SCALE) -> None:
    """Run one of the two programs of this checkout in a folder, away from the user's settings."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(map(str, (ROOT, ROOT / "core"))),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": scale,
        "TZ": "UTC",
    }
    subprocess.run(
        [sys.executable, "-m", *map(str, words)], cwd=folder, env=environment, check=True
    )


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


def _write_project(folder: Path, language: str) -> None:
    """Write a project with three runs, in which a translation gets better."""
    sample = find_sample(language)
    (folder / "reference.txt").write_bytes(sample.references[0].read_bytes())
    better, worse = map(_lines, sample.candidates)
    for number, good in enumerate((0, 50, 90), 1):
        (folder / "translation.txt").write_text(
            "".join([*better[:good], *worse[good:]]), encoding="utf-8", newline="\n"
        )
        _run(
            *("bleu_score", "reference.txt", "-i", "translation.txt", "--language", language),
            *("--confidence", "--quiet", "--record", "project.bleu"),
            folder=folder,
        )
        # The picture must not depend on the day on which it is made.
        with sqlite3.connect(folder / "project.bleu") as project:
            date = f"2026-03-{7 * number:02}T09:30:00+00:00"
            project.execute("UPDATE run SET date = ? WHERE number = ?", (date, number))
        project.close()


def _write_folders(folder: Path, language: str) -> None:
    """Write the sample as folders of four files each."""
    sample = find_sample(language)
    better, worse = map(_lines, sample.candidates)
    texts = {"reference": _lines(sample.references[0]), "translation": []}
    for number, line in enumerate(better):
        texts["translation"].append(worse[number] if number % 7 < number // 30 else line)
    for name, lines in texts.items():
        (folder / name).mkdir()
        for number, file in enumerate(("dialogs", "errors", "help", "menus")):
            part = "".join(lines[30 * number : 30 * (number + 1)])
            (folder / name / f"{file}.txt").write_text(part, encoding="utf-8", newline="\n")


def _write_problems(folder: Path, language: str) -> None:
    """Write the sample with typical faults of files: empty and repeated lines, tags, entities."""
    sample = find_sample(language)
    (folder / "reference.txt").write_bytes(sample.references[0].read_bytes())
    lines = _lines(sample.candidates[0])
    for number in (20, 51):
        lines[number] = "\n"
    for number in (33, 34, 35, 36):
        lines[number] = lines[32]
    for number in (5, 64, 80):
        lines[number] = f"<b>{lines[number].rstrip()}</b>\n"
    for number in range(90, 99):
        lines[number] = f"{lines[number].rstrip()} &amp;\n"
    (folder / "translation.txt").write_text("".join(lines), encoding="utf-8", newline="\n")


PREPARE = {"project": _write_project, "folders": _write_folders, "problems": _write_problems}
