"""Documents: one text of a file as a sequence of segments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from pathlib import Path

from bleu_core.errors import BleuError, WrongType
from bleu_core.files import assumptions as files_assumptions
from bleu_core.files import contents as files_contents
from bleu_core.files import edited, errors, headings, stated_columns, targets
from bleu_core.files import origins as files_origins
from bleu_core.files.addresses import (
    DEFAULT_SELECTION,
    Address,
    FieldKind,
    Role,
    Selection,
    address_of,
)
from bleu_core.files.encodings import Encoding
from bleu_core.files.reading import formats
from bleu_core.files.selection import Selected, guess_selections, has_choice, is_undecided, select
from bleu_core.files.stamps import FileStamp
from bleu_core.files.units import Units
from bleu_core.languages.tags import canonical_language, find_script
from bleu_core.progress import SILENT, Progress, Stage


@dataclass(frozen=True)
class Document:
    """One text: a candidate, a reference or the source.

    Attributes
    ----------
    name
        The name shown to the user: the file's name, and the selected text of the file.
    units
        Its segments, with the file's information about each.
    path
        The file; None for text that was never in one.
    encoding
        The encoding the file was decoded with; None for binary formats and text that was never in a
        file.
    line_ends
        The line ends in the file, of ``LF``, ``CRLF`` and ``CR``.
    lone_carriage_returns
        Lines (from 1) ended by a carriage return alone in a file that otherwise uses line feeds.
    format
        The file's format.
    selection
        The selection that was asked for.
    language
        Tag of its language as the file says; None if it does not.
    compressed
        Whether the file was unpacked.
    repairs
        Number of repairs the user made to the order of the segments.
    has_texts
        Whether the segments hold the text. If only numbers about it were kept, they are empty, and
        must be neither scored nor checked.
    stamp
        The version of the file that was read; None for text that was never in one.
    assumptions
        Assumptions made to read it.
    source_language
        Tag of the language of its source texts as the file says; None if it does not.
    """

    name: str
    units: Units
    path: Path | None = None
    encoding: Encoding | None = None
    line_ends: tuple[str, ...] = ()
    lone_carriage_returns: tuple[int, ...] = ()
    format: files_contents.Format = files_contents.Format.TEXT
    selection: Selection = DEFAULT_SELECTION
    language: str | None = None
    compressed: bool = False
    repairs: int = 0
    has_texts: bool = True
    stamp: FileStamp | None = field(default=None, compare=False)
    assumptions: tuple[files_assumptions.Assumption, ...] = ()
    source_language: str | None = None

    @property
    def segments(self) -> tuple[str, ...]:
        """Text without inline tags, one string for each unit."""
        return self.units.segments

    @cached_property
    def script(self) -> str | None:
        """The script most of its letters are in; see `bleu_core.languages.tags.find_script`."""
        return find_script(self.segments)

    @property
    def is_plain(self) -> bool:
        """Whether every line of the file is a segment."""
        return self.format is files_contents.Format.TEXT

    def with_segments(self, segments: Iterable[str]) -> Document:
        """Return the document with other text in its units, and no tags in it."""
        return replace(self, units=replace(self.units, segments=tuple(segments), tagged={}))

    @classmethod
    def from_segments(cls, name: str, segments: Iterable[str]) -> Document:
        """Return a document of segments in memory.

        Raises
        ------
        WrongType
            If one is not a string, so that what is missing does not count as empty.
        """
        own = tuple(segments)
        for index, segment in enumerate(own):
            if not isinstance(segment, str):
                raise WrongType(f"segments[{index}]", "a string", segment)
        return cls(name, Units(own))


_Text = tuple[Address, Role, str | None]


def require_texts(documents: Iterable[Document]) -> None:
    """Raise `TextsMissing` if the text of a document was not kept: it must not count as empty."""
    missing = tuple(document.name for document in documents if not document.has_texts)
    if missing:
        raise errors.TextsMissing(missing)


def read_document(
    path: str | Path | Address,
    selection: Selection = DEFAULT_SELECTION,
    *,
    role: Role | None = None,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> Document:
    """Read one text of a file of any format.

    Parameters
    ----------
    path
        The file, or its address such as ``memory.tmx#lang=id``; ``-`` reads standard input.
    selection
        The selection of one of its texts, if it has several.
    role
        The role of the text; decides if the selection does not.
    encoding
        Overrides detection.

    Raises
    ------
    BleuError
        One that names the file and the place; see `bleu_core.errors`.
    Cancelled
        If `progress` requests it.
    """
    address = address_of(path)
    if selection != DEFAULT_SELECTION:
        address = Address(address.path, selection)
    return DocumentReader(progress).document(address, role, encoding)


class DocumentReader:
    """Reads documents; a file with several of them is read only once.

    Parameters
    ----------
    progress
        Receives the progress of reading, and can cancel.
    known
        Contents of files read before, by path and requested encoding.
    files
        The files that will be read. With these, progress is reported for all files together, by
        their sizes; otherwise for each file.
    """

    def __init__(
        self,
        progress: Progress = SILENT,
        known: Mapping[tuple[Path, str | None], files_contents.Contents] | None = None,
        files: Iterable[Path] = (),
    ) -> None:
        self._progress = progress
        self._contents = dict(known or {})
        self._sizes = {path: _size(path) for path in files}
        self._done = 0
        self._decided: dict[_Text, tuple[Selection, files_assumptions.TargetInferred | None]] = {}

    def contents(self, path: Path, encoding: str | None = None) -> files_contents.Contents:
        """Read a file; see `bleu_core.files.reading.formats.read_contents`."""
        key = path, encoding
        if key not in self._contents:
            progress = self._progress_of(path)
            self._contents[key] = formats.read_contents(path, encoding=encoding, progress=progress)
        return self._contents[key]

    def _progress_of(self, path: Path) -> Progress:
        """Return the progress of a file, as a part of that of all files."""
        total_size = sum(self._sizes.values())
        if not self._sizes.get(path):
            return self._progress
        before, own = self._done, self._sizes[path]
        self._done += own

        def report(stage: Stage, done: int, total: int) -> None:
            # Getting the bytes takes about a quarter of the time, making texts of them the rest.
            share = done / max(total, 1)
            quarters = share if stage is Stage.READING else 1 + 3 * share
            progress.step(Stage.READING, round(4 * before + own * quarters), 4 * total_size)

        progress = self._progress
        return progress.with_report(report)

    def decide(
        self,
        texts: Sequence[_Text],
        languages: Iterable[str | None] = (),
        wanted: str | None = None,
    ) -> None:
        """Choose the texts in files that need comparison with the other files for this choice.

        Parameters
        ----------
        texts
            The texts of an evaluation that `document` will be asked for: address, role and
            requested encoding.
        languages
            Languages of references and candidates that were read before.
        wanted
            The target language, if the user chose one.

        Raises
        ------
        Cancelled
        """
        read = {}
        for text in texts:
            address, _, encoding = text
            # The error is raised again when the document is read.
            with suppress(BleuError):
                read[text] = self.contents(address.path, encoding)
        if not any(map(has_choice, read.values())):
            return

        asked = {
            text: targets.Asked(contents, text[0].selection, text[1])
            for text, contents in read.items()
        }
        found = targets.infer_targets(tuple(asked.values()), languages, wanted)
        keys = list(asked)
        self._decided |= {keys[index]: each for index, each in found.items()}

    def document(
        self, address: Address, role: Role | None = None, encoding: str | None = None
    ) -> Document:
        """Read one text of a file; see `read_document`."""
        contents = self.contents(address.path, encoding)
        decided = self._decided.get((address, role, encoding)) if role else None
        if decided is None:
            return document_of(contents, address.selection, role)
        selection, said = decided
        document = document_of(contents, selection, role)
        if said is None:
            return document
        return replace(document, assumptions=(*document.assumptions, said))


def _size(path: Path) -> int:
    """Return the size of a file; 0 if that is not known, as of standard input."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        # Reading it raises the error.
        return 0


def documents_by_role(contents: files_contents.Contents) -> dict[Role, list[Document]]:
    """Return the documents of a file with a whole evaluation, as far as their roles are clear."""
    if is_undecided(contents):
        return {role: [] for role in Role}
    return {
        role: [_with_origin(contents, document_of(contents, each, role)) for each in selections]
        for role, selections in guess_selections(contents).items()
    }


def _with_origin(contents: files_contents.Contents, document: Document) -> Document:
    """Return a document that says which proposals it has, if the file has those of others too."""
    chosen = document.selection
    origins = {
        field.name: None
        for table in contents.tables
        for field in table.fields
        if field.kind is FieldKind.ALT_TRANS and chosen.kind is FieldKind.ALT_TRANS
    }
    if len(origins) < 2:
        return document

    others = tuple(name for name in origins if name != chosen.name)
    assumed = files_assumptions.ProposalsOfOrigin(chosen.name, others)
    return replace(document, assumptions=(assumed, *document.assumptions))


def document_of(
    contents: files_contents.Contents,
    selection: Selection = DEFAULT_SELECTION,
    role: Role | None = None,
) -> Document:
    """Return one text of a file's contents as a document.

    Raises
    ------
    FieldMissing, FieldUndecided
        If the file has no such text, or several and it is not clear which is meant.
    """
    selected = select(contents, selection, role)
    table, chosen = selected.table, selected.field
    source = _source_field(table, chosen)
    if contents.format is files_contents.Format.SPREADSHEET:
        _check_formulas(contents, table, chosen)
    return Document(
        _name(contents, selected),
        _units(contents, table, chosen, source),
        contents.path,
        contents.encoding,
        contents.line_ends,
        contents.lone_carriage_returns,
        contents.format,
        selection,
        canonical_language(chosen.language),
        contents.compressed,
        stamp=contents.stamp,
        assumptions=(
            *_contradicted(contents.encoding),
            *table.assumptions,
            *chosen.assumptions,
        ),
        source_language=canonical_language(source.language) if source else None,
    )


def _units(
    contents: files_contents.Contents,
    table: files_contents.UnitTable,
    chosen: files_contents.Field,
    source: files_contents.Field | None,
) -> Units:
    """Return a field as units, with the file's information about them and the fields beside it."""
    beside = [field for field in table.fields if field is not chosen and field is not source]
    is_tagged = any(issubclass(kind, tuple) for kind in {*map(type, chosen.cells)})
    about = {each.name: getattr(table, each.name) for each in fields(files_contents.UnitInfo)}
    about["other_keys"] = table.other_keys | {
        field.name or field.kind.value: field.cells for field in beside
    }
    # In plain text a unit's number is its line.
    is_plain = contents.format is files_contents.Format.TEXT
    about["lines"] = () if is_plain else chosen.lines or table.lines
    about["marks"] = _marks(table, chosen)
    about["origins"] = table.origins or _origins(table, chosen)
    about["edited"] = _edited(table, chosen)
    return Units(
        _plain_texts(chosen.cells) if is_tagged else tuple(map(str, chosen.cells)),
        {index: cell for index, cell in enumerate(chosen.cells) if isinstance(cell, tuple)}
        if is_tagged
        else {},
        _sources(table, chosen, source),
        **about,
    )


def _contradicted(encoding: Encoding | None) -> Iterator[files_assumptions.Assumption]:
    """Yield an assumption if a file is not in the encoding it declares."""
    if encoding is not None and encoding.declared is not None:
        yield files_assumptions.EncodingFound(encoding.name, encoding.declared)


def _marks(
    table: files_contents.UnitTable, chosen: files_contents.Field
) -> Mapping[int, files_contents.UnitMark]:
    """Return the marks of a text: those of the units are about their translation."""
    if chosen.kind is FieldKind.SOURCE:
        return {}
    if chosen.kind is not FieldKind.ALT_TRANS:
        return {**chosen.marks, **table.marks}
    locked = files_contents.UnitMark.NOT_FOR_TRANSLATION
    return {
        index: locked if table.marks.get(index) is locked else files_contents.UnitMark.NO_SUGGESTION
        for index, cell in enumerate(chosen.cells)
        if table.marks.get(index) is locked or not files_contents.plain_text(cell).strip()
    }


def _check_formulas(
    contents: files_contents.Contents, table: files_contents.UnitTable, chosen: files_contents.Field
) -> None:
    """Raise `FormulasUnsaved` if a cell has a formula instead of a text: it is not empty."""
    for index, cell in enumerate(chosen.cells):
        if isinstance(cell, files_contents.UnsavedFormula):
            raise errors.FormulasUnsaved(contents.path, chosen.name, table.lines[index])


def _name(contents: files_contents.Contents, selected: Selected) -> str:
    """Return the file's name, with a fragment if the text is not the usual one in such a file."""
    kinds = {field.kind for field in selected.table.fields}
    alone = len(selected.table.fields) == 1 and len(contents.tables) == 1
    is_usual = selected.field.kind is FieldKind.TARGET and FieldKind.ALT_TRANS not in kinds
    if alone or (is_usual and not selected.address.table):
        return contents.path.name
    return f"{contents.path.name}#{selected.address.address}"


def _origins(
    table: files_contents.UnitTable, chosen: files_contents.Field
) -> Mapping[int, files_origins.Origin]:
    """Return the origins that columns of a table state; only a translation has any."""
    if chosen.kind not in _NAMED_BY_HEADINGS or len(table.fields) < 3:
        return {}

    return stated_columns.find_origins(table)


def _edited(
    table: files_contents.UnitTable, chosen: files_contents.Field
) -> Mapping[int, edited.Edited]:
    """Return the editors of a translation and the days, as the file or columns of a table state."""
    if chosen.kind in (FieldKind.SOURCE, FieldKind.ALT_TRANS):
        return {}
    if chosen.kind not in _NAMED_BY_HEADINGS or len(table.fields) < 3:
        return chosen.edited or table.edited

    return stated_columns.find_edited(table, chosen)


# The headings of a table tell which of its texts is the source.
_NAMED_BY_HEADINGS = (FieldKind.COLUMN, FieldKind.FIELD)


def _source_field(
    table: files_contents.UnitTable, chosen: files_contents.Field
) -> files_contents.Field | None:
    """Return the field with the source of a text."""
    others = [field for field in table.fields if field is not chosen]
    for other in others:
        if other.kind is FieldKind.SOURCE:
            return other
    if chosen.kind in _NAMED_BY_HEADINGS and others:
        for other in others:
            heading = headings.read_heading(other.heading)
            if heading is not None and heading.meaning is headings.Meaning.SOURCE:
                return other
    return None


def _sources(
    table: files_contents.UnitTable,
    chosen: files_contents.Field,
    source: files_contents.Field | None,
) -> Sequence[str]:
    if source is not None:
        return _plain_texts(source.cells)
    # A translation memory's keys are its source texts.
    if table.key_kind is files_contents.KeyKind.SOURCE_TEXT and tuple(table.keys) != _plain_texts(
        chosen.cells
    ):
        return table.keys
    return ()


def _plain_texts(cells: Sequence[files_contents.Cell]) -> tuple[str, ...]:
    return tuple(map(files_contents.plain_text, cells))
