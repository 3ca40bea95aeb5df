"""The list of findings: the name of each, its texts and segments, and its effect on the score."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QStyleOptionViewItem, QWidget

from bleu_core.diagnostics.kinds import Severity
from bleu_core.diagnostics.model import Fix
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.cells import CellDelegate, Index, ground, ink, is_selected
from bleu_desktop.shared.copying import copied_table
from bleu_desktop.shared.focus_frame import FocusFrame
from bleu_desktop.shared.icons import draw_icon, text_icon_size
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.sizes import margin, space
from bleu_desktop.shared.table_copier import TableCopier
from bleu_desktop.shared.widgets import plain_tool_tip
from bleu_score.i18n import format_number, join_names, join_phrases, with_label
from bleu_score.messages.diagnostics import diagnostic_extent
from bleu_score.messages.findings import Finding
from bleu_score.messages.metrics import signed
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import Cell, Table

# Of more texts, only the number is named in the list.
_MOST_NAMES = 2
# The roles of the texts and segments, of the effect, and of the icon.
_WHERE, _EFFECT, _ICON = (Qt.ItemDataRole.UserRole + number for number in range(3))


class FindingList(QListWidget):
    """Findings, one of which is chosen; its rows are as high as the names need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.findings: Sequence[Finding] = ()
        FocusFrame(self)
        self.setItemDelegate(_FindingDelegate(self))
        self.setAccessibleName(translate("ChecksPage", "Possible problems in the files"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        TableCopier(self, table=self._copied)

    def show_findings(self, findings: Sequence[Finding], on: Collection[Fix]) -> None:
        """Show findings; `on` are the fixes in effect. The chosen finding stays chosen."""
        before = self.currentItem().text() if self.currentItem() else ""
        self.findings = findings
        # A finding is chosen once all are there.
        with QSignalBlocker(self):
            self.clear()
            for finding in findings:
                self.addItem(_item(finding, is_fixed=any(fix in on for fix in finding.fixes)))
        titles = [finding.title for finding in findings]
        self.setCurrentRow(titles.index(before) if before in titles else 0)

    def _copied(self) -> Table:
        """Return the findings as a table: a row for each text."""
        titles = (
            translate("ChecksPage", "Problem"),
            translate("ChecksPage", "Explanation"),
            translate("ChecksPage", "File"),
            translate("ChecksPage", "Where"),
            translate("ChecksPage", "Example"),
        )
        rows = [
            [
                Cell(finding.title),
                Cell(finding.text),
                Cell(text_name(found.where.document)),
                Cell(diagnostic_extent(found)),
                Cell(found.where.example),
            ]
            for finding in self.findings
            for found in finding.diagnostics
        ]
        return copied_table(titles, rows)


def _item(finding: Finding, *, is_fixed: bool) -> QListWidgetItem:
    names = finding.names
    count = with_label(translate("ChecksPage", "Segments"), format_number(finding.count))
    where = join_names(names)
    if len(names) > _MOST_NAMES:
        where = with_label(translate("ChecksPage", "Files"), format_number(len(names)))
    effect = "" if is_fixed or finding.points is None else signed(finding.points)
    said = [count, join_names([text_name(each.where.document) for each in finding.diagnostics])]
    if effect:
        said.append(with_label(translate("ChecksPage", "Effect on BLEU"), effect))
    icon = "info" if finding.severity is Severity.NOTE else "warning"
    item = QListWidgetItem(finding.title)
    item.setData(_WHERE, f"{count} · {where}")
    item.setData(_EFFECT, effect)
    item.setData(_ICON, "check" if is_fixed else icon)
    item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, join_phrases(said))
    item.setToolTip(plain_tool_tip("\n".join((finding.title, *said))))
    return item


class _FindingDelegate(CellDelegate):
    """Draws icon, name and effect above the texts and segments, and a hairline below them."""

    def __init__(self, view: FindingList) -> None:
        super().__init__(view)
        self._view = view

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box, color = option.rect, ink(option)
        painter.fillRect(box.left(), box.bottom(), box.width(), 1, theme.line(option.palette))
        box = box.adjusted(margin(), space(1), -margin(), -space(1))
        faint = theme.quiet(color, ground(option))
        icon, size = index.data(_ICON), text_icon_size(option.fontMetrics.height())
        warns = icon == "warning" and not is_selected(option)
        shown = QColor(theme.WARNING_COLOR) if warns else faint
        ratio = self._view.devicePixelRatioF()
        painter.drawPixmap(box.topLeft(), draw_icon(icon, size, shown, ratio))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight, index.data(_EFFECT))
        name, where = self._paragraphs(option, index)
        left = box.left() + size + space(1)
        name.draw(painter, left, box.top())
        painter.setPen(faint)
        where.draw(painter, left, box.top() + name.height)

    def _paragraphs(
        self, option: QStyleOptionViewItem, index: Index
    ) -> tuple[Paragraph, Paragraph]:
        metrics, effect = option.fontMetrics, index.data(_EFFECT)
        # The lines do not change when a scroll bar appears.
        bar = self._view.verticalScrollBar().sizeHint().width()
        around = 2 * margin() + text_icon_size(metrics.height()) + space(1)
        width = max(self._view.width() - bar - around, space(8))
        beside = metrics.horizontalAdvance(effect) + space(1) if effect else 0
        pitch = metrics.height()
        name = Paragraph(index.data(), option.font, width - beside, pitch=pitch, most_lines=2)
        return name, Paragraph(index.data(_WHERE), option.font, width, pitch=pitch, most_lines=1)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = sum(paragraph.height for paragraph in self._paragraphs(option, index))
        return QSize(0, round(height) + 2 * space(1))
