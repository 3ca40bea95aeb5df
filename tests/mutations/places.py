"""Places of the source where one change of meaning should make a test fail."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from functools import cached_property
from itertools import pairwise
from pathlib import Path

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Of Qt, the choices that a user sees or hears; they are enumerations, so their names are unique.
_CHOICES = {
    "DisplayRole": "ToolTipRole",
    "ToolTipRole": "DisplayRole",
    "DecorationRole": "DisplayRole",
    "AccessibleTextRole": "ToolTipRole",
    "AccessibleDescriptionRole": "ToolTipRole",
    "TextAlignmentRole": "ForegroundRole",
    "ForegroundRole": "BackgroundRole",
    "FontRole": "ForegroundRole",
    "CheckStateRole": "DisplayRole",
    "EditRole": "DisplayRole",
    "AscendingOrder": "DescendingOrder",
    "DescendingOrder": "AscendingOrder",
    "Checked": "Unchecked",
    "Unchecked": "Checked",
    "AlignRight": "AlignLeft",
    "AlignLeft": "AlignRight",
    "Horizontal": "Vertical",
    "Vertical": "Horizontal",
}
_GROWING = {"append", "extend", "add", "update", "insert"}
# They are for developers, for speed, or only guard against mistakes in the source.
_IDLE_NAMES = {"strict", "maxsize", "slots", "frozen", "repr", "stacklevel", "buffering"}


@dataclass(frozen=True)
class Place:
    """A mutation: bytes of a file, and what they are replaced with."""

    path: Path
    line: int
    start: int
    end: int
    text: str

    @cached_property
    def source(self) -> bytes:
        return self.path.read_bytes()

    @property
    def mutated(self) -> bytes:
        return self.source[: self.start] + self.text.encode() + self.source[self.end :]

    @property
    def difference(self) -> str:
        """Return the lines that differ."""
        old, new = (data.decode().splitlines() for data in (self.source, self.mutated))
        return "\n".join(list(unified_diff(old, new, n=0, lineterm=""))[3:])


def places_in(path: Path) -> list[Place]:
    """Return all places of a file, in their order."""
    source = path.read_bytes()
    offsets = [0]
    for line in source.splitlines(keepends=True):
        offsets.append(offsets[-1] + len(line))

    def place(node: ast.expr | ast.stmt, text: str) -> Place:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = offsets[node.lineno - 1] + node.col_offset
        end = offsets[node.end_lineno - 1] + node.end_col_offset
        return Place(path, node.lineno, start, end, text)

    found = {place(node, text) for node, text in _mutations(ast.parse(source))}
    return sorted(found, key=lambda one: (one.start, one.end, one.text))


def _mutations(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Yield the nodes that can be changed, with their new source."""
    yield from _changes(node)
    for name, field in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.AST) and not _cannot_matter(child):
                yield from _mutations(child)


def _cannot_matter(node: ast.AST) -> bool:
    match node:
        # Before Python 3.12, the parts of an f-string have no positions of their own.
        case ast.JoinedStr() | ast.Assert():
            return True
        case ast.Subscript(value=ast.Name("Literal" | "Annotated" | "Callable")):
            return True
        case ast.If(test=ast.Name("TYPE_CHECKING") | ast.Compare(left=ast.Name("__name__"))):
            return True
        # How often progress is shown.
        case ast.Compare(ast.BinOp(op=ast.Mod(), right=ast.Constant(value=int(value))), [ast.Eq()]):
            return value > 2
        case ast.keyword(arg=name):
            return name in _IDLE_NAMES
        case ast.Call(func=ast.Attribute(value=ast.Name("logging" | "_log" | "logger"))):
            return True
        case ast.Call(func=ast.Name("cast" | "TypeVar" | "NewType")):
            return True
        case ast.Assign(targets=[ast.Name("__all__" | "__slots__")]):
            return True
        case ast.AnnAssign(annotation=ast.Name("TypeAlias")):
            return True
        case ast.ClassDef(bases=[*_, ast.Name("Protocol")]):
            return True
    return False


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    match node:
        case ast.Compare(left, operators, others):
            for number, operator in enumerate(operators):
                changed = [*operators]
                changed[number] = _COMPARISONS[type(operator)]()
                yield node, _source(ast.Compare(left, changed, others))
            yield from _constants(left, *others)
        case ast.BoolOp(operator, values):
            other = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield node, _source(ast.BoolOp(other, values))
        case ast.UnaryOp(ast.Not(), operand):
            yield node, _source(operand)
        case ast.IfExp(test, body, orelse):
            yield node, _source(ast.IfExp(test, orelse, body))
        case ast.If(test=ast.Name() | ast.Attribute() | ast.Call()):
            yield node.test, _source(ast.UnaryOp(ast.Not(), node.test))
        case ast.Slice(lower, upper, step):
            yield from _constants(lower, upper, step)
        case ast.Subscript(slice=ast.Constant() | ast.UnaryOp()):
            yield from _constants(node.slice)
        case ast.Call(ast.Name(name), arguments):
            if name in _FUNCTIONS and arguments:
                yield node.func, _FUNCTIONS[name]
            if name in ("min", "max", "range", "enumerate", "sum", "round"):
                yield from _constants(*arguments, *(each.value for each in node.keywords))
        case ast.arguments(defaults=defaults, kw_defaults=kw_defaults):
            yield from _constants(*defaults, *kw_defaults)
        case ast.Return(value=ast.Constant(value=bool(value))):
            yield node, f"return {not value}"
        case ast.Attribute(attr=name) if name in _CHOICES:
            yield node, _source(ast.Attribute(node.value, _CHOICES[name]))
        case ast.Dict(values=values):
            yield from _swaps(values)
        case ast.List(elts=values, ctx=ast.Load()) if len(values) > 1:
            yield from _swaps(values)
            for number in range(len(values)):
                yield node, ast.unparse(ast.List([*values[:number], *values[number + 1 :]]))
        case ast.Tuple(elts=values, ctx=ast.Load()):
            yield from _swaps(values)
        case ast.Expr(ast.Yield() | ast.YieldFrom()):
            yield node, "pass"
        case ast.Expr(ast.Call(ast.Attribute(attr=name))) if name in _GROWING:
            yield node, "pass"


def _constants(*nodes: ast.expr | None) -> Iterator[tuple[ast.expr, str]]:
    """Yield whole numbers and truth values with their neighbors."""
    for node in nodes:
        match node:
            case ast.Constant(value=bool(value)):
                yield node, str(not value)
            case ast.Constant(value=int(value)):
                yield node, str(value + 1)
            case ast.UnaryOp(ast.USub(), ast.Constant(value=int(value))):
                yield node, f"-{value + 1}"


def _swaps(values: list[ast.expr]) -> Iterator[tuple[ast.expr, str]]:
    """Yield texts and calls of a display, with the source of the next one of their kind."""
    for value, other in pairwise(values):
        if type(value) is type(other) and isinstance(value, ast.Constant | ast.Call):
            text = _source(other)
            if text != _source(value):
                yield value, text


def _source(node: ast.expr) -> str:
    text = ast.unparse(node)
    return (
        text
        if isinstance(node, ast.Constant | ast.Call | ast.Name | ast.Attribute)
        else f"({text})"
    )
