"""A project without names has none, in no form that confirms a guess, and works as others do."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from hashlib import blake2b, md5, sha1, sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import pytest

from bleu_core.analysis.segments import SegmentTable
from bleu_core.api.evaluation import evaluate_folders
from bleu_core.diagnostics.kinds import Kind
from bleu_core.errors import BleuError
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Address, FieldKind, Role, Selection
from bleu_core.files.documents import Document
from bleu_core.files.errors import TextsMissing
from bleu_core.files.origins import Origin, OriginKind
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.files.units import Units
from bleu_core.pairing.errors import SegmentCountsDiffer
from bleu_core.projects import forms, names
from bleu_core.projects.errors import ProjectConflict
from bleu_core.projects.kept import Kept
from bleu_core.projects.project import Project
from bleu_core.projects.verification import verify
from bleu_core.settings import Resampling, Settings
from bleu_core.workspace.comparison import compare_runs
from bleu_core.workspace.files import files_of
from bleu_core.workspace.inputs import Input, KnownFile, ScoresInput
from bleu_core.workspace.notes import Note, NotePlace
from bleu_core.workspace.reading import read_inputs
from bleu_core.workspace.runs import run_of
from bleu_core.workspace.workspace import Workspace
from tests.helpers.folder_trees import LINES, OTHER, WORSE, write_tree
from tests.helpers.projects import everything_in

# Names that nobody else has; a customer, a system, a translator could be called like this.
WORDS = ("Amaryl", "Bovist", "Cembalo", "Dolmen", "Erbium", "Fagott", "Gneis", "Hornung", "Ilmen")
OTHER_WORDS = ("Iris", "Jaspis", "Krypton", "Lorbeer", "Malve", "Nelumbo", "Opal", "Pyrit", "Quarz")
# Short ones, which a program tries first.
SHORT_WORDS = ("ref", "mt", "a1", "b2", "x", "yy", "tm", "q", "z9")

RESAMPLING = Resampling(confidence=True, paired_test="bs", resamples=100)


class Delivery(NamedTuple):
    """A scored workspace, and the names of the files of its folders."""

    workspace: Workspace
    evaluation: Evaluation
    files: Sequence[str] = ()


def of_files(folder: Path, words: Sequence[str]) -> Delivery:
    """Return an evaluation with a name of its own wherever files, or what is in them, have one."""
    ref, own, mt, alone, scores, column, metric, title, key = words
    lines, other = LINES.splitlines(), OTHER.splitlines()
    # Two texts of one name, and an untranslated segment, so that there is a warning about one.
    write_tree(folder / ref, {f"{own}.txt": LINES})
    write_tree(folder / mt, {f"{own}.txt": OTHER.replace(other[3], "")})
    rows = "\n".join(f"{number}\t{line}" for number, line in enumerate(other))
    (folder / f"{alone}.tsv").write_text(f"{key}\t{title}\n{rows}\n")
    values = "\n".join(f"0.{number + 10}" for number in range(len(lines)))
    (folder / f"{scores}.csv").write_text(f"{column}\n{values}\n")
    write_tree(folder, {f"{key}.txt": LINES.upper()})
    given = ScoresInput(metric, ScoreAddress(folder / f"{scores}.csv", (column,), better="higher"))
    selection = Selection(FieldKind.COLUMN, title)
    workspace = Workspace(
        (
            Input(Role.REFERENCE, Address(folder / ref / f"{own}.txt")),
            Input(Role.CANDIDATE, Address(folder / mt / f"{own}.txt"), scores=(given,)),
            Input(Role.CANDIDATE, Address(folder / f"{alone}.tsv", selection), name=f"{alone} 2"),
            Input(Role.SOURCE, Address(folder / f"{key}.txt")),
        ),
        Settings(resampling=replace(RESAMPLING, baseline=f"{alone} 2")),
        notes=((NotePlace(0, 1, 0, 1), Note(text="My own words.")),),
        known=(KnownFile(Address(folder / f"{title}.tmx")),),
    ).read()
    evaluation = workspace.score()
    kinds = {each.kind for each in evaluation.candidates[0].diagnostics}
    assert Kind.EMPTY_CANDIDATE in kinds
    return Delivery(workspace, evaluation)


def of_folders(folder: Path, words: Sequence[str]) -> Delivery:
    """Return the same of folders: with pairs, unequal texts, and a file without a counterpart."""
    ref, mt, second, one, two, unequal, unpaired, *_ = words
    both = {f"{one}.txt": LINES, f"{two}.txt": LINES}
    write_tree(folder / ref, {**both, f"{unequal}.txt": LINES})
    write_tree(folder / mt, {f"{one}.txt": OTHER, f"{two}.txt": WORSE, f"{unequal}.txt": "One.\n"})
    write_tree(folder / second, {f"{one}.txt": WORSE, f"{unpaired}.txt": LINES})
    inputs = tuple(
        Input(role, Address(folder / name), is_folder=True)
        for role, name in (
            (Role.REFERENCE, ref),
            (Role.CANDIDATE, mt),
            (Role.CANDIDATE, second),
        )
    )
    workspace = Workspace(inputs, Settings(resampling=RESAMPLING))
    evaluation = workspace.score()
    assert (len(evaluation.scored), len(evaluation.broken)) == (2, 1)
    assert evaluation.unpaired
    files = [file.name for file in evaluation.files]
    noted = NotePlace(0, 1, 0, 1, file=f"{two}.txt"), Note(text="My own words.")
    return Delivery(replace(workspace, notes=(noted,)), evaluation, files)


DELIVERIES = pytest.mark.parametrize("deliver", [of_files, of_folders])
Deliver = Callable[[Path, Sequence[str]], Delivery]


def saved(path: Path, delivery: Delivery, *, turned_off_later: bool = False) -> Project:
    """Record a delivery in a project without names, with its workspace."""
    project = Project.create(path, keep_texts=turned_off_later, keep_names=turned_off_later)
    workspace, evaluation, files = delivery
    project.save(workspace, files=files)
    project.record(evaluation, inputs=workspace.inputs, label="first")
    if turned_off_later:
        project.set_kept(Kept(texts=False, names=False))
    return project


def forms_of(word: str) -> Iterator[bytes]:
    """Yield what could stand for a name in a file: itself, as JSON writes it, or a digest of it."""
    for text in (word, f"{word}.txt", f"{word}.tsv", f"{word}.csv"):
        data = text.encode()
        # A short word alone is found anywhere.
        if len(text) > 4:
            yield data
            yield text.encode("utf-16-le")
        yield json.dumps(text).encode()
        # So are a slash and a letter, in what is compressed.
        if len(text) > 1:
            yield f"/{text}".encode()
        for each in (md5, sha1, sha256):
            yield each(data).digest()
            yield each(data).hexdigest().encode()
        for size in (8, 16, 20, 32, 64):
            yield blake2b(data, digest_size=size).digest()
            yield blake2b(data, digest_size=size).hexdigest().encode()


def found_in(folder: Path, words: Sequence[str]) -> set[str]:
    """Return the words that a dictionary finds in the bytes of all files of a folder."""
    content = b"".join(everything_in(path) for path in folder.iterdir() if path.is_file())
    assert content
    return {word for word in words if any(form in content for form in forms_of(word))}


@DELIVERIES
@pytest.mark.parametrize("words", [WORDS, SHORT_WORDS])
@pytest.mark.parametrize("turned_off_later", [False, True])
def test_a_dictionary_finds_no_name(
    deliver: Deliver, words: Sequence[str], turned_off_later: bool, tmp_path: Path
) -> None:
    delivery = deliver(tmp_path / "texts", words)
    used = [word for word in words if deliver is of_files or word not in words[7:]]
    (tmp_path / "named").mkdir()
    (tmp_path / "unnamed").mkdir()
    named = Project.create(tmp_path / "named" / "p.bleu", keep_texts=False)
    named.save(delivery.workspace)
    named.record(delivery.evaluation, inputs=delivery.workspace.inputs)
    assert found_in(tmp_path / "named", words) >= {*used}
    path = tmp_path / "unnamed" / "p.bleu"
    project = saved(path, delivery, turned_off_later=turned_off_later)
    assert not project.keeps_names
    assert not project.keeps_texts
    assert found_in(path.parent, words) == set()
    # A copy has no more, and neither has the file that is saved again.
    project.save_copy(path.with_name("copy.bleu"))
    project.save(delivery.workspace, files=delivery.files)
    project.record(delivery.evaluation, inputs=delivery.workspace.inputs)
    assert found_in(path.parent, words) == set()


def rows_of(path: Path) -> list[list[Any]]:
    """Return everything in a project but the random number that identifies it, and the times."""
    connection = sqlite3.connect(path)
    queries = (
        "SELECT keeps_texts, keeps_names, state FROM project",
        "SELECT number, label, has_texts, head, content FROM run",
        "SELECT digest, data FROM pack ORDER BY digest",
        "SELECT run, name, place FROM run_part",
        "SELECT name, place FROM state_part",
    )
    rows = [connection.execute(query).fetchall() for query in queries]
    connection.close()
    return rows


@DELIVERIES
def test_texts_of_other_names_give_the_same_project(deliver: Deliver, tmp_path: Path) -> None:
    one, other = (
        rows_of(saved(tmp_path / f"{number}.bleu", deliver(tmp_path / number, words)).path)
        for number, words in (("1", WORDS), ("2", OTHER_WORDS))
    )
    assert one == other


def test_a_saved_copy_without_names_has_none_while_the_project_keeps_them(tmp_path: Path) -> None:
    workspace, evaluation, _ = of_files(tmp_path / "texts", WORDS)
    project = Project.create(tmp_path / "p.bleu", workspace)
    project.record(evaluation, inputs=workspace.inputs)
    (tmp_path / "copies").mkdir()
    copy = project.save_copy(tmp_path / "copies" / "p.bleu")
    copy.set_kept(Kept(texts=False, names=False))
    assert found_in(tmp_path / "copies", WORDS) == set()
    assert project.runs[0].candidates[1].name == f"{WORDS[3]} 2"


# It works as others do


def test_texts_have_their_roles_and_numbers_for_names(tmp_path: Path) -> None:
    workspace, evaluation, _ = of_files(tmp_path / "texts", WORDS)
    project = saved(tmp_path / "p.bleu", Delivery(workspace, evaluation))
    [run] = Project.open(project.path).runs
    assert not run.has_names
    assert [each.name for each in run.candidates] == ["Candidate 1", "Candidate 2"]
    assert run.label == "first"
    back = project.evaluation(run)
    assert [each.name for each in back.aligned.documents] == [
        *("Reference 1", "Candidate 1", "Candidate 2")
    ]
    assert back.aligned.source is not None
    assert back.aligned.source.name == "Source"
    assert {(each.baseline, each.candidate) for each in back.comparisons} == {
        ("Candidate 2", "Candidate 1")
    }
    assert back.settings.resampling.baseline == "Candidate 2"
    about = next(
        each for each in back.candidates[0].diagnostics if each.kind is Kind.EMPTY_CANDIDATE
    )
    assert about.where.document == "Candidate 1"
    # This one names the file, not the text.
    assumed = next(each for each in back.candidates[1].diagnostics if each.kind is Kind.ASSUMED)
    assert assumed.where.document == "Candidate 2"
    # A metric that publications name keeps its name, one of somebody's own does not.
    assert [each.metric for each in run.candidates[0].scores] == ["bleu", "metric 1"]
    assert re.search(r"\|file:Name \d\|sha256:\|", run.candidates[0].scores[1].signature)


def test_usual_metrics_keep_their_names(tmp_path: Path) -> None:
    words = [*WORDS[:6], "COMET", *WORDS[7:]]
    workspace, evaluation, _ = of_files(tmp_path / "texts", words)
    project = saved(tmp_path / "p.bleu", Delivery(workspace, evaluation))
    assert project.runs[0].candidates[0].scores[1].title == "COMET"


@DELIVERIES
def test_numbers_stay_the_same_without_names(deliver: Deliver, tmp_path: Path) -> None:
    delivery = deliver(tmp_path / "texts", WORDS)
    back = saved(tmp_path / "p.bleu", delivery).evaluation(1)
    evaluation = delivery.evaluation
    assert back.references_digest() == evaluation.references_digest()
    for one, other in zip(back.candidates, evaluation.candidates, strict=True):
        assert [each.percent for each in one.metrics] == [each.percent for each in other.metrics]
        assert one.score.to_dict().keys() == other.score.to_dict().keys()
        assert [each.kind for each in one.diagnostics] == [each.kind for each in other.diagnostics]
    for column in ("bleu", "length_ratio"):
        table, full = SegmentTable(back), SegmentTable(evaluation)
        assert table.column(column, 0).tolist() == full.column(column, 0).tolist()


def test_workspace_and_run_are_known_as_the_same_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivery = of_files(tmp_path / "texts", WORDS)
    project = saved(tmp_path / "p.bleu", delivery)
    back, scored = project.workspace, project.scored(1)
    assert back.notes == delivery.workspace.notes
    assert back.inputs == tuple(replace(one, document=None) for one in scored.inputs)
    assert back.settings == scored.settings
    assert files_of(back.inputs) == []
    with pytest.raises(TextsMissing) as caught:
        back.read()
    assert caught.value.documents == ("Reference 1", "Candidate 1", "Candidate 2", "Source")
    # A file that is called like this by chance is another text.
    monkeypatch.chdir(tmp_path)
    Path("Reference 1").write_text(LINES)
    errors = [each.error for each in read_inputs(back.inputs, back.inputs, back.settings)]
    assert all(isinstance(error, TextsMissing) for error in errors)
    assert verify(project, project.runs[0]).unavailable == caught.value.documents


def test_files_of_folders_have_numbers_for_names(tmp_path: Path) -> None:
    delivery = of_folders(tmp_path / "texts", WORDS)
    project = saved(tmp_path / "p.bleu", delivery)
    back = project.evaluation(1)
    assert [each.name for each in back.files] == ["File 1", "File 2", "File 3"]
    assert back.candidate_names == ("Candidate 1", "Candidate 2")
    [broken] = back.broken
    assert isinstance(broken.error, SegmentCountsDiffer)
    assert (broken.error.first, broken.error.second) == ("Reference 1", "Candidate 1")
    # The comment stays on its file.
    [(place, note)] = project.workspace.notes
    assert (place.file, note.text) == (back.files[1].name, "My own words.")
    again = replace(delivery.workspace, notes=project.workspace.notes)
    project.save(again, files=[file.name for file in back.files])
    assert project.workspace.notes == ((place, note),)
    with pytest.raises(TextsMissing):
        project.workspace.score()


def test_folders_of_which_nothing_could_be_scored_lose_their_names(tmp_path: Path) -> None:
    ref, mt, unequal, *_ = WORDS
    write_tree(tmp_path / ref, {f"{unequal}.txt": LINES})
    write_tree(tmp_path / mt, {f"{unequal}.txt": "One.\n"})
    evaluation = evaluate_folders(candidates=[tmp_path / mt], references=[tmp_path / ref])
    (tmp_path / "project").mkdir()
    project = Project.create(tmp_path / "project" / "p.bleu", keep_texts=False)
    project.record(evaluation)
    project.set_kept(Kept(texts=False, names=False))
    assert found_in(tmp_path / "project", WORDS) == set()
    back = project.evaluation(1)
    assert back.candidate_names == ("Candidate 1",)
    assert [each.name for each in back.broken] == ["File 1"]


def test_results_with_and_without_names_are_compared_by_position(tmp_path: Path) -> None:
    delivery = of_files(tmp_path / "texts", WORDS)
    project = saved(tmp_path / "p.bleu", delivery)
    second = project.record(delivery.evaluation)
    between = compare_runs(project.runs[0], second)
    assert [each.name for each in between.candidates] == ["Candidate 1", "Candidate 2"]
    with_now = compare_runs(second, run_of(delivery.evaluation))
    own = [candidate.name for candidate in delivery.evaluation.candidates]
    assert [(each.old_name, each.name) for each in with_now.candidates] == [
        ("Candidate 1", own[0]),
        ("Candidate 2", own[1]),
    ]
    assert all(each.metric("bleu").difference == 0 for each in with_now.candidates)


def test_a_single_result_can_be_recorded_without_names(tmp_path: Path) -> None:
    workspace, evaluation, _ = of_files(tmp_path / "texts", WORDS)
    project = Project.create(tmp_path / "p.bleu")
    run = project.record(evaluation, inputs=workspace.inputs, keep_names=False)
    assert (run.has_names, run.has_texts) == (False, False)
    assert found_in(tmp_path, WORDS) == set()
    assert project.record(evaluation).has_names


def test_names_are_kept_again_from_now_on(tmp_path: Path) -> None:
    delivery = of_files(tmp_path / "texts", WORDS)
    project = saved(tmp_path / "p.bleu", delivery)
    other = Project.open(project.path)
    project.set_kept(Kept(texts=False))
    project.record(delivery.evaluation, inputs=delivery.workspace.inputs)
    assert [run.has_names for run in project.runs] == [False, True]
    with pytest.raises(ProjectConflict):
        other.record(delivery.evaluation)


def test_the_path_of_a_model_is_no_name_of_a_tokenizer(tmp_path: Path) -> None:
    _, evaluation, _ = of_files(tmp_path / "texts", WORDS)
    name = f"spm:/{WORDS[0]}/m.model"
    evaluation = replace(
        evaluation,
        settings=replace(evaluation.settings, tokenizer=name),
        tokenizer=replace(evaluation.tokenizer, name=name),
    )
    without = names.evaluation_without_names(evaluation)
    assert {without.settings.tokenizer, without.tokenizer.name} == {"spm:model"}


def test_engines_and_memories_lose_their_names() -> None:
    origins = {0: Origin(OriginKind.MACHINE, WORDS[0]), 2: Origin(OriginKind.MEMORY, WORDS[1], 90)}
    units = Units(("a", "b", "c"), origins=origins)
    typed = Input(Role.CANDIDATE, Address(Path("x")), document=Document("x", units), in_memory=True)
    [without] = names.inputs_without_names([typed])
    assert without.document is not None
    assert without.document.units.origins == {
        0: Origin(OriginKind.MACHINE, "Name 1"),
        2: Origin(OriginKind.MEMORY, "Name 2", 90),
    }


# Every field is looked at

# Words of the program, of standards, or the user's own.
NO_NAMES = {
    *("BudgetExceeded.resource", "Difference.expected"),
    *("BleuScore.signature", "Characters.pairs", "Difference.own", "Document.language"),
    "Document.source_language",
    *("Document.line_ends", "DriftedAt.kind", "Encoding.declared", "Encoding.name"),
    *("EncodingFound.declared", "EncodingFound.encoding", "FileMalformed.format"),
    *("FileStamp.sha256", "FileUndecodable.encoding", "FileUndecodable.likely"),
    *("FileUnsupported.kind", "FileWrongFormat.format", "Folder.encoding", "FormatsMixed.formats"),
    *("FormatUnclear.kind", "GuessedEncoding.encoding", "Input.encoding", "KnownFile.encoding"),
    *("LanguagePair.tag",),
    *("LanguagePair.target", "MissingTokenizer.extra", "MissingTokenizer.language"),
    *("NamedCounts.counts", "Names.names", "Note.text", "NothingPaired.left_out", "NoUnits.format"),
    *("OtherSegmentation.tokenizer", "ReferenceDigests.references"),
    *("ReportFormatUnknown.endings", "Scheme.currency", "Selection.quality"),
    *("SettingInvalid.setting", "Settings.target_language", "Tag.name", "Tag.text"),
    *("TargetLanguage.script", "TargetLanguage.tag", "Tokenizer.sacrebleu_name"),
    *("Tokenizer.signature", "Tokenizer.variant", "TokenizerModelError.tokenizer"),
    *("TokenizerModelInvalid.tokenizer", "TokenizerModelMissing.tokenizer"),
    *("TokenizerUnavailable.extra", "TokenizerUnavailable.tokenizer", "UnknownEncoding.encoding"),
    *("UnknownLanguage.tag", "UnmatchedOrders.smoothing", "UnspacedLanguage.language"),
    *("Beside.metric", "KnownText.side"),
}


def text_fields(kind: Any, seen: set[Any]) -> Iterator[tuple[Any, str]]:
    """Yield the fields with texts of a type and of all types in it."""
    for each in () if get_origin(kind) is Literal else get_args(kind):
        yield from text_fields(each, seen)
    if kind is BleuError:
        for module in forms.MODULES_OF_ERRORS:
            import_module(module)
        for error in BleuError.kinds():
            # Those that a file of folders can have, whatever else is imported.
            if error.__module__ in ("bleu_core.errors", *forms.MODULES_OF_ERRORS):
                yield from text_fields(error, seen)
    if not isinstance(kind, type) or not is_dataclass(kind) or kind in seen:
        return
    seen.add(kind)
    hints = get_type_hints(kind, localns=vars(forms))
    for each in fields(kind):
        if each.name not in forms.LEFT_OUT.get(kind, ()):
            if is_text(hints[each.name]):
                yield kind, each.name
            yield from text_fields(hints[each.name], seen)


def is_text(kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return False
    return kind in (str, object) or any(map(is_text, get_args(kind)))


def test_every_field_with_a_text_is_known_to_have_a_name_or_none() -> None:
    own_rules = {
        *("AccessRefused.reason", "FileUnreadable.reason", "FileUnwritable.reason"),
        *("Comparison.metric", "Folder.name", "Input.name", "Input.relative"),
        *("Metric.name", "Metric.title", "MetricResult.sacrebleu_command"),
        *("MetricResult.signature", "Selection.file", "Selection.key", "Selection.name"),
        *("Selection.sheet", "Settings.tokenizer", "Tokenizer.name", "Unpaired.others"),
        *("Where.document", "ScoresInput.metric", "ScoresInput.relative", "KnownFile.relative"),
        *("ScoreAddress.columns", "ScoreAddress.sheet", "ScoreAddress.system"),
        *("ScoreAddress.grades",),
        *("ScoreFile.name", "ScoreFile.sha256", "Scheme.origins"),
    }
    in_tables = {
        (kind, name)
        for kind, name in text_fields(tuple[Evaluation, Workspace], set())
        for base in kind.__mro__
        if name in names.NAMES.get(base, ()) or name in forms.TEXTS.get(base, ())
    }
    others = {
        f"{kind.__name__}.{name}"
        for kind, name in text_fields(tuple[Evaluation, Workspace], set())
        if (kind, name) not in in_tables and (kind, name) not in forms.OF_FIELDS
    }
    assert others == NO_NAMES | own_rules
