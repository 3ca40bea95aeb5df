"""The origins of a build's files, from PyInstaller's lists, wheels and Debian's packages."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path, PurePosixPath

from notices.components import (
    Component,
    NoNotice,
    from_debian,
    from_table,
    from_wheel,
    normalized,
    table,
    with_common_licenses,
)

ROOT = Path(__file__).resolve().parents[2]
OURS = "bleu-desktop"
_OUR_WHEELS = {"bleu-desktop", "bleu-score"}


def _key(path: str | Path) -> str:
    return os.path.normcase(os.path.realpath(path))


class Origins:
    """The origins of files.

    Parameters
    ----------
    work
        The folder in which PyInstaller keeps its lists of files (`*.toc`).
    """

    def __init__(self, work: Path) -> None:
        self.wheels: dict[str, Distribution] = {}
        self._of_file: dict[str, str] = {}
        self._of_path: dict[str, str] = {}
        for wheel in distributions():
            name = normalized(wheel.metadata["Name"])
            if name in self.wheels:
                continue
            self.wheels[name] = wheel
            top = _key(str(wheel.locate_file("")))
            for file in wheel.files or ():
                self._of_file[os.path.normcase(os.path.normpath(os.path.join(top, file)))] = name
                # The build may have a compiled module, without the suffix `.py`.
                self._of_path[str(PurePosixPath(file).with_suffix(""))] = name
                self._of_path[str(PurePosixPath(file))] = name
        self._taken = {
            place.replace("\\", "/"): source
            for toc in sorted(work.glob("COLLECT-*.toc"))
            for place, source, kind in _rows(toc)
            if kind != "SYMLINK"
        }
        self._modules = [
            (name, source)
            for toc in sorted(work.glob("PYZ-*.toc"))
            for name, source, _ in _rows(toc)
        ]
        self._python = [
            _key(folder)
            for folder in {
                *(sysconfig.get_path(name) for name in ("stdlib", "platstdlib")),
                sys.base_prefix,
                sys.base_exec_prefix,
            }
        ]
        self._work = _key(work)
        ours = ("bleu_desktop", "core", "resources", "packaging", "LICENSE", "README.md")
        self._our_folders = [_key(ROOT / name) for name in ours]

    def of_file(self, path: str) -> Component:
        """Return the component of a file, by its path from the folder of the libraries.

        Raises
        ------
        NoNotice
            If the origin of the file is unknown.
        """
        source = self._taken.get(path, "")
        component = (source and self._of_source(source)) or self._of_place(path)
        if component is None:
            said = f", taken from {source}" if source else ""
            raise NoNotice(f"{path}{said}: of no known package")
        return component

    def of_modules(self) -> Iterator[Component]:
        """Yield the components in the archives of modules that the programs contain."""
        seen = set()
        for name, source in self._modules:
            if source in {"", "-"}:
                continue  # a folder without __init__.py
            component = self._of_source(source) or self._of_place(name.replace(".", "/"))
            if component is None:
                raise NoNotice(f"the module {name}, taken from {source}: of no known package")
            if component.ref not in seen:
                seen.add(component.ref)
                yield component

    def _of_source(self, source: str) -> Component | None:
        if not os.path.isabs(source):
            return None
        key = _key(source)
        if wheel := self._of_file.get(key):
            return self.wheel(wheel)
        if package := debian_package(source):
            return package
        # Python's folder may contain the folder of wheels, where unlisted files have no known
        # owner.
        if "site-packages" in Path(key).parts or "dist-packages" in Path(key).parts:
            return None
        if any(_inside(key, folder) for folder in self._python):
            return self.python()
        # The build made this file from a different file of the same name.
        if _inside(key, self._work) or _inside(key, _key(ROOT / "build")):
            return None
        if any(_inside(key, folder) for folder in self._our_folders):
            return self.ours()
        return None

    def _of_place(self, path: str) -> Component | None:
        if re.match(r"bleu_(core|score|desktop)(/|$)|share/|(LICENSE|README\.md)$", path):
            return self.ours()
        if re.match(r"python3[\d.]*/|lib-dynload/", path):
            return self.python()
        stem = str(PurePosixPath(path).with_suffix(""))
        for name in (path, stem, f"{stem}/__init__"):
            if wheel := self._of_path.get(name):
                return self.wheel(wheel)
        if re.search(r"\.dist-info/", path):
            name = normalized(re.split(r"-\d", path)[0])
            if name in self.wheels:
                return self.wheel(name)
        top = stem.split("/")[0].split(".")[0]
        if top in sys.stdlib_module_names:
            return self.python()
        return None

    @cache  # noqa: B019 - one object, as long as the program runs
    def wheel(self, name: str) -> Component:
        if name in _OUR_WHEELS:
            return self.ours()
        return from_wheel(self.wheels[name], self.wheels)

    def ours(self) -> Component:
        content = (ROOT / "core" / "bleu_core" / "version.py").read_text("utf-8")
        version = re.search(r'__version__ = "(.+?)"', content)
        return from_table(OURS, version.group(1) if version else "", self.wheels)

    def python(self) -> Component:
        version = ".".join(map(str, sys.version_info[:3]))
        return from_table("python", version, self.wheels)

    def other(self, name: str, version: str = "") -> Component:
        """Return the component of this name: Python, our own, a wheel, or one of the table."""
        if name == "python":
            return self.python()
        if name == OURS:
            return self.ours()
        if name in self.wheels and name not in table()["component"]:
            return self.wheel(name)
        if name == "qt" and not version and "pyside6-essentials" in self.wheels:
            version = ".".join(self.wheels["pyside6-essentials"].version.split(".")[:3])
        return from_table(name, version, self.wheels)


def _rows(toc: Path) -> Iterator[tuple[str, str, str]]:
    content = ast.literal_eval(toc.read_text("utf-8"))
    for part in content:
        if isinstance(part, list):
            for row in part:
                yield row[0], row[1] or "", row[2]


def _inside(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


@cache
def debian_package(path: str) -> Component | None:
    """Return the Debian package that installed a file, if one did."""
    if not sys.platform.startswith("linux") or not path.startswith("/"):
        return None
    # /lib is a link to /usr/lib, so the package may list the file under either name.
    real = os.path.realpath(path)
    for name in (path, real, real.removeprefix("/usr"), f"/usr{path}"):
        if package := _debian_files().get(name):
            return _package(package)
    return None


@cache
def _debian_files() -> Mapping[str, str]:
    """Return the packages of all installed files; asking dpkg for each file would take minutes."""
    lists = Path("/var/lib/dpkg/info").glob("*.list")
    return {
        line: path.name.removesuffix(".list")
        for path in lists
        for line in path.read_text("utf-8", "replace").splitlines()
        if "/lib" in line
    }


@cache
def _package(package: str) -> Component:
    fields = "${source:Package}\t${source:Version}"
    shown = subprocess.run(
        ["dpkg-query", "--show", f"-f={fields}", package],
        capture_output=True,
        text=True,
        check=True,
    )
    source, version = shown.stdout.split("\t")
    system = _os_release()
    component = from_debian(
        source,
        version,
        distribution=system.get("ID", "debian"),
        release=system.get("VERSION_ID", ""),
    )
    notice = Path("/usr/share/doc", package.partition(":")[0], "copyright")
    if not notice.is_file():
        raise NoNotice(f"{notice} is not there")
    texts = with_common_licenses(notice.read_text("utf-8", "replace"))
    return replace(component, texts=texts)


@cache
def _os_release() -> Mapping[str, str]:
    lines = Path("/etc/os-release").read_text("utf-8").splitlines()
    return {
        name: value.strip('"') for name, _, value in (line.partition("=") for line in lines) if name
    }
