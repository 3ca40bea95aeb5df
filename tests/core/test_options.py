"""Every setting is declared once, and its declaration decides the allowed values."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bleu_core.errors import SettingInvalid, WrongType
from bleu_core.options import Declared, declarations, value_of, with_values
from bleu_core.settings import ChrfOptions, PairingOptions, Resampling, Settings, TerOptions

OPTIONS = declarations(Settings)


def fields_of(settings: Any, prefix: str = "") -> Iterator[str]:
    """Yield the paths of all fields that are options themselves, not groups of options."""
    for field in dataclasses.fields(settings):
        value = getattr(settings, field.name)
        if dataclasses.is_dataclass(value):
            yield from fields_of(value, f"{prefix}{field.name}.")
        else:
            yield prefix + field.name


def test_every_field_has_exactly_one_declaration() -> None:
    declared = Counter(option.path for option in OPTIONS)
    # What the files are to each other is no option.
    assert {*declared, "post_edited"} == set(fields_of(Settings()))
    assert set(declared.values()) == {1}


def test_no_flag_has_two_meanings() -> None:
    flags = [flag for one in OPTIONS for flag in one.option.flags]
    flags += [
        flag for one in OPTIONS for own in (one.option.value_flags or {}).values() for flag in own
    ]
    assert len(flags) > 35
    assert len(set(flags)) == len(flags)
    assert all(flag.startswith("-") for flag in flags)


@pytest.mark.parametrize("part", [Settings, ChrfOptions, TerOptions])
def test_no_key_of_the_signature_has_two_meanings(part: type) -> None:
    own = [one for one in declarations(part) if one.path == one.name and one.option.sign]
    keys = [(one.group, one.option.sign.key) for one in own if one.option.sign]
    assert len(set(keys)) == len(keys) > 2


@pytest.mark.parametrize("one", OPTIONS, ids=lambda one: one.path)
def test_a_default_is_the_declared_one_and_allowed(one: Declared) -> None:
    assert value_of(Settings(), one.path) == one.default
    one.option.check(one.name, one.default)


WRONG = {"choice": "Zz", "choices": ("Zz",), "switch": "Zz", "whole": 2**70, "decimal": -1.0}
PARTS = {
    "chrf": ChrfOptions,
    "ter": TerOptions,
    "resampling": Resampling,
    "pairing": PairingOptions,
}


@pytest.mark.parametrize(
    "one", [one for one in OPTIONS if one.option.kind in WRONG], ids=lambda one: one.path
)
def test_a_value_that_is_not_allowed_is_refused_by_the_name_of_its_field(one: Declared) -> None:
    value: Any = WRONG[one.option.kind]
    kind = PARTS.get(one.path.partition(".")[0], Settings)
    with pytest.raises(SettingInvalid) as caught:
        kind(**{one.name: value})
    assert caught.value.setting == one.name
    assert caught.value.value == (value[0] if one.option.kind == "choices" else value)
    assert caught.value.allowed == one.option.allowed


@pytest.mark.parametrize("value", [True, "4", 4.0, None])
def test_a_value_that_is_no_whole_number_is_refused(value: Any) -> None:
    with pytest.raises(SettingInvalid):
        Settings(max_order=value)


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"metrics": "bleu"}, "metrics: expected a list or tuple of names, not a string. Write"),
        ({"normalize": None}, "normalize: expected a list or tuple of names, not None."),
        ({"chrf": {"beta": 3}}, "chrf: expected an instance of ChrfOptions, not a mapping."),
        ({"resampling": None}, "resampling: expected an instance of Resampling, not None."),
        ({"target_language": 5}, "target_language: expected the tag of a language, not a "),
    ],
)
def test_a_wrong_type_gets_a_sentence(values: Any, says: str) -> None:
    with pytest.raises(WrongType) as caught:
        Settings(**values)
    assert str(caught.value).startswith(says)


def test_a_list_is_as_good_as_a_tuple() -> None:
    names: Any = ["bleu", "ter"]
    settings = Settings(metrics=names)
    assert settings == Settings(metrics=("bleu", "ter"))
    assert hash(settings) == hash(Settings(metrics=("bleu", "ter")))
    with pytest.raises(SettingInvalid):
        Settings(metrics=[*names, "meteor"])


def test_values_are_set_by_their_paths() -> None:
    settings = with_values(
        Settings(lowercase=True), {"max_order": 3, "chrf.beta": 1, "chrf.char_order": 4}
    )
    assert settings == Settings(lowercase=True, max_order=3, chrf=ChrfOptions(beta=1, char_order=4))
    with pytest.raises(SettingInvalid):
        with_values(settings, {"chrf.beta": 0})
