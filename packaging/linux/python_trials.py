"""Trials of the commands of the README, and of the wheels with pip and pipx, on a fresh system."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from build import ROOT, copy_sources  # noqa: E402
from chroots import System, fresh  # noqa: E402
from linux.trial_runs import (  # noqa: E402
    HOME,
    USER,
    Programs,
    Result,
    Trials,
    add_user,
    as_user,
    try_score_programs,
    try_windows,
)
from smoke_test import expect  # noqa: E402

WHEELS = "/mnt/wheels"
# As from a ZIP, and with git's folder, on systems without git.
CHECKOUT = f"{HOME}/bleu-desktop"
CLONE = f"{HOME}/clone"
OLDEST = "bookworm"


def build_wheels(folder: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*command, "--wheel-dir", folder, ROOT / "core", ROOT], check=True)


def readme_commands(text: str) -> tuple[str, str, str, str]:
    """Return the README's commands: they install libraries, start window and terminal, and test."""
    found: list[str] = []
    for title in ("A first score in one minute", "Build, test, contribute"):
        section = text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
        found += re.findall(r"```sh\n(.*?)```", section, re.DOTALL)
    system, window, terminal, tests = found
    return system, window, terminal, tests


def run_as_user(system: System, wheels: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script with a network, where pip finds our wheels, and everything else as it does here.

    Ends with an exit code, whatever it is.
    """
    user = as_user(PIP_FIND_LINKS=WHEELS)
    command = (*user, "sh", "-ec", script)
    return system.run(*command, shared={wheels: WHEELS}, check=False, capture=True)


def try_succeeds(system: System, wheels: Path, script: str, said: str = "") -> None:
    done = run_as_user(system, wheels, script)
    expect(done.returncode == 0, f"{script}: exit code {done.returncode}\n{done.stdout}")
    expect(said in done.stdout, done.stdout)


def try_refused(system: System, wheels: Path, script: str) -> None:
    """Check that pip refuses a Python that is too old, and says so in one line."""
    done = run_as_user(system, wheels, script)
    expect(done.returncode != 0, "installed on a Python that is too old")
    reason = r"^ERROR: Package 'bleu-\w+' requires a different Python: 3\.\d+\.\d+ not in '.+'$"
    expect(re.search(reason, done.stdout, re.MULTILINE), done.stdout)
    expect("Traceback" not in done.stdout, done.stdout)


def try_suite(suite: str, wheels: Path, pictures: Path | None) -> list[Result]:
    """Run all trials on a fresh system."""
    trials = Trials(suite)
    libraries, window, terminal, tests = readme_commands((ROOT / "README.md").read_text("utf-8"))
    with fresh(suite) as system:
        add_user(system)
        for path in (CHECKOUT, CLONE):
            folder = system.folder / path.lstrip("/")
            copy_sources(folder)
            if path == CLONE:
                subprocess.run(["git", "init", "--quiet", folder], check=True)
            subprocess.run(["chown", "--recursive", f"{USER}:{USER}", folder], check=True)
        system.run("apt-get", "update", "-qq", capture=True)
        install = "apt-get install --yes -qq --no-install-recommends"
        script = libraries.replace("sudo apt install", install)
        system.run("sh", "-ec", script, capture=True)
        # The first part installs, the last command opens the window.
        installing, _, start = window.rstrip().rpartition(" && ")
        expect(start == "bleu-desktop --sample", window)
        in_checkout = f"cd {CHECKOUT}"
        wheel = "python3 -m venv wheel && wheel/bin/python3 -m pip install bleu-desktop"
        old = system.run(
            *("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 11))"), check=False
        )
        if old.returncode:
            for name, script in (("README", f"{in_checkout}\n{installing}"), ("pip", wheel)):
                trials.run(name, "refused", partial(try_refused, system, wheels, script))
            return trials.results

        desktop = Programs(system, {"bleu-desktop": [f"{CHECKOUT}/.venv/bin/bleu-desktop"]}, {})
        score = Programs(system, {"bleu-score": [f"{CHECKOUT}/.venv-score/bin/bleu-score"]}, {})
        script = f"{in_checkout}\n{installing}"
        if trials.run("README", "window installed", partial(try_succeeds, system, wheels, script)):
            try_windows(trials, "README", desktop, pictures)
        script = f"{in_checkout}\n{terminal}"
        what = partial(try_succeeds, system, wheels, script, "BLEU = ")
        if trials.run("README", "terminal installed, score", what):
            try_score_programs(trials, "README", score)

        # The oldest system is enough for the tests, which take longer than everything else.
        for name, place in (("a ZIP", CHECKOUT), ("a checkout", CLONE)) if suite == OLDEST else ():
            script = f"cd {place}\n{tests}"
            what = partial(try_succeeds, system, wheels, script, " passed")
            trials.run("README", f"tests, from {name}", what)

        both = {name: [f"{HOME}/wheel/bin/{name}"] for name in ("bleu-desktop", "bleu-score")}
        if trials.run("pip", "installed", partial(try_succeeds, system, wheels, wheel)):
            try_score_programs(trials, "pip", Programs(system, both, {}))
            try_windows(trials, "pip", Programs(system, both, {}), pictures)

        system.install("pipx")
        both = {name: [f"{HOME}/.local/bin/{name}"] for name in both}
        for name in both:
            script = f"pipx install {name}"
            trials.run("pipx", f"{name} installed", partial(try_succeeds, system, wheels, script))
        try_score_programs(trials, "pipx", Programs(system, both, {}))
        try_windows(trials, "pipx", Programs(system, both, {}), pictures)
    return trials.results
