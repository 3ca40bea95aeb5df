"""The kinds of diagnostics, and how much each matters."""

from __future__ import annotations

from enum import Enum, IntEnum


class Severity(IntEnum):
    """How much something matters to a score.

    Attributes
    ----------
    NOTE
        Good to know; it changes no score.
    WARNING
        The right texts are compared, but the score is less certain, or lower, than it looks.
    SEVERE
        The texts compared may not be the ones that were meant: a wrong file, wrong pairs, a wrong
        encoding.
    """

    NOTE = 1
    WARNING = 2
    SEVERE = 3


class Kind(Enum):
    """What a diagnostic is about. Values are stable.

    Of those found in texts and files the most severe come first, which is the order in which they
    are reported.

    Attributes
    ----------
    SHIFTED
        From this segment on, a stretch of a text paired by position belongs to other segments of
        the first reference than those beside it.
    REPLACEMENT_CHARACTERS
        U+FFFD stands where a character was lost. Data: `CharacterCounts`.
    MOJIBAKE
        Text was once read in the wrong encoding, and saved: ``Ã©`` for ``é``.
    GUESSED_ENCODING
        The characters outside ASCII are right only if the guess is. Data: `GuessedEncoding`.
    LONE_CARRIAGE_RETURNS
        Lines that end with a carriage return alone, in a file with line feeds, may be parts of
        lines. Lines are counted; the line is that of the first.
    SCRIPTS_DIFFER
        The first reference is in another script. Data: `Difference` (ISO 15924 codes).
    LENGTH_RATIO
        Segments far longer or shorter than the first reference suggests. Data: `Lengths`, of the
        first such segment and of its reference.
    EMPTY
        Segments in which nothing can be seen.
    TOKENIZED
        Spaces where running text has none. Data: `Spacing`.
    MARKUP
        Tags, which count as words.
    ENTITIES
        Codes for characters, such as ``&quot;``.
    LINE_SEPARATORS
        Characters within segments at which some programs end a line. Data: `CharacterCounts`.
    INVISIBLE
        Characters that cannot be seen. Data: `CharacterCounts`.
    NOT_NFC
        Letters and accents that are separate characters, where the other side has them joined.
    FULL_WIDTH, HALF_WIDTH
        Full-width characters where the first reference has those of ASCII, or the other way round.
    CURLY_QUOTES, STRAIGHT_QUOTES
        Curly quotation marks or apostrophes where the first reference has straight ones, or the
        other way round.
    UNUSUAL_SPACES
        Tabs, or no-break spaces and the like where the other side has none. Data:
        `CharacterCounts`.
    DUPLICATES
        Segments of a reference that repeat earlier ones.
    MIXED_LINE_ENDS
        Lines end in several ways. Data: `LineEnds`; all segments are counted.
    BYTE_ORDER_MARK
        UTF-8 text starts with one, which other programs may take for text.
    IDENTICAL
        Every candidate segment equals a reference.
    LANGUAGES_DIFFER
        The files themselves say that they are in different languages. Data: `Difference` (language
        tags).
    NO_MATCH
        For some orders no n-gram is in any reference. Data: `UnmatchedOrders`.
    EMPTY_CANDIDATES
        Candidate segments without a token.
    EMPTY_REFERENCES
        Reference segments without a token, counted over all references. Data: `Unreferenced`.
    CHARACTER_FALLBACK
        Characters are compared, because the tokenizer of the language is missing. Data:
        `MissingTokenizer`.
    LEFT_OUT
        Rows of the files that are not compared. Data: `LeftOutCounts`.
    FEW_SEGMENTS
        Fewer segments than a corpus score needs to be steady. Data: `Needed`.
    SHORT_SEGMENTS
        Many references are too short to hold an n-gram of the highest order. Data: `Needed`, the
        tokens of a segment.
    TER_WITHOUT_WORDS
        TER compares what stands between spaces, in a language that puts none between words. Data:
        `Spaceless`.
    ONLY_REFERENCE, ONLY_CANDIDATE, DUPLICATE_KEY, EMPTY_REFERENCE, EMPTY_CANDIDATE, UNTRANSLATED, \
NOT_TRANSLATED, NOT_FOR_TRANSLATION, NEEDS_REVIEW
        A `bleu_core.settings.Concern`: what speaks against comparing some of the pairs.
    """

    SHIFTED = "shifted"
    REPLACEMENT_CHARACTERS = "replacement_characters"
    MOJIBAKE = "mojibake"
    GUESSED_ENCODING = "guessed_encoding"
    LONE_CARRIAGE_RETURNS = "lone_carriage_returns"
    SCRIPTS_DIFFER = "scripts_differ"
    LENGTH_RATIO = "length_ratio"
    EMPTY = "empty"
    TOKENIZED = "tokenized"
    MARKUP = "markup"
    ENTITIES = "entities"
    LINE_SEPARATORS = "line_separators"
    INVISIBLE = "invisible"
    NOT_NFC = "not_nfc"
    FULL_WIDTH = "full_width"
    HALF_WIDTH = "half_width"
    CURLY_QUOTES = "curly_quotes"
    STRAIGHT_QUOTES = "straight_quotes"
    UNUSUAL_SPACES = "unusual_spaces"
    DUPLICATES = "duplicates"
    MIXED_LINE_ENDS = "mixed_line_ends"
    BYTE_ORDER_MARK = "byte_order_mark"

    IDENTICAL = "identical"
    LANGUAGES_DIFFER = "languages_differ"
    NO_MATCH = "no_match"
    EMPTY_CANDIDATES = "empty_candidates"
    EMPTY_REFERENCES = "empty_references"
    CHARACTER_FALLBACK = "character_fallback"
    LEFT_OUT = "left_out"
    FEW_SEGMENTS = "few_segments"
    SHORT_SEGMENTS = "short_segments"
    TER_WITHOUT_WORDS = "ter_without_words"

    ONLY_REFERENCE = "only_reference"
    ONLY_CANDIDATE = "only_candidate"
    DUPLICATE_KEY = "duplicate_key"
    EMPTY_REFERENCE = "empty_reference"
    EMPTY_CANDIDATE = "empty_candidate"
    UNTRANSLATED = "untranslated"
    NOT_TRANSLATED = "not_translated"
    NOT_FOR_TRANSLATION = "not_for_translation"
    NEEDS_REVIEW = "needs_review"

    @property
    def severity(self) -> Severity:
        """How much it matters, if nothing else is known."""
        if self in _SEVERE:
            return Severity.SEVERE
        return Severity.NOTE if self in _NOTES else Severity.WARNING


_SEVERE = frozenset(
    (
        Kind.SHIFTED,
        Kind.REPLACEMENT_CHARACTERS,
        Kind.MOJIBAKE,
        Kind.GUESSED_ENCODING,
        Kind.LONE_CARRIAGE_RETURNS,
        Kind.SCRIPTS_DIFFER,
        Kind.IDENTICAL,
        Kind.LANGUAGES_DIFFER,
    )
)
_NOTES = frozenset((Kind.DUPLICATES, Kind.MIXED_LINE_ENDS, Kind.BYTE_ORDER_MARK, Kind.LEFT_OUT))
