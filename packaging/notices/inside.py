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


def _fits(path: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(path.lower(), pattern) for pattern in patterns)


def owner_by_table(path: str) -> str | None:
    """Return the component of `components.toml` that a file is, from whatever package."""
    rows = table()["component"] | table()["wheel"]
    return next((name for name, row in rows.items() if _fits(path, row.get("files", []))), None)


def inside(path: str, content: bytes) -> Iterator[tuple[str, str]]:
    """Yield the components of `components.toml` in a file, each with its version or ""."""
    if not _BINARY.search(path):
        return
    for name, row in table()["component"].items():
        rule = row.get("inside")
        if not rule or not _fits(path, rule.get("paths", ["*"])):
            continue
        if rule.get("mark", "").encode() not in content:
            continue
        if "unless" in rule and rule["unless"].encode() in content:
            continue
        found = re.search(rule["version"].encode(), content) if "version" in rule else None
        # Without a mark, the version is the mark.
        if found or "mark" in rule or "version" not in rule:
            yield name, found[1].decode() if found else ""


def inside_qt(path: str, content: bytes) -> Iterator[dict[str, Any]]:
    """Yield the rows of `qt.json` that are in a file of Qt."""
    rules = table()["qt"]
    loaded = {
        name
        for library, names in rules["unless"].items()
        if library.encode() in content
        for name in names
    }
    for row in in_qt()["components"]:
        if row["id"] not in loaded and _fits(path, rules["files"][row["in"]]):
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
