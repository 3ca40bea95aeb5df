"""Manual pages of both programs in five languages, with the texts of ``--help``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise
from typing import NamedTuple

from bleu_core.version import __version__
from bleu_desktop import i18n as window_texts
from bleu_desktop.shell.application import PROGRAM as WINDOW
from bleu_desktop.shell.project_page import PROJECT
from bleu_score.i18n import LANGUAGES, current_language, set_language
from bleu_score.terminal.arguments import PROGRAM as TERMINAL
from bleu_score.terminal.flags import Program, flag_groups
from bleu_score.terminal.help_text import HelpEntry, help_page, may_break

PROGRAMS = (TERMINAL, WINDOW)


class _Words(NamedTuple):
    """Texts that only manual pages have. The headings are those of the language's other pages."""

    name: str
    synopsis: str
    description: str
    options: str
    exit_status: str
    see_also: str
    purpose: dict[str, str]


_WORDS = {
    "en": _Words(
        *("NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "SEE ALSO"),
        {
            "bleu-score": "score translations with BLEU, chrF and TER",
            "bleu-desktop": "score translations with BLEU in a window",
        },
    ),
    "es": _Words(
        *("NOMBRE", "SINOPSIS", "DESCRIPCIÓN", "OPCIONES", "ESTADO DE SALIDA", "VÉASE TAMBIÉN"),
        {
            "bleu-score": "evalúa traducciones con BLEU, chrF y TER",
            "bleu-desktop": "evalúa traducciones con BLEU en una ventana",
        },
    ),
    "id": _Words(
        *("NAMA", "RINGKASAN", "DESKRIPSI", "OPSI", "STATUS KELUAR", "LIHAT JUGA"),
        {
            "bleu-score": "menilai terjemahan dengan BLEU, chrF, dan TER",
            "bleu-desktop": "menilai terjemahan dengan BLEU dalam jendela",
        },
    ),
    "zh_CN": _Words(
        *("名称", "概述", "描述", "选项", "退出状态", "参见"),
        {
            "bleu-score": "用 BLEU、chrF 和 TER 为译文评分",
            "bleu-desktop": "在窗口中用 BLEU 为译文评分",
        },
    ),
    "zh_TW": _Words(
        *("名稱", "概要", "說明", "選項", "結束狀態", "參見"),
        {
            "bleu-score": "用 BLEU、chrF 和 TER 為譯文評分",
            "bleu-desktop": "在視窗中用 BLEU 為譯文評分",
        },
    ),
}


def man_pages(epoch: int) -> Iterator[tuple[str, str]]:
    """Yield the path below ``share/man`` and the text of each page.

    Parameters
    ----------
    epoch
        The date of the pages, in seconds since 1970.
    """
    before = current_language()
    try:
        for language in LANGUAGES:
            window_texts.set_language(language)
            set_language(language, plain_numbers=True)
            folder = "man1" if language == "en" else f"{language}/man1"
            for program in PROGRAMS:
                yield f"{folder}/{program.name}.1", _page(program, language, epoch)
    finally:
        window_texts.set_language(before)


def _page(program: Program, language: str, epoch: int) -> str:
    words = _WORDS[language]
    page = help_page(program, flag_groups())
    date = datetime.fromtimestamp(epoch, UTC).date().isoformat()
    (other,) = (each.name for each in PROGRAMS if each.name != program.name)
    lines = [
        # Lines stay ragged because Chinese ones cannot be stretched; `.ds AD l` is for newer
        # formatters, `.ad l` for older ones.
        ".ds AD l",
        f'.TH {program.name.upper()} 1 {date} "BLEU Desktop {__version__}"',
        ".ad l",
        # No hyphenation: it would break names.
        ".nh",
        f".SH {words.name}",
        # Indexes of manual pages take over this line unchanged.
        rf"{program.name} \- {words.purpose[program.name]}",
        f".SH {_quoted(words.synopsis)}",
        f".B {_escaped(program.name)}",
        _escaped(page.usage),
        f".SH {words.description}",
        _escaped(page.description),
        f".SH {words.options}",
    ]
    for title, entries in page.sections.items():
        lines.append(f".SS {_quoted(title)}")
        for entry in entries:
            lines += [".TP", _invocation(entry), _escaped(entry.text)]
    lines.append(f".SS {_quoted(page.formats_title)}")
    for name, endings in page.formats:
        lines += [".TP", _escaped(name), _escaped(endings)]
    if page.epilog:
        lines.append(f".SH {_quoted(words.exit_status)}")
        for paragraph in page.epilog.splitlines():
            lines += [_escaped(paragraph), ".PP"]
        lines.pop()
    lines += [
        f".SH {_quoted(words.see_also)}",
        rf".BR {_escaped(other)} (1)",
        ".PP",
        rf"{_escaped(PROJECT)}",
    ]
    return "\n".join(lines) + "\n"


def _invocation(entry: HelpEntry) -> str:
    """Return the forms of an option, with the option in bold and its values in italics."""
    shown = []
    for form, flag in zip(entry.forms, entry.flag.flags or ("",), strict=True):
        value = form.removeprefix(flag).strip()
        parts = [rf"\fB{_escaped(flag)}\fR"] if flag else []
        parts += [rf"\fI{_escaped(value)}\fR"] if value else []
        shown.append(" ".join(parts))
    return ", ".join(shown)


def _escaped(text: str) -> str:
    """Return a text escaped so that the typesetter takes it literally."""
    signs = {"\\": r"\e", "-": r"\-"}
    # The typesetter breaks lines at spaces only, which Chinese lacks.
    text = "".join(
        signs.get(before, before)
        + (r"\:" if " " not in (before, after) and may_break(before, after) else "")
        for before, after in pairwise(f"{text} ")
    )
    # A period or an apostrophe at the start of a line begins a command.
    return re.sub(r"^(?=[.'])", r"\\&", text, flags=re.MULTILINE)


def _quoted(text: str) -> str:
    return '"{}"'.format(_escaped(text).replace('"', r"\(dq"))
