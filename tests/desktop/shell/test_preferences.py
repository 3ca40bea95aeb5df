"""What is remembered from one start of the program to the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from bleu_desktop.shell.preferences import MOST_SHAPES, Preferences


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
