"""Components and their licenses, according to our tables, wheels and Debian's packages."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression
from packaging.utils import canonicalize_name

NOTICES = Path(__file__).resolve().parent
TEXTS = NOTICES / "texts"
_LICENSE_FILE = re.compile(r"LICEN[CS]E|COPYING|NOTICE|AUTHORS", re.IGNORECASE)
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
    texts: Mapping[str, str]

    @property
    def ref(self) -> str:
        return f"{self.id}@{self.version}" if self.version else self.id


@cache
def table() -> dict[str, Any]:
    return tomllib.loads((NOTICES / "components.toml").read_text("utf-8"))


@cache
def in_qt() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((NOTICES / "qt.json").read_text("utf-8"))
    return found


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
    return "\n\n".join(filter(None, [holders, *texts]))


def from_table(name: str, version: str, wheels: Mapping[str, Distribution]) -> Component:
    """Return a component of `components.toml`."""
    row = table()["component"].get(name)
    if row is None:
        raise NoNotice(f"no [component.{name}] in components.toml")
    version = version or row.get("version", "")
    own = [f"{name}.txt"] if (TEXTS / f"{name}.txt").is_file() else []
    texts = dict(_texts(row.get("text", own), wheels))
    if not texts:
        texts = {"LICENSE.txt": composed(row.get("copyright", ""), row["license"])}
    return Component(
        id=name,
        name=row.get("name", name),
        version=version,
        license=row["license"],
        website=row["website"],
        source=_filled(row.get("source", f"{row['website']}/releases"), version),
        purl=purl("generic", name, version),
        texts=texts,
    )


def _filled(address: str, version: str) -> str:
    if not version:
        # The folder of all versions is better than a wrong address.
        return re.split(r"[^/]*\{", address)[0]
    return address.format(version=version, minor=".".join(version.split(".")[:2]))


def _texts(names: list[str], wheels: Mapping[str, Distribution]) -> Iterator[tuple[str, str]]:
    for name in names:
        if not name.startswith("wheel:"):
            yield Path(name).name, (TEXTS / name).read_text("utf-8")
            continue
        _, owner, pattern = name.split(":")
        if wheel := wheels.get(owner):
            for path, text in license_files(wheel):
                if fnmatchcase(path, pattern):
                    yield path, text


def license_files(wheel: Distribution) -> Iterator[tuple[str, str]]:
    """Yield the license files of a wheel, with paths below its metadata; authors come last."""
    for file in sorted(wheel.files or (), key=lambda file: file.name.startswith("AUTHORS")):
        top, *rest = Path(file).parts
        if rest and top.endswith(".dist-info") and _LICENSE_FILE.search(rest[-1]):
            path = Path(str(file.locate()))
            if path.is_file():
                name = "/".join(rest[1:] if rest[0] == "licenses" else rest)
                yield name, path.read_text("utf-8", "replace")


def from_wheel(wheel: Distribution, wheels: Mapping[str, Distribution]) -> Component:
    """Return the component of an installed wheel."""
    name = canonicalize_name(wheel.metadata["Name"])
    row = table()["wheel"].get(name, {})
    texts = dict(_texts(row.get("text", [f"wheel:{name}:*"]), wheels))
    if not texts:
        raise NoNotice(f"{name} brings no license along: add [wheel.{name}] to components.toml")
    page = f"https://pypi.org/project/{name}/"
    return Component(
        id=name,
        name=wheel.metadata["Name"],
        version=wheel.version,
        license=_license(name, wheel.metadata.json),
        website=_website(wheel.metadata.json) or page,
        source=_filled(row.get("source", f"{page}{{version}}/"), wheel.version),
        purl=purl("pypi", name, wheel.version),
        texts=texts,
    )


def _license(name: str, fields: Mapping[str, Any]) -> str:
    """Return the first SPDX expression in a wheel's metadata and our table."""
    said = [
        fields.get("license_expression"),
        # The table is more exact than the fields below, which may hold any text, such as "BSD".
        table()["wheel"].get(name, {}).get("license"),
        fields.get("license"),
    ]
    kinds = [each for each in fields.get("classifier", ()) if each.startswith("License ::")]
    if kinds == ["License :: OSI Approved :: MIT License"]:
        said.append("MIT")
    for each in filter(None, said):
        try:
            return canonicalize_license_expression(each)
        except InvalidLicenseExpression:
            continue
    raise NoNotice(f"{name} names no license of SPDX: add [wheel.{name}] to components.toml")


def _website(fields: Mapping[str, Any]) -> str:
    if page := fields.get("home_page"):
        return str(page)
    addresses = dict(line.split(", ", 1) for line in fields.get("project_url", ()) if ", " in line)
    for label, address in addresses.items():
        if re.search(r"home|source|repository|github", label, re.IGNORECASE):
            return str(address)
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
    holders = table()["crates"].get(canonicalize_name(name)) or [
        row.get("author") or f"the authors of {name}"
    ]
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
    version = row.get("version", "") if same else ""
    name = f"{row['id']}.txt"
    return Component(
        id=f"qt-{row['id']}",
        name=row["name"],
        version=version,
        license=row["license"],
        website=row.get("website", "https://www.qt.io/"),
        source=_filled(table()["component"]["qt"]["source"], qt_version),
        purl=purl("generic", f"qt-{row['id']}", version),
        texts={name: (TEXTS / "qt" / name).read_text("utf-8")},
    )


def from_debian(
    source: str, version: str, *, distribution: str, release: str, notice: str = ""
) -> Component:
    """Return the component of an installed Debian package, by its source package and notice."""
    licenses = (
        expression
        for expression, sources in table()["debian"].items()
        if any(fnmatchcase(source, pattern) for pattern in sources)
    )
    expression = next(licenses, None)
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
        texts=with_common_licenses(notice),
    )


def with_common_licenses(notice: str) -> dict[str, str]:
    """Return the notice of a Debian package, followed by the texts that it only refers to."""
    texts = {"copyright.txt": notice}
    for name in sorted(set(_COMMON_LICENSE.findall(notice))):
        path = Path("/usr/share/common-licenses", name)
        if path.is_file():
            texts[f"{name}.txt"] = path.read_text("utf-8", "replace")
    return texts


def purl(kind: str, name: str, version: str) -> str:
    return f"pkg:{kind}/{name}" + (f"@{version.replace('+', '%2B')}" if version else "")
