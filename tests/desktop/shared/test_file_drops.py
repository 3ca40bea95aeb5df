"""Files that are dragged into the window, whatever their names are."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import quote_from_bytes

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared.file_drops import (
    DropTarget,
    accept_copy,
    dropped_paths,
    has_files,
    local_path,
)


def dragged(*urls: str) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    return data


def test_only_files_of_this_computer_are_taken() -> None:
    assert not has_files(dragged())
    assert not has_files(dragged("https://example.org/a.txt"))
    mixed = dragged("https://example.org/a.txt", "file:///a/b%20c.txt", "file:///d")
    assert has_files(mixed)
    assert dropped_paths(mixed) == [Path("/a/b c.txt"), Path("/d")]


@pytest.mark.skipif(sys.platform == "win32", reason="names are text on Windows")
@pytest.mark.parametrize(
    "name", [b"/a/\xe9\xe8.txt", b"/a/x\xff.txt", b"/a/\x80.txt", "/a/é #%.txt".encode()]
)
def test_a_name_that_is_no_text_is_kept(name: bytes) -> None:
    url = QUrl.fromEncoded(f"file://{quote_from_bytes(name)}".encode())
    assert local_path(url) == Path(os.fsdecode(name))


def test_an_accepted_drop_is_a_copy() -> None:
    event = QDropEvent(
        QPointF(),
        Qt.DropAction.MoveAction | Qt.DropAction.CopyAction,
        dragged("file:///a"),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.setDropAction(Qt.DropAction.MoveAction)
    accept_copy(event)
    assert event.isAccepted()
    assert event.dropAction() is Qt.DropAction.CopyAction


def test_the_target_covers_its_parent(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(80, 60)
    target, beside = DropTarget(parent), QWidget(parent)
    beside.resize(80, 60)
    parent.show()
    assert target.isHidden()
    target.show_over()
    assert target.geometry() == parent.rect()
    assert parent.children()[-1] is target
    assert target.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    accent = parent.palette().accent().color()
    image = target.grab().toImage()
    assert image.pixelColor(40, 1).rgb() == image.pixelColor(1, 30).rgb() == accent.rgb()
    inside = image.pixelColor(40, 30)
    ground = parent.palette().window().color()
    # The widgets below shine through.
    assert accent.lightness() < inside.lightness() < ground.lightness()
    parent.close()
