"""Debian and Ubuntu systems in folders, to build and try the program on other systems.

Needs root and debootstrap. Downloads are kept in the user's cache folder; every build and every
trial gets a fresh copy of a system.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "bleu-desktop", "systems")
# Ubuntu has half of the libraries that Qt needs in universe.
_COMPONENTS = {"jammy": "main,universe", "noble": "main,universe"}
_UBUNTU_KEYS = Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg")
_CERTIFICATES = "/mnt/certificates.crt"
# `su` keeps the user's PATH, which lacks the folders of root's programs.
_WITH_SBIN = {**os.environ, "PATH": f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"}


class System:
    """A system in a folder.

    Attributes
    ----------
    folder
        The root of the system.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(
        self,
        *command: str | Path,
        shared: Mapping[Path, str] | None = None,
        environment: Mapping[str, str] | None = None,
        network: bool = True,
        check: bool = True,
        capture: bool = False,
    ) -> subprocess.CompletedProcess[str]:
        """Run a command in the system.

        Parameters
        ----------
        shared
            Folders of this machine, by the path at which the command sees them.
        environment
            Environment variables besides `PATH`, `HOME` and `LANG`.
        network
            Whether the command has a network.

        Raises
        ------
        subprocess.CalledProcessError
            If `check` is true and the command fails.
        """
        # The mounts belong to a namespace, which ends with the command.
        devices = self.folder / "dev"
        (devices / "pts").mkdir(exist_ok=True)
        (devices / "shm").mkdir(exist_ok=True)
        steps = [
            f"mount -t {kind} {kind} {shlex.quote(str(self.folder / place))}"
            for kind, place in (("proc", "proc"), ("devpts", "dev/pts"), ("tmpfs", "dev/shm"))
        ]
        for device in ("null", "zero", "random", "urandom", "tty"):
            (devices / device).touch()
            steps.append(_mount(Path("/dev", device), devices / device))
        # Certificates that pip trusts on this machine.
        if certificates := os.environ.get("PIP_CERT"):
            place = self.folder / _CERTIFICATES.lstrip("/")
            place.touch()
            steps.append(_mount(Path(certificates), place))
        for source, seen in (shared or {}).items():
            target = self.folder / seen.lstrip("/")
            target.mkdir(parents=True, exist_ok=True)
            steps.append(_mount(source, target))
        variables = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            # pip finds packages as it does on this machine.
            **{name: value for name, value in os.environ.items() if name.startswith("PIP_")},
            **({"PIP_CERT": _CERTIFICATES} if "PIP_CERT" in os.environ else {}),
            **(environment or {}),
        }
        inside = shlex.join(
            [
                *("chroot", str(self.folder), "/usr/bin/env", "-i"),
                *(f"{name}={value}" for name, value in variables.items()),
                *map(str, command),
            ]
        )
        steps.append(f"exec {inside}")
        spaces = ["--mount", "--pid", "--fork", *([] if network else ["--net"])]
        return subprocess.run(
            ["unshare", *spaces, "sh", "-e", "-c", "\n".join(steps)],
            env=_WITH_SBIN,
            check=check,
            text=True,
            stdout=subprocess.PIPE if capture else None,
            stderr=subprocess.STDOUT if capture else None,
        )

    def install(self, *packages: str) -> None:
        """Install Debian packages, or `.deb` files by their path in the system."""
        command = "apt-get install --yes -qq --no-install-recommends"
        self.run("sh", "-c", f"{command} {shlex.join(packages)} > /dev/null")


def _mount(source: Path, target: Path) -> str:
    return shlex.join(["mount", "--bind", str(source), str(target)])


def base(suite: str) -> System:
    """Return the smallest system of a suite (`bookworm`, `jammy` …); create it if necessary.

    Fresh systems are copies of this one, so nothing is installed into it.
    """
    folder = CACHE / suite
    if not folder.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        unfinished = CACHE / f"{suite}.unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        components = _COMPONENTS.get(suite, "main")
        # debootstrap has one script for all of Ubuntu, but may not know the name of a new release.
        keys, script = [], []
        if suite in _COMPONENTS:
            keys, script = [f"--keyring={_ubuntu_keys()}"], ["", "gutsy"]
        subprocess.run(
            [
                # Without the keys of the suite, debootstrap would only warn, and check nothing.
                *("debootstrap", "--force-check-gpg", *keys, "--variant=minbase"),
                f"--components={components}",
                *(suite, str(unfinished), *script),
            ],
            env=_WITH_SBIN,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        sources = unfinished / "etc" / "apt" / "sources.list"
        line = sources.read_text()
        if suite in _COMPONENTS:
            sources.write_text(line + line.replace(f" {suite} ", f" {suite}-updates "))
        unfinished.rename(folder)
    return System(folder)


def _ubuntu_keys() -> Path:
    """Return the keys of Ubuntu's archive; a system without them gets those that Debian 13 has."""
    if _UBUNTU_KEYS.is_file():
        return _UBUNTU_KEYS
    kept = CACHE / _UBUNTU_KEYS.name
    if not kept.is_file():
        with fresh("trixie", ["ubuntu-keyring"]) as system:
            shutil.copyfile(system.folder / _UBUNTU_KEYS.relative_to("/"), kept)
    return kept


def copy_of(system: System, folder: Path) -> System:
    """Return a copy of a system in a new folder."""
    subprocess.run(
        ["cp", "--archive", "--reflink=auto", str(system.folder), str(folder)], check=True
    )
    return System(folder)


@contextmanager
def fresh(suite: str, packages: Sequence[str] = ()) -> Iterator[System]:
    """Yield a fresh system with some packages, and delete it afterwards."""
    with TemporaryDirectory(prefix=f"bleu-{suite}-") as folder:
        system = copy_of(base(suite), Path(folder) / "root")
        if packages:
            system.run("apt-get", "update", "-qq")
            system.install(*packages)
        yield system
