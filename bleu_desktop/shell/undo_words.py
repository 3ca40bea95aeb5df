"""Words for the steps that can be taken back."""

from __future__ import annotations

from bleu_desktop.i18n import translate
from bleu_desktop.session.work import StepChange, StepChangeKind
from bleu_score.i18n import format_number, with_label
from bleu_score.messages.names import text_name


def undo_text(change: StepChange | None) -> str:
    """Return the text of the action that takes a change back."""
    return _with_name(translate("MainWindow", "&Undo"), change)


def redo_text(change: StepChange | None) -> str:
    """Return the text of the action that makes a change again."""
    return _with_name(translate("MainWindow", "&Redo"), change)


def _with_name(action: str, change: StepChange | None) -> str:
    if change is None:
        return action
    # An ampersand in a name must not become a shortcut.
    return with_label(action, change_name(change).replace("&", "&&"))


def change_name(change: StepChange) -> str:
    """Return the name of a change, as in a menu after “Undo:”."""
    kinds = StepChangeKind
    several = len(change.names) > 1
    name = {
        kinds.ADDED: translate("Undo", "added texts: {count}")
        if several
        else translate("Undo", "{name} added"),
        kinds.REMOVED: translate("Undo", "removed texts: {count}")
        if several
        else translate("Undo", "{name} removed"),
        kinds.REPLACED: translate("Undo", "other texts"),
        kinds.ROLES: translate("Undo", "other roles of texts"),
        kinds.ORDER: translate("Undo", "other order of texts"),
        kinds.NAME: translate("Undo", "name {name}"),
        kinds.ENCODING: translate("Undo", "encoding of {name}"),
        kinds.REPAIRS: translate("Undo", "correction of {name}"),
        kinds.SCORES: translate("Undo", "external scores of {name}"),
        kinds.SUGGESTION: translate("Undo", "choice of the earlier version"),
        kinds.PAIRING: translate("Undo", "pairing"),
        kinds.NORMALIZATION: translate("Undo", "normalization"),
        kinds.SETTINGS: translate("Undo", "settings"),
        kinds.RATES: translate("Undo", "weights and rates"),
        kinds.KNOWN_TEXT: translate("Undo", "known text"),
        kinds.ORIGINS: translate("Undo", "kind of an origin"),
        kinds.COMMENT: translate("Undo", "comment on line {line}"),
        kinds.ASSESSMENT: translate("Undo", "assessment of line {line}"),
        kinds.BOOKMARK: translate("Undo", "bookmark on line {line}"),
    }[change.kind]
    return name.format(
        name=text_name(change.names[0]) if change.names else "",
        count=format_number(len(change.names)),
        line=format_number(change.line),
    )
