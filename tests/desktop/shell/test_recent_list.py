"""The first page lists the work done recently."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.session.session import State
from bleu_desktop.shared.icons import icon
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.recent_files import recent_name, recent_places
from bleu_desktop.shell.recent_list import RecentList
from tests.helpers.driving import drop, part, wait_for


def test_recent_work_is_opened_from_the_first_page(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    recent = part(window, RecentList)
    assert not recent.isVisible()
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    window.session.clear()
    wait_for(qtbot, window, State.EMPTY)
    assert recent.isVisible()
    [button] = recent.buttons
    assert button.text() == "reference.en.txt, good.en.txt"
    button.click()
    wait_for(qtbot, window, State.SCORED)
    assert [entry.name for entry in window.session.files[Role.CANDIDATE]] == ["good.en.txt"]


def test_the_list_goes_when_it_is_cleared(window: MainWindow, qtbot: QtBot) -> None:
    for number in range(9):
        window.preferences.add_recent({"candidate": [f"/R&D/{number}.txt"]})
    window.preferences.add_recent({"project": ["/R&D/Q&A.bleu"]})
    recent = part(window, RecentList)
    recent.show_recent()
    # An ampersand is no shortcut.
    assert [button.text() for button in recent.buttons] == [
        "Q&&A.bleu",
        "8.txt",
        "7.txt",
        "6.txt",
    ]
    marks = [icon(name).pixmap(16).toImage() for name in ("save", "document")]
    shown = [button.icon().pixmap(16).toImage() for button in recent.buttons]
    # A project has a mark of its own.
    assert [marks.index(each) for each in shown] == [0, 1, 1, 1]
    window.menus.fill_recent()
    window.menus.recent.actions()[-1].trigger()
    assert not recent.isVisible()


@pytest.mark.parametrize(
    ("files", "name"),
    [
        (
            {
                "reference": ["/R&D/order.xlf#target"],
                "candidate": ["/R&D/order.xlf#alt-trans=Engine&quality=used"],
            },
            "order.xlf · Translation, Engine",
        ),
        (
            {
                "reference": ["/a/all.csv#column=Human"],
                "candidate": ["/a/all.csv#column=MT1", "/a/all.csv#column=MT10"],
            },
            "all.csv · Human, MT1, MT10",
        ),
        (
            {"reference": ["/ref/chapter1.xlf"], "candidate": ["/mt/chapter1.xlf"]},
            "ref/chapter1.xlf, mt/chapter1.xlf",
        ),
        (
            {"reference": ["/a/same.txt"], "candidate": ["/a/same.txt"]},
            "same.txt (Reference), same.txt (Candidate)",
        ),
    ],
)
def test_recent_work_is_called_as_its_texts_are(files: dict[str, list[str]], name: str) -> None:
    assert recent_name(files) == name
    assert "#" not in recent_places(files)
