"""Names of files and candidates among our own words."""

from __future__ import annotations

from dataclasses import replace

from bleu_core.files.addresses import FieldKind, split_address
from bleu_score.i18n import translate


def one_line(name: str) -> str:
    """Return a name for a cell, with a visible sign for line ends and other control characters."""
    return "".join(char if char.isprintable() else "\u2423" for char in name)


def text_name(name: str) -> str:
    """Return the name of a text as people read it, in one line.

    Texts of a file have names like addresses: ``table.xlsx#column=MT1`` is *table.xlsx · MT1*.
    """
    file, selection = split_address(name)
    if file in ("", name):
        return one_line(name)
    field = selection.name or (kind_name(selection.kind) if selection.kind else "")
    # Other parts are rare, but may be all that tells two names apart.
    rest = replace(selection, kind=None, name="", sheet="", file="").address
    parts = (file, selection.sheet, selection.file, field, rest)
    return one_line(" · ".join(filter(None, parts)))


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
