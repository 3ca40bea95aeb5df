"""The command lines, as short scripts.

A line has the arguments of `bleu-score`. The lines of a case share a folder, which is called `OUT`.
`> FILE` at the end of a line keeps the output, and `< FILE` gives the standard input. Lines `cd
FOLDER` and `copy FILE TO` may come before the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bleu_core.options import Declared, declarations
from bleu_core.settings import Settings
from bleu_score.reports.writing import REPORT_EXTENSIONS
from tests.command_lines.formats import DROPPED, OTHER_ENDINGS, WRITERS
from tests.command_lines.texts import LANGUAGES

ACTIONS = ("cd", "copy")


@dataclass(frozen=True)
class Case:
    """Command lines that share a folder.

    Attributes
    ----------
    name
        The name of the case and of its folder.
    lines
        The command lines, in the order in which they run.
    dropped
        Whether the lines test something that only earlier versions did.
    """

    name: str
    lines: tuple[str, ...]
    dropped: bool = False

    @property
    def count(self) -> int:
        """Number of command lines."""
        return sum(not line.startswith(ACTIONS) for line in self.lines)


_ONE = "es/reference.txt -i es/near.txt"
_TWO = "es/reference.txt -i es/near.txt es/far.txt"
_PARTS = "sheets.xlsx#sheet="
_ALL = "es/reference.txt reference2.txt -i es/near.txt es/far.txt --source source.txt"
_ODD = "odd/one.txt -i odd/two.txt"
_TAGS = "odd/one.xlf -i odd/two.xlf -f json -sl"
_METRICS = "-m chrf chrf++ ter"
_DRAWN = "--resamples 100"
_FOLDERS = "references -i old new"

_SINGLE = {
    "output-text": f"{_ALL}",
    "output-text-segments": f"{_ALL} -sl",
    "output-json": f"{_ALL} -f json",
    "output-json-segments": f"{_ALL} {_METRICS} -f json -sl",
    "output-tsv": f"{_ALL} {_METRICS} -f tsv --confidence {_DRAWN}",
    "output-tsv-segments": f"{_ALL} {_METRICS} -f tsv -sl",
    "output-quiet": f"{_ALL} {_METRICS} -q",
    "help": "--help",
    "version": "--version",
    "as-others": f"{_ALL} --as-others",
    "as-others-json": f"{_TWO} --as-others -f json",
    "as-others-chinese": "zh/reference.txt -i zh/near.txt --as-others -f json",
    "compare-references": f"{_ALL} --compare-references",
    "compare-references-json": f"{_ALL} {_METRICS} --compare-references -f json",
    "by-document": "references -i old new --by document",
    "by-document-unknown": f"{_TWO} --by document",
    "by-column": "table.tsv#column=Reference -i table.tsv#column=DeepL --by ID -f json",
    "by-column-tsv": "table.tsv#column=Reference -i table.tsv#column=DeepL --by ID -f tsv",
    "all-metrics": f"{_ALL} {_METRICS}",
    "check": f"{_ALL} --check",
    "check-json": f"{_ALL} --check -f json",
    "check-troubled": "es/reference.txt -i troubled.txt --source source.txt --check -f json",
    "check-swapped": "source.txt -i es/near.txt --check -f json",
    "check-same": "es/reference.txt -i same.txt --check -f json",
    "check-tags": "odd/one.xlf -i odd/two.xlf --check -f json",
    "check-odd": f"{_ODD} --check -f json",
    "check-folders": f"{_FOLDERS} --check",
    "check-folders-json": f"{_FOLDERS} --check -f json",
    "check-good-files": "good -i good --check -f json",
    "sets": f"--sets es zh {_METRICS}",
    "sets-json": "--sets es zh -f json",
    "good-files": "good -i good -f json -sl --save-texts OUT/texts.tsv",
    # Significance
    "confidence": f"{_TWO} {_METRICS} --confidence --seed 7",
    "confidence-json": f"{_TWO} {_METRICS} --confidence --seed 7 -f json",
    "paired-bs-default": f"{_TWO} --paired-bs",
    "paired-ar-default": f"{_TWO} --paired-ar",
    "paired-bs-metrics": f"{_TWO} {_METRICS} --paired-bs {_DRAWN} --seed 7 -f json",
    "paired-ar-metrics": f"{_TWO} {_METRICS} --paired-ar {_DRAWN} --seed 7 -f json",
    "paired-three": f"{_TWO} same.txt --paired-bs --confidence {_DRAWN} -f json",
    "paired-baseline": f"{_TWO} same.txt --paired-bs --baseline far.txt {_DRAWN} -f json",
    "paired-baseline-unknown": f"{_TWO} --paired-bs --baseline nobody.txt",
    "paired-tsv": f"{_TWO} {_METRICS} --paired-bs --baseline far.txt --paired-bs-n 100 -f tsv",
    "paired-ar-number": f"{_TWO} --paired-ar --paired-ar-n 100 --paired-jobs 2 -f json",
    "confidence-number": f"{_ONE} --confidence --confidence-n 100 -f json",
    # As sacreBLEU
    "sacrebleu": f"{_ONE} --as-sacrebleu",
    "sacrebleu-text": f"{_TWO} --as-sacrebleu -f text --short --no-color",
    "sacrebleu-latex": f"{_TWO} --as-sacrebleu -f latex -m bleu chrf ter",
    "sacrebleu-paired": f"{_TWO} --as-sacrebleu --paired-bs -f text",
    "score-only": f"{_TWO} --score-only --width 4",
    "references-in-lines": "table.tsv -i es/near.txt --num-refs 2 --force",
    # Addresses, encodings, pairs
    "address-columns": "table.tsv#column=Reference -i table.tsv#column=DeepL table.tsv#column=E",
    "address-one-file": "table.xlsx -f json",
    "address-headings": "titled.xlsx#headings=2&column=Reference -i titled.xlsx#column=DeepL",
    "address-no-headings": "table.tsv#headings=none&column=C -i table.tsv#headings=none&column=D",
    "address-sheet": f"{_PARTS}Second&column=Reference -i {_PARTS}Second&column=DeepL",
    "address-all-sheets": f"{_PARTS}*&column=Reference -i {_PARTS}*&column=DeepL",
    "address-language": "formats/tmx/one.tmx#lang=es -i formats/tmx/two.tmx#lang=es",
    "address-source-side": "en/reference.txt -i formats/tmx/one.tmx#lang=en",
    "address-table-in-document": "table.docx -i es/near.txt -f json",
    "address-memories": "memory_en-es.tsv#column=es -i es/far.txt",
    "address-unknown": "table.tsv#column=Nothing -i es/near.txt",
    "encoding-found": "es/reference.txt -i utf16.txt latin1.txt packed.txt.gz",
    "encoding-chinese": "zh/reference.txt -i gb18030.txt",
    "encoding-given": "gb18030.txt -i gb18030.txt -e gb18030",
    "encoding-wrong": "es/reference.txt -i latin1.txt --encoding utf-8",
    "encoding-unknown": f"{_ONE} --encoding klingon",
    "standard-input": "es/reference.txt -i - < es/near.txt",
    "pairs-shifted": "es/reference.txt -i shifted.txt -f json -sl",
    "pairs-short": "es/reference.txt -i short.txt",
    "pairs-swapped": "es/near.txt -i es/reference.txt",
    "pairs-other-language": "es/reference.txt -i id/near.txt --source source.txt",
    "pairs-source-alone": "formats/xliff/one.xlf -i formats/xliff/two.xlf --source source.txt",
    "normalize-all-in-order": f"{_ODD} --normalize t2s typography markdown t2s characters -f json",
    "tags-and-placeholders": f"{_TAGS} --tags token --placeholders token",
    # Scores from elsewhere
    "scores": f"{_TWO} --scores comet=scores/near.txt --scores comet=scores/far.txt",
    "scores-named": f"{_TWO} --scores comet@far.txt=scores/far.txt -f json -sl",
    "scores-column": f"{_ONE} --scores comet=scores/table.tsv#column=COMET -f tsv",
    "scores-lower": f"{_ONE} --scores effort=scores/table.tsv#column=MetricX&better=lower -f json",
    "scores-systems": f"{_TWO} --scores comet=scores/systems.json --paired-bs {_DRAWN}",
    "scores-system": f"{_ONE} --scores comet=scores/systems.json#system=near.txt -f json",
    "scores-field": f"{_ONE} --scores metricx=scores/lines.jsonl#field=prediction&better=lower",
    "scores-words": f"{_ONE} --scores comet=scores/words.txt",
    "scores-of-others": f"{_TWO} --scores comet@near.txt=scores/systems.json#system=far.txt",
    "scores-too-many": f"{_ONE} --scores comet=scores/near.txt --scores comet=scores/far.txt",
    "scores-human": f"{_TWO} --scores human=scores/systems.json -f json",
    "scores-computed-here": f"{_ONE} --scores bleu=scores/near.txt",
    # Folders
    "folders": f"{_FOLDERS}",
    "folders-json": f"{_FOLDERS} {_METRICS} -f json -sl",
    "folders-tsv": f"{_FOLDERS} {_METRICS} -f tsv",
    "folders-tsv-segments": f"{_FOLDERS} -f tsv -sl",
    "folders-quiet": f"{_FOLDERS} -q",
    "folders-others": f"{_FOLDERS} --as-others -f json",
    "folders-drawn": f"{_FOLDERS} --confidence --paired-bs {_DRAWN} -f json",
    "folders-damaged": "damaged/references -i damaged/old damaged/new -f json",
    "folders-empty": "nothing -i nothing",
    "folders-mixed": "references -i es/near.txt",
    "folders-of-formats": "formats -i formats -f json",
    # What was changed in suggestions
    "changes": "--changes es/near.txt es/reference.txt --source source.txt --scheme rates.toml",
    "changes-json": "--changes odd/one.xlf -f json",
    # Gates
    "gate-passed": f"{_ONE} --fail-under 1",
    "gate-failed": f"{_ONE} --fail-under 99 -f json",
    "gate-metrics": f"{_ONE} --fail-under 50 --gate-metrics chrf ter -f json",
    "gate-folders": f"{_FOLDERS} --fail-under 50 -f json --junit OUT/junit.xml --summary OUT/s.md",
    "gate-all-files": f"{_FOLDERS} --fail-under 1 --require-all-files --min-common 30",
    "gate-without-earlier": f"{_ONE} --max-drop 1",
    "gate-files-missing": "missing.txt -i es/near.txt --fail-under 1 --junit OUT/junit.xml",
    "config-options": f"{_ODD} --config options.toml -f json",
    "config-limits": f"{_FOLDERS} --config strict.toml -f json",
    "config-no-gate": f"{_FOLDERS} --config strict.toml --no-gate -q",
    "config-overruled": f"{_ODD} --config options.toml -tok 13a --profile definition",
    "config-unknown-key": f"{_ONE} --config wrong.toml",
    "config-damaged": f"{_ONE} --config damaged.toml",
    # Errors
    "error-nothing": "",
    "error-no-candidate": "es/reference.txt reference2.txt",
    "error-missing": "es/reference.txt -i missing.txt",
    "error-empty": "es/reference.txt -i empty.txt",
    "error-damaged": "es/reference.txt -i broken.xlf",
    "error-source-code": "es/reference.txt -i code.js",
    "error-pdf": "es/reference.txt -i picture.pdf",
    "error-flag": f"{_ONE} --no-such-flag",
    "error-flag-without-value": f"{_ONE} -tok",
    "error-tokenizer": f"{_ONE} -tok 14a",
    "error-language": f"{_ONE} -l not-a-language-tag-at-all",
    "error-report-ending": f"{_ONE} --report OUT/report.doc",
    "error-report-pdf": f"{_ONE} --report OUT/report.pdf",
    "error-report-language-alone": f"{_ONE} --report-language es",
    "error-check-report": f"{_ONE} --check --report OUT/report.md",
    "error-save-ending": f"{_ONE} --save-texts OUT/texts.doc",
    "error-paired-twice": f"{_TWO} --paired-bs --paired-ar",
    "error-paired-alone": f"{_ONE} --paired-bs",
    "error-ui-language": f"{_ONE} --ui-language xx",
    "error-project": "es/near.txt --record es/near.txt",
}  # fmt: skip

_TOGETHER = {
    # The name of the file must not name languages, from which the other tree may decide.
    "address-undecided": (
        "copy memory_en-es.tsv OUT/texts.tsv", "OUT/texts.tsv -i OUT/texts.tsv"),
    "config-of-folder": ("cd configured", "reference.txt -i near.txt",
                         "reference.txt -i near.txt --no-config"),
    "gate-against-json": (
        f"{_ONE} -f json -sl {_METRICS} > OUT/base.json",
        f"{_ONE} --against OUT/base.json --max-drop 0 -f json",
        "es/reference.txt -i es/far.txt --against OUT/base.json --max-drop 1 -f json",
        "es/reference.txt -i es/far.txt --against OUT/base.json --no-significant-drop",
        "es/reference.txt -i es/far.txt --against OUT/base.json --no-significant-drop "
        "--gate-metrics bleu chrf ter -f json --junit OUT/junit.xml --summary OUT/summary.md",
        "es/reference.txt -i same.txt --against OUT/base.json --no-significant-drop -f json",
        "es/reference.txt -i shifted.txt --against OUT/base.json --no-significant-drop -f json"),
    "gate-against-report": (
        f"{_ONE} --report OUT/base.json",
        "es/reference.txt -i es/far.txt --against OUT/base.json --max-drop 1 -f json"),
    "gate-against-folders": (
        "references -i old -f json -sl > OUT/base.json",
        "references -i new --against OUT/base.json --max-drop 10 --no-significant-drop -f json",
        "references -i old --against OUT/base.json --max-drop 0 --config strict.toml"),
    "gate-against-project": (
        f"{_TWO} --record OUT/p.bleu", f"{_ONE} --record OUT/p.bleu",
        f"{_TWO} --against OUT/p.bleu#run=1 --max-drop 0 -f json",
        "es/reference.txt -i es/far.txt --against OUT/p.bleu --no-significant-drop -f json",
        f"{_ONE} --against OUT/p.bleu#run=9 --max-drop 0"),
    "gate-against-other-text": (
        f"{_ONE} -f json > OUT/base.json",
        "es/reference.txt -i es/far.txt --against OUT/base.json --no-significant-drop",
        "zh/reference.txt -i zh/near.txt --against OUT/base.json --max-drop 1",
        f"{_ONE} --against es/near.txt --max-drop 1"),
    "project": (
        f"{_ALL} {_METRICS} -lc --record OUT/p.bleu", "OUT/p.bleu", "OUT/p.bleu -f json -sl",
        "OUT/p.bleu --record OUT/p.bleu -q", "OUT/p.bleu -tok char -f json",
        "OUT/p.bleu --paired-bs --baseline far.txt --resamples 100 -f json",
        "OUT/p.bleu --report OUT/report.html OUT/report.json", "OUT/p.bleu --check -f json",
        "OUT/p.bleu --save-texts OUT/texts.tsv"),
    "project-changed-file": (
        "copy es/reference.txt OUT/reference.txt", "copy es/near.txt OUT/mt.txt",
        "OUT/reference.txt -i OUT/mt.txt --record OUT/p.bleu",
        "copy es/far.txt OUT/mt.txt", "OUT/p.bleu --record OUT/p.bleu -f json", "OUT/p.bleu",
        "OUT/p.bleu --fail-under 50", "OUT/p.bleu --against OUT/p.bleu#run=1 --max-drop 1 -f json"),
    "project-numbers-only": (
        f"{_TWO} --record OUT/p.bleu --record-numbers-only", "OUT/p.bleu -f json",
        f"{_TWO} --record OUT/q.bleu --record-without-names", "OUT/q.bleu -f json",
        f"{_TWO} --against OUT/p.bleu --max-drop 0 -f json"),
    "project-folders": (
        f"{_FOLDERS} --record OUT/p.bleu", "OUT/p.bleu", "OUT/p.bleu -f json -sl",
        "references -i new --record OUT/p.bleu", "OUT/p.bleu --against OUT/p.bleu --max-drop 0"),
    "project-scores": (
        f"{_TWO} --scores comet=scores/systems.json --confidence --resamples 100 "
        "--record OUT/p.bleu", "OUT/p.bleu -f json -sl", "OUT/p.bleu -f tsv"),
    "project-tables": (
        "table.tsv#column=Reference -i table.tsv#column=DeepL --record OUT/p.bleu", "OUT/p.bleu"),
    "project-missing": ("OUT/p.bleu", "copy es/near.txt OUT/p.bleu", "OUT/p.bleu"),
    "saved-texts": tuple(
        f"{words} --save-texts OUT/texts.{name}.{extension} -q"
        for name, words in (("plain", _ALL), ("tags", "odd/one.xlf -i odd/two.xlf"))
        for extension in ("tsv", "tmx", "txt")),
    "known-text": (f"{_TWO} --known es/reference.txt -f json",),
    "segments-to-judge": (
        f"{_ALL} --judge OUT/judge.tsv --judge-segments 10 -q",
        f"{_ALL} --judge OUT/differing.tsv --judge-differing -q"),
    "saved-texts-again": (
        f"{_TWO} --save-texts OUT/texts.tsv", "OUT/texts.tsv -f json",
        f"{_TWO} --save-texts OUT/texts.txt",
        "OUT/texts.reference.txt -i OUT/texts.candidate-1.txt OUT/texts.candidate-2.txt"),
}  # fmt: skip


def all_cases() -> list[Case]:
    """Return all command lines."""
    cases = [Case(name, (line,)) for name, line in _SINGLE.items()]
    cases += [Case(name, lines) for name, lines in _TOGETHER.items()]
    cases += [*_formats(), *_options(), *_languages(), *_reports()]
    return cases


def _formats() -> Iterator[Case]:
    for form, (extension, _) in {**WRITERS, **OTHER_ENDINGS, **DROPPED}.items():
        folder = "dropped" if form in DROPPED else "formats"
        one, two = (f"{folder}/{form}/{name}.{extension}" for name in ("one", "two"))
        lines = (
            f"{one} -i {two} -f json -sl --save-texts OUT/texts.tsv",
            f"es/reference.txt -i {two} {_METRICS} -f json",
        )
        yield Case(f"format-{form}", lines, dropped=form in DROPPED)
    # Only the file name tells the translation among the texts of this table.
    yield Case("roles-by-file-name", ("es/reference.txt -i memory_en-es.tsv",), dropped=True)


# Further flags without which an option makes no difference.
_WITH = {"smoothing_value": "-s add-k", "ter.asian_support": "--ter-normalized",
         "reference_length": "--profile definition", "resampling.seed": "--paired-bs"}  # fmt: skip


def _options() -> Iterator[Case]:
    """Yield a case for each value of each option, with texts whose results depend on it."""
    for one in declarations(Settings):
        files = {"text": _TAGS, "metrics": f"{_ALL} {_METRICS} -f json",
                 "certainty": f"{_TWO} {_METRICS} --confidence -f json"}  # fmt: skip
        words = files.get(one.group, f"{_ALL} -f json -sl")
        if one.path.startswith("smoothing"):
            words = "es/reference.txt -i es/far.txt sparse.txt -f json -sl"
        if one.path == "normalize":
            words = f"{_ODD} -f json -sl"
        for flag in _flags_with_values(one):
            name = f"option-{flag.lstrip('-').replace(' ', '-')}"
            yield Case(name, (f"{words} {_WITH.get(one.path, '')} {flag}",))


def _flags_with_values(one: Declared) -> list[str]:
    option = one.option
    if option.value_flags:
        return [flags[-1] for flags in option.value_flags.values()]
    if not option.flags or option.kind == "candidate":
        return []
    flag = option.flags[-1]
    if option.kind == "switch":
        return [flag]
    if option.kind == "language":
        return [f"{flag} {tag}" for tag in ("es", "zh-TW")]
    if option.kind in ("whole", "decimal"):
        lowest, highest = option.allowed
        some = min(int(highest), 2 * int(lowest) + 1)
        return [f"{flag} {value}" for value in (int(lowest), some)]
    if flag == "--keep":
        # All values at once, because few segments are left out by default.
        return [f"{flag} {' '.join(option.allowed)}"]
    return [f"{flag} {value}" for value in (*option.allowed, *(option.aliases or ()))]


def _languages() -> Iterator[Case]:
    """Yield a case for each language, and one for each tokenizer of a text without spaces."""
    for language in LANGUAGES:
        files = f"{language}/reference.txt -i {language}/near.txt {language}/far.txt"
        yield Case(f"language-{language}", (f"{files} {_METRICS} -f json",))
    tokenizers = next(one for one in declarations(Settings) if one.path == "tokenizer")
    for name in tokenizers.option.allowed:
        line = f"zh-TW/reference.txt -i zh-TW/near.txt -tok {name} -f json"
        yield Case(f"chinese-{name}", (line,))
    for sample in ("en", "es", "id", "zh_CN", "zh_TW", "formula"):
        yield Case(f"sample-{sample}", (f"--sample {sample} -sl",))
    for profile in ("definition", "sacrebleu", "tensorflow"):
        yield Case(f"profile-{profile}", (f"{_ALL} --profile {profile} -f json",))


def _reports() -> Iterator[Case]:
    reports = " ".join(f"OUT/report{extension}" for extension in REPORT_EXTENSIONS)
    asked = {
        "report-drawn": f"{_ALL} {_METRICS} --confidence --paired-bs {_DRAWN} -q",
        "report-folders": f"{_FOLDERS} {_METRICS} -q",
        "report-scores": f"{_TWO} --scores comet=scores/systems.json -q",
        "report-numbers": f"{_ALL} --report-numbers-only -q",
        "report-title": f"{_ONE} --report-title Delivery -q",
        "report-facts": f"{_ONE} --report-client ACME --report-project Spring --report-order 17 "
        "--report-by Ana -q",
    }
    for name, line in asked.items():
        yield Case(name, (f"{line} --report {reports}",))
    for language in ("en", "es", "id", "zh_CN", "zh_TW"):
        words = f"--report OUT/report.md --report-language {language} --ui-language {language}"
        yield Case(f"report-in-{language}", (f"{_ALL} {_METRICS} --as-others {words}",))
    for chosen in ("all", "worst", "costly", "different", "length", "warned", "empty",
                   "untranslated", "noted", "none"):  # fmt: skip
        line = f"{_TWO} --source source.txt --report OUT/report.md --report-segments {chosen} -q"
        yield Case(f"report-segments-{chosen}", (line,))
