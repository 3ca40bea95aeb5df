"""The page of files: scores of all files in folders, the worst first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import QWidget

from bleu_core.diagnostics.model import Diagnostic
from bleu_core.evaluation.results import BrokenFile, Evaluation, FileResult, ScoredFile
from bleu_core.files.sets import Unpaired
from bleu_desktop.folders.files_model import NAME, FilesModel, Group, pooled_diagnostics
from bleu_desktop.folders.tree_view import TreeView
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session
from bleu_desktop.shared.forms import combo, fill
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.table_copier import TableCopier
from bleu_desktop.shared.veil import Veil
from bleu_desktop.shared.widgets import TextLabel, column, em, row, scroll_area
from bleu_score.i18n import format_number, join_sentences, with_label
from bleu_score.messages.diagnostics import advice_on
from bleu_score.messages.errors import error_text
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import Table

# The pages wait before they follow, because arrow keys may pass many files.
_PAUSE_MILLISECONDS = 200
# List at most this many files without a counterpart before the user asks for them.
_MOST_OPEN = 5
# Say at most this many diagnostics of a file below the tree; its page of scores has all.
_MOST_TITLES = 6


class FilesPage(ResultPage):
    """A tree of folders and files; the other pages show the current file."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._folders = session.folders
        self.summary = TextLabel(self, wrap=True)
        self.metric_box = combo(self)
        self.metric_box.setAccessibleName(translate("FilesPage", "Metric"))
        self.metric_box.setToolTip(translate("FilesPage", "Metric"))
        self.tree = TreeView(self, sorts=True)
        self.tree.setAccessibleName(translate("FilesPage", "Files"))
        self.files = FilesModel(self)
        self.tree.setModel(self.files)
        self.tree.header().sectionClicked.connect(self._sort_by)
        self.copier = TableCopier(self.tree, table=self._table)
        self.detail = TextLabel(self, wrap=True, selectable=True)
        self.veils = (Veil(self.tree),)
        self._result: Evaluation | None = None
        self._order: tuple[int, Qt.SortOrder] | None = None
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MILLISECONDS)
        self._pause.timeout.connect(self._show_current)
        self._lay_out()
        self.metric_box.activated.connect(lambda _: self._fill())
        self.tree.selectionModel().currentChanged.connect(self._note_current)
        self.tree.activated.connect(self._open)
        self._folders.changed.connect(self.show_result)
        self._folders.shown_changed.connect(self._follow)
        session.navigation.file_step_wanted.connect(self.step)

    def _lay_out(self) -> None:
        head = row(None, (self.summary, 1), self.metric_box)
        content = QWidget(self)
        column(content, self.detail, ...)
        self._below = scroll_area(content, self)
        self._below.setFixedHeight(em(self, 5.5))
        column(self, head, (self.tree, 1), self._below, margins=(2, 1.5, 2, 1.5))

    # Showing

    def show_result(self) -> None:
        """Show the files that were scored last."""
        result = self._folders.result
        self.cover(False)
        if result is self._result:
            return
        self._result = result
        self._fill()

    def _fill(self) -> None:
        """Show the files with the chosen metric; open folders and the current row stay."""
        metric = self.metric_box.currentData() or "bleu"
        with QSignalBlocker(self.tree.selectionModel()):
            self.files.show(self._result, metric)
        names = [each.name for each in self.files.metrics]
        fill(self.metric_box, [(each.name, each.title) for each in self.files.metrics])
        if metric not in names and names:
            self.files.show(self._result, names[0])
        self.metric_box.setVisible(len(names) > 1)
        if self._order is not None and self._order[0] < self.files.columnCount():
            self.files.sort(*self._order)
        self._show_order()
        self._open_all()
        self._follow()
        self.tree.fit_columns(self.files.axes, sentences=self.files.problems)
        self._show_summary()

    def _open_all(self) -> None:
        """Open all folders; a long list of files without a counterpart stays closed."""
        self.tree.expandAll()
        for node in self.files.root.children:
            if isinstance(node.item, Group):
                opened = node.item.count <= _MOST_OPEN
                self.tree.span(self.files.index_of(node), opened=opened)

    def _show_order(self) -> None:
        """Show the order of the files: by default, by the worst score of any candidate."""
        single = self._result is not None and len(self._result.candidate_names) == 1
        column, order = self._order or (1 if single else -1, Qt.SortOrder.AscendingOrder)
        self.tree.header().setSortIndicator(column, order)

    def _sort_by(self, column: int) -> None:
        order = Qt.SortOrder.AscendingOrder
        if self._order == (column, order) or (self._order is None and column == 1):
            order = Qt.SortOrder.DescendingOrder
        elif column >= self.files.segments and (self._order or (-1,))[0] != column:
            # The longest files first, and those with most diagnostics.
            order = Qt.SortOrder.DescendingOrder
        self._order = column, order
        self.files.sort(column, order)
        self._show_order()
        self.tree.scrollTo(self.tree.currentIndex())

    def _follow(self) -> None:
        """Make the file that the pages show the current one."""
        with QSignalBlocker(self.tree.selectionModel()):
            self.tree.go_to(self.files.index_of_file(self._folders.shown))
        self.tree.viewport().update()
        self._show_detail()

    # Choosing

    def _note_current(self) -> None:
        self._show_detail()
        self._pause.start()

    def _show_current(self) -> None:
        """Have the other pages show the current file, if it was scored."""
        self._pause.stop()
        item = self.files.node(self.tree.currentIndex()).item
        if isinstance(item, Evaluation):
            self._folders.show(None)
        elif isinstance(item, FileResult):
            self._folders.show(item.name)

    def _open(self, index: QModelIndex) -> None:
        """Show a file's score; open or close a folder."""
        item = self.files.node(index).item
        if item is None or isinstance(item, Group):
            first = index.siblingAtColumn(0)
            self.tree.setExpanded(first, not self.tree.isExpanded(first))
            return
        self._show_current()
        if isinstance(item, Evaluation | ScoredFile):
            self._session.navigation.open_page(PageName.SCORE)

    def step(self, by: int) -> None:
        """Have the pages show the next file in this order (1), or the previous one (-1)."""
        names: list[str | None] = [*self.files.names_in_order()]
        if self.files.index_of_file(None).isValid():
            names.insert(0, None)
        if self._folders.shown in names:
            place = names.index(self._folders.shown) + by
            if 0 <= place < len(names):
                self._folders.show(names[place])

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.tree

    # Texts

    def _show_summary(self) -> None:
        result = self._result
        if result is None:
            self.summary.setText("")
            return
        parts = [
            translate("FilesPage", "Files scored: {scored} of {files}.").format(
                scored=format_number(len(result.scored)), files=format_number(len(result.files))
            )
        ]
        if result.incomplete:
            parts.append(
                translate(
                    "FilesPage",
                    "Missing from at least one candidate, so not in “All files”: {count}.",
                ).format(count=format_number(len(result.incomplete)))
            )
        if result.unreadable:
            parts += [error_text(error) for error in result.unreadable[:3]]
        self.summary.setText(join_sentences(*parts))

    def _show_detail(self) -> None:
        node = self.files.node(self.tree.currentIndex())
        match node.item:
            case ScoredFile() as file:
                lines = [file.name, *self._places(file), *_texts(file.diagnostics)]
            case BrokenFile(name=name):
                lines = [name, node.cells[NAME].tip]
            case Unpaired():
                lines = [node.cells[NAME].tip]
            case Evaluation() as pooled:
                lines = [
                    translate("FilesPage", "All segments of these files as one text."),
                    *_texts(pooled_diagnostics(pooled)),
                ]
            case _:
                lines = []
        self.detail.setText("\n".join(lines))
        self._below.verticalScrollBar().setValue(0)

    def _places(self, file: ScoredFile) -> list[str]:
        """Return the paths of the candidates' files, if they differ from the reference's name."""
        assert self._result is not None
        pairing = self._result.pairing
        assert pairing is not None
        lines = []
        for folder, address in zip(pairing.candidates, file.files.candidates, strict=True):
            if address is None:
                text = translate("FilesPage", "{candidate}: no such file")
                lines.append(text.format(candidate=text_name(folder.name)))
            elif address.path != folder.address.path / file.name:
                lines.append(with_label(text_name(folder.name), str(address.path)))
        return lines

    def _table(self) -> Table:
        """Return all files as they are copied."""
        rows = [
            node.cells
            for node in self.files.root.walk()
            if isinstance(node.item, Evaluation | FileResult)
        ]
        return Table("files", "", self.files.columns, rows).in_full


def _texts(diagnostics: Sequence[Diagnostic]) -> list[str]:
    titles = dict.fromkeys(advice_on(each).title for each in diagnostics)
    shown = list(titles)[:_MOST_TITLES]
    return [f"• {title}" for title in shown] + (["…"] if len(titles) > len(shown) else [])
