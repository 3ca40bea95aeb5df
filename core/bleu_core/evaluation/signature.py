"""The signature that makes a score reproducible, and an equivalent sacreBLEU command."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bleu_core.evaluation.sacrebleu_signature import sacrebleu_signature
from bleu_core.files import assumptions as files_assumptions
from bleu_core.files.addresses import STANDARD_INPUT
from bleu_core.files.documents import Document
from bleu_core.files.score_files import tables as score_files_tables
from bleu_core.options import Declared, Group, declarations
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.settings import Resampling, Settings, chrf_options
from bleu_core.tokenizers import Tokenizer
from bleu_core.version import __version__

# sacreBLEU's keys in its order, with our own in between. Other keys come last.
_KEYS = (
    *("case", "eff", "ngram", "nc", "nw", "tok", "smooth", "reflen"),
    *("space", "beta", "norm", "punct", "asian"),
)


def signature(
    metric: str,
    settings: Settings,
    tokenizer: Tokenizer,
    aligned: AlignedDocuments,
    *,
    references_vary: bool,
    verdict_resamples: int = 0,
) -> str:
    """Return everything that determines a score and its interval, in sacreBLEU's format.

    Parameters
    ----------
    metric, settings, tokenizer
        The metric, settings and tokenizer used.
    aligned
        The documents compared.
    references_vary
        Whether some segments have fewer references than others.
    verdict_resamples
        Number of resamples, or trials, that verdicts rest on; 0 without any.
    """
    content = {"nrefs": "var" if references_vary else str(len(aligned.references))}
    content |= _of_text(settings, aligned)
    content |= _resampling(settings.resampling, verdict_resamples, aligned)
    of_metric = _of_metric(metric, settings, tokenizer)
    if "norm" in content and "norm" in of_metric:
        # TER has an option of this name itself.
        of_metric["norm"] += f"+{content['norm']}"
    content |= of_metric
    content["version"] = f"bleu-desktop-{__version__}"
    return "|".join(f"{key}:{value}" for key, value in content.items())


def _of_metric(metric: str, settings: Settings, tokenizer: Tokenizer) -> dict[str, str]:
    """Return the keys for a metric and its options, in their order."""
    if metric == "bleu":
        known = {"tok": tokenizer.signature, "smooth": _smoothing(settings)}
        content = _signed(settings, "scoring") | known
    elif metric == "ter":
        content = _signed(settings.ter) | {"tok": "tercom"}
    else:
        content = _signed(chrf_options(metric, settings))
    return {key: content[key] for key in sorted(content, key=_place)}


def sacrebleu_signature_of(
    metric: str,
    settings: Settings,
    tokenizer: Tokenizer,
    references: int,
    seed: str,
    *,
    short: bool = False,
) -> str:
    """Return the signature that sacreBLEU gives texts it has read itself.

    Parameters
    ----------
    metric, settings, tokenizer
        The metric, settings and tokenizer used, which sacreBLEU has.
    references
        Number of references.
    seed
        The seed of the resamples, if there are any.
    short
        Whether to abbreviate the signature.
    """
    content = {"nrefs": str(references), **_resampling(settings.resampling)}
    if "seed" in content:
        content["seed"] = seed
    content |= _of_metric(metric, settings, tokenizer)
    signed = "|".join(f"{key}:{value}" for key, value in content.items())
    found = sacrebleu_signature(signed, short=short)
    if found is None:
        raise ValueError(f"sacreBLEU has no score {signed}")
    return found


def given_signature(
    file: score_files_tables.ScoreFile,
    settings: Settings,
    aligned: AlignedDocuments,
    *,
    verdict_resamples: int,
) -> str:
    """Return the signature of a given metric: the file, and the segments left out of it."""
    content = {"given": "yes", "file": file.name, "sha256": file.sha256[:16]}
    if file.differing:
        content["differing"] = str(file.differing)
    pairing = ("pairs", "repairs", "out")
    of_text = _of_text(settings, aligned)
    content |= {key: of_text[key] for key in pairing if key in of_text}
    content |= _resampling(settings.resampling, verdict_resamples, aligned)
    content["version"] = f"bleu-desktop-{__version__}"
    # A file's name may contain the separator of the fields.
    return "|".join(f"{key}:{value.replace('|', '_')}" for key, value in content.items())


def _of_text(settings: Settings, aligned: AlignedDocuments) -> dict[str, str]:
    """Return the keys for changes made to the text before it was compared."""
    content: dict[str, str] = {}
    if aligned.pairs.method != "position":
        assumed = [
            own
            for _, own in aligned.pairs.assumptions
            if isinstance(own, files_assumptions.TimesShifted)
        ]
        jumps = "+jumps" if any(own.jumps for own in assumed) else ""
        content["pairs"] = aligned.pairs.method + (f"[shifted{jumps}]" if assumed else "")
    if repairs := sum(document.repairs for document in aligned.documents):
        content["repairs"] = str(repairs)
    if aligned.left_out:
        content["out"] = "+".join(f"{name}[{count}]" for name, count in aligned.left_out.items())
    return content | _signed(settings, "text")


def _signed(options: Any, group: Group | None = None) -> dict[str, str]:
    """Return the signature's keys and values for options, optionally of one group."""
    content = {}
    for one, value in _values(options, group):
        sign = one.option.sign
        if sign and (sign.by_default or value != one.default):
            content[sign.key] = one.option.signature_value(value)
    return content


def _values(options: Any, group: Group | None = None) -> list[tuple[Declared, Any]]:
    """Return the options directly in a part of the settings, with their values."""
    return [
        (one, getattr(options, one.name))
        for one in declarations(type(options))
        if one.path == one.name and group in (None, one.group)
    ]


def _place(key: str) -> int:
    return _KEYS.index(key) if key in _KEYS else len(_KEYS)


def _resampling(
    resampling: Resampling, verdict_resamples: int = 0, aligned: AlignedDocuments | None = None
) -> dict[str, str]:
    drawn = {}
    if resampling.is_requested:
        drawn["bs"] = str(resampling.bootstrap_resamples)
    if resampling.paired_test == "ar":
        drawn["ar"] = str(resampling.randomization_trials)
    if verdict_resamples and str(verdict_resamples) not in drawn.values():
        # More than sacreBLEU's number, for many comparisons.
        drawn["verdicts"] = str(verdict_resamples)
    if drawn and aligned is not None and (documents := aligned.resampled_documents):
        drawn["docs"] = str(documents)
    if drawn:
        drawn["seed"] = str(resampling.seed)
    return drawn


def _smoothing(settings: Settings) -> str:
    value = settings.effective_smoothing_value
    if value is None:
        return settings.smoothing
    # Two decimals as in sacreBLEU, more where the value has more.
    short = f"{value:.2f}"
    return f"{settings.smoothing}[{short if float(short) == value else repr(value)}]"


def sacrebleu_command(
    metric: str,
    settings: Settings,
    tokenizer: Tokenizer,
    aligned: AlignedDocuments,
    candidate: Document,
    *,
    references_vary: bool,
) -> str | None:
    """Return a sacreBLEU command that prints the same score, or None if there is none.

    There is none if sacreBLEU's command line does not support the tokenizer, smoothing, order or
    reference length; if references are missing for some segments (sacreBLEU counts an empty line
    as a reference of length 0); if it would read the files' lines or encodings differently; or if
    the text was changed before it was compared.
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
        options = _sacrebleu_options(settings.ter, ["-m", "ter"])
    else:
        options = _sacrebleu_options(chrf_options(metric, settings), ["-m", "chrf"])
    if options is None:
        return None
    words = ["sacrebleu", *map(_argument, references), "-i", _argument(candidate), *options]
    if encoding != "utf-8":
        words += ["-e", encoding]
    words += ["-w", "4"]
    if sys.platform == "win32":
        from subprocess import list2cmdline

        return list2cmdline(words)
    return " ".join(map(_shell_word, words))


def _shell_word(word: str) -> str:
    """Return a word for a shell; control characters are written as their codes."""
    import shlex

    if word.isprintable():
        return shlex.quote(word)
    return f"$'{''.join(map(_shell_code, word))}'"


def _shell_code(char: str) -> str:
    """Return a character as it is written between ``$'`` and ``'``."""
    code = ord(char)
    if char in "\\'":
        return f"\\{char}"
    if char.isprintable():
        return char
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code - 0xDC00:02x}"  # a byte of a name that is no text
    return f"\\x{code:02x}" if code < 0x80 else f"\\U{code:08x}"


def _bleu_options(settings: Settings, tokenizer: Tokenizer, references: int) -> list[str] | None:
    if tokenizer.sacrebleu_name is None or settings.smoothing == "add-one-all":
        return None
    if references == 1:
        # With a single reference, the shortest is also the closest.
        settings = replace(settings, reference_length="closest")
    # Always written, because sacreBLEU's defaults differ.
    given = {
        "tokenizer": tokenizer.sacrebleu_name,
        "smoothing": settings.smoothing,
        "smoothing_value": settings.effective_smoothing_value,
    }
    return _sacrebleu_options(settings, [], given, "scoring")


def _sacrebleu_options(
    options: Any,
    words: list[str],
    given: Mapping[str, Any] | None = None,
    group: Group | None = None,
) -> list[str] | None:
    """Return `words` with sacreBLEU's flags for the options that are not at their defaults.

    Parameters
    ----------
    given
        Values to write even if they are the default; None for those to leave out.

    Returns
    -------
    list of str or None
        None if sacreBLEU has no flag for an option in the signature.
    """
    given = given or {}
    for one, value in _values(options, group):
        value = given.get(one.name, value)
        if value == one.default and one.name not in given:
            continue
        if one.option.sacrebleu and value is not None:
            flag = one.option.flags[0]
            words += [flag] if one.option.kind == "switch" else [flag, str(value)]
        elif one.option.sign:
            return None
    return words


def _argument(document: Document) -> str:
    """Return a document's path, in a form that cannot be mistaken for an option."""
    path = str(document.path)
    return f"./{path}" if path.startswith("-") else path


def _reads_the_same(document: Document) -> bool:
    """Tell whether sacreBLEU reads the same segments from a file."""
    return (
        document.is_plain
        and "CR" not in document.line_ends
        # sacreBLEU decompresses files named .gz, and no others.
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
        return "utf-8-sig"  # skips the byte order mark if there is one
    # Python's utf-16 needs the byte order mark in every file.
    return "utf-16" if name in ("utf-16le", "utf-16be") and marks == {True} else None
