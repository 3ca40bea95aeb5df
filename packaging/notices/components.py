"""Components and their licenses, according to our tables, wheels and Debian's packages."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

NOTICES = Path(__file__).resolve().parent
TEXTS = NOTICES / "texts"
_LICENSE_FILE = re.compile(r"LICEN[CS]E|COPYING|NOTICE|AUTHORS", re.IGNORECASE)
_NAMES_LICENSE = re.compile(
    r"\(?(MIT|0BSD|ISC|Zlib|(Apache|BSD|CNRI|LGPL|GPL|MPL|PSF)-[\w.-]+)\)?( (AND|OR|WITH) .+)?$"
)
_COMMON_LICENSE = re.compile(r"/usr/share/common-licenses/([\w.-]*\w)")


class NoNotice(Exception):
    """Something in the build that has no known origin or license."""


@dataclass(frozen=True)
class Component:
    """A work of somebody in the build.

    Attributes
    ----------
    id
        The machine-readable name, which is also the name of the folder of texts.
    license
        An SPDX expression.
    source
        The address of the source of exactly this version.
    texts
        The licenses and notices, by the names of their files.
    """

    id: str
    name: str
    version: str
    license: str
    website: str
    source: str
    purl: str
    texts: Mapping[str, str] = field(hash=False)

    @property
    def ref(self) -> str:
        return f"{self.id}@{self.version}" if self.version else self.id


def normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def table() -> dict[str, Any]:
    return tomllib.loads((NOTICES / "components.toml").read_text("utf-8"))


@cache
def in_qt() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((NOTICES / "qt.json").read_text("utf-8"))
    return found


@cache
def _holders() -> dict[str, list[str]]:
    return tomllib.loads((NOTICES / "crates.toml").read_text("utf-8"))


def _read(name: str) -> str:
    return (TEXTS / name).read_text("utf-8")


def chosen_licenses(expression: str) -> list[str]:
    """Return the licenses to follow: all that AND joins, and the best known of those OR joins."""
    found = []
    for part in re.split(r"\s+AND\s+(?![^()]*\))", expression):
        choices = re.split(r"\s+OR\s+", part.strip("() "))
        found.append("MIT" if "MIT" in choices else choices[0])
    return found


def composed(holders: str, expression: str) -> str:
    """Return a notice: the copyright holders, and the license's usual text."""
    texts = []
    for name in chosen_licenses(expression):
        path = TEXTS / "spdx" / f"{name}.txt"
        if not path.is_file():
            raise NoNotice(f"no text of the license {name}: add texts/spdx/{name}.txt")
        texts.append(path.read_text("utf-8"))
    return "\n\n".join([holders, *texts])


def from_table(name: str, version: str, wheels: Mapping[str, Distribution]) -> Component:
    """Return a component of `components.toml`."""
    row = table()["component"].get(name)
    if row is None:
        raise NoNotice(f"no [component.{name}] in components.toml")
    version = version or row.get("version", "")
    texts = dict(_texts(row.get("text", ()), wheels, name))
    if not texts:
        texts = {"LICENSE.txt": composed(row.get("copyright", ""), row["license"])}
    return Component(
        id=name,
        name=row["name"],
        version=version,
        license=row["license"],
        website=row["website"],
        source=_filled(row["source"], version),
        purl=purl("generic", name, version),
        texts=texts,
    )


def _filled(address: str, version: str) -> str:
    if not version:
        # The folder of all versions is better than a wrong address.
        return re.split(r"[^/]*\{", address)[0]
    return address.format(version=version, minor=".".join(version.split(".")[:2]))


def _texts(
    names: list[str], wheels: Mapping[str, Distribution], owner: str
) -> Iterator[tuple[str, str]]:
    for name in names:
        if not name.startswith("wheel:"):
            yield Path(name).name, _read(name)
            continue
        *whose, pattern = name.split(":")[1:]
        if wheel := wheels.get(whose[0] if whose else owner):
            for path, text in license_files(wheel):
                if fnmatchcase(path, pattern):
                    yield path, text


def license_files(wheel: Distribution) -> Iterator[tuple[str, str]]:
    """Yield the license files of a wheel, with their paths below its metadata."""
    for file in wheel.files or ():
        top, *rest = Path(file).parts
        if rest and top.endswith(".dist-info") and _LICENSE_FILE.search(rest[-1]):
            path = Path(str(file.locate()))
            if path.is_file():
                name = "/".join(rest[1:] if rest[0] == "licenses" else rest)
                yield name, path.read_text("utf-8", "replace")


def from_wheel(wheel: Distribution, wheels: Mapping[str, Distribution]) -> Component:
    """Return the component of an installed wheel."""
    name = normalized(wheel.metadata["Name"])
    row = table()["wheel"].get(name, {})
    fields = wheel.metadata.json
    # The table is more exact than the old field `license`, which may hold any text.
    said = (fields.get("license_expression"), row.get("license"), fields.get("license"))
    expression = next((str(each) for each in said if each and _NAMES_LICENSE.match(str(each))), "")
    if not expression:
        raise NoNotice(f"{name} names no license of SPDX: add [wheel.{name}] to components.toml")
    texts = dict(_texts(row.get("text", ["wheel:*"]), wheels, name))
    if not texts:
        raise NoNotice(f"{name} brings no license along: add [wheel.{name}] to components.toml")
    return Component(
        id=name,
        name=wheel.metadata["Name"],
        version=wheel.version,
        license=expression,
        website=_website(wheel) or f"https://pypi.org/project/{name}/",
        source=_filled(
            row.get("source", f"https://pypi.org/project/{name}/{{version}}/"), wheel.version
        ),
        purl=purl("pypi", name, wheel.version),
        texts=texts,
    )


def _website(wheel: Distribution) -> str:
    fields = wheel.metadata.json
    if page := fields.get("home_page"):
        return str(page)
    addresses = dict(line.split(", ", 1) for line in fields.get("project_url", ()) if ", " in line)
    for label, address in addresses.items():
        if re.search(r"home|source|repository|github", label, re.IGNORECASE):
            return address
    return next(iter(addresses.values()), "")


def crates(wheel: Distribution) -> Iterator[Component]:
    """Yield the components that a wheel itself lists (PEP 770): mostly crates."""
    for file in wheel.files or ():
        if "sboms" not in Path(file).parts or not file.name.endswith(".json"):
            continue
        content = json.loads(Path(str(file.locate())).read_text("utf-8"))
        for row in content.get("components", ()):
            # Excluded crates only serve to compile, and are not compiled in.
            if row.get("scope") != "excluded":
                yield _crate(row)


def _crate(row: Mapping[str, Any]) -> Component:
    name, version = row["name"], row["version"]
    said = [each.get("expression") or each["license"].get("id") for each in row.get("licenses", ())]
    if not said or not all(said):
        raise NoNotice(f"the crate {name} names no license of SPDX")
    expression = " AND ".join(said)
    holders = _holders().get(normalized(name)) or [row.get("author") or f"the authors of {name}"]
    links = {link["type"]: link["url"] for link in row.get("externalReferences", ())}
    lines = "\n".join(f"Copyright (c) {holder}" for holder in holders)
    return Component(
        id=f"crate-{name}",
        name=name,
        version=version,
        license=expression,
        website=links.get("website") or links.get("vcs") or f"https://crates.io/crates/{name}",
        source=f"https://crates.io/crates/{name}/{version}",
        purl=purl("cargo", name, version),
        texts={"LICENSE.txt": composed(lines, expression)},
    )


def from_qt(row: Mapping[str, Any], qt_version: str) -> Component:
    """Return a component that Qt contains."""
    # A different Qt may contain a different version, which we do not know.
    same = qt_version.split(".")[:2] == in_qt()["qt"].split(".")[:2]
    version = row["version"] if same and re.match(r"v?\d+(\.\d\w*)*$", row["version"]) else ""
    return Component(
        id=row["id"],
        name=row["name"],
        version=version,
        license=row["license"],
        website=row["website"] or "https://www.qt.io/",
        source=_filled(table()["component"]["qt"]["source"], qt_version),
        purl=purl("generic", row["id"], version),
        texts={Path(row["text"]).name: _read(row["text"])},
    )


def from_debian(source: str, version: str, *, distribution: str, release: str) -> Component:
    """Return the component of an installed Debian package, by its source package."""
    licenses = table()["debian"]
    expression = next((licenses[key] for key in licenses if fnmatchcase(source, key)), None)
    if expression is None:
        raise NoNotice(f"no license of the Debian source package {source} in components.toml")
    pages = {
        "debian": f"https://snapshot.debian.org/package/{source}/{version}/",
        "ubuntu": f"https://launchpad.net/ubuntu/+source/{source}/{version}",
    }
    label = f"{distribution}-{release}"
    return Component(
        id=source,
        name=source,
        version=version,
        license=expression,
        website=f"https://tracker.debian.org/pkg/{source}",
        source=pages.get(distribution, f"https://packages.debian.org/source/{source}"),
        purl=f"{purl('deb', f'{distribution}/{source}', version)}?arch=source&distro={label}",
        texts={},
    )


def with_common_licenses(copyright_text: str) -> dict[str, str]:
    """Return the notice of a Debian package, followed by the texts that it only refers to."""
    texts = {"copyright.txt": copyright_text}
    for name in sorted(set(_COMMON_LICENSE.findall(copyright_text))):
        path = Path("/usr/share/common-licenses", name)
        if path.is_file():
            texts[f"{name}.txt"] = path.read_text("utf-8", "replace")
    return texts


def purl(kind: str, name: str, version: str) -> str:
    return f"pkg:{kind}/{name}" + (f"@{version.replace('+', '%2B')}" if version else "")
