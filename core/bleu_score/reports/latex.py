r"""A report as LaTeX: tables with booktabs' rules to be put into a paper with ``\input``.

Names and texts are escaped: TeX reads no command, no formula and no comment in them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import BinaryIO

from bleu_core.progress import SILENT, Progress
from bleu_score import i18n as score_i18n
from bleu_score.marked.signs import without_controls
from bleu_score.reports import words
from bleu_score.reports.cells import Cell, Form, Table
from bleu_score.reports.model import Headline, Report, ReportDiagnostic, SegmentList

_WIDE = 8
_LIGATURE = re.compile(r"([-',])(?=\1)")
ESCAPES = {
    "\0": "{}",
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "$": r"\$",
    "&": r"\&",
    "#": r"\#",
    "%": r"\%",
    "_": r"\_",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    "`": r"\textasciigrave{}",
    # After \\ or \item they would start an argument.
    "[": "{[}",
    "]": "{]}",
    "*": "{*}",
    # Packages for Chinese take it for a Chinese quotation mark.
    "’": "'",
    # Signs that fonts for text may lack.
    "−": "$-$",
    "≈": r"$\approx$",
    "≤": r"$\leq$",
    "≥": r"$\geq$",
    "▲": r"$\uparrow$",
    "▼": r"$\downarrow$",
    "→": r"$\rightarrow$",
    "←": r"$\leftarrow$",
    "↵": r"$\hookleftarrow$",
    "⇥": r"$\mapsto$",
    "⟨": r"$\langle$",
    "⟩": r"$\rangle$",
    "★": r"$\star$",
    "·": r"\textperiodcentered{}",
    "…": r"\ldots{}",
    "\u2423": r"\textvisiblespace{}",
    "\u240d": r"$\langle$CR$\rangle$",
    "\u00a0": "~",
    "\u202f": r"\,",
}

_HEAD = r"""% {made}
% Put it into a document for XeLaTeX or LuaLaTeX with \input. The preamble needs
%   \usepackage{{booktabs}}
% and for Chinese, Japanese or Korean
%   \usepackage{{xeCJK}}            (XeLaTeX)
%   \usepackage{{luatexja-fontspec}} (LuaLaTeX)
"""


def write_latex(report: Report, file: BinaryIO, progress: Progress = SILENT) -> None:
    """Write a report.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    with score_i18n.speaking(report.language):
        for block in progress.watch(_blocks(report)):
            file.write(f"{block}\n".encode())


def escape(text: str) -> str:
    """Return a text in one line that TeX sets as it is."""
    # Two of these would become another character: -- a dash.
    apart = _LIGATURE.sub(r"\g<0>\0", without_controls(text))
    return "".join(ESCAPES.get(char, char) for char in apart)


def latex_table(table: Table) -> str:
    """Return a table with rules of booktabs, its title as the caption and its notes below."""
    sides = "".join("r" if column.is_number else "l" for column in table.columns)
    size = r"\small" if len(table.columns) < _WIDE else r"\footnotesize\setlength{\tabcolsep}{2pt}"
    lines = [
        rf"\begin{{table}}[htbp]\centering{size}",
        rf"\caption{{{escape(table.title)}}}",
        rf"\begin{{tabular}}{{{sides}}}",
        r"\toprule",
        _row([escape(column.title) for column in table.columns]),
        r"\midrule",
    ]
    for row in table.rows:
        lines.append(_row([_cell(cell) for cell in row]))
        if any(cell.detail for cell in row):
            details = [rf"\scriptsize {escape(cell.detail)}" if cell.detail else "" for cell in row]
            lines.append(_row(details))
    lines += [r"\bottomrule", r"\end{tabular}"]
    if table.notes:
        notes = r"\\ ".join(escape(note) for note in table.notes)
        lines.append(rf"\par\smallskip\parbox{{\linewidth}}{{\footnotesize {notes}}}")
    lines.append(r"\end{table}")
    return "\n".join(lines)


def _row(cells: Sequence[str]) -> str:
    return rf"{' & '.join(cells)} \\"


def _cell(cell: Cell) -> str:
    text = escape(cell.signed_text.strip())
    if cell.form is Form.CODE:
        return rf"\texttt{{\tiny {text}}}"
    return rf"\textbf{{{text}}}" if cell.is_strong else text


def _blocks(report: Report) -> Iterator[str]:
    yield _HEAD.format(made=_in_comment(words.made_text(report)))
    yield rf"\section*{{{escape(report.title)}}}"
    yield escape(report.compared) + "\n"
    if report.about:
        yield escape(words.facts_text(report.about)) + "\n"
    if (changes := report.changes) is not None:
        if changes.figure:
            yield rf"\textbf{{{escape(changes.figure)}}} {escape(changes.meaning)}" + "\n"
        yield escape(changes.headline) + "\n"
    if report.scores is not None:
        yield from _head(report.scores.headline)
    if not report.options.texts:
        yield escape(words.label("numbers_only")) + "\n"
    yield from map(latex_table, report.tables)
    yield from _diagnostics(report.diagnostics)
    yield from map(latex_table, report.details)
    yield from map(latex_table, report.settings)
    yield from _files(report)
    yield from _provenance(report)
    if report.segments is not None:
        yield from _segments(report.segments)


def _head(head: Headline) -> Iterator[str]:
    if head.title:
        yield _result(head) + "\n"
    score = rf"\textbf{{{escape(head.metric)} {escape(head.score.text)}}}"
    yield (
        score_i18n.as_sentence(
            score_i18n.join_phrases(filter(None, (score, escape(head.interval))))
        )
        + "\n"
    )
    yield from (escape(text) + "\n" for text in (head.agreement, head.meaning, head.limits) if text)
    yield escape(words.facts_text(head.facts)) + "\n"


def _diagnostics(diagnostics: Sequence[ReportDiagnostic]) -> Iterator[str]:
    if diagnostics:
        yield rf"\subsection*{{{escape(words.label('diagnostics'))}}}"
    for diagnostic in diagnostics:
        yield rf"\paragraph{{{escape(diagnostic.title)}}} {escape(diagnostic.advice)}" + "\n"
        yield from (escape(words.found_text(*found)) + "\n" for found in diagnostic.found)


def _files(report: Report) -> Iterator[str]:
    yield rf"\subsection*{{{escape(report.inputs.title)}}}"
    yield from (rf"{escape(line)}\par" for line in report.pairing)
    for row in report.inputs.rows:
        name, role, *_, digest = row
        yield (
            rf"\noindent {escape(score_i18n.with_detail(name.text, role.text))}\\"
            rf"\texttt{{\scriptsize {escape(digest.text)}}}\par"
        )


def _provenance(report: Report) -> Iterator[str]:
    yield rf"\subsection*{{{escape(words.label('provenance'))}}}"
    for signed in report.signatures:
        yield rf"\paragraph{{{escape(words.provenance_title(signed))}}}"
        for code in (signed.signature, *signed.commands):
            yield rf"{{\raggedright\texttt{{{_breakable(code)}}}\par}}"


def _result(head: Headline) -> str:
    title = rf"\textbf{{{score_i18n.as_sentence(escape(head.title))}}}"
    return score_i18n.join_sentences(*filter(None, (title, escape(head.comparison))))


def _in_comment(text: str) -> str:
    """Return our own words for a comment, in one line."""
    return " ".join(text.split())


def _breakable(text: str) -> str:
    """Return a code that can be broken after its separators."""
    return escape(text).replace(r"\textbar{}", r"\textbar{}\allowbreak{}")


def _segments(segments: SegmentList) -> Iterator[str]:
    yield rf"\subsection*{{{escape(segments.title)}}}"
    yield escape(segments.limit) + "\n"
    for segment in segments:
        yield rf"\paragraph{{{escape(words.segment_place(segment))}}}\leavevmode"
        yield r"\begin{description}"
        if segment.source is not None:
            yield _item(words.label("source"), _text(segment.source))
        references = [
            _item(name, _text(reference))
            for name, reference in zip(segments.references, segment.references, strict=True)
        ]
        if not segments.is_tracked:
            yield from references
        for candidate in segment.candidates:
            text = "" if candidate.text is None else _text(candidate.text)
            if candidate.is_noted:
                text += rf" \emph{{{escape(words.note_text(candidate))}}}"
            yield _item(score_i18n.with_detail(candidate.name, words.facts_of(candidate)), text)
        if segments.is_tracked:
            yield from references
        yield r"\end{description}"


def _item(name: str, text: str) -> str:
    return rf"\item[{{{escape(name)}}}] {text}"


def _text(text: str) -> str:
    return escape(text or words.label("empty"))
