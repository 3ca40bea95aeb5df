"""Trials of the programs on a fresh system, as a user there: results, calls, the window, traces."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from archives import version  # noqa: E402
from chroots import System  # noqa: E402
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
from ui_languages import LANGUAGES  # noqa: E402

USER = 1000
HOME = "/home/translator"
SOCKETS = Path("/tmp/.X11-unix")
# Folders to which a system writes by itself.
NOT_OURS = re.compile(
    r"^(dev|home|mnt|proc|root|run|sys|tmp|var/(cache|log|tmp)|var/lib/(apt|dpkg|systemd))/"
)
# A script that ends the window when a file appears, but not the AppImage around it, which tidies up
# afterwards. An installed Python program is a process of Python.
UNTIL_STOPPED = """
"$@" & its=$!
while kill -0 $its 2> /dev/null && [ ! -e /run/stop ]; do sleep 0.2; done
for process in /proc/[0-9]*; do
    case $(readlink $process/exe) in */bleu-desktop|*/python3*) kill ${process#/proc/} ;; esac
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


def try_version(programs: Programs) -> None:
    output = programs.call("bleu-score", "--version").succeeded()
    expect(output.stdout == f"bleu-score {version()}\n", output.stdout)


def try_sample(programs: Programs, language: str) -> None:
    output = programs.call("bleu-score", "--sample", language, "-f", "json")
    expect(output.code == 0, output.stdout)
    content = json.loads(output.stdout)
    expect(len(candidates_of(output)) == 2, "not two candidates")
    found = content["segmentation"], content["segmentation_variant"]
    expect(found == SEGMENTATION.get(language, ("13a", None)), f"segmentation {found}")


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
    for language in LANGUAGES:
        trials.run(package, f"sample {language}", partial(try_sample, programs, language))


def try_windows(trials: Trials, package: str, programs: Programs, pictures: Path | None) -> None:
    for language in LANGUAGES:
        picture = None
        if pictures:
            picture = pictures / f"{trials.system} {package.replace('.', '')} {language}.xwd"
        trial = f"window {language}"
        trials.run(package, trial, partial(try_window, programs, language, picture))


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


def checked(system: System, *command: str, **environment: str) -> str:
    """Return the output of a command, which a user runs and which must succeed."""
    done = system.run(*as_user(**environment), *command, network=False, check=False, capture=True)
    expect(done.returncode == 0, f"{command}: exit code {done.returncode}\n{done.stdout}")
    return done.stdout.strip()


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
