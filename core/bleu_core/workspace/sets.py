"""Several test sets: each is a folder of its own, and the same candidates are scored on all.

The average of the sets is the mean of their scores. Segments of different sets are never counted
together.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from statistics import fmean
from typing import Any

from bleu_core.errors import BleuError
from bleu_core.evaluation.results import Evaluation, MetricResult, json_head
from bleu_core.files.addresses import Address, Role
from bleu_core.files.names import distinct_names
from bleu_core.folders.errors import NoFilesPaired
from bleu_core.folders.scanning import find_files
from bleu_core.languages.tags import split_language
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.metrics import Metric
from bleu_core.settings import Settings
from bleu_core.workspace.errors import SetHasOneSide
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.roles import guess_file_roles
from bleu_core.workspace.workspace import Workspace


@dataclass(frozen=True)
class SetFolder:
    """The folder of a test set: its files, and their scores.

    Attributes
    ----------
    name
        A name that no other set has.
    path
        The folder.
    inputs
        Its files; candidates have the same name in all sets.
    evaluation
        The scores; None before it is scored, and after an error.
    error
        The reason why it cannot be scored; None if there is none so far.
    """

    name: str
    path: Path
    inputs: tuple[Input, ...] = ()
    evaluation: Evaluation | None = None
    error: BleuError | None = None

    @property
    def candidates(self) -> list[Input]:
        """The candidates among its files."""
        return [one for one in self.inputs if one.role is Role.CANDIDATE]

    def result(self, candidate: str, metric: str) -> MetricResult | None:
        """Return the score of a candidate; None if the set lacks it."""
        candidates = self.evaluation.candidates if self.evaluation else ()
        return next((each.result(metric) for each in candidates if each.name == candidate), None)

    def scored(self, settings: Settings, progress: Progress = SILENT) -> SetFolder:
        """Return it with its scores, or with the error that prevents these.

        Raises
        ------
        Cancelled
        """
        if self.error is not None:
            return self
        try:
            evaluation = Workspace(self.inputs, settings).read(progress).score(progress)
        except BleuError as error:
            return replace(self, error=error.without_traceback())
        return replace(self, evaluation=evaluation)

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        content: dict[str, Any] = {"name": self.name, "folder": str(self.path)}
        if self.error is not None:
            content["error"] = self.error.to_dict()
        if self.evaluation is not None:
            evaluation = self.evaluation.to_dict()
            content |= {key: evaluation[key] for key in evaluation if key not in json_head()}
        return content


@dataclass(frozen=True)
class SetScores:
    """The scores of the same candidates on several test sets.

    Attributes
    ----------
    sets
        The sets, which have been scored.
    """

    sets: tuple[SetFolder, ...]

    @property
    def broken(self) -> tuple[SetFolder, ...]:
        """The sets that could not be scored."""
        return tuple(each for each in self.sets if each.evaluation is None)

    @property
    def metrics(self) -> tuple[Metric, ...]:
        """All metrics, BLEU first."""
        evaluations = (each.evaluation for each in self.sets)
        return next((each.metrics for each in evaluations if each is not None), ())

    @property
    def candidates(self) -> tuple[str, ...]:
        """Names of the candidates, the best average of BLEU first; those without one come last."""
        names = dict.fromkeys(
            candidate.name
            for each in self.sets
            for candidate in (each.evaluation.candidates if each.evaluation else ())
        )
        averages = {name: self.average(name, "bleu") for name in names}
        return tuple(
            sorted(averages, key=lambda name: (averages[name] is None, -(averages[name] or 0.0)))
        )

    def average(self, candidate: str, metric: str) -> float | None:
        """Return the mean of a candidate's scores on all sets.

        None if any of them is missing or says nothing.
        """
        results = [each.result(candidate, metric) for each in self.sets]
        percents = [result.percent for result in results if result and result.is_defined]
        return fmean(percents) if percents and len(percents) == len(self.sets) else None

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data, as ``bleu-score --sets --format json`` prints it."""
        return {
            **json_head(),
            "average": "arithmetic_mean",
            "candidates": [
                {
                    "name": name,
                    "metrics": [self._scores(name, metric) for metric in self.metrics],
                }
                for name in self.candidates
            ],
            "sets": [each.to_dict() for each in self.sets],
        }

    def _scores(self, candidate: str, metric: Metric) -> dict[str, Any]:
        results = {each.name: each.result(candidate, metric.name) for each in self.sets}
        return {
            "id": metric.name,
            "name": metric.title,
            "lower_is_better": metric.lower_is_better,
            "percents": {name: result and result.percent for name, result in results.items()},
            "average": self.average(candidate, metric.name),
        }


def find_sets(
    folders: Sequence[Address], *, encoding: str | None = None, progress: Progress = SILENT
) -> tuple[SetFolder, ...]:
    """Find the test sets in folders: every folder that has files, and no further folders of files.

    The names of the files show their roles: beside ``ref.txt``, all files are candidates except
    ``src.txt``. Candidates of two sets belong together if their files have the same name, apart
    from the language in it: ``google.de.txt`` and ``google.zh.txt``.

    Parameters
    ----------
    folders
        The folders of the sets, or folders around them; an address selects a text of every file.
    encoding
        The encoding of all files; None to detect it.
    progress
        Used for cancellation.

    Raises
    ------
    FileMissing, FolderExpected, FileUnreadable, FolderTooLarge
        If something is not a folder, or cannot be listed.
    NoFilesPaired
        If there are no files.
    Cancelled
    """
    found: dict[Path, SetFolder] = {}
    paths = [address.path for address in folders]
    for address in folders:
        listed = find_files(address.path, without=paths, progress=progress)
        for error in listed.unreadable:
            found[error.path] = SetFolder(_name(error.path), error.path, error=error)
        for folder, names in _leaves(listed.names):
            path = address.path / folder
            found[path] = _set_folder(path, names, address, encoding)
    if not found:
        raise NoFilesPaired(tuple(paths), 0)
    folders_found = [*found.values()]
    sets = [
        replace(each, name=name)
        for each, name in zip(folders_found, distinct_names(folders_found), strict=True)
    ]
    return tuple(_with_common_names(sets))


def _name(path: Path) -> str:
    return path.resolve().name or str(path)


def _leaves(names: Sequence[str]) -> Iterator[tuple[PurePosixPath, list[str]]]:
    """Yield the folders that have no further folders of files, and the names of their files."""
    by_folder: dict[PurePosixPath, list[str]] = defaultdict(list)
    for name in names:
        path = PurePosixPath(name)
        by_folder[path.parent].append(path.name)
    above = {parent for folder in by_folder for parent in folder.parents}
    return ((folder, own) for folder, own in by_folder.items() if folder not in above)


def _set_folder(
    path: Path, names: Sequence[str], address: Address, encoding: str | None
) -> SetFolder:
    guess = guess_file_roles(names)
    if guess.by_order or not {Role.REFERENCE, Role.CANDIDATE} <= {*guess.roles}:
        return SetFolder(_name(path), path, error=SetHasOneSide(path))
    inputs = tuple(
        Input(role, Address(path / name, address.selection), encoding)
        for role, name in zip(guess.roles, names, strict=True)
    )
    return SetFolder(_name(path), path, inputs)


def _with_common_names(sets: Sequence[SetFolder]) -> Iterator[SetFolder]:
    """Yield the sets with a name for each candidate: that of its files, if they have the same."""
    keys = [_keys([one.title for one in each.candidates]) for each in sets]
    files: dict[str, set[str]] = defaultdict(set)
    for own in keys:
        for file, key in own.items():
            files[key].add(file)
    for each, own in zip(sets, keys, strict=True):
        names = {file: file if len(files[key]) == 1 else key for file, key in own.items()}
        inputs = [
            replace(one, name=names[one.title]) if one.role is Role.CANDIDATE else one
            for one in each.inputs
        ]
        yield replace(each, inputs=tuple(inputs))


def _keys(files: Sequence[str]) -> dict[str, str]:
    """Return the name of each file of a set without its language, if no other file has the same."""
    bare = [split_language(file)[0] for file in files]
    return {
        file: short if bare.count(short) == 1 and short.strip(".") and short[0] != "." else file
        for file, short in zip(files, bare, strict=True)
    }


def evaluate_sets(
    folders: Sequence[SetFolder], settings: Settings, progress: Progress = SILENT
) -> SetScores:
    """Score test sets, each on its own; a set that cannot be scored does not stop the others.

    Raises
    ------
    Cancelled
    """
    return SetScores(
        tuple(
            folder.scored(settings, progress.part(number, len(folders)))
            for number, folder in enumerate(folders)
        )
    )
