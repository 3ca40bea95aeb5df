"""ZIP archives of XLIFF files: MQXLZ of memoQ, packages of Trados Studio, XLZ, and any other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path, PurePosixPath

from bleu_core.files.addresses import FieldKind
from bleu_core.files.reading.contents import Contents, Field, Format, Table, plain_text
from bleu_core.files.reading.known_formats import READABLE_FORMATS
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.translation import xliff
from bleu_core.languages.tags import canonical_language
from bleu_core.progress import Stage

_EXTENSIONS = tuple(f".{each}" for each in READABLE_FORMATS[Format.XLIFF].extensions)
# A package of a project has hundreds of files at most.
_FILES_LIMIT = 10_000


def is_xliff(name: str) -> bool:
    """Tell whether a member of an archive is an XLIFF file, judging by its name.

    Files that macOS and backup programs put beside others are not.
    """
    path = PurePosixPath(name.replace("\\", "/"))
    is_aside = "__MACOSX" in path.parts or path.name.startswith(".")
    return path.name.lower().endswith(_EXTENSIONS) and not is_aside


def read(raw: RawFile) -> Contents:
    """Read an archive: a table for each XLIFF file with text, named by its path inside.

    If some have translations, those without any are left out: packages of Trados Studio contain
    the files to be translated, too.

    Raises
    ------
    FileTooLarge, FileEncrypted, FileMalformed, EntityDeclared, Cancelled
    """
    pieces: dict[str, list[bytes]] = {}
    # Unpacking is the first half of the work.
    first = replace(raw, progress=raw.progress.with_report(_halved(raw)))
    for name, piece in first.unpacked(Format.XLIFF_ARCHIVE):
        if is_xliff(name):
            pieces.setdefault(name, []).append(piece)
            if len(pieces) > _FILES_LIMIT:
                raise raw.malformed(Format.XLIFF_ARCHIVE, detail=f"more than {_FILES_LIMIT} files")
    tables: list[Table] = []
    count = len(pieces)
    for number, name in enumerate(sorted(pieces), 1):
        data = b"".join(pieces.pop(name))
        # Errors name the file inside. It never touches the disk, so its path can be anything.
        path = Path(f"{raw.path}/{name}")
        member = RawFile(path, data, progress=raw.progress.with_report(lambda *_: None))
        if data:
            tables += (
                replace(table, name=name) for table in xliff.read(member).tables if table.units
            )
        raw.parsed(count + number, 2 * count)
    translated = [table for table in tables if _is_translated(table)]
    return raw.contents(Format.XLIFF_ARCHIVE, _alike(translated or tables), tables_are_files=True)


def _halved(raw: RawFile) -> Callable[[Stage, int, int], None]:
    return lambda stage, done, total: raw.progress.step(stage, done, 2 * total)


def _is_translated(table: Table) -> bool:
    return any(
        plain_text(cell).strip()
        for field in table.fields
        if field.kind is not FieldKind.SOURCE
        for cell in field.cells
    )


def _alike(tables: Sequence[Table]) -> list[Table]:
    """Return tables with the same fields: a file can lack proposals, or not say its languages."""
    origins = {
        field.name: field.language
        for table in tables
        for field in table.fields
        if field.kind is FieldKind.ALT_TRANS
    }
    languages = {kind: _only_language(tables, kind) for kind in FieldKind}
    found = []
    for table in tables:
        fields = [
            replace(field, language=field.language or languages[field.kind])
            for field in table.fields
            if field.kind is not FieldKind.ALT_TRANS
        ]
        own = {field.name: field for field in table.fields if field.kind is FieldKind.ALT_TRANS}
        target = fields[-1].language
        for name in sorted(origins):
            empty = Field(FieldKind.ALT_TRANS, name, [""] * table.units)
            fields.append(replace(own.get(name, empty), language=target))
        found.append(replace(table, fields=tuple(fields)))
    return found


def _only_language(tables: Sequence[Table], kind: FieldKind) -> str | None:
    """Return the language of all fields of a kind that state one, if it is the same."""
    said = [
        field.language
        for table in tables
        for field in table.fields
        if field.kind is kind and field.language
    ]
    return said[0] if len({canonical_language(tag) for tag in said}) == 1 else None
