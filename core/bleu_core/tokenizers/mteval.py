"""The four rules of mteval-v13a that `13a` and `zh` end with.

Source: sacreBLEU 2.6.0, ``TokenizerRegexp``; the rules run one after the other and consume what
they match, so neighboring punctuation depends on their order.
"""

import re

_RULES = (
    # ASCII punctuation and symbols, but apostrophe, comma, hyphen and full stop
    (re.compile(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])"), r" \1 "),
    # full stop and comma unless a digit stands before
    (re.compile(r"([^0-9])([\.,])"), r"\1 \2 "),
    # full stop and comma unless a digit follows
    (re.compile(r"([\.,])([^0-9])"), r" \1 \2"),
    # hyphen after a digit
    (re.compile(r"([0-9])(-)"), r"\1 \2 "),
)


def split_punctuation(text: str) -> list[str]:
    """Put spaces around punctuation, then cut at white space."""
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return text.split()


_ALONE = [chr(code) for code in range(0x21, 0x7F) if _RULES[0][0].match(chr(code))]
# The second and the third rule for full stops and commas with none beside them: set apart unless
# they stand between digits. They start with what is rare, and need no groups: both is fast.
_SINGLE = [
    (re.compile(rf"\{sign}(?<![.,]\{sign})(?![.,])(?!(?<=[0-9]\{sign})[0-9])"), f" {sign} ")
    for sign in ".,"
]
_RUN = re.compile(r"[.,]{2,}")
_HYPHEN = re.compile(r"-(?<=[0-9]-)")


def set_punctuation_apart(text: str) -> str:
    """Return a long text with spaces around punctuation: the four rules, faster.

    The text starts and ends with a space; the number of spaces between tokens does not matter.
    """
    for character in _ALONE:
        text = text.replace(character, f" {character} ")
    for pattern, apart in _SINGLE:
        text = pattern.sub(apart, text)
    text = _RUN.sub(_split_run, text)
    return _HYPHEN.sub(" - ", text)


def _split_run(run: re.Match[str]) -> str:
    """Return what the second and the third rule make of a run, which depends on what is around."""
    text = run.string[run.start() - 1 : run.end() + 1]
    for pattern, replacement in _RULES[1:3]:
        text = pattern.sub(replacement, text)
    return text[1:-1]
