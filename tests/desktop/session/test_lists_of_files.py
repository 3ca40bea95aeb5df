"""The lists of texts, and the history of changes to them, without a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.changes.schemes import Scheme
from bleu_core.files.addresses import Address, FieldKind, Role, Selection
from bleu_core.files.documents import Document, read_document
from bleu_core.files.errors import FileEmpty
from bleu_core.files.origins import OriginKind
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.files.stamps import FileStamp
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.progress import SILENT
from bleu_core.settings import PairingOptions, Resampling, Settings
from bleu_core.workspace.inputs import Input, KnownFile, ScoresInput
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_core.workspace.reading import Reading
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.file_rows import FileRow, Suggestions
from bleu_desktop.session.scoring import ScoringRequest, score_files
from bleu_desktop.session.work import (
    NotedUnit,
    Outcome,
    Step,
    StepChange,
    StepChangeKind,
    Work,
    change_between,
)
from tests.helpers.deliveries import DELIVERED

REFERENCE, CANDIDATE, SOURCE = Role.REFERENCE, Role.CANDIDATE, Role.SOURCE
TEXT = ["one two three", "four five six"]


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QObject]:
    parent = QObject()
    yield parent
    parent.deleteLater()


@pytest.fixture
def work(parent: QObject) -> Work:
    return Work(parent)


@pytest.fixture
def lists(work: Work, parent: QObject) -> FileLists:
    return FileLists(work, parent)


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    def write(name: str, lines: list[str] = TEXT) -> Path:
        path = tmp_path / name
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        return path

    return write


def names(lists: FileLists) -> dict[str, list[str]]:
    return {role.value: [row.name for row in lists[role]] for role in Role if lists[role]}


def read(lists: FileLists, row: FileRow, **changed: Any) -> None:
    """Take over the text of a row, as a job reads it."""
    inputs = tuple(
        replace(one, document=read_document(one.address.path)) if one.number == row.number else one
        for one in lists.inputs
    )
    document = next(one.document for one in inputs if one.number == row.number)
    reading = Reading(document, **changed)
    lists.readings.take(Outcome(Workspace(inputs), read={row.number: reading}))


# Adding and moving


def test_files_are_added_to_a_list_once(lists: FileLists, write: Callable[..., Path]) -> None:
    one, other = write("one.txt"), write("other.txt")
    lists.add(CANDIDATE, [one, other])
    lists.add(CANDIDATE, [one])
    assert names(lists) == {"candidate": ["one.txt", "other.txt"]}
    # A new source takes the place of the old one.
    lists.add(SOURCE, [one])
    lists.add(SOURCE, [other])
    assert names(lists)["source"] == ["other.txt"]
    row = lists[SOURCE][0]
    assert lists.role(row) is SOURCE
    lists.remove([row])
    assert lists.role(row) is None
    lists.clear()
    assert names(lists) == {}


def test_a_project_among_files_is_opened_and_nothing_is_added(
    lists: FileLists, write: Callable[..., Path], qtbot: QtBot
) -> None:
    text, project = write("one.txt"), write("Saved.BLEU")
    for add in (
        lambda: lists.add(CANDIDATE, [text, project]),
        lambda: lists.add_guessing([project]),
    ):
        with qtbot.waitSignal(lists.project_given) as given:
            add()
        assert given.args == [project]
        assert names(lists) == {}
    lists.add(CANDIDATE, [text])
    row = lists[CANDIDATE][0]
    with qtbot.waitSignal(lists.project_given):
        lists.exchange(row, project)
    with qtbot.waitSignal(lists.project_given):
        lists.set_earlier_version(row, project)
    assert names(lists) == {"candidate": ["one.txt"]}


def test_names_tell_roles_and_else_the_user_is_asked(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    lists.add_guessing([write("ref.txt"), write("mt.txt")])
    assert names(lists) == {"reference": ["ref.txt"], "candidate": ["mt.txt"]}
    assert lists.undecided == []
    lists.clear()
    files = [write("a.txt"), write("b.txt"), write("c.txt")]
    lists.add_guessing(files)
    assert [row.name for row in lists.undecided] == ["a.txt", "b.txt", "c.txt"]
    lists.choose_reference(lists.undecided[1])
    assert names(lists)["reference"] == ["b.txt"]
    assert lists.undecided == []
    # The answer is remembered for the same files.
    lists.clear()
    lists.add_guessing(files)
    assert names(lists)["reference"] == ["b.txt"]
    assert lists.undecided == []
    lists.clear()
    lists.add_guessing([*files, write("d.txt")], asks=False)
    assert lists.undecided == []


def test_a_question_that_is_dismissed_takes_out_what_was_opened_last(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    lists.add_guessing([write("a.txt"), write("b.txt")])
    lists.dismiss_question()
    assert names(lists) == {}
    lists.add_guessing([write("ref.txt"), write("mt.txt")])
    lists.ask_for_reference()
    assert [row.name for row in lists.undecided] == ["ref.txt", "mt.txt"] or lists.undecided == []
    lists.dismiss_question()
    assert lists.undecided == []
    assert names(lists) == {"reference": ["ref.txt"], "candidate": ["mt.txt"]}


def test_files_added_to_a_list_confirm_the_roles_that_the_user_saw(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    first, second, third = (write(name) for name in ("a.txt", "b.txt", "c.txt"))
    # A source says nothing about the others.
    lists.add_guessing([first])
    lists.add(SOURCE, [third])
    lists.add_guessing([second])
    assert [row.name for row in lists.undecided] == ["a.txt", "b.txt"]
    # While the user is asked, the question stays.
    lists.add(CANDIDATE, [third])
    assert [row.name for row in lists.undecided] == ["a.txt", "b.txt"]
    lists.clear()
    lists.add_guessing([first])
    lists.add(CANDIDATE, [second])
    assert not any(one.by_order for one in lists.inputs)


def test_a_folder_is_alone_until_something_is_added(
    lists: FileLists, write: Callable[..., Path], tmp_path: Path
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert not lists.is_folder_alone
    lists.add_guessing([folder])
    assert lists.is_folder_alone
    lists.add_guessing([write("a.txt")])
    assert not lists.is_folder_alone
    lists.clear()
    lists.add_guessing([write("a.txt")])
    assert not lists.is_folder_alone
    lists.clear()
    lists.add(CANDIDATE, [folder])
    assert not lists.is_folder_alone


def test_texts_are_moved_and_exchanged(lists: FileLists, write: Callable[..., Path]) -> None:
    lists.add(REFERENCE, [write("ref.txt")])
    lists.add(CANDIDATE, [write("a.txt"), write("b.txt"), write("c.txt")])
    lists.move([lists[CANDIDATE][2]], CANDIDATE, 0)
    assert names(lists)["candidate"] == ["c.txt", "a.txt", "b.txt"]
    lists.move([lists[CANDIDATE][0]], REFERENCE)
    assert names(lists) == {"reference": ["ref.txt", "c.txt"], "candidate": ["a.txt", "b.txt"]}
    row = lists[CANDIDATE][0]
    lists.exchange(row, write("new.txt"))
    assert names(lists)["candidate"] == ["new.txt", "b.txt"]
    lists.remove([lists[CANDIDATE][0]])
    lists.exchange(row, write("other.txt"))
    assert names(lists)["candidate"] == ["b.txt"]
    lists.set_earlier_version(lists[CANDIDATE][0], write("earlier.txt"))
    assert names(lists) == {"reference": ["b.txt"], "candidate": ["earlier.txt"]}


def test_a_text_can_be_another_text_of_its_file(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    path = write("t.csv", ["Source,MT,PE", "a,b,c", "d,e,f"])
    lists.add(CANDIDATE, [path, write("other.txt")])
    row = lists[CANDIDATE][0]
    chosen = [
        (REFERENCE, Selection(FieldKind.COLUMN, "PE")),
        (CANDIDATE, Selection(FieldKind.COLUMN, "MT")),
    ]
    lists.choose_texts(row, chosen)
    assert names(lists) == {
        "reference": ["t.csv#column=PE"],
        "candidate": ["t.csv#column=MT", "other.txt"],
    }
    scores = (scores_input("COMET", write("s.csv")),)
    lists.choose_texts(lists[REFERENCE][0], [(REFERENCE, Selection(FieldKind.COLUMN, "Source"))])
    assert names(lists) == {
        "reference": ["t.csv#column=Source"],
        "candidate": ["t.csv#column=MT", "other.txt"],
    }
    lists.choose_texts(
        lists[REFERENCE][0],
        [(REFERENCE, chosen[1][1]), (CANDIDATE, chosen[0][1]), chosen[1]],
        {chosen[1][1]: scores},
        replace_all=True,
    )
    assert [(row.name, row.input.scores) for row in lists.entries()] == [
        ("t.csv#column=MT", ()),
        ("t.csv#column=PE", ()),
        ("t.csv#column=MT", scores),
        ("other.txt", ()),
    ]
    lists.choose_texts(lists[REFERENCE][0], chosen[1:], replace_all=True)
    assert names(lists) == {"candidate": ["t.csv#column=MT", "other.txt"]}


def test_a_baseline_is_given_up_when_the_candidates_change(
    lists: FileLists, work: Work, write: Callable[..., Path]
) -> None:
    lists.add(CANDIDATE, [write("a.txt"), write("b.txt")])
    settings = Settings(resampling=Resampling(baseline=1))
    work.set_settings(settings)
    lists.add(SOURCE, [write("s.txt")])
    assert work.workspace.settings.resampling.baseline == 1
    lists.add(CANDIDATE, [write("c.txt")])
    assert work.workspace.settings.resampling.baseline is None


# Names, encodings, repairs and scores


def test_a_name_is_the_users_else_that_of_the_text(
    lists: FileLists, write: Callable[..., Path], qtbot: QtBot
) -> None:
    lists.add(CANDIDATE, [write("a.txt")])
    (row,) = lists[CANDIDATE]
    with qtbot.waitSignal(lists.renamed) as renamed:
        lists.rename(row, "  Engine ")
    assert renamed.args == ["a.txt", "Engine"]
    assert lists[CANDIDATE][0].name == "Engine"
    with qtbot.assertNotEmitted(lists.renamed):
        lists.rename(row, "Engine")
    for name in ("", "a.txt"):
        lists.rename(row, "Engine")
        lists.rename(row, name)
        assert (lists[CANDIDATE][0].name, lists[CANDIDATE][0].input.name) == ("a.txt", None)


def test_another_encoding_has_the_file_read_again(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    lists.add(CANDIDATE, [write("a.txt"), write("b.txt")])
    for row in lists[CANDIDATE]:
        read(lists, row)
    assert all(row.document for row in lists[CANDIDATE])
    lists.set_encoding([lists[CANDIDATE][0]], "gb18030")
    assert [row.input.encoding for row in lists[CANDIDATE]] == ["gb18030", None]
    assert [bool(row.document) for row in lists[CANDIDATE]] == [False, True]
    times = lists.readings.times
    lists.reload([lists[CANDIDATE][1]])
    assert [bool(row.document) for row in lists[CANDIDATE]] == [False, False]
    assert lists.readings.times == times + 1


def test_repairs_belong_to_the_texts_as_they_are_compared(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    lists.add(CANDIDATE, [write("a.txt"), write("b.txt")])
    lists.add(REFERENCE, [write("r.txt")])
    repair = Repair(RepairKind.JOIN, 0)
    lists.repair(0, [repair])
    assert not any(one.repairs for one in lists.inputs)
    lists.ask(Outcome(originals=(Document.from_segments("x", TEXT),)))
    # References come first.
    lists.repair(2, [repair, repair])
    assert [row.input.repairs for row in lists[CANDIDATE]] == [(), (repair, repair)]
    assert lists[REFERENCE][0].input.repairs == ()
    # Until the next result, places do not count.
    lists.undo_repair(2)
    assert len(lists[CANDIDATE][1].input.repairs) == 2
    lists.ask(Outcome(originals=(Document.from_segments("x", TEXT),)))
    lists.undo_repair(2)
    assert lists[CANDIDATE][1].input.repairs == (repair,)


def scores_input(metric: str, path: Path) -> ScoresInput:
    return ScoresInput(metric, ScoreAddress(path))


def test_scores_of_a_metric_replace_earlier_ones(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    lists.add(CANDIDATE, [write("a.txt"), write("b.txt")])
    row = lists[CANDIDATE][0]
    one, two, other = (write(name) for name in ("one.csv", "two.csv", "other.csv"))
    lists.attach_scores(row, scores_input("COMET", one))
    lists.attach_scores(row, scores_input("MQM", other))
    lists.attach_scores(row, scores_input("comet", two))

    def attached() -> list[list[tuple[str, str]]]:
        return [
            [(each.input.metric, each.input.address.path.name) for each in row.scores]
            for row in lists[CANDIDATE]
        ]

    assert attached() == [[("MQM", "other.csv"), ("comet", "two.csv")], []]
    key = (row.number, lists[CANDIDATE][0].scores[0].input)
    error = FileEmpty(other)
    lists.readings.take(Outcome(Workspace(lists.inputs), read_scores={key: (None, error)}))
    assert lists[CANDIDATE][0].scores[0].error is error
    assert lists.readings.unreadable_scores == {key}
    lists.reload([], [key])
    assert lists[CANDIDATE][0].scores[0].error is None
    lists.detach_scores([key])
    assert attached() == [[("comet", "two.csv")], []]


# What is known about the texts


def test_a_row_says_what_its_text_is(lists: FileLists, write: Callable[..., Path]) -> None:
    lists.add(CANDIDATE, [write("a.es.txt")])
    (row,) = lists[CANDIDATE]
    assert (row.document, row.language, row.error) == (None, None, None)
    assert not row.is_up_to_date
    read(lists, row)
    (row,) = lists[CANDIDATE]
    assert row.language == "es"
    assert row.is_up_to_date
    row.path.write_text("another\n", "utf-8")
    assert not row.is_up_to_date
    row.path.unlink()
    assert not row.is_up_to_date


def test_an_error_stays_until_the_file_is_read_again(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    lists.add(CANDIDATE, [write("a.txt")])
    (row,) = lists[CANDIDATE]
    error = FileEmpty(row.path)
    outcome = Outcome(Workspace(lists.inputs), read={row.number: Reading(None, error)})
    lists.readings.take(outcome)
    assert lists[CANDIDATE][0].error is error
    assert lists.readings.unreadable == {row.number}
    lists.readings.forget({row.number + 1})
    assert lists[CANDIDATE][0].error is error
    lists.readings.forget({row.number})
    assert lists[CANDIDATE][0].error is None


def test_a_result_of_another_file_is_not_taken(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    lists.add(CANDIDATE, [write("a.txt")])
    (row,) = lists[CANDIDATE]
    before = lists.inputs
    lists.exchange(row, write("b.txt"))
    inputs = tuple(replace(one, document=read_document(one.address.path)) for one in before)
    lists.readings.take(Outcome(Workspace(inputs), read={row.number: Reading(inputs[0].document)}))
    assert lists[CANDIDATE][0].document is None


def test_numbers_among_candidates_are_scores_of_the_most_similar_name(
    lists: FileLists, write: Callable[..., Path], qtbot: QtBot
) -> None:
    lists.add(REFERENCE, [write("ref.txt")])
    lists.add(
        CANDIDATE,
        [
            write("google-x.txt"),
            write("microsoft.txt"),
            write("google-comet.txt", ["0.81", "0.12"]),
            write("google-chrf.txt", ["0.12", "0.81"]),
        ],
    )
    for row in lists.entries():
        read(lists, row)
    inputs = Workspace(lists.inputs)
    scores = lists[CANDIDATE][2]
    outcome = Outcome(inputs, read={scores.number: Reading(scores.document)})
    with qtbot.waitSignal(lists.readings.scores_found) as found:
        lists.readings.ask(outcome, None)
    assert [row.name for row in found.args] == ["google-x.txt", "google-comet.txt"]
    with qtbot.assertNotEmitted(lists.readings.scores_found):
        lists.readings.ask(Outcome(inputs), None)


def read_all(lists: FileLists) -> Outcome:
    """Read all texts as a job does, and take them over."""
    outcome = score_files(ScoringRequest(Workspace(lists.inputs)), SILENT)
    lists.readings.take(outcome)
    return outcome


def test_a_text_that_enters_the_lists_may_have_been_read(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    read_text, unread = (Address(write(name)) for name in ("a.es.txt", "b.es.txt"))
    document = read_document(read_text.path)
    inputs = (
        Input(CANDIDATE, read_text, document=document, relative="a.es.txt"),
        Input(REFERENCE, unread),
    )
    lists.restore(Workspace(inputs))
    assert [(row.name, row.language) for row in lists.entries()] == [
        ("b.es.txt", None),
        ("a.es.txt", "es"),
    ]
    assert lists[CANDIDATE][0].input.relative is None
    # Of a recorded text that was not kept, nothing is known.
    numbers = replace(document, has_texts=False)
    lists.restore(Workspace((Input(CANDIDATE, read_text, document=numbers),)))
    assert [row.language for row in lists.entries()] == [None]


def test_recorded_texts_are_taken_over_in_their_order(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    lists.add(CANDIDATE, [write("a.txt"), write("b.txt")])
    documents = [Document.from_segments(name, TEXT) for name in ("one", "two")]
    found = zip(lists.inputs, documents, strict=True)
    lists.readings.take_texts([replace(one, document=document) for one, document in found])
    assert [row.document for row in lists[CANDIDATE]] == documents


def test_saved_files_have_the_versions_that_were_saved(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    first, second, scores = write("a.txt"), write("b.txt"), write("s.csv", ["1"])
    stamps = [FileStamp(1, 1, "a"), FileStamp(2, 2, "b"), FileStamp(3, 3, "c")]
    attached = replace(scores_input("m", scores), fingerprint=stamps[2])
    lists.add(CANDIDATE, [first, second])
    lists.attach_scores(lists[CANDIDATE][0], scores_input("m", scores))
    lists.readings.take_fingerprints(
        [Input(CANDIDATE, Address(first), fingerprint=stamps[0], scores=(attached,))]
    )
    lists.readings.take_fingerprints([Input(CANDIDATE, Address(second), fingerprint=stamps[1])])
    assert [row.input.fingerprint for row in lists[CANDIDATE]] == stamps[:2]
    assert lists[CANDIDATE][0].input.scores[0].fingerprint == stamps[2]


def test_only_files_of_scores_that_are_named_are_read_again(
    lists: FileLists, write: Callable[..., Path]
) -> None:
    lists.add(CANDIDATE, [write("a.txt")])
    for name, score in (("COMET", "0.5"), ("BLEURT", "0.2")):
        scores = scores_input(name, write(f"{name}.csv", [score, score]))
        lists.attach_scores(lists[CANDIDATE][0], scores)
    lists.add(REFERENCE, [write("r.txt")])
    read_all(lists)
    (row,) = lists[CANDIDATE]
    assert all(each.input.numbers for each in row.scores)
    lists.readings.forget_scores([(row.number, row.scores[0].input)])
    assert [bool(each.input.numbers) for each in lists[CANDIDATE][0].scores] == [False, True]


def test_moved_files_are_found_and_pasted_texts_have_none(
    lists: FileLists, work: Work, tmp_path: Path
) -> None:
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    pasted = Document.from_segments(str(old), TEXT)
    lists.replace_by_documents({REFERENCE: [pasted]})
    lists.add(CANDIDATE, [old, tmp_path / "other.txt"])
    lists.attach_scores(lists[CANDIDATE][0], scores_input("m", old))
    work.set_known([KnownFile(Address(old))])
    lists.readings.relocate({old: new})
    assert [row.path.name for row in lists.entries()] == ["old.txt", "new.txt", "other.txt"]
    assert lists[CANDIDATE][0].scores[0].input.address.path == new
    assert [*work.workspace.known_files] == [new]


@pytest.mark.parametrize(
    ("name", "text", "alone", "asked"),
    [
        ("table.csv", "source,reference,MT\none,uno,un\n", True, "once"),
        ("table.csv", "source,reference,MT\none,uno,un\n", False, "never"),
        ("table.csv", "source,reference\none,uno\n", True, "never"),
        # Suggestions and final texts.
        ("a.xlf", DELIVERED, True, "once"),
        ("a.xlf", DELIVERED, False, "never"),
        # The program cannot decide.
        ("table.csv", "x,y\none,uno\n", False, "always"),
    ],
)
def test_the_user_is_asked_about_a_file_that_leaves_a_choice(
    lists: FileLists, write: Callable[..., Path], name: str, text: str, alone: bool, asked: str
) -> None:
    rows: list[FileRow] = []
    lists.readings.choice_wanted.connect(rows.append)
    path = write(name, [text])
    if not alone:
        lists.add(CANDIDATE, [write("text.txt")])
    lists.add_guessing([path])
    (row,) = (row for row in lists.entries() if row.path == path)
    assert lists.readings.contents_of(row) is None
    outcome = read_all(lists)
    assert lists.readings.contents_of(row) is not None
    lists.ask(outcome)
    assert rows == ([] if asked == "never" else [row])
    for ask in (lambda: lists.ask(outcome), lists.readings.ask_again):
        rows.clear()
        ask()
        assert rows == ([row] if asked == "always" else [])


@pytest.mark.parametrize("alone", [True, False])
def test_a_delivered_folder_is_asked_about_if_it_was_opened_alone(
    lists: FileLists, tmp_path: Path, alone: bool
) -> None:
    asked: list[FileRow] = []
    lists.readings.choice_wanted.connect(asked.append)
    if alone:
        lists.add_guessing([tmp_path])
    else:
        lists.add(CANDIDATE, [tmp_path])
    lists.ask(Outcome(Workspace(lists.inputs), is_delivery=False))
    assert asked == []
    lists.clear()
    if alone:
        lists.add_guessing([tmp_path])
    else:
        lists.add(CANDIDATE, [tmp_path])
    lists.ask(Outcome(Workspace(lists.inputs), is_delivery=True))
    assert asked == ([*lists.entries()] if alone else [])


# Suggestions


def test_a_suggestion_is_a_pair_that_the_user_chose(
    lists: FileLists, work: Work, parent: QObject, write: Callable[..., Path], qtbot: QtBot
) -> None:
    suggestions = Suggestions(work, lists.readings, parent)
    assert suggestions.pair is None
    lists.add(REFERENCE, [write("final.txt")])
    lists.add(CANDIDATE, [write("mt.txt")])
    assert suggestions.pair is not None
    assert [row.name for row in suggestions.pair] == ["mt.txt", "final.txt"]
    assert (suggestions.are_compared, suggestions.scheme) == (False, None)
    suggestions.choose()
    assert suggestions.are_compared
    assert suggestions.scheme == suggestions.own
    # They are these two files.
    for role in (CANDIDATE, REFERENCE):
        path = lists[role][0].path
        lists.exchange(lists[role][0], write("third.txt"))
        assert not suggestions.are_compared
        lists.exchange(lists[role][0], path)
        assert suggestions.are_compared
    assert not suggestions.is_one_file
    words = replace(
        suggestions.own, unit="words" if suggestions.own.unit != "words" else "characters"
    )
    with qtbot.waitSignals([suggestions.scheme_changed, suggestions.scheme_chosen]):
        suggestions.set_scheme(words)
    assert suggestions.scheme == suggestions.own == words
    with qtbot.assertNotEmitted(suggestions.scheme_changed):
        suggestions.set_scheme(words)
    suggestions.answer("deepl", OriginKind.MACHINE)
    assert suggestions.scheme == words.with_answer("deepl", OriginKind.MACHINE)
    assert suggestions.own == words
    with qtbot.assertNotEmitted(suggestions.scheme_changed):
        work.returned.emit(work.now)
    with qtbot.waitSignal(suggestions.scheme_changed):
        work.returned.emit(replace(work.now, scheme=None))
    lists.add(CANDIDATE, [write("other.txt")])
    assert (suggestions.pair, suggestions.are_compared) == (None, False)
    with qtbot.assertNotEmitted(suggestions.scheme_changed):
        suggestions.answer("amazon", OriginKind.MACHINE)


def test_two_texts_of_one_file_can_be_suggestion_and_final_text(
    lists: FileLists, work: Work, parent: QObject, write: Callable[..., Path]
) -> None:
    suggestions = Suggestions(work, lists.readings, parent)
    path = write("a.xlf")
    lists.add(REFERENCE, [Address(path, Selection(FieldKind.TARGET))])
    lists.add(CANDIDATE, [Address(path, Selection(FieldKind.ALT_TRANS))])
    assert (suggestions.is_one_file, suggestions.are_compared) == (True, True)
    table = write("a.csv")
    lists.clear()
    lists.add(REFERENCE, [Address(table, Selection(FieldKind.COLUMN, "PE"))])
    lists.add(CANDIDATE, [Address(table, Selection(FieldKind.COLUMN, "MT"))])
    assert (suggestions.is_one_file, suggestions.are_compared) == (True, False)
    lists.clear()
    lists.add(REFERENCE, [Address(path, Selection(FieldKind.TARGET))])
    lists.add(CANDIDATE, [Address(write("b.xlf"), Selection(FieldKind.ALT_TRANS))])
    assert (suggestions.is_one_file, suggestions.are_compared) == (False, False)


def test_suggestions_of_a_project_are_its_pair_of_texts(
    lists: FileLists, work: Work, parent: QObject, write: Callable[..., Path]
) -> None:
    suggestions = Suggestions(work, lists.readings, parent)
    scheme = Scheme(unit="characters")
    suggestions.restore(scheme)
    assert suggestions.scheme is None
    lists.add(REFERENCE, [write("final.txt")])
    lists.add(CANDIDATE, [write("mt.txt")])
    suggestions.restore(None)
    assert suggestions.scheme is None
    suggestions.restore(scheme)
    assert suggestions.scheme == scheme


# History


def step(*inputs: Input, **changed: Any) -> Step:
    settings = changed.pop("settings", Settings())
    return Step(Workspace(tuple(inputs), settings), **changed)


ONE = Input(CANDIDATE, Address(Path("one.txt")), number=1)
TWO = Input(REFERENCE, Address(Path("two.txt")), number=2)
UNIT = (NotedUnit(1, 7, 0), 1)


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        (step(ONE), step(ONE), None),
        (step(ONE), step(ONE, TWO), StepChange(StepChangeKind.ADDED, ("two.txt",))),
        (step(ONE, TWO), step(ONE), StepChange(StepChangeKind.REMOVED, ("two.txt",))),
        (step(ONE), step(TWO), StepChange(StepChangeKind.REPLACED, ("two.txt",))),
        (step(ONE, TWO), step(TWO, ONE), StepChange(StepChangeKind.ORDER)),
        (
            step(ONE),
            step(replace(ONE, role=REFERENCE, name="x")),
            StepChange(StepChangeKind.ROLES, ("x",)),
        ),
        (step(ONE), step(replace(ONE, name="x")), StepChange(StepChangeKind.NAME, ("x",))),
        (
            step(ONE),
            step(replace(ONE, encoding="big5")),
            StepChange(StepChangeKind.ENCODING, ("one.txt",)),
        ),
        (
            step(ONE),
            step(replace(ONE, repairs=(Repair(RepairKind.JOIN, 0),))),
            StepChange(StepChangeKind.REPAIRS, ("one.txt",)),
        ),
        (
            step(ONE),
            step(replace(ONE, scores=(scores_input("m", Path("s.csv")),))),
            StepChange(StepChangeKind.SCORES, ("one.txt",)),
        ),
        (
            step(ONE),
            step(replace(ONE, by_order=True)),
            StepChange(StepChangeKind.REPLACED, ("one.txt",)),
        ),
        (step(ONE), step(ONE, suggestion=(1, 2)), StepChange(StepChangeKind.SUGGESTION)),
        (
            step(ONE),
            step(ONE, settings=Settings(pairing=PairingOptions(by="key"), lowercase=True)),
            StepChange(StepChangeKind.PAIRING),
        ),
        (
            step(ONE),
            step(ONE, settings=Settings(normalize=("markup",))),
            StepChange(StepChangeKind.NORMALIZATION),
        ),
        (
            step(ONE),
            step(ONE, settings=Settings(lowercase=True)),
            StepChange(StepChangeKind.SETTINGS),
        ),
        (step(ONE), step(ONE, own_settings=Settings()), StepChange(StepChangeKind.SETTINGS)),
        (step(ONE), step(ONE, scheme=Scheme()), StepChange(StepChangeKind.RATES)),
        # Intervals are computed, not chosen.
        (step(ONE), step(ONE, settings=Settings(resampling=Resampling(confidence=True))), None),
        (
            step(ONE),
            step(ONE, notes={UNIT: Note(SegmentVerdict.STYLE, "odd")}),
            StepChange(StepChangeKind.COMMENT, line=7),
        ),
        (
            step(ONE),
            step(ONE, notes={UNIT: Note(SegmentVerdict.STYLE)}),
            StepChange(StepChangeKind.ASSESSMENT, line=7),
        ),
        (
            step(ONE, notes={UNIT: Note(bookmarked=True)}),
            step(ONE),
            StepChange(StepChangeKind.BOOKMARK, line=7),
        ),
        (step(ONE, notes={UNIT: Note(text="a")}), step(ONE, notes={UNIT: Note(text="a")}), None),
    ],
)
def test_a_change_is_named_by_its_most_important_part(
    before: Step, after: Step, change: StepChange | None
) -> None:
    assert change_between(before, after) == change


def test_changes_are_taken_back_and_made_again(work: Work, qtbot: QtBot) -> None:
    qtbot.wait(1)
    for settings in (Settings(lowercase=True), Settings(max_order=3)):
        work.set_settings(settings)
        work.note_change()
        qtbot.wait(1)
    assert work.undone == StepChange(StepChangeKind.SETTINGS)
    assert work.redone is None
    with qtbot.waitSignals([work.returned, work.changed, work.history_changed]):
        work.undo()
    assert work.workspace.settings == Settings(lowercase=True)
    assert work.redone == StepChange(StepChangeKind.SETTINGS)
    work.undo()
    assert work.workspace.settings == Settings()
    assert work.undone is None
    work.undo()
    work.redo()
    work.redo()
    assert work.workspace.settings == Settings(max_order=3)
    work.undo()
    work.set_notes({UNIT: Note(text="x")})
    assert work.redone is None
    assert work.undone == StepChange(StepChangeKind.COMMENT, line=7)
    work.forget_history()
    assert work.undone is None


def test_what_comes_back_has_its_name_and_is_read_as_it_was(
    lists: FileLists, work: Work, write: Callable[..., Path], qtbot: QtBot
) -> None:
    lists.add(CANDIDATE, [write("a.txt"), write("b.txt")])
    work.note_change()
    qtbot.wait(1)
    first, second = lists[CANDIDATE]
    lists.set_encoding([first], "gb18030")
    lists.rename(second, "Engine")
    work.note_change()
    qtbot.wait(1)
    for row in lists[CANDIDATE]:
        read(lists, row)
    renamed: list[tuple[str, str]] = []
    lists.renamed.connect(lambda *names: renamed.append(names))
    work.undo()
    assert renamed == [("Engine", "b.txt")]
    assert [bool(row.document) for row in lists[CANDIDATE]] == [False, True]


def test_the_last_hundred_steps_are_kept(work: Work) -> None:
    for number in range(103):
        work.set_notes({UNIT: Note(text=f"{number}")})
    steps = 0
    while work.undone is not None:
        work.undo()
        steps += 1
    assert steps == 100
    assert work.now.notes[UNIT].text == "2"


def test_settings_of_a_sample_are_put_back(work: Work) -> None:
    own = Settings(lowercase=True, pairing=PairingOptions(by="key"), normalize=("markup",))
    work.set_settings(own)
    work.set_sample_settings(Settings(max_order=2))
    assert work.workspace.settings == Settings(max_order=2)
    assert work.fresh_settings == Settings(lowercase=True)
    work.put_settings_back()
    assert work.workspace.settings == own
    work.put_settings_back()
    assert work.fresh_settings == Settings(lowercase=True)


def test_a_step_keeps_the_intervals_that_are_requested_now() -> None:
    wanted = Resampling(confidence=True, paired_test="bs", baseline=1)
    now = step(ONE, settings=Settings(resampling=wanted))
    same = step(ONE).with_requests_of(now)
    assert same.workspace.settings.resampling == wanted
    other = step(replace(ONE, number=3)).with_requests_of(now)
    assert other.workspace.settings.resampling == replace(wanted, baseline=None)
