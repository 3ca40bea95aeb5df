"""Segments in another language are found as their slow definition finds them."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import bleu_core
from bleu_core.files.documents import Document, read_document
from bleu_core.languages.foreign_segments import find_foreign
from bleu_core.languages.lookalikes import without_lookalikes
from bleu_core.languages.words import FUNCTION_WORDS, WordProfile

SAMPLES = Path(bleu_core.__file__).parents[1] / "bleu_score/resources/samples"

STARTS = (
    0x0, 0x370, 0x400, 0x530, 0x590, 0x600, 0x700, 0x900, 0xE00, 0xE80, 0x1000, 0x10A0, 0x1100,
    0x1200, 0x1E00, 0x1F00, 0x2E80, 0x3040, 0x3100, 0x3400, 0xAC00, 0xD7B0, 0xF900, 0xFB50, 0xFF00,
)  # fmt: skip
SCRIPTS = (
    "Latn", "Grek", "Cyrl", "Armn", "Hebr", "Arab", "", "Indic", "Thai", "Laoo", "Mymr", "Geor",
    "Kore", "Ethi", "Latn", "Grek", "Hani", "Hani", "", "Hani", "Kore", "", "Hani", "Arab", "",
)  # fmt: skip


def words_of(text: str) -> list[str]:
    """Return the words of a text in lower case: runs of letters and similar signs."""
    lower = text.lower()
    kept = (sign if sign.isalnum() and not sign.isdecimal() else " " for sign in lower)
    return "".join(kept).split()


def script_of(segment: str, expected: str) -> str | None:
    """Return the script of a text by counting its letters one by one."""
    latin = ((sign.isascii() and sign.isalpha()) or "\xc0" <= sign <= "\u024f" for sign in segment)
    runs = "".join("a" if each else " " for each in latin).split()
    few_latin = segment.isascii() and sum(len(run) for run in runs if len(run) > 1) < 6
    if expected != "Latn" and few_latin:
        return None
    letters = Counter(
        SCRIPTS[bisect_right(STARTS, ord(sign)) - 1] for sign in segment if sign.isalpha()
    )
    if not letters:
        return None
    script, most = max(letters.items(), key=lambda item: item[1])
    enough = script and most >= (3 if script == "Hani" else 12) and most >= 0.8 * letters.total()
    return script if enough else None


class Expected:
    """The words of a reference, and those of other languages."""

    def __init__(self, reference: Sequence[str], script: str) -> None:
        self.script = script
        profile = WordProfile.of(reference)
        language = profile.language()
        self.own = profile.usual() | FUNCTION_WORDS.get(language or "", frozenset())
        self.others = {
            tag: words - self.own for tag, words in FUNCTION_WORDS.items() if tag != language
        }
        self.vocabulary = set(profile.counts)

    def is_foreign(self, segment: str, looked_for: str | None) -> bool:
        """Tell by definition whether one segment is foreign."""
        script = script_of(segment, self.script)
        if script is not None and script != self.script:
            return True
        words = words_of(segment)
        if self.script not in ("Latn", "Cyrl") or len(words) < 4:
            return False
        own = sum(word in self.own for word in words)
        if looked_for is not None and 6 * own <= len(words):
            unknown = sum(word not in self.vocabulary for word in words)
            if unknown >= 0.75 * len(words) and without_lookalikes(segment) == segment:
                return True
        most = max(sum(word in known for word in words) for known in self.others.values())
        return most >= max(2, 0.2 * len(words), 3 * own)


def defined(
    segments: Sequence[str], reference: Sequence[str], script: str
) -> tuple[list[int], str | None]:
    """Return the foreign rows and their language by definition, for texts that are not long."""
    expected = Expected(reference, script)

    def rows(looked_for: str | None) -> list[int]:
        return [
            row
            for row, (own, other) in enumerate(zip(segments, reference, strict=True))
            if expected.is_foreign(own, looked_for) and not expected.is_foreign(other, looked_for)
        ]

    looked_for, first = None, rows(None)
    if len(first) < 2:
        # Any other language.
        looked_for, first = "", rows("")
    if len(first) < 2:
        return [], None
    language = WordProfile.of([segments[row] for row in first]).language()
    return rows(looked_for if language is None else language), language


def sample(language: str, name: str) -> tuple[str, ...]:
    return read_document(SAMPLES / language.replace("-", "_") / f"{name}.{language}.txt").segments


LANGUAGES = ("en", "es", "id", "zh-CN", "zh-TW")


@pytest.mark.parametrize("own", LANGUAGES)
@pytest.mark.parametrize("other", LANGUAGES)
def test_texts_with_segments_of_another_are_as_defined(own: str, other: str) -> None:
    reference = sample(own, "reference")
    texts = zip(sample(own, "candidate_a"), sample(other, "candidate_b"), strict=True)
    candidate = [pair[row % 5 == 0] for row, pair in enumerate(texts)]
    document = Document.from_segments("ref", reference)
    found = find_foreign(candidate, reference, document.script)
    script = "Hani" if own.startswith("zh") else "Latn"
    assert (found.rows, found.language) == defined(candidate, reference, script)
    assert bool(found.rows) == (own[:2] != other[:2])


@pytest.mark.parametrize("own", LANGUAGES[:3])
def test_segments_in_a_language_without_known_words_are_found(own: str) -> None:
    reference, candidate = sample(own, "reference"), list(sample(own, "candidate_a"))
    letters = "abcdefghijklmnoprstuvz"
    others = str.maketrans(letters, letters[::-1])
    rows = [3, 20, 41, 60, 77, 90]
    for row in rows:
        candidate[row] = candidate[row].lower().translate(others)
    found = find_foreign(candidate, reference, "Latn")
    assert found.language is None
    assert set(found.rows) <= set(rows)
    assert len(found.rows) >= 4


@pytest.mark.parametrize(
    "other", ["他昨天去了北京，今天回来", "Él habló con la señora ayer", "он говорил вчера"]
)
def test_other_scripts_are_found_in_any_script(other: str) -> None:
    reference = [f"เขาทำงาน {n} วันและดื่มน้ำทุกวัน" for n in range(40)]
    candidate = [other if n in (3, 30) else text for n, text in enumerate(reference)]
    assert find_foreign(candidate, reference, "Thai").rows == [3, 30]


# Words of many languages, and letters of many scripts with all kinds of characters between them.
WORDS = sorted(chain.from_iterable(FUNCTION_WORDS.values()))
PIECES = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from(["casa", "House", "NASA", "Ⅷ", "3a", "²", "ª", "_", "don't", "СССР", "ﬁ", "İ"]),
    st.text(
        st.sampled_from("abcé éñß 一的かナ漢、。가나אבاب अकกขΑαЖжԱաნ ა\u0301\u200d½5"), max_size=15
    ),
)
SEGMENTS = st.lists(PIECES, max_size=12).map(" ".join)


@example(pairs=[("a a a a", ""), ("a a a a", "か かか")], script="Cyrl")
@given(
    pairs=st.lists(st.tuples(SEGMENTS, SEGMENTS), max_size=12),
    script=st.sampled_from(["Latn", "Cyrl", "Hani", "Arab", "Kore"]),
)
def test_any_text_is_as_defined(pairs: list[tuple[str, str]], script: str) -> None:
    segments, reference = [own for own, _ in pairs], [other for _, other in pairs]
    found = find_foreign(segments, reference, script)
    assert (found.rows, found.language) == defined(segments, reference, script)


@pytest.mark.slow
def test_generated_texts_are_as_defined() -> None:
    rng = random.Random(5)
    spanish = sample("es", "reference")
    for _ in range(60):
        reference = rng.choices(spanish, k=100)
        candidate = [
            " ".join(rng.choices(WORDS, k=8)) if rng.random() < 0.1 else text for text in reference
        ]
        found = find_foreign(candidate, reference, "Latn")
        assert (found.rows, found.language) == defined(candidate, reference, "Latn")


@pytest.mark.parametrize(("apart", "is_told"), [(401, False), (41, True)])
def test_a_sample_decides_whether_a_long_text_is_read_completely(apart: int, is_told: bool) -> None:
    reference = ["The old man and the sea are in this book, which is not for sale."] * 10_000
    names = "Ада Бобров, Вера Гущина, Дина Ежова, Зоя Ильина"
    candidate = [names if row % apart == 0 else text for row, text in enumerate(reference)]
    found = find_foreign(candidate, reference, "Latn")
    assert found.rows == ([*range(0, 10_000, apart)] if is_told else [])


@pytest.mark.parametrize(("apart", "is_told"), [(600, False), (100, True)])
def test_suspects_decide_whether_all_segments_are_examined(apart: int, is_told: bool) -> None:
    reference = ["El viejo y el mar está en este libro, que no es para la venta."] * 6_000
    english = "The old man and the sea are in this book, which is not for sale."
    foreign = range(0, 6_000, apart)
    candidate = [english if row in foreign else text for row, text in enumerate(reference)]
    # One in ten segments hardly agrees with its reference; of the foreign ones, one is missing.
    suspects = sorted({*range(5, 6_000, 10), *foreign[1:]})
    found = find_foreign(candidate, reference, "Latn", suspects=suspects)
    assert found.rows == ([*foreign] if is_told else [])
    assert found.language == ("en" if is_told else None)


def test_each_language_has_words_of_its_own() -> None:
    for tag, words in FUNCTION_WORDS.items():
        assert len(words) > 15, tag
        assert words == {word.casefold() for word in words}, tag
    # Norwegian is one language under several tags.
    own = {words: tag for tag, words in FUNCTION_WORDS.items() if tag not in ("nb", "nn", "no")}
    assert len(own) == len({*FUNCTION_WORDS} - {"nb", "nn", "no"})


@pytest.mark.parametrize(
    ("tag", "words"),
    [
        ("af", "nie wat vir"),
        ("de", "und der nicht"),
        ("en", "the and with"),
        ("es", "los una para"),
        ("fr", "les une pour"),
        ("id", "yang dan tidak"),
        ("it", "che della sono"),
        ("ms", "bahawa manakala kerana"),
        ("nl", "het een niet"),
        ("pt", "não uma com"),
        ("sv", "och inte att"),
    ],
)
def test_the_words_of_a_language_are_among_its_own(tag: str, words: str) -> None:
    assert {*words.split()} <= FUNCTION_WORDS[tag]


@pytest.mark.parametrize(
    ("text", "is_foreign"),
    [
        ("como esta el que no para los es", True),
        ("www.como-esta-el-que-no-para-los.es", False),
        ("como-esta@el-que-no-para-los.es", False),
        ("https:como-esta://el-que-no-para-los", False),
        ("example.org/como-esta-el-que-no-para-los", False),
        # A stroke between words makes no address.
        ("como esta el que/no para los es", True),
        # The words around an address count.
        ("como esta el que no para los es a@b.es", True),
    ],
)
def test_addresses_have_words_of_no_language(text: str, is_foreign: bool) -> None:
    reference = [f"The old man and the sea are in this book {row}." for row in range(20)]
    candidate = [text if row in (3, 9) else own for row, own in enumerate(reference)]
    assert find_foreign(candidate, reference, "Latn").rows == ([3, 9] if is_foreign else [])


@pytest.mark.parametrize(("count", "is_found"), [(2, True), (1, False)])
@pytest.mark.parametrize(
    ("text", "is_foreign"),
    [
        # Four words, two of them Spanish; a fifth of all; three for each English one.
        ("los dos muy altos", True),
        ("los muy altos", False),
        ("los karl otto hans", False),
        ("los muy aa bb cc dd ee karl otto hans", True),
        ("los muy aa bb cc dd ee karl otto hans emil", False),
        ("los muy las the aa", True),
        ("los muy the aa", False),
        # Two words of two languages.
        ("los aber karl otto", False),
        # Twelve letters of another script, and four fifths of all.
        ("бббббб гггггг", True),
        ("бббббб ггггг", False),
        ("бббббб гггггг abc", True),
        ("бббббб гггггг abcd", False),
        ("漢字", False),
        ("漢字漢", True),
    ],
)
def test_a_segment_is_foreign_from_so_many_words_or_letters_on(
    text: str, is_foreign: bool, count: int, is_found: bool
) -> None:
    reference = [f"The old man and the sea are in this book {row}." for row in range(20)]
    # Names that the reference has.
    reference[0] += " Karl Otto Hans Emil"
    rows = [5, 11][:count]
    candidate = [text if row in rows else own for row, own in enumerate(reference)]
    found = find_foreign(candidate, reference, "Latn").rows
    assert found == (rows if is_foreign and is_found else [])


# A text in each script that is told from the others, by its ISO code.
OF_SCRIPTS = {
    "Latn": "buenos vientos traen",
    "Grek": "καλημέρα σε όλους",
    "Cyrl": "доброе утро всем",
    "Armn": "բարի լույս բոլորին",
    "Hebr": "בוקר טוב לכולם שלום",
    "Arab": "صباح الخير للجميع",
    "Deva": "सुप्रभात सभी को नमस्ते",
    "Thai": "สวัสดีตอนเช้าทุกคน",
    "Laoo": "ສະບາຍດີຕອນເຊົ້າທຸກຄົນ",
    "Mymr": "မင်္ဂလာနံနက်ခင်းပါအားလုံး",
    "Geor": "დილა მშვიდობისა ყველას",
    "Kore": "좋은 아침입니다 여러분 안녕하세요",
    "Ethi": "እንደምን አደራችሁ ሁላችሁም",
    "Hans": "大家早上好今天天气很好",
}


@pytest.mark.parametrize("own", OF_SCRIPTS)
@pytest.mark.parametrize("other", OF_SCRIPTS)
def test_each_script_is_told_from_each_other(own: str, other: str) -> None:
    reference = [f"{OF_SCRIPTS[own]} {row}" for row in range(20)]
    candidate = [OF_SCRIPTS[other] if row in (3, 9) else text for row, text in enumerate(reference)]
    assert find_foreign(candidate, reference, own).rows == ([3, 9] if own != other else [])
