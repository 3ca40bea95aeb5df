"""Write the notices of a built folder: `python packaging/notices/notices.py FOLDER WORK`.

WORK is the folder in which PyInstaller keeps its lists of files. The script assigns each file in
FOLDER to a work: by the tables of `components.toml`, or by the wheel or Debian package from which
the file was taken. A file of unknown origin is an error. Run with the Python of the build.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections import defaultdict
from pathlib import Path

# Import the packages beside this folder, not the modules in it.
sys.path[0] = str(Path(__file__).resolve().parents[1])

from archives import source_date  # noqa: E402
from notices.check import PAGE, SBOM, digest, files_of, licenses_of, problems  # noqa: E402
from notices.components import Component, NoNotice, crates, from_qt  # noqa: E402
from notices.inside import expect_listed, inside, inside_qt, is_binary  # noqa: E402
from notices.origins import OURS, Origins  # noqa: E402
from notices.page import page  # noqa: E402
from notices.sbom import sbom  # noqa: E402

PROGRAMS = {"bleu-desktop", "bleu-score"}


class Notices:
    """The components of a built folder."""

    def __init__(self, folder: Path, origins: Origins) -> None:
        self.folder = folder
        self.origins = origins
        self.components: dict[str, Component] = {}
        self.files: dict[str, dict[str, str]] = defaultdict(dict)
        self.contained: dict[str, set[str]] = defaultdict(set)
        self.errors: list[str] = []

    def collect(self) -> None:
        for path in files_of(self.folder):
            try:
                self._add_file(path)
            except NoNotice as error:
                self.errors.append(str(error))

    def _add(self, component: Component) -> str:
        self.components.setdefault(component.ref, component)
        return component.ref

    def _add_file(self, path: Path) -> None:
        name = path.relative_to(self.folder).as_posix()
        place = below_libraries(name)
        content = path.read_bytes() if is_binary(path) else b""
        found = dict(inside(place, content))
        owner = self.origins.of_file(place, found)
        self.files[self._add(owner)][name] = digest(path)
        if path.stem in PROGRAMS and path.suffix in {"", ".exe"}:
            self._contain(name, self.origins.component("pyinstaller"))
            for component in self.origins.of_modules():
                self._contain(name, component)
        for each, version in found.items():
            if each != owner.id:
                self._contain(name, self.origins.component(each, version))
        if owner.id == "qt":
            for row in inside_qt(place, content):
                if row["id"] not in found:
                    self._contain(name, from_qt(row, owner.version))
        wheel = self.origins.wheels.get(owner.id)
        if wheel and content:
            listed = list(crates(wheel))
            expect_listed(place, content, {(crate.name, crate.version) for crate in listed})
            for crate in listed:
                self._contain(name, crate)

    def _contain(self, name: str, component: Component) -> None:
        ref = self._add(component)
        if component.id != OURS:
            self.contained[name].add(ref)

    def write(self, epoch: int) -> None:
        """Write texts, page and SBOM."""
        target = licenses_of(self.folder)
        shutil.rmtree(target, ignore_errors=True)
        everything = dict(self.components)
        for component in everything.values():
            for name, text in component.texts.items():
                path = target / component.id / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
        frameworks = self.folder / "Contents" / "Frameworks"
        if frameworks.is_dir() and not (frameworks / "licenses").is_symlink():
            # On macOS, the window looks for its data in this folder.
            (frameworks / "licenses").symlink_to(Path("..", "Resources", "licenses"))
        main = self.origins.component(OURS)
        written = page(main.version, everything.values())
        (target / PAGE).write_text(written, encoding="utf-8", newline="\n")
        everything.pop(main.ref, None)
        content = sbom(
            main,
            everything.values(),
            files=self.files,
            contained=self.contained,
            epoch=epoch,
        )
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
        (target / SBOM).write_text(text, encoding="utf-8", newline="\n")


def below_libraries(name: str) -> str:
    """Return a path as PyInstaller's lists and wheels write it."""
    for start in ("_internal/", "Contents/Frameworks/", "Contents/Resources/", "Contents/MacOS/"):
        if name.startswith(start):
            return name.removeprefix(start)
    return name


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Write the notices of a built folder.")
    parser.add_argument("folder", type=Path, help="the folder, or the application of macOS")
    parser.add_argument("work", type=Path, help="where PyInstaller keeps its lists (*.toc)")
    options = parser.parse_args(arguments)
    notices = Notices(options.folder.resolve(), Origins(options.work.resolve()))
    notices.collect()
    if not notices.errors:
        notices.write(source_date())
        notices.errors.extend(problems(notices.folder))
    for error in notices.errors:
        print(f"no notice: {error}", file=sys.stderr)
    if not notices.errors:
        count = sum(map(len, notices.files.values()))
        print(f"Notices: {len(notices.components)} components, {count} files")
    return 1 if notices.errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
