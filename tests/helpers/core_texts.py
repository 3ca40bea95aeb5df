"""Adversarial segments for tests of tokenizing and counting."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

WHITE_SPACE = (
    "\t\n\x0b\x0c\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2003\u200a\u2028\u2029\u202f\u205f\u3000"
)
NO_WHITE_SPACE = "\0\x7f\x80\u180e\u200b\u200d\u2060\ufeff\U000e0001"

NASTY = (
    "",
    " ",
    WHITE_SPACE,
    NO_WHITE_SPACE,
    *("5" + sign + "5" for sign in WHITE_SPACE + NO_WHITE_SPACE),
    *("." + sign + "," for sign in WHITE_SPACE + NO_WHITE_SPACE),
    *(sign + "a." for sign in WHITE_SPACE),
    *("a." + sign for sign in WHITE_SPACE),
    ".",
    ",",
    "-",
    "5",
    ".,5",
    "..5",
    "...5",
    "....5",
    "5.",
    "5..",
    "5...",
    "5....",
    "5.5",
    "5..5",
    "5...5",
    "5....5",
    "5,.5.,5",
    ".5.",
    ",,5,,5,,",
    "a.5",
    "a..5",
    "5.a",
    "5..a",
    "5...a",
    "a...5...a",
    ". .5 . 5. .",
    "5-",
    "5--",
    "-5",
    "5-5-a-",
    "5.-5",
    "5-.5",
    "5-\n",
    "a-\n",
    "a-\nb",
    "a-\n\nb",
    "5-\n-\n5",
    "\n.5\n",
    "\n\n",
    "a\r\nb\rc",
    "2020. ",
    "Rp10.000,00",
    "1.2.3,4",
    "!5.5?",
    "!.5",
    "5.!",
    "?,!5",
    "&quot;",
    "&lt;&gt;",
    "&amp;lt;",
    "&amp;gt;x",
    "&amp;amp;lt;",
    "&amp;amp;amp;lt;",
    "&amp;quot;",
    "&amp;amp;quot;",
    "&quot;&amp;&lt;&gt;&quot;&amp;quot;",
    "&lt;&amp;lt;&lt;",
    "&amp;&lt;&amp;&gt;",
    "&&amp;lt;;&lt&amp;gt",
    "&l&amp;t;",
    "&amp;5.&quot;,5",
    "&LT; &AMP;lt;",
    "<skipped>",
    "a<skipped>b",
    "5<skipped>.5",
    "&<skipped>lt;",
    "<skip<skipped>ped>",
    "-<skipped>\na",
    "&lt;skipped&gt;",
    "<SKIPPED>x",
    "«¿…5…»",
    "5…5 5。5 ٣٫١٤",
    "½.½ ²,² Ⅷ-",
    "。.5",
    "5.。",
    "中.5中5.中",
    "3.14中文，测试。5。",
    "\u3000全角，句点．５",
    "AT&T 3.14% C++和c# B超",
    "我来到北京清华大学",
    "我們在學校裡學習機器翻譯",
    "卡拉·奇 \r\n\r\n γ射线",
    "鿃鿕鿿豈舘㐀䶵䶶",
    "𠮷野家𠀀𪚥\U0002f800\U0002a6d6",
    "€5 $5 5€ #tag @x a/b a\\b [x]{y}|~^_`=+*%",
    "∀∑⟦⨌⩭⺀\u2001\u2a6d\u2a6e",
    "e\u0301\u0323 \u0301. 5\u03015",
    "ΟΔΟΣ ΟΔΟΣ. Σ ΑΣ5 'Σ",
    "İSTANBUL ẞ ǅ ﬁ ſ K",
    "👩‍👩‍👧‍👦🇪🇸✌🏽",
    "\ud800",
    "a\udfffb.5",
    "\ud83d\ude00",
    "\ude00\ud83d",
    "中\ud83d\ude00文\ud842\udfb7",
    "5\udc80.\ud800,5",
    "\ue000\uf8ff\ufffe\uffff\U0010ffff\U000f0000",
    "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
    "a" * 8,
    "a" * 9,
    "é" * 4 + "." + "é" * 5,
    "x" * 64 + " " + "x" * 65,
    "x" * 64 + "y " + "x" * 64 + "z",
    "5" * 1001 + "." + "5" * 1001,
    "中" * 400 + "." * 400 + "5",
)


def any_characters(rng: random.Random, count: int) -> list[str]:
    """Return characters from all of Unicode, half of them from its first, most used code points."""
    return [chr(rng.randrange(0x3400 if rng.random() < 0.5 else 0x110000)) for _ in range(count)]


def nasty_segments(seed: int, count: int) -> list[str]:
    """Return segments with arbitrary combinations of characters."""
    rng = random.Random(seed)
    segments = []
    for _ in range(count):
        pieces = [
            *rng.choices(NASTY[:-4], k=3),
            *rng.choices(".,-0123456789&;<>'\"aÉΣ 中國", k=12),
            *rng.choices(WHITE_SPACE + NO_WHITE_SPACE, k=2),
            *any_characters(rng, 4),
        ]
        rng.shuffle(pieces)
        segments.append("".join(pieces[: rng.randint(0, len(pieces))]))
    return segments


def joined(pieces: Sequence[str]) -> str:
    return "".join(pieces)


# A strategy whose segments Hypothesis shrinks when a test fails.
TEXTS = st.lists(
    st.one_of(
        st.sampled_from(NASTY),
        st.sampled_from(".,-&;<>0123456789abΣ中" + WHITE_SPACE + NO_WHITE_SPACE),
        st.integers(0, 0x10FFFF).map(chr),
        st.integers(0, 0x33FF).map(chr),
    ),
    max_size=12,
).map(joined)
