"""The kinds of diagnostics: one row for each, with everything that is decided about it.

Their words are one row for each as well, in `bleu_score.messages.diagnostic_kinds`.
"""

from __future__ import annotations

from enum import Enum, Flag, IntEnum, auto

from bleu_core.settings import Normalization


class Severity(IntEnum):
    """The weight of a diagnostic for a score.

    Attributes
    ----------
    NOTE
        Good to know, but does not affect the score.
    WARNING
        The right texts are compared, but the score is less reliable, or lower, than it should be.
    SEVERE
        The compared texts may not be the intended ones: wrong file, wrong pairs or wrong encoding.
    """

    NOTE = 1
    WARNING = 2
    SEVERE = 3


class FoundIn(Flag):
    """The parts of an evaluation in which a kind is found.

    Attributes
    ----------
    TEXT
        A text or its file, on the page *Checks*.
    SCORE
        A candidate's score, beside which it is shown; on that page, too, if it is found in nothing
        else and is about some segments.
    CORPUS
        All segments together. The files of a folder say nothing about it; their whole is checked.
    PAIRS
        Pairs that should perhaps not be compared: a `bleu_core.settings.Concern` of the same name.
    """

    TEXT = auto()
    SCORE = auto()
    CORPUS = auto()
    PAIRS = auto()


class BandHeld(Enum):
    """The condition under which a diagnostic holds back the band of a score.

    Attributes
    ----------
    NEVER
        The band means the same with it.
    BY_NUMBERS
        The numbers in its data decide; see `holding_back`.
    BY_SEGMENTS
        It concerns a certain share of the segments. These segments may not be the intended ones, or
        say nothing about the translation, although each by itself does little harm.
    BY_MANY
        It concerns a large share of the segments. In each of them it changes a word or two.
    BY_EFFECT
        Its fix changes the score by a point or more; without a fix, as `BY_SEGMENTS`.
    BY_TEXT
        Always: it concerns the whole text, however many segments it counts.
    """

    NEVER = auto()
    BY_NUMBERS = auto()
    BY_SEGMENTS = auto()
    BY_MANY = auto()
    BY_EFFECT = auto()
    BY_TEXT = auto()


_NOTE, _WARNING, _SEVERE = Severity
_TEXT, _SCORE, _PAIRS = FoundIn.TEXT, FoundIn.SCORE, FoundIn.PAIRS
_BY_NUMBERS, _BY_SEGMENTS, _BY_TEXT = BandHeld.BY_NUMBERS, BandHeld.BY_SEGMENTS, BandHeld.BY_TEXT
_BY_MANY, _BY_EFFECT = BandHeld.BY_MANY, BandHeld.BY_EFFECT


class Kind(Enum):
    """The subject of a diagnostic. Values are stable.

    Those of one severity are listed, and reported, in this order.

    Attributes
    ----------
    severity
        The severity by default; see also `Diagnostic.severity`.
    parts
        The parts of an evaluation in which it is found.
    band_held
        The condition under which it holds back the band of a score.
    normalization
        The normalization that always mends it; None if there is none, or it depends.
    share
        It stands beside a score if it concerns one segment in this many; 0 if any are enough.
    """

    _value_: str
    severity: Severity
    parts: FoundIn
    band_held: BandHeld
    normalization: Normalization | None
    share: int

    def __new__(
        cls,
        value: str,
        severity: Severity,
        parts: FoundIn,
        band_held: BandHeld = BandHeld.NEVER,
        normalization: Normalization | None = None,
        share: int = 0,
    ) -> Kind:
        """Create a kind from its row."""
        kind = object.__new__(cls)
        kind._value_ = value
        kind.severity, kind.parts = severity, parts
        kind.band_held, kind.normalization, kind.share = band_held, normalization, share
        return kind

    SHIFTED = ("shifted", _SEVERE, _TEXT | _SCORE, _BY_TEXT)
    """A run of segments starting here matches other segments of the first reference than those it
    is paired with."""
    LOST_CHARACTERS = ("lost_characters", _SEVERE, _TEXT | _SCORE, _BY_SEGMENTS, None, 100)
    """Segments with U+FFFD, which marks a character that was lost."""
    GUESSED_ENCODING = ("guessed_encoding", _SEVERE, _TEXT | _SCORE, _BY_SEGMENTS)
    """Non-ASCII characters are only correct if the guess is. Data: `GuessedEncoding`."""
    LONE_CARRIAGE_RETURNS = ("lone_carriage_returns", _SEVERE, _TEXT | _SCORE, _BY_SEGMENTS)
    """In a file with line feeds, some lines end with a carriage return alone, and may have been
    split by mistake. Counts lines; `line` is the first one."""
    SCRIPTS_DIFFER = ("scripts_differ", _SEVERE, _TEXT | _SCORE, _BY_TEXT)
    """The first reference is in another script. Data: `Difference` (ISO 15924 codes)."""
    FOREIGN_SEGMENTS = ("foreign_segments", _SEVERE, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments in a different language from the first reference's same segments, by their words
    or their script. Data: `Difference` (language tags; empty if not known)."""
    REFUSAL = ("refusal", _SEVERE, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments in which a language model declines to translate."""
    REPETITIONS = ("repetitions", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments that repeat a phrase again and again, consist of copies of a text, or have the text
    of other segments, where the other text does not."""
    TRUNCATED = ("truncated", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments that end early and in the middle of a sentence, where the other text does not."""
    SHARED_TEXT = ("shared_text", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Text beside the translation, such as a key or a source text, that is the same in the first
    reference."""
    ADDED_TEXT = ("added_text", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Text beside the translation that the other text does not have: a key, a number, or words
    about the translation, as language models write them."""
    CHANGED_NUMBERS = ("changed_numbers", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments with other numbers than the first reference. Data: `SegmentCount`."""
    LABELS = ("labels", _WARNING, _TEXT | _SCORE, _BY_MANY)
    """Tokens that the other text does not have: one such as ``__es__`` that starts or ends many
    lines, or those of a model such as ``<unk>``."""
    CHARACTERS = ("characters", _WARNING, _TEXT | _SCORE, _BY_EFFECT, None, 100)
    """Words in other characters than in the first reference, such as codes, wrong letters, or signs
    for lost ones. Data: `Characters`."""
    CONFLICTS = ("conflicts", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments with several versions between the marks of gettext or of version control."""
    LENGTH_RATIO = ("length_ratio", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS, None, 20)
    """The text as a whole, or some segments, far longer or shorter than expected from the first
    reference. Data: `Lengths` of the text, or of the first such segment, and of its reference."""
    TOKENIZED = ("tokenized", _WARNING, _TEXT | _SCORE, _BY_EFFECT, "detok")
    """Text that looks tokenized: spaces where running text has none. Data: `Spacing`."""
    MARKUP = ("markup", _WARNING, _TEXT | _SCORE, _BY_EFFECT)
    """Marks of a format that are scored like words: tags, Markdown, the quotation marks of CSV."""
    CASE = ("case", _NOTE, _TEXT | _SCORE)
    """Segments whose words have other capitals than in the first reference."""
    TYPOGRAPHY = ("typography", _NOTE, _TEXT | _SCORE)
    """Signs such as quotation marks in another form than in the first reference. Data:
    `Characters`."""
    UNUSUAL_SPACES = ("unusual_spaces", _NOTE, _TEXT, BandHeld.NEVER, "typography")
    """Tabs, special spaces such as no-break spaces that the other side does not have, and
    characters that some programs take for line ends. Data: `Counts`."""
    DUPLICATES = ("duplicates", _NOTE, _TEXT)
    """Segments of a reference that repeat earlier ones."""
    READ_OTHERWISE = ("read_otherwise", _NOTE, _TEXT)
    """Different kinds of line ends, or a byte order mark at the start of UTF-8 text, which other
    programs may read otherwise. Data: `Names`; counts all segments."""

    IDENTICAL = ("identical", _SEVERE, _SCORE, _BY_TEXT)
    """Every candidate segment equals a reference."""
    IDENTICAL_SEGMENTS = ("identical_segments", _WARNING, _SCORE, _BY_SEGMENTS, None, 5)
    """A large share of the candidate's segments equal a reference."""
    UNRELATED = ("unrelated", _SEVERE, _SCORE, _BY_SEGMENTS)
    """Segments have hardly more in common with their references than with other ones. They may be
    subtitles shown at the same time."""
    IS_SOURCE = ("is_source", _SEVERE, _SCORE, _BY_TEXT)
    """Nearly every candidate segment is still the source text."""
    WRONG_LANGUAGE = ("wrong_language", _SEVERE, _SCORE, _BY_TEXT)
    """The text is in a different language from the first reference, by what the files say or by its
    words. Data: `Difference` (language tags; empty if not known)."""
    NO_WORDS = ("no_words", _SEVERE, _SCORE, _BY_TEXT)
    """The tokenizer does not separate the words of a language without spaces. Data:
    `UnspacedLanguage`."""
    NO_MATCH = ("no_match", _WARNING, _SCORE | FoundIn.CORPUS, _BY_NUMBERS)
    """No n-gram of some orders matches any reference. Data: `UnmatchedOrders`."""
    BLANK_IN_ALL = ("blank_in_all", _NOTE, _SCORE)
    """Segments that are blank in all texts, and do not change the score."""
    CHARACTER_FALLBACK = ("character_fallback", _WARNING, _SCORE, _BY_TEXT)
    """Characters are compared because there is no tokenizer for the language. Data:
    `MissingTokenizer`."""
    OTHER_SEGMENTATION = ("other_segmentation", _NOTE, _SCORE, _BY_NUMBERS)
    """Chinese has another score in the segmentation that most publications use. Data:
    `OtherSegmentation`."""
    LEFT_OUT = ("left_out", _NOTE, _SCORE | FoundIn.CORPUS)
    """Rows of the files that are not compared. Data: `Counts`."""
    ASSUMED = ("assumed", _NOTE, _SCORE)
    """An assumption made to read or pair a file that does not say it. Data: one of
    `bleu_core.files.assumptions`."""
    KNOWN_TEXT = ("known_text", _NOTE, _SCORE)
    """Segments that are in a text the user named: a memory, or what a system learned from. Data:
    `KnownText`."""
    FILES_LEFT_OUT = ("files_left_out", _WARNING, _SCORE | FoundIn.CORPUS)
    """Files of a folder that are not in the score of the whole. Data: `FilesLeftOut`."""
    FEW_SEGMENTS = ("few_segments", _WARNING, _SCORE | FoundIn.CORPUS, _BY_NUMBERS)
    """Too few segments for a reliable corpus score. Data: `Needed`."""
    SHORT_SEGMENTS = ("short_segments", _WARNING, _SCORE | FoundIn.CORPUS)
    """Many references are too short to contain an n-gram of the highest order. Data:
    `ShortSegments`."""
    TER_WITHOUT_WORDS = ("ter_without_words", _WARNING, _SCORE)
    """TER splits at spaces, but the language does not put spaces between words. Data:
    `UnspacedLanguage`."""

    # Concerns: reasons not to compare pairs. Some are also shown beside the score, if frequent.
    ONLY_REFERENCE = ("only_reference", _WARNING, _PAIRS)
    ONLY_CANDIDATE = ("only_candidate", _WARNING, _PAIRS)
    DUPLICATE_KEY = ("duplicate_key", _WARNING, _PAIRS)
    EMPTY_REFERENCE = ("empty_reference", _WARNING, _PAIRS | _TEXT | _SCORE, _BY_NUMBERS)
    """Data, except in a list of pairs: `SegmentCount`."""
    NO_SUGGESTION = ("no_suggestion", _WARNING, _PAIRS)
    EMPTY_CANDIDATE = ("empty_candidate", _WARNING, _PAIRS | _TEXT | _SCORE, _BY_SEGMENTS)
    UNTRANSLATED = ("untranslated", _WARNING, _PAIRS | _SCORE, _BY_SEGMENTS, None, 100)
    OTHER_SOURCE = ("other_source", _WARNING, _PAIRS | _SCORE, _BY_SEGMENTS, None, 20)
    NOT_TRANSLATED = ("not_translated", _WARNING, _PAIRS)
    NOT_FOR_TRANSLATION = ("not_for_translation", _WARNING, _PAIRS)
    NEEDS_REVIEW = ("needs_review", _WARNING, _PAIRS)
    UNCONFIRMED_CANDIDATE = ("unconfirmed_candidate", _WARNING, _PAIRS)
    HEADING = ("heading", _WARNING, _PAIRS | _SCORE)
    NOTES = ("notes", _WARNING, _PAIRS)
    """Members that are the same in all files and, by their texts, no translations."""
    SAME_IN_ALL = ("same_in_all", _WARNING, _PAIRS | _SCORE, _BY_SEGMENTS)
    """Members that are the same in all files while the texts beside them differ. Data: `Names`,
    beside a score."""


_OF_CONCERNS = {kind.value: kind for kind in Kind if FoundIn.PAIRS in kind.parts}


def kind_of_concern(concern: str) -> Kind:
    """Return the kind of diagnostic that a `bleu_core.settings.Concern` is."""
    return _OF_CONCERNS[concern]
