"""Tests of the application for macOS that need no Mac."""

from __future__ import annotations

import json
import plistlib
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import build
import pytest
from file_types import offered_for
from macos import dmg, wheels
from macos.property_list import FOREIGN, KNOWN_TO_MACOS, MINIMUM_SYSTEM, property_list

from bleu_score.i18n import LANGUAGES
from tests.packaging.conftest import ROOT

ICONS = ROOT / "packaging" / "icons"
CONTENT = plistlib.loads(plistlib.dumps(property_list("1.2.3", "GPL")))


def test_every_offered_file_type_is_declared_once() -> None:
    foreign = [ending for one in FOREIGN for ending in one.endings]
    assert sorted([*foreign, *KNOWN_TO_MACOS]) == sorted(offered_for())
    imported = CONTENT["UTImportedTypeDeclarations"]
    assert len({one["UTTypeIdentifier"] for one in imported}) == len(imported) == len(FOREIGN)
    for one in imported:
        assert one["UTTypeConformsTo"][0].startswith("public.")
        assert one["UTTypeTagSpecification"]["public.filename-extension"]


def test_the_application_owns_projects_and_no_other_files() -> None:
    project, *others = CONTENT["CFBundleDocumentTypes"]
    (exported,) = CONTENT["UTExportedTypeDeclarations"]
    assert project["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert (project["LSHandlerRank"], project["CFBundleTypeRole"]) == ("Owner", "Editor")
    assert {(one["LSHandlerRank"], one["CFBundleTypeRole"]) for one in others} == {
        ("Alternate", "Viewer")
    }
    # If a type is given, macOS ignores extensions.
    for one in others:
        assert ("LSItemContentTypes" in one) != ("CFBundleTypeExtensions" in one)


def test_the_languages_are_those_of_the_program() -> None:
    named = {"zh-Hans": "zh_CN", "zh-Hant": "zh_TW"}
    languages = [named.get(one, one) for one in CONTENT["CFBundleLocalizations"]]
    assert sorted(languages) == sorted(LANGUAGES)


def test_the_one_exception_from_the_hardened_runtime() -> None:
    content = (ROOT / "packaging" / "macos" / "entitlements.plist").read_bytes()
    assert plistlib.loads(content) == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True
    }


@pytest.mark.parametrize(
    ("names", "needed"),
    [
        (["a-1-cp313-cp313-macosx_14_0_arm64.whl", "b-1-py3-none-any.whl"], "14.0"),
        (["a-1-cp313-cp313-macosx_10_13_x86_64.macosx_11_0_arm64.whl"], "10.13"),
        (["a-1-cp313-cp313-macosx_10_9_universal2.whl", "b-macosx_13_0_x86_64.whl"], "13.0"),
    ],
)
def test_the_system_that_wheels_need(names: list[str], needed: str) -> None:
    assert wheels.needed_system(names) == needed


@pytest.mark.slow
@pytest.mark.parametrize("processor", wheels.PROCESSORS)
def test_the_wheels_need_the_system_that_is_declared(
    processor: str, tmp_path: Path, no_index: Callable[[str], bool]
) -> None:
    report = tmp_path / "report.json"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed"),
            *("--quiet", "--no-deps", "--target", str(tmp_path), "--report", str(report)),
            *(*wheels.pip_arguments(processor), "--python-version=3.13"),
            *("--requirement", str(ROOT / "packaging" / "requirements.txt")),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode and no_index(done.stderr):
        pytest.skip("needs a package index")
    assert done.returncode == 0, done.stderr
    found = json.loads(report.read_text("utf-8"))["install"]
    names = [one["download_info"]["url"].rpartition("/")[2] for one in found]
    assert any("macosx" in name for name in names)
    assert wheels.needed_system(names) == MINIMUM_SYSTEM


def test_without_secrets_nothing_is_signed(tmp_path: Path) -> None:
    steps = dict(dmg.commands(tmp_path, tmp_path / "x.dmg", {}))
    made, *others = steps.values()
    assert made is not None
    assert made[:2] == ["hdiutil", "create"]
    assert others == [None, None, None]
    steps = dict(dmg.commands(tmp_path, tmp_path / "x.dmg", {"CODESIGN_IDENTITY": "me"}))
    assert [command is None for command in steps.values()] == [False, False, True, True]


def test_with_secrets_everything_is_done(tmp_path: Path) -> None:
    secrets = dict.fromkeys(("CODESIGN_IDENTITY", "NOTARY_KEY", "NOTARY_KEY_ID"), "x")
    steps = dict(dmg.commands(tmp_path, tmp_path / "x.dmg", {**secrets, "NOTARY_ISSUER": "y"}))
    programs = [(command or [""])[:2] for command in steps.values()]
    assert programs == [
        ["hdiutil", "create"],
        ["codesign", "--sign"],
        ["xcrun", "notarytool"],
        ["xcrun", "stapler"],
    ]


def test_the_terminal_program_is_where_the_image_says() -> None:
    assert 'BLEU Desktop.app/Contents/MacOS/bleu-score" /usr/local/bin/' in dmg.TERMINAL


def test_the_icon_for_macos_has_every_size() -> None:
    content = (ICONS / "bleu-desktop.icns").read_bytes()
    assert content[:4] == b"icns"
    assert struct.unpack(">I", content[4:8])[0] == len(content)
    sizes, place = {}, 8
    while place < len(content):
        kind, length = struct.unpack(">4sI", content[place : place + 8])
        data = content[place + 8 : place + length]
        if data.startswith(b"\x89PNG"):
            sizes[kind.decode()] = struct.unpack(">II", data[16:24])
        place += length
    # Sizes from 16 and 32 up to 512 points, on displays of both densities.
    wanted = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}
    wanted |= {"ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512}
    assert sizes == {kind: (size, size) for kind, size in wanted.items()}


def test_the_icon_for_windows_has_every_size() -> None:
    content = (ICONS / "bleu-desktop.ico").read_bytes()
    kind, count = struct.unpack("<2xHH", content[:6])
    entries = [content[6 + 16 * n : 22 + 16 * n] for n in range(count)]
    assert kind == 1
    assert [entry[0] or 256 for entry in entries] == [16, 20, 24, 32, 40, 48, 64, 128, 256]
    for entry in entries:
        length, place = struct.unpack("<II", entry[8:])
        size = entry[0] or 256
        data = content[place : place + length]
        if size == 256:
            assert struct.unpack(">II", data[16:24]) == (256, 256)
        else:
            assert struct.unpack("<Iii", data[:12]) == (40, size, 2 * size)


def test_the_bundle_is_signed_again_with_the_same_identity() -> None:
    """PyInstaller signs the bundle before it contains its notices."""
    command = [str(word) for word in build.signing("Developer ID Application: Somebody")]
    assert command[command.index("--sign") + 1] == "Developer ID Application: Somebody"
    assert command[command.index("--options") + 1] == "runtime"
    assert Path(command[command.index("--entitlements") + 1]).is_file()
    assert build.signing("") == ["codesign", "--force", "--sign", "-"]
