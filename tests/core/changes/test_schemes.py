"""Rate schemes: bands from weights, weights by origin, and every fault with its key."""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal
from pathlib import Path

import pytest

from bleu_core.changes.errors import SchemeInvalid
from bleu_core.changes.schemes import EXAMPLES, USUAL_BANDS, Scheme, read_scheme, scheme_of
from bleu_core.files.errors import FileMissing
from bleu_core.files.origins import OriginKind

RATES = """
currency = "EUR"
price = 0.12

[weights]
100 = 0.1
95 = 0.3
0 = 0.9
new = 1.0
repeated = 0.05

[memory]
100 = 0
"""


def decimals(*numbers: str) -> tuple[Decimal, ...]:
    return tuple(map(Decimal, numbers))


def test_a_scheme_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "rates.toml"
    path.write_text(RATES, "utf-8")
    scheme = read_scheme(path)
    assert scheme.bands == decimals("100", "95", "0")
    assert scheme.weights == decimals("0.1", "0.3", "0.9")
    assert scheme.weights_of(OriginKind.MACHINE) == scheme.weights
    assert scheme.weights_of(OriginKind.MEMORY) == decimals("0", "0.3", "0.9")
    assert (scheme.price, scheme.currency) == (Decimal("0.12"), "EUR")
    assert (scheme.new, scheme.locked, scheme.repeated) == decimals("1.0", "0", "0.05")


@pytest.mark.parametrize(
    "content",
    [
        RATES,
        "",
        'bands = [99.5, 80]\ncurrency = "idr"\ndecimals = 2\nminimum = 0.5\nunit = "characters"',
        'price = 0.000001\n[weights]\n100 = 0\n"99.5" = 1e2\nlocked = 0.25',
        "bands = [90]\n[machine]\n90 = 0.5",
        '[origins]\nLara = "machine"\n"my \\"TM\\" 2.tmx" = "memory"\n"" = "other"',
    ],
)
def test_a_written_scheme_is_read_as_it_was(content: str, tmp_path: Path) -> None:
    scheme = scheme_of(tomllib.loads(content))
    path = tmp_path / "rates.toml"
    path.write_text(scheme.to_toml(), "utf-8")
    assert read_scheme(path) == scheme
    # Its tables stand apart.
    assert not re.search(r"[^\n]\n\[", scheme.to_toml())


def test_without_weights_there_are_only_bands() -> None:
    assert scheme_of({}) == Scheme()
    assert scheme_of({}).bands == USUAL_BANDS
    assert not scheme_of({}).is_weighted
    assert scheme_of({"bands": [99.5, 80]}).bands == decimals("99.5", "80", "0")


def test_the_lowest_band_weighs_like_new_segments_unless_stated() -> None:
    scheme = scheme_of({"weights": {"100": 0.1, "new": 0.8}})
    assert scheme.bands == decimals("100", "0")
    assert scheme.weights == decimals("0.1", "0.8")


def test_numbers_are_those_written_not_their_binary_neighbors() -> None:
    assert scheme_of(tomllib.loads("price = 0.1\n")).price == Decimal("0.1")
    assert scheme_of(tomllib.loads('[weights]\n"94.5" = 0.3\n')).bands == decimals("94.5", "0")


@pytest.mark.parametrize(
    ("content", "key", "problem"),
    [
        ("weight = 1", "weight", "unknown"),
        ("[weights]\nold = 1", "weights.old", "unknown"),
        ("[memory]\nnew = 1", "memory.new", "unknown"),
        ("weights = 1", "weights", "table"),
        ('price = "1"', "price", "number"),
        ("price = true", "price", "number"),
        ("price = -1", "price", "number"),
        ("price = nan", "price", "number"),
        ("[weights]\n100 = -1", "weights.100", "number"),
        ("[weights]\n101 = 1", "weights.101", "percent"),
        ("bands = 5", "bands", "percent"),
        ("bands = [101]", "bands", "percent"),
        ("bands = [50, 90]", "bands", "unordered"),
        ("bands = [90, 90]", "bands", "unordered"),
        ("currency = 1", "currency", "currency"),
        ('currency = "€"', "currency", "currency"),
        ('currency = "EURO"', "currency", "currency"),
        ("decimals = 5", "decimals", "decimals"),
        ("decimals = 1.5", "decimals", "decimals"),
        ("decimals = true", "decimals", "decimals"),
        ("minimum = -1", "minimum", "number"),
        ('unit = "pages"', "unit", "unit"),
        ("bands = [90, 50]\n[weights]\n90 = 0.1", "weights.50", "no_weight"),
        ("bands = [90]\n[weights]\n90 = 0.1\n70 = 1", "weights.70", "no_band"),
        ("[weights]\n90 = 0.1\n[memory]\n80 = 1", "memory.80", "no_band"),
        ('[origins]\nLara = "interactive"', "origins.Lara", "origin"),
        ("[origins]\nLara = 1", "origins.Lara", "origin"),
        ("origins = 1", "origins", "table"),
        ("= 1", "", "toml"),
    ],
)
def test_faults(content: str, key: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "rates.toml"
    path.write_text(content, "utf-8")
    with pytest.raises(SchemeInvalid) as caught:
        read_scheme(path)
    assert (caught.value.path, caught.value.key, caught.value.problem) == (path, key, problem)


@pytest.mark.parametrize("scheme", EXAMPLES.values())
def test_an_example_is_a_scheme_that_files_can_hold(scheme: Scheme) -> None:
    assert scheme_of(tomllib.loads(scheme.to_toml())) == scheme
    assert scheme.is_weighted
    assert scheme.price


@pytest.mark.parametrize(
    ("content", "weighted", "price"),
    [
        ('price = 0.335\ncurrency = "EUR"', "1", "0.34"),
        ('price = 0.335\ncurrency = "KWD"', "1", "0.335"),
        ('price = 8.5\ncurrency = "JPY"', "1", "9"),
        ('price = 8.5\ncurrency = "JPY"\ndecimals = 2', "1", "8.50"),
        ('price = 450\ncurrency = "IDR"', "0.01", "5"),
        ('price = 450\ncurrency = "IDR"\ndecimals = 2', "0.01", "4.50"),
        ("price = 0.005", "1", "0.01"),
    ],
)
def test_amounts_are_rounded_half_up_to_the_minor_unit_of_the_currency_or_the_users(
    content: str, weighted: str, price: str
) -> None:
    assert str(scheme_of(tomllib.loads(content)).price_of(Decimal(weighted))) == price


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        read_scheme(tmp_path / "rates.toml")
