"""PHP files of texts: arrays (``return ['key' => …]``, ``$lang['key'] = …``) and constants.

Files are parsed, never run. Strings, their concatenation, arrays and usual code before texts are
understood; any other code is refused with its line. This module has its own parser, because those
for Python parse whole programs in old versions of PHP, and translate-toolkit reads line by line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn, TypeVar

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Format, Part, Tag, make_cell
from bleu_core.files.errors import FileWrongFormat, MoreThanTexts
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.strings.named_texts import Node, PlacedText, TextGroup, named_table

# Number of characters shown of code that is refused.
_SHOWN = 40

_OPENING = re.compile(r"(?:#![^\n]*\n)?\s*<\?(?:php\b|(?=\s))", re.IGNORECASE)
_TOKEN = re.compile(
    r"""(?P<skipped> \s+ | //(?:(?!\?>)[^\n])* | \#(?!\[)(?:(?!\?>)[^\n])* | /\*.*?\*/ )
      | (?P<single> '[^'\\]*+(?:\\.[^'\\]*+)*+' )
      | (?P<double> "[^"\\]*+(?:\\.[^"\\]*+)*+" )
      | (?P<heredoc> <<<[ \t]*(?P<quote>["']?)(?P<label>[A-Za-z_]\w*)(?P=quote)[ \t]*
          (?P<body>(?:\n.*?)?)\n(?P<indent>[ \t]*)(?P=label)(?!\w) )
      | (?P<variable> \$[^\W\d]\w* )
      | (?P<name> \\?[^\W\d]\w*(?:\\[^\W\d]\w*)* )
      | (?P<number> (?:0[xX][\da-fA-F_]+ | \d[\d_]*(?:\.\d+)? | \.\d+)(?:[eE][-+]?\d+)? )
      | (?P<close> \?> )
      | (?P<sign> => | :: | -> | \|\| | && | [^\w\s] )""",
    re.VERBOSE | re.DOTALL,
)
# Variables in double quotes, and escapes for characters.
_INSERTED = r"\$[^\W\d]\w*(?:\[[^\[\]\n]*\]|->[^\W\d]\w*)?|\{\$[^{}]*\}|\$\{[^{}]*\}"
_ESCAPE = r"(?>(?:\\(?:[0-7]{1,3}+|x[\dA-Fa-f]{1,2}+))+)|\\u\{[\dA-Fa-f]+\}|\\."
_IN_QUOTES = re.compile(rf"(?P<escape>{_ESCAPE})|(?P<inserted>{_INSERTED})", re.DOTALL)
_BYTE = re.compile(r"\\(?:x([\dA-Fa-f]{1,2})|([0-7]{1,3}))")
_QUANTITY = re.compile(r"^\s*(?:\{\d+\}|[\[\]](?:\d+|\*),\s*(?:\d+|\*|Inf)[\[\]])\s*")
_ESCAPED = {
    "n": "\n",
    "t": "\t",
    "r": "\r",
    "v": "\v",
    "e": "\x1b",
    "f": "\f",
    "\\": "\\",
    "$": "$",
}
_UNCLOSED = re.compile(r"""['"]|/\*|<<<[ \t]*["']?\w""")
_NO_TEXT = {"null", "true", "false"}
_CODE = {"new", "function", "fn", "static", "match"}
_SKIPPED = {"declare", "namespace", "use", "global"}
_EXITS = {"die", "exit", "return"}
# Calls that give no text; their arguments are none either.
_CALLS = {"chr", "constant", "date", "gmdate"}
_MERGING = {"array_merge", "array_replace", "array_merge_recursive", "array_replace_recursive"}


_END = "end"
_TEXTS = {"single", "double", "heredoc"}
# Where a text is divided into variables, characters and plural forms.
_DIVIDING = "$\\|\0"


class _Token(NamedTuple):
    kind: str
    text: str
    offset: int
    line: int


@dataclass(slots=True)
class _Joined:
    """Terms joined with dots; without a string among them they are a name or value, no text."""

    start: _Token
    parts: list[Part] = field(default_factory=list)
    has_text: bool = False


_Value = TextGroup | _Joined
_Result = TypeVar("_Result")


def read(raw: RawFile) -> Contents:
    """Read texts of PHP: a unit for each, even if its name occurs twice."""
    text, encoding = raw.text()
    opening = _OPENING.match(text)
    if opening is None:
        raise FileWrongFormat(raw.path, Format.PHP.value)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    root = _messages_of_wordpress(_Parser(raw, text).root())
    return raw.contents(Format.PHP, [named_table(raw, root)], encoding)


class _Parser:
    """A parser of the statements and expressions that files of texts consist of."""

    def __init__(self, raw: RawFile, text: str) -> None:
        self._raw = raw
        self._text = text
        self._tokens = self._scan()
        self._ahead: list[_Token] = []
        self._variables: dict[str, TextGroup] = {}
        self._others = TextGroup()
        self._depth = 0

    # Tokens

    def _scan(self) -> Iterator[_Token]:
        text, count, elements = self._text, 0, 0
        opening = _OPENING.match(text)
        position = opening.end() if opening else 0
        line = 1 + text.count("\n", 0, position)
        while position < len(text):
            found = _TOKEN.match(text, position)
            if found is None or found.lastgroup is None:
                self._refuse(position, truncated=True)
            kind, token = found.lastgroup, found.group()
            if kind == "sign" and _UNCLOSED.match(text, position):
                self._refuse(position, truncated=True)
            count += 1
            if count % 4096 == 0:
                self._raw.parsed(position, len(text))
            if kind == "close":
                yield _Token("sign", ";", position, line)
                end = self._after_close(found.end())
            else:
                end = found.end()
                if kind in _TEXTS:
                    self._raw.check(Resource.CHARACTERS, len(token), line)
                    elements += sum(map(token.count, _DIVIDING))
                if kind != "skipped":
                    elements += 1
                    self._raw.check(Resource.ELEMENTS, elements, line)
                    yield _Token(kind, token, position, line)
            line += text.count("\n", position, end)
            position = end
        while True:
            yield _Token(_END, "", len(text), line)

    def _after_close(self, position: int) -> int:
        """Return the position where PHP continues after ``?>``; only white space may be between."""
        following = _OPENING.match(self._text, position)
        if following is None and self._text[position:].strip():
            space = len(self._text[position:]) - len(self._text[position:].lstrip())
            self._refuse(position + space)
        return following.end() if following else len(self._text)

    def _peek(self, ahead: int = 0) -> _Token:
        while len(self._ahead) <= ahead:
            self._ahead.append(next(self._tokens))
        return self._ahead[ahead]

    def _next(self) -> _Token:
        token = self._peek()
        self._ahead.pop(0)
        return token

    def _is(self, *texts: str, ahead: int = 0) -> bool:
        token = self._peek(ahead)
        return token.kind in ("sign", "name") and token.text.lower() in texts

    def _take(self, *texts: str) -> bool:
        if found := self._is(*texts):
            self._next()
        return found

    def _expect(self, text: str) -> None:
        if not self._take(text):
            self._unexpected(self._peek())

    def _unexpected(self, token: _Token) -> NoReturn:
        self._refuse(token.offset, truncated=token.kind == _END)

    def _refuse(self, offset: int, *, truncated: bool = False, detail: str = "") -> NoReturn:
        line = 1 + self._text.count("\n", 0, offset)
        if truncated or detail:
            raise self._raw.malformed(Format.PHP, line, truncated=truncated, detail=detail)
        found = self._text[offset : offset + _SHOWN].partition("\n")[0]
        raise MoreThanTexts(self._raw.path, line, found)

    # Statements

    def root(self) -> TextGroup:
        """Parse the file; return its texts by name, without that of the only variable."""
        while self._peek().kind != _END:
            self._statement()
        groups = [*self._variables.items()]
        if len(groups) == 1 and not self._others.members:
            return groups[0][1]
        named = TextGroup([(name, group) for name, group in groups if group.members])
        if not named.members:
            others = self._others.members
            if len(others) == 1 and others[0][0] == "" and isinstance(others[0][1], TextGroup):
                return others[0][1]
        return TextGroup([*self._without_name(), *named.members])

    def _without_name(self) -> list[tuple[str, Node]]:
        """Return constants, and the members of the returned array."""
        found: list[tuple[str, Node]] = []
        for name, node in self._others.members:
            found += node.members if name == "" and isinstance(node, TextGroup) else [(name, node)]
        return found

    def _statement(self) -> None:
        token = self._peek()
        if self._take(";"):
            return
        if token.kind == "variable":
            self._assignment()
        elif self._is(*_EXITS):
            self._exit()
        elif self._is("if"):
            self._condition()
        elif self._is("define") and self._is("(", ahead=1):
            self._definition()
        elif self._is("const"):
            self._next()
            name = self._next()
            self._expect("=")
            self._others.members.append((name.text, self._node(self._value())))
            self._end_statement()
        elif self._is("defined", *_SKIPPED):
            self._skip_statement()
        else:
            self._unexpected(token)

    def _end_statement(self) -> None:
        if self._peek().kind != _END:
            self._expect(";")

    def _exit(self) -> None:
        """Parse ``return […];``, or the end of a guard such as ``exit('…');``."""
        if self._next().text.lower() != "return":
            self._skip_statement()
        elif not self._is(";"):
            node = self._node(self._value())
            self._others.members.append(("", _with_plurals(node)))
            self._end_statement()

    def _skip_statement(self) -> None:
        """Skip to the semicolon: ``defined('X') or die('…');``, ``declare(strict_types=1);``."""
        while not self._take(";") and self._peek().kind != _END:
            self._next()

    def _condition(self) -> None:
        """Parse ``if (…)`` and the statements under it; the condition has nothing to translate."""
        self._next()
        self._expect("(")
        depth = 1
        while depth:
            token = self._next()
            if token.kind == _END:
                self._unexpected(token)
            depth += (token.text == "(") - (token.text == ")") if token.kind == "sign" else 0
        if not self._take("{"):
            self._statement()
            return
        while not self._take("}"):
            self._nested(self._statement)

    def _nested(self, parse: Callable[..., _Result], *arguments: Any) -> _Result:
        self._depth += 1
        self._raw.check(Resource.NESTING, self._depth, self._peek().line)
        result = parse(*arguments)
        self._depth -= 1
        return result

    def _definition(self) -> None:
        self._next()
        self._expect("(")
        name = self._name(self._value())
        self._expect(",")
        self._others.members.append((name, self._node(self._value())))
        if self._take(","):
            self._value()
        self._expect(")")
        self._end_statement()

    def _assignment(self) -> None:
        """Parse ``$lang['a']['b'] = …;``."""
        token = self._next()
        group = self._variables.setdefault(token.text[1:], TextGroup())
        path: list[str] = []
        while self._take("["):
            path.append(str(len(group.members)) if self._is("]") else self._name(self._value()))
            self._expect("]")
        self._expect("=")
        node = self._node(self._value())
        if path:
            group.members.append((".".join(path), node))
        elif isinstance(node, TextGroup):
            group.members += node.members
            group.is_list = node.is_list
        else:
            self._others.members.append((token.text[1:], node))
        self._end_statement()

    # Values

    def _name(self, value: _Value) -> str:
        if isinstance(value, TextGroup) or not value.parts:
            self._refuse(self._peek().offset)
        return "".join(part if isinstance(part, str) else part.text for part in value.parts)

    def _node(self, value: _Value) -> Node:
        if isinstance(value, TextGroup):
            return value
        return PlacedText(make_cell(value.parts), value.start.line) if value.has_text else None

    def _value(self) -> _Value:
        joined = _Joined(self._peek())
        while True:
            term = self._term()
            if isinstance(term, TextGroup):
                if joined.parts:
                    self._refuse(joined.start.offset)
                return term
            joined.parts += term.parts
            joined.has_text |= term.has_text
            if not self._take("."):
                return joined

    def _term(self) -> _Value:
        token = self._next()
        text = token.text
        match token.kind:
            case "single":
                return _Joined(token, [re.sub(r"\\([\\'])", r"\1", text[1:-1])], True)
            case "double":
                return _Joined(token, list(_quoted(text[1:-1], '"')), True)
            case "heredoc":
                return _Joined(token, list(_heredoc(text)), True)
            case "number":
                return _Joined(token, [text])
            case "variable":
                return _Joined(token, [self._reference(text)])
            case "name":
                return self._named(token)
        if text == "[":
            return self._array("]")
        if text == "(":
            found = self._nested(self._value)
            self._expect(")")
            return found
        if text in "-+" and self._peek().kind == "number":
            return _Joined(token, [text + self._next().text])
        return self._unexpected(token)

    def _reference(self, text: str) -> Tag:
        """Parse ``$name``, ``$name['key']`` and ``$name->key``."""
        while self._is("[", "->", "::"):
            text += self._next().text
            inner = self._next()
            if inner.kind not in ("single", "number", "variable", "name"):
                self._unexpected(inner)
            text += inner.text
            if self._take("]"):
                text += "]"
        if self._is("("):
            self._unexpected(self._peek())
        return Tag(text, text)

    def _named(self, token: _Token) -> _Value:
        name, text = token.text.lower(), token.text
        if name == "array" and self._take("("):
            return self._array(")")
        if name in _MERGING and self._take("("):
            return self._merged()
        while self._take("::"):
            text += f"::{self._next().text}"
        if name in _CALLS and self._take("("):
            argument = self._name(self._value())
            self._expect(")")
            text += f"({argument})"
        if self._is("(") or name in _CODE:
            self._unexpected(token)
        return _Joined(token, [] if name in _NO_TEXT else [Tag(text, text)])

    def _merged(self) -> TextGroup:
        """Parse ``array_merge($lang, array(…))``."""
        merged = TextGroup()
        while not self._take(")"):
            start = self._peek()
            value = self._nested(self._value)
            if isinstance(value, TextGroup):
                merged.members += value.members
            elif start.kind != "variable":
                self._unexpected(start)
            if not self._take(","):
                self._expect(")")
                break
        return merged

    def _array(self, end: str) -> TextGroup:
        return self._nested(self._items, end)

    def _items(self, end: str) -> TextGroup:
        group = TextGroup(is_list=True)
        while not self._take(end):
            value = self._value()
            if self._take("=>"):
                group.is_list = False
                group.members.append((self._name(value), self._node(self._value())))
            else:
                group.members.append((str(len(group.members)), self._node(value)))
            if not self._take(","):
                self._expect(end)
                break
        return group


def _messages_of_wordpress(root: TextGroup) -> TextGroup:
    """Return the messages of a ``.l10n.php`` file, without its head and with their plural forms."""
    found = dict(root.members)
    messages = found.get("messages")
    if not isinstance(messages, TextGroup) or not {"plural-forms", "language"} & {*found}:
        return root
    return TextGroup([(name, _forms(node)) for name, node in messages.members])


def _forms(node: Node) -> Node:
    if not isinstance(node, PlacedText) or not isinstance(node.cell, str) or "\0" not in node.cell:
        return node
    forms = node.cell.split("\0")
    return TextGroup(
        [(str(n), PlacedText(form, node.line)) for n, form in enumerate(forms)], is_list=True
    )


def _with_plurals(node: Node) -> Node:
    """Return a file's value with Laravel's plural forms split: ``one apple|many apples``."""
    if isinstance(node, TextGroup):
        node.members = [(name, _with_plurals(inner)) for name, inner in node.members]
        return node
    if (
        not isinstance(node, PlacedText)
        or not isinstance(node.cell, str)
        or not _is_plural(node.cell)
    ):
        return node
    forms = [_QUANTITY.sub("", form, count=1).strip() for form in node.cell.split("|")]
    return TextGroup(
        [(str(n), PlacedText(form, node.line)) for n, form in enumerate(forms)], is_list=True
    )


def _is_plural(text: str) -> bool:
    """Tell whether a text has plural forms; "Title | Site" has none, as there is no number."""
    forms = text.split("|")
    if len(forms) < 2 or not all(form.strip() for form in forms):
        return False
    return " | " not in text or all(":count" in one or _QUANTITY.match(one) for one in forms)


def _quoted(text: str, quote: str) -> Iterator[Part]:
    """Yield the texts and variables of a string in double quotes, or of a heredoc."""
    start = 0
    pieces: list[str] = []
    for found in _IN_QUOTES.finditer(text):
        pieces.append(text[start : found.start()])
        start = found.end()
        if found["inserted"]:
            yield join_surrogates("".join(pieces))
            pieces.clear()
            yield Tag(found["inserted"].strip("{}").replace("${", "$"), found["inserted"])
        else:
            pieces.append(_character(found["escape"], quote))
    yield join_surrogates("".join([*pieces, text[start:]]))


def _character(escape: str, quote: str) -> str:
    if _BYTE.match(escape):
        values = [int(one[1], 16) if one[1] else int(one[2], 8) for one in _BYTE.finditer(escape)]
        return bytes(value & 0xFF for value in values).decode("utf-8", "replace")
    if escape.startswith("\\u{"):
        code = int(escape[3:-1], 16)
        return chr(code) if code < 0x110000 else "\ufffd"
    return quote if escape[1] == quote else _ESCAPED.get(escape[1], escape)


def _heredoc(text: str) -> Iterator[Part]:
    found = _TOKEN.match(text)
    assert found is not None
    body, indent = found["body"][1:], found["indent"]
    if indent:
        # The closing word's indentation is not part of the text.
        body = re.sub(rf"(?m)^[ \t]{{1,{len(indent)}}}", "", body)
    if found["quote"] == "'":
        yield body
    else:
        yield from _quoted(body, "")
