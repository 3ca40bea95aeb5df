"""A project: inputs, settings, notes and runs in one file."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

from bleu_core.changes.model import ChangeSums
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.budget import Resource
from bleu_core.files.errors import BudgetExceeded
from bleu_core.pairing.common_segments import ReferenceDigests
from bleu_core.progress import SILENT, Progress
from bleu_core.projects.codec import from_data, sealed, to_data, unsealed
from bleu_core.projects.columns import ColumnReader, ColumnWriter, TooLarge
from bleu_core.projects.database import connect, new_file, saved_beside, to_save, transaction
from bleu_core.projects.errors import (
    ProjectConflict,
    ProjectDamaged,
    ProjectLocked,
    ProjectNotSaved,
    RunMissing,
)
from bleu_core.projects.forms import formula_of
from bleu_core.projects.kept import Kept
from bleu_core.projects.names import (
    evaluation_without_names,
    inputs_without_names,
    workspace_without_names,
)
from bleu_core.projects.packs import Malformed
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import Settings
from bleu_core.version import __version__
from bleu_core.workspace.files import placed, with_relative_paths
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.runs import Run, Unfit, head_of, run_of_json
from bleu_core.workspace.workspace import Workspace

PROGRAM = f"bleu-desktop {__version__}"


class Scoring(NamedTuple):
    """A recorded evaluation, and the workspace that was scored.

    The documents of the inputs are as they were read, before repairs and pairing. A document is
    None if none was recorded, and has no texts if texts are not kept.
    """

    evaluation: Evaluation
    workspace: Workspace


class Project:
    """A project file, closed between two calls, so that other programs can move or write it.

    `create` creates a project, `open` opens one.

    Attributes
    ----------
    path
        The file.
    keeps_texts
        Whether texts are kept, not only numbers about them.
    keeps_names
        Whether the names of files are kept, not only numbers in their place.
    """

    def __init__(
        self, path: Path, identity: str, revision: int, *, keeps_texts: bool, keeps_names: bool
    ) -> None:
        self.path = path
        self.keeps_texts = keeps_texts
        self.keeps_names = keeps_names
        self._identity = identity
        self._revision = revision

    @classmethod
    def create(
        cls,
        path: str | Path,
        workspace: Workspace | None = None,
        *,
        keep_texts: bool = True,
        keep_names: bool = True,
        files: Sequence[str] = (),
        replace: bool = False,
    ) -> Project:
        """Create a project file.

        Parameters
        ----------
        path
            The path of the new project.
        workspace
            The texts to score, their settings and notes.
        keep_texts
            Whether to keep texts, not only numbers about them.
        keep_names
            Whether to keep the names of files. Without them, no result is kept with its texts.
        files
            As for `save`.
        replace
            Whether an existing file may be replaced.

        Raises
        ------
        ProjectExists, ProjectNotSaved
        """
        path = Path(path)
        identity = secrets.token_hex(16)
        writer = ColumnWriter(keep_texts=keep_texts)
        workspace = _placed(workspace or Workspace(), path, files, keep_names=keep_names)
        state = _workspace_data(workspace, writer)
        with new_file(path, replace=replace) as connection:
            connection.execute(
                "INSERT INTO project VALUES (1, ?, ?, ?, ?, 1, ?)",
                (identity, PROGRAM, int(keep_texts), int(keep_names), sealed(state)),
            )
            _write_packs(connection, _prepared(writer), run=None)
        return cls(path, identity, 1, keeps_texts=keep_texts, keeps_names=keep_names)

    @classmethod
    def open(cls, path: str | Path) -> Project:
        """Open a project file.

        Raises
        ------
        FileMissing, FileIsDirectory, FileUnreadable
            If the file does not exist or cannot be read.
        ProjectInvalid, ProjectDamaged, ProjectTooNew, ProjectLocked, ProjectNotSaved
            If the file is no project or cannot be opened.
        """
        path = Path(path)
        with connect(path, check=True) as connection, _refusing_damage(path):
            head = _head(connection)
        return cls(
            path,
            head.identity,
            head.revision,
            keeps_texts=head.keeps_texts,
            keeps_names=head.keeps_names,
        )

    # Workspace

    @property
    def workspace(self) -> Workspace:
        """The workspace as it was saved last, by this program or another one."""
        with self._connect() as connection:
            head = _head(connection)
            self._revision = head.revision
            self.keeps_texts, self.keeps_names = head.keeps_texts, head.keeps_names
            workspace: Workspace = from_data(Workspace, head.state, ColumnReader(connection))
            return workspace

    def save(
        self, workspace: Workspace, *, files: Sequence[str] = (), overwrite: bool = False
    ) -> None:
        """Save the workspace of the project.

        Parameters
        ----------
        workspace
            The workspace that replaces the one in the file.
        files
            The names of the files of its folders, in the order of its evaluation: if names are not
            kept, notes on their segments need these.
        overwrite
            Whether to replace a workspace that somebody else has saved since it was read.

        Raises
        ------
        ProjectConflict
            If somebody else has saved the project since it was read, or has replaced it by another.
        ProjectNotSaved, ProjectLocked
        """
        writer = ColumnWriter(keep_texts=self.keeps_texts)
        workspace = _placed(workspace, self.path, files, keep_names=self.keeps_names)
        state = _workspace_data(workspace, writer)
        with self._change(writer) as (connection, packs):
            revision = _head(connection).revision
            if revision != self._revision and not overwrite:
                raise ProjectConflict(self.path)
            connection.execute(
                "UPDATE project SET revision = ?, program = ?, state = ?",
                (revision + 1, PROGRAM, sealed(state)),
            )
            connection.execute("DELETE FROM state_part")
            _write_packs(connection, packs, run=None)
            _drop_unused(connection)
        self._revision = revision + 1

    # Runs

    @property
    def runs(self) -> tuple[Run, ...]:
        """All runs in order; statistics and digests are read when requested."""
        with self._connect() as connection:
            rows = connection.execute(
                "SELECT number, date, program, label, has_texts, head FROM run ORDER BY number"
            )
            return tuple(self._run(connection, *row) for row in rows)

    def run(self, number: int) -> Run:
        """Return the run with a number.

        Raises
        ------
        RunMissing
        """
        run = next((run for run in self.runs if run.number == number), None)
        if run is None:
            raise RunMissing(self.path, number)
        return run

    def record(
        self,
        evaluation: Evaluation,
        *,
        inputs: Sequence[Input] = (),
        label: str = "",
        keep_texts: bool = True,
        keep_names: bool = True,
        gate_failed: bool = False,
        changes: ChangeSums | None = None,
        progress: Progress = SILENT,
    ) -> Run:
        """Record a scoring; after an error, nothing is recorded.

        Parameters
        ----------
        evaluation
            The evaluation of a set of files, or of folders.
        inputs
            The inputs that were scored, to verify the run later without the texts. With their
            documents as read, the run can be scored again in another way.
        label
            The user's name for the run.
        keep_texts
            Whether to keep the texts of this run, if the project keeps texts at all.
        keep_names
            Whether to keep the names of its files, if the project keeps names at all. Without
            them, its texts are not kept either.
        gate_failed
            Whether it failed the quality gate, so that later runs are not compared with it.
        changes
            The sums of the changes, if the candidate is a suggestion for the reference.
        progress
            Receives progress, and can cancel.

        Raises
        ------
        ProjectNotSaved, ProjectLocked, ProjectConflict
        Cancelled
        """
        keep_names = keep_names and self.keeps_names
        keep_texts = keep_names and keep_texts and self.keeps_texts and evaluation.has_texts
        writer = ColumnWriter(
            keep_texts=keep_texts,
            cuts=[*accumulate(file.evaluation.segments for file in evaluation.counted)],
            progress=progress,
        )
        # The digests are part of the head and of the content.
        evaluation = replace(evaluation, digests=evaluation.reference_digests())
        progress.check()
        if keep_names:
            inputs = [with_relative_paths(one, self.path.parent) for one in inputs]
        else:
            evaluation = evaluation_without_names(evaluation)
            inputs = inputs_without_names(inputs)
        content = _content_data(evaluation, inputs, writer)
        head = {
            **head_of(evaluation),
            "gate_failed": gate_failed,
            "changes": None if changes is None else to_data(changes, writer),
            "has_names": keep_names,
        }
        date = datetime.now(UTC).replace(microsecond=0).isoformat()
        with self._change(writer) as (connection, packs):
            with _refusing_damage(self.path):
                number = _next_number(connection)
            row = (number, date, PROGRAM, label, keep_texts, sealed(head, _owner(number)))
            connection.execute(
                "INSERT INTO run VALUES (?, ?, ?, ?, ?, ?, ?)",
                (*row, sealed(content, _owner(number))),
            )
            _write_packs(connection, packs, run=number)
            return self._run(connection, *row)

    def evaluation(
        self, run: Run | int, *, with_texts: bool = True, progress: Progress = SILENT
    ) -> Evaluation:
        """Return the evaluation that was recorded, without scoring anything.

        Parameters
        ----------
        run
            The run, or its number.
        with_texts
            Whether to read the texts, which takes the most time. If texts are not read or not
            kept, `Evaluation.has_texts` is false.
        progress
            Receives progress, and can cancel.

        Raises
        ------
        RunMissing, ProjectDamaged, FileMissing
        Cancelled
        """
        with self._read(run, with_texts=with_texts, progress=progress) as (content, reader):
            evaluation: Evaluation = from_data(Evaluation, content, reader, "evaluation")
            reader.finish()
            return evaluation

    def scoring(
        self, run: Run | int, *, with_texts: bool = True, progress: Progress = SILENT
    ) -> Scoring:
        """Return the recorded evaluation, as `evaluation` does, with its workspace.

        Texts that were compared as they were read take up memory only once.
        """
        with self._read(run, with_texts=with_texts, progress=progress) as (content, reader):
            evaluation: Evaluation = from_data(Evaluation, content, reader, "evaluation")
            inputs = from_data(tuple[Input, ...], content, reader, "inputs")
            reader.finish()
            return Scoring(evaluation, Workspace(inputs, evaluation.settings))

    def scored(self, run: Run | int) -> Workspace:
        """Return the workspace of a run, without texts, and without inputs if these are unknown."""
        with self._read(run, with_texts=False) as (content, reader):
            inputs = from_data(tuple[Input, ...], content, reader, "inputs")
            settings = from_data(Settings, content, reader, "evaluation", "settings")
            return Workspace(inputs, settings)

    def rename_run(self, run: Run | int, label: str) -> None:
        """Give a run a label."""
        with self._change() as (connection, _):
            changed = connection.execute(
                "UPDATE run SET label = ? WHERE number = ?", (label, _number(run))
            )
            if not changed.rowcount:
                raise RunMissing(self.path, _number(run))

    def delete_run(self, run: Run | int) -> None:
        """Delete a run, and texts that no other run has."""
        with self._change() as (connection, _):
            found = connection.execute("DELETE FROM run WHERE number = ?", (_number(run),))
            if not found.rowcount:
                raise RunMissing(self.path, _number(run))
            _drop_unused(connection)
        self._shrink()

    # The whole file

    @property
    def kept(self) -> Kept:
        """The choice of the content besides numbers."""
        return Kept(self.keeps_texts, self.keeps_names)

    def set_kept(self, kept: Kept) -> None:
        """Keep more from now on, or permanently remove what is not kept from all runs in the file.

        Raises
        ------
        ProjectNotSaved, ProjectLocked, ProjectConflict
        """
        texts, names = kept.texts and kept.names, kept.names
        is_less = (self.keeps_texts and not texts) or (self.keeps_names and not names)
        with self._change() as (connection, _):
            connection.execute(
                "UPDATE project SET keeps_texts = ?, keeps_names = ?", (int(texts), int(names))
            )
            if is_less:
                _drop_texts(connection, keep_names=names)
                _drop_unused(connection)
        self.keeps_texts, self.keeps_names = texts, names
        if is_less:
            self._shrink()

    def save_copy(
        self, path: str | Path, *, replace: bool = False, progress: Progress = SILENT
    ) -> Project:
        """Save a copy of the project at another path, and return the copy.

        Raises
        ------
        ProjectExists, ProjectNotSaved
        """
        path = Path(path)
        with self._connect() as connection, saved_beside(path, replace=replace) as beside:
            copy = sqlite3.connect(beside, isolation_level=None)
            try:
                connection.backup(copy, pages=2**8, progress=lambda *_: progress.check())
            finally:
                copy.close()
        project = Project.open(path)
        # Save the workspace with paths relative to the folder of the copy.
        project.save(self.workspace)
        return project

    # Helpers

    @contextmanager
    def _connect(self) -> Iterator[sqlite3.Connection]:
        with connect(self.path) as connection:
            before = _version_of_data(connection)
            try:
                with _refusing_damage(self.path):
                    if _identity(connection) != self._identity:
                        raise ProjectConflict(self.path)
                    yield connection
            except ProjectDamaged as error:
                if _version_of_data(connection) == before:
                    raise
                # Somebody else has deleted the data that was being read.
                raise ProjectConflict(self.path) from error

    @contextmanager
    def _change(
        self, writer: ColumnWriter | None = None
    ) -> Iterator[tuple[sqlite3.Connection, _Packs]]:
        """Change the file in one short transaction; packs are compressed before it."""
        packs = _Packs(ColumnWriter())
        if writer is not None:
            with to_save(self.path), self._connect() as connection:
                rows = connection.execute("SELECT digest FROM pack")
                known = {digest for (digest,) in rows}
            packs = _prepared(writer, known)
        with transaction(self.path) as connection, _refusing_damage(self.path):
            head = _head(connection)
            # The file is now another project, or keeps more or less than before.
            kept = self.keeps_texts, self.keeps_names
            if head.identity != self._identity or (head.keeps_texts, head.keeps_names) != kept:
                raise ProjectConflict(self.path)
            yield connection, packs

    def _shrink(self) -> None:
        """Give the space of deleted data back to the system; until then, the file reuses it."""
        with suppress(ProjectNotSaved, ProjectLocked), self._connect() as connection:
            # VACUUM needs an attached database.
            connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)
            connection.execute("VACUUM")

    def _run(
        self,
        connection: sqlite3.Connection,
        number: int,
        date: str,
        program: str,
        label: str,
        has_texts: int,
        head: str,
    ) -> Run:
        """Return a run that reads its statistics and digests from this file."""
        try:
            when = datetime.fromisoformat(date)
            data = unsealed(head, _owner(number))
            run = run_of_json(data, _Numbers(self, number))
        except (ValueError, Unfit) as error:
            raise Malformed(str(error)) from error
        if when.tzinfo is None:
            raise Malformed("date")
        reader = ColumnReader(connection, number)
        return replace(
            run,
            gate_failed=from_data(bool, data, reader, "gate_failed"),
            changes=from_data(ChangeSums | None, data, reader, "changes"),
            has_names=from_data(bool, data, reader, "has_names"),
            number=number,
            date=when,
            program=program,
            label=label,
            has_texts=bool(has_texts),
            name=f"{self.path.name}#run={number}",
        )

    @contextmanager
    def _read(
        self, run: Run | int, *, with_texts: bool = True, progress: Progress = SILENT
    ) -> Iterator[tuple[Any, ColumnReader]]:
        """Give the JSON of a run, and a reader of its columns."""
        number = _number(run)
        with self._connect() as connection:
            row = connection.execute(
                "SELECT content FROM run WHERE number = ?", (number,)
            ).fetchone()
            if row is None:
                raise RunMissing(self.path, number)
            reader = ColumnReader(connection, number, with_texts=with_texts, progress=progress)
            yield unsealed(row[0], _owner(number)), reader


class _Numbers:
    """Statistics and digests of a run, read when they are requested.

    Reading raises `RunMissing`, `ProjectDamaged` or `FileMissing` if the run is no longer there.
    """

    def __init__(self, project: Project, number: int) -> None:
        self._project = project
        self._number = number

    def formula(self, candidate: int, place: int) -> Metric:
        """Return the metric of a score with its options."""
        with self._project._read(self._number) as (content, reader):
            path = ("evaluation", "candidates", candidate, "metrics", place, "metric")
            metric = from_data(Metric, content, reader, *path)
            settings = from_data(Settings, content, reader, "evaluation", "settings")
            return formula_of(metric, settings)

    def statistics(self, candidate: int, place: int, formula: Metric) -> Matrix:
        """Return the statistics of a score."""
        with self._project._read(self._number) as (content, reader):
            path = ("evaluation", "candidates", candidate, "metrics", place, "rows")
            rows: SegmentRows = from_data(SegmentRows, content, reader, *path)
            segments = from_data(int, content, reader, "evaluation", "segments")
            if rows.array.shape != (segments, formula.columns):
                raise Malformed("statistics")
            return rows.array

    def segment_digests(self) -> list[bytes] | None:
        """Return a digest of each segment's references; None if only numbers were kept."""
        with self._project._read(self._number) as (content, reader):
            path = ("evaluation", "digests")
            digests: ReferenceDigests = from_data(ReferenceDigests, content, reader, *path)
            if not digests.fits(from_data(int, content, reader, "evaluation", "segments")):
                raise Malformed("digests")
            return digests.segments

    def document_numbers(self) -> Sequence[int]:
        """Return the number of each segment's document."""
        with self._project._read(self._number) as (content, reader):
            numbers: Sequence[int] = from_data(Sequence[int], content, reader, "document_numbers")
            return numbers


def _version_of_data(connection: sqlite3.Connection) -> int:
    """Return a number that differs once somebody else has changed the file."""
    (version,) = connection.execute("PRAGMA data_version").fetchone()
    return int(version)


class _Head(NamedTuple):
    identity: str
    revision: int
    keeps_texts: bool
    keeps_names: bool
    state: Any


def _identity(connection: sqlite3.Connection) -> object:
    row = connection.execute("SELECT identity FROM project").fetchone()
    if row is None:
        raise Malformed("no project")
    return row[0]


def _head(connection: sqlite3.Connection) -> _Head:
    row = connection.execute(
        "SELECT identity, revision, keeps_texts, keeps_names, state FROM project"
    ).fetchone()
    if row is None:
        raise Malformed("no project")
    identity, revision, keeps_texts, keeps_names, state = row
    return _Head(identity, revision, bool(keeps_texts), bool(keeps_names), unsealed(state))


@contextmanager
def _refusing_damage(path: Path) -> Iterator[None]:
    """Raise the typed errors of projects if the file is inconsistent."""
    try:
        yield
    except TooLarge as error:
        raise BudgetExceeded(path, Resource.UNPACKED.value, error.limit) from error
    except Malformed as error:
        raise ProjectDamaged(path, str(error)) from error


def _number(run: Run | int) -> int:
    return run.number if isinstance(run, Run) else run


def _next_number(connection: sqlite3.Connection) -> int:
    """Return the number of the next run, which no run has had before."""
    last = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'run'").fetchone()
    number = last[0] if last else 0
    if not isinstance(number, int):
        raise Malformed("the number of the last run")
    return number + 1


def _owner(run: int) -> str:
    """Return the owner to which the hashes of a run bind its records."""
    return f"run {run}"


# Packs


class _PreparedPack(NamedTuple):
    """A pack to be written, compressed unless the file already has it."""

    column: str
    place: int
    digest: bytes
    data: bytes | None


class _Packs(NamedTuple):
    """The packs of columns, prepared for a short transaction."""

    writer: ColumnWriter
    prepared: Sequence[_PreparedPack] = ()


def _prepared(writer: ColumnWriter, known: Iterable[bytes] = ()) -> _Packs:
    """Compress the packs that the file does not have yet."""
    seen: set[bytes] = set(known)
    found = []
    for column, place, pack in writer.packs():
        data = None if pack.digest in seen else pack.content()
        seen.add(pack.digest)
        # Only the compressed content: together, the others take as much memory as the texts.
        found.append(_PreparedPack(column, place, pack.digest, data))
    return _Packs(writer, found)


def _write_packs(connection: sqlite3.Connection, packs: _Packs, *, run: int | None) -> None:
    for column, place, digest, data in packs.prepared:
        row = connection.execute("SELECT id FROM pack WHERE digest = ?", (digest,)).fetchone()
        if row is None:
            # The file had the pack, but somebody else has deleted its run since.
            data = packs.writer.pack(column, place).content() if data is None else data
            cursor = connection.execute(
                "INSERT INTO pack (digest, data) VALUES (?, ?)", (digest, data)
            )
            number = cursor.lastrowid
        else:
            (number,) = row
        if run is None:
            connection.execute("INSERT INTO state_part VALUES (?, ?, ?)", (column, place, number))
        else:
            connection.execute(
                "INSERT INTO run_part VALUES (?, ?, ?, ?)", (run, column, place, number)
            )


def _drop_texts(connection: sqlite3.Connection, *, keep_names: bool) -> None:
    """Remove the texts from all runs, and pasted texts from the state; perhaps all names, too."""
    files: Sequence[str] = ()
    for row in connection.execute("SELECT number, head, content FROM run").fetchall():
        files = _drop_texts_of_run(connection, *row, keep_names=keep_names) or files
    workspace = from_data(Workspace, _head(connection).state, ColumnReader(connection))
    if not keep_names:
        workspace = workspace_without_names(workspace, files)
    state = to_data(_without_documents(workspace), ColumnWriter())
    connection.execute("UPDATE project SET state = ?", (sealed(state),))
    connection.execute("DELETE FROM state_part")


def _drop_texts_of_run(
    connection: sqlite3.Connection, number: int, head: str, content: str, *, keep_names: bool
) -> list[str]:
    """Store a run as it would have been recorded without texts; return the names of its files."""
    data = unsealed(content, _owner(number))
    reader = ColumnReader(connection, number, with_texts=False)
    evaluation: Evaluation = from_data(Evaluation, data, reader, "evaluation")
    inputs = from_data(tuple[Input, ...], data, reader, "inputs")
    files = [file.name for file in evaluation.files]
    if not keep_names:
        evaluation = evaluation_without_names(evaluation)
        inputs = inputs_without_names(inputs)
        whole = {**unsealed(head, _owner(number)), **head_of(evaluation), "has_names": False}
        head = sealed(whole, _owner(number))
    writer = ColumnWriter(keep_texts=False)
    content = sealed(_content_data(evaluation, inputs, writer), _owner(number))
    connection.execute("DELETE FROM run_part WHERE run = ?", (number,))
    connection.execute(
        "UPDATE run SET has_texts = 0, head = ?, content = ? WHERE number = ?",
        (head, content, number),
    )
    _write_packs(connection, _prepared(writer), run=number)
    return files


def _drop_unused(connection: sqlite3.Connection) -> None:
    connection.execute(
        "DELETE FROM pack WHERE id NOT IN (SELECT pack FROM run_part) "
        "AND id NOT IN (SELECT pack FROM state_part)"
    )


# Data of JSON


def _content_data(
    evaluation: Evaluation, inputs: Sequence[Input], writer: ColumnWriter
) -> dict[str, Any]:
    return {
        "evaluation": to_data(evaluation, writer),
        "inputs": [to_data(one, writer) for one in inputs],
        "document_numbers": writer.integers(evaluation.aligned.document_numbers),
    }


def _placed(
    workspace: Workspace, path: Path, files: Sequence[str], *, keep_names: bool
) -> Workspace:
    """Return the workspace of a project at a path, with relative paths or without any names."""
    if not keep_names:
        return workspace_without_names(workspace, files)
    return placed(workspace, path.parent)


def _workspace_data(workspace: Workspace, writer: ColumnWriter) -> Any:
    """Return a workspace as JSON; the texts of files are not part of it."""
    return to_data(_without_documents(workspace, in_memory=not writer.keep_texts), writer)


def _without_documents(workspace: Workspace, *, in_memory: bool = True) -> Workspace:
    """Return a workspace without the documents of files, and without those in memory."""
    inputs = tuple(
        replace(one, document=None) if in_memory or not one.in_memory else one
        for one in workspace.inputs
    )
    return replace(workspace, inputs=inputs)
