"""Brings the catalogues up to date: `python packaging/translations.py`.

Extracts the texts of the source into ``resources/translations/ts`` and compiles those to
``resources/translations/qm``. Both are committed, so that installing needs no Qt tools; a test
compares them with the source. Translators edit the ``.ts`` files (Qt Linguist) and run this again.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TS = ROOT / "resources" / "translations" / "ts"
QM = ROOT / "resources" / "translations" / "qm"
# English is written in the source.
LANGUAGES = ("es", "id", "zh_CN", "zh_TW")


def tool(name: str) -> str:
    """Return the path of a tool that comes with PySide6."""
    suffix = ".exe" if sys.platform == "win32" else ""
    path = Path(sysconfig.get_path("scripts")) / f"pyside6-{name}{suffix}"
    return str(path) if path.is_file() else f"pyside6-{name}"


def extract() -> None:
    """Add new texts to the catalogues and drop those the source no longer has."""
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "bleu_desktop").rglob("*.py"))
    for language in LANGUAGES:
        catalogue = TS / f"bleu_desktop_{language}.ts"
        options = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
        options += ["-target-language", language]
        subprocess.run(
            [tool("lupdate"), *options, *sources, "-ts", str(catalogue)], cwd=ROOT, check=True
        )


def compile_to(folder: Path) -> None:
    """Write the compiled catalogues into a folder."""
    for catalogue in sorted(TS.glob("*.ts")):
        target = folder / f"{catalogue.stem}.qm"
        subprocess.run(
            [tool("lrelease"), "-silent", str(catalogue), "-qm", str(target)], check=True
        )


if __name__ == "__main__":
    extract()
    compile_to(QM)
