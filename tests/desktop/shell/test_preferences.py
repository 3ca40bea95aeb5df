"""What is remembered from one start of the program to the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from bleu_core.changes.schemes import EXAMPLES, Scheme
from bleu_desktop.shell.preferences import MOST_RECENT, MOST_SHAPES, Preferences
from bleu_score.marked.parts import View


def test_preferences_remember_the_choices_of_the_last_shapes(tmp_path: Path) -> None:
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(tmp_path))
    if QSettings("bleu-desktop", "bleu-desktop").fileName().startswith(str(tmp_path)) is False:
        pytest.skip("this system keeps settings where a test cannot put them aside")
    first = Preferences()
    assert first.field_choices("x") == []
    first.remember_field_choices("only", ["reference column=A, b"])
    assert Preferences().field_choices("only") == ["reference column=A, b"]
    for number in range(MOST_SHAPES):
        first.remember_field_choices(f"shape {number}", [f"reference column=译文 {number}"])
    first.remember_field_choices("shape 0", ["candidate column=\ud800"])
    first.remember_field_choices("new", [])
    del first
    second = Preferences()
    assert second.field_choices("only") == []
    assert second.field_choices("shape 0") == ["candidate column=\ud800"]
    assert second.field_choices("shape 1") == []
    assert second.field_choices("shape 2") == ["reference column=译文 2"]
    assert second.field_choices("new") == []
    second.remember_field_choices("shape 2", ["x" * 10_000])
    assert second.field_choices("shape 2") == []


def test_damaged_field_choices_are_left_out() -> None:
    preferences = Preferences(remember=False)
    damaged = ["x", "5", "[]", '["a"]', '["a", "bc"]', '[["a"], []]', '{"a": 1, "b": 2}', "[1, 2]"]
    preferences._values["files/fields"] = [*damaged, '["a", ["reference column=A", 5]]']
    assert preferences.field_choices("a") == ["reference column=A", "5"]
    preferences.remember_field_choices("b", ["x"])
    assert len(preferences._values["files/fields"]) == 2


@pytest.mark.parametrize(
    ("name", "first", "values"),
    [
        ("language", "", ["es", ""]),
        ("zoom", 100, [150, 100]),
        ("geometry", QByteArray(), [QByteArray(b"x")]),
        ("splitter", QByteArray(), [QByteArray(b"y")]),
        ("inputs", None, [True, False, None]),
        ("view", View.MATCHES, [View.DIFFERENCES, View.MATCHES]),
        ("folder", "", ["/a"]),
        ("report", None, [{"texts": True}, ["é"]]),
        ("rates", Scheme(), [EXAMPLES["whole"], Scheme()]),
        ("theme", "system", ["dark", "light"]),
    ],
)
def test_each_value_is_remembered(name: str, first: object, values: list[object]) -> None:
    preferences, other = Preferences(remember=False), Preferences(remember=False)
    assert getattr(preferences, name) == first
    for value in values:
        setattr(preferences, name, value)
        assert getattr(preferences, name) == value
    assert getattr(other, name) == first


@pytest.mark.parametrize(
    ("key", "name", "usual"),
    [
        ("zoom", "zoom", 100),
        ("window/geometry", "geometry", QByteArray()),
        ("window/inputs", "inputs", None),
        ("segments/view", "view", View.MATCHES),
        ("report", "report", None),
        ("rates", "rates", Scheme()),
    ],
)
def test_damaged_values_are_the_usual_ones(key: str, name: str, usual: object) -> None:
    preferences = Preferences(remember=False)
    preferences.store(key, "[damaged")
    assert getattr(preferences, name) == usual


def test_a_theme_for_now_is_not_remembered() -> None:
    preferences = Preferences(remember=False)
    preferences.theme = "dark"
    preferences.theme_for_now = "light"
    assert preferences.theme == "light"
    assert preferences.stored("theme") == "dark"
    preferences.theme = "system"
    assert preferences.theme == "system"


def test_recent_inputs_are_the_newest_and_each_once() -> None:
    preferences = Preferences(remember=False)
    inputs = [{"reference": [f"/{number}"]} for number in range(MOST_RECENT + 1)]
    for each in inputs:
        preferences.add_recent(each)
    assert preferences.recent == inputs[:0:-1]
    preferences.add_recent(inputs[5])
    assert preferences.recent[:2] == [inputs[5], inputs[-1]]
    assert len(preferences.recent) == MOST_RECENT
    grown = {"reference": ["/5"], "candidate": ["/c"]}
    preferences.add_recent(grown, replacing=inputs[5])
    assert preferences.recent[0] == grown
    assert inputs[5] not in preferences.recent


@pytest.mark.parametrize("length", [4000, 4001])
def test_long_choices_are_not_stored(length: int) -> None:
    preferences = Preferences(remember=False)
    choices = ["x" * (length - 5), "y" * 5]
    preferences.remember_field_choices("a", choices)
    assert preferences.field_choices("a") == (choices if length == 4000 else [])
