"""What the whole window stands on: its languages, its files, its start, and its overrides."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QWidget

from bleu_desktop import i18n, paths
from bleu_desktop.__main__ import main
from bleu_desktop.i18n import Messages, set_language, translate
from bleu_desktop.overrides import overrides_of
from bleu_desktop.shell import application, platform_check


@pytest.mark.parametrize(
    ("code", "ours", "qts", "territory"),
    [
        ("en", "Cancel", "Cancel", "en_US"),
        # Qt brings its own words in Spanish, and the program those in Indonesian.
        ("es", "Cancelar", "Cancelar", "es_ES"),
        ("id", "Batal", "Batal", "id_ID"),
        ("zh_TW", "取消", "取消", "zh_TW"),
    ],
)
def test_a_language_has_its_words_and_its_numbers(
    english: None, code: str, ours: str, qts: str, territory: str
) -> None:
    set_language(code)
    assert translate("MainWindow", "Cancel") == ours
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == qts
    assert (QLocale().name(), i18n.locale().name()) == (territory, territory)
    # What nobody has translated stays.
    assert translate("MainWindow", "No such words") == "No such words"


def test_a_table_of_messages_follows_the_language(english: None) -> None:
    rows = {"a": "Cancel", "b": ("Cancel", "")}
    messages: Messages[str, object] = Messages("MainWindow", rows)
    assert [messages[key] for key in rows] == [*rows.values()]
    set_language("es")
    assert [messages[key] for key in rows] == ["Cancelar", ("Cancelar", "")]


def test_another_language_leaves_nothing_of_the_one_before(english: None) -> None:
    set_language("es")
    set_language("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert translate("MainWindow", "Cancel") == "Cancel"


@pytest.mark.parametrize("is_installed", [True, False])
def test_files_of_the_program_are_in_it_or_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_installed: bool
) -> None:
    package = tmp_path / "package"
    (package / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    if not is_installed:
        (package / "resources").rmdir()
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    folder = package if is_installed else tmp_path
    assert paths.resource_path("a", "b.txt") == folder / "resources" / "a" / "b.txt"


def test_overrides_are_methods_that_qt_may_call(qapp: QApplication) -> None:
    class Own(QWidget):
        objectName = "no method"  # noqa: N815

        def paintEvent(self, event: object) -> None: ...
        def own(self) -> None: ...
        def __init__(self) -> None: ...

    class Below(Own):
        def own(self) -> None: ...
        def sizeHint(self) -> None: ...

    assert overrides_of(Own) == ["paintEvent"]
    assert overrides_of(Below) == ["sizeHint"]


@pytest.mark.parametrize("given", [None, ["a.txt"]])
def test_the_program_gets_its_arguments(
    monkeypatch: pytest.MonkeyPatch, given: Sequence[str] | None
) -> None:
    runs: list[Sequence[str]] = []
    monkeypatch.setattr(sys, "argv", ["bleu-desktop", "b.txt", "c.txt"])
    monkeypatch.setattr(application, "run", lambda arguments: runs.append(arguments) or 3)
    assert main(given) == 3
    assert runs == [given or ["b.txt", "c.txt"]]


@pytest.mark.parametrize("has_qt", [True, False])
def test_missing_libraries_are_named_with_all_that_qt_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], has_qt: bool
) -> None:
    monkeypatch.setitem(sys.modules, "bleu_desktop.shell.application", None)
    monkeypatch.setattr(platform_check, "packages_for", lambda _: ["libegl1"])
    monkeypatch.setattr(platform_check, "packages_for_qt", lambda folder: [f"in {folder.name}"])
    if not has_qt:
        monkeypatch.setattr("bleu_desktop.__main__.find_spec", lambda _: None)
    assert main([]) == 2
    error = capsys.readouterr().err
    assert "libegl1" in error
    assert ("in PySide6" in error) is has_qt
