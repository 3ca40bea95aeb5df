"""Imports between the rooms of the house point one way."""

from __future__ import annotations

from pathlib import Path

import pytest

import bleu_core
from tests.helpers.imports import Import, all_imports, find_cycle, is_inside, modules_below

CORE = Path(bleu_core.__file__).parents[1]

# What each room may import of the rest of the house, and of itself anything. A name can be a room
# or a single module. `foundation` is listed below; `roof` is whatever else stands beside the rooms:
# evaluation, signature, health … Only `projects` stand above it.
MAY_IMPORT = {
    "foundation": (),
    "tokenizers": ("foundation",),
    "scoring": ("foundation", "tokenizers"),
    "analysis": ("foundation", "tokenizers", "scoring"),
    "corpus": ("foundation",),
    "diagnostics": ("foundation", "tokenizers", "scoring", "corpus"),
    "roof": ("foundation", "tokenizers", "scoring", "analysis", "corpus", "diagnostics"),
    # Above the roof: many files as one evaluation, and what is kept of evaluations.
    "folders": ("foundation", "tokenizers", "scoring", "corpus", "diagnostics", "roof"),
    "projects": (
        *("foundation", "tokenizers", "scoring", "analysis", "corpus", "diagnostics"),
        *("roof", "folders"),
    ),
}
FOUNDATION = (
    "arguments",
    "bands",
    "errors",
    "han",
    "han_forms",
    "notes",
    "options",
    "progress",
    "settings",
    "version",
    "whole_files",
)

# What a package never imports, be it installed or not.
NEVER_IMPORTS = {
    "bleu_core": ("bleu_score", "bleu_desktop", "PySide6", "shiboken6", "babel", "gettext"),
    "bleu_score": ("bleu_desktop", "PySide6", "shiboken6"),
}

# What the window uses too knows nothing of the terminal: what it may import of its package besides
# itself.
OF_BOTH_PROGRAMS = {
    "bleu_score.messages": ("bleu_score.i18n",),
    "bleu_score.marked": ("bleu_score.i18n",),
    "bleu_score.reports": (
        "bleu_score.i18n",
        "bleu_score.json_text",
        "bleu_score.paths",
        "bleu_score.messages",
        "bleu_score.marked",
    ),
}

ROOMS = [room for room in MAY_IMPORT if room not in ("foundation", "roof")]


def room_of(module: str) -> str:
    """Return the room of a module of the core, such as ``bleu_core.scoring.ter``."""
    first = module.split(".")[1] if "." in module else ""
    if first in ROOMS:
        return first
    return "foundation" if first in FOUNDATION else "roof"


def is_allowed(each: Import) -> bool:
    if each.importer == "bleu_core":
        return True  # the public names of all rooms
    room, other = room_of(each.importer), room_of(each.imported)
    return other in (room, *MAY_IMPORT[room]) or any(
        is_inside(each.imported, f"bleu_core.{allowed}") for allowed in MAY_IMPORT[room]
    )


def wrong_ways(imports: list[Import]) -> list[str]:
    return [str(each) for each in imports if not is_allowed(each)]


@pytest.fixture(scope="module")
def core() -> list[Import]:
    return all_imports(modules_below(CORE, "bleu_core"))


@pytest.fixture(scope="module")
def terminal() -> list[Import]:
    return all_imports(modules_below(CORE, "bleu_score"))


def within(imports: list[Import], package: str) -> list[Import]:
    return [each for each in imports if is_inside(each.imported, package)]


@pytest.mark.parametrize("room", ROOMS)
def test_the_room_is_there(room: str) -> None:
    assert f"bleu_core.{room}" in modules_below(CORE, "bleu_core")


@pytest.mark.parametrize("module", FOUNDATION)
def test_the_foundation_is_there(module: str) -> None:
    assert (CORE / "bleu_core" / f"{module}.py").is_file()


def test_imports_between_rooms_point_one_way(core: list[Import]) -> None:
    inside = within(core, "bleu_core")
    # The table describes what is there: each room imports something of another.
    assert {room_of(each.importer) for each in inside} >= {*ROOMS, "roof"}
    assert wrong_ways(inside) == []


@pytest.mark.parametrize("package", NEVER_IMPORTS)
def test_the_core_knows_no_qt_and_the_library_no_words(
    package: str, core: list[Import], terminal: list[Import]
) -> None:
    imports = {"bleu_core": core, "bleu_score": terminal}[package]
    found = [
        str(each)
        for each in imports
        if any(is_inside(each.imported, other) for other in NEVER_IMPORTS[package])
    ]
    assert found == []


@pytest.mark.parametrize("room", OF_BOTH_PROGRAMS)
def test_what_both_programs_use_knows_nothing_of_the_terminal(
    room: str, terminal: list[Import]
) -> None:
    own = [each for each in within(terminal, "bleu_score") if is_inside(each.importer, room)]
    allowed = (room, *OF_BOTH_PROGRAMS[room])
    assert own
    assert [
        str(each) for each in own if not any(is_inside(each.imported, one) for one in allowed)
    ] == []


def test_no_imports_go_in_circles(core: list[Import], terminal: list[Import]) -> None:
    assert find_cycle(within(core, "bleu_core")) == []
    assert find_cycle(within(terminal, "bleu_score")) == []


# Sources that each break one rule, to show that the test above would notice.
WRONG = {
    "bleu_core.tokenizers.new": "from bleu_core.scoring import bleu",
    "bleu_core.tokenizers.newer": "import bleu_core.corpus.encodings",
    "bleu_core.scoring.new": "from bleu_core.corpus.documents import Document",
    "bleu_core.scoring.newer": "def score():\n    from bleu_core.diagnostics import checks",
    "bleu_core.scoring.newest": "from bleu_core.analysis.tokens import Token",
    "bleu_core.analysis.new": "from bleu_core.corpus.documents import Document",
    "bleu_core.corpus.new": "if TYPE_CHECKING:\n    from bleu_core.scoring.bleu import BleuScore",
    "bleu_core.corpus.newer": "from ..tokenizers import spans",
    "bleu_core.corpus.newest": "import_module(f'bleu_core.tokenizers.{name}')",
    "bleu_core.diagnostics.new": "from bleu_core.evaluation import evaluate",
    "bleu_core.diagnostics.newer": "from bleu_core import evaluate",
    "bleu_core.errors": "from bleu_core.signature import signature",
}


@pytest.mark.parametrize("name", WRONG)
def test_an_import_in_the_wrong_direction_is_noticed(name: str, tmp_path: Path) -> None:
    path = tmp_path / "new.py"
    path.write_text(WRONG[name], encoding="utf-8")
    modules = modules_below(CORE, "bleu_core") | {name: path}
    imports = [each for each in all_imports(modules) if each.importer == name]
    assert len(wrong_ways(within(imports, "bleu_core"))) == 1


def test_a_circle_is_noticed() -> None:
    circle = [Import("a", "b", 1), Import("b", "c", 1), Import("c", "a", 1), Import("c", "d", 2)]
    assert set(find_cycle(circle)) == {"a", "b", "c"}
    assert find_cycle(circle[1:]) == []
