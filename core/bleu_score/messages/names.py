"""Names of texts, files and candidates among our own words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import ALL, FieldKind, Role, Selection, split_address
from bleu_core.files.names import Named, NamedFile, names_with_folders
from bleu_core.files.proposals import BEST, EARLIER, FIRST, UNKNOWN, USED
from bleu_core.languages.tags import canonical_language
from bleu_score.i18n import format_number, language_name, translate, with_detail, with_label
from bleu_score.messages.shared_words import shared_ends


def one_line(name: str) -> str:
    """Return a name for a cell, with a visible sign for line ends and other control characters."""
    return "".join(char if char.isprintable() else "\u2423" for char in name)


def text_name(name: str, *, in_detail: bool = False) -> str:
    """Return the name of a text as people read it, in one line.

    Texts of a file have names like addresses: ``table.xlsx#column=MT1`` is *table.xlsx · MT1*, and
    ``order.xlf#alt-trans=Engine&quality=used`` is *order.xlf · Engine*.

    Parameters
    ----------
    in_detail
        Whether to say how the text was selected, too, such as by the row of its headings.
    """
    file, selection = split_address(name)
    if file in ("", name):
        return one_line(name)
    details = _details(selection) if in_detail else ()
    return one_line(" · ".join(filter(None, (file, *_parts(selection), *details))))


def _parts(selection: Selection) -> Iterator[str]:
    """Yield the words for the parts of a selection by which people know a text."""
    yield from (part for part in (selection.sheet, selection.file) if part != ALL)
    if selection.kind is FieldKind.LANGUAGE:
        tag = canonical_language(selection.name)
        yield language_name(tag) if tag else selection.name
    elif selection.name and selection.kind is FieldKind.ALT_TRANS:
        names = {
            EARLIER: translate("Names", "earlier version"),
            UNKNOWN: translate("Names", "unknown origin"),
        }
        yield names.get(selection.name, selection.name)
    elif selection.name:
        yield selection.name
    elif selection.quality == USED:
        yield translate("Changes", "Suggestions")
    elif selection.kind is not None:
        yield kind_name(selection.kind)


def _details(selection: Selection) -> Iterator[str]:
    """Yield the words for the other parts: they are rare, but may be all that differs."""
    if ALL in (selection.sheet, selection.file):
        yield translate("Names", "all tables")
    if selection.name and selection.kind is not None:
        yield kind_name(selection.kind)
    if selection.quality:
        qualities = {
            USED: translate("Names", "as used"),
            BEST: translate("Names", "best match"),
            FIRST: translate("Names", "first match"),
        }
        yield qualities.get(selection.quality, f"≥ {selection.quality}")
    if selection.headings is not None:
        row = format_number(selection.headings)
        yield (
            translate("Names", "headings in row {row}").format(row=row)
            if selection.headings
            else translate("Names", "no headings")
        )
    if selection.key:
        yield with_label(translate("Names", "key"), selection.key)


def kind_name(kind: FieldKind) -> str:
    """Return the name of a field that has none of its own; empty for columns and fields."""
    names = {
        FieldKind.TEXT: translate("FieldChooser", "Text"),
        FieldKind.SOURCE: translate("FieldChooser", "Source text"),
        FieldKind.TARGET: translate("FieldChooser", "Translation"),
        FieldKind.ALT_TRANS: translate("FieldChooser", "Alternative translation"),
        FieldKind.REFERENCE: translate("FieldChooser", "Reference"),
        FieldKind.SYSTEM: translate("FieldChooser", "System"),
    }
    return names.get(kind, "")


def role_name(role: Role, *, about_changes: bool = False) -> str:
    """Return the name of a role; of changes, that of a suggestion or its final text."""
    if about_changes and role is not Role.SOURCE:
        return (
            translate("Reports", "Suggestion")
            if role is Role.CANDIDATE
            else translate("Reports", "Final text")
        )
    names = {
        Role.REFERENCE: translate("Reports", "Reference"),
        Role.CANDIDATE: translate("Reports", "Candidate"),
        Role.SOURCE: translate("Reports", "Source"),
    }
    return names[role]


def text_names(names: Iterable[str]) -> dict[str, str]:
    """Return the names of texts that are shown together, in full, and as distinct as they were."""
    given = list(dict.fromkeys(names))
    shown = [text_name(name) for name in given]
    for otherwise in (partial(text_name, in_detail=True), one_line):
        count = Counter(shown)
        shown = [
            otherwise(name) if count[text] > 1 else text
            for name, text in zip(given, shown, strict=True)
        ]
    return dict(zip(given, shown, strict=True))


def names_of_compared(texts: Sequence[tuple[Role, Named]]) -> list[str]:
    """Return the names of texts that are compared, which say what tells them apart.

    Files of the same name have their folders, as in *mt/a.xlf* and *final/a.xlf*. A text that is
    compared with itself has its role.
    """
    names = names_with_folders([text for _, text in texts])
    shown = text_names(names)
    count = Counter(names)
    return [
        with_detail(shown[name], role_name(role)) if count[name] > 1 else shown[name]
        for name, (role, _) in zip(names, texts, strict=True)
    ]


def compared_names(
    evaluation: Evaluation, references: Iterable[Named] = ()
) -> tuple[list[str], list[str]]:
    """Return the names of candidates and references, which say what tells them apart.

    Parameters
    ----------
    references
        The references, for a result that does not have their texts.
    """
    aligned, folders = evaluation.aligned, evaluation.pairing
    candidates: Iterable[Named] = aligned.candidates
    if folders is None and aligned.references:
        references = aligned.references
    else:
        of_folders = folders.references if folders else references
        references = [NamedFile(each.name) for each in of_folders]
        candidates = [NamedFile(each.name) for each in evaluation.candidates]
    names = names_of_compared(
        [
            *((Role.CANDIDATE, each) for each in candidates),
            *((Role.REFERENCE, each) for each in references),
        ]
    )
    count = len(evaluation.candidates)
    return names[:count], names[count:]


def short_names(names: Iterable[str]) -> dict[str, str]:
    """Return the names of texts that are shown together, without what all of them share.

    ``Client_Project_final_v1.docx`` beside ``Client_Project_final_v2.docx`` is *v1*.
    """
    full = text_names(names)
    start, end = shared_ends([*full.values()])
    return {name: text[len(start) : len(text) - len(end)] for name, text in full.items()}


def shared_part(names: Iterable[str]) -> str:
    """Return the part that `short_names` leaves out, as ``Client_Project_….docx``, if any."""
    start, end = shared_ends([*text_names(names).values()])
    return f"{start}…{end}" if start or end else ""
