"""Draw the icons of the programs for Windows and macOS: `python packaging/make_icons.py`.

The script reads `resources/icons/bleu-desktop.svg` and writes to `packaging/icons`.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "resources" / "icons" / "bleu-desktop.svg"
FOLDER = ROOT / "packaging" / "icons"

# Sizes for displays at 100 to 400 percent.
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACOS_SIZES = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}
# The same sizes for displays of twice the density.
MACOS_SIZES |= {"ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512}
# Icons of macOS have a margin for their shadow: the drawing takes 824 of 1024 pixels.
MACOS_MARGIN = 100 / 1024


def draw(size: int, margin: float = 0) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    inset = size * margin
    area = QRectF(inset, inset, size - 2 * inset, size - 2 * inset)
    QSvgRenderer(str(SOURCE)).render(painter, area)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(content.data())


def bitmap(image: QImage) -> bytes:
    """Return a bitmap as icons contain it: from the bottom up, with a mask that hides nothing."""
    size = image.width()
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    pixels = bytes(image.constBits())
    rows = [pixels[4 * size * row : 4 * size * (row + 1)] for row in range(size)]
    mask = bytes((size + 31) // 32 * 4 * size)
    return header + b"".join(reversed(rows)) + mask


def ico() -> bytes:
    images = [draw(size) for size in WINDOWS_SIZES]
    contents = [png(one) if one.width() == 256 else bitmap(one) for one in images]
    head = struct.pack("<HHH", 0, 1, len(images))
    place = len(head) + 16 * len(images)
    entries = b""
    for image, content in zip(images, contents, strict=True):
        side = image.width() % 256  # 0 means 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), place)
        place += len(content)
    return head + entries + b"".join(contents)


def icns() -> bytes:
    contents = {kind: png(draw(size, MACOS_MARGIN)) for kind, size in MACOS_SIZES.items()}
    parts = [
        kind.encode() + struct.pack(">I", 8 + len(content)) + content
        for kind, content in sorted(contents.items())
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> int:
    application = QGuiApplication.instance() or QGuiApplication([])
    assert application is not None
    (FOLDER / "bleu-desktop.ico").write_bytes(ico())
    (FOLDER / "bleu-desktop.icns").write_bytes(icns())
    return 0


if __name__ == "__main__":
    sys.exit(main())
