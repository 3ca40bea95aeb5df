"""Selection of numbers in a file of scores: the column, and the system."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import PurePath

from bleu_core.files.errors import FieldMissing
from bleu_core.files.headings import words_of
from bleu_core.files.score_files.errors import NoScores, ScoresUndecided, SystemsUnknown
from bleu_core.files.score_files.numbers import are_mostly_numbers, grades_in
from bleu_core.files.score_files.tables import ScoreAddress, ScoreContents, ScoreTable


def number_columns(table: ScoreTable) -> tuple[str, ...]:
    """Return the headings of the columns with scores: with numbers, or else with grades.

    Beside other columns, numbers of segments and lengths are no scores.
    """
    columns = table.columns
    if len(columns) > 1:
        others = {*words_of("no scores"), *words_of("scored segment"), *words_of("rater")}
        columns = {name: own for name, own in columns.items() if bare_name(name) not in others}
    found = [name for name, cells in columns.items() if are_mostly_numbers(cells)]
    if not found and len(table.columns) > 1:
        found = [name for name, cells in columns.items() if grades_in(cells)]
    return tuple(found)


def choose_column(contents: ScoreContents, table: ScoreTable, wanted: str, metric: str) -> str:
    """Return the heading of the column with the scores.

    Parameters
    ----------
    contents, table
        The file, and the table in it.
    wanted
        The selection asked for; empty to find it.
    metric
        Name of the metric: a column of this name has the scores.

    Raises
    ------
    FieldMissing
        If there is no such column.
    NoScores
        If none has any.
    ScoresUndecided
        If it is not clear which one is meant.
    """
    if wanted:
        found = wanted if wanted in table.columns else _called(table.columns, (bare_name(wanted),))
        if found is None:
            [missing] = _addresses(contents, [wanted])
            raise FieldMissing(contents.path, missing, _offered(contents))
        return found
    names = number_columns(table)
    if not names:
        raise NoScores(contents.path)
    if found := _called(names, (bare_name(metric), *words_of("scores"))):
        return found
    if len(names) == 1:
        return names[0]
    raise ScoresUndecided(contents.path, tuple(_addresses(contents, names)))


def text_column(table: ScoreTable) -> Sequence[str] | None:
    """Return the candidate's texts as the file has them; None if it has none."""
    texts = [name for name, cells in table.columns.items() if not are_mostly_numbers(cells)]
    name = _called(texts, words_of("scored text"))
    return None if name is None else table.columns[name]


def column_named(table: ScoreTable, label: str) -> Sequence[str] | None:
    """Return the column whose heading is among the words of a label; None if there is none."""
    name = _called(table.columns, words_of(label))
    return None if name is None else table.columns[name]


def tables_for(
    contents: ScoreContents,
    address: ScoreAddress,
    candidates: Sequence[str],
    index: int,
    *,
    alone: bool = False,
) -> dict[int, ScoreTable]:
    """Return the table of each candidate, by the candidate's index.

    Systems go by the names of the candidates. If none of these is in the file, a single system is
    for the candidate at `index`, and as many systems as candidates are for these in their order.

    Parameters
    ----------
    contents, address
        The file, and the selection that was asked for.
    candidates
        Names of the candidates.
    index
        Index of the candidate whose scores these are if the file does not say.
    alone
        Whether they can only be those of this candidate.

    Raises
    ------
    FieldMissing
        If there is no such sheet or system.
    SystemsUnknown
        If it is not clear whose scores these are.
    """
    tables = _of_sheet(contents, address)
    if address.system:
        found = [table for table in tables if table.system == address.system]
        found = found or [table for table in tables if _same_name(table.system, address.system)]
        if not found:
            raise FieldMissing(
                contents.path,
                ScoreAddress(contents.path, system=address.system).fragment(),
                tuple(
                    ScoreAddress(contents.path, system=system).fragment()
                    for system in contents.systems
                ),
            )
        return {index: found[0]}
    matched = _matched(tables, candidates)
    if alone and index in matched:
        return {index: matched[index]}
    if matched and not alone:
        return matched
    if len(tables) == 1 and has_unnamed_systems(tables[0]) and not alone:
        return dict.fromkeys(range(len(candidates)), tables[0])
    if len(tables) == 1:
        return {index: tables[0]}
    if len(tables) == len(candidates) and not alone:
        return dict(enumerate(tables))
    raise SystemsUnknown(contents.path, contents.systems, tuple(candidates))


def has_unnamed_systems(table: ScoreTable) -> bool:
    """Tell whether only the texts of the rows say whose they are: segments have several."""
    segments, texts = column_named(table, "scored segment"), text_column(table)
    if table.system or segments is None or texts is None:
        return False
    # Segments may be numbered in each file.
    numbers = [*zip(column_named(table, "scored file") or segments, segments, strict=True)]
    return len({*zip(numbers, texts, strict=True)}) > len({*numbers})


def _of_sheet(contents: ScoreContents, address: ScoreAddress) -> list[ScoreTable]:
    tables = list(contents.tables)
    if address.sheet:
        tables = [table for table in tables if bare_name(table.sheet) == bare_name(address.sheet)]
        if not tables:
            raise FieldMissing(
                contents.path,
                ScoreAddress(contents.path, sheet=address.sheet).fragment(),
                tuple(
                    ScoreAddress(contents.path, sheet=sheet).fragment()
                    for sheet in dict.fromkeys(table.sheet for table in contents.tables)
                    if sheet
                ),
            )
    if address.columns:
        wanted = (bare_name(address.columns[0]),)
        tables = [table for table in tables if _called(table.columns, wanted)] or tables
    first = tables[0].sheet
    sheets = {table.sheet: None for table in tables if table.system}
    if len(sheets) > 1:
        addresses = (ScoreAddress(contents.path, sheet=sheet).fragment() for sheet in sheets)
        raise ScoresUndecided(contents.path, tuple(addresses))
    return [table for table in tables if table.sheet == first]


def _matched(tables: Sequence[ScoreTable], candidates: Sequence[str]) -> dict[int, ScoreTable]:
    """Return tables by the candidate whose name is that of their system."""
    matched: dict[int, ScoreTable] = {}
    for index, candidate in enumerate(candidates):
        own = [table for table in tables if _same_name(table.system, candidate)]
        exact = [table for table in own if _file_name(table.system) == _file_name(candidate)]
        if len(exact or own) == 1:
            matched[index] = (exact or own)[0]
    taken = [id(table) for table in matched.values()]
    # One system cannot be two candidates.
    return matched if len({*taken}) == len(taken) else {}


def _same_name(system: str, candidate: str) -> bool:
    """Tell whether a system's name is a candidate's, apart from folders, case and extensions."""
    if not system:
        return False
    one, other = _file_name(system), _file_name(candidate)
    # A text that is one of several in its file.
    column = other.rpartition("=")[2]
    return (
        one in (other, column, other.partition(".")[0], PurePath(other).stem)
        or one.partition(".")[0] == other
        or PurePath(one).stem == PurePath(other).stem
    )


def _file_name(name: str) -> str:
    return name.replace("\\", "/").rpartition("/")[2].casefold()


def _called(names: Iterable[str], wanted: Sequence[str]) -> str | None:
    """Return the first of the wanted names that is among the names."""
    known: dict[str, str] = {}
    for name in names:
        known.setdefault(bare_name(name), name)
    return next((known[each] for each in wanted if each in known), None)


def bare_name(name: str) -> str:
    """Return a heading or the name of a system in plain letters and digits, in lower case."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(char for char in decomposed if char.isalnum())


def _addresses(contents: ScoreContents, names: Sequence[str]) -> list[str]:
    return [
        ScoreAddress(contents.path, (name,)).fragment(by_field=contents.by_field) for name in names
    ]


def _offered(contents: ScoreContents) -> tuple[str, ...]:
    """Return the addresses of all columns with numbers."""
    names = dict.fromkeys(name for table in contents.tables for name in number_columns(table))
    return tuple(_addresses(contents, [name for name in names if name]))
