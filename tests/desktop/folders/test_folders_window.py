"""Folders in the window are paired, shown and scored, and every page shows each file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bleu_core.evaluation.results import ScoredFile
from bleu_core.files.addresses import Role
from bleu_core.files.score_files.errors import ScoredFilesUnnamed
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.progress import Progress
from bleu_core.projects.kept import Kept
from bleu_core.projects.project import Project
from bleu_core.workspace.inputs import ScoresInput
from bleu_core.workspace.notes import Note
from bleu_desktop.folders.file_strip import FileStrip
from bleu_desktop.folders.files_page import FilesPage
from bleu_desktop.folders.pairing_preview import PairingPreview
from bleu_desktop.inputs.scores_dialog import ScoresDialog
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.score_plot import least_width, plot_rect
from bleu_desktop.shared.table_copier import CELL
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.result_tabs import ResultTabs
from tests.helpers.driving import drop, file_list, noted_segments, part, wait_for
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    """Write three pairs of files in two folders, one pair broken, and a file without a partner."""
    files = {"a.txt": LINES, "ui/b.txt": LINES, "ui/broken.txt": LINES}
    return [
        write_tree(tmp_path / "references", {**files, "only.txt": LINES}),
        write_tree(
            tmp_path / "delivered", {"a.txt": OTHER, "ui/b.txt": WORSE, "ui/broken.txt": ""}
        ),
    ]


def score(qtbot: QtBot, window: MainWindow, folders: list[Path]) -> FilesPage:
    """Drop folders, accept their pairing, and wait for the scores."""
    drop(window, folders)
    wait_for(qtbot, window, State.PAIRED)
    part(window, PairingPreview).button.click()
    wait_for(qtbot, window, State.SCORED)
    return part(window, FilesPage)


def shown_rows(page: FilesPage) -> list[tuple[str, ...]]:
    """Return the texts of all rows."""
    model = page.files
    return [
        tuple(
            str(model.index_of(node, column).data() or "") for column in range(model.columnCount())
        )
        for node in model.root.walk()
    ]


def indicator(page: FilesPage) -> tuple[int, Qt.SortOrder]:
    """Return the column whose header shows an order, and the order."""
    header = page.tree.header()
    return header.sortIndicatorSection(), header.sortIndicatorOrder()


def test_pairs_are_shown_before_they_are_scored(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    drop(window, folders)
    wait_for(qtbot, window, State.PAIRED)
    assert window.session.evaluation is None
    preview = part(window, PairingPreview)
    assert preview.isVisible()
    assert preview.title.text().endswith("Files to score: 3")
    assert preview.text.text() == "Unpaired, so not scored: 1."
    model = preview.model
    top = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert top == ["Unpaired files: 1", "a.txt", "ui/b.txt", "ui/broken.txt"]
    below = model.index(0, 0, model.index(0, 0)).data()
    assert below == "only.txt (reference): no file matches"
    assert [model.headerData(n, Qt.Orientation.Horizontal) for n in (0, 1)] == [
        "references",
        "delivered",
    ]
    assert window.focusWidget() is not preview.tree
    preview.button.click()
    wait_for(qtbot, window, State.SCORED)
    assert not preview.isVisible()


def test_the_tree_has_the_whole_first_and_then_the_worst(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    page = score(qtbot, window, folders)
    assert page.isVisible()
    result = window.session.folders.result
    assert result is not None
    names = [row[0] for row in shown_rows(page)]
    assert names == [
        "All files",
        "ui",
        "broken.txt",
        "b.txt",
        "a.txt",
        "Unpaired files: 1",
        "only.txt (reference): no file matches",
    ]
    rows = {row[0]: row for row in shown_rows(page)}
    # The score of a folder with one scored file is that of the file.
    assert rows["ui"][1:3] == rows["b.txt"][1:3]
    assert window.session.evaluation is result
    assert "Files scored: 2 of 3." in page.summary.text()


def test_an_unequal_pair_names_its_files_not_the_folders(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    (folders[1] / "ui" / "broken.txt").write_text("A cat.\n")
    page = score(qtbot, window, folders)
    page.tree.setCurrentIndex(page.files.index_of_file("ui/broken.txt"))
    named = "“references/ui/broken.txt” has 30, “delivered/ui/broken.txt” has 1."
    assert named in page.detail.text()


def test_a_project_without_names_shows_its_folders_again(
    qtbot: QtBot, window: MainWindow, folders: list[Path], tmp_path: Path
) -> None:
    score(qtbot, window, folders)
    before = window.session.evaluation
    assert before is not None
    path = tmp_path / "p.bleu"
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(path, keep=Kept(texts=False, names=False))
    assert not window.saver.modified
    window.session.clear()
    with qtbot.waitSignal(window.saver.opened, timeout=10_000):
        window.saver.open(path)
    result = window.session.evaluation
    assert result is not None
    assert result.candidates[0].score.percent == before.candidates[0].score.percent
    page = part(window, FilesPage)
    window.session.navigation.open_page(PageName.FILES)
    assert {row[0] for row in shown_rows(page)} >= {"File 1", "File 2", "File 3"}
    assert not window.saver.modified
    # Scored again, they are missed; the result stays.
    window.session.work.set_settings(replace(window.session.settings, max_order=2))
    qtbot.waitUntil(lambda: bool(window.notices.all()), timeout=10_000)
    [notice] = window.notices.all()
    assert "Only numbers were kept for these texts: Reference 1, Candidate 1." in notice.text
    assert "Showing the recorded result." in notice.text


def test_the_score_of_each_file_is_a_bar_that_begins_at_0(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    window.resize(1400, 800)
    page = score(qtbot, window, folders)
    [axis] = page.files.axes.values()
    assert axis.has_bars
    assert axis.low == 0.0
    tree = page.tree
    row = tree.visualRect(page.files.index_of_file("a.txt").siblingAtColumn(1))
    plot = plot_rect(row, tree.fontMetrics())
    assert plot is not None
    picture = tree.viewport().grab(plot).toImage()
    bar = tree.palette().accent().color()
    number = page.files.index_of_file("a.txt").siblingAtColumn(1).data(CELL).number
    drawn = [x for x in range(plot.width()) if picture.pixelColor(x, plot.height() // 2) == bar]
    assert drawn[0] <= 1
    assert len(drawn) == pytest.approx(axis.share(number) * plot.width(), abs=2)
    # A bar has at least its width, and more only where there is room for more.
    least = least_width(tree.fontMetrics())
    assert tree.header().sectionSize(1) > least
    for width in range(1400, 100, -20):
        tree.resize(width, tree.height())
        assert (tree.header().sectionSize(1) >= least) is bool(tree._axes)
    assert not tree._axes


def test_warnings_of_a_file_are_an_icon_with_their_number_and_titles(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    page = score(qtbot, window, folders)
    warned = page.files.index_of_file(None).siblingAtColumn(page.files.segments + 1).data(CELL)
    assert (warned.icon, warned.text) == ("warning", "2")
    assert warned.tip.splitlines() == [
        "Files that are not in this score: 2",
        "Too few segments (60)",
    ]
    quiet = page.files.index_of_file("a.txt").siblingAtColumn(page.files.segments + 1).data(CELL)
    assert (quiet.icon, quiet.text, quiet.in_full.text) == ("", "", "0")


def test_a_broken_file_says_why_in_its_row(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    page = score(qtbot, window, folders)
    rows = {row[0]: row for row in shown_rows(page)}
    assert rows["broken.txt"][1:] == ("", "", "", "“broken.txt” is empty. Choose another file.")
    # The sentence has no column of its own, but all the room of the numbers it stands for.
    tree = page.tree
    assert tree.isColumnHidden(4)
    row = tree.visualRect(page.files.index_of_file("ui/broken.txt").siblingAtColumn(1))
    picture = tree.viewport().grab(row).toImage()
    ground = picture.pixelColor(0, 0)
    columns = range(picture.width())
    middle = range(row.height() // 3, row.height() * 2 // 3)
    assert any(picture.pixelColor(x, y) != ground for x in columns for y in middle)
    page.tree.setCurrentIndex(page.files.index_of_file("ui/broken.txt"))
    assert "broken.txt” is empty." in page.detail.text()
    qtbot.wait(300)
    # The pages still show the last scored texts.
    assert window.session.folders.shown is None
    assert window.session.state is State.SCORED


def test_all_pages_show_the_file_that_is_chosen(
    qtbot: QtBot, window: MainWindow, folders: list[Path], qapp: QApplication
) -> None:
    page = score(qtbot, window, folders)
    session, tabs = window.session, part(window, ResultTabs)
    strip = part(window, FileStrip)
    assert strip.name.text() == "All files (2)"
    assert session.evaluation is not None
    assert session.evaluation.segments == 60
    page.tree.setCurrentIndex(page.files.index_of_file("ui/b.txt"))
    qtbot.keyClick(page.tree, Qt.Key.Key_Return)
    assert session.folders.shown == "ui/b.txt"
    file = session.folders.file
    assert file is not None
    assert session.evaluation is file.evaluation
    assert session.navigation.evaluation is file.evaluation
    assert strip.name.text() == "ui/b.txt"
    assert tabs.currentWidget() is not page
    for name in PageName:
        session.navigation.open_page(name)
        qapp.processEvents()
    qtbot.waitUntil(lambda: session.text_check.report is not None)
    # The button opens the next file in the order of the tree.
    strip.next_button.click()
    assert session.folders.shown == "a.txt"
    strip.next_button.click()
    assert session.folders.shown == "a.txt"
    strip.all_button.click()
    assert session.folders.shown is None
    result = session.folders.result
    assert result is not None
    assert session.evaluation is result
    assert not strip.all_button.isVisible()
    qtbot.waitUntil(lambda: session.text_check.report is not None)


def test_other_settings_score_all_files_again_and_keep_the_shown_file(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    page = score(qtbot, window, folders)
    session = window.session
    session.folders.show("ui/b.txt")
    before = session.evaluation
    assert page.metric_box.count() == 1
    assert page.metric_box.isHidden()
    session.work.set_settings(replace(session.settings, metrics=("bleu", "chrf"), lowercase=True))
    wait_for(qtbot, window, State.SCORED)
    assert session.folders.shown == "ui/b.txt"
    assert session.evaluation is not before
    assert [metric.name for metric in page.files.metrics] == ["bleu", "chrf"]
    assert page.metric_box.isVisible()
    page.metric_box.setCurrentIndex(1)
    page.metric_box.activated.emit(1)
    assert page.files.headerData(1, Qt.Orientation.Horizontal) == "chrF2"
    # Intervals alone need no new counts.
    counted = session.evaluation
    resampling = replace(session.settings.resampling, confidence=True, resamples=40)
    session.work.set_settings(replace(session.settings, resampling=resampling))
    wait_for(qtbot, window, State.SCORED)
    assert session.evaluation is not None
    assert counted is not None
    assert session.evaluation.candidates[0].bleu.rows is counted.candidates[0].bleu.rows
    pooled = page.files.index_of_file(None).siblingAtColumn(1).data(CELL)
    assert "–" in pooled.tip
    assert pooled.low < pooled.number < pooled.high


def test_files_sort_by_any_column(qtbot: QtBot, window: MainWindow, folders: list[Path]) -> None:
    page = score(qtbot, window, folders)
    page.tree.setCurrentIndex(page.files.index_of_file("a.txt"))
    header = page.tree.header()
    assert indicator(page) == (1, Qt.SortOrder.AscendingOrder)
    header.sectionClicked.emit(0)
    assert indicator(page) == (0, Qt.SortOrder.AscendingOrder)
    names = [row[0] for row in shown_rows(page)]
    assert names[:5] == ["All files", "ui", "b.txt", "broken.txt", "a.txt"]
    header.sectionClicked.emit(1)
    assert indicator(page) == (1, Qt.SortOrder.AscendingOrder)
    header.sectionClicked.emit(1)
    assert indicator(page) == (1, Qt.SortOrder.DescendingOrder)
    names = [row[0] for row in shown_rows(page)]
    # Files without a score stay first.
    assert names[:5] == ["All files", "ui", "broken.txt", "b.txt", "a.txt"]
    current = page.files.node(page.tree.currentIndex()).item
    assert isinstance(current, ScoredFile)
    assert current.name == "a.txt"
    # The most segments come first.
    header.sectionClicked.emit(page.files.segments)
    assert indicator(page) == (page.files.segments, Qt.SortOrder.DescendingOrder)
    header.sectionClicked.emit(page.files.segments)
    assert indicator(page) == (page.files.segments, Qt.SortOrder.AscendingOrder)


def test_one_folder_waits_for_the_other(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    drop(window, folders[:1])
    wait_for(qtbot, window, State.INCOMPLETE)
    message = part(window, MessagePage)
    assert message.title.text() == "Now add the folder of candidate translations"
    assert message.folder_button.isVisible()
    drop(window, folders[1:])
    wait_for(qtbot, window, State.PAIRED)
    assert [entry.input.is_folder for entry in window.session.files.entries()] == [True, True]


def test_one_folder_with_both_sides(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    folder = write_tree(tmp_path / "both", {"a.ref.txt": LINES, "a.mt.txt": OTHER})
    page = score(qtbot, window, [folder])
    assert [row[0] for row in shown_rows(page)] == ["All files", "a.ref.txt"]
    # Notes work without an entry for the candidates.
    window.session.notes.set_note(0, 0, Note(text="Check"))
    assert window.session.notes.note(0, 0).text == "Check"


def test_none_of_the_files_can_be_scored(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    folders = [write_tree(tmp_path / name, {"a.txt": ""}) for name in ("references", "delivered")]
    drop(window, folders)
    wait_for(qtbot, window, State.PAIRED)
    preview = part(window, PairingPreview)
    preview.button.click()
    wait_for(qtbot, window, State.FAILED)
    assert preview.isVisible()
    assert preview.title.text() == "None of these files could be scored"
    assert preview.model.headerData(2, Qt.Orientation.Horizontal) == "Problem"
    assert preview.model.index(0, 2, QModelIndex()).data().startswith("“a.txt” is empty.")
    # Either the files are mended, or another folder is chosen.
    with qtbot.waitSignal(window.window_actions.exchange_wanted) as wanted:
        preview.another_button.click()
    assert [entry.path for entry in wanted.args] == folders[1:]
    part(window, QFileDialog).reject()
    for folder in folders:
        (folder / "a.txt").write_text(LINES)
    preview.button.click()
    wait_for(qtbot, window, State.SCORED)


def test_a_pairing_that_changed_on_disk_is_shown_again(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    score(qtbot, window, folders)
    window.session.read_files()
    # The same pairing as before is scored without asking.
    wait_for(qtbot, window, State.SCORED)
    (folders[1] / "only.txt").write_text(OTHER)
    window.session.read_files()
    wait_for(qtbot, window, State.PAIRED)
    assert part(window, PairingPreview).title.text().endswith("Files to score: 4")


def test_files_in_place_of_folders(
    qtbot: QtBot, window: MainWindow, folders: list[Path], files: dict[str, Path]
) -> None:
    page = score(qtbot, window, folders)
    window.session.clear()
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    assert window.session.folders.result is None
    assert not page.isVisible()
    assert not part(window, FileStrip).isVisible()
    tabs = part(window, ResultTabs)
    assert not tabs.isTabVisible(tabs.indexOf(page))


def test_work_can_be_canceled(
    qtbot: QtBot, window: MainWindow, folders: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    drop(window, folders)
    wait_for(qtbot, window, State.PAIRED)
    import bleu_core.folders.evaluation as evaluation

    def slow(*_words: object, progress: Progress, **_more: object) -> None:
        while True:
            progress.check()

    monkeypatch.setattr(evaluation, "evaluate_pairing", slow)
    window.session.accept_pairing()
    wait_for(qtbot, window, State.WORKING)
    window.session.cancel()
    wait_for(qtbot, window, State.CANCELLED)
    monkeypatch.undo()
    window.session.score_again()
    wait_for(qtbot, window, State.SCORED)


def test_notes_of_a_file_are_those_of_all_files(
    qtbot: QtBot, window: MainWindow, folders: list[Path]
) -> None:
    score(qtbot, window, folders)
    session = window.session
    session.folders.show("ui/b.txt")
    session.notes.set_note(3, 0, Note(text="Here"))
    session.folders.show("a.txt")
    assert session.notes.note(3, 0) == Note()
    session.folders.show(None)
    # The second file's segments come after the 30 of the first.
    assert noted_segments(session.notes) == [33]
    session.notes.set_note(5, 0, Note(text="There"))
    session.folders.show("a.txt")
    assert session.notes.note(5, 0).text == "There"


def test_files_in_other_languages_are_shown_one_by_one(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    chinese = "今天天气很好，我们去公园散步。\n" * 30
    texts = {"de/a.txt": LINES, "zh/a.txt": chinese}
    page = score(
        qtbot,
        window,
        [write_tree(tmp_path / "references", texts), write_tree(tmp_path / "delivered", texts)],
    )
    tabs = part(window, ResultTabs)
    segments = tabs.indexOf(part(window, SegmentsPage))
    assert not tabs.isTabEnabled(segments)
    for name in PageName:
        window.session.navigation.open_page(name)
    window.session.folders.show("zh/a.txt")
    assert tabs.isTabEnabled(segments)
    tabs.setCurrentIndex(segments)
    assert page.files.result is not None


def test_candidates_of_one_folder_are_the_others_rivals(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    write_tree(tmp_path / "references", {"a.txt": LINES, "b.txt": LINES})
    for name, text in (("old", WORSE), ("new", OTHER)):
        write_tree(
            tmp_path / name, {"a.txt": text, "b.txt": text} if name == "old" else {"a.txt": text}
        )
    window.session.files.add(Role.REFERENCE, [tmp_path / "references"])
    window.session.files.add(Role.CANDIDATE, [tmp_path / "old", tmp_path / "new"])
    wait_for(qtbot, window, State.PAIRED)
    window.session.accept_pairing()
    wait_for(qtbot, window, State.SCORED)
    page = part(window, FilesPage)
    # The worst score of any candidate decides, which is in no column of its own.
    assert indicator(page)[0] == -1
    rows = {row[0]: row for row in shown_rows(page)}
    assert rows["b.txt"][2] == "–"
    page.tree.setCurrentIndex(page.files.index_of_file("b.txt"))
    assert "new: no such file" in page.detail.text()
    window.session.folders.show("b.txt")
    assert window.session.evaluation is not None
    assert [each.name for each in window.session.evaluation.candidates] == ["old"]
    window.session.notes.set_note(0, 0, Note(text="Only here"))
    assert noted_segments(window.session.notes) == [0]


def test_a_saved_project_has_a_run_of_all_files(
    qtbot: QtBot, window: MainWindow, folders: list[Path], tmp_path: Path
) -> None:
    score(qtbot, window, folders)
    session = window.session
    # The run has all files, whichever file is shown.
    session.folders.show("ui/b.txt")
    session.notes.set_note(2, 0, Note(text="Here"))
    path = tmp_path / "work.bleu"
    with qtbot.waitSignal(window.saver.saved, timeout=30_000):
        window.saver.save(path)
    project = Project.open(path)
    [run] = project.runs
    assert run.is_of_folders
    assert [file.name for file in project.evaluation(run).files] == [
        "a.txt",
        "ui/b.txt",
        "ui/broken.txt",
    ]
    assert not window.saver.modified
    # The same result is not recorded twice.
    with qtbot.waitSignal(window.saver.saved, timeout=30_000):
        window.saver.save()
    assert len(Project.open(path).runs) == 1
    window.saver.new()
    with qtbot.waitSignal(window.saver.opened, timeout=30_000):
        window.saver.open(path)
    # An accepted pairing is scored without asking again.
    wait_for(qtbot, window, State.SCORED)
    assert session.folders.result is not None
    session.folders.show("ui/b.txt")
    assert session.notes.note(2, 0).text == "Here"


def test_a_folder_dropped_onto_another_is_one_more_candidate(
    qtbot: QtBot, window: MainWindow, folders: list[Path], tmp_path: Path
) -> None:
    score(qtbot, window, folders)
    panel = file_list(window, Role.CANDIDATE)
    [entry] = window.session.files[Role.CANDIDATE]
    other = write_tree(tmp_path / "other", {"a.txt": WORSE})
    panel.tree.dropped_onto.emit(other, entry.number)
    assert [each.path.name for each in window.session.files[Role.CANDIDATE]] == [
        "delivered",
        "other",
    ]
    wait_for(qtbot, window, State.PAIRED)


def test_a_project_keeps_ratings_of_folders(
    qtbot: QtBot, window: MainWindow, folders: list[Path], tmp_path: Path
) -> None:
    score(qtbot, window, folders)
    ratings = tmp_path / "ratings.csv"
    ratings.write_text("file,segment,score\nb.txt,1,3\nb.txt,30,5\n", "utf-8")
    [entry] = window.session.files[Role.CANDIDATE]
    window.session.files.attach_scores(entry, ScoresInput("DA", ScoreAddress(ratings)))
    wait_for(qtbot, window, State.SCORED)

    def means() -> list[float | None]:
        result = window.session.folders.result
        assert result is not None
        evaluations = (result, *(file.evaluation for file in result.counted))
        found = (each.candidates[0].result("da") for each in evaluations)
        return [each and each.percent for each in found]

    assert means() == [4, None, 4]
    with qtbot.waitSignal(window.saver.saved, timeout=30_000):
        window.saver.save(tmp_path / "a.bleu")
    window.saver.new()
    wait_for(qtbot, window, State.EMPTY)
    with qtbot.waitSignal(window.saver.opened, timeout=30_000):
        window.saver.open(tmp_path / "a.bleu")
    wait_for(qtbot, window, State.SCORED)
    assert means() == [4, None, 4]
    settings = window.session.settings
    resampling = replace(settings.resampling, confidence=True)
    window.session.work.set_settings(replace(settings, resampling=resampling))
    wait_for(qtbot, window, State.SCORED)
    assert means() == [4, None, 4]
    window.session.read_files()
    wait_for(qtbot, window, State.SCORED)
    assert means() == [4, None, 4]
    [entry] = window.session.files[Role.CANDIDATE]
    window.session.files.detach_scores([(entry.number, entry.scores[0].input)])
    wait_for(qtbot, window, State.SCORED)
    assert means() == [None, None, None]


def test_ratings_of_folders_are_shown_for_all_files_and_for_each(
    qtbot: QtBot, window: MainWindow, folders: list[Path], tmp_path: Path
) -> None:
    page = score(qtbot, window, folders)
    ratings = tmp_path / "ratings.csv"
    rows = [f"{name},{number},{number}" for name in ("a.txt", "ui/b.txt") for number in (1, 2, 30)]
    ratings.write_text("\n".join(["file,segment,score", *rows[:5]]), "utf-8")
    panel = file_list(window, Role.CANDIDATE)
    [entry] = window.session.files[Role.CANDIDATE]
    panel.tree.dropped_onto.emit(ratings, entry.number)
    qtbot.waitUntil(lambda: bool(window.findChildren(ScoresDialog)), timeout=30_000)
    dialog = part(window, ScoresDialog)
    assert dialog.status.text() == "Scores: 5 · Segments: 60 · Mean: 7.2000"
    dialog.metric_box.setEditText("DA")
    before = window.session.folders.result
    assert before is not None
    dialog.ok_button.click()
    wait_for(qtbot, window, State.SCORED)
    result = window.session.folders.result
    assert result is not None
    assert result.candidates[0].metric("da").judged == 5
    # Nothing was counted again.
    assert result.candidates[0].bleu.rows is before.candidates[0].bleu.rows
    page.metric_box.setCurrentIndex(page.metric_box.findText("DA"))
    page.metric_box.activated.emit(page.metric_box.currentIndex())
    assert [row[1] for row in shown_rows(page) if row[0] in ("a.txt", "b.txt")] == ["1.50", "11.00"]
    # Other settings count again, and files are read again.
    work = window.session.work
    work.set_settings(replace(window.session.settings, lowercase=True))
    wait_for(qtbot, window, State.SCORED)
    assert page.metric_box.findText("DA") >= 0
    ratings.write_text("\n".join(["file,segment,score", *rows]), "utf-8")
    scores = window.session.files[Role.CANDIDATE][0].scores
    window.session.files.reload([], [(entry.number, scores[0].input)])
    wait_for(qtbot, window, State.SCORED)
    assert window.session.evaluation is not None
    assert window.session.evaluation.candidates[0].metric("da").judged == 6
    ratings.write_text("segment,score\n1,2\n", "utf-8")
    window.session.files.reload([], [(entry.number, scores[0].input)])
    wait_for(qtbot, window, State.SCORED)
    [attached] = window.session.files[Role.CANDIDATE][0].scores
    assert isinstance(attached.error, ScoredFilesUnnamed)
    assert page.metric_box.findText("DA") < 0
