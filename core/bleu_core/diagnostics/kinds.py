"""The kinds of diagnostics: one row for each, with everything that is decided about it.

Their words are one row for each as well, in `bleu_score.messages.diagnostic_kinds`.
"""

from __future__ import annotations

from enum import Enum, Flag, IntEnum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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


class Part(Flag):
    """The parts of an evaluation in which a kind is found.

    Attributes
    ----------
    TEXT
        A text or its file, on the page *Checks*.
    SCORE
        A candidate's score, beside which it is shown.
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
        Its data decide.
    BY_SEGMENTS
        It concerns a certain share of the segments. These segments may not be the intended ones, or
        say nothing about the translation, although each by itself does little harm.
    BY_MANY
        It concerns a large share of the segments. In each of them it changes a word or two.
    BY_TEXT
        Always: it concerns the whole text, however many segments it counts.
    """

    NEVER = auto()
    BY_NUMBERS = auto()
    BY_SEGMENTS = auto()
    BY_MANY = auto()
    BY_TEXT = auto()


_NOTE, _WARNING, _SEVERE = Severity
_TEXT, _SCORE, _PAIRS = Part.TEXT, Part.SCORE, Part.PAIRS
_BY_NUMBERS, _BY_SEGMENTS, _BY_TEXT = BandHeld.BY_NUMBERS, BandHeld.BY_SEGMENTS, BandHeld.BY_TEXT
_BY_MANY = BandHeld.BY_MANY


class Kind(Enum):
    """The subject of a diagnostic. Values are stable.

    Kinds found in texts and files are listed, and reported, from most to least severe.

    Attributes
    ----------
    severity
        The severity by default; see also `Diagnostic.severity`.
    parts
        The parts of an evaluation in which it is found.
    band_held
        The condition under which it holds back the band of a score.
    normalization
        The normalization that always mends it; None if there is none.
    """

    _value_: str
    severity: Severity
    parts: Part
    band_held: BandHeld
    normalization: Normalization | None

    def __new__(
        cls,
        value: str,
        severity: Severity,
        parts: Part,
        band_held: BandHeld = BandHeld.NEVER,
        normalization: Normalization | None = None,
    ) -> Kind:
        """Create a kind from its row."""
        kind = object.__new__(cls)
        kind._value_ = value
        kind.severity, kind.parts = severity, parts
        kind.band_held, kind.normalization = band_held, normalization
        return kind

    SHIFTED = ("shifted", _SEVERE, _TEXT | _SCORE, _BY_TEXT)
    """A run of segments starting here matches other segments of the first reference than those it
    is paired with."""
    REPLACEMENT_CHARACTERS = ("replacement_characters", _SEVERE, _TEXT, _BY_SEGMENTS)
    """U+FFFD marks a character that was lost. Data: `CharacterCounts`."""
    MOJIBAKE = ("mojibake", _SEVERE, _TEXT | _SCORE, _BY_SEGMENTS)
    """Text was once decoded with the wrong encoding and saved: ``Ã©`` for ``é``."""
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
    MIXED_CHINESE = ("mixed_chinese", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS, "t2s")
    """Segments in the other Chinese script than most. Data: `Difference` (ISO 15924 codes)."""
    REPEATED_BLOCK = ("repeated_block", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments in a row that repeat earlier ones, where the first reference does not."""
    REPETITIONS = ("repetitions", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments that repeat a phrase again and again, or consist of copies of a text, where the
    other text does not."""
    TRUNCATED = ("truncated", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments that end early and in the middle of a sentence, where the other text does not."""
    SHARED_TEXT = ("shared_text", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS, "shared")
    """Text beside the translation, such as a key or a source text, that is the same in the first
    reference. Data beside a score: `Rest`."""
    ADDED_TEXT = ("added_text", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS, "shared")
    """Text beside the translation that the other text does not have. Data beside a score:
    `Rest`."""
    CHANGED_NUMBERS = ("changed_numbers", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments with other numbers than the first reference. Data: `WithNumbers`."""
    LINE_TAGS = ("line_tags", _WARNING, _TEXT | _SCORE, _BY_MANY)
    """A token such as ``__es__`` that starts or ends many lines, unlike those of the other text."""
    MODEL_TOKENS = ("model_tokens", _WARNING, _TEXT | _SCORE, _BY_MANY)
    """Special tokens of a model, such as ``<unk>``."""
    CONFLICTS = ("conflicts", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments with several versions between the marks of gettext or of version control."""
    LENGTH_RATIO = ("length_ratio", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """The text as a whole, or some segments, far longer or shorter than expected from the first
    reference. Data: `Lengths` of the text, or of the first such segment, and of its reference."""
    EMPTY = ("empty", _WARNING, _TEXT, _BY_SEGMENTS)
    """Segments without visible text."""
    TOKENIZED = ("tokenized", _WARNING, _TEXT | _SCORE, _BY_NUMBERS, "detok")
    """Text that looks tokenized: spaces where running text has none. Data: `Spacing`. The
    tokenizers of Chinese find no words across spaces; others split at spaces anyway."""
    PREAMBLE = ("preamble", _WARNING, _TEXT, BandHeld.NEVER, "preamble")
    """Words about the translation before the translation itself, as language models write them."""
    NUMBERING = ("numbering", _WARNING, _TEXT, BandHeld.NEVER, "numbering")
    """Numbers or times at the start that the other side does not have."""
    CSV_QUOTES = ("csv_quotes", _WARNING, _TEXT, BandHeld.NEVER, "csv-quotes")
    """The quotation marks around a field of a CSV file, and doubled ones inside."""
    ESCAPES = ("escapes", _WARNING, _TEXT, BandHeld.NEVER, "escapes")
    """Escape sequences such as a backslash and an n, instead of the characters they encode."""
    MARKDOWN = ("markdown", _WARNING, _TEXT, BandHeld.NEVER, "markdown")
    """Marks of Markdown that the other side does not have."""
    CAT_TAGS = ("cat_tags", _WARNING, _TEXT, BandHeld.NEVER, "cat-tags")
    """Numbered tags of CAT tools that the other side does not have."""
    LOOKALIKES = ("lookalikes", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS, "lookalikes")
    """Letters of another script in words, where both look the same."""
    ALL_CAPITALS = ("all_capitals", _WARNING, _TEXT | _SCORE, _BY_SEGMENTS)
    """Segments in capitals where the first reference is not."""
    ALL_LOWER_CASE = ("all_lower_case", _WARNING, _TEXT | _SCORE, _BY_MANY)
    """Segments without capitals where the first reference has some."""
    MARKUP = ("markup", _WARNING, _TEXT | _SCORE, _BY_MANY, "markup")
    """Markup tags, which are scored like words."""
    ENTITIES = ("entities", _WARNING, _TEXT, BandHeld.NEVER, "entities")
    """Character entities such as ``&quot;``. Data: `Resolved` if the tokenizer decodes all
    entities."""
    LINE_SEPARATORS = ("line_separators", _WARNING, _TEXT, BandHeld.NEVER, "spaces")
    """Characters within segments that some programs treat as line ends. Data:
    `CharacterCounts`."""
    INVISIBLE = ("invisible", _WARNING, _TEXT, BandHeld.NEVER, "invisible")
    """Invisible characters. Data: `CharacterCounts`."""
    NOT_NFC = ("not_nfc", _WARNING, _TEXT, BandHeld.NEVER, "nfc")
    """Letters with combining accents where the other side has precomposed characters."""
    FULL_WIDTH = ("full_width", _WARNING, _TEXT, BandHeld.NEVER, "width")
    """Full-width characters where the first reference has ASCII."""
    HALF_WIDTH = ("half_width", _WARNING, _TEXT, BandHeld.NEVER, "width")
    """ASCII characters where the first reference has full-width ones."""
    CURLY_QUOTES = ("curly_quotes", _WARNING, _TEXT, BandHeld.NEVER, "quotes")
    """Curly quotation marks or apostrophes where the first reference has straight ones."""
    STRAIGHT_QUOTES = ("straight_quotes", _WARNING, _TEXT, BandHeld.NEVER, "quotes")
    """Straight quotation marks or apostrophes where the first reference has curly ones."""
    ANGLE_QUOTES = ("angle_quotes", _WARNING, _TEXT, BandHeld.NEVER, "all-quotes")
    """Angle or corner quotation marks where the first reference has other ones."""
    OTHER_QUOTES = ("other_quotes", _WARNING, _TEXT, BandHeld.NEVER, "all-quotes")
    """Other quotation marks where the first reference has angle or corner ones."""
    UNUSUAL_SPACES = ("unusual_spaces", _WARNING, _TEXT, BandHeld.NEVER, "spaces")
    """Tabs, or special spaces such as no-break spaces that the other side does not have. Data:
    `CharacterCounts`."""
    DUPLICATES = ("duplicates", _NOTE, _TEXT)
    """Segments of a reference that repeat earlier ones."""
    MIXED_LINE_ENDS = ("mixed_line_ends", _NOTE, _TEXT)
    """Different kinds of line ends. Data: `LineEnds`; counts all segments."""
    BYTE_ORDER_MARK = ("byte_order_mark", _NOTE, _TEXT)
    """UTF-8 text starts with a byte order mark, which other programs may read as text."""

    IDENTICAL = ("identical", _SEVERE, _SCORE, _BY_TEXT)
    """Every candidate segment equals a reference."""
    IDENTICAL_SEGMENTS = ("identical_segments", _WARNING, _SCORE, _BY_SEGMENTS)
    """A large share of the candidate's segments equal a reference."""
    UNRELATED = ("unrelated", _SEVERE, _SCORE, _BY_TEXT)
    """Segments have hardly more in common with their references than with other ones."""
    IS_SOURCE = ("is_source", _SEVERE, _SCORE, _BY_TEXT)
    """Nearly every candidate segment is still the source text."""
    LANGUAGES_DIFFER = ("languages_differ", _SEVERE, _SCORE, _BY_TEXT)
    """The files declare different languages. Data: `Difference` (language tags)."""
    WRONG_LANGUAGE = ("wrong_language", _SEVERE, _SCORE, _BY_TEXT)
    """By its words, the text is in a different language from the first reference. Data:
    `Difference` (language tags; empty if not known)."""
    NO_WORDS = ("no_words", _SEVERE, _SCORE, _BY_TEXT)
    """The tokenizer does not separate the words of a language without spaces. Data:
    `Spaceless`."""
    TIMES_DIFFER = ("times_differ", _SEVERE, _SCORE, _BY_SEGMENTS)
    """Subtitles shown at the same time have hardly more words in common than others."""
    NO_MATCH = ("no_match", _WARNING, _SCORE | Part.CORPUS, _BY_NUMBERS)
    """No n-gram of some orders matches any reference. Data: `UnmatchedOrders`."""
    EMPTY_CANDIDATES = ("empty_candidates", _WARNING, _SCORE, _BY_SEGMENTS)
    """Candidate segments without a token."""
    EMPTY_REFERENCES = ("empty_references", _WARNING, _SCORE, _BY_NUMBERS)
    """Reference segments without a token, counted over all references. Data: `Unreferenced`."""
    BLANK_IN_ALL = ("blank_in_all", _NOTE, _SCORE)
    """Segments that are blank in all texts, and do not change the score."""
    CHARACTER_FALLBACK = ("character_fallback", _WARNING, _SCORE, _BY_TEXT)
    """Characters are compared because there is no tokenizer for the language. Data:
    `MissingTokenizer`."""
    OTHER_SEGMENTATION = ("other_segmentation", _NOTE, _SCORE, _BY_NUMBERS)
    """Chinese has another score in the segmentation that most publications use. Data:
    `OtherSegmentation`."""
    LEFT_OUT = ("left_out", _NOTE, _SCORE | Part.CORPUS)
    """Rows of the files that are not compared. Data: `LeftOutCounts`."""
    ASSUMED = ("assumed", _NOTE, _SCORE)
    """An assumption made to read or pair a file that does not say it. Data: one of
    `bleu_core.files.assumptions`."""
    FILES_LEFT_OUT = ("files_left_out", _WARNING, _SCORE | Part.CORPUS)
    """Files of a folder that are not in the score of the whole. Data: `FilesLeftOut`."""
    FEW_SEGMENTS = ("few_segments", _WARNING, _SCORE | Part.CORPUS, _BY_NUMBERS)
    """Too few segments for a reliable corpus score. Data: `Needed`."""
    SHORT_SEGMENTS = ("short_segments", _WARNING, _SCORE | Part.CORPUS)
    """Many references are too short to contain an n-gram of the highest order. Data: `Needed`, the
    required tokens per segment."""
    TER_WITHOUT_WORDS = ("ter_without_words", _WARNING, _SCORE)
    """TER splits at spaces, but the language does not put spaces between words. Data:
    `Spaceless`."""

    # Concerns: reasons not to compare pairs. Some are also shown beside the score, if frequent.
    ONLY_REFERENCE = ("only_reference", _WARNING, _PAIRS)
    ONLY_CANDIDATE = ("only_candidate", _WARNING, _PAIRS)
    DUPLICATE_KEY = ("duplicate_key", _WARNING, _PAIRS)
    EMPTY_REFERENCE = ("empty_reference", _WARNING, _PAIRS, _BY_SEGMENTS)
    NO_PROPOSAL = ("no_proposal", _WARNING, _PAIRS)
    EMPTY_CANDIDATE = ("empty_candidate", _WARNING, _PAIRS, _BY_SEGMENTS)
    UNTRANSLATED = ("untranslated", _WARNING, _PAIRS | _SCORE, _BY_SEGMENTS)
    OTHER_SOURCE = ("other_source", _WARNING, _PAIRS | _SCORE, _BY_SEGMENTS)
    NOT_TRANSLATED = ("not_translated", _WARNING, _PAIRS)
    NOT_FOR_TRANSLATION = ("not_for_translation", _WARNING, _PAIRS)
    NEEDS_REVIEW = ("needs_review", _WARNING, _PAIRS)
    UNCONFIRMED_CANDIDATE = ("unconfirmed_candidate", _WARNING, _PAIRS)
    HEADING = ("heading", _WARNING, _PAIRS | _SCORE)
    NOTES = ("notes", _WARNING, _PAIRS)
    """Members that are the same in all files and, by their texts, no translations."""
    SAME_IN_ALL = ("same_in_all", _WARNING, _PAIRS | _SCORE, _BY_SEGMENTS)
    """Members that are the same in all files while the texts beside them differ. Data: `Members`,
    beside a score."""


_OF_CONCERNS = {kind.value: kind for kind in Kind if Part.PAIRS in kind.parts}


def kind_of_concern(concern: str) -> Kind:
    """Return the kind of diagnostic that a `bleu_core.settings.Concern` is."""
    return _OF_CONCERNS[concern]
