"""Scores as sacreBLEU prints them, in English as it does."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, TextIO

from bleu_score.terminal.as_sacrebleu.options import SacrebleuRequest
from bleu_score.terminal.as_sacrebleu.scores import MetricScores, Score
from bleu_score.terminal.as_sacrebleu.texts import Texts

_ESCAPES = str.maketrans(
    {
        "&": r"\&",
        "%": r"\%",
        "$": r"\$",
        "#": r"\#",
        "_": r"\_",
        "^": r"\^{}",
        "{": r"\{",
        "}": r"\}",
        "~": r"\textasciitilde{}",
        "\\": r"\textbackslash{}",
        "<": r"\ensuremath{<}",
        ">": r"\ensuremath{>}",
    }
)
# The left end, the line, the crossing with other columns and the right end.
_TOP = ("╒", "═", "╤", "╕")
_HEAD = ("╞", "═", "╪", "╡")
_MIDDLE = ("├", "─", "┼", "┤")
_BOTTOM = ("╘", "═", "╧", "╛")
# Columns are at least this much wider than their headings.
_PADDING = 2


def write_scores(
    scored: Sequence[MetricScores], texts: Texts, request: SacrebleuRequest, stream: TextIO
) -> None:
    """Write the scores as sacreBLEU does."""
    stream.writelines(f"{line}\n" for line in _lines(scored, texts, request))


def _lines(
    scored: Sequence[MetricScores], texts: Texts, request: SacrebleuRequest
) -> Iterator[str]:
    if request.sentence_level:
        [only] = scored
        for score in only.scores:
            yield _score_line(only, score, request)
    elif len(texts.systems) == 1:
        yield from _single(sorted(scored, key=_rank), request)
    else:
        if request.settings.resampling.paired_test == "none":
            scored = sorted(scored, key=_rank)
        yield from _several(scored, texts.names, request)


def _rank(scored: MetricScores) -> str:
    return scored.name.upper()


def _width(request: SacrebleuRequest) -> int:
    return 1 if request.look.width is None else request.look.width


def _number(score: Score, width: int) -> str:
    text = f"{score.percent:.{width}f}"
    if score.mean is not None and score.mean > 0:
        text += f" (μ = {score.mean:.{width}f} ± {score.half_width:.{width}f})"
    return text


def _score_line(scored: MetricScores, score: Score, request: SacrebleuRequest) -> str:
    number = _number(score, _width(request))
    if request.look.score_only:
        return number
    signature = scored.short_signature if request.look.short else scored.signature
    return f"{scored.name}|{signature} = {number} {score.details}".rstrip()


def _single(scored: Sequence[MetricScores], request: SacrebleuRequest) -> Iterator[str]:
    """Yield the scores of a single system."""
    is_json = request.format == "json"
    if is_json and not request.look.score_only:
        width = _width(request)
        shown = [_json_text(one, one.scores[0], width) for one in scored]
    else:
        shown = [_score_line(one, one.scores[0], request) for one in scored]
    if is_json:
        yield shown[0] if len(shown) == 1 else "[\n" + ",\n".join(shown) + "\n]"
        return
    if len(shown) == 1:
        yield shown[0]
        return
    # Aligned at the first equals sign; lines without one come first.
    yield from (line for line in shown if "=" not in line)
    aligned = [line for line in shown if "=" in line]
    places = [line.index("=") - 1 for line in aligned]
    for line, place in zip(aligned, places, strict=True):
        yield f"{line[:place]:>{max(places)}}{line[place:]}"


def _json_text(scored: MetricScores, score: Score, width: int) -> str:
    content: dict[str, Any] = {
        "name": scored.name,
        "score": float(f"{score.percent:.{width}f}"),
        "signature": scored.signature,
    }
    if score.mean is not None and score.mean > 0:
        mean, half = f"{score.mean:.{width}f}", f"{score.half_width:.{width}f}"
        content["confidence_mean"] = float(mean)
        content["confidence_var"] = float(half)
        content["confidence"] = f"μ = {mean} ± {half}"
    if score.details:
        content["verbose_score"] = score.details
    content |= dict(pair.split(":", 1) for pair in scored.signature.split("|"))
    return json.dumps(content, indent=1, ensure_ascii=False)


def _several(
    scored: Sequence[MetricScores], names: Sequence[str], request: SacrebleuRequest
) -> Iterator[str]:
    """Yield the scores of several systems: a table, an explanation of the test, signatures."""
    if request.format == "json":
        rows = zip(names, *(one.scores for one in scored), strict=True)
        content = [
            {"system": name}
            | {
                one.name: _json_score(score, request)
                for one, score in zip(scored, scores, strict=True)
            }
            for name, *scores in rows
        ]
        yield json.dumps(content, indent=4)
        return
    has_means = request.settings.resampling.paired_test == "bs"
    headings = [one.name + (" (μ ± 95% CI)" if has_means else "") for one in scored]
    columns = [
        [_cell(score, _width(request), is_text=request.format == "text") for score in one.scores]
        for one in scored
    ]
    table = _grid if request.format == "text" else _latex
    yield from table(["System", *headings], [names, *columns])
    yield ""
    yield from _explanation(names[0], request)
    yield from _framed("Metric signatures")
    for one in scored:
        signature = one.short_signature if request.look.short else one.signature
        yield f" - {one.name:<10} {signature}"


def _json_score(score: Score, request: SacrebleuRequest) -> Any:
    if request.settings.resampling.paired_test == "none":
        return f"{score.percent:.{_width(request)}f}"
    return {
        "score": score.percent,
        "p_value": score.p_value,
        "mean": score.mean,
        "ci": score.half_width,
    }


def _cell(score: Score, width: int, *, is_text: bool) -> str:
    text = f"{score.percent:.{width}f}"
    if score.mean is not None:
        text += f" ({score.mean:.{width}f} ± {score.half_width:.{width}f})"
    if score.p_value is not None:
        mark = "" if score.p_value > 0.05 else "*"
        text += ("\n" if is_text else " ") + f"(p = {score.p_value:.4f}){mark}"
    return text


def _padded(headings: Sequence[str], columns: Sequence[Sequence[str]]) -> list[list[list[str]]]:
    """Return the lines of each cell, by column, padded to the column's width; headings first.

    Names are on the right, numbers in the middle.
    """
    padded = []
    for index, (heading, column) in enumerate(zip(headings, columns, strict=True)):
        cells = [text.split("\n") for text in column]
        widest = max(len(line) for lines in cells for line in lines)
        width = max(widest, len(heading) + _PADDING)
        align = ">" if index == 0 else "^"
        padded.append(
            [[f"{line:{align}{width}}" for line in lines] for lines in ([heading], *cells)]
        )
    return padded


def _grid(headings: Sequence[str], columns: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a table with frames."""
    padded = _padded(headings, columns)
    widths = [len(column[0][0]) for column in padded]

    def rule(signs: tuple[str, str, str, str]) -> str:
        left, line, crossing, right = signs
        return left + crossing.join(line * (width + 2) for width in widths) + right

    rules = [_HEAD, *[_MIDDLE] * (len(columns[0]) - 1), _BOTTOM]
    yield rule(_TOP)
    for cells, below in zip(zip(*padded, strict=True), rules, strict=True):
        for lines in zip_longest(*cells):
            filled = [
                " " * width if line is None else line
                for line, width in zip(lines, widths, strict=True)
            ]
            yield f"│ {' │ '.join(filled)} │"
        yield rule(below)


def _latex(headings: Sequence[str], columns: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a table in LaTeX, with the rules of booktabs."""
    rows = [
        " & ".join(line.translate(_ESCAPES) for [line] in cells)
        for cells in zip(*_padded(headings, columns), strict=True)
    ]
    yield rf"\begin{{tabular}}{{r{'c' * (len(columns) - 1)}}}"
    yield r"\toprule"
    yield rf" {rows[0]} \\"
    yield r"\midrule"
    for row in rows[1:]:
        yield rf" {row} \\"
    yield r"\bottomrule"
    yield r"\end{tabular}"


def _framed(text: str) -> Iterator[str]:
    yield "-" * len(text)
    yield text
    yield "-" * len(text)


def _explanation(first: str, request: SacrebleuRequest) -> Iterator[str]:
    """Yield sacreBLEU's explanation of the test."""
    resampling = request.settings.resampling
    if resampling.paired_test == "none":
        return
    is_bootstrap = resampling.paired_test == "bs"
    number = request.resamples
    if number is None:
        number = resampling.bootstrap_resamples if is_bootstrap else resampling.randomization_trials
    yield from _framed(
        f"Paired bootstrap resampling test with {number} resampling trials"
        if is_bootstrap
        else f"Paired approximate randomization test with {number} trials"
    )
    # A baseline from standard input has no name.
    yield f" - Each system is pairwise compared to {first if request.systems else ''}."
    yield (
        "   Actual system score / bootstrap estimated true mean / 95% CI are provided for each "
        "metric."
        if is_bootstrap
        else "   Actual system score is provided for each metric."
    )
    yield from _EXPLANATION.splitlines()
    yield ""


_EXPLANATION = """
 - Null hypothesis: the system and the baseline translations are essentially
   generated by the same underlying process. For a given system and the baseline,
   the p-value is roughly the probability of the absolute score difference (delta)
   or higher occurring due to chance, under the assumption that the null hypothesis is correct.

 - Assuming a significance threshold of 0.05, the null hypothesis can be rejected
   for p-values < 0.05 (marked with "*"). This means that the delta is unlikely to be attributed
   to chance, hence the system is significantly "different" than the baseline.
   Otherwise, the p-values are highlighted in red.

 - NOTE: Significance does not tell whether a system is "better" than the baseline but rather
   emphasizes the "difference" of the systems in terms of the replicability of the delta.
"""
