"""jieba's dictionary and model, read without importing jieba.

Importing jieba imports pkg_resources, which takes longer than cutting a thousand segments.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import Any

# The model's logarithm of what it does not know (jieba.finalseg.MIN_FLOAT).
MIN_FLOAT = -3.14e100


@cache
def _folder() -> Path:
    # Finding a package does not run it.
    spec = find_spec("jieba")
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError("No module named 'jieba'", name="jieba")
    return Path(next(iter(spec.submodule_search_locations)))


def read_dictionary() -> bytes:
    """Return the dictionary: each line is a word, its frequency and its part of speech."""
    return (_folder() / "dict.txt").read_bytes()


def read_model() -> tuple[dict[str, float], dict[str, dict[str, float]], dict[str, Any]]:
    """Return the model's logarithms: of first states, of next states, of characters."""
    return _model_part("prob_start"), _model_part("prob_trans"), _model_part("prob_emit")


def _model_part(name: str) -> dict[str, Any]:
    spec = PathFinder.find_spec(name, [str(_folder() / "finalseg")])
    if spec is None or spec.loader is None:
        # Not a file of its own, as in a packed program.
        found: dict[str, Any] = import_module(f"jieba.finalseg.{name}").P
        return found
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    part: dict[str, Any] = module.P
    return part


def jieba_version() -> str:
    """Return jieba's version."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("jieba")
    except PackageNotFoundError:
        found: str = import_module("jieba").__version__
        return found
