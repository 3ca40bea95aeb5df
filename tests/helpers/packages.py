"""The packages of the standalone build."""

from __future__ import annotations

import re
from pathlib import Path

from packaging.utils import canonicalize_name

_SPEC = Path(__file__).resolve().parents[2] / "packaging" / "bleu_desktop.spec"


def packages_of_the_build() -> list[str]:
    """Return the names that the spec of the build lists."""
    listed = re.search(
        r"^PACKAGES = \((.*?)^\)", _SPEC.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    assert listed
    return [canonicalize_name(name) for name in re.findall(r'"([^"]+)"', listed[1])]
