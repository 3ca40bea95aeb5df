"""A command line is parsed as by argparse."""

from __future__ import annotations

import argparse
import random
from typing import Any, NoReturn

import pytest

from bleu_score.terminal.flags import Flag, flag_groups
from bleu_score.terminal.parsing import FlagMisused, FlagUnknown, parse_words
from tests.helpers.lanes import slow_but

FLAGS = (
    *(flag for group in flag_groups().values() for flag in group),
    Flag("help", ("-h", "--help"), ""),
)
ERROR = "error"


class Argparse(argparse.ArgumentParser):
    """The same flags in argparse."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False)
        for flag in FLAGS:
            if not flag.flags:
                self.add_argument(flag.name, nargs=flag.arguments)
            elif not flag.arguments:
                self.add_argument(*flag.flags, dest=flag.name, action="store_const", const=True)
            elif flag.arguments == "each":
                self.add_argument(*flag.flags, dest=flag.name, action="append")
            else:
                count = None if flag.arguments == "1" else flag.arguments
                if count == "+":
                    # By default, the last flag would win and silently drop the files of others.
                    self.add_argument(*flag.flags, dest=flag.name, nargs=count, action="extend")
                    continue
                const = "" if count == "?" else None
                self.add_argument(*flag.flags, dest=flag.name, nargs=count, const=const)

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def by_argparse(words: list[str]) -> Any:
    end = words.index("--") if "--" in words else len(words)
    try:
        values, unknown = Argparse().parse_known_intermixed_args(words[:end])
    except ValueError:
        return ERROR
    values.references += words[end + 1 :]
    return ERROR if unknown else vars(values)


def by_us(words: list[str]) -> Any:
    try:
        return vars(parse_words(words, FLAGS))
    except (FlagUnknown, FlagMisused):
        return ERROR


WORDS = (
    *("a.txt", "b.txt", "a b", "-", "", "-1", "-0.5", "x=y", "-a b", "--", "--no-such", "zh"),
    *(
        "-i",
        "-i",
        "--input",
        "--source",
        "--sample",
        "--sample=en",
        "--scores",
        "-s",
        "-sv",
        "-tok",
        "-lc",
    ),
    *("-lzh", "-l=zh", "-sexp", "--smooth-method=exp", "--lowercase=yes", "-m", "--metrics=ter"),
    *("--confidence", "--paired-bs", "--seed", "--seed=-1", "--chrf-beta", "--normalize", "--keep"),
)


@pytest.mark.parametrize("seed", slow_but([0, 1], range(20)))
def test_words_are_taken_apart_as_by_argparse(seed: int) -> None:
    chosen = random.Random(seed)
    understood = 0
    for _ in range(100):
        words = chosen.choices(WORDS, k=chosen.randint(0, 7))
        expected = by_argparse(words)
        assert by_us(words) == expected, words
        understood += expected != ERROR
    assert 20 < understood < 80


def test_a_short_flag_takes_its_value_without_a_space() -> None:
    values = parse_words(["-sv0.5", "-lzh-TW", "-mter", "r.txt"], FLAGS)
    assert (values.smoothing_value, values.target_language) == ("0.5", "zh-TW")
    assert (values.metrics, values.references) == (["ter"], ["r.txt"])


@pytest.mark.parametrize(
    ("words", "flag"),
    [
        (["r.txt", "-i"], "--input"),
        (["-s"], "--smooth-method"),
        (["-s", "--seed", "1"], "--smooth-method"),
        (["-lc=yes"], "--lowercase"),
    ],
)
def test_a_misused_flag_is_named_by_its_long_form(words: list[str], flag: str) -> None:
    with pytest.raises(FlagMisused) as caught:
        parse_words(words, FLAGS)
    assert caught.value.flag == flag


def test_nothing_is_looked_at_behind_help() -> None:
    assert parse_words(["a.txt", "--help", "--no-such", "-i"], FLAGS).help
    with pytest.raises(FlagUnknown) as caught:
        parse_words(["--no-such", "--help"], FLAGS)
    assert caught.value.flag == "--no-such"
