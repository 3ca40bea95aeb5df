"""Neutral names in place of those of files, for projects that keep no names.

A text is called by its role and its position, as in ``Candidate 2``, and a file of folders by its
position, as in ``File 7``; any other name by a number. The names are the same in every language of
the interface, so results recorded in two languages can be compared. They are no digests of the
names they stand for: with a digest, anyone could confirm a guess.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

from bleu_core.changes.schemes import Scheme
from bleu_core.diagnostics.model import Diagnostic, Effect, KnownText, Where
from bleu_core.errors import BleuError, SettingInvalid
from bleu_core.evaluation.given_scores import has_usual_name
from bleu_core.evaluation.results import (
    BrokenFile,
    CandidateResult,
    Evaluation,
    MetricResult,
    Ratings,
)
from bleu_core.files import assumptions, errors
from bleu_core.files.addresses import Address, Role, Selection
from bleu_core.files.documents import Document
from bleu_core.files.edited import Edited
from bleu_core.files.names import distinct_file_names, distinct_names
from bleu_core.files.origins import Origin
from bleu_core.files.score_files import errors as score_errors
from bleu_core.files.score_files.tables import ScoreFile
from bleu_core.files.sets import FileSet, Folder, FolderPairing, Unpaired
from bleu_core.files.units import Units
from bleu_core.pairing import errors as pairing_errors
from bleu_core.projects import forms
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.significance import Comparison
from bleu_core.settings import MODEL_PREFIX, Resampling, Settings
from bleu_core.tokenizers import Tokenizer
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.notes import NotePlace
from bleu_core.workspace.workspace import Workspace

T = TypeVar("T")

NAMES: Mapping[Any, tuple[str, ...]] = {
    CandidateResult: ("name",),
    Comparison: ("baseline", "candidate"),
    Diagnostic: ("files",),
    Document: ("name",),
    Edited: ("by",),
    Effect: ("candidate",),
    FileSet: ("name",),
    KnownText: ("files",),
    NotePlace: ("file",),
    Origin: ("name",),
    Ratings: ("people",),
    Resampling: ("baseline",),
    Units: ("document_names",),
    Unpaired: ("name",),
    # Headings, sheets and keys are names that somebody gave, too.
    assumptions.FilesJoined: ("names",),
    assumptions.KeyColumns: ("own", "first"),
    assumptions.KeysFolded: ("cut",),
    assumptions.KeysUnmet: ("own", "first"),
    assumptions.ProposalsOfOrigin: ("origin", "others"),
    assumptions.RowsSplit: ("column", "labels"),
    assumptions.SheetChosen: ("name",),
    assumptions.SheetsJoined: ("names",),
    assumptions.TargetByPosition: ("column",),
    assumptions.TargetInferred: ("text",),
    errors.FieldMissing: ("wanted", "available"),
    errors.FieldUndecided: ("available",),
    errors.FormulasUnsaved: ("column",),
    errors.TextsMissing: ("documents",),
    pairing_errors.KeysMissing: ("documents", "unmet"),
    pairing_errors.SegmentCountsDiffer: ("first", "second"),
    pairing_errors.TranslationsMissing: ("document",),
    score_errors.DirectionUnknown: ("metric",),
    score_errors.GradesUnordered: ("grades",),
    score_errors.MetricNameTaken: ("name",),
    score_errors.ScoreCountsDiffer: ("candidate",),
    score_errors.ScoreInvalid: ("text",),
    score_errors.ScoresGivenTwice: ("metric", "candidate"),
    score_errors.ScoresMissing: ("metric", "candidate"),
    score_errors.ScoresOfOtherText: ("candidate", "text", "expected"),
    score_errors.ScoresUndecided: ("available",),
    score_errors.ScoredFilesUnnamed: ("candidate",),
    score_errors.SystemsUnknown: ("systems", "candidates"),
    SettingInvalid: ("value", "allowed"),
}
"""Fields that hold names, or may quote them; paths always do. `_RULES` has types of their own."""

_OF_ROLES = {
    Role.CANDIDATE: "Candidate {number}",
    Role.REFERENCE: "Reference {number}",
    Role.SOURCE: "Source",
}


def evaluation_without_names(evaluation: Evaluation) -> Evaluation:
    """Return an evaluation with neutral names."""
    return _without_names(evaluation, _Names())


def inputs_without_names(inputs: Iterable[Input]) -> tuple[Input, ...]:
    """Return texts as if they had been typed, in no file, and without their given scores."""
    names, numbers = _Names(), Counter[Role]()
    return tuple(_input(one, _next_name(one.role, numbers), names) for one in inputs)


def workspace_without_names(workspace: Workspace, files: Sequence[str] = ()) -> Workspace:
    """Return a workspace with neutral names.

    Parameters
    ----------
    files
        The names of the files of its folders, in the order of an evaluation: notes are on segments
        of these files.
    """
    names = _Names()
    candidates = workspace.of_role(Role.CANDIDATE)
    titles = [_Named(one.title, one.address.path) for one in candidates]
    for place, (title, name) in enumerate(zip(titles, distinct_names(titles), strict=True), 1):
        for each in (name, title.name):
            names.know(each, _OF_ROLES[Role.CANDIDATE].format(number=place))
    of_files = _Names()
    _know_files(files, of_files)
    return replace(
        workspace,
        inputs=inputs_without_names(workspace.inputs),
        settings=_without_names(workspace.settings, names),
        notes=_without_names(workspace.notes, of_files),
        scheme=_without_names(workspace.scheme, names),
        known=(),
    )


class _Named(NamedTuple):
    """A text with its name, as `distinct_names` needs it."""

    name: str
    path: Path | None


class _Names:
    """Neutral names, always the same one for the same name.

    Two texts may have one name, as ``mt/a.txt`` and ``ref/a.txt``: where a role is known, it
    decides.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[Role | None, str], str] = {(None, ""): ""}
        self._others: dict[str, str] = {}
        self._metrics: dict[str, int] = {}

    def copy(self) -> _Names:
        """Return these names, to add those that only one file of folders has."""
        copied = _Names()
        copied._known.update(self._known)
        copied._others, copied._metrics = self._others, self._metrics
        return copied

    def know(self, name: str, neutral: str, role: Role | None = None) -> None:
        """Call something by a neutral name, unless it has one."""
        for key in ((role, name), (None, name)):
            self._known.setdefault(key, neutral)

    def call(self, name: str, neutral: str) -> None:
        """Call something by a neutral name, even if it has another one elsewhere."""
        self._known[None, name] = neutral

    def of(self, name: str, role: Role | None = None) -> str:
        """Return the neutral name of anything."""
        for key in ((role, name), (None, name)):
            if key in self._known:
                return self._known[key]
        return self._others.setdefault(name, f"Name {len(self._others) + 1}")

    def of_metric(self, name: str) -> str:
        """Return the name of a metric; only a usual one can stay."""
        if has_usual_name(name):
            return name
        return f"metric {self._metrics.setdefault(name, len(self._metrics) + 1)}"


# The types of fields


@cache
def _fields_with_names(kind: type) -> tuple[str, ...]:
    """Return the fields of a dataclass that hold names."""
    named: set[str] = set()
    for base in kind.__mro__:
        named.update(NAMES.get(base, ()))
    return tuple(each.name for each in fields(kind) if each.name in named)


@cache
def _fields_to_search(kind: type) -> tuple[str, ...]:
    """Return the fields of a dataclass whose types have fields with names.

    Long columns are not among them.
    """
    hints = get_type_hints(kind, localns=vars(forms))
    left_out = (*forms.LEFT_OUT.get(kind, ()), *_fields_with_names(kind))
    wanted = (each.name for each in fields(kind) if each.name not in left_out)
    return tuple(name for name in wanted if _has_names(hints[name], set()))


def _has_names(kind: Any, seen: set[Any]) -> bool:
    if any(_has_names(each, seen) for each in get_args(kind)):
        return True
    if not isinstance(kind, type) or kind in seen:
        return False
    seen.add(kind)
    if kind in _RULES or issubclass(kind, Path | BleuError):
        return True
    if not is_dataclass(kind):
        return False
    if _fields_with_names(kind):
        return True
    hints = get_type_hints(kind, localns=vars(forms))
    return any(_has_names(hints[each.name], seen) for each in fields(kind))


def _without_names(value: T, names: _Names) -> T:
    """Return a value with neutral names in all of its fields that hold names."""
    by_rule = _RULES.get(type(value))
    found: T = _in_fields(value, names) if by_rule is None else by_rule(value, names)
    return found


def _in_fields(value: T, names: _Names) -> T:
    found: Any = value
    if isinstance(value, Path):
        found = Path(names.of(str(value)))
    elif isinstance(value, tuple | list):
        found = type(value)(_without_names(each, names) for each in value)
    elif isinstance(value, Mapping):
        found = {key: _without_names(each, names) for key, each in value.items()}
    elif is_dataclass(value):
        kind: Any = type(value)
        changed = {name: _neutral(getattr(value, name), names) for name in _fields_with_names(kind)}
        for name in _fields_to_search(kind):
            changed[name] = _without_names(getattr(value, name), names)
        found = replace(found, **changed)
    renamed: T = found
    return renamed


def _neutral(value: Any, names: _Names) -> Any:
    if isinstance(value, str):
        return names.of(value)
    if isinstance(value, tuple | list):
        return type(value)(_neutral(each, names) for each in value)
    return value


# Types with rules of their own


def _evaluation(evaluation: Evaluation, names: _Names) -> Evaluation:
    # The candidates of a file of folders have their names already.
    names = names.copy()
    if evaluation.pairing is not None:
        _know_folders(evaluation.pairing, names)
    aligned = evaluation.aligned
    for place, name in enumerate(evaluation.candidate_names, 1):
        names.know(name, _OF_ROLES[Role.CANDIDATE].format(number=place))
    sources: tuple[Document, ...] = (aligned.source,) if aligned.source else ()
    neutral = {
        Role.CANDIDATE: [names.of(name) for name in evaluation.candidate_names],
        Role.REFERENCE: _numbered(Role.REFERENCE, len(aligned.references)),
        Role.SOURCE: _numbered(Role.SOURCE, len(sources)),
    }
    by_role: Mapping[Role, tuple[Document, ...]] = {
        Role.CANDIDATE: aligned.candidates,
        Role.REFERENCE: aligned.references,
        Role.SOURCE: sources,
    }
    # Where no file of folders could be scored, candidates have no texts.
    for role, documents in by_role.items():
        for document, name in zip(documents, neutral[role], strict=False):
            names.know(document.name, name, role)
            if document.path is not None:
                names.know(document.path.name, name, role)
    # By position: two documents may have one name.
    candidates, references, sources = (
        tuple(
            replace(_document(document, names), name=name)
            for document, name in zip(documents, neutral[role], strict=False)
        )
        for role, documents in by_role.items()
    )
    found = _in_fields(evaluation, names)
    aligned = replace(
        found.aligned,
        candidates=candidates,
        references=references,
        source=next(iter(sources), None),
    )
    return replace(found, aligned=aligned)


def _know_folders(pairing: FolderPairing, names: _Names) -> None:
    """Give the folders, their sets of files, and other files their names."""
    for role, folders in (
        (Role.CANDIDATE, pairing.candidates),
        (Role.REFERENCE, pairing.references),
        (Role.SOURCE, [pairing.source] if pairing.source else []),
    ):
        for folder, name in zip(folders, _numbered(role, len(folders)), strict=True):
            names.know(folder.name, name, role)
            names.know(str(folder.address.path), name)
    known = _know_files([each.name for each in pairing.sets], names)
    for each, name in zip(pairing.sets, known, strict=True):
        for address in each.addresses:
            names.know(str(address.path), name)


def _know_files(files: Sequence[str], names: _Names) -> list[str]:
    neutral = [f"File {number}" for number in range(1, len(files) + 1)]
    for file, name in zip(files, neutral, strict=True):
        names.know(file, name)
    return neutral


def _numbered(role: Role, count: int) -> list[str]:
    return [_OF_ROLES[role].format(number=number) for number in range(1, count + 1)]


def _scheme(scheme: Scheme, names: _Names) -> Scheme:
    # Answers are to names; a neutral name can be that of another origin in another run.
    return replace(scheme, origins=())


def _refused(error: errors.AccessRefused, names: _Names) -> errors.AccessRefused:
    # The message of the system may name the file.
    return replace(_in_fields(error, names), reason="")


def _broken_file(file: BrokenFile, names: _Names) -> BrokenFile:
    """Return a file that could not be scored; its error names the files of the set."""
    own = names.copy()
    known = distinct_file_names(address.path for address in file.files.addresses)
    for role, addresses in (
        (Role.CANDIDATE, file.files.candidates),
        (Role.REFERENCE, file.files.references),
        (Role.SOURCE, [file.files.source]),
    ):
        for address, name in zip(addresses, _numbered(role, len(addresses)), strict=True):
            if address is not None:
                own.call(known[address.path], name)
    return replace(
        file, files=_without_names(file.files, names), error=_without_names(file.error, own)
    )


def _folder(folder: Folder, names: _Names) -> Folder:
    return replace(
        folder,
        name=names.of(folder.name, folder.role),
        address=_without_names(folder.address, names),
    )


def _unpaired(file: Unpaired, names: _Names) -> Unpaired:
    return replace(_in_fields(file, names), others=_neutral(file.others, names))


def _document(document: Document, names: _Names) -> Document:
    return replace(_in_fields(document, names), path=None, stamp=None)


def _input(one: Input, name: str, names: _Names) -> Input:
    document = one.document
    if document is not None:
        names.know(document.name, name, one.role)
        document = replace(_document(document, names), name=name)
    return Input(
        one.role,
        Address(Path(name)),
        one.encoding,
        repairs=one.repairs,
        document=document,
        is_folder=one.is_folder,
        in_memory=True,
        by_order=one.by_order,
        number=one.number,
    )


def _next_name(role: Role, numbers: Counter[Role]) -> str:
    numbers[role] += 1
    return _OF_ROLES[role].format(number=numbers[role])


def _selection(selection: Selection, _: _Names) -> Selection:
    return replace(selection, name="", sheet="", key="", file="")


def _where(where: Where, names: _Names) -> Where:
    return replace(where, document=names.of(where.document, where.role))


def _metric(metric: Metric, names: _Names) -> Metric:
    name = names.of_metric(metric.name)
    if name == metric.name:
        return metric
    return replace(metric, name=name, title=name.capitalize())


def _metric_result(result: MetricResult, names: _Names) -> MetricResult:
    file = _without_names(result.file, names)
    # The keys of a file of given scores; no other signature has them.
    own = {} if file is None else {"file": file.name, "sha256": file.sha256}
    parts = (part.partition(":") for part in result.signature.split("|"))
    signature = "|".join(f"{key}:{own.get(key, value)}" for key, _, value in parts)
    return replace(
        result,
        metric=_without_names(result.metric, names),
        signature=signature,
        # Its words are the paths of the files.
        sacrebleu_command=None,
        file=file,
    )


def _score_file(file: ScoreFile, names: _Names) -> ScoreFile:
    # Its scores are in the project: with a hash of the file, its headings could be guessed.
    return replace(file, name=names.of(file.name), sha256="")


def _comparison(comparison: Comparison, names: _Names) -> Comparison:
    return replace(_in_fields(comparison, names), metric=names.of_metric(comparison.metric))


def _settings(settings: Settings, names: _Names) -> Settings:
    return replace(_in_fields(settings, names), tokenizer=_tokenizer_name(settings.tokenizer))


def _tokenizer(tokenizer: Tokenizer, _: _Names) -> Tokenizer:
    return replace(tokenizer, name=_tokenizer_name(tokenizer.name))


def _tokenizer_name(name: str) -> str:
    """Return the name of a tokenizer, without the path of its model."""
    return f"{MODEL_PREFIX}model" if name.startswith(MODEL_PREFIX) else name


_RULES: Mapping[type, Callable[[Any, _Names], Any]] = {
    BrokenFile: _broken_file,
    Comparison: _comparison,
    Document: _document,
    Evaluation: _evaluation,
    errors.FileUnreadable: _refused,
    errors.FileUnwritable: _refused,
    Folder: _folder,
    Metric: _metric,
    MetricResult: _metric_result,
    Scheme: _scheme,
    ScoreFile: _score_file,
    Selection: _selection,
    Settings: _settings,
    Tokenizer: _tokenizer,
    Unpaired: _unpaired,
    Where: _where,
}
