"""Each step that can be taken back has its name in the menu."""

from __future__ import annotations

import pytest

from bleu_desktop.session.work import StepChange, StepChangeKind
from bleu_desktop.shell.undo_words import change_name, redo_text, undo_text

NAMES = {
    StepChangeKind.ADDED: "t.csv · MT added",
    StepChangeKind.REMOVED: "t.csv · MT removed",
    StepChangeKind.REPLACED: "other texts",
    StepChangeKind.ROLES: "other roles of texts",
    StepChangeKind.ORDER: "other order of texts",
    StepChangeKind.NAME: "name t.csv · MT",
    StepChangeKind.ENCODING: "encoding of t.csv · MT",
    StepChangeKind.REPAIRS: "correction of t.csv · MT",
    StepChangeKind.SCORES: "external scores of t.csv · MT",
    StepChangeKind.SUGGESTION: "choice of the earlier version",
    StepChangeKind.PAIRING: "pairing",
    StepChangeKind.KNOWN_TEXT: "known text",
    StepChangeKind.NORMALIZATION: "normalization",
    StepChangeKind.SETTINGS: "settings",
    StepChangeKind.RATES: "weights and rates",
    StepChangeKind.ORIGINS: "kind of an origin",
    StepChangeKind.COMMENT: "comment on line 1,200",
    StepChangeKind.ASSESSMENT: "assessment of line 1,200",
    StepChangeKind.BOOKMARK: "bookmark on line 1,200",
}


@pytest.mark.usefixtures("english")
def test_each_change_has_its_name() -> None:
    found = {
        kind: change_name(StepChange(kind, ("t.csv#column=MT",), 1200)) for kind in StepChangeKind
    }
    assert found == NAMES
    several = ("a", "b")
    assert change_name(StepChange(StepChangeKind.ADDED, several)) == "added texts: 2"
    assert change_name(StepChange(StepChangeKind.REMOVED, several)) == "removed texts: 2"
    assert change_name(StepChange(StepChangeKind.ADDED)) == " added"


@pytest.mark.usefixtures("english")
def test_actions_name_what_they_do() -> None:
    change = StepChange(StepChangeKind.NAME, ("R&D",))
    assert undo_text(change) == "&Undo: name R&&D"
    assert redo_text(change) == "&Redo: name R&&D"
    assert (undo_text(None), redo_text(None)) == ("&Undo", "&Redo")
