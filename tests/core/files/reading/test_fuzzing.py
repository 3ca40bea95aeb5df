"""Damaged files of every format end in units or in a typed error, and in nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bleu_core.errors import BleuError
from bleu_core.files.contents import Contents, Format
from bleu_score.i18n import set_language
from bleu_score.messages.errors import error_text
from tests.helpers.mutations import good_files, mutated_file, units_or_error

FILES = good_files()
# `python -m tests.soak` reads thousands of mutations of each file.
MUTATIONS = 150
ANY = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.mark.parametrize("name", FILES)
def test_the_good_file_has_units(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(FILES[name])
    assert isinstance(units_or_error(path), Contents)


def test_every_format_is_mutated(tmp_path: Path) -> None:
    found = set()
    for name, data in FILES.items():
        (tmp_path / name).write_bytes(data)
        contents = units_or_error(tmp_path / name)
        assert isinstance(contents, Contents)
        found.add(contents.format)
    assert found == set(Format)


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_mutated_files_end_in_units_or_a_typed_error(tmp_path: Path, name: str) -> None:
    rng = random.Random(f"fixed {name}")
    path = tmp_path / name
    set_language("en")
    outcomes = set()
    for _ in range(MUTATIONS):
        path.write_bytes(mutated_file(rng, name, FILES[name]))
        outcome = units_or_error(path)
        outcomes.add(type(outcome))
        if isinstance(outcome, BleuError):
            text = error_text(outcome)
            assert str(path) in text
            assert "\n" not in text.replace(str(path), "")
    assert Contents in outcomes


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.binary(max_size=400), name=st.sampled_from(sorted(FILES)))
def test_any_bytes_end_in_units_or_a_typed_error(tmp_path: Path, data: bytes, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    units_or_error(path)


@pytest.mark.slow
@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(text=st.text(max_size=300), name=st.sampled_from(sorted(FILES)), place=st.floats(0, 1))
def test_any_text_inside_a_file_ends_in_units_or_a_typed_error(
    tmp_path: Path, text: str, name: str, place: float
) -> None:
    data = FILES[name]
    cut = round(place * len(data))
    path = tmp_path / name
    path.write_bytes(data[:cut] + text.encode("utf-8", "replace") + data[cut:])
    units_or_error(path)
