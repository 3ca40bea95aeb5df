"""The four punctuation rules of mteval-v13a, the last step of `13a` and `zh`.

Source: sacreBLEU 2.6.0, ``TokenizerRegexp``. The rules run one after the other and consume their
matches, so the result for adjacent punctuation depends on their order.
"""

import re

_RULES = (
    # ASCII punctuation and symbols except apostrophe, comma, hyphen and period
    (re.compile(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])"), r" \1 "),
    # period and comma unless preceded by a digit
    (re.compile(r"([^0-9])([\.,])"), r"\1 \2 "),
    # period and comma unless followed by a digit
    (re.compile(r"([\.,])([^0-9])"), r" \1 \2"),
    # hyphen after a digit
    (re.compile(r"([0-9])(-)"), r"\1 \2 "),
)


def split_punctuation(text: str) -> list[str]:
    """Put spaces around punctuation, then split at white space."""
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return text.split()


_ALONE = [chr(code) for code in range(0x21, 0x7F) if _RULES[0][0].match(chr(code))]
# The second and third rule for a single period or comma: separate it unless it is between digits.
# Fast because the patterns start with a rare character and need no groups.
_SINGLE = [
    (re.compile(rf"\{sign}(?<![.,]\{sign})(?![.,])(?!(?<=[0-9]\{sign})[0-9])"), f" {sign} ")
    for sign in ".,"
]
_RUN = re.compile(r"[.,]{2,}")
_HYPHEN = re.compile(r"-(?<=[0-9]-)")


def set_punctuation_apart(text: str) -> str:
    """Put spaces around punctuation: the four rules, optimized for long texts.

    The text must start and end with a space. The number of spaces added may differ.
    """
    for character in _ALONE:
        text = text.replace(character, f" {character} ")
    for pattern, apart in _SINGLE:
        text = pattern.sub(apart, text)
    text = _RUN.sub(_split_run, text)
    return _HYPHEN.sub(" - ", text)


def _split_run(run: re.Match[str]) -> str:
    """Apply the second and third rule to a run of periods and commas, considering its context."""
    text = run.string[run.start() - 1 : run.end() + 1]
    for pattern, replacement in _RULES[1:3]:
        text = pattern.sub(replacement, text)
    return text[1:-1]
