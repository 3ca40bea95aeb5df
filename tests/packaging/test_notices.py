"""The notices of the standalone build: every file belongs to a work whose license is included."""

from __future__ import annotations

import json
import re
import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import smoke_test
from notices import check, components, inside, qt_attributions
from notices.components import Component, NoNotice
from notices.notices import Notices
from notices.origins import Origins
from notices.page import page
from notices.sbom import sbom
from packaging.licenses import canonicalize_license_expression

from tests.helpers.packages import packages_of_the_build

ROOT = Path(__file__).resolve().parents[2]
EPOCH = 1_700_000_000


def toc(*rows: tuple[str, str, str]) -> str:
    """Return a list as PyInstaller writes it."""
    return repr((list(rows),))


@pytest.fixture(scope="session")
def origins(tmp_path_factory: pytest.TempPathFactory) -> Origins:
    """Return the origins of the files of a small build."""
    import jinja2
    import yaml._yaml as yaml

    work = tmp_path_factory.mktemp("work")
    (work / "COLLECT-00.toc").write_text(
        toc(
            ("yaml/_yaml.so", yaml.__file__, "EXTENSION"),
            ("jinja2/loaders.pyc", str(work / "localpycs" / "jinja2" / "loaders.pyc"), "DATA"),
            ("heapq.pyc", str(work / "localpycs" / "heapq.pyc"), "DATA"),
            ("libforeign.so.1", str(work / "somewhere" / "libforeign.so.1"), "BINARY"),
            # Python's folders contain libraries of others.
            ("libstray.so.1", str(Path(sys.base_prefix, "lib", "libstray.so.1")), "BINARY"),
        )
    )
    modules = toc(
        ("jinja2", str(jinja2.__file__), "PYMODULE"),
        ("json", str(json.__file__), "PYMODULE"),
        ("bleu_core", str(ROOT / "core" / "bleu_core" / "__init__.py"), "PYMODULE"),
        ("fluent", "-", "PYMODULE"),
    )
    (work / "PYZ-00.toc").write_text(modules)
    known = Origins(work)
    # PyInstaller may be missing, because the tests do not need it.
    known.wheels.setdefault("pyinstaller", distribution("pytest"))
    return known


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder like that of a small build."""
    built = tmp_path / "built"
    contents = {
        "LICENSE": b"GPL",
        "bleu-score": b"a program",
        "share/applications/x.desktop": b"[Desktop Entry]",
        "_internal/yaml/_yaml.so": b"machine code",
        "_internal/jinja2/loaders.pyc": b"code",
        "_internal/heapq.pyc": b"code",
        "_internal/base_library.zip": b"modules",
        "_internal/bleu_core/languages/han_forms.txt": "丽麗".encode(),
        "_internal/bleu_core/tokenizers/jieba/model/dict.txt": b"words",
        "_internal/numpy.libs/libscipy_openblas64_-32a4b2a6.so": b"OpenBLAS 0.3.30\0",
        "_internal/PySide6/Qt/lib/libQt6Core.so.6": b"\0libz.so.1\0",
    }
    for name, content in contents.items():
        path = built / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return built


def written(folder: Path, origins: Origins) -> dict[str, Any]:
    notices = Notices(folder, origins)
    notices.collect()
    assert not notices.errors
    notices.write(EPOCH)
    content: dict[str, Any] = json.loads(
        (check.licenses_of(folder) / check.SBOM).read_text("utf-8")
    )
    return content


def owners(content: dict[str, Any]) -> dict[str, str]:
    parts = [content["metadata"]["component"], *content["components"]]
    return {
        file["name"]: part["bom-ref"].partition("@")[0]
        for part in parts
        for file in part.get("components", ())
    }


def test_owners(folder: Path, origins: Origins) -> None:
    content = written(folder, origins)
    assert owners(content) == {
        "LICENSE": "bleu-desktop",
        "bleu-score": "bleu-desktop",
        "share/applications/x.desktop": "bleu-desktop",
        "_internal/yaml/_yaml.so": "pyyaml",
        "_internal/jinja2/loaders.pyc": "jinja2",
        "_internal/heapq.pyc": "python",
        "_internal/base_library.zip": "python",
        "_internal/bleu_core/languages/han_forms.txt": "opencc",
        "_internal/bleu_core/tokenizers/jieba/model/dict.txt": "jieba",
        "_internal/numpy.libs/libscipy_openblas64_-32a4b2a6.so": "openblas",
        "_internal/PySide6/Qt/lib/libQt6Core.so.6": "qt",
    }
    assert list(check.problems(folder)) == []


@pytest.mark.parametrize(
    ("path", "owner"),
    [
        ("bleu-score.exe", "bleu-desktop"),
        ("Contents/Info.plist", "bleu-desktop"),
        ("PySide6/plugins/platforms/qwindows.dll", "qt"),
        ("PySide6/MSVCP140.dll", "msvc-runtime"),
        ("python313.dll", "python"),
        ("_socket.pyd", "python"),
    ],
)
def test_owners_on_other_systems(origins: Origins, path: str, owner: str) -> None:
    assert origins.of_file(path).id == owner


def test_components_contained_in_files(folder: Path, origins: Origins) -> None:
    content = written(folder, origins)
    depends = {
        row["ref"].partition("@")[0]: {ref.partition("@")[0] for ref in row["dependsOn"]}
        for row in content["dependencies"]
    }
    assert depends["pyyaml"] == {"libyaml"}
    assert "qt-tinycbor" in depends["qt"]
    # This Qt library loads the system's zlib.
    assert "qt-zlib" not in depends["qt"]
    versions = {part["name"]: part.get("version") for part in content["components"]}
    assert versions["OpenBLAS"] == "0.3.30"
    files = content["metadata"]["component"]["components"]
    (program,) = (file for file in files if file["name"] == "bleu-score")
    parts = {ref.partition("@")[0] for ref in check.properties(program, check.CONTAINS)}
    assert parts >= {origins.component("pyinstaller").id, "jinja2"}
    # Debian's own Python is a package such as python3.11.
    assert any(part.startswith("python") for part in parts)


def test_the_sbom_is_valid(folder: Path, origins: Origins) -> None:
    # Takes as long to import as all tests together.
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    content = written(folder, origins)
    validator = JsonStrictValidator(SchemaVersion.V1_6)
    assert validator.validate_str(json.dumps(content)) is None
    assert validator.validate_str(json.dumps(content | {"serialNumber": "1"})) is not None


def test_two_runs_write_the_same_notices(folder: Path, origins: Origins) -> None:
    def texts() -> dict[Path, bytes]:
        notices = check.licenses_of(folder)
        return {path: path.read_bytes() for path in notices.rglob("*") if path.is_file()}

    first = written(folder, origins)
    before = texts()
    assert written(folder, origins) == first
    assert texts() == before
    (folder / "LICENSE").write_bytes(b"another")
    assert written(folder, origins)["serialNumber"] != first["serialNumber"]


@pytest.mark.parametrize("name", ["libforeign.so.1", "libstray.so.1", "libunlisted.so"])
def test_a_library_of_unknown_origin(folder: Path, origins: Origins, name: str) -> None:
    (folder / "_internal" / name).write_bytes(b"machine code")
    notices = Notices(folder, origins)
    notices.collect()
    (error,) = notices.errors
    assert name in error
    assert "of no known package" in error


def test_the_smoke_test_fails(folder: Path, origins: Origins) -> None:
    def tried() -> str:
        build = SimpleNamespace(folder=folder)
        try:
            smoke_test.try_notices(build)  # type: ignore[arg-type]
        except smoke_test.Failure as failure:
            return str(failure)
        return ""

    assert tried() == "there is no sbom.cdx.json"
    written(folder, origins)
    assert tried() == ""
    stranger = folder / "_internal" / "stranger.so"
    stranger.write_bytes(b"")
    assert tried() == "_internal/stranger.so has no notice"
    stranger.unlink()
    text = check.licenses_of(folder) / "qt" / "LGPL-3.0.txt"
    text.write_text(" \n")
    assert tried() == "the text qt/LGPL-3.0.txt of Qt is missing"
    text.write_text("GNU Lesser")
    (folder / "_internal" / "heapq.pyc").write_bytes(b"other code")
    same = sys.platform == "darwin"
    assert tried() == ("" if same else "_internal/heapq.pyc is not the file whose notice is there")


# --- components in a file ------------------------------------------------------------------------


def test_marks() -> None:
    content = b" deflate 1.3.1 Copyright 1995-2024 Jean-loup Gailly\0expat_2.6.2\0MULELAO-1\0"
    found = dict(inside.inside("any/library.so", content))
    assert found == {"zlib": "1.3.1", "expat": "2.6.2", "libiconv": ""}
    assert not dict(inside.inside("any/text.txt", content))


def test_the_libraries_of_a_system_are_not_inside() -> None:
    path = "lxml/etree.cpython-313.so"
    assert set(dict(inside.inside(path, b"code"))) == {"libxml2", "libxslt"}
    assert set(dict(inside.inside(path, b"libxml2.so.2\0"))) == {"libxslt"}


def test_crates_are_listed() -> None:
    place = b"/root/.cargo/registry/src/index.example-1949cf8c6b5b557f/zip-9.2.2/src/read.rs"
    rust = b"/rustc/58cf8f9c35b3/library/alloc/src/lib.rs\0" + place
    inside.expect_listed("x.so", b"no such code", set())
    inside.expect_listed("x.so", rust, {("zip", "9.2.2")})
    with pytest.raises(NoNotice, match="lists no crates"):
        inside.expect_listed("x.so", rust, set())
    with pytest.raises(NoNotice, match=r"'zip', '9\.2\.2'"):
        inside.expect_listed("x.so", rust, {("zip", "9.2.1")})


def test_crates_of_a_wheel() -> None:
    found = {crate.name: crate for crate in components.crates(distribution("python-calamine"))}
    assert len(found) > 20
    assert found["calamine"].purl == f"pkg:cargo/calamine@{found['calamine'].version}"
    text = found["calamine"].texts["LICENSE.txt"]
    assert "Johann Tuffe" in text
    assert "Permission is hereby granted" in text


@pytest.mark.parametrize(
    ("expression", "chosen"),
    [
        ("MIT", ["MIT"]),
        ("Unlicense OR MIT", ["MIT"]),
        ("(Apache-2.0 OR MIT) AND BSD-3-Clause", ["MIT", "BSD-3-Clause"]),
        ("Apache-2.0 WITH LLVM-exception", ["Apache-2.0 WITH LLVM-exception"]),
        ("Zlib", ["Zlib"]),
    ],
)
def test_chosen_licenses(expression: str, chosen: list[str]) -> None:
    assert components.chosen_licenses(expression) == chosen


def test_the_first_text_of_a_wheel_is_its_license() -> None:
    assert [name for name, _ in components.license_files(distribution("pygments"))] == [
        "LICENSE",
        "AUTHORS",
    ]


def test_a_license_without_text() -> None:
    with pytest.raises(NoNotice, match=r"no text of the license Nowhere-1\.0"):
        components.composed("Copyright (c) Nobody", "Nowhere-1.0")


# --- Debian --------------------------------------------------------------------------------------


def test_debian_packages() -> None:
    jammy = {"distribution": "ubuntu", "release": "22.04"}
    glib = components.from_debian("glib2.0", "2.72.4-0ubuntu2.5", **jammy)
    assert glib.license == "LGPL-2.1-or-later"
    assert glib.source == "https://launchpad.net/ubuntu/+source/glib2.0/2.72.4-0ubuntu2.5"
    assert glib.purl == ("pkg:deb/ubuntu/glib2.0@2.72.4-0ubuntu2.5?arch=source&distro=ubuntu-22.04")
    gcc = components.from_debian("gcc-14", "14.2.0+r1-1", distribution="debian", release="13")
    assert gcc.license == "GPL-3.0-or-later WITH GCC-exception-3.1"
    assert gcc.source == "https://snapshot.debian.org/package/gcc-14/14.2.0+r1-1/"
    with pytest.raises(NoNotice, match="Debian source package libforeign"):
        components.from_debian("libforeign", "1", **jammy)


def test_common_licenses() -> None:
    here = Path("/usr/share/common-licenses/LGPL-2.1")
    text = f"Under the LGPL: see `{here}'."
    names = set(components.with_common_licenses(text))
    assert names == {"copyright.txt", *(["LGPL-2.1.txt"] if here.is_file() else [])}


# --- the tables ----------------------------------------------------------------------------------


def test_licenses_are_of_spdx() -> None:
    table = components.table()
    rows = [
        *table["component"].values(),
        *table["wheel"].values(),
        *components.in_qt()["components"],
    ]
    found = {row["license"] for row in rows if "license" in row} | set(table["debian"])
    assert {each for each in found if canonicalize_license_expression(each) != each} == set()


def test_tables_agree(origins: Origins) -> None:
    table = components.table()
    for name, row in table["component"].items():
        assert "files" in row or "inside" in row, name
        assert components.from_table(name, "1.2.3", origins.wheels).texts, name
    in_qt = components.in_qt()["components"]
    assert {row["in"] for row in in_qt} <= set(table["qt"]["files"])
    names = {name for each in table["qt"]["unless"].values() for name in each}
    assert names <= {row["id"] for row in in_qt}


def test_texts_are_used() -> None:
    texts = components.TEXTS
    table = components.table()
    rows = [*table["component"].values(), *table["wheel"].values()]
    used = {text for row in rows for text in row.get("text", ()) if not text.startswith("wheel:")}
    used |= {f"qt/{row['id']}.txt" for row in components.in_qt()["components"]}
    there = {path.relative_to(texts).as_posix() for path in texts.rglob("*.txt")}
    assert used <= there
    named = {f"{name}.txt" for name in table["component"]}
    assert {name for name in there - used - named if not name.startswith("spdx/")} == set()
    assert all((texts / name).read_text("utf-8").strip() for name in there)


def test_attributions_of_qt(tmp_path: Path) -> None:
    rows = [
        {
            "Id": "FreeType",
            "QDocModule": "qtgui",
            "Name": "Freetype 2",
            "Version": "2.14.3",
            "Homepage": "http://www.freetype.org",
            "LicenseId": "FTL",
            "LicenseFile": "LICENSE.txt",
            "Copyright": ["2006 David Turner"],
        },
        {
            "Id": "zlib",
            "QDocModule": "qtcore",
            "Name": "zlib",
            "Version": "c2972478",
            "LicenseId": "Zlib",
        },
        {"Id": "gradle", "QDocModule": "qtcore", "Name": "Gradle", "LicenseId": "Apache-2.0"},
        {
            "Id": "tool",
            "QDocModule": "qtcore",
            "Name": "A tool",
            "LicenseId": "MIT",
            "QtParts": ["tools"],
        },
        {"Id": "other", "QDocModule": "qtquick", "Name": "Not built", "LicenseId": "MIT"},
    ]
    (tmp_path / "qt_attribution.json").write_text(json.dumps(rows))
    (tmp_path / "LICENSE.txt").write_bytes(b"You may. \r\nReally.")
    (tmp_path / "LICENSES").mkdir()
    (tmp_path / "LICENSES" / "Zlib.txt").write_text("As is.")
    found = list(qt_attributions.attributions(tmp_path, {"qtcore", "qtgui"}))
    website = {"website": "http://www.freetype.org"}
    freetype = {"id": "freetype", "name": "Freetype 2", "license": "FTL", "in": "qtgui"}
    assert found == [
        (freetype | {"version": "2.14.3"} | website, "2006 David Turner\n\nYou may.\nReally.\n"),
        ({"id": "zlib", "name": "zlib", "license": "Zlib", "in": "qtcore"}, "As is.\n"),
    ]


def test_sources_of_the_lgpl(origins: Origins) -> None:
    qt = components.from_table("qt", "6.11.3", origins.wheels)
    assert qt.source == "https://download.qt.io/archive/qt/6.11/6.11.3/single/"
    assert components.from_table("qt", "", origins.wheels).source.endswith("/archive/qt/")
    wheel = components.from_wheel(distribution("shiboken6"), origins.wheels)
    assert f"PySide6-{distribution('shiboken6').version}-src" in wheel.source
    for name in ("LGPL-3.0.txt", "GPL-3.0.txt"):
        assert len(qt.texts[name]) > 7000
        assert wheel.texts[name] == qt.texts[name]


def packages() -> list[str]:
    """Return the installed packages of the build; both programs start with code of PyInstaller."""
    return [name for name in [*packages_of_the_build(), "pyinstaller"] if has(name)]


def has(name: str) -> bool:
    try:
        return bool(distribution(name))
    except ModuleNotFoundError:
        return False


@pytest.mark.parametrize("name", packages())
def test_packages_have_a_license(origins: Origins, name: str) -> None:
    component = components.from_wheel(distribution(name), origins.wheels)
    assert canonicalize_license_expression(component.license) == component.license
    assert any(len(text) > 200 for text in component.texts.values())
    assert re.match(r"https?://", component.website)


@pytest.mark.slow
def test_installed_files(origins: Origins) -> None:
    """Each file that could be taken into a build belongs to the wheel that brought it."""
    count = 0
    for name in packages():
        for file in distribution(name).files or ():
            if re.search(r"\.(py|so|pyd|dll|dylib)$", file.name) and file.parts[0] != "..":
                path = file.as_posix()
                owner = origins.of_file(path).id
                wheels = {"qt", "icu"} if name in {"pyside6-essentials", "shiboken6"} else set()
                wheels |= {"openblas", "gcc-runtime", "libquadmath"} if name == "numpy" else set()
                assert owner in {name, "msvc-runtime", *wheels}, path
                count += 1
    assert count > 1000


# --- the page ------------------------------------------------------------------------------------


def test_the_page(folder: Path, origins: Origins) -> None:
    written(folder, origins)
    notices = check.licenses_of(folder)
    text = (notices / check.PAGE).read_text("utf-8")
    links = [link for link in re.findall(r'href="([^"]+)"', text) if "://" not in link]
    assert len(links) > 30
    assert [link for link in links if not (notices / link).is_file()] == []


def test_the_page_shows_names_as_they_are() -> None:
    component = Component(
        "evil", "<b>&", "1", "MIT", "https://x.example/?a=1&b", "", "", {"a b#.txt": "x"}
    )
    shown = page("1.0", [component])
    assert "&lt;b&gt;&amp;" in shown
    assert 'href="evil/a%20b%23.txt"' in shown
    content = sbom(component, [], files={}, contained={}, epoch=0)
    assert content["metadata"]["timestamp"] == "1970-01-01T00:00:00Z"


def test_links_are_no_files(folder: Path, tmp_path: Path) -> None:
    if not hasattr(Path, "symlink_to") or sys.platform == "win32":
        pytest.skip("no links here")
    (folder / "_internal" / "link.so").symlink_to("yaml/_yaml.so")
    names = {path.name for path in check.files_of(folder)}
    assert "_yaml.so" in names
    assert "link.so" not in names
    shutil.rmtree(tmp_path / "built")
