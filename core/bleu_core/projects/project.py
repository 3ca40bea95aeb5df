"""A project: inputs, settings, notes and runs in one file."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bleu_core.changes.model import ChangeSums
from bleu_core.files.addresses import Address, Role
from bleu_core.files.errors import FileTooLarge
from bleu_core.progress import SILENT, Progress
from bleu_core.projects.codec import Malformed, sealed, unsealed
from bleu_core.projects.columns import ColumnReader, ColumnWriter, TooLarge
from bleu_core.projects.database import connect, new_file, saved_beside, to_save, transaction
from bleu_core.projects.errors import (
    ProjectConflict,
    ProjectDamaged,
    ProjectLocked,
    ProjectNotSaved,
    RunMissing,
)
from bleu_core.projects.evaluations import (
    TEXT_COLUMNS,
    StoredNumbers,
    restore_document,
    store_document,
)
from bleu_core.projects.recording import (
    FILE_COLUMN,
    restore_run,
    run_without_texts,
    store_run,
    without_quotes,
)
from bleu_core.projects.records import (
    StoredEvaluation,
    StoredInput,
    StoredNote,
    StoredScores,
    StoredState,
)
from bleu_core.results import Evaluation
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric
from bleu_core.version import __version__
from bleu_core.workspace.files import with_relative_paths
from bleu_core.workspace.inputs import Input, ScoresInput
from bleu_core.workspace.notes import NotePlace
from bleu_core.workspace.runs import Run, RunFile, RunScore, run_of
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
    """

    def __init__(self, path: Path, identity: str, revision: int, *, keeps_texts: bool) -> None:
        self.path = path
        self.keeps_texts = keeps_texts
        self._identity = identity
        self._revision = revision

    @classmethod
    def create(
        cls,
        path: str | Path,
        workspace: Workspace | None = None,
        *,
        keep_texts: bool = True,
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
        replace
            Whether an existing file may be replaced.

        Raises
        ------
        ProjectExists, ProjectNotSaved
        """
        path = Path(path)
        identity = secrets.token_hex(16)
        writer = ColumnWriter()
        stored = _store_workspace(workspace or Workspace(), path, writer, keep_texts=keep_texts)
        with new_file(path, replace=replace) as connection:
            connection.execute(
                "INSERT INTO project VALUES (1, ?, ?, ?, 1, ?)",
                (identity, PROGRAM, int(keep_texts), sealed(stored)),
            )
            _write_packs(connection, _prepared(writer), run=None)
        return cls(path, identity, 1, keeps_texts=keep_texts)

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
        with connect(path, check=True) as connection, _trusting_nothing(path):
            identity, revision, keeps_texts, _ = _head(connection)
        return cls(path, identity, revision, keeps_texts=keeps_texts)

    # Workspace

    @property
    def workspace(self) -> Workspace:
        """The workspace as it was saved last, by this program or another one."""
        with self._connect() as connection:
            _, self._revision, self.keeps_texts, stored = _head(connection)
            return _restore_workspace(stored, ColumnReader(connection))

    def save(self, workspace: Workspace, *, overwrite: bool = False) -> None:
        """Save the workspace of the project.

        Parameters
        ----------
        workspace
            The workspace that replaces the one in the file.
        overwrite
            Whether to replace a workspace that somebody else has saved since it was read.

        Raises
        ------
        ProjectConflict
            If somebody else has saved the project since it was read, or has replaced it by another.
        ProjectNotSaved, ProjectLocked
        """
        writer = ColumnWriter()
        stored = _store_workspace(workspace, self.path, writer, keep_texts=self.keeps_texts)
        with self._change(writer) as (connection, packs):
            revision = _head(connection).revision
            if revision != self._revision and not overwrite:
                raise ProjectConflict(self.path)
            connection.execute(
                "UPDATE project SET revision = ?, program = ?, state = ?",
                (revision + 1, PROGRAM, sealed(stored)),
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
                "SELECT number, date, program, label, has_texts, summary FROM run ORDER BY number"
            )
            return tuple(self._run(row) for row in rows)

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

    def files(self, run: Run | int) -> tuple[RunFile, ...]:
        """Return the files of a run of folders with their scores; none for other runs."""
        with self._connect() as connection:
            rows = connection.execute(
                "SELECT place, summary FROM file WHERE run = ? ORDER BY place", (_number(run),)
            )
            return tuple(
                unsealed(RunFile, summary, _file_owner(_number(run), place))
                for place, summary in rows
            )

    def record(
        self,
        evaluation: Evaluation,
        *,
        inputs: Sequence[Input] = (),
        label: str = "",
        keep_texts: bool = True,
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
        writer = ColumnWriter()
        keep_texts = keep_texts and self.keeps_texts and evaluation.has_texts
        stored_inputs = tuple(
            _store_scored(one, number, self.path, writer, keep_texts=keep_texts)
            for number, one in enumerate(inputs)
        )
        content, files = store_run(
            evaluation, writer, keep_texts=keep_texts, inputs=stored_inputs, progress=progress
        )
        run = replace(run_of(evaluation), gate_failed=gate_failed, changes=changes)
        date = datetime.now(UTC).replace(microsecond=0)
        with self._change(writer, progress) as (connection, packs):
            number = _next_number(connection)
            connection.execute(
                "INSERT INTO run VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    number,
                    date.isoformat(),
                    PROGRAM,
                    label,
                    int(keep_texts),
                    sealed(run, _owner(number)),
                    sealed(content, _owner(number)),
                ),
            )
            connection.executemany(
                "INSERT INTO file VALUES (?, ?, ?)",
                (
                    (number, place, sealed(file, _file_owner(number, place)))
                    for place, file in enumerate(files)
                ),
            )
            _write_packs(connection, packs, run=number)
        return self._recorded(run, number, date, PROGRAM, label, has_texts=keep_texts)

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
        number = _number(run)
        with self._connect() as connection:
            stored = self._stored(connection, number)
            reader = ColumnReader(connection, number, progress)
            evaluation = restore_run(stored, reader, with_texts=with_texts)
            reader.finish()
            return evaluation

    def scoring(
        self, run: Run | int, *, with_texts: bool = True, progress: Progress = SILENT
    ) -> Scoring:
        """Return the recorded evaluation, as `evaluation` does, with its workspace.

        Texts that were compared as they were read take up memory only once.
        """
        number = _number(run)
        with self._connect() as connection:
            stored = self._stored(connection, number)
            reader = ColumnReader(connection, number, progress)
            evaluation = restore_run(stored, reader, with_texts=with_texts)
            inputs = [_restore_input(one, reader, with_texts=with_texts) for one in stored.inputs]
            reader.finish()
            return Scoring(evaluation, Workspace(tuple(inputs), stored.settings))

    def scored(self, run: Run | int) -> Workspace:
        """Return the workspace of a run, without texts, and without inputs if these are unknown."""
        number = _number(run)
        with self._connect() as connection:
            stored, reader = self._stored(connection, number), ColumnReader(connection, number)
            inputs = [_restore_input(one, reader, with_texts=False) for one in stored.inputs]
            return Workspace(tuple(inputs), stored.settings)

    def digests(self, run: Run | int, role: Role = Role.REFERENCE) -> list[bytes]:
        """Return a hash of each segment's references, or of its source.

        Returns
        -------
        list of bytes
            Hashes in the order of the segments; empty if there is no source.
        """
        number = _number(run)
        with self._connect() as connection:
            column = self._stored(connection, number).digests.get(role)
            reader = ColumnReader(connection, number)
            return [] if column is None else reader.hashes(column)

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

    def set_keeps_texts(self, keep: bool) -> None:
        """Keep texts from now on, or permanently remove the texts of all runs from the file.

        Raises
        ------
        ProjectNotSaved, ProjectLocked, ProjectConflict
        """
        with self._change() as (connection, _):
            connection.execute("UPDATE project SET keeps_texts = ?", (int(keep),))
            if not keep:
                _drop_texts(connection)
                _drop_unused(connection)
        self.keeps_texts = keep
        if not keep:
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
                with _trusting_nothing(self.path):
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
        self, writer: ColumnWriter | None = None, progress: Progress = SILENT
    ) -> Iterator[tuple[sqlite3.Connection, _Packs]]:
        """Change the file in one short transaction; packs are compressed before it."""
        packs = _Packs(ColumnWriter())
        if writer is not None:
            with to_save(self.path), self._connect() as connection:
                rows = connection.execute("SELECT digest FROM pack")
                known = {digest for (digest,) in rows}
            packs = _prepared(writer, known, progress)
        with transaction(self.path) as connection, _trusting_nothing(self.path):
            head = _head(connection)
            # The file is now another project, or has stopped or begun to keep texts.
            if (head.identity, head.keeps_texts) != (self._identity, self.keeps_texts):
                raise ProjectConflict(self.path)
            yield connection, packs

    def _shrink(self) -> None:
        """Give the space of deleted data back to the system; until then, the file reuses it."""
        with suppress(ProjectNotSaved, ProjectLocked), self._connect() as connection:
            # VACUUM needs an attached database.
            connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 1)
            connection.execute("VACUUM")

    def _run(self, row: tuple[int, str, str, str, int, str]) -> Run:
        number, date, program, label, has_texts, scores = row
        try:
            when = datetime.fromisoformat(date)
        except ValueError as error:
            raise Malformed(str(error)) from error
        if when.tzinfo is None:
            raise Malformed("date")
        run = unsealed(Run, scores, _owner(number))
        return self._recorded(run, number, when, program, label, has_texts=bool(has_texts))

    def _recorded(
        self, run: Run, number: int, date: datetime, program: str, label: str, *, has_texts: bool
    ) -> Run:
        """Return a run that reads its statistics and digests from this file."""
        numbers = _Numbers(self, number)
        return replace(
            run,
            candidates=tuple(
                replace(
                    candidate,
                    scores=tuple(
                        numbers.of_score(score, place, nth)
                        for nth, score in enumerate(candidate.scores)
                    ),
                )
                for place, candidate in enumerate(run.candidates)
            ),
            number=number,
            date=date,
            program=program,
            label=label,
            has_texts=has_texts,
            name=f"{self.path.name}#run={number}",
            # The original values would keep the evaluation in memory.
            files=(),
            references_digest=numbers.references_digest,
            segment_digests=numbers.segment_digests,
            document_numbers=numbers.document_numbers,
        )

    def _stored(self, connection: sqlite3.Connection, number: int) -> StoredEvaluation:
        row = connection.execute("SELECT content FROM run WHERE number = ?", (number,)).fetchone()
        if row is None:
            raise RunMissing(self.path, number)
        stored: StoredEvaluation = unsealed(StoredEvaluation, row[0], _owner(number))
        return stored


class _Numbers:
    """Statistics and digests of a run, read when they are requested.

    Reading raises `RunMissing`, `ProjectDamaged` or `FileMissing` if the run is no longer there.
    """

    def __init__(self, project: Project, number: int) -> None:
        self._project = project
        self._number = number
        self._known: StoredNumbers | None = None

    @contextmanager
    def _read(self) -> Iterator[tuple[StoredNumbers, ColumnReader]]:
        with self._project._connect() as connection:
            if self._known is None:
                stored = self._project._stored(connection, self._number)
                self._known = StoredNumbers(stored)
            yield self._known, ColumnReader(connection, self._number)

    def of_score(self, score: RunScore, candidate: int, place: int) -> RunScore:
        """Return a score that reads its statistics when requested."""

        def formula() -> Metric:
            with self._read() as (numbers, _):
                return numbers.formula(candidate, place)

        def statistics(_: Metric) -> Matrix:
            with self._read() as (numbers, reader):
                return numbers.statistics(candidate, place, reader)

        return replace(score, formula=formula, statistics=statistics)

    def references_digest(self) -> str:
        """Return one digest of all references."""
        with self._read() as (numbers, _):
            return numbers.references_digest

    def segment_digests(self) -> list[bytes]:
        """Return a digest of each segment's references."""
        with self._read() as (numbers, reader):
            return numbers.segment_digests(reader)

    def document_numbers(self) -> Sequence[int]:
        """Return the number of each segment's document."""
        with self._read() as (numbers, reader):
            return numbers.document_numbers(reader)


def _version_of_data(connection: sqlite3.Connection) -> int:
    """Return a number that differs once somebody else has changed the file."""
    (version,) = connection.execute("PRAGMA data_version").fetchone()
    return int(version)


class _Head(NamedTuple):
    identity: str
    revision: int
    keeps_texts: bool
    state: StoredState


def _identity(connection: sqlite3.Connection) -> object:
    row = connection.execute("SELECT identity FROM project").fetchone()
    if row is None:
        raise Malformed("no project")
    return row[0]


def _head(connection: sqlite3.Connection) -> _Head:
    row = connection.execute(
        "SELECT identity, revision, keeps_texts, state FROM project"
    ).fetchone()
    if row is None:
        raise Malformed("no project")
    identity, revision, keeps_texts, state = row
    return _Head(identity, revision, bool(keeps_texts), unsealed(StoredState, state))


@contextmanager
def _trusting_nothing(path: Path) -> Iterator[None]:
    """Raise the typed errors of projects if the file is inconsistent."""
    try:
        yield
    except TooLarge as error:
        raise FileTooLarge(path, error.limit) from error
    except Malformed as error:
        raise ProjectDamaged(path, str(error)) from error


def _number(run: Run | int) -> int:
    return run.number if isinstance(run, Run) else run


def _next_number(connection: sqlite3.Connection) -> int:
    """Return the number of the next run, which no run has had before."""
    last = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'run'").fetchone()
    return int(last[0]) + 1 if last else 1


def _owner(run: int) -> str:
    """Return the owner to which the hashes of a run bind its records."""
    return f"run {run}"


def _file_owner(run: int, place: int) -> str:
    return f"{_owner(run)}, file {place}"


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


def _prepared(
    writer: ColumnWriter, known: Iterable[bytes] = (), progress: Progress = SILENT
) -> _Packs:
    """Compress the packs that the file does not have yet."""
    seen: set[bytes] = set(known)
    found = []
    for column, place, pack in writer.packs(progress):
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


def _drop_texts(connection: sqlite3.Connection) -> None:
    """Remove the texts from all runs, and pasted texts from the state."""
    for number, content in connection.execute("SELECT number, content FROM run").fetchall():
        _drop_texts_of_run(connection, number, content)
    state = _head(connection).state
    inputs = tuple(replace(one, document=None) for one in state.inputs)
    connection.execute("UPDATE project SET state = ?", (sealed(replace(state, inputs=inputs)),))
    connection.execute("DELETE FROM state_part")


def _drop_texts_of_run(connection: sqlite3.Connection, number: int, content: str) -> None:
    writer = ColumnWriter()
    stored = unsealed(StoredEvaluation, content, _owner(number))
    stored = run_without_texts(stored, ColumnReader(connection, number), writer)
    files = connection.execute("SELECT place, summary FROM file WHERE run = ?", (number,))
    for place, summary in files.fetchall():
        owner = _file_owner(number, place)
        file = unsealed(RunFile, summary, owner)
        file = replace(file, error=file.error and without_quotes(file.error))
        connection.execute(
            "UPDATE file SET summary = ? WHERE run = ? AND place = ?",
            (sealed(file, owner), number, place),
        )
    for name in (*TEXT_COLUMNS, FILE_COLUMN):
        connection.execute(
            "DELETE FROM run_part WHERE run = ? AND name LIKE ?", (number, f"%/{name}")
        )
    connection.execute(
        "UPDATE run SET has_texts = 0, content = ? WHERE number = ?",
        (sealed(stored, _owner(number)), number),
    )
    _write_packs(connection, _prepared(writer), run=number)


def _drop_unused(connection: sqlite3.Connection) -> None:
    connection.execute(
        "DELETE FROM pack WHERE id NOT IN (SELECT pack FROM run_part) "
        "AND id NOT IN (SELECT pack FROM state_part)"
    )


# Inputs


def _store_workspace(
    workspace: Workspace, path: Path, writer: ColumnWriter, *, keep_texts: bool
) -> StoredState:
    inputs = []
    for number, one in enumerate(workspace.inputs):
        document = None
        if one.document is not None and one.in_memory and keep_texts:
            document = store_document(one.document, f"input/{number}", writer, keep_texts=True)
        inputs.append(replace(_store_input(one, path), document=document))
    notes = tuple(
        StoredNote(place.input, place.line, place.nth, place.candidate, note, place.file)
        for place, note in workspace.notes
    )
    return StoredState(tuple(inputs), workspace.settings, notes, workspace.scheme)


def _restore_workspace(stored: StoredState, reader: ColumnReader) -> Workspace:
    return Workspace(
        tuple(_restore_input(one, reader) for one in stored.inputs),
        stored.settings,
        tuple(
            (NotePlace(each.input, each.line, each.nth, each.candidate, each.file), each.note)
            for each in stored.notes
        ),
        stored.scheme,
    )


def _store_scored(
    one: Input, number: int, path: Path, writer: ColumnWriter, *, keep_texts: bool
) -> StoredInput:
    stored = _store_input(one, path)
    if one.document is None:
        return stored
    document = store_document(one.document, f"input/{number}", writer, keep_texts=keep_texts)
    return replace(stored, document=document)


def _store_input(one: Input, path: Path) -> StoredInput:
    one = with_relative_paths(one, path.parent)
    return StoredInput(
        role=one.role,
        path=str(one.address.path),
        relative=one.relative,
        selection=one.address.selection,
        encoding=one.encoding,
        given_name=one.name,
        repairs=one.repairs,
        is_folder=one.is_folder,
        in_memory=one.in_memory,
        fingerprint=one.fingerprint,
        scores=tuple(
            StoredScores(each.metric, each.address, each.relative, each.fingerprint)
            for each in one.scores
        ),
    )


def _restore_input(stored: StoredInput, reader: ColumnReader, *, with_texts: bool = True) -> Input:
    document = None
    if stored.document is not None:
        document = restore_document(stored.document, reader, with_texts=with_texts)
    return Input(
        role=stored.role,
        address=Address(Path(stored.path), stored.selection),
        relative=stored.relative,
        encoding=stored.encoding,
        name=stored.given_name,
        repairs=stored.repairs,
        is_folder=stored.is_folder,
        in_memory=stored.in_memory,
        fingerprint=stored.fingerprint,
        document=document,
        scores=tuple(
            ScoresInput(
                each.metric,
                each.address,
                relative=each.relative,
                fingerprint=each.fingerprint,
            )
            for each in stored.scores
        ),
    )
