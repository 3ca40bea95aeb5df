"""Write the files of a Linux desktop's ``share/``: `python packaging/linux/share.py FOLDER`.

The files are the desktop entry, the description for software centers, file types, icons, manual
pages, and the completion of options in shells.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

LINUX = Path(__file__).resolve().parent
ROOT = LINUX.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "core"), str(LINUX.parent)]

APPLICATION = "org.bleu_desktop.BleuDesktop"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)

_RELEASE = re.compile(r"^## \[(?P<version>\d[^\]]*)\] - (?P<date>\d{4}-\d{2}-\d{2})$", re.MULTILINE)


class Release(NamedTuple):
    """A heading of the changelog."""

    version: str
    date: str


def write_share(folder: Path, epoch: int) -> None:
    """Write all of these files.

    Parameters
    ----------
    folder
        The folder ``share``.
    epoch
        The date of the build, in seconds since 1970.
    """
    # Imported here because these modules need both programs and shtab.
    from linux.completions import completions
    from linux.man_pages import man_pages

    texts = {
        f"applications/{APPLICATION}.desktop": _text(f"{APPLICATION}.desktop"),
        f"metainfo/{APPLICATION}.metainfo.xml": metainfo(epoch),
        f"mime/packages/{APPLICATION}.xml": _text(f"{APPLICATION}.xml"),
        f"icons/hicolor/scalable/apps/{APPLICATION}.svg": _icon().read_text(encoding="utf-8"),
        **{f"man/{path}": text for path, text in man_pages(epoch)},
        **dict(completions()),
    }
    for path, text in texts.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    for size, png in icons():
        file = folder / f"icons/hicolor/{size}x{size}/apps/{APPLICATION}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png)


def metainfo(epoch: int) -> str:
    """Return the description for software centers, with the releases of the changelog."""
    from bleu_core.version import __version__

    found = releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    lines = [f'    <release version="{one.version}" date="{one.date}"/>' for one in found]
    if __version__ not in {one.version for one in found}:
        today = datetime.fromtimestamp(epoch, UTC).date().isoformat()
        lines.insert(0, f'    <release version="{__version__}" date="{today}" type="development"/>')
    block = "\n".join(["<releases>", *lines, "  </releases>"])
    return _text(f"{APPLICATION}.metainfo.xml").replace("<releases/>", block)


def releases(changelog: str) -> list[Release]:
    """Return the releases that a changelog describes, the newest first."""
    return [Release(found["version"], found["date"]) for found in _RELEASE.finditer(changelog)]


def icons() -> Iterator[tuple[int, bytes]]:
    """Yield the icon as PNG in each size."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(_icon()))
    for size in ICON_SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter)
        painter.end()
        written = QByteArray()
        buffer = QBuffer(written)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]
        yield size, bytes(written.data())


def _icon() -> Path:
    return ROOT / "resources" / "icons" / "bleu-desktop.svg"


def _text(name: str) -> str:
    return (LINUX / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    from archives import source_date

    write_share(Path(sys.argv[1]), source_date())
