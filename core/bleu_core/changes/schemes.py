"""Rate schemes: the bands of an analysis, the weight of each, and the price of a unit.

A scheme is a file of TOML, or a table of `bleu.toml`::

    currency = "EUR"    # its ISO code
    price = 0.12        # of a word of the source
    minimum = 25        # the least that is paid

    [weights]           # of a word, by the least similarity of its band in percent
    100 = 0.1
    95 = 0.3
    75 = 0.6
    0 = 1.0
    new = 1.0
    repeated = 0.1      # edited or not

    [origins]           # of which the file does not state the kind
    "project.tmx" = "memory"
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, get_args

from bleu_core.changes.errors import SchemeInvalid, SchemeProblem
from bleu_core.files.origins import OriginKind
from bleu_core.files.reading.raw import read_raw
from bleu_core.progress import SILENT, Progress

Unit = Literal["words", "characters"]
UNITS: tuple[Unit, ...] = get_args(Unit)

USUAL_BANDS = tuple(map(Decimal, (100, 95, 85, 75, 50, 0)))
"""The lower ends of the trade's usual bands, in percent."""

_HIGHEST = Decimal(100)
MOST_DECIMALS = 4
"""The most decimals of an amount."""

# Those of most currencies.
_DECIMALS = 2
_CURRENCY = re.compile("[A-Z]{3}")
_OF_KINDS = {kind.value: kind for kind in (OriginKind.MACHINE, OriginKind.MEMORY)}
ANSWERS = (OriginKind.MACHINE, OriginKind.MEMORY, OriginKind.REPEATED, OriginKind.OTHER)
"""The kinds that an origin can be said to be of."""
_STATES = ("new", "locked", "repeated")
KEYS = (
    *("bands", "weights", "price", "currency", "decimals", "minimum", "unit", "origins"),
    *_OF_KINDS,
)
"""The keys of a scheme."""


@cache
def _minor_units() -> Mapping[str, int]:
    """Return the decimals of the currencies that have other than two, by `packaging/cldr.py`."""
    words = Path(__file__).with_name("minor_units.txt").read_text("ascii").split()
    return {code: int(decimals) for code, decimals in zip(words[::2], words[1::2], strict=True)}


def usual_decimals(currency: str) -> int:
    """Return the decimals that amounts of a currency have, according to the Unicode CLDR."""
    return _minor_units().get(currency, _DECIMALS)


def is_currency(text: str) -> bool:
    """Tell whether a text has the form of an ISO code of a currency, such as EUR."""
    return bool(_CURRENCY.fullmatch(text))


@dataclass(frozen=True)
class Scheme:
    """The bands of an analysis, and the weights that words of each count.

    Attributes
    ----------
    bands
        The lower end of each band in percent, the highest first; the last one is 0. A band begins
        at its lower end and stops below that of the band before it.
    weights
        The weight of each band; empty if nothing is weighted.
    new, locked
        The weights of segments that had no suggestion, and of those that were not to be translated.
    repeated
        The weight of segments whose source text occurred before, edited or not; None to weigh each
        like any other segment.
    of_kinds
        Weights of each band for suggestions of one kind of origin, which overrule `weights`.
    price
        The price of a weighted unit; None for none.
    currency
        The ISO code of the currency, such as EUR; empty for none.
    own_decimals
        The decimals of an amount, if they are not the usual ones of the currency.
    minimum
        The least that is paid; None for none.
    unit
        The unit that is weighted and paid.
    origins
        The user's answers: the kinds of origins, by name, where files do not state them. The name
        is empty for suggestions whose origin has none.
    """

    bands: tuple[Decimal, ...] = USUAL_BANDS
    weights: tuple[Decimal, ...] = ()
    new: Decimal = Decimal(1)
    locked: Decimal = Decimal(0)
    repeated: Decimal | None = None
    of_kinds: tuple[tuple[OriginKind, tuple[Decimal, ...]], ...] = ()
    price: Decimal | None = None
    currency: str = ""
    own_decimals: int | None = None
    minimum: Decimal | None = None
    unit: Unit = "words"
    origins: tuple[tuple[str, OriginKind], ...] = ()

    @property
    def is_weighted(self) -> bool:
        """Whether it has weights."""
        return bool(self.weights)

    @property
    def decimals(self) -> int:
        """The number of decimals of an amount."""
        return usual_decimals(self.currency) if self.own_decimals is None else self.own_decimals

    def price_of(self, weighted: Decimal) -> Decimal | None:
        """Return the price of weighted units, rounded half up; None if a unit has none."""
        return None if self.price is None else self._rounded(weighted * self.price)

    @property
    def least(self) -> Decimal | None:
        """The least that is paid, rounded as amounts are; None for none, or without a price."""
        if self.minimum is None or self.price is None:
            return None
        return self._rounded(self.minimum)

    def _rounded(self, amount: Decimal) -> Decimal:
        return amount.quantize(Decimal(1).scaleb(-self.decimals), ROUND_HALF_UP)

    def weights_of(self, kind: OriginKind) -> tuple[Decimal, ...]:
        """Return the weights of the bands for suggestions of a kind of origin."""
        return dict(self.of_kinds).get(kind, self.weights)

    def kind_of(self, name: str) -> OriginKind:
        """Return the kind that the user said an origin is of; `OriginKind.UNKNOWN` if unsaid."""
        return dict(self.origins).get(name, OriginKind.UNKNOWN)

    def with_answer(self, name: str, kind: OriginKind) -> Scheme:
        """Return the scheme with the kind of an origin; `OriginKind.UNKNOWN` takes it back."""
        answers = {**dict(self.origins), name: kind}
        kept = [(own, said) for own, said in answers.items() if said is not OriginKind.UNKNOWN]
        return replace(self, origins=tuple(kept))

    def to_toml(self) -> str:
        """Return it as the text of a file, from which `read_scheme` reads an equal scheme."""
        lines = []
        if self.currency:
            lines.append(f'currency = "{self.currency}"')
        if self.price is not None:
            lines.append(f"price = {self.price:f}")
        if self.own_decimals is not None:
            lines.append(f"decimals = {self.own_decimals}")
        if self.minimum is not None:
            lines.append(f"minimum = {self.minimum:f}")
        if self.unit != "words":
            lines.append(f'unit = "{self.unit}"')
        if self.weights:
            lines += ["", "[weights]", *self._weight_lines(self.weights), f"new = {self.new:f}"]
            lines.append(f"locked = {self.locked:f}")
            if self.repeated is not None:
                lines.append(f"repeated = {self.repeated:f}")
        else:
            bands = ", ".join(f"{band:f}" for band in self.bands)
            lines.append(f"bands = [{bands}]")
        for kind, weights in self.of_kinds:
            lines += ["", f"[{kind.value}]", *self._weight_lines(weights)]
        if self.origins:
            answers = (f'{_quoted(name)} = "{kind.value}"' for name, kind in self.origins)
            lines += ["", "[origins]", *answers]
        return "\n".join(lines).lstrip("\n") + "\n"

    def _weight_lines(self, weights: Sequence[Decimal]) -> Iterator[str]:
        for band, weight in zip(self.bands, weights, strict=True):
            key = f"{band:f}"
            # Without quotation marks, 99.5 would be the key 5 of a table 99.
            quoted = key if key.isdigit() else f'"{key}"'
            yield f"{quoted} = {weight:f}"


def _example(weights: Sequence[str], **fields: Any) -> Scheme:
    return Scheme(weights=tuple(map(Decimal, weights)), **fields)


Example = Literal["words", "whole", "characters"]
EXAMPLES: Mapping[Example, Scheme] = MappingProxyType(
    {
        "words": _example(
            ("0.1", "0.3", "0.5", "0.7", "0.9", "1"),
            repeated=Decimal("0.1"),
            price=Decimal("0.1"),
            currency="EUR",
        ),
        "whole": _example(
            ("0.3", "0.4", "0.5", "0.6", "0.8", "1"),
            price=Decimal(500),
            currency="IDR",
            minimum=Decimal(150_000),
        ),
        "characters": _example(
            ("0.2", "0.4", "0.6", "0.8", "1", "1"),
            repeated=Decimal("0.2"),
            price=Decimal(5),
            currency="JPY",
            unit="characters",
        ),
    }
)
"""Rates to begin with: one per word with repetitions of their own, one without decimals and with a
minimum, one per character. They are examples, and no recommendation."""


def read_scheme(path: Path, progress: Progress = SILENT) -> Scheme:
    """Read a rate scheme from a file.

    Raises
    ------
    SchemeInvalid
        If it is no rate scheme.
    BleuError
        If it cannot be read.
    Cancelled
    """
    return parse_scheme(read_raw(path, progress=progress).data, path)


def parse_scheme(data: bytes, path: Path | None = None) -> Scheme:
    """Return the scheme in the bytes of a file, such as those of `Scheme.to_toml`.

    Raises
    ------
    SchemeInvalid
    """
    try:
        content = tomllib.loads(data.decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError):
        raise SchemeInvalid(path, "", "toml") from None
    return scheme_of(content, path)


def scheme_of(content: Mapping[str, Any], path: Path | None = None) -> Scheme:
    """Return the scheme that the content of a TOML file describes.

    Parameters
    ----------
    content
        Its keys and values.
    path
        The file, for errors.

    Raises
    ------
    SchemeInvalid
    """
    return _Reader(content, path).scheme()


@dataclass(frozen=True)
class _Reader:
    """Reads a scheme, and checks it."""

    content: Mapping[str, Any]
    path: Path | None

    def scheme(self) -> Scheme:
        self._check_keys(self.content, "", KEYS)
        weights = self._table("weights")
        self._check_keys(weights, "weights", _STATES, percents=True)
        given = self._of_percents(weights, "weights")
        named = {
            name: self._number(weights[name], f"weights.{name}")
            for name in _STATES
            if name in weights
        }
        new = named.get("new", Decimal(1))
        bands = self._bands(given)
        return Scheme(
            bands=bands,
            weights=self._of_bands(given | {Decimal(0): given.get(Decimal(0), new)}, bands)
            if weights
            else (),
            new=new,
            locked=named.get("locked", Decimal(0)),
            repeated=named.get("repeated"),
            of_kinds=tuple(self._of_kinds(given, bands, new)),
            price=self._optional("price"),
            currency=self._currency(),
            own_decimals=self._decimals(),
            minimum=self._optional("minimum"),
            unit=self._unit(),
            origins=tuple(self._origins()),
        )

    def _fault(self, key: str, problem: SchemeProblem) -> SchemeInvalid:
        return SchemeInvalid(self.path, key, problem)

    def _check_keys(
        self, table: Mapping[str, Any], name: str, known: Sequence[str], *, percents: bool = False
    ) -> None:
        for key in table:
            if key not in known and not (percents and _decimal(key) is not None):
                raise self._fault(f"{name}.{key}" if name else key, "unknown")

    def _table(self, name: str) -> Mapping[str, Any]:
        table = self.content.get(name, {})
        if not isinstance(table, dict):
            raise self._fault(name, "table")
        return table

    def _of_percents(self, table: Mapping[str, Any], name: str) -> dict[Decimal, Decimal]:
        """Return the weights of a table by percent."""
        found = {}
        for key, value in table.items():
            percent = _decimal(key)
            if percent is None:
                continue
            if percent > _HIGHEST:
                raise self._fault(f"{name}.{key}", "percent")
            found[percent] = self._number(value, f"{name}.{key}")
        return found

    def _bands(self, weights: Mapping[Decimal, Decimal]) -> tuple[Decimal, ...]:
        """Return the bands stated, or those that have a weight, or the usual ones."""
        if "bands" not in self.content:
            if not weights:
                return USUAL_BANDS
            return tuple(sorted({*weights, Decimal(0)}, reverse=True))
        stated = self.content["bands"]
        if not isinstance(stated, list) or not stated:
            raise self._fault("bands", "percent")
        found = []
        for each in stated:
            percent = self._number(each, "bands")
            if percent > _HIGHEST:
                raise self._fault("bands", "percent")
            found.append(percent)
        if found != sorted({*found}, reverse=True):
            raise self._fault("bands", "unordered")
        return (*found, Decimal(0)) if found[-1] else tuple(found)

    def _of_bands(
        self, weights: Mapping[Decimal, Decimal], bands: Sequence[Decimal], name: str = "weights"
    ) -> tuple[Decimal, ...]:
        """Return the weight of each band."""
        for percent in weights:
            if percent not in bands:
                raise self._fault(f"{name}.{percent}", "no_band")
        for band in bands:
            if band not in weights:
                raise self._fault(f"{name}.{band}", "no_weight")
        return tuple(weights[band] for band in bands)

    def _of_kinds(
        self, given: Mapping[Decimal, Decimal], bands: Sequence[Decimal], new: Decimal
    ) -> Iterator[tuple[OriginKind, tuple[Decimal, ...]]]:
        for name, kind in _OF_KINDS.items():
            if name not in self.content:
                continue
            table = self._table(name)
            self._check_keys(table, name, (), percents=True)
            # Bands that are the same for every kind need not be repeated.
            own = {Decimal(0): new} | dict(given) | self._of_percents(table, name)
            yield kind, self._of_bands(own, bands, name)

    def _number(self, value: object, key: str) -> Decimal:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self._fault(key, "number")
        # As written: the shortest decimal fraction that is read as this number.
        number = Decimal(repr(value))
        if not number.is_finite() or number < 0:
            raise self._fault(key, "number")
        return number

    def _optional(self, key: str) -> Decimal | None:
        return self._number(self.content[key], key) if key in self.content else None

    def _currency(self) -> str:
        value = self.content.get("currency", "")
        if value == "":
            return ""
        if not isinstance(value, str) or not is_currency(code := value.strip().upper()):
            raise self._fault("currency", "currency")
        return code

    def _decimals(self) -> int | None:
        value = self.content.get("decimals")
        if value is None:
            return None
        if isinstance(value, bool) or value not in range(MOST_DECIMALS + 1):
            raise self._fault("decimals", "decimals")
        return int(value)

    def _origins(self) -> Iterator[tuple[str, OriginKind]]:
        kinds = {kind.value: kind for kind in ANSWERS}
        for name, said in self._table("origins").items():
            if not isinstance(said, str) or said not in kinds:
                raise self._fault(f"origins.{name}", "origin")
            yield " ".join(name.split()), kinds[said]

    def _unit(self) -> Unit:
        for unit in UNITS:
            if self.content.get("unit", "words") == unit:
                return unit
        raise self._fault("unit", "unit")


def _decimal(text: str) -> Decimal | None:
    """Return the number in a key, without needless zeros; None if it is none."""
    try:
        number = Decimal(text)
    except InvalidOperation:
        return None
    if not number.is_finite() or number < 0:
        return None
    return number


def _quoted(text: str) -> str:
    """Return a text as TOML writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\U{ord(c):08X}" for c in escaped) + '"'
