"""Imports between the packages point one way."""

from __future__ import annotations

from pathlib import Path

import pytest

import bleu_core
from tests.helpers.imports import (
    Import,
    all_imports,
    find_cycle,
    imports_of,
    is_inside,
    modules_below,
    rooms_in_circles,
)

CORE = Path(bleu_core.__file__).parents[1]

# The packages of the core, from the bottom to the top: each may import earlier ones. `top` means
# what is started as a program.
LAYERS = (
    "base",
    "languages",
    "files",
    "normalization",
    "pairing",
    "writing",
    "tokenizers",
    "scoring",
    "diagnostics",
    "evaluation",
    "analysis",
    "changes",
    "folders",
    "workspace",
    "projects",
    "api",
    "top",
)
# Lower packages that a package does not import: scoring, for example, needs no files.
APART = {
    "tokenizers": ("files", "normalization", "pairing", "writing"),
    "scoring": ("files", "normalization", "pairing", "writing"),
    "diagnostics": ("writing",),
}
BASE = (
    "errors",
    "lazy",
    "options",
    "progress",
    "settings",
    "version",
)

# Modules that a package never imports, even if they are installed.
NEVER_IMPORTS = {
    "bleu_core": ("bleu_score", "bleu_desktop", "PySide6", "shiboken6", "babel", "gettext"),
    "bleu_score": ("bleu_desktop", "PySide6", "shiboken6"),
}

# Modules that the window uses, too, and that must not know the terminal: their allowed imports from
# their package.
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

PACKAGES = [layer for layer in LAYERS if layer not in ("base", "top")]


def layer_of(module: str) -> str:
    """Return the layer of a module of the core, such as ``bleu_core.scoring.ter``."""
    name = module.removeprefix("bleu_core.")
    if name in BASE:
        return "base"
    first = name.split(".")[0]
    return first if first in PACKAGES else "top"


def is_allowed(each: Import) -> bool:
    if each.importer == "bleu_core":
        return True  # `bleu_core` itself has the public names of all packages
    layer, other = layer_of(each.importer), layer_of(each.imported)
    return LAYERS.index(other) <= LAYERS.index(layer) and other not in APART.get(layer, ())


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


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_exists(package: str) -> None:
    assert f"bleu_core.{package}" in modules_below(CORE, "bleu_core")


@pytest.mark.parametrize("module", BASE)
def test_every_base_module_exists(module: str) -> None:
    assert f"bleu_core.{module}" in modules_below(CORE, "bleu_core")


def test_imports_between_packages_point_one_way(core: list[Import]) -> None:
    inside = within(core, "bleu_core")
    # The imports were found: each package imports something from another one.
    assert {layer_of(each.importer) for each in inside} >= {*PACKAGES}
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


@pytest.mark.parametrize("package", OF_BOTH_PROGRAMS)
def test_shared_modules_do_not_import_the_terminal(package: str, terminal: list[Import]) -> None:
    own = [each for each in within(terminal, "bleu_score") if is_inside(each.importer, package)]
    allowed = (package, *OF_BOTH_PROGRAMS[package])
    assert own
    assert [
        str(each) for each in own if not any(is_inside(each.imported, one) for one in allowed)
    ] == []


def test_no_imports_go_in_circles(core: list[Import], terminal: list[Import]) -> None:
    assert find_cycle(within(core, "bleu_core")) == []
    assert find_cycle(within(terminal, "bleu_score")) == []


def test_folders_and_modules_in_a_package_import_each_other_one_way(
    core: list[Import], terminal: list[Import]
) -> None:
    assert rooms_in_circles(within(core, "bleu_core")) == []
    assert rooms_in_circles(within(terminal, "bleu_score")) == []


def test_a_way_back_into_a_folder_is_noticed() -> None:
    """Although no module is imported in a circle."""
    ways = [("files.reading.raw", "files.contents"), ("files.contents", "files.reading.plain")]
    imports = [Import(f"bleu_core.{one}", f"bleu_core.{other}", 1) for one, other in ways]
    assert find_cycle(imports) == []
    assert rooms_in_circles(imports[:1]) == []
    (circle,) = rooms_in_circles(imports)
    assert {*circle} == {"bleu_core.files.contents", "bleu_core.files.reading"}


# Sources that break one rule each, which the test above must notice.
WRONG = {
    "bleu_core.tokenizers.new": "from bleu_core.scoring import bleu",
    "bleu_core.tokenizers.newer": "import bleu_core.files.encodings",
    "bleu_core.scoring.new": "from bleu_core.files.documents import Document",
    "bleu_core.scoring.newer": "def score():\n    from bleu_core.diagnostics import checks",
    "bleu_core.scoring.newest": "from bleu_core.analysis.tokens import Token",
    "bleu_core.analysis.new": "from bleu_core.changes.model import Changes",
    "bleu_core.files.new": "if TYPE_CHECKING:\n    from bleu_core.scoring.bleu import BleuScore",
    "bleu_core.files.newer": "from ..tokenizers import spans",
    "bleu_core.files.newest": "import_module(f'bleu_core.tokenizers.{name}')",
    "bleu_core.diagnostics.new": "from bleu_core.evaluation.evaluate import evaluate_documents",
    "bleu_core.diagnostics.newer": "from bleu_core import evaluate",
    "bleu_core.errors": "from bleu_core.evaluation.signature import signature",
}


@pytest.mark.parametrize("name", WRONG)
def test_an_import_in_the_wrong_direction_is_noticed(name: str, tmp_path: Path) -> None:
    path = tmp_path / "new.py"
    path.write_text(WRONG[name], encoding="utf-8")
    known = modules_below(CORE, "bleu_core") | {name: path}
    imports = imports_of(name, WRONG[name], known, is_package=False)
    assert len(wrong_ways(within(imports, "bleu_core"))) == 1


def test_a_circle_is_noticed() -> None:
    circle = [Import("a", "b", 1), Import("b", "c", 1), Import("c", "a", 1), Import("c", "d", 2)]
    assert set(find_cycle(circle)) == {"a", "b", "c"}
    assert find_cycle(circle[1:]) == []
