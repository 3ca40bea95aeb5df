"""Try the packages on fresh systems: `python packaging/linux/trials.py FOLDER_OR_ARCHIVE`.

The script makes the Debian package and the AppImage of a built folder, installs them on fresh
systems, and runs them and the folder itself. The systems have no Python, no Chinese font, no FUSE,
and no network while our programs run; the programs do not run as root and cannot write to their own
folder. The script prints a table and fails if a trial fails.

Needs root, debootstrap and Xvfb on this machine, and the AppImage runtime (see `appimage.py`). The
first run for a system downloads the system.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from archives import version  # noqa: E402
from chroots import System, fresh  # noqa: E402
from linux import appimage, deb  # noqa: E402
from linux.layout import NAME, PROGRAMS  # noqa: E402
from smoke_test import (  # noqa: E402
    SECONDS,
    SEGMENTATION,
    SHADES,
    Failure,
    Output,
    candidates_of,
    display,
    expect,
    seen,
    shown,
)

SUITES = ("bookworm", "jammy", "trixie")
USER = 1000
HOME = "/home/translator"
PACKAGES = "/mnt/packages"
FOLDER = "/mnt/bleu-desktop"
SOCKETS = Path("/tmp/.X11-unix")
# Packages that the trials of a desktop and of shells need. Our package does not depend on them.
DESKTOP = (
    *("desktop-file-utils", "shared-mime-info", "libglib2.0-bin", "xdg-utils"),
    *("man-db", "bash-completion", "zsh", "fish"),
)
# Folders to which a system writes by itself.
NOT_OURS = re.compile(
    r"^(dev|home|mnt|proc|root|run|sys|tmp|var/(cache|log|tmp)|var/lib/(apt|dpkg|systemd))/"
)
_AGAIN = "BLEU_TRIALS_STARTED_AGAIN"
# A script that ends the window when a file appears, but not the AppImage around it, which tidies up
# afterwards.
UNTIL_STOPPED = """
"$@" & its=$!
while kill -0 $its 2> /dev/null && [ ! -e /run/stop ]; do sleep 0.2; done
for process in /proc/[0-9]*; do
    case $(readlink $process/exe) in */bleu-desktop) kill ${process#/proc/} ;; esac
done
wait $its
"""


@dataclass(frozen=True)
class Result:
    """The result of a trial.

    Attributes
    ----------
    failure
        The reason for a failure; empty if the trial succeeded.
    """

    system: str
    package: str
    trial: str
    seconds: float
    failure: str


@dataclass
class Trials:
    """The trials of one system."""

    system: str
    results: list[Result] = field(default_factory=list)

    def run(self, package: str, trial: str, what: Callable[[], None]) -> bool:
        """Run a trial; return whether it succeeded."""
        start = time.monotonic()
        failure = ""
        try:
            what()
        except subprocess.CalledProcessError as error:
            failure = f"exit code {error.returncode}\n{error.stdout or ''}"
        except (Failure, OSError, ValueError, LookupError, subprocess.SubprocessError) as error:
            failure = f"{type(error).__name__}: {error}"
        seconds = time.monotonic() - start
        self.results.append(Result(self.system, package, trial, seconds, failure))
        verdict = "FAILED" if failure else "passed"
        print(f"{verdict} {self.system}, {package}: {trial} ({seconds:.0f} s)", flush=True)
        if failure:
            print(failure, flush=True)
        return not failure


@dataclass(frozen=True)
class Programs:
    """Both programs as a user calls them.

    Attributes
    ----------
    commands
        The command of each program, by the program's name.
    shared
        Folders of this machine that the system sees.
    """

    system: System
    commands: Mapping[str, Sequence[str]]
    shared: Mapping[Path, str]

    def call(self, program: str, *arguments: str, before: Sequence[str] = ()) -> Output:
        """Run a program as a user without a network; standard error is part of the output."""
        done = self.system.run(
            *before,
            *as_user(),
            *self.commands[program],
            *arguments,
            shared=self.shared,
            network=False,
            check=False,
            capture=True,
        )
        return Output(done.returncode, done.stdout, "")


def as_user(**environment: str) -> list[str]:
    ids = f"--reuid={USER}", f"--regid={USER}", "--clear-groups"
    variables = {"HOME": HOME, "XDG_RUNTIME_DIR": "/run/translator", **environment}
    return [
        *("setpriv", *ids, "env", "-C", HOME),
        *(f"{name}={value}" for name, value in variables.items()),
    ]


def add_user(system: System) -> None:
    for place in (HOME, "/run/translator"):
        folder = system.folder / place.lstrip("/")
        folder.mkdir(parents=True)
        folder.chmod(0o700)
        os.chown(folder, USER, USER)


# --- trials of the programs ----------------------------------------------------------------------


def try_no_python(system: System) -> None:
    for folder in ("bin", "usr/bin", "usr/local/bin"):
        found = [path.name for path in (system.folder / folder).glob("python*")]
        expect(not found, f"this system has {found}")


def try_version(programs: Programs) -> None:
    output = programs.call("bleu-score", "--version").succeeded()
    expect(output.stdout == f"bleu-score {version()}\n", output.stdout)


def try_chinese(programs: Programs) -> None:
    output = programs.call("bleu-score", "--sample", "zh_TW", "-f", "json")
    expect(output.code == 0, output.stdout)
    content = json.loads(output.stdout)
    expect(len(candidates_of(output)) == 2, "not two candidates")
    found = content["segmentation"], content["segmentation_variant"]
    expect(found == SEGMENTATION["zh_TW"], f"segmentation {found}")


def try_window(programs: Programs, language: str, picture: Path | None) -> None:
    """Show the window on X11, and check that it shows a result."""
    system = programs.system
    stop = system.folder / "run" / "stop"
    stop.unlink(missing_ok=True)
    with display() as (name, screen), ThreadPoolExecutor(1) as pool:
        window = pool.submit(
            system.run,
            *("sh", "-c", UNTIL_STOPPED, "sh"),
            *as_user(DISPLAY=name, QT_QPA_PLATFORM="xcb"),
            *programs.commands["bleu-desktop"],
            *("--sample", language, "--ui-language", language, "--theme", "light"),
            shared={**programs.shared, SOCKETS: str(SOCKETS)},
            network=False,
            check=False,
            capture=True,
        )
        shades = 0
        end = time.monotonic() + SECONDS
        while shades < SHADES and time.monotonic() < end and not window.done():
            time.sleep(0.5)
            shades, _ = seen(shown(screen.read_bytes()))
        early = window.done()
        if picture:
            # After the result, the window needs a moment for the rest.
            time.sleep(1)
            shutil.copy(screen, picture)
        stop.touch()
        text = window.result().stdout
    expect(not early, f"the program ended:\n{text}")
    expect(shades >= SHADES, f"no window with a result is shown ({shades} shades of blue)\n{text}")
    expect(not text.removesuffix("Terminated\n"), text)
    expect(not list((system.folder / "tmp").glob("appimage*")), "the AppImage was left unpacked")


def try_no_traces(programs: Programs, before: set[str]) -> None:
    """Check that nothing is left in the temporary folder or beside the program."""
    left = {str(path) for path in (programs.system.folder / "tmp").iterdir()}
    left = {path for path in left if not path.endswith("/.X11-unix")}
    expect(not left, f"left: {sorted(left)}")
    new = listing(programs.system) - before
    expect(not new, f"written: {sorted(new)}")


def try_score_programs(trials: Trials, package: str, programs: Programs) -> None:
    trials.run(package, "version", partial(try_version, programs))
    trials.run(package, "Chinese sample as JSON", partial(try_chinese, programs))


def try_windows(trials: Trials, package: str, programs: Programs, pictures: Path | None) -> None:
    for language in ("en", "zh_TW"):
        picture = None
        if pictures:
            picture = pictures / f"{trials.system} {package.replace('.', '')} {language}.xwd"
        trial = f"window on X11, {language}"
        trials.run(package, trial, partial(try_window, programs, language, picture))


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


def listing(system: System) -> set[str]:
    """Return the files and folders of a system."""
    found = set()
    for folder, folders, files in os.walk(system.folder):
        place = os.path.relpath(folder, system.folder)
        for name in [*folders, *files]:
            path = os.path.normpath(os.path.join(place, name))
            if not NOT_OURS.match(f"{path}/"):
                found.add(path)
    return found


def try_purge(system: System, before: set[str]) -> None:
    """Check that purging the package leaves nothing that was not there before."""
    system.run("apt-get", "purge", "--yes", "-qq", NAME, network=False, capture=True)
    after = listing(system)
    expect(after == before, f"left: {sorted(after - before)}, gone: {sorted(before - after)}")


def checked(system: System, *command: str, **environment: str) -> str:
    """Return the output of a command, which a user runs and which must succeed."""
    done = system.run(*as_user(**environment), *command, network=False, check=False, capture=True)
    expect(done.returncode == 0, f"{command}: exit code {done.returncode}\n{done.stdout}")
    return done.stdout.strip()


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
        The built folder.
    """

    files: Path
    built: Path
    package: str
    image: str | None

    def programs(self, system: System) -> Iterator[tuple[str, Programs]]:
        """Yield the programs that need no installation."""
        shared = {self.files: PACKAGES, self.built: FOLDER}
        folder = {name: [f"{FOLDER}/{name}"] for name in PROGRAMS}
        yield "folder", Programs(system, folder, shared)
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


def try_lintian(package: Path) -> None:
    done = subprocess.run(
        ["lintian", "--allow-root", "--fail-on", "error,warning", str(package)],
        capture_output=True,
        text=True,
        check=False,
    )
    expect(done.returncode == 0, done.stdout + done.stderr)


def try_mounted(image: Path) -> None:
    """Check on this machine that an AppImage can be mounted, which needs FUSE."""
    with tempfile.TemporaryDirectory(prefix="bleu-mounted-") as folder:
        link = Path(folder, "bleu-score")
        link.symlink_to(image)
        done = subprocess.run(
            [link, "--version"], capture_output=True, text=True, check=True, timeout=SECONDS
        )
    expect(done.stdout == f"bleu-score {version()}\n", done.stdout + done.stderr)


@contextmanager
def unpacked(path: Path) -> Iterator[Path]:
    """Yield a built folder; an archive is unpacked as a user would do it."""
    if path.is_dir():
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="bleu-archive-") as base:
        subprocess.run(["tar", "--extract", "--file", path, "--directory", base], check=True)
        Path(base).chmod(0o755)
        (folder,) = Path(base).iterdir()
        yield folder


def table(results: Sequence[Result]) -> str:
    """Return a Markdown table of the trials, with a column for each system."""
    suites = list(dict.fromkeys(result.system for result in results))
    rows = list(dict.fromkeys((result.package, result.trial) for result in results))
    found = {(one.system, one.package, one.trial): one for one in results}
    lines = ["| | | " + " | ".join(suites) + " |", "|---|---|" + "---|" * len(suites)]
    for package, trial in rows:
        cells = []
        for suite in suites:
            result = found.get((suite, package, trial))
            cells.append("" if result is None else "**FAILED**" if result.failure else "passed")
        lines.append(f"| {package} | {trial} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def with_own_sockets() -> None:
    """Restart in a namespace without the displays of other processes: all would be called :0."""
    SOCKETS.mkdir(exist_ok=True)
    inside = f'mount -t tmpfs -o mode=1777 tmpfs {SOCKETS} && exec "$@"'
    command = ["unshare", "--mount", "sh", "-c", inside, "sh", sys.executable, *sys.argv]
    os.execvpe(command[0], command, os.environ | {_AGAIN: "1"})


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Try the packages for Linux on fresh systems.")
    parser.add_argument("built", type=Path, help="the built folder, or its archive")
    parser.add_argument("--out", type=Path, help="keep the packages in this folder")
    parser.add_argument("--suite", nargs="+", default=SUITES, help="Debian or Ubuntu releases")
    parser.add_argument("--pictures", type=Path, help="keep what the screens showed, as .xwd")
    parser.add_argument("--runtime", type=Path, help=f"the file from {appimage.RUNTIME_URL}")
    parser.add_argument("--runtime-sha256", default=appimage.RUNTIME_SHA256)
    options = parser.parse_args(arguments)
    if os.environ.pop(_AGAIN, None) is None:
        with_own_sockets()
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    results: list[Result] = []
    with (
        tempfile.TemporaryDirectory(prefix="bleu-packages-") as base,
        unpacked(options.built.resolve()) as built,
    ):
        Path(base).chmod(0o755)
        out = (options.out or Path(base)).resolve()
        package = deb.build(built, out)
        image = None
        if options.runtime:
            content = appimage.trusted(options.runtime, options.runtime_sha256)
            image = appimage.build(built, out, content)
        for file in filter(None, (package, image)):
            print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB", flush=True)
        here = Trials("here")
        if shutil.which("lintian"):
            here.run(".deb", "lintian", partial(try_lintian, package))
        if image and Path("/dev/fuse").exists():
            here.run("AppImage", "mounted with FUSE", partial(try_mounted, image))
        results += here.results
        offered = Offered(out, built, package.name, image.name if image else None)
        for suite in options.suite:
            results += try_suite(suite, offered, options.pictures)
    print(table(results))
    if not options.runtime:
        print("Not tried: the AppImage, for want of its runtime (--runtime).")
    failed = sum(bool(result.failure) for result in results)
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
