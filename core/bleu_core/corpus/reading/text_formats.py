r"""Text formats told by content or extension, so that their syntax is never read as prose.

Each is a row of `TEXT_FORMATS`: a name, how it is recognized, and the format whose reader reads it.
Without a reader, such files are refused by this name. Rows are asked from top to bottom, those that
need many lines last. A row must not recognize running text, whatever it starts with: a segment may
be "{0} files", "[1] Note", "Name: {0}" or "MARY: Hello".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from bleu_core.corpus.reading.contents import Format
from bleu_core.corpus.reading.line_shapes import Certainty, LineShape, certainty_of

# Formats are recognized in this many bytes from the start of a file.
SAMPLE = 16 * 1024


@dataclass(frozen=True)
class Sample:
    """The start of a file as text.

    Attributes
    ----------
    text
        Decoded well enough to recognize syntax.
    is_whole
        Whether it is the whole text, rather than only its start.
    """

    text: str
    is_whole: bool = True

    @cached_property
    def lines(self) -> Sequence[str]:
        """Lines with text, without one that is cut off."""
        lines = re.split("\r\n|\n|\r", self.text)
        if not self.is_whole and len(lines) > 1:
            lines.pop()
        return [line for line in lines if line.strip()]

    @cached_property
    def start(self) -> str:
        """Text without white space before it."""
        return self.text.lstrip()

    def share(self, pattern: str) -> float:
        """Return the share of lines that start with a pattern."""
        found = re.compile(pattern)
        return sum(found.match(line) is not None for line in self.lines) / max(len(self.lines), 1)


def _never(_: Sample) -> bool:
    return False


@dataclass(frozen=True)
class TextFormat:
    """A text format.

    Attributes
    ----------
    name
        By which it is refused; not translated.
    endings
        Extensions, none of which is the code of a language.
    recognizes
        Whether a text with any other extension, or none, is of this format.
    format
        The format whose reader reads it; None if it is refused.
    """

    name: str
    endings: tuple[str, ...] = ()
    recognizes: Callable[[Sample], bool] = _never
    format: Format | None = None


def _starts(pattern: str) -> Callable[[Sample], bool]:
    """Recognize a text that starts with a pattern; blank lines before it do not matter."""

    def recognizes(sample: Sample) -> bool:
        return re.match(pattern, sample.start) is not None

    return recognizes


def _starts_after_comments(pattern: str) -> Callable[[Sample], bool]:
    """Recognize source code, with comments like those of C before it."""
    return _starts(rf"(?:/\*[^*]*\*+(?:[^/*][^*]*\*+)*/\s*|//[^\n]*\n\s*)*(?:{pattern})")


def _has_lines(pattern: str, share: float) -> Callable[[Sample], bool]:
    """Recognize a text if at least a share of its lines start with a pattern."""
    return lambda sample: bool(sample.lines) and sample.share(pattern) >= share


def _has_shape(*shapes: LineShape) -> Callable[[Sample], bool]:
    return lambda sample: any(
        certainty_of(sample.lines, shape) is Certainty.SURE for shape in shapes
    )


def _is_object(line: str) -> bool:
    import json

    try:
        return isinstance(json.loads(line), (dict, list))
    except (ValueError, RecursionError):
        return False


# A member of an object, or an object in an array. "[1]" and "{name}" may start a segment.
_JSON_START = re.compile(r'(?:\{\s*(?:"[^"\n]*"\s*:|$)|\[\s*(?:\{\s*["}]|\[\s*["{\[]|"|$))')


_JSON_MEMBER = r'\{|\[\s*\{\s*"[^"\n]*"\s*:'


def _is_json(sample: Sample) -> bool:
    """Whether a text is JSON, or JSON Lines; a first segment may quote a line of JSON."""
    if not _JSON_START.match(sample.start):
        return False
    lines = sample.lines
    if sample.is_whole and _is_object(sample.text):
        return True
    if not _is_object(lines[0].strip()):
        # It goes on in the next lines, unless it is a segment like any other: ["Hm," he said.]
        return lines[0].rstrip()[-1] in "{[,:" or re.match(_JSON_MEMBER, sample.start) is not None
    return 2 * sum(line.lstrip()[:1] in ("{", "[") and _is_object(line) for line in lines) > len(
        lines
    )


def is_string_catalog(sample: Sample) -> bool:
    """Whether a text is JSON with the members of a String Catalog, which Xcode sorts by name."""
    return (
        re.match(r'\{\s*"(?:sourceLanguage|strings|version)"\s*:', sample.start) is not None
        and re.search(r'"sourceLanguage"\s*:\s*"', sample.text) is not None
        and re.search(r'"strings"\s*:\s*\{', sample.text) is not None
    )


_YAML_KEY = r"""(?:[\w$/.][\w$/. -]*|"[^"\n]*"|'[^'\n]*'):"""
_YAML_PARENT = re.compile(rf"(\s*){_YAML_KEY}\s*(?:[&|>][-+\w]*\s*)?(?:#.*)?$")
_YAML_MEMBER = re.compile(rf"(\s*)(?:- +)?{_YAML_KEY}(?:\s|$)")
_YAML_LINE = re.compile(rf"\s*(?:#|- |{_YAML_KEY}(?:\s|$)|---)")


def _is_yaml(sample: Sample) -> bool:
    """Whether keys contain other keys by indentation, in nearly all lines."""
    if re.match(r"%YAML\b", sample.start):
        return True
    lines = sample.lines
    if sum(_is_yaml_line(line) for line in lines) < 0.9 * len(lines):
        return False
    if 2 * sum(_YAML_MEMBER.match(line) is not None for line in lines) < len(lines):
        return False
    for line, following in pairwise(lines):
        parent, member = _YAML_PARENT.match(line), _YAML_MEMBER.match(following)
        if parent and member and len(member[1]) > len(parent[1]):
            return True
    return False


def _is_yaml_line(line: str) -> bool:
    # What goes on from the line before is indented.
    return line[:1] in " \t" or _YAML_LINE.match(line) is not None


_FLUENT_MESSAGE = r"(?m)^-?[A-Za-z][\w-]*\s*="
_FLUENT_PARTS = (
    r"(?m)^[ \t]+(?:\.[A-Za-z][\w-]*\s*=|\*\[[\w.-]+\]|\{\s*[^}\n]*->\s*$)|^-[a-z][\w-]+ = "
)


def _is_fluent(sample: Sample) -> bool:
    """Whether messages have attributes, variants or terms; others are only lines with "="."""
    if sample.share(r"-?[A-Za-z][\w-]*\s*=|\s|[#}]") < 0.9:
        return False
    return re.search(_FLUENT_MESSAGE, sample.text) is not None and (
        re.search(_FLUENT_PARTS, sample.text) is not None
    )


# Shares of all lines: of those with as many tabs, and of those with text before and after one.
_EVEN_SHARE, _FILLED_SHARE = 0.9, 0.5


def _is_table(sample: Sample) -> bool:
    """Whether tabs separate columns in nearly all lines, rather than indent some."""
    lines = sample.lines
    counts = Counter(line.count("\t") for line in lines)
    tabs, most = counts.most_common(1)[0] if counts else (0, 0)
    if not tabs or len(lines) < 2 or most < _EVEN_SHARE * len(lines):
        return False
    filled = sum(all(map(str.strip, line.split("\t")[:2])) for line in lines)
    return filled >= _FILLED_SHARE * len(lines)


_RESOURCE = re.compile(
    r'\s*(?:LANGUAGE\s+LANG_|#include\s+"(?:resource|afxres)\.h")'
    r"|\s*(?P<block>STRINGTABLE|\w+\s+(?:MENU|DIALOG)(?:EX)?|\w+\s+ACCELERATORS)\b"
)


def _is_resource_script(sample: Sample) -> bool:
    """Whether a text has a block of resources, which begins within a few lines after its name."""
    for number, line in enumerate(sample.lines):
        found = _RESOURCE.match(line)
        if found and not found["block"]:
            return True
        after = [following.strip() for following in sample.lines[number + 1 : number + 6]]
        if found and any(following in ("BEGIN", "{") for following in after):
            return True
    return False


# How lines end in languages with braces, and in Ruby and the like. A poem may have semicolons, but
# no braces.
_CODE_END = re.compile(r".*(?:[;{}]|\),|\(|=>)$|\s*(?:end|else|//.*|/\*.*|\*.*)$")
_BLOCK = re.compile(r".*[{(]$|\s*(?:[})][});,]*|end)$")
_TEMPLATE = re.compile(
    r"\s*\{%-?\s*(?:if|for|block|extends|set|include|import|macro|end\w+|else)\b"
)
_PYTHON = re.compile(r"from [\w.]+ import [\w(*]|(?:async )?def \w+\(|class \w+[(:]|@\w+|import \w")


def _is_code(sample: Sample) -> bool:
    """Whether a text has the lines of source code; a segment may have one such line."""
    lines = [line.rstrip() for line in sample.lines]
    # A text about a program has its code in fences.
    if len(lines) < 4 or any(line.startswith("```") for line in lines):
        return False
    blocks, ends = (sum(map(bool, map(kind.match, lines))) for kind in (_BLOCK, _CODE_END))
    if blocks >= 0.1 * len(lines) and ends >= 0.5 * len(lines):
        return True
    # Python: statements without indentation, and others with one.
    statements = sum(map(bool, map(_PYTHON.match, lines)))
    indented = sum(line.startswith(("    ", "\t")) for line in lines)
    return statements >= max(2, 0.02 * len(lines)) and indented >= 0.3 * len(lines)


def _is_template(sample: Sample) -> bool:
    found = sum(map(bool, map(_TEMPLATE.match, sample.lines)))
    return found >= max(2, 0.2 * len(sample.lines))


def _is_lrc(sample: Sample) -> bool:
    """Whether lines start with the times of lyrics; at the top there are tags, such as [ar:…]."""
    times, tags = sample.share(r"\[\d+:\d\d(?:[.:]\d+)?\]"), sample.share(r"\[[a-z#]+:[^\]]*\]$")
    has_parts = sample.share(r"\[\d+:\d\d[.:]\d+\]") > 0
    return times + tags >= (0.5 if has_parts else 0.9) and times > 0


def _is_mozilla_lang(sample: Sample) -> bool:
    """Whether each text follows its source, which has a semicolon before it."""
    # A line of prose can start with one, too.
    if len(sample.lines) < _LINES_OF_PAIRS:
        return False
    return sample.start.startswith((";", "#")) and sample.share(r";\S") >= 0.4


_C_LIKE = r"(?:(?:public|private|protected|internal|static|final|abstract|sealed|partial)\s+)*"
_TIME = r"\d{1,2}:\d\d:\d\d"
# Two sources with their texts.
_LINES_OF_PAIRS = 4

TEXT_FORMATS: tuple[TextFormat, ...] = (
    TextFormat(
        "PHP",
        ("php", "phtml"),
        _starts(r"<\?(?:php|=)|<\?\s*(?:return|\$)"),
        Format.PHP,
    ),
    TextFormat("String Catalog", ("xcstrings",), is_string_catalog, format=Format.STRING_CATALOG),
    TextFormat("JSON", recognizes=_is_json, format=Format.JSON),
    TextFormat(
        "SBV",
        ("sbv",),
        _starts(rf"{_TIME}\.\d{{2,3}},{_TIME}\.\d{{2,3}}\s"),
        Format.SUBTITLES,
    ),
    TextFormat(
        "SubViewer",
        recognizes=lambda sample: (
            sample.start.startswith("[INFORMATION]")
            and sample.share(rf"\[|{_TIME}\.\d{{2,3}},{_TIME}\.\d{{2,3}}\s*$") > 0.4
        ),
        format=Format.SUBTITLES,
    ),
    TextFormat(
        "MicroDVD",
        ("sub",),
        lambda sample: len(sample.lines) > 1 and sample.share(r"\{(?:\d+|DEFAULT)\}\{\d*\}") > 0.9,
        Format.SUBTITLES,
    ),
    TextFormat("VobSub", ("idx",), _starts("# VobSub index file")),
    TextFormat("LRC", ("lrc",), _is_lrc),
    TextFormat("SAMI", recognizes=_starts(r"(?i)<SAMI\b")),
    TextFormat("SCC", ("scc",), _starts(r"Scenarist_SCC\s")),
    TextFormat("MPL2", ("mpl",), _has_lines(r"\[\d+\]\[\d+\]", 0.5)),
    TextFormat("TMPlayer", recognizes=_has_lines(rf"{_TIME}[:=]\S", 0.9)),
    TextFormat("Mozilla lang", recognizes=_is_mozilla_lang),
    TextFormat("Wordfast TM", recognizes=_starts(r"%\d{8}~\d{6}\t%"), format=Format.WORDFAST_TM),
    TextFormat(
        "resource script",
        ("rc", "rc2"),
        _is_resource_script,
    ),
    TextFormat(
        "DTD", ("dtd", "ent"), _starts(r"(?:<!--(?:[^-]|-(?!->))*-->\s*)*<!(?:ENTITY|ELEMENT)\s")
    ),
    TextFormat(
        "TypeScript",
        ("tsx", "mts", "cts"),
        _starts_after_comments(
            r"(?:export\s+)?(?:interface|enum)\s+\w+[\w<>, ]*\{|import\s+type\s"
        ),
    ),
    TextFormat(
        "JavaScript",
        ("js", "mjs", "cjs", "jsx", "vue", "json5"),
        _starts_after_comments(
            r"""["']use strict["']|export\s+(?:default\s+(?:[\[{(]|\w+\s*[;(])"""
            r"|(?:const|let|var)\s+\w+\s*[=:]|(?:async\s+)?function\b.*\(|\{)"
            r"|(?:module\.)?exports(?:\.\w+)?\s*=|import\s[\w{}*,\s]{1,1000}?\sfrom\s+[\"']"
            r"|(?:const|let|var)\s+[\w${}, ]+=\s*(?:[{\[(\"'`]|async\b|function\b|new\s|require\()"
            r"|[!(+;]*(?:async\s+)?function\s*\w*\s*\(|import\s*[\"'][\w@./-]+[\"']"
            r"|define\(\s*[\[{\"'(f]|[\w$.]+(?:\[[^\]\n]+\])?\s*=\s*\{(?:\s*\n|\s*[\w'\"-]+\s*:)|\(?\{[^\S\n]*\n\s*[\w$'\"-]+\s*:"
            r"|\(\s*(?:function\s*\(|\(\)\s*=>)|require\(\s*[\"']"
        ),
    ),
    TextFormat("property list", recognizes=_starts(r'\{\s*(?:"[^"\n]*"|[\w.]+)\s*=\s*["{(\w]')),
    TextFormat(
        "iOS strings",
        recognizes=_starts_after_comments(r'"(?:[^"\\\n]|\\.)*"\s*=\s*"(?:[^"\\]|\\.)*"\s*;'),
        format=Format.IOS_STRINGS,
    ),
    TextFormat(
        "source code",
        (
            *("cc", "cpp", "cxx", "hpp", "hxx", "inc", "java", "kt", "kts", "swift", "go"),
            *("rs", "py", "pyi", "rb", "lua", "dart", "scala", "groovy", "gradle", "vb", "fs"),
            *("hs", "exs", "erl", "clj", "sql", "css", "scss", "sass", "less", "bat", "cmd", "ps1"),
            *("bash", "zsh", "asm", "pas", "dpr", "tcl", "cmake", "nsi", "nsh", "iss", "isl"),
        ),
        _starts_after_comments(
            r"\#!\s*/|\#(?:include\s*[<\"]|pragma\s|ifn?def\s|define\s+\w)|package\s+[\w.]+\s*;"
            rf"|using\s+[\w.]+\s*;|namespace\s+[\w.\\]+\s*[;{{]|{_C_LIKE}(?:class|struct)\s+\w+.*\{{"
            r"|import\s+[\w.]+(?:\.\*)?;|fn\s+\w+\(|return\s*[{\[]\s*\n|(?:from\s+[\w.]+\s+)?"
            r"import\s+\w+(?:\s+as\s+\w+)?\s*\n\s*(?:import|from|def|class|[A-Z_]+\s*=)\b"
        ),
    ),
    TextFormat("Fluent", ("ftl",), _is_fluent, Format.FLUENT),
    TextFormat("source code", recognizes=_is_code),
    TextFormat("template", ("twig", "jinja", "j2", "liquid", "hbs"), _is_template),
    TextFormat(
        "SQL", recognizes=_starts(r"(?:--[^\n]*\n\s*)*(?:CREATE TABLE|INSERT INTO|DROP TABLE)\s")
    ),
    TextFormat("SVG", recognizes=_starts(r"<svg\s[^<>]*>")),
    TextFormat("diff", ("diff", "patch"), _starts(r"diff --git a/|--- \S+.*\n\+\+\+ \S+.*\n@@ ")),
    TextFormat(
        "LaTeX", ("tex", "latex", "bib"), _starts(r"(?:%[^\n]*\n\s*)*\\document(?:class|style)\b")
    ),
    TextFormat("PostScript", recognizes=_starts("%!PS")),
    TextFormat("vCard", ("vcf",), _starts(r"BEGIN:VCARD\s")),
    TextFormat("iCalendar", ("ics",), _starts(r"BEGIN:VCALENDAR\s")),
    TextFormat(
        "HTML",
        ("html", "htm", "xhtml"),
        _starts(r"(?i)(?:<!--(?:[^-]|-(?!->))*-->\s*)*<(?:!doctype\s+html|html|head|body)[\s>]"),
        Format.HTML,
    ),
    TextFormat("TBX", ("tbx",)),
    TextFormat("stringsdict", ("stringsdict",), format=Format.STRINGSDICT),
    TextFormat("property list", ("plist",)),
    TextFormat("Gettext MO", ("gmo",)),
    TextFormat("Markdown", ("md", "markdown", "rmd"), format=Format.MARKDOWN),
    TextFormat("MDX", ("mdx",)),
    TextFormat("YAML", ("yml", "yaml"), _is_yaml, Format.YAML),
    TextFormat(
        "TOML",
        ("toml",),
        _starts(r"""(?:\#[^\n]*\n\s*)*\[\[?[\w. "'-]+\]\]?\s*\n\s*[\w.-]+ = ["'\[{]"""),
        Format.TOML,
    ),
    TextFormat(
        "INI",
        ("ini", "cfg", "conf", "desktop"),
        _starts(
            r"(?:[#;][^\n]*\n\s*)*\[[\w. :-]+\]\s*\n(?:\s*[#;][^\n]*\n)*\s*[\w.-]+\s*=(?![=>])"
        ),
        Format.INI,
    ),
    TextFormat("TSV", recognizes=_is_table, format=Format.TSV),
    # Several formats have lines like these: the extension tells.
    TextFormat(LineShape.EQUALS.value, recognizes=_has_shape(LineShape.EQUALS)),
    TextFormat(LineShape.COLON.value, recognizes=_has_shape(LineShape.COLON)),
    TextFormat(LineShape.QUOTED_EQUALS.value, recognizes=_has_shape(LineShape.QUOTED_EQUALS)),
    TextFormat(LineShape.QUOTED_COLON.value, recognizes=_has_shape(LineShape.QUOTED_COLON)),
)

BY_ENDING = {ending: row for row in TEXT_FORMATS for ending in row.endings}


def recognize(sample: Sample) -> TextFormat | None:
    """Return the format of a text; None if it is running text, or may be."""
    return next((row for row in TEXT_FORMATS if row.recognizes(sample)), None)
