"""SVG icons in the color of the text around them, except for warnings; in light and dark."""

from __future__ import annotations

from functools import cache

from PySide6 import QtGui
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QSize

from bleu_desktop.paths import resource_path
from bleu_desktop.shared.theme import WARNING_COLOR

# The color in the files.
_INK = b"#000000"


def application_icon() -> QtGui.QIcon:
    """Return the program's own icon."""
    icon = QtGui.QIcon(str(resource_path("icons", "bleu-desktop.svg")))
    icon.addFile(str(resource_path("icons", "bleu-desktop.png")))
    return icon


@cache
def icon(name: str) -> QtGui.QIcon:
    """Return an icon of ``resources/icons`` that follows the palette."""
    return QtGui.QIcon(_TintedEngine(name))


def draw_icon(name: str, size: int, color: QtGui.QColor, ratio: float = 1.0) -> QtGui.QPixmap:
    """Return an icon in one color, `size` device-independent pixels wide."""
    data = resource_path("icons", f"{name}.svg").read_bytes()
    buffer = QBuffer()
    buffer.setData(QByteArray(data.replace(_INK, color.name().encode())))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QtGui.QImageReader(buffer, QByteArray(b"svg"))
    pixels = round(size * ratio)
    reader.setScaledSize(QSize(pixels, pixels))
    pixmap = QtGui.QPixmap.fromImageReader(reader)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class _TintedEngine(QtGui.QIconEngine):
    """Draws an icon on demand, in the palette's current color."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def clone(self) -> QtGui.QIconEngine:
        return _TintedEngine(self._name)

    def paint(
        self, painter: QtGui.QPainter, rect: QRect, mode: QtGui.QIcon.Mode, state: QtGui.QIcon.State
    ) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        size = min(rect.width(), rect.height())
        corner = rect.center() - QPoint(size // 2, size // 2) + QPoint(size % 2 == 0, size % 2 == 0)
        painter.drawPixmap(corner, draw_icon(self._name, size, self._color(mode), ratio))

    def pixmap(
        self, size: QSize, mode: QtGui.QIcon.Mode, state: QtGui.QIcon.State
    ) -> QtGui.QPixmap:
        return draw_icon(self._name, min(size.width(), size.height()), self._color(mode))

    def scaledPixmap(  # noqa: N802
        self, size: QSize, mode: QtGui.QIcon.Mode, state: QtGui.QIcon.State, scale: float
    ) -> QtGui.QPixmap:
        return draw_icon(self._name, min(size.width(), size.height()), self._color(mode), scale)

    def _color(self, mode: QtGui.QIcon.Mode) -> QtGui.QColor:
        palette = QtGui.QGuiApplication.palette()
        if self._name == "warning" and mode == QtGui.QIcon.Mode.Normal:
            return QtGui.QColor(WARNING_COLOR)
        groups = QtGui.QPalette.ColorGroup
        group = groups.Disabled if mode == QtGui.QIcon.Mode.Disabled else groups.Active
        return palette.color(group, QtGui.QPalette.ColorRole.WindowText)


def text_icon_size(font_height: int) -> int:
    """Return the size of an icon beside text of this height."""
    return max(16, round(font_height * 1.1))
