"""A list of files without a window: its rows, buttons, menus, and what is dragged onto it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QContextMenuEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.workspace.inputs import ScoresInput
from bleu_desktop.inputs.file_list_panel import FileListPanel
from bleu_desktop.inputs.file_tree import FileTree
from bleu_desktop.session.session import Session
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.sizes import row_height
from bleu_desktop.shared.table_copier import CELL
from tests.helpers.roles import plain, side

Item = Qt.ItemDataRole
NAMES = ("a.txt", "b.txt", "c.txt")


@pytest.fixture
def session(english: None) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 700)
    yield parent
    parent.close()


def panel_of(session: Session, parent: QWidget, role: Role = Role.CANDIDATE) -> FileListPanel:
    panel = FileListPanel(session.files, Actions(parent), role, parent)
    panel.resize(900, 400)
    parent.show()
    return panel


@pytest.fixture
def panel(session: Session, parent: QWidget) -> FileListPanel:
    """Return the list of three candidates in memory."""
    texts = [Document.from_segments(name, ["one", "two"]) for name in NAMES]
    session.files.replace_by_documents({Role.CANDIDATE: texts})
    return panel_of(session, parent)


def names(session: Session, role: Role = Role.CANDIDATE) -> list[str]:
    return [row.name for row in session.files[role]]


def choose(panel: FileListPanel, *places: int) -> None:
    for place in range(panel.tree.topLevelItemCount()):
        item = panel.tree.topLevelItem(place)
        assert item is not None
        item.setSelected(place in places)


@pytest.mark.parametrize(
    ("role", "title", "hint"),
    [
        (Role.REFERENCE, "Reference translations", "Drop reference files here"),
        (Role.CANDIDATE, "Candidate translations", "Drop candidate files here"),
        (Role.SOURCE, "Source text (optional)", "Drop the source file here"),
    ],
)
def test_each_list_is_named(
    session: Session, parent: QWidget, role: Role, title: str, hint: str
) -> None:
    panel = panel_of(session, parent, role)
    assert (panel.tree.accessibleName(), panel.tree.hint) == (title, hint)
    buttons = (panel.up_button, panel.down_button, panel.remove_button, panel.add_button)
    words = ["Move up", "Move down", "Remove", "Add files…"]
    assert [button.accessibleName() for button in buttons] == [
        f"{each} – {title}" for each in words
    ]
    # There is one source.
    assert panel.up_button.isHidden() is panel.down_button.isHidden() is (role is Role.SOURCE)
    assert panel.tree.takes_scores is (role is Role.CANDIDATE)
    assert panel.tree.isHeaderHidden()
    assert not panel.remove_button.isEnabled()


def test_each_column_has_its_content(panel: FileListPanel) -> None:
    head, item = panel.tree.headerItem(), panel.tree.topLevelItem(0)
    assert item is not None
    assert not panel.tree.isHeaderHidden()
    assert [head.text(n) for n in range(4)] == ["File", "Segments", "Encoding", "Language"]
    assert [item.text(n) for n in range(4)] == ["a.txt", "2", "", "–"]
    for each in (head, item):
        assert [side(each.data(n, Item.TextAlignmentRole)) for n in (1, 2, 3)] == [
            "right",
            "center",
            "center",
        ]
    assert item.data(0, CELL).text == "a.txt"
    assert item.data(1, CELL).number == 2
    assert plain(item.toolTip(0)).splitlines() == ["a.txt", "Pasted text", "2", "", "–"]
    assert item.icon(0).isNull()
    assert item.flags() & Qt.ItemFlag.ItemIsEditable
    assert item.sizeHint(0).height() == row_height(panel.tree.fontMetrics().height())
    assert item.data(0, Item.AccessibleDescriptionRole) is None


def test_encodings_are_shown_where_one_may_be_wrong(
    session: Session, parent: QWidget, qtbot: QtBot, tmp_path: Path
) -> None:
    panel = panel_of(session, parent)
    paths = [tmp_path / name for name in NAMES]
    for path in paths:
        path.write_text("one\n", "utf-8")
    session.files.add(Role.CANDIDATE, paths)
    qtbot.waitUntil(lambda: panel.tree.topLevelItem(2).text(2) == "UTF-8", timeout=30_000)
    assert panel.tree.isColumnHidden(2)
    session.files.set_encoding([session.files[Role.CANDIDATE][1]], "Big5")
    qtbot.waitUntil(lambda: panel.tree.topLevelItem(1).text(2) == "Big5", timeout=30_000)
    assert not panel.tree.isColumnHidden(2)


def test_a_file_that_cannot_be_read_has_a_sign(
    session: Session, parent: QWidget, qtbot: QtBot, tmp_path: Path
) -> None:
    panel = panel_of(session, parent)
    session.files.add(Role.CANDIDATE, [tmp_path / "gone.txt"])
    item = panel.tree.topLevelItem(0)
    assert item is not None
    assert item.text(1) == "…"
    qtbot.waitUntil(lambda: panel.tree.topLevelItem(0).text(1) == "–", timeout=30_000)
    item = panel.tree.topLevelItem(0)
    assert item is not None
    assert not item.icon(0).isNull()
    assert "gone.txt" in item.data(0, Item.AccessibleDescriptionRole)
    assert plain(item.toolTip(0)) == item.data(0, Item.AccessibleDescriptionRole)
    assert item.data(1, CELL) is None


def test_a_folder_has_a_sign(session: Session, parent: QWidget, tmp_path: Path) -> None:
    panel = panel_of(session, parent)
    session.files.add(Role.CANDIDATE, [tmp_path])
    item = panel.tree.topLevelItem(0)
    assert item is not None
    assert not item.icon(0).isNull()
    assert [item.text(n) for n in (1, 2, 3)] == ["", "", ""]


@pytest.mark.parametrize(
    ("chosen", "buttons"),
    [
        ((), (False, False, False)),
        ((0,), (False, True, True)),
        ((1,), (True, True, True)),
        ((2,), (True, False, True)),
        ((0, 2), (False, False, True)),
    ],
)
def test_buttons_are_enabled_where_they_do_something(
    panel: FileListPanel, chosen: Sequence[int], buttons: tuple[bool, ...]
) -> None:
    choose(panel, *chosen)
    found = (panel.up_button, panel.down_button, panel.remove_button)
    assert tuple(button.isEnabled() for button in found) == buttons


@pytest.mark.parametrize(
    ("chosen", "button", "order"),
    [
        ((1,), "up_button", "bac"),
        ((1,), "down_button", "acb"),
        ((1, 2), "up_button", "bca"),
        ((0, 1), "down_button", "cab"),
        ((0, 2), "remove_button", "b"),
    ],
)
def test_chosen_files_are_moved_and_removed(
    panel: FileListPanel, session: Session, chosen: Sequence[int], button: str, order: str
) -> None:
    choose(panel, *chosen)
    getattr(panel, button).click()
    assert names(session) == [f"{letter}.txt" for letter in order]
    if button != "remove_button":
        assert {row.name for row in panel.selected()} == {NAMES[place] for place in chosen}


def labels(actions: Sequence[QAction]) -> list[str]:
    return [action.text() for action in actions if not action.isSeparator()]


def test_the_menu_offers_what_can_be_done_with_the_chosen_files(
    panel: FileListPanel, session: Session, tmp_path: Path
) -> None:
    copying = labels(panel.tree.copier.actions)
    moving = ["Move up", "Move down", "Remove"]
    assert labels(panel.make_menu().actions()) == ["Add files…", *copying]
    choose(panel, 0)
    assert labels(panel.make_menu().actions()) == [
        *("Add files…", "Rename…", "Add scores…", "Use as reference", "Use as source"),
        *(*copying, *moving),
    ]
    choose(panel, 0, 1)
    assert labels(panel.make_menu().actions()) == [
        *("Add files…", "Use as reference", *copying, *moving),
    ]
    choose(panel, 0)
    assert "Use as source" in labels(panel.make_menu().actions())
    session.files.add(Role.CANDIDATE, [tmp_path / "d.txt"])
    choose(panel, 3)
    menu = panel.make_menu()
    assert labels(menu.actions())[:5] == [
        "Add files…",
        "Reload",
        "Rename…",
        "Add scores…",
        "Encoding",
    ]
    [encodings] = (each.menu() for each in menu.actions() if each.text() == "Encoding")
    assert [each.text() for each in encodings.actions() if each.isChecked()] == [
        "Detect automatically"
    ]
    [row] = panel.selected()
    session.files.rename(row, "other")
    assert "Use the file’s name" in labels(panel.make_menu().actions())
    folder = tmp_path / "folder"
    folder.mkdir()
    session.files.clear()
    session.files.add(Role.CANDIDATE, [folder])
    choose(panel, 0)
    assert "Add scores…" in labels(panel.make_menu().actions())


@pytest.mark.parametrize("count", [0, 1, 2])
def test_another_reference_is_added_or_takes_the_place(
    panel: FileListPanel, session: Session, count: int
) -> None:
    texts = [Document.from_segments(name, ["one", "two"]) for name in ("r&d", "s")]
    others = [Document.from_segments("a", ["one", "two"])]
    session.files.replace_by_documents({Role.REFERENCE: texts[:count], Role.CANDIDATE: others})
    choose(panel, 0)
    [action] = (each for each in panel.make_menu().actions() if each.text() == "Use as reference")
    offered = labels(action.menu().actions()) if action.menu() else []
    assert (
        offered
        == [
            [],
            ["Instead of “r&&d”", "As a second reference"],
            ["Instead of all references", "As a further reference"],
        ][count]
    )
    if count:
        action.menu().actions()[1].trigger()
        assert len(names(session, Role.REFERENCE)) == count + 1
    else:
        action.trigger()
        assert names(session, Role.REFERENCE) == ["a"]


def test_a_name_is_typed_in_the_list(panel: FileListPanel, session: Session, qtbot: QtBot) -> None:
    choose(panel, 0, 1)
    panel.make_menu().naming_requested.emit()
    assert not panel.tree.is_editing()
    panel.tree.clearSelection()
    choose(panel, 1)
    panel.make_menu().naming_requested.emit()
    assert panel.tree.is_editing()
    qtbot.keyClick(panel.tree.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not panel.tree.is_editing())
    item = panel.tree.topLevelItem(1)
    assert item is not None
    item.setText(0, "new name")
    qtbot.waitUntil(lambda: names(session) == ["a.txt", "new name", "c.txt"])


# Dragging


def event_at(tree: FileTree, kind: type[QDropEvent], place: QPoint, *paths: str) -> QDropEvent:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths])
    tree.dragged = data  # type: ignore[attr-defined]
    where = place if kind is QDragEnterEvent else QPointF(place)
    event = kind(
        where,  # type: ignore[arg-type]
        Qt.DropAction.CopyAction | Qt.DropAction.MoveAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.ignore()
    return event


def place_of(tree: FileTree, number: int, share: float = 0.5) -> QPoint:
    item = tree.topLevelItem(number)
    assert item is not None
    box = tree.visualItemRect(item)
    return QPoint(box.left() + 5, box.top() + round(share * box.height()))


@pytest.mark.parametrize("takes_scores", [False, True])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_files_are_dropped_on_a_list_or_onto_a_candidate(
    panel: FileListPanel, takes_scores: bool, count: int
) -> None:
    tree = panel.tree
    tree.takes_scores = takes_scores
    told: list[object] = []
    for signal in (tree.files_dropped, tree.dropped_onto):
        signal.disconnect()
    tree.files_dropped.connect(told.append)
    tree.dropped_onto.connect(lambda path, number: told.append((path, number)))
    paths = ["/x", "/y"][:count]
    entered = event_at(tree, QDragEnterEvent, place_of(tree, 1), *paths)
    tree.dragEnterEvent(entered)  # type: ignore[arg-type]
    assert entered.isAccepted() is bool(count)
    # What takes the files is marked.
    onto = takes_scores and count == 1
    item = tree.topLevelItem(1)
    assert item is not None
    whole = tree.viewport().rect() if count else None
    assert tree._target == (tree.visualItemRect(item) if onto else whole)
    tree.dropEvent(event_at(tree, QDropEvent, place_of(tree, 1), *paths))
    assert tree._target is None
    number = item.data(0, Item.UserRole)
    assert told == ([(Path("/x"), number)] if onto else [list(map(Path, paths))] if count else [])


def test_a_mark_goes_with_the_drag(panel: FileListPanel) -> None:
    tree = panel.tree
    tree.dragEnterEvent(event_at(tree, QDragEnterEvent, QPoint(), "/x"))  # type: ignore[arg-type]
    marked = tree.grab().toImage()
    tree.dragLeaveEvent(QDragLeaveEvent())
    assert tree._target is None
    assert tree.grab().toImage() != marked


class Dragged(QDropEvent):
    """A drop of rows of another list."""

    origin: FileTree

    def source(self) -> FileTree:
        return self.origin


@pytest.mark.parametrize(
    ("number", "share", "place"), [(0, 0.2, 0), (0, 0.8, 1), (2, 0.2, 2), (2, 0.8, 3), (None, 0, 3)]
)
def test_rows_are_dropped_between_rows(
    panel: FileListPanel, number: int | None, share: float, place: int
) -> None:
    tree = panel.tree
    told: list[object] = []
    tree.entries_dropped.disconnect()
    tree.entries_dropped.connect(lambda numbers, place: told.append((numbers, place)))
    choose(panel, 1)
    [row] = panel.selected()
    tree.setFixedHeight(400)
    where = QPoint(5, 390) if number is None else place_of(tree, number, share)
    data = QMimeData()
    event = Dragged(
        QPointF(where),
        Qt.DropAction.MoveAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.origin = tree
    tree.dropEvent(event)
    assert told == [([row.number], place)]


class Entering(QDragEnterEvent):
    """Rows of another list that enter this one."""

    origin: FileTree

    def source(self) -> FileTree:
        return self.origin


def test_a_list_is_marked_for_rows_of_another(panel: FileListPanel, parent: QWidget) -> None:
    tree, data = panel.tree, QMimeData()
    for origin, target in ((tree, None), (FileTree(parent), tree.viewport().rect())):
        event = Entering(
            QPoint(5, 5),
            Qt.DropAction.MoveAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        event.origin = origin
        event.ignore()
        tree.dragEnterEvent(event)
        assert event.isAccepted()
        # Within a list, a line shows the new place.
        assert tree._target == target


def test_scores_are_below_their_candidate(panel: FileListPanel, session: Session) -> None:
    [_, second, _] = session.files[Role.CANDIDATE]
    scores = ScoresInput("comet", ScoreAddress(Path("/x/scores.txt")))
    session.files.attach_scores(second, scores)
    item = panel.tree.topLevelItem(1)
    assert isinstance(item, QTreeWidgetItem)
    assert item.isExpanded()
    assert [item.child(n).text(0) for n in range(item.childCount())] == ["COMET: scores.txt"]
    child = item.child(0)
    assert not child.flags() & Qt.ItemFlag.ItemIsEditable
    assert plain(child.toolTip(0)).splitlines()[0] == "/x/scores.txt"
    panel.tree.copier.copy()
    lines = QApplication.clipboard().text().splitlines()
    copied = ["File", "a.txt", "b.txt", "COMET: scores.txt", "c.txt"]
    assert [line.split("\t")[0] for line in lines] == copied
    panel.tree.setCurrentItem(child)
    # It stays the current one, and chosen, when the list is filled again.
    for each in (session.files[Role.CANDIDATE][0], session.files[Role.CANDIDATE][2]):
        session.files.attach_scores(each, scores)
    assert panel.tree.currentItem().parent() is panel.tree.topLevelItem(1)
    for each in (session.files[Role.CANDIDATE][0], session.files[Role.CANDIDATE][2]):
        session.files.detach_scores([(each.number, scores)])
    child = panel.tree.currentItem()
    assert child.text(0) == "COMET: scores.txt"
    assert panel.tree.selectedItems() == [child]
    assert [each.metric for _, each in panel.selected_scores()] == ["comet"]
    assert panel.selected() == []
    assert panel.remove_button.isEnabled()
    assert {"Reload scores", "Remove"} <= {*labels(panel.make_menu().actions())}
    # A drop between the scores is one below their candidate.
    child_place = panel.tree.visualItemRect(child).center()
    event = event_at(panel.tree, QDropEvent, child_place)
    assert panel.tree._drop_place(event) == 2
    panel.remove_button.click()
    assert session.files[Role.CANDIDATE][1].scores == ()


def test_what_is_dropped_onto_a_candidate_may_be_its_scores(
    panel: FileListPanel, session: Session, tmp_path: Path
) -> None:
    asked: list[object] = []
    actions = panel.parent().findChild(Actions)
    actions.scores_wanted.connect(lambda row, path: asked.append((row.name, path)))
    number = session.files[Role.CANDIDATE][1].number
    panel.tree.dropped_onto.emit(tmp_path / "a.txt", number)
    assert asked == [("b.txt", tmp_path / "a.txt")]
    panel.tree.dropped_onto.emit(tmp_path, number)
    assert len(asked) == 1
    assert len(session.files[Role.CANDIDATE]) == 4


def test_the_name_has_the_room_that_is_left(panel: FileListPanel, session: Session) -> None:
    tree = panel.tree
    line = tree.fontMetrics().height()
    frame = tree.width() - tree.viewport().width()
    for width, encodings, hidden in (
        (25 * line, True, [False, False]),
        (25 * line - 1, True, [False, True]),
        (20 * line, True, [False, True]),
        (20 * line - 1, True, [True, True]),
        (25 * line, False, [True, False]),
    ):
        tree.shows_encodings = encodings
        tree.setFixedWidth(width + frame)
        tree.hide_columns()
        assert [tree.isColumnHidden(n) for n in (2, 3)] == hidden
    rows = tree.row_height()
    heights = []
    for count in (0, 1, 2, 10, 11):
        tree.fit_height(count)
        heights.append(tree.height())
    assert [(each - heights[1]) / rows for each in heights] == [1, 0, 1, 9, 9]


def test_a_menu_opens_at_the_pointer_or_the_current_row(panel: FileListPanel) -> None:
    tree, asked = panel.tree, []
    tree.menu_requested.disconnect()
    tree.menu_requested.connect(asked.append)
    place = QPoint(3, 4)
    tree.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, place))
    assert asked == [place]
    item = tree.topLevelItem(1)
    assert item is not None
    tree.setCurrentItem(item)
    box = tree.visualItemRect(item)
    assert tree.menu_place() == tree.viewport().mapToGlobal(box.bottomLeft())
