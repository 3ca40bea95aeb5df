"""Write `requirements.txt`, the packages of a build: `python packaging/pin_requirements.py`.

The file lists the newest versions that both `pyproject.toml` allow, with the SHA-256 of each of
their files for every system and Python, so that everybody can repeat a build. Run the script to
take newer versions.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
PINNED = PACKAGING / "requirements.txt"
# The chosen versions must run on the oldest supported Python, too.
OLDEST_PYTHON = "3.11"
UV = "uv>=0.9"
HEADING = """\
# What the standalone builds are made of. `python packaging/pin_requirements.py` writes this file.

# A package that is compiled here would run its own code, and come out differently.
--only-binary :all:

"""


def requirements() -> list[str]:
    """Return the requirements of the program, its build and its manual, without our own library."""
    found = set()
    for folder in (ROOT, ROOT / "core"):
        content = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
        project = content["project"]
        found |= {*content["build-system"]["requires"], *project["dependencies"]}
        for extra in ("build", "docs"):
            found |= set(project["optional-dependencies"].get(extra, ()))
    return sorted(found - {"bleu-score"})


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder, "venv")
        venv.create(environment, with_pip=True)
        programs = environment / ("Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", UV], check=True)
        wanted = Path(folder, "requirements.in")
        wanted.write_text("\n".join(requirements()) + "\n", encoding="utf-8")
        done = subprocess.run(
            [
                *(programs / "uv", "pip", "compile", "--universal", "--generate-hashes"),
                *("--python-version", OLDEST_PYTHON, "--no-header", "--no-annotate", "--quiet"),
                # No package is compiled: a source package would run its own code in the build.
                *("--only-binary", ":all:", wanted),
            ],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
    PINNED.write_text(HEADING + done.stdout, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
