"""Artificial catalogs for tests of the layout, and a check for truncated texts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTableWidget,
    QWidget,
)

from bleu_desktop import i18n
from bleu_desktop.shared.controls import ElidedButton
from bleu_desktop.shared.eliding_box import ElidingBox
from bleu_desktop.shared.widgets import ElidedLabel
from bleu_desktop.shell.main_window import MainWindow
from bleu_score import i18n as messages


def use_catalog(monkeypatch: pytest.MonkeyPatch, catalog: LongCatalog | MarkedCatalog) -> None:
    """Use a catalog for the window and for the shared messages."""
    monkeypatch.setattr(i18n, "_catalog", catalog)
    monkeypatch.setattr(messages, "_interface", messages._interface._replace(catalog=catalog))


class LongCatalog:
    """A catalog that makes every text half as long again."""

    def translate(self, context: str, text: str) -> str:
        words = text.split(" ")
        return (
            " ".join(words + words[: (len(words) + 1) // 2])
            if len(words) > 1
            else (
                text
                + text[: (len(text) + 1) // 2].replace("{", "").replace("}", "").replace("&", "")
            )
        )

    pgettext = translate


def cut_off(window: QWidget) -> list[str]:
    """Return the texts that do not fit into their widgets."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, ElidedLabel | ElidingBox | ElidedButton):
            continue
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                fits = widget.heightForWidth(widget.width()) <= widget.height() + 1
            else:
                fits = widget.sizeHint().width() <= widget.width() + 1
        elif isinstance(widget, QAbstractButton) and widget.text():
            fits = widget.sizeHint().width() <= widget.width() + 1
        elif isinstance(widget, QComboBox):
            fits = _combo_fits(widget)
        elif isinstance(widget, QHeaderView):
            fits = not _narrow_sections(widget)
        elif isinstance(widget, QTableWidget):
            fits = _cells_fit(widget)
        elif isinstance(widget, QScrollArea):
            content = widget.widget()
            fits = content is None or content.width() <= widget.viewport().width()
        else:
            continue
        if not fits:
            name = getattr(widget, "text", lambda: "")() or widget.accessibleName()
            if isinstance(widget, QHeaderView):
                name = ", ".join(_narrow_sections(widget))
            found.append(f"{type(widget).__name__}: {name}")
    return found


def _narrow_sections(header: QHeaderView) -> list[str]:
    """Return the titles of visible sections that are narrower than their titles."""
    return [
        str(header.model().headerData(section, header.orientation()))
        for section in range(header.count())
        if not header.isSectionHidden(section)
        and header.sectionSize(section) + 1 < _needed(header, section)
    ]


def _needed(header: QHeaderView, section: int) -> int:
    size = header.sectionSizeFromContents(section)
    return size.width() if header.orientation() is Qt.Orientation.Horizontal else size.height()


def _combo_fits(combo: QComboBox) -> bool:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    room = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    return QFontMetrics(combo.font()).horizontalAdvance(combo.currentText()) <= room.width()


def _cells_fit(table: QTableWidget) -> bool:
    # The table shortens the first column, of names, in its middle, with a tool tip.
    return all(
        table.isColumnHidden(column)
        or table.sizeHintForColumn(column) <= table.columnWidth(column) + 1
        for column in range(1, table.columnCount())
    )


def relabel(window: MainWindow) -> None:
    """Have the window write every text anew: all pages are made again."""
    window.rebuild()
    lay_out()


def lay_out() -> None:
    """Let the layouts of the window find their sizes."""
    for _ in range(5):
        QApplication.processEvents()


class MarkedCatalog:
    """A catalog that marks every text."""

    def translate(self, context: str, text: str) -> str:
        return f"§{text}"

    pgettext = translate
