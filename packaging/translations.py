"""Update the translation catalogs: `python packaging/translations.py`.

The script extracts texts from the source to ``resources/translations/ts``: those of the window to
``bleu_desktop_*.ts``, which it compiles to ``resources/translations/qm``, and shared messages to
``bleu_score_*.ts``, which it compiles to ``core/bleu_score/resources/catalogs`` for gettext. All
files are committed, so installing does not require Qt's tools; a test compares them with the
source. Translators edit the ``.ts`` files (in Qt Linguist) and run the script again.

Texts are the literals in calls of `translate`, and in the rows of tables of `Messages`.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeGuard

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from lxml import etree
from plain_catalog import PlainCatalog
from ui_languages import TRANSLATED

ROOT = Path(__file__).resolve().parents[1]
TS = ROOT / "resources" / "translations" / "ts"
QM = ROOT / "resources" / "translations" / "qm"
MO = ROOT / "core" / "bleu_score" / "resources" / "catalogs"
SOURCES = {"bleu_desktop": ROOT / "bleu_desktop", "bleu_score": ROOT / "core" / "bleu_score"}


def tool(name: str) -> str:
    """Return the path of a tool that comes with PySide6."""
    suffix = ".exe" if sys.platform == "win32" else ""
    path = Path(sysconfig.get_path("scripts")) / f"pyside6-{name}{suffix}"
    return str(path) if path.is_file() else f"pyside6-{name}"


def extract() -> None:
    """Add new texts to the catalogs, and remove texts that the source no longer has."""
    for program, folder in SOURCES.items():
        with TemporaryDirectory() as copies:
            sources = []
            for number, path in enumerate(sorted(folder.rglob("*.py"))):
                copy = Path(copies, f"{number:04}.py")
                copy.write_text(with_calls(path.read_text("utf-8")), "utf-8")
                sources.append(copy.name)
            for language in TRANSLATED:
                catalog = TS / f"{program}_{language}.ts"
                options = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
                options += ["-target-language", language]
                subprocess.run(
                    [tool("lupdate"), *options, *sources, "-ts", str(catalog)],
                    cwd=copies,
                    check=True,
                )


def with_calls(source: str) -> str:
    """Return a module with a call of `translate` for each message of a table, as Qt's tool reads.

    ``Messages("A", {key: "b"})`` becomes ``Messages("A", {key: translate("A", "b")})``.
    """
    lines = source.encode().splitlines(keepends=True)
    found = [(context, text) for context, row in message_rows(source) for text in row]
    # From the end, so that what is inserted moves nothing that is still to be found.
    for context, text in sorted(found, key=lambda each: (each[1].lineno, each[1].col_offset))[::-1]:
        first, last = text.lineno - 1, (text.end_lineno or 0) - 1
        lines[last] = _inserted(lines[last], text.end_col_offset or 0, ")")
        lines[first] = _inserted(lines[first], text.col_offset, f'translate("{context}", ')
    return b"".join(lines).decode()


def _inserted(line: bytes, at: int, text: str) -> bytes:
    return line[:at] + text.encode() + line[at:]


def message_rows(source: str) -> Iterator[tuple[str, list[ast.Constant]]]:
    """Yield the context and the messages of each row of the tables of `Messages` in a module."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Name("Messages"), args=[ast.Constant(str(context)), ast.Dict(values=rows)]
            ):
                for row in rows:
                    yield context, [each for each in ast.walk(row) if _is_message(each)]


def _is_message(node: ast.AST) -> TypeGuard[ast.Constant]:
    match node:
        case ast.Constant(str(text)):
            return re.fullmatch(r"\{\w+\}|", text) is None
    return False


def compile_qt(folder: Path) -> None:
    """Write the compiled Qt catalogs of the window and of Qt itself to a folder."""
    for catalog in sorted(TS.glob("*.ts")):
        if catalog.name.startswith("bleu_score_"):
            continue
        target = folder / f"{catalog.stem}.qm"
        subprocess.run([tool("lrelease"), "-silent", str(catalog), "-qm", str(target)], check=True)


def compile_gettext(folder: Path) -> None:
    """Write gettext's compiled catalogs into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in TRANSLATED:
        with (folder / f"bleu_score_{language}.mo").open("wb") as file:
            write_mo(file, read_ts(TS / f"bleu_score_{language}.ts", language))


def read_ts(path: Path, language: str) -> Catalog:
    """Return the finished translations of a ``.ts`` file, with its contexts as gettext contexts."""
    catalog = PlainCatalog(locale=language, fuzzy=False)
    for context in etree.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.get("type") is None and translation.text:
                catalog.add(
                    message.findtext("source"), translation.text, context=context.findtext("name")
                )
    return catalog


if __name__ == "__main__":
    extract()
    compile_qt(QM)
    compile_gettext(MO)
