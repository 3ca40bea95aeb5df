"""What makes a number repeatable: our signature, and sacreBLEU's command where one exists."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import fields

from bleu_core.corpus.addresses import STANDARD_INPUT
from bleu_core.corpus.alignment import AlignedDocuments
from bleu_core.corpus.documents import Document
from bleu_core.settings import (
    NORMALIZATIONS,
    SMOOTHING_VALUES,
    ChrfOptions,
    MetricName,
    Resampling,
    Settings,
    TerOptions,
    chrf_options,
)
from bleu_core.tokenizers import Tokenizer
from bleu_core.version import __version__


def signature(
    metric: MetricName,
    settings: Settings,
    tokenizer: Tokenizer,
    aligned: AlignedDocuments,
    *,
    references_vary: bool,
) -> str:
    """Return everything that decides a score and what was resampled of it, in sacreBLEU's form.

    Parameters
    ----------
    metric, settings, tokenizer
        What was used.
    aligned
        What was compared.
    references_vary
        Whether some segments have fewer references than others.
    """
    content = {"nrefs": "var" if references_vary else str(len(aligned.references))}
    content |= _of_text(settings, aligned)
    content |= _resampling(settings.resampling)
    if metric == "bleu":
        content |= _of_bleu(settings, tokenizer)
    elif metric == "ter":
        content |= _of_ter(settings.ter)
    else:
        content |= _of_chrf(chrf_options(metric, settings))
    content["version"] = f"bleu-desktop-{__version__}"
    return "|".join(f"{key}:{value}" for key, value in content.items())


def _of_text(settings: Settings, aligned: AlignedDocuments) -> dict[str, str]:
    """Return what was done to the text before it was compared, where anything was."""
    content: dict[str, str] = {}
    if aligned.pairs.method != "position":
        content["pairs"] = aligned.pairs.method
    if repairs := sum(document.repairs for document in aligned.documents):
        content["repairs"] = str(repairs)
    if aligned.left_out:
        content["out"] = "+".join(f"{name}[{count}]" for name, count in aligned.left_out.items())
    if settings.tags != "remove":
        content["tags"] = settings.tags
    if settings.placeholders != "text":
        content["ph"] = settings.placeholders
    if settings.normalize:
        content["norm"] = "+".join(name for name in NORMALIZATIONS if name in settings.normalize)
    return content


def _of_bleu(settings: Settings, tokenizer: Tokenizer) -> dict[str, str]:
    return {
        "case": "lc" if settings.lowercase else "mixed",
        "eff": _yes_or_no(settings.effective_order),
        "ngram": str(settings.max_order),
        "tok": tokenizer.signature,
        "smooth": _smoothing(settings),
        "reflen": settings.reference_length,
    }


def _of_chrf(options: ChrfOptions) -> dict[str, str]:
    return {
        "case": "lc" if options.lowercase else "mixed",
        "eff": _yes_or_no(not options.eps_smoothing),
        "nc": str(options.char_order),
        "nw": str(options.word_order),
        "space": _yes_or_no(options.whitespace),
        # Where it is not the usual one, which the score is named after too.
        **({"beta": str(options.beta)} if options.beta != ChrfOptions().beta else {}),
    }


def _of_ter(options: TerOptions) -> dict[str, str]:
    return {
        "case": "mixed" if options.case_sensitive else "lc",
        "tok": "tercom",
        "norm": _yes_or_no(options.normalized),
        "punct": _yes_or_no(not options.no_punct),
        "asian": _yes_or_no(options.asian_support),
    }


def _resampling(resampling: Resampling) -> dict[str, str]:
    drawn = {}
    if resampling.confidence or resampling.paired_test != "none":
        drawn["bs"] = str(resampling.bootstrap_resamples)
    if resampling.paired_test == "ar":
        drawn["ar"] = str(resampling.randomization_trials)
    if drawn:
        drawn["seed"] = str(resampling.seed)
    return drawn


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def _smoothing(settings: Settings) -> str:
    value = settings.effective_smoothing_value
    if value is None:
        return settings.smoothing
    # Two decimals as in sacreBLEU, more where the value has more.
    short = f"{value:.2f}"
    return f"{settings.smoothing}[{short if float(short) == value else repr(value)}]"


def sacrebleu_command(
    metric: MetricName,
    settings: Settings,
    tokenizer: Tokenizer,
    aligned: AlignedDocuments,
    candidate: Document,
    *,
    references_vary: bool,
) -> str | None:
    """Return the sacreBLEU command that prints the same score; None where there is none.

    There is none for a segmentation, smoothing, order or reference length sacreBLEU's command line
    does not have, for references missing in some segments (it takes an empty line as a reference
    of length 0), for files whose lines or encodings it reads differently, and for text that was
    changed before it was compared.
    """
    references = aligned.references
    documents = [*references, candidate]
    encoding = _sacrebleu_encoding(documents)
    if (
        references_vary
        or encoding is None
        or _of_text(settings, aligned)
        or not all(_reads_the_same(document) for document in documents)
    ):
        return None
    if metric == "bleu":
        options = _bleu_options(settings, tokenizer, len(references))
    elif metric == "ter":
        options = _ter_options(settings.ter)
    else:
        chrf = chrf_options(metric, settings)
        # Its white space counts here; there the end of a line is cut off.
        if chrf.whitespace and any(s != s.rstrip() for d in documents for s in d.segments):
            return None
        options = _chrf_options(chrf)
    if options is None:
        return None
    import shlex
    import subprocess

    words = ["sacrebleu", *map(_argument, references), "-i", _argument(candidate), *options]
    if encoding != "utf-8":
        words += ["-e", encoding]
    words += ["-w", "4"]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def _bleu_options(settings: Settings, tokenizer: Tokenizer, references: int) -> list[str] | None:
    if (
        tokenizer.sacrebleu_name is None
        or settings.smoothing == "add-one-all"
        or settings.effective_order
        or settings.max_order != 4
        or (settings.reference_length == "shortest" and references > 1)
    ):
        return None
    words = ["-tok", tokenizer.sacrebleu_name, "-s", settings.smoothing]
    if settings.smoothing in SMOOTHING_VALUES:
        words += ["-sv", repr(settings.effective_smoothing_value)]
    if settings.lowercase:
        words.append("-lc")
    return words


def _chrf_options(options: ChrfOptions) -> list[str]:
    words = ["-m", "chrf"]
    for name in ("char_order", "word_order", "beta"):
        value = getattr(options, name)
        if value != getattr(ChrfOptions(), name):
            words += [f"--chrf-{name.replace('_', '-')}", str(value)]
    return [*words, *_switches("chrf", options)]


def _ter_options(options: TerOptions) -> list[str]:
    return ["-m", "ter", *_switches("ter", options)]


def _switches(metric: str, options: ChrfOptions | TerOptions) -> list[str]:
    """Return sacreBLEU's flag of every option that is on."""
    names = [field.name for field in fields(options) if getattr(options, field.name) is True]
    return [f"--{metric}-{name.replace('_', '-')}" for name in names]


def _argument(document: Document) -> str:
    """Return a document's path, never to be taken for an option."""
    path = str(document.path)
    return f"./{path}" if path.startswith("-") else path


def _reads_the_same(document: Document) -> bool:
    """Whether sacreBLEU takes a file for the same segments."""
    return (
        document.is_plain
        and "CR" not in document.line_ends
        # It unpacks whatever is called .gz, and nothing else.
        and document.compressed == document.name.endswith(".gz")
    )


def _sacrebleu_encoding(documents: Sequence[Document]) -> str | None:
    """Return the one encoding sacreBLEU can open all documents with; None if there is none."""
    encodings = set()
    marks = set()
    for document in documents:
        if document.path is None or document.path == STANDARD_INPUT or document.encoding is None:
            return None
        name = document.encoding.name
        encodings.add("cp950" if name == "Big5" else name.lower())
        marks.add(document.encoding.byte_order_mark)
    if len(encodings) != 1:
        return None
    name = encodings.pop()
    if marks == {False}:
        return name
    if name == "utf-8":
        return "utf-8-sig"  # skips the mark where there is one
    # This one needs the mark in every file.
    return "utf-16" if name in ("utf-16le", "utf-16be") and marks == {True} else None
