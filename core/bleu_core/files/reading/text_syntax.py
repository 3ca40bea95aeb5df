"""Syntax of text formats, recognized at the start of a file.

`known_formats` has for each text format one of these functions, or a pattern. None may recognize
running text, whatever that starts with: a segment may be "{0} files", "[1] Note", "Name: {0}" or
"MARY: Hello".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

# Formats are recognized in this many bytes from the start of a file.
SAMPLE = 16 * 1024

# A segment of Trados Workbench and Wordfast Classic, whose source is hidden text until the document
# is cleaned up. A document that only quotes such marks has other text, too.
_UNCLEANED_SEGMENT = re.compile(
    r"\{0>(?:(?!\{0>).)*?<\}\d{1,3}\{>(?:(?!\{0>|<\}).)*?<0\}", re.DOTALL
)
_UNCLEANED = 0.5

TIME = r"\d{1,2}:\d\d:\d\d"
# Comments like those of C.
_COMMENTS = r"(?:/\*[^*]*\*+(?:[^/*][^*]*\*+)*/\s*|//[^\n]*\n\s*)*"


@dataclass(frozen=True)
class FileStart:
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


def starts(pattern: str) -> Callable[[FileStart], bool]:
    """Recognize a text that starts with a pattern; blank lines before it do not matter."""

    def recognizes(sample: FileStart) -> bool:
        return re.match(pattern, sample.start) is not None

    return recognizes


def starts_after_comments(pattern: str) -> Callable[[FileStart], bool]:
    """Recognize source code, with comments before it."""
    return starts(rf"{_COMMENTS}(?:{pattern})")


def has_lines(pattern: str, share: float) -> Callable[[FileStart], bool]:
    """Recognize a text if at least a share of its lines start with a pattern."""
    return lambda sample: bool(sample.lines) and sample.share(pattern) >= share


_SUBTITLE_START = re.compile(
    r"WEBVTT(?:[ \t][^\n]*)?\r?\n(?=.*-->)|\[Script Info\]\s"
    r"|\d+[ \t]*\r?\n\d+:\d\d:\d\d[,.]\d+ *-->"
    rf"|{TIME}\.\d{{2,3}},{TIME}\.\d{{2,3}}\s",
    re.DOTALL,
)


def is_subtitles(sample: FileStart) -> bool:
    """Tell whether a text starts like WebVTT, SubStation Alpha, SubRip or SBV."""
    return _SUBTITLE_START.match(sample.start) is not None


def is_subviewer(sample: FileStart) -> bool:
    """Tell whether a text starts with the header of SubViewer, and has lines of times."""
    return (
        sample.start.startswith("[INFORMATION]")
        and sample.share(rf"\[|{TIME}\.\d{{2,3}},{TIME}\.\d{{2,3}}\s*$") > 0.4
    )


def is_microdvd(sample: FileStart) -> bool:
    """Tell whether nearly all lines start with the numbers of two frames, in braces."""
    return len(sample.lines) > 1 and sample.share(r"\{(?:\d+|DEFAULT)\}\{\d*\}") > 0.9


def has_uncleaned_segments(texts: Iterable[str]) -> bool:
    """Tell whether most of a text is segments with source and translation, not cleaned up yet."""
    size = uncleaned = 0
    for text in texts:
        size += len(text)
        uncleaned += sum(map(len, _UNCLEANED_SEGMENT.findall(text))) if "{0>" in text else 0
    return uncleaned > 0 and uncleaned >= _UNCLEANED * size


def is_uncleaned(sample: FileStart) -> bool:
    """Tell whether a text is segments of Workbench with source and translation."""
    return has_uncleaned_segments([sample.text])


def is_gettext(sample: FileStart) -> bool:
    """Tell whether a text has a message and its translation."""
    return (
        re.search(r'(?m)^msgid\s+"', sample.text) is not None
        and re.search(r'(?m)(?:^|"\s*)msgstr(\[0\])?\s*"', sample.text) is not None
    )


def _is_object(line: str) -> bool:
    import json

    try:
        return isinstance(json.loads(line), (dict, list))
    except (ValueError, RecursionError):
        return False


# A member of an object, or an object or a string in an array. "[1]" and "{name}" may start a
# segment, and segments may be brackets.
_JSON_START = (
    rf'\{{\s*{_COMMENTS}(?:"[^"\n]*"\s*:|$)'
    rf'|(?:\[\s*+)++{_COMMENTS}(?:\{{\s*{_COMMENTS}["}}]|"(?:[^"\\\n]|\\.)*"\s*[,\]]|$)'
)
_JSON_MEMBER = r'\{|\[\s*\{\s*"[^"\n]*"\s*:'


def is_json(sample: FileStart) -> bool:
    """Tell whether a text is JSON, or JSON Lines, after comments if it has any.

    A first segment may quote a line of JSON.
    """
    sample = replace(sample, text=re.sub(rf"\s*{_COMMENTS}", "", sample.text, count=1))
    if sample.start[:1] not in ("{", "[") or not re.match(_JSON_START, sample.start):
        return False
    lines = sample.lines
    if sample.is_whole and _is_object(sample.text):
        return True
    if not _is_object(lines[0].strip()):
        # The JSON continues in the next lines, unless it is an ordinary segment: ["Hm," he said.]
        return lines[0].rstrip()[-1] in "{[,:" or re.match(_JSON_MEMBER, sample.start) is not None
    return 2 * sum(line.lstrip()[:1] in ("{", "[") and _is_object(line) for line in lines) > len(
        lines
    )


def is_string_catalog(sample: FileStart) -> bool:
    """Tell whether a text is JSON with the members of a String Catalog, sorted as by Xcode."""
    return (
        re.match(r'\{\s*"(?:sourceLanguage|strings|version)"\s*:', sample.start) is not None
        and re.search(r'"sourceLanguage"\s*:\s*"', sample.text) is not None
        and re.search(r'"strings"\s*:\s*\{', sample.text) is not None
    )


_YAML_KEY = r"""(?:[\w$/.][\w$/. -]*|"[^"\n]*"|'[^'\n]*'):"""
_YAML_PARENT = re.compile(rf"(\s*){_YAML_KEY}\s*(?:[&|>][-+\w]*\s*)?(?:#.*)?$")
_YAML_MEMBER = re.compile(rf"(\s*)(?:- +)?{_YAML_KEY}(?:\s|$)")
_YAML_LINE = re.compile(rf"\s*(?:#|- |{_YAML_KEY}(?:\s|$)|---)")


def is_yaml(sample: FileStart) -> bool:
    """Tell whether keys contain other keys by indentation, in nearly all lines."""
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
    # Lines that continue the line before are indented.
    return line[:1] in " \t" or _YAML_LINE.match(line) is not None


_FLUENT_MESSAGE = r"(?m)^-?[A-Za-z][\w-]*\s*="
_FLUENT_PARTS = (
    r"(?m)^[ \t]+(?:\.[A-Za-z][\w-]*\s*=|\*\[[\w.-]+\]|\{\s*[^}\n]*->\s*$)|^-[a-z][\w-]+ = "
)


def is_fluent(sample: FileStart) -> bool:
    """Tell whether messages have attributes, variants or terms; others are only lines with "="."""
    if sample.share(r"-?[A-Za-z][\w-]*\s*=|\s|[#}]") < 0.9:
        return False
    return re.search(_FLUENT_MESSAGE, sample.text) is not None and (
        re.search(_FLUENT_PARTS, sample.text) is not None
    )


# Shares of all lines: of those with as many tabs, and of those with text before and after one.
_EVEN_SHARE, _FILLED_SHARE = 0.9, 0.5


def is_table(sample: FileStart) -> bool:
    """Tell whether tabs separate columns in nearly all lines, rather than indent some."""
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


def is_resource_script(sample: FileStart) -> bool:
    """Tell whether a text has a block of resources, which begins a few lines after its name."""
    for number, line in enumerate(sample.lines):
        found = _RESOURCE.match(line)
        if found and not found["block"]:
            return True
        after = [following.strip() for following in sample.lines[number + 1 : number + 6]]
        if found and any(following in ("BEGIN", "{") for following in after):
            return True
    return False


_C_LIKE = r"(?:(?:public|private|protected|internal|static|final|abstract|sealed|partial)\s+)*"

is_javascript = starts_after_comments(
    r"""["']use strict["']|export\s+(?:default\s+(?:[\[{(]|\w+\s*[;(])"""
    r"|(?:const|let|var)\s+\w+\s*[=:]|(?:async\s+)?function\b.*\(|\{)"
    r"|(?:module\.)?exports(?:\.\w+)?\s*=|import\s[\w{}*,\s]{1,1000}?\sfrom\s+[\"']"
    r"|(?:const|let|var)\s+[\w${}, ]+=\s*(?:[{\[(\"'`]|async\b|function\b|new\s|require\()"
    r"|[!(+;]*(?:async\s+)?function\s*\w*\s*\(|import\s*[\"'][\w@./-]+[\"']"
    r"|define\(\s*[\[{\"'(f]|[\w$.]+(?:\[[^\]\n]+\])?\s*=\s*\{(?:\s*\n|\s*[\w'\"-]+\s*:)|\(?\{[^\S\n]*\n\s*[\w$'\"-]+\s*:"
    r"|\(\s*(?:function\s*\(|\(\)\s*=>)|require\(\s*[\"']"
)
starts_like_code = starts_after_comments(
    r"\#!\s*/|\#(?:include\s*[<\"]|pragma\s|ifn?def\s|define\s+\w)|package\s+[\w.]+\s*;"
    rf"|using\s+[\w.]+\s*;|namespace\s+[\w.\\]+\s*[;{{]|{_C_LIKE}(?:class|struct)\s+\w+.*\{{"
    r"|import\s+[\w.]+(?:\.\*)?;|fn\s+\w+\(|return\s*[{\[]\s*\n|(?:from\s+[\w.]+\s+)?"
    r"import\s+\w+(?:\s+as\s+\w+)?\s*\n\s*(?:import|from|def|class|[A-Z_]+\s*=)\b"
)


def is_lrc(sample: FileStart) -> bool:
    """Tell whether lines start with the times of lyrics; tags such as [ar:…] may come first."""
    times, tags = sample.share(r"\[\d+:\d\d(?:[.:]\d+)?\]"), sample.share(r"\[[a-z#]+:[^\]]*\]$")
    has_parts = sample.share(r"\[\d+:\d\d[.:]\d+\]") > 0
    return times + tags >= (0.5 if has_parts else 0.9) and times > 0
