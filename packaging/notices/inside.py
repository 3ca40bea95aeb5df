"""Components compiled into a file, besides the component that the file belongs to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from notices.components import NoNotice, in_qt, table

_BINARY = re.compile(r"\.(so[\d.]*|dll|pyd|exe|dylib)$|(^|/)[^./]+$")
_CRATE = re.compile(rb"[/\\]registry[/\\]src[/\\][^/\\\0]+[/\\]([A-Za-z][\w-]*?)-(\d[\w.+-]*)[/\\]")


def fits(path: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(path.lower(), pattern) for pattern in patterns)


def owner_by_table(path: str) -> str | None:
    """Return the component of `components.toml` that a file is, from whatever package."""
    for rule in table()["file"]:
        if fits(path, rule["paths"]):
            return str(rule["component"])
    return None


def inside(path: str, content: bytes) -> Iterator[tuple[str, str]]:
    """Yield the components of `components.toml` in a file, each with its version or ""."""
    if not _BINARY.search(path):
        return
    for rule in table()["inside"]:
        if "paths" in rule and not fits(path, rule["paths"]):
            continue
        if "unless" in rule and rule["unless"].encode() in content:
            continue
        if "mark" in rule and rule["mark"].encode() not in content:
            continue
        found = re.search(rule["version"].encode(), content) if "version" in rule else None
        if "version" in rule and not found and not rule.get("optional_version"):
            continue
        yield rule["component"], found.group(1).decode() if found else ""


def inside_qt(path: str, content: bytes) -> Iterator[dict[str, Any]]:
    """Yield the rows of `qt.json` that are in a file of Qt."""
    for row in in_qt()["components"]:
        if fits(path, row["files"]) and not (row["unless"] and row["unless"].encode() in content):
            yield row


def crates_in(content: bytes) -> set[tuple[str, str]]:
    """Return the crates whose paths a Rust library contains."""
    return {(name.decode(), version.decode()) for name, version in _CRATE.findall(content)}


def expect_listed(path: str, content: bytes, listed: set[tuple[str, str]]) -> None:
    """Raise `NoNotice` if a library contains Rust, but its wheel does not list the crates."""
    if b"/rustc/" not in content:
        return
    if not listed:
        raise NoNotice(f"{path} is written in Rust, and its wheel lists no crates")
    if missing := sorted(crates_in(content) - listed):
        raise NoNotice(f"{path} contains crates its wheel does not list: {missing}")


def is_binary(path: Path) -> bool:
    return bool(_BINARY.search(path.as_posix()))
