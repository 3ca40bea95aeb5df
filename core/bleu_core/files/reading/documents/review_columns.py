"""The roles of columns of a table in a document: ids, states, source, translation, or prose.

CAT tools export translations for review as such tables. Each tool has its own columns, with
headings in the language of its interface. So cells are as much evidence as headings.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import islice, pairwise
from math import log
from statistics import correlation, fmean, median, pstdev

from bleu_core.files.contents import Mark
from bleu_core.files.headings import Meaning, read_heading
from bleu_core.languages.tags import find_script
from bleu_core.languages.words import WordProfile

Column = Sequence[str]


class Kind(Enum):
    """The way a table is read."""

    NAMED = auto()
    """Its headings name the translation."""
    SHAPED = auto()
    """The translation is right of the source, as in every CAT tool, but has no heading."""
    EVALUATION = auto()
    """Its headings name references or candidates."""
    LIST = auto()
    """Ids beside a single text."""
    UNCLEAR = auto()
    """Texts side by side; nothing shows which of them is the translation."""


@dataclass(frozen=True)
class Layout:
    """The way a table is read, and the indices of its columns by their role."""

    kind: Kind
    source: int | None = None
    target: int | None = None
    key: int | None = None
    states: int | None = None


_NOT_TRANSLATED = (
    "not translated|untranslated|not started|new|empty|no traducido|sin traducir|non traduit|"
    "nicht übersetzt|não traduzido|non tradotto|niet vertaald|belum diterjemahkan|"
    "未翻译|未翻譯|未開始|未开始|未翻訳"
)
_REJECTED = (
    "rejected|translation rejected|sign-off rejected|rechazado|rechazada|traducción rechazada|"
    "rejeté|rejetée|traduction rejetée|abgelehnt|übersetzung abgelehnt|rejeitado|rejeitada|"
    "rifiutato|rifiutata|afgewezen|ditolak|已拒绝|已拒絕|拒绝|拒絕"
)
_OTHER_STATES = (
    "draft|translated|edited|confirmed|approved|signed off|translation approved|reviewed|"
    "proofread|final|pre-translated|machine translated|fuzzy|locked|reviewer 1 confirmed|"
    "reviewer 2 confirmed|translator confirmed|fragmented|assembled|borrador|traducido|traducida|"
    "confirmado|confirmada|aprobado|aprobada|traduit|confirmé|approuvé|brouillon|entwurf|"
    "übersetzt|bestätigt|genehmigt|traduzido|confirmado|aprovado|tradotto|confermato|approvato|"
    "vertaald|bevestigd|diterjemahkan|dikonfirmasi|disetujui|已翻译|已翻譯|已确认|已確認|草稿|"
    "已批准|已核准|确认|確認"
)
_STATES: dict[str, Mark | None] = {
    **dict.fromkeys(_OTHER_STATES.split("|")),
    **dict.fromkeys(_NOT_TRANSLATED.split("|"), Mark.NOT_TRANSLATED),
    **dict.fromkeys(_REJECTED.split("|"), Mark.NEEDS_REVIEW),
}
# A match rate, as in "Draft (85%)".
_RATE = re.compile(r"[(\[]?\s*\d{1,3}\s*%\s*[)\]]?")

# Each word of an id has a digit: 12, a3f9-…, and memoQ's numbers with a GUID below.
_ID = re.compile(r"\s*(?=\S*\d)[\w.:/#\-]{1,80}(?:\s+(?=\S*\d)[\w.:/#\-]{1,80})?\s*")
_NUMBER = re.compile(r"\s*[-+]?\d[\d.,:]*\s*%?\s*")
_LETTER = re.compile(r"[^\W\d_]")
# Chinese has no separators between words.
_WORD = re.compile(r"[\u3400-\u9fff]|[^\W\d_\u3400-\u9fff]+")
_DIGITS = re.compile(r"\d+")
_WIDE = "\u2e80"


@dataclass(frozen=True)
class ColumnTuning:
    """Values that the evidence for a text and its translation in two columns depends on.

    Attributes
    ----------
    fewest_rows
        Least number of rows with both texts.
    sample
        Greatest number of rows to compare.
    least_width
        Least mean length of the texts in letters, in a table with ids or states.
    sentence_width
        The same for tables without ids and states. Names and other short texts side by side do not
        count as bilingual text.
    largest_ratio
        Greatest median over the rows of the ratio of the two texts' lengths, as a logarithm.
    largest_spread
        Greatest deviation from that median, as a logarithm, of at least 85% of the rows.
    shared_words
        Least share of running words that two columns in one language have in common. Real
        translations share half of their words or more.
    likeness
        Least share of words that two translations of a sentence have in common, on average.
    """

    fewest_rows: int = 3
    sample: int = 2000
    least_width: int = 8
    sentence_width: int = 15
    largest_ratio: float = log(3)
    largest_spread: float = log(2)
    shared_words: float = 0.35
    likeness: float = 0.25


TUNING = ColumnTuning()


def find_layout(headings: Sequence[str], columns: Sequence[Column]) -> Layout | None:
    """Return the layout of a table; None if it is prose.

    Parameters
    ----------
    headings
        The headings of the columns; all empty if the table has none.
    columns
        The cells below the headings, one for every row in each column.
    """
    known = [read_heading(heading) for heading in headings]
    meanings = [heading.meaning if heading else None for heading in known]
    key = find_key(meanings, columns)
    states = _find_states(meanings, columns)
    texts = [
        index
        for index, column in enumerate(columns)
        if index not in (key, states)
        and meanings[index] not in (Meaning.OTHER, Meaning.KEY)
        and _is_text(column, is_named=known[index] is not None)
    ]
    named = [index for index in texts if known[index] is not None]
    if {Meaning.REFERENCE, Meaning.CANDIDATE} & set(meanings) and (
        len(named) > 1 or _any_parallel(columns, texts, TUNING.least_width)
    ):
        return Layout(Kind.EVALUATION, key=key, states=states)
    sources = [index for index in texts if meanings[index] is Meaning.SOURCE]
    targets = [index for index in texts if meanings[index] is Meaning.TRANSLATION]
    is_listed = key is not None or states is not None
    if len(texts) == 2 and len(sources) < 2 and len(targets) < 2:
        source, target = texts
        if sources:
            source, target = sources[0], next(index for index in texts if index != sources[0])
        elif targets:
            source, target = next(index for index in texts if index != targets[0]), targets[0]
        layout = Layout(Kind.SHAPED, source, target, key, states)
        languages = {heading.language for index in texts if (heading := known[index])} - {None}
        pair = columns[source], columns[target]
        if not is_listed and len(named) < 2 and not are_parallel(*pair):
            # "Target" and "source" are also words of tables about something else.
            return None
        if targets:
            return Layout(Kind.NAMED, source, target, key, states)
        if sources or (is_listed and len(languages) == 2):
            return layout
        if states is not None:
            return layout
        if is_listed and are_parallel(*pair):
            # With two versions in one language, the right column need not be the translation.
            return Layout(Kind.UNCLEAR, key=key) if _are_in_one_language(*pair) else layout
        if len(languages) == 2 or _any_parallel(columns, texts, TUNING.sentence_width):
            return Layout(Kind.UNCLEAR, key=key, states=states)
        return None
    if len(texts) > 2:
        width = TUNING.least_width if is_listed else TUNING.sentence_width
        if len(named) > 1 or _any_parallel(columns, texts, width):
            return Layout(Kind.UNCLEAR, key=key, states=states)
        return None
    if len(texts) == 1 and key is not None and len(columns) == 2 and len(columns[0]) > 2:
        # Years beside a text, as in a résumé, are part of the text.
        is_list = meanings[key] is Meaning.KEY or _are_counted(columns[key])
        return Layout(Kind.LIST, target=texts[0], key=key) if is_list else None
    return None


def _any_parallel(columns: Sequence[Column], texts: Sequence[int], width: float) -> bool:
    """Tell whether two neighbors among the columns of texts look like a text and its translation.

    Without ids and headings they must be of several words: names in code are of one.
    """
    if width >= TUNING.sentence_width:
        texts = [index for index in texts if _has_phrases(columns[index])]
    return any(
        are_parallel(columns[one], columns[other], width=width) for one, other in pairwise(texts)
    )


def _has_phrases(column: Column) -> bool:
    """Tell whether most texts have more than one word, or are in a script without spaces."""
    filled = [cell for cell in column if cell.strip()]
    phrases = sum(len(cell.split()) > 1 or max(cell) >= _WIDE for cell in filled)
    return phrases * 2 > len(filled)


def find_key(meanings: Sequence[Meaning | None], columns: Sequence[Column]) -> int | None:
    """Return the column with the ids of the rows: one with such a heading, or the first."""
    found = [index for index, column in enumerate(columns) if are_ids(column)]
    named = [index for index in found if meanings[index] is Meaning.KEY]
    plain = [index for index in found if meanings[index] is None]
    return next(iter([*named, *plain]), None)


def are_ids(column: Column) -> bool:
    """Tell whether at least 90% of the cells are filled, and most are different ids."""
    filled = [cell for cell in column if cell.strip()]
    if not filled or len(filled) * 10 < len(column) * 9:
        return False
    ids = sum(_ID.fullmatch(cell) is not None for cell in filled)
    return ids * 10 >= len(filled) * 9 and len(set(filled)) * 10 >= len(filled) * 9


def _are_counted(column: Column) -> bool:
    """Tell whether the cells are consecutive numbers, from 0 or 1."""
    first = column[0].strip() if len(column) >= TUNING.fewest_rows else ""
    counted = map(str, range(int(first), len(column) + 1)) if first in ("0", "1") else ()
    return [cell.strip() for cell in column] == list(counted)[: len(column)]


def is_id(cell: str) -> bool:
    """Tell whether a cell can be the id of a row."""
    return _ID.fullmatch(cell) is not None


def _find_states(meanings: Sequence[Meaning | None], columns: Sequence[Column]) -> int | None:
    """Return the column with the states of the rows, judging by its cells."""
    for index, column in enumerate(columns):
        if meanings[index] in (None, Meaning.OTHER) and _are_states(column):
            return index
    return None


def _are_states(column: Column) -> bool:
    filled = [cell for cell in column if cell.strip()]
    states = sum(_state_of(cell) in _STATES for cell in filled)
    return bool(filled) and len(filled) * 2 > len(column) and states * 10 >= len(filled) * 9


def _state_of(cell: str) -> str:
    return " ".join(_RATE.sub(" ", cell).casefold().split())


def find_marks(states: Column, sources: Column, targets: Column) -> dict[int, Mark]:
    """Return the marks that follow from the states, by index of the row.

    Some reviewers fill in texts that are "not translated" and leave the state unchanged. In such a
    table, only empty texts count as not translated; in other tables, texts equal to the source do,
    too.
    """
    marks = [_STATES.get(_state_of(state)) for state in states]
    is_outdated = any(
        mark is Mark.NOT_TRANSLATED and target.strip() not in ("", source.strip())
        for mark, source, target in zip(marks, sources, targets, strict=True)
    )
    found = {}
    for index, (mark, target) in enumerate(zip(marks, targets, strict=True)):
        is_old = mark is Mark.NOT_TRANSLATED and is_outdated and target.strip()
        if mark is not None and not is_old:
            found[index] = mark
    return found


def _is_text(column: Column, *, is_named: bool) -> bool:
    """Tell whether a column has texts, not notes on some rows, and not numbers or single letters.

    A column with the heading of a text may be empty, if nothing is translated yet.
    """
    if is_named:
        return True
    filled = [cell for cell in column if cell.strip()]
    words = sum(_LETTER.search(cell) is not None for cell in filled)
    ids = sum(_ID.fullmatch(cell) is not None for cell in filled)
    return (
        len(filled) * 2 > len(column)
        and words * 2 > len(filled)
        and ids * 2 < len(filled)
        and (len(set(filled)) * 3 > len(filled) or len(filled) < TUNING.fewest_rows)
    )


def are_parallel(one: Column, other: Column, *, width: float = TUNING.least_width) -> bool:
    """Tell whether two columns look like a text and its translation, row by row.

    The lengths of their texts correspond. In addition, one of these conditions holds: the columns
    are in different scripts; they have the same numbers or some of the same texts, as related
    languages share many words; they are two versions of a text in one language; or they share few
    words, and are not known to be in one language.
    """
    rows = [
        (first.strip(), second.strip())
        for first, second in islice(zip(one, other, strict=True), TUNING.sample)
        if first.strip() or second.strip()
    ]
    both = [row for row in rows if all(row)]
    if len(both) < TUNING.fewest_rows or len(both) * 10 < len(rows) * 6:
        return False
    return _have_like_lengths(both, width) and _say_the_same(both)


def _have_like_lengths(rows: Sequence[tuple[str, str]], width: float) -> bool:
    widths = [(_width(first), _width(second)) for first, second in rows]
    if sum(map(sum, widths)) < 2 * width * len(widths):
        return False
    # Add some characters, because the ratio of short lengths varies by chance.
    logs = [(log(first + 5), log(second + 5)) for first, second in widths]
    ratios = [first - second for first, second in logs]
    middle = median(ratios)
    near = sum(abs(ratio - middle) <= TUNING.largest_spread for ratio in ratios)
    if abs(middle) > TUNING.largest_ratio or near * 100 < len(ratios) * 85:
        return False
    firsts, seconds = zip(*logs, strict=True)
    varied = min(pstdev(firsts), pstdev(seconds)) > 0.3
    return not varied or correlation(firsts, seconds) > 0.5


def _say_the_same(rows: Sequence[tuple[str, str]]) -> bool:
    firsts, seconds = zip(*rows, strict=True)
    if find_script(firsts) != find_script(seconds):
        return True
    same = sum(first == second for first, second in rows)
    if same == len(rows):
        return False
    if same * 5 >= len(rows):
        return True
    numbers = [pair for pair in (tuple(map(_numbers, row)) for row in rows) if any(pair)]
    equal = sum(first == second for first, second in numbers)
    if len(numbers) >= TUNING.fewest_rows and equal * 10 >= len(numbers) * 7:
        return True
    if _are_versions(rows):
        return True
    languages = [WordProfile.of(texts).language() for texts in (firsts, seconds)]
    is_one = languages[0] is not None and languages[0] == languages[1]
    return not is_one and _shared_words(firsts, seconds) < TUNING.shared_words


def _are_versions(rows: Sequence[tuple[str, str]]) -> bool:
    """Tell whether texts share many words with texts beside them, and few with other rows."""
    if len(rows) <= TUNING.fewest_rows:
        return False
    words = [(set(_words([first])), set(_words([second]))) for first, second in rows]
    beside = [_likeness(first, second) for first, second in words]
    across = [_likeness(first, second) for (first, _), (_, second) in pairwise(words)]
    return fmean(beside) > max(TUNING.likeness, 2 * fmean(across))


def _likeness(one: set[str], other: set[str]) -> float:
    """Return the share of words that two texts have in common."""
    return len(one & other) / max(len(one | other), 1)


def _are_in_one_language(one: Column, other: Column) -> bool:
    """Tell whether two columns share as many words as texts in one language do."""
    different = [
        (first, second)
        for first, second in islice(zip(one, other, strict=True), TUNING.sample)
        if first.strip() != second.strip()
    ]
    if not different:
        return False
    firsts, seconds = zip(*different, strict=True)
    return _shared_words(firsts, seconds) >= TUNING.shared_words


def _numbers(text: str) -> list[str]:
    return sorted(_DIGITS.findall(text))


def _shared_words(firsts: Column, seconds: Column) -> float:
    """Return the share of the running words that occur in both columns."""
    one, other = (Counter(_words(column)) for column in (firsts, seconds))
    shared = sum(count for word, count in one.items() if word in other)
    shared += sum(count for word, count in other.items() if word in one)
    return shared / max(one.total() + other.total(), 1)


def _words(column: Column) -> list[str]:
    return [word for cell in column for word in _WORD.findall(cell.casefold())]


def _width(text: str) -> float:
    """Return the length of a text in letters; a Chinese character counts as two and a half."""
    return sum(2.5 if char >= _WIDE else 1 for char in text)
