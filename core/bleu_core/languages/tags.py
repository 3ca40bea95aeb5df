"""The target language: given, stated in a file, or found by file name or script."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import islice
from pathlib import Path, PurePath

from bleu_core.languages import words as languages_words
from bleu_core.languages.errors import LanguagePair, UnknownLanguage
from bleu_core.languages.han import count_forms, only_in_one_script

_CHINESE = ("Hans", "Hant", "Hani")


class LanguageSource(Enum):
    """The evidence for the target language."""

    GIVEN = "given"
    FILE = "file"
    FILE_NAME = "file_name"
    SCRIPT = "script"
    WORDS = "words"
    UNKNOWN = "unknown"
    MIXED = "mixed"


@dataclass(frozen=True)
class TargetLanguage:
    """The language of references and candidates.

    Attributes
    ----------
    tag
        A language tag such as ``es`` or ``zh-TW``; None if unknown.
    source
        The evidence for it.
    script
        Script of the references as an ISO 15924 code; None for text without letters. ``Hani``
        means Chinese that could be Simplified (``Hans``) or Traditional (``Hant``).
    """

    tag: str | None
    source: LanguageSource
    script: str | None = None

    @property
    def language(self) -> str | None:
        """The primary language subtag."""
        return None if self.tag is None else self.tag.split("-")[0]

    @property
    def has_han(self) -> bool:
        """Whether the text is Chinese or Japanese, which TER can split into characters."""
        return self.script in (*_CHINESE, "Jpan")

    @property
    def may_be_traditional(self) -> bool:
        """Whether Chinese text may be Traditional; a file named zh-CN can still be."""
        return self.script == "Hant" or canonical_language(self.tag) in _TRADITIONAL


# Common target languages by ISO 639-1 code, with the scripts they are written in. Three-letter
# codes are aliases, see below.
_SCRIPTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        "af br ca cs cy da de en eo es et eu fi fo fr ga gd gl ha hr ht hu id ig is it jv lb lt lv "
        "mg mi ms mt nb nl nn no pl pt ro rw sk sl sm sn so sq st su sv sw tk tl tn tr vi wo xh yo "
        "zu".split(),
        ("Latn",),
    ),
    **dict.fromkeys("be bg kk ky mk mn ru tg tt uk".split(), ("Cyrl",)),
    **dict.fromkeys("az bs sr uz".split(), ("Latn", "Cyrl")),
    **dict.fromkeys("ar fa ps ug ur".split(), ("Arab",)),
    "ku": ("Latn", "Arab"),
    **dict.fromkeys("he yi".split(), ("Hebr",)),
    **dict.fromkeys("hi mr ne sa".split(), ("Deva",)),
    "am": ("Ethi",),
    "bn": ("Beng",),
    "bo": ("Tibt",),
    "el": ("Grek",),
    "gu": ("Gujr",),
    "hy": ("Armn",),
    "ja": ("Jpan",),
    "ka": ("Geor",),
    "km": ("Khmr",),
    "kn": ("Knda",),
    "ko": ("Kore",),
    "lo": ("Laoo",),
    "ml": ("Mlym",),
    "my": ("Mymr",),
    "or": ("Orya",),
    "pa": ("Guru",),
    "si": ("Sinh",),
    "ta": ("Taml",),
    "te": ("Telu",),
    "th": ("Thai",),
    **dict.fromkeys("yue zh".split(), _CHINESE),
}
_ALIASES = {
    "ara": "ar", "ces": "cs", "chi": "zh", "cmn": "zh", "cze": "cs", "dan": "da", "deu": "de",
    "dut": "nl", "ell": "el", "eng": "en", "est": "et", "fas": "fa", "fil": "tl", "fin": "fi",
    "fra": "fr", "fre": "fr", "ger": "de", "gre": "el", "heb": "he", "hin": "hi", "hun": "hu",
    "in": "id", "ind": "id", "ita": "it", "iw": "he", "jpn": "ja", "khm": "km", "kor": "ko",
    "lao": "lo", "may": "ms", "msa": "ms", "mya": "my", "nld": "nl", "nor": "no", "pol": "pl",
    "por": "pt", "ron": "ro", "rum": "ro", "rus": "ru", "slk": "sk", "slo": "sk", "slv": "sl",
    "spa": "es", "swe": "sv", "tha": "th", "tur": "tr", "ukr": "uk", "vie": "vi", "zho": "zh",
}  # fmt: skip

LANGUAGES: tuple[str, ...] = tuple(sorted({*_SCRIPTS, "zh-CN", "zh-TW"} - {"zh"}))

_TRADITIONAL_REGIONS = {"TW", "HK", "MO"}
_TRADITIONAL = {f"zh-{region}" for region in _TRADITIONAL_REGIONS}
_SCRIPT_LANGUAGES = {
    "Hani": "zh-CN", "Hans": "zh-CN", "Hant": "zh-TW", "Jpan": "ja", "Kore": "ko", "Thai": "th",
    "Laoo": "lo", "Khmr": "km", "Mymr": "my", "Grek": "el", "Hebr": "he", "Armn": "hy",
    "Geor": "ka", "Tibt": "bo", "Gujr": "gu", "Guru": "pa", "Knda": "kn", "Mlym": "ml",
    "Orya": "or", "Sinh": "si", "Taml": "ta", "Telu": "te",
}  # fmt: skip

# Unicode script names and the ISO codes used here. Han characters are assigned to Jpan, Hans or
# Hant later.
_UNICODE_SCRIPTS = {
    "Latin": "Latn", "Han": "Hani", "Hiragana": "Jpan", "Katakana": "Jpan", "Hangul": "Kore",
    "Cyrillic": "Cyrl", "Arabic": "Arab", "Hebrew": "Hebr", "Devanagari": "Deva", "Thai": "Thai",
    "Lao": "Laoo", "Khmer": "Khmr", "Myanmar": "Mymr", "Greek": "Grek", "Armenian": "Armn",
    "Georgian": "Geor", "Ethiopic": "Ethi", "Bengali": "Beng", "Tibetan": "Tibt",
    "Gujarati": "Gujr", "Gurmukhi": "Guru", "Kannada": "Knda", "Malayalam": "Mlym",
    "Oriya": "Orya", "Sinhala": "Sinh", "Tamil": "Taml", "Telugu": "Telu",
}  # fmt: skip

_HAN = r"[\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af]"
_LETTER = r"[^\W\d_]"
# All kana and Hangul are in these ranges, which omit the middle dot, as Chinese names have it, too.
_MAYBE_KANA_OR_HANGUL = (
    r"[\u1100-\u11ff\u3041-\u309f\u30a1-\u30fa\u30fd-\u33ff\ua960-\ud7ff\uff66-\uffdc"
    r"\U00016000-\U0001ffff]"
)

_TAG = re.compile(r"([A-Za-z]{2,3})(?:[-_]([A-Za-z]{4}))?(?:[-_]([A-Za-z]{2}|\d{3}))?")
# RFC 5646, section 2.1. Longer first subtags are reserved or not registered.
# Compiled when first needed (and kept by `re`), as the next.
_WELL_FORMED_TAG = r"""
    (?P<language> [a-z]{2,3} ) (?P<extended> (?: -[a-z]{3} ){1,3} )?
    (?: - (?P<script> [a-z]{4} ) )?
    (?: - (?P<region> [a-z]{2} | \d{3} ) )?
    (?P<rest>
        (?: -(?: [a-z\d]{5,8} | \d[a-z\d]{3} ) )*      # variants
        (?: -[a-wyz\d] (?: -[a-z\d]{2,8} )+ )*         # extensions
        (?: -x (?: -[a-z\d]{1,8} )+ )?                 # private use
    )
    """
_PRIVATE_TAG = r"x(?:-[a-z\d]{1,8})+"
_TAG_FLAGS = re.ASCII | re.IGNORECASE | re.VERBOSE
# Registered before this grammar, and outside it.
_GRANDFATHERED = frozenset(
    "en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn "
    "i-tao i-tay i-tsu sgn-be-fr sgn-be-nl sgn-ch-de".split()
)
# Languages whose tags may be extended by another language, as in zh-yue.
_EXTENDED_LANGUAGES = frozenset("ar kok lv ms sgn sw uz zh".split())
# Tags whose region code is also a language code. In lower case they are still not language pairs.
_LOCALES = frozenset(
    "ca-es en-ca es-ar es-sv eu-es fr-be fr-ca gl-es hy-am ms-my nb-no nl-be nn-no pt-br sl-si "
    "sv-fi".split()
)
# Segments whose words tell the language, and scripts of several languages with known words.
_SEGMENTS_OF_WORDS = 100
_SCRIPTS_OF_WORDS = ("Latn", "Cyrl")
# Characters, at the beginning of a text, that tell its script.
_SAMPLE_CHARACTERS = 20_000
_ASCII_LETTERS = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def parse_language(text: str) -> str:
    """Return the canonical form of a language tag: ``zh_tw`` is ``zh-TW``, ``eng`` is ``en``.

    Every tag that is well-formed by RFC 5646 will do, if it starts with a code of ISO 639, or is
    private (``x-klingon``) or grandfathered (``i-navajo``).

    Raises
    ------
    LanguagePair
        For ``en-de`` and the like: sacreBLEU means a language pair by it, not a region.
    UnknownLanguage
        For anything else.
    """
    try:
        return parse_known_language(text)
    except UnknownLanguage:
        tag = text.strip().replace("_", "-")
    if tag.lower() in _GRANDFATHERED or re.fullmatch(_PRIVATE_TAG, tag, _TAG_FLAGS):
        return tag.lower()
    match = re.fullmatch(_WELL_FORMED_TAG, tag, _TAG_FLAGS)
    if match is None or match["language"].lower() not in _iso_639():
        raise UnknownLanguage(text)
    language = _ALIASES.get(match["language"].lower(), match["language"].lower())
    extended = (match["extended"] or "").lower().lstrip("-")
    if extended and language not in _EXTENDED_LANGUAGES:
        # Only the form of zh-yue, which is Cantonese: en-ceb is from English to Cebuano.
        raise LanguagePair(text, _ALIASES.get(extended, extended))
    region = match["region"] or ""
    if _is_pair(language, region):
        raise LanguagePair(text, region)
    subtags = [
        extended.rpartition("-")[2] or language,
        (match["script"] or "").title(),
        region.upper(),
        (match["rest"] or "").lower().lstrip("-"),
    ]
    return "-".join(filter(None, subtags))


@cache
def _iso_639() -> frozenset[str]:
    """Return the codes of languages, as `packaging/iso_639.py` wrote them."""
    lines = Path(__file__).with_name("iso_639.txt").read_text(encoding="ascii").split()
    return frozenset(line[:2] + last.strip("_") for line in lines for last in line[2:])


def parse_known_language(text: str) -> str:
    """Return the canonical form of the tag of a language that this module knows.

    Many words in file names and headings have the form of a tag, so only known languages count.

    Raises
    ------
    LanguagePair, UnknownLanguage
        As `parse_language`, and UnknownLanguage for other languages too.
    """
    match = _TAG.fullmatch(text.strip())
    if match is None:
        raise UnknownLanguage(text)
    language, script, region = match.groups()
    language = _ALIASES.get(language.lower(), language.lower())
    if language not in _SCRIPTS:
        raise UnknownLanguage(text)
    if _is_pair(language, region or ""):
        raise LanguagePair(text, region)
    if language == "zh" and (script or region):
        region = (region or "").upper()
        is_traditional = script.title() == "Hant" if script else region in _TRADITIONAL_REGIONS
        if is_traditional:
            return f"zh-{region}" if region in _TRADITIONAL_REGIONS else "zh-TW"
        return "zh-CN"
    return f"{language}-{region.upper()}" if region else language


def _is_pair(language: str, region: str) -> bool:
    """Tell whether a possible region is another language."""
    other = region.islower() and region in _SCRIPTS and region != language
    return other and f"{language}-{region}" not in _LOCALES


def canonical_language(text: str | None) -> str | None:
    """Return the tag of a known language in canonical form; None for anything else."""
    if not text:
        return None
    try:
        return parse_known_language(text)
    except (UnknownLanguage, LanguagePair):
        return None


def find_language(
    given: str | None,
    names: Iterable[str],
    script: str | None,
    *,
    stated: str | None = None,
    segments: Sequence[str] = (),
) -> TargetLanguage:
    """Find the target language.

    Parameters
    ----------
    given
        The user's choice, which decides. For a bare ``zh`` the text decides on the script.
    names
        File names, the most reliable first; ignored if they fit neither script nor words.
    script
        Script of the references, from `find_script`.
    stated
        Language tag stated in a file; ignored if the text has no letter of its script.
    segments
        The references. Their words can contradict names, and tell the language without names.

    Raises
    ------
    UnknownLanguage, LanguagePair
        If `given` is not a language tag.
    """
    if given is not None:
        return _target(parse_language(given), LanguageSource.GIVEN, script, segments)
    if stated is not None and (
        is_written_in(stated, script)
        or _has_letters(stated, script, segments)
        or (stated == "ja" and script in _CHINESE)
    ):
        return _target(stated, LanguageSource.FILE, script, segments)
    tags = [
        tag
        for name in names
        for tag in languages_of_name(name)
        if is_written_in(tag, script) or _is_hidden(tag, script, segments)
    ]
    words = _words_of(segments) if script in _SCRIPTS_OF_WORDS or not tags else None
    for tag in tags:
        if words is None or not words.contradicts(tag):
            return _target(tag, LanguageSource.FILE_NAME, script, segments)
    if script is not None and script in _SCRIPT_LANGUAGES:
        return TargetLanguage(_SCRIPT_LANGUAGES[script], LanguageSource.SCRIPT, script)
    spoken = words.language() if words is not None and words.is_large else None
    source = LanguageSource.UNKNOWN if spoken is None else LanguageSource.WORDS
    return TargetLanguage(spoken, source, script)


def _words_of(segments: Sequence[str]) -> languages_words.WordProfile | None:
    step = max(1, len(segments) // _SEGMENTS_OF_WORDS)
    return languages_words.WordProfile.of(segments[::step]) if segments else None


def is_written_in(tag: str, script: str | None) -> bool:
    """Tell whether a known language is written in a script; true without a script."""
    return script is None or script in _SCRIPTS[tag.split("-")[0]]


def _is_hidden(tag: str, script: str | None, segments: Sequence[str]) -> bool:
    """Tell whether a text has letters of a language among many that stand in other texts, too.

    These are names and code in Latin letters, and the Chinese characters of Japanese and Korean.
    """
    others = ("Latn", *_CHINESE) if tag in ("ja", "ko") else ("Latn",)
    return script in others and _has_letters(tag, script, segments)


def _has_letters(tag: str, script: str | None, segments: Sequence[str]) -> bool:
    """Tell whether a text has a letter that a known language has, but others do not share.

    Chinese characters among kana or Hangul are Japanese or Korean.
    """
    own = _SCRIPTS[tag.split("-")[0]]
    if own == _CHINESE and script in ("Jpan", "Kore"):
        return False
    import regex

    names = (name for name, code in _UNICODE_SCRIPTS.items() if code in own)
    letter = regex.compile("".join(["[", *(rf"\p{{Script={name}}}" for name in names), "]"]))
    return any(map(letter.search, segments))


def _target(
    tag: str, source: LanguageSource, script: str | None, segments: Sequence[str]
) -> TargetLanguage:
    """Return a language with the script of its letters, and the region of a bare ``zh``."""
    if tag.split("-")[0] == "zh" and script == "Latn" and _has_letters(tag, script, segments):
        script = _chinese_script("\n".join(segments))
    if tag == "zh":
        tag = "zh-TW" if script == "Hant" else "zh-CN"
    return TargetLanguage(tag, source, script)


def language_of_name(name: str) -> str | None:
    """Return the language at the end of a file name: ``x.zh-CN.txt``, ``x_zh_TW``, ``x.es``.

    None if no part of the name is a language.
    """
    return next(languages_of_name(name), None)


def languages_of_name(name: str) -> Iterator[str]:
    """Yield all languages in a file name, the last one first."""
    stem, *parts = PurePath(name).name.split(".")
    stem_tag = _stem_tag(stem)
    tail = None if stem_tag else re.search(rf"[-_]({_TAG.pattern})$", stem)
    # From right to left: the extension, the parts before it, the stem or its end.
    last = stem_tag or (tail.group(1) if tail else "")
    for part in (*reversed(parts), last):
        # If all of the stem is a tag, do not read its region as a language.
        end = part if part == stem_tag else re.split("[-_]", part)[-1]
        for text in dict.fromkeys((part, end)):
            # As an extension they are languages: sys.google.no
            if text.lower() in _WORDS and text != name.rpartition(".")[2]:
                continue
            if tag := _language_or_target(text):
                yield tag
                break


def split_language(name: str, *, folder: bool = False) -> tuple[str, str | None]:
    """Return a name without the language in it, and that language.

    ``app.de.po`` is ``app.po`` in ``de``, and so are ``app_de.po`` and ``app.en-de.po``. For a
    folder, also Android's form of a tag: ``values-es-rMX`` is ``values`` in ``es-MX``.

    Parameters
    ----------
    name
        Name of a file, or of a folder.
    folder
        Whether it is a folder's.
    """
    if folder and (android := _ANDROID_FOLDER.fullmatch(name)):
        tag = canonical_language(re.sub(r"-r(?=[A-Z]{2})|\+", "-", android[1]).removeprefix("b-"))
        return ("values", tag) if tag else (name, None)
    parts = name.split(".")
    for index in (*reversed(range(1, len(parts))), 0):
        part = parts[index]
        is_extension = index > 0 and index == len(parts) - 1
        tail = re.search(rf"[-_]({_TAG.pattern})$", part)
        tails = (tail[1], re.split("[-_]", part)[-1]) if tail else ()
        for text in dict.fromkeys((_stem_tag(part) or "", *tails)):
            if any(len(word) == 4 and word.title() not in _CODES for word in text.split("_")):
                continue  # my_file_no
            is_complete = text == part
            # As a file's extension, or the full name of a folder, these are languages.
            is_word = text.lower() in _WORDS and not (is_complete and (is_extension or folder))
            tag = None if is_word or not text else _language_or_target(text)
            if tag and not (folder and text.lower() == "mt"):
                rest = "" if is_complete else part[: -len(text) - 1]
                remaining = [*parts[:index], rest, *parts[index + 1 :]]
                return ".".join(remaining if index == 0 else filter(None, remaining)), tag
    return name, None


_CODES = frozenset(code for codes in _SCRIPTS.values() for code in codes)
_ANDROID_FOLDER = re.compile(r"values-((?:b\+)?[a-z]{2,3}(?:(?:-r|\+)[A-Za-z\d]+)*)")


def _language_or_target(text: str) -> str | None:
    """Return a known language in canonical form; of a pair, the target."""
    try:
        return parse_known_language(text)
    except LanguagePair as pair:
        # Underscores stand between words, too: news_en_mt
        is_word = "_" in text and pair.target in _WORDS
        return None if is_word else canonical_language(pair.target)
    except UnknownLanguage:
        return None


def _stem_tag(stem: str) -> str | None:
    """Return the stem if the whole of it is a language tag: ``es``, ``pt_BR``, ``zho_Hant``.

    Three letters alone do not count: most are words or abbreviations.
    """
    if len(stem) == 3 or not _TAG.fullmatch(stem):
        return None
    try:
        parse_known_language(stem)
    except LanguagePair:
        return stem
    except UnknownLanguage:
        return None
    return stem


# Codes that occur in file names as words or abbreviations: mt, my_file_no.
_WORDS = {"am", "in", "is", "mt", "my", "no", "or", "so", "st", "tm"}


def beginning(segments: Iterable[str]) -> str:
    """Return the first 20,000 characters of a text, of at most 1,000 segments."""
    return "\n".join(islice(segments, 1000))[:_SAMPLE_CHARACTERS]


def find_script(segments: Iterable[str]) -> str | None:
    """Return the script of a text, as an ISO 15924 code: that of most letters, or Chinese.

    A text is Chinese if at least half of the segments with letters have Chinese characters: names
    and code in Latin letters are often longer than what is around them. Not Chinese is Japanese
    with its kana, Korean with its Hangul, and a text with more frequent words of a language in
    Latin letters than Chinese characters.

    Considers the first 20,000 characters. Chinese is ``Hans`` or ``Hant`` according to the
    characters that only one of the two uses, and ``Hani`` without any of them.
    """
    sample = beginning(segments)
    ascii_only = sample.encode("ascii", "ignore")
    latin = len(ascii_only) - len(ascii_only.translate(None, _ASCII_LETTERS))
    others = len(sample) - len(ascii_only)
    # A shortcut for most texts: below, another letter counts for one Latin letter.
    if latin > others and not (others and re.search(_HAN, sample)):
        return "Latn"

    if _is_plainly_chinese(sample):
        return _chinese_script(sample)

    import regex

    occurrences = Counter(sample)
    characters = "".join(occurrences)
    counts = {
        name: sum(
            occurrences[character]
            for character in regex.findall(rf"\p{{Script={name}}}", characters)
        )
        for name in _UNICODE_SCRIPTS
    }
    letters: dict[str, int] = {}
    for name, count in counts.items():
        code = _UNICODE_SCRIPTS[name]
        letters[code] = letters.get(code, 0) + count
    # One Chinese character corresponds to several Latin letters.
    letters["Hani"] *= 3
    # Japanese and Korean mix their own letters with Chinese characters, so a tenth is enough.
    # With fewer kana, as in addresses, the characters themselves decide.
    for code, may_be_all in (("Jpan", _are_japanese(sample)), ("Kore", False)):
        is_enough = may_be_all or letters[code] * 10 >= counts["Han"]
        if is_enough and letters[code] > 0:
            letters[code] += letters.pop("Hani")
            break
    if _is_chinese_with_latin(sample, counts["Han"]):
        del letters["Latn"]
    most = max(letters, key=lambda code: letters[code])
    if letters[most] == 0:
        return None
    return _chinese_script(sample) if most == "Hani" else most


def _are_japanese(text: str) -> bool:
    """Tell whether Japanese has all Chinese characters of a text; no longer Chinese text is so."""
    try:
        "".join(re.findall(_HAN, text)).encode("shift_jis")
    except UnicodeEncodeError:
        return False
    return True


def _is_chinese_with_latin(text: str, chinese: int) -> bool:
    """Tell whether Latin letters are only names and code among a number of Chinese characters."""
    lines = text.split("\n")
    with_letters, with_chinese = (
        sum(map(bool, map(re.compile(one).search, lines))) for one in (_LETTER, _HAN)
    )
    if not chinese or 2 * with_chinese < with_letters:
        return False
    words = _words_of(lines)
    return words is None or words.count_known() <= chinese


def _is_plainly_chinese(text: str) -> bool:
    """Tell quickly whether a text has a Chinese character in every four, and no kana or Hangul."""
    chinese = sum(map(len, re.findall(r"[\u4e00-\u9fa5]+", text)))
    return 4 * chinese > len(text) and not re.search(_MAYBE_KANA_OR_HANGUL, text)


def _chinese_script(text: str) -> str:
    """Return ``Hans``, ``Hant`` or ``Hani``, whichever most characters belong to."""
    used = set(text)
    simplified, traditional = (len(used & forms) for forms in only_in_one_script())
    if simplified and traditional:
        # Most texts are in one script alone, and need no counting.
        simplified, traditional = count_forms(Counter(text))
    if traditional == simplified == 0:
        return "Hani"
    return "Hant" if traditional > simplified else "Hans"
