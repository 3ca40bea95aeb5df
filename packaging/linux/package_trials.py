"""Trials of the archive, the AppImage and the Debian package on a fresh system.

The system has no Python, no Chinese font, no FUSE, and no network while our programs run; the
programs do not run as root and cannot write to their own folder.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from chroots import System, fresh  # noqa: E402
from linux import appimage  # noqa: E402
from linux.layout import NAME, PROGRAMS  # noqa: E402
from linux.trial_runs import (  # noqa: E402
    HOME,
    Programs,
    Result,
    Trials,
    add_user,
    checked,
    listing,
    try_no_traces,
    try_score_programs,
    try_windows,
)
from smoke_test import expect  # noqa: E402

PACKAGES = "/mnt/packages"
FOLDER = "/mnt/bleu-desktop"
# Packages that the trials of a desktop and of shells need. Our package does not depend on them.
DESKTOP = (
    *("desktop-file-utils", "shared-mime-info", "libglib2.0-bin", "xdg-utils"),
    *("man-db", "bash-completion", "zsh", "fish"),
)


def try_no_python(system: System) -> None:
    for folder in ("bin", "usr/bin", "usr/local/bin"):
        found = [path.name for path in (system.folder / folder).glob("python*")]
        expect(not found, f"this system has {found}")


# --- trials of the package -----------------------------------------------------------------------


def needed_packages(system: System, shared: Mapping[Path, str], package: str) -> list[str]:
    """Return the packages that apt would install for a package."""
    done = system.run(
        *("apt-get", "install", "--simulate", "--no-install-recommends", package),
        shared=shared,
        capture=True,
    )
    found = re.findall(r"^Inst (\S+)", done.stdout, re.MULTILINE)
    return [name for name in found if name != NAME]


def install(system: System, shared: Mapping[Path, str], package: str) -> None:
    """Install a package without a network, and without recommended packages."""
    system.run(
        *("apt-get", "install", "--yes", "-qq", "--no-install-recommends", package),
        shared=shared,
        network=False,
        capture=True,
    )
    done = system.run("dpkg", "--verify", NAME, capture=True)
    expect(not done.stdout, done.stdout)


def try_purge(system: System, before: set[str]) -> None:
    """Check that purging the package leaves nothing that was not there before."""
    system.run("apt-get", "purge", "--yes", "-qq", NAME, network=False, capture=True)
    after = listing(system)
    expect(after == before, f"left: {sorted(after - before)}, gone: {sorted(before - after)}")


def try_desktop_entry(system: System) -> None:
    (entry,) = (system.folder / "usr" / "share" / "applications").glob("*[Bb][Ll][Ee][Uu]*.desktop")
    said = checked(system, "desktop-file-validate", f"/usr/share/applications/{entry.name}")
    expect(not said, said)
    kind = "application/x-bleu-project"
    its = checked(system, "xdg-mime", "query", "default", kind)
    expect(its == entry.name, f"{kind} is opened by {its!r}")
    icon = appimage.icon(entry)
    folders = system.folder / "usr" / "share" / "icons" / "hicolor"
    expect(list(folders.glob(f"*/apps/{icon}.*")), f"there is no icon {icon}")


def try_file_type(system: System) -> None:
    """Check that projects are recognized by their name, and by their content without a name."""
    checked(system, "bleu-score", "--sample", "en", "--record", f"{HOME}/a.bleu")
    checked(system, "cp", f"{HOME}/a.bleu", f"{HOME}/another")
    for name in ("a.bleu", "another"):
        query = "xdg-mime", "query", "filetype", f"{HOME}/{name}"
        its = checked(system, *query, XDG_CURRENT_DESKTOP="GNOME")
        expect(its == "application/x-bleu-project", f"{name} is {its!r}")


def try_manual_pages(system: System) -> None:
    pages = sorted((system.folder / "usr" / "share" / "man").glob("**/bleu-*.1.gz"))
    expect(len(pages) == 2 * 5, f"{len(pages)} manual pages")
    for page in pages:
        place = f"/{page.relative_to(system.folder)}"
        said = checked(system, "sh", "-c", f"man -l -Tutf8 -P cat {place} > /dev/null")
        expect(not said, f"{place}: {said}")
    for name in PROGRAMS:
        expect(checked(system, "man", "-w", name).endswith(f"{name}.1.gz"), f"no page of {name}")


def try_completions(system: System) -> None:
    """Check that each shell finds the completion of options by itself."""
    bash = ". /usr/share/bash-completion/completions/bleu-score && complete -p bleu-score"
    expect("bleu-score" in checked(system, "bash", "-c", bash), "bash")
    zsh = "autoload -U compinit; compinit -u -d ~/.zcompdump; print $_comps[bleu-score]"
    expect(checked(system, "zsh", "-f", "-c", zsh) == "_bleu-score", "zsh")
    said = checked(system, "fish", "-c", "complete -C 'bleu-score --fail-u'")
    expect(said.startswith("--fail-under"), f"fish: {said}")


# --- all trials ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Offered:
    """The packages to try.

    Attributes
    ----------
    files
        The folder with the packages.
    built
        The built folder, and what it is for a user: `folder` or `archive`.
    package, image
        The names of the Debian package and the AppImage.
    """

    files: Path
    built: Path
    kind: str
    package: str
    image: str | None

    def programs(self, system: System) -> Iterator[tuple[str, Programs]]:
        """Yield the programs that need no installation."""
        shared = {self.files: PACKAGES, self.built: FOLDER}
        folder = {name: [f"{FOLDER}/{name}"] for name in PROGRAMS}
        yield self.kind, Programs(system, folder, shared)
        if self.image:
            # Links with the names of the programs, as a user would make them.
            links = system.folder / "usr" / "local" / "bin"
            for name in PROGRAMS:
                if not (links / name).is_symlink():
                    (links / name).symlink_to(f"{PACKAGES}/{self.image}")
            option = "--appimage-extract-and-run"
            image = {name: [f"/usr/local/bin/{name}", option] for name in PROGRAMS}
            yield "AppImage", Programs(system, image, shared)


def try_suite(suite: str, offered: Offered, pictures: Path | None) -> list[Result]:
    """Run all trials on a fresh system."""
    trials = Trials(suite)
    with fresh(suite) as system:
        add_user(system)
        unpacked = list(offered.programs(system))
        shared = {offered.files: PACKAGES}
        package = f"{PACKAGES}/{offered.package}"

        trials.run("system", "no Python", partial(try_no_python, system))
        bare = listing(system)
        for name, programs in unpacked:
            # The terminal program needs no other package at all.
            try_score_programs(trials, name, programs)
            trials.run(name, "no traces of bleu-score", partial(try_no_traces, programs, bare))

        system.run("apt-get", "update", "-qq", capture=True)
        system.install(*needed_packages(system, shared, package))
        before = listing(system)
        for name, programs in unpacked:
            try_windows(trials, name, programs, pictures)
            trials.run(name, "no traces of bleu-desktop", partial(try_no_traces, programs, before))
        for name in PROGRAMS:
            (system.folder / "usr" / "local" / "bin" / name).unlink(missing_ok=True)

        before = listing(system)
        if trials.run(".deb", "installed offline", partial(install, system, shared, package)):
            installed = Programs(system, {name: [name] for name in PROGRAMS}, {})
            with_package = listing(system)
            try_score_programs(trials, ".deb", installed)
            try_windows(trials, ".deb", installed, pictures)
            trials.run(".deb", "no traces", partial(try_no_traces, installed, with_package))
            trials.run(".deb", "purged", partial(try_purge, system, before))
        trials.run("system", "no Python, still", partial(try_no_python, system))

        system.install(*DESKTOP)
        before = listing(system)
        if trials.run(".deb", "on a desktop", partial(install, system, shared, package)):
            for name, trial in (
                ("desktop entry, icon", try_desktop_entry),
                ("type of a .bleu file", try_file_type),
                ("manual pages", try_manual_pages),
                ("bash, zsh, fish complete", try_completions),
            ):
                trials.run(".deb", name, partial(trial, system))
            trials.run(".deb", "purged from a desktop", partial(try_purge, system, before))
    return trials.results
