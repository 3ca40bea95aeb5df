"""The packages of the window: imports point one way, and no page imports another page."""

from __future__ import annotations

from pathlib import Path

import pytest

import bleu_desktop
from tests.helpers.imports import (
    Import,
    all_imports,
    find_cycle,
    is_inside,
    modules_below,
    rooms_in_circles,
)

ROOT = Path(bleu_desktop.__file__).parents[1]

PAGES = (
    "inputs",
    "score",
    "pad",
    "segments",
    "compare",
    "pairing",
    "checks",
    "learn",
    "report",
    "history",
    "folders",
    "changes",
)

# The packages that each package may import besides itself. `entry` means the modules beside the
# packages.
MAY_IMPORT = {
    "entry": (),
    "shared": ("entry",),
    "session": ("entry", "shared"),
    **dict.fromkeys(PAGES, ("entry", "shared", "session")),
    "shell": ("entry", "shared", "session", *PAGES),
}
ENTRY = ("bleu_desktop", "bleu_desktop.i18n", "bleu_desktop.overrides", "bleu_desktop.paths")
# No module imports the module that starts the program.
START = "bleu_desktop.__main__"


def room_of(module: str) -> str:
    """Return the room of a module, such as ``bleu_desktop.pairing.pairing_page``."""
    return "entry" if module in ENTRY else module.split(".")[1]


def wrong_ways(imports: list[Import]) -> list[str]:
    return [
        str(each)
        for each in imports
        if (room := room_of(each.importer)) != (other := room_of(each.imported))
        and other not in MAY_IMPORT.get(room, ())
    ]


@pytest.fixture(scope="module")
def modules() -> dict[str, Path]:
    return modules_below(ROOT, "bleu_desktop")


@pytest.fixture(scope="module")
def imports(modules: dict[str, Path]) -> list[Import]:
    return [
        each
        for each in all_imports(modules)
        if is_inside(each.imported, "bleu_desktop") and each.importer != START
    ]


def test_every_module_is_in_a_room(modules: dict[str, Path]) -> None:
    inside = [name for name in modules if name not in ("bleu_desktop", START)]
    assert [name for name in inside if room_of(name) not in MAY_IMPORT] == []
    assert {room_of(name) for name in inside} == set(MAY_IMPORT)


def test_imports_point_one_way(imports: list[Import]) -> None:
    # The imports were found: pages and shell need what is below them.
    importing = {room_of(e.importer) for e in imports if room_of(e.importer) != room_of(e.imported)}
    assert importing >= {*PAGES, "shell"}
    assert wrong_ways(imports) == []


def test_no_module_is_imported_in_a_circle(imports: list[Import]) -> None:
    assert find_cycle(imports) == []
    assert rooms_in_circles(imports) == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("pairing.pairing_page", "score.score_page"),
        ("shared.widgets", "session.session"),
        ("session.session", "inputs.file_list_panel"),
        ("checks.checks_page", "shell.menus"),
        ("i18n", "shared.theme"),
    ],
)
def test_a_wrong_way_is_found(importer: str, imported: str) -> None:
    wrong = Import(f"bleu_desktop.{importer}", f"bleu_desktop.{imported}", 1)
    assert wrong_ways([wrong]) == [str(wrong)]
