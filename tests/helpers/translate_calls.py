"""Find every call of `translate`, and every table of messages, in Python source without Qt's tools.

`calls` returns the texts, `problems` the faults that make Qt's extraction miss or misread a text.
"""

from __future__ import annotations

import ast
import io
import re
import string
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from translations import with_calls

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {"bleu_desktop": ROOT / "bleu_desktop", "bleu_score": ROOT / "core" / "bleu_score"}
# The modules that define the function, based on Qt's or gettext's.
DEFINITIONS = {folder / "i18n.py" for folder in PACKAGES.values()}

_FIELD = re.compile(r"[a-z][a-z_0-9]*")
# lupdate of Qt 6.8 misreads these escapes as plain letters.
_ESCAPE = re.compile(r"\\(?![n\"'\\\n])")
_IGNORED = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE}


class Text(NamedTuple):
    """A text to translate."""

    context: str
    source: str


def fields(text: str) -> list[str]:
    """Return the fields of a format string, sorted, one entry per occurrence.

    Raises
    ------
    ValueError
        If the text is not a format string, or a field is more than a plain name.
    """
    names = []
    for _, name, spec, conversion in string.Formatter().parse(text):
        if name is None:
            continue
        if not _FIELD.fullmatch(name) or spec or conversion:
            raise ValueError(f"the field {{{name}}} is no plain name")
        names.append(name)
    return sorted(names)


def package_sources() -> list[Path]:
    return sorted(path for folder in PACKAGES.values() for path in folder.rglob("*.py"))


def calls(source: str) -> list[Text]:
    """Return the texts of all calls with two literals, and of all rows of tables, in order."""
    texts = []
    for node in _calls_of_translate(ast.parse(with_calls(source))):
        literals = [_literal(argument) for argument in node.args]
        if len(literals) == 2 and literals[0] is not None and literals[1] is not None:
            texts.append(Text(literals[0], literals[1]))
    return texts


def problems(source: str, *, is_definition: bool = False) -> list[str]:
    """Return the faults of the calls and tables in a module."""
    if in_tables := list(_table_problems(ast.parse(source))):
        return in_tables
    source = with_calls(source)
    tree = ast.parse(source)
    found: list[tuple[int, str]] = []
    lines = source.splitlines()
    tokens = [
        token
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in _IGNORED
    ]
    called = set()
    for node in _calls_of_translate(tree):
        called.add(id(node.func))
        found += ((node.lineno, text) for text in _argument_problems(node))
        column = len(lines[node.lineno - 1].encode()[: node.col_offset].decode())
        found += ((node.lineno, text) for text in _spelling(tokens, (node.lineno, column)))
    for node in ast.walk(tree):
        found += ((node.lineno, text) for text in _other_problems(node, called, is_definition))
    return [f"line {line}: {text}" for line, text in sorted(found)]


def _table_problems(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name("Messages"), args=[ast.Constant(str()), ast.Dict() as rows]
            ):
                for row in rows.values:
                    if not all(isinstance(part, _PARTS_OF_ROWS) for part in _parts_of_row(row)):
                        yield f"line {row.lineno}: a row has plain literals only"
            case ast.Call(func=ast.Name("Messages")):
                yield f"line {node.lineno}: a table has a context and its rows, as literals"


_PARTS_OF_ROWS = (ast.Constant, ast.Tuple, ast.Call, ast.keyword, ast.Load)


def _parts_of_row(row: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a row, without the name of a named tuple in it."""
    yield row
    for part in ast.iter_child_nodes(row):
        if not (isinstance(row, ast.Call) and part is row.func and isinstance(part, ast.Name)):
            yield from _parts_of_row(part)


def _calls_of_translate(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "translate"
        ):
            yield node


def _literal(node: ast.AST) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _argument_problems(node: ast.Call) -> Iterator[str]:
    if node.keywords:
        yield "translate() takes no keywords"
    if len(node.args) != 2:
        yield f"translate() takes two texts, not {len(node.args)}"
    for argument in node.args:
        text = _literal(argument)
        if text is None:
            yield "only plain literals can be extracted"
        elif not text:
            yield "an empty text has no translation"
    if len(node.args) == 2 and (text := _literal(node.args[1])) is not None:
        try:
            fields(text)
        except ValueError as error:
            yield str(error)


def _spelling(tokens: list[tokenize.TokenInfo], start: tuple[int, int]) -> Iterator[str]:
    """Yield faults in the spelling of the literals, which the syntax tree does not show."""
    index = next(number for number, token in enumerate(tokens) if token.start == start)
    shape = ""
    for token in tokens[index + 1 :]:
        if token.type == tokenize.STRING:
            shape += "s"
            if token.string[0] not in "\"'":
                yield f"no prefix may stand before {token.string[:20]}"
            if _ESCAPE.search(token.string):
                yield f"type the character instead of its escape in {token.string[:40]}"
            if token.string.startswith(('"""', "'''")):
                yield "no triple quotes"
        elif token.string in ("(", ")", ","):
            shape += token.string
        else:
            shape += "?"
        if token.string == ")" or token.type == tokenize.ENDMARKER:
            break
    if not re.fullmatch(r"\(s+,s+,?\)", shape):
        yield "between the parentheses only two literals and a comma may stand"


def _other_problems(node: ast.AST, called: set[int], is_definition: bool) -> Iterator[str]:
    if isinstance(node, ast.ImportFrom):
        for alias in node.names:
            if alias.name == "translate" and alias.asname not in (None, "translate"):
                yield f"translate must not be called {alias.asname}"
            if alias.name == "*":
                yield "a star hides what is imported"
            if alias.asname == "translate" and alias.name != "translate":
                yield f"{alias.name} must not be called translate"
    elif isinstance(node, ast.Name) and node.id == "translate" and id(node) not in called:
        yield "translate must be called directly, not handed on or assigned"
    elif isinstance(node, ast.Attribute) and node.attr == "tr":
        yield "the program has one catalogue: translate(), not tr()"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        # str.translate has one argument; other methods of this name bypass our function.
        if node.func.attr == "translate" and len(node.args) != 1 and not is_definition:
            yield "call translate by its own name"
        if node.func.attr == "format" and _is_translation(node.func.value):
            yield from _format_problems(node, node.func.value)


def _is_translation(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "translate"
    )


def _format_problems(node: ast.Call, translation: ast.AST) -> Iterator[str]:
    assert isinstance(translation, ast.Call)
    text = _literal(translation.args[-1]) if translation.args else None
    if text is None:
        return
    if node.args or any(keyword.arg is None for keyword in node.keywords):
        yield "format() takes named fields only"
        return
    try:
        wanted = set(fields(text))
    except ValueError:
        return
    given = {str(keyword.arg) for keyword in node.keywords}
    if wanted != given:
        yield f"the text has {sorted(wanted)}, format() is given {sorted(given)}"
