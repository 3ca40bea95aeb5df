"""The origins of a build's files, from PyInstaller's lists, wheels and Debian's packages."""

from __future__ import annotations

import ast
import os
import platform
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path, PurePosixPath

from archives import version as our_version
from notices.components import Component, NoNotice, from_debian, from_table, from_wheel, table
from notices.inside import owner_by_table
from packaging.utils import canonicalize_name

OURS = "bleu-desktop"


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
        self._of_place: dict[str, str] = {}
        for wheel in distributions():
            name = canonicalize_name(wheel.metadata["Name"])
            if name in self.wheels:
                continue
            self.wheels[name] = wheel
            top = _key(str(wheel.locate_file("")))
            for file in wheel.files or ():
                self._of_file[os.path.normcase(os.path.normpath(os.path.join(top, file)))] = name
                # The build may have a compiled module, without the suffix `.py`.
                self._of_place[str(PurePosixPath(file).with_suffix(""))] = name
        self._taken = {
            place.replace("\\", "/"): source
            for toc in sorted(work.glob("COLLECT-*.toc"))
            for place, source, kind in _rows(toc)
            if kind != "SYMLINK"
        }
        self._modules = [
            (name.replace(".", "/"), source)
            for toc in sorted(work.glob("PYZ-*.toc"))
            for name, source, _ in _rows(toc)
            if source not in {"", "-"}  # a folder without __init__.py
        ]
        self._python = [_key(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")]
        self._versions = {
            OURS: our_version(),
            "python": "{}.{}.{}".format(*sys.version_info),
        }
        if pyside := self.wheels.get("pyside6-essentials"):
            self._versions["qt"] = ".".join(pyside.version.split(".")[:3])

    def of_file(self, path: str, versions: Mapping[str, str] | None = None) -> Component:
        """Return the component of a file, by its path from the folder of the libraries.

        Parameters
        ----------
        versions
            The versions of components that the file itself tells.

        Raises
        ------
        NoNotice
            If the origin of the file is unknown.
        """
        return self._of(path, self._taken.get(path, ""), versions or {})

    def of_modules(self) -> Iterator[Component]:
        """Yield the components in the archives of modules that the programs contain."""
        found = (self._of(place, source, {}) for place, source in self._modules)
        yield from {component.ref: component for component in found}.values()

    def _of(self, place: str, source: str, versions: Mapping[str, str]) -> Component:
        if name := owner_by_table(place) or self._of_file.get(_key(source)):
            return self.component(name, versions.get(name, ""))
        if package := debian_package(source):
            return package
        if name := self._by_place(place, Path(_key(source))):
            return self.component(name)
        raise NoNotice(f"{place}, taken from {source or 'nowhere'}: of no known package")

    def _by_place(self, place: str, source: Path) -> str | None:
        # Python's folder may contain the folder of wheels, where unlisted files have no known
        # owner.
        if {"site-packages", "dist-packages"}.isdisjoint(source.parts) and any(
            source.is_relative_to(folder) for folder in self._python
        ):
            return "python"
        # The build may have made this file from a different file of the same name.
        if wheel := self._of_place.get(str(PurePosixPath(place).with_suffix(""))):
            return wheel
        top = re.split(r"[/.]", place)[0]
        return "python" if top in {*sys.stdlib_module_names, "libpython3"} else None

    @cache  # noqa: B019 - one object, as long as the program runs
    def component(self, name: str, version: str = "") -> Component:
        """Return the component of this name: one of the table, or a wheel."""
        if name in self.wheels and name not in table()["component"]:
            return from_wheel(self.wheels[name], self.wheels)
        return from_table(name, version or self._versions.get(name, ""), self.wheels)


def _rows(toc: Path) -> Iterator[tuple[str, str, str]]:
    content = ast.literal_eval(toc.read_text("utf-8"))
    for part in content:
        if isinstance(part, list):
            for row in part:
                yield row[0], row[1] or "", row[2]


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
    notice = Path("/usr/share/doc", package.partition(":")[0], "copyright")
    if not notice.is_file():
        raise NoNotice(f"{notice} is not there")
    system = platform.freedesktop_os_release()
    return from_debian(
        source,
        version,
        distribution=system["ID"],
        release=system.get("VERSION_ID", ""),
        notice=notice.read_text("utf-8", "replace"),
    )
