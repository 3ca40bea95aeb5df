"""Print the oldest supported version of each dependency: `python packaging/lower_bounds.py`.

The script prints one requirement per line, with ``>=`` replaced by ``==``. ``pip install
--constraint`` takes the lines, so that tests run with the lower bounds of both pyproject.toml.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROJECTS = (ROOT / "core" / "pyproject.toml", ROOT / "pyproject.toml")

_BOUND = re.compile(r"(?P<name>[A-Za-z0-9._-]+)\s*(?:\[[^]]*\])?\s*>=\s*(?P<version>[^,;\s]+)")


def lower_bounds(project: Path) -> Iterator[str]:
    """Yield the lower bounds of the dependencies of a project and of its extras."""
    content = tomllib.loads(project.read_text(encoding="utf-8"))
    table = content["project"]
    requirements = [*table["dependencies"]]
    for extra in table.get("optional-dependencies", {}).values():
        requirements += extra
    for requirement in requirements:
        if found := _BOUND.match(requirement):
            yield f"{found['name']}=={found['version']}"


def main() -> int:
    bounds = dict.fromkeys(bound for project in PROJECTS for bound in lower_bounds(project))
    print("\n".join(bounds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
