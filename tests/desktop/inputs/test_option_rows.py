"""One declaration of an option is enough for its check, flag, signature and row."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.errors import SettingInvalid
from bleu_core.files.documents import read_document
from bleu_core.options import Sign, choice, decimal, declarations, switch, whole
from bleu_core.settings import Settings
from bleu_desktop.inputs.detail_settings import DetailSettings
from bleu_desktop.inputs.option_rows import ChoiceRow, WholeRow, make_row
from bleu_desktop.session.session import Session
from bleu_score.i18n import LANGUAGES, set_language
from bleu_score.messages.options import option_words, value_name
from bleu_score.terminal.command_line import CommandLine, UsageError
from bleu_score.terminal.flags import Program, ProgramWords


@dataclass(frozen=True, kw_only=True)
class Extended(Settings):
    """The settings with made-up options."""

    stemming: Literal["none", "porter"] = choice(
        "none", ("none", "porter"), "--stemming", metavar="S", sign=Sign("stem"), form="details"
    )
    window: int = whole(5, (1, 9), "--window", sign=Sign("win"), form="details")
    decay: float = decimal(0.5, (0, 1), "--decay", sign=Sign("decay"), form="details")
    mirrored: bool = switch("--mirrored", sign=Sign("mirror"), form="details")
    salt: int = whole(1, (0, 10**15), "--salt", sign=Sign("salt"), form="details")


NEW = ("stemming", "window", "decay", "mirrored", "salt")
COMMAND = CommandLine(Program("made-up", (), lambda: ProgramWords("", "Output", {})), Extended)


def parse(line: str) -> Any:
    return COMMAND.parse(["r.txt", "-i", "c.txt", *shlex.split(line)]).settings


def test_a_new_option_has_a_check() -> None:
    assert Extended(stemming="porter", window=9).window == 9
    for name, value in (("stemming", "snowball"), ("window", 10), ("decay", 2), ("mirrored", "x")):
        with pytest.raises(SettingInvalid) as caught:
            Extended(**{name: value})
        assert (caught.value.setting, caught.value.value) == (name, value)


def test_a_profile_has_a_new_option_at_its_default() -> None:
    changed = Extended(tokenizer="char", window=3, tags="token")
    assert changed.profile is None
    assert changed.with_profile("sacrebleu") == Extended(
        tokenizer="char", smoothing="exp", tags="token"
    )
    assert Extended(tokenizer="char", tags="token").profile == "definition"


def test_a_new_option_has_a_flag_and_is_in_the_help() -> None:
    expected = Extended(stemming="porter", window=3, decay=0.25, mirrored=True, salt=10**15)
    line = "--stemming porter --window 3 --decay 0.25 --mirrored --salt 1000000000000000"
    assert parse(line) == expected
    assert parse("") == Extended()
    assert parse("--profile sacrebleu --window 2") == Extended(smoothing="exp", window=2)
    with pytest.raises(SettingInvalid) as caught:
        parse("--window 10")
    assert (caught.value.setting, caught.value.allowed) == ("--window", (1, 9))
    with pytest.raises(UsageError, match="--window"):
        parse("--window wide")
    lines = [line.split() for line in COMMAND.help(80).splitlines()]
    assert ["--stemming", "S", "none,", "porter"] in lines
    assert ["--mirrored"] in lines


def test_a_new_option_is_part_of_the_signature(tmp_path: Path) -> None:
    path = tmp_path / "text.en.txt"
    path.write_text("The cat sat on the mat.\n", encoding="utf-8")
    text = read_document(path)

    def bleu(settings: Settings) -> Any:
        return evaluate(candidates=[text], references=[text], settings=settings).candidates[0].bleu

    usual = bleu(Extended())
    assert "|stem:none|win:5|decay:0.5|mirror:no|salt:1|version" in usual.signature
    # sacreBLEU does not have the options, and needs none for their defaults.
    assert usual.sacrebleu_command == bleu(Settings()).sacrebleu_command is not None
    changed = bleu(Extended(stemming="porter", mirrored=True))
    assert "|stem:porter|win:5|decay:0.5|mirror:yes|" in changed.signature
    assert changed.sacrebleu_command is None


def test_a_new_option_has_a_row(qtbot: QtBot) -> None:
    session = Session()
    session.work.set_settings(Extended(salt=7))
    panel = DetailSettings(session)
    qtbot.addWidget(panel)
    box, window, decay, mirrored, salt = (panel.rows.field(name) for name in NEW)
    kinds = (QComboBox, QSpinBox, QDoubleSpinBox, QCheckBox, QLineEdit)
    assert [type(field) for field in (box, window, decay, mirrored, salt)] == list(kinds)
    assert set(panel.fields()) > {box, window, decay, mirrored, salt}
    assert panel.rows["window"].label.text() == "window"
    assert (box.currentText(), window.value(), salt.text()) == ("none", 5, "7")
    box.setCurrentIndex(1)
    box.activated.emit(1)
    window.setValue(2)
    decay.setValue(0.75)
    mirrored.click()
    salt.setText("123456789012345")
    salt.editingFinished.emit()
    expected = Extended(
        stemming="porter", window=2, decay=0.75, mirrored=True, salt=123456789012345
    )
    assert session.settings == expected
    session.work.set_settings(Extended())
    session.state_changed.emit()
    assert (box.currentText(), window.value(), mirrored.isChecked()) == ("none", 5, False)
    session.close()


OPTIONS = {one.path: one for one in declarations(Settings)}


@pytest.mark.parametrize(
    ("path", "least", "step", "is_grouped", "value", "told"),
    [
        ("max_order", 1, 1, False, 1, [1]),
        # The least number stands for the default, to which an emptied field returns.
        ("resampling.resamples", 39, 1000, True, 39, [None]),
    ],
)
def test_whole_numbers_have_steps_and_may_have_a_default(
    qtbot: QtBot, path: str, least: int, step: int, is_grouped: bool, value: int, told: list[Any]
) -> None:
    changes: list[Any] = []
    parent = QWidget()
    qtbot.addWidget(parent)
    row = make_row(OPTIONS[path], parent, lambda _, value: changes.append(value))
    assert isinstance(row, WholeRow)
    box = row.box
    assert (box.minimum(), box.singleStep()) == (least, step)
    assert box.isGroupSeparatorShown() is is_grouped
    nearest = box.correctionMode() is box.CorrectionMode.CorrectToNearestValue
    assert nearest is (told == [None])
    row.show(least + 1)
    assert changes == []
    box.setValue(value)
    assert changes == told


def test_a_model_that_was_named_is_offered_once(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    row = make_row(OPTIONS["tokenizer"], parent, lambda *_: None)
    assert isinstance(row, ChoiceRow)
    count = row.box.count()
    for value, more in (("13a", 0), ("spm:/x", 1), ("spm:/x", 1), ("13a", 1), ("spm:/y", 2)):
        row.show(value)
        assert (row.box.currentData(), row.box.count()) == (value, count + more)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words_for_its_flags_and_its_row(language: str) -> None:
    set_language(language)
    words = option_words()
    for one in declarations(Settings):
        if one.option.flags:
            assert words[one.path].help
        for value in one.option.value_flags or ():
            assert words[f"{one.path}={value}"].help
        if one.option.form:
            assert words[one.path].label
        if one.option.form and one.option.kind == "choice":
            names = {value_name(one.path, name) for name in one.option.allowed}
            assert len(names) == len(one.option.allowed)
    known = {one.path for one in declarations(Settings)}
    assert {name.partition("=")[0] for name in words if "." in name} <= known
    set_language("en")


def test_the_help_has_the_declared_defaults_and_bounds() -> None:
    said = 0
    for one in declarations(Settings):
        if one.option.flags and one.option.kind in ("choice", "whole") and one.default is not None:
            # A number in the text would not change with the declaration.
            assert "default: {default}" in option_words()[one.path].help
            said += 1
    assert said > 8
    text = " ".join(COMMAND.help(80).split())
    for line in ("1–8 (default: 4)", "(default: 12345)", "remove, token, text (default: text)"):
        assert line in text
    assert not re.search(r"\{[a-z]+\}", text)
