"""The kinds of diagnostics and their severity."""

from __future__ import annotations

from enum import Enum, IntEnum


class Severity(IntEnum):
    """How much a diagnostic matters to a score.

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


class Kind(Enum):
    """What a diagnostic is about. Values are stable.

    Kinds found in texts and files are listed, and reported, from most to least severe.

    Attributes
    ----------
    SHIFTED
        In a text paired by position, a run of segments starting here matches other segments of the
        first reference than those it is paired with.
    REPLACEMENT_CHARACTERS
        U+FFFD marks a character that was lost. Data: `CharacterCounts`.
    MOJIBAKE
        Text was once decoded with the wrong encoding and saved: ``Ã©`` for ``é``.
    GUESSED_ENCODING
        Non-ASCII characters are only correct if the guess is. Data: `GuessedEncoding`.
    LONE_CARRIAGE_RETURNS
        In a file with line feeds, some lines end with a carriage return alone, and may have been
        split by mistake. Counts lines; `line` is the first one.
    SCRIPTS_DIFFER
        The first reference is in another script. Data: `Difference` (ISO 15924 codes).
    FOREIGN_SEGMENTS
        Segments in another language than the first reference's same segments, by their words or
        their script. Data: `Difference` (language tags; empty if not known).
    MIXED_CHINESE
        Segments in the other Chinese script than most. Data: `Difference` (ISO 15924 codes).
    REPEATED_BLOCK
        Segments in a row that repeat earlier ones, where the first reference does not.
    LENGTH_RATIO
        Segments far longer or shorter than expected from the first reference. Data: `Lengths` of
        the first such segment and its reference.
    EMPTY
        Segments without visible text.
    TOKENIZED
        Text that looks tokenized: spaces where running text has none. Data: `Spacing`.
    PREAMBLE
        Words about the translation before it, as language models write them.
    NUMBERING
        Numbers at the start that the other side does not have.
    CSV_QUOTES
        The quotation marks around a field of a CSV file, and doubled ones inside.
    ESCAPES
        Escape sequences such as a backslash and an n, instead of what they stand for.
    MARKDOWN
        Marks of Markdown that the other side does not have.
    CAT_TAGS
        Numbered tags of CAT tools that the other side does not have.
    LOOKALIKES
        Letters of another script in words, where both look the same.
    ALL_CAPITALS, ALL_LOWER_CASE
        Segments in capitals, or without any, where the first reference is not.
    STRUCTURED
        Lines that look like keys with texts, ``key = value``, of which only the texts should be
        scored.
    MARKUP
        Markup tags, which are scored like words.
    ENTITIES
        Character entities such as ``&quot;``. Data: `Resolved` if the tokenizer reads all of them.
    LINE_SEPARATORS
        Characters within segments that some programs treat as line ends. Data: `CharacterCounts`.
    INVISIBLE
        Invisible characters. Data: `CharacterCounts`.
    NOT_NFC
        Letters with combining accents where the other side has precomposed characters.
    FULL_WIDTH, HALF_WIDTH
        Full-width characters where the first reference has ASCII, or vice versa.
    CURLY_QUOTES, STRAIGHT_QUOTES
        Curly quotation marks or apostrophes where the first reference has straight ones, or vice
        versa.
    ANGLE_QUOTES, OTHER_QUOTES
        Angle or corner quotation marks where the first reference has other ones, or vice versa.
    UNUSUAL_SPACES
        Tabs, or special spaces such as no-break spaces that the other side does not have. Data:
        `CharacterCounts`.
    DUPLICATES
        Segments of a reference that repeat earlier ones.
    MIXED_LINE_ENDS
        Different kinds of line ends. Data: `LineEnds`; counts all segments.
    BYTE_ORDER_MARK
        UTF-8 text starts with a byte order mark, which other programs may read as text.
    IDENTICAL
        Every candidate segment equals a reference.
    UNRELATED
        Segments have hardly more in common with their references than with other ones.
    IS_SOURCE
        Nearly every candidate segment is still the source text.
    LANGUAGES_DIFFER
        The files declare different languages. Data: `Difference` (language tags).
    WRONG_LANGUAGE
        By its words, the text is in another language than the first reference. Data: `Difference`
        (language tags; empty if not known).
    TIMES_DIFFER
        Subtitles shown at the same time have hardly more words in common than others.
    NO_MATCH
        No n-gram of some orders matches any reference. Data: `UnmatchedOrders`.
    EMPTY_CANDIDATES
        Candidate segments without a token.
    EMPTY_REFERENCES
        Reference segments without a token, counted over all references. Data: `Unreferenced`.
    CHARACTER_FALLBACK
        Characters are compared because there is no tokenizer for the language. Data:
        `MissingTokenizer`.
    LEFT_OUT
        Rows of the files that are not compared. Data: `LeftOutCounts`.
    ASSUMED
        What the file does not say, and was taken for granted to read or pair it. Data: one of
        `bleu_core.corpus.assumptions`.
    FILES_LEFT_OUT
        Files of a folder that are not in the score of the whole. Data: `FilesLeftOut`.
    FEW_SEGMENTS
        Too few segments for a reliable corpus score. Data: `Needed`.
    SHORT_SEGMENTS
        Many references are too short to contain an n-gram of the highest order. Data: `Needed`,
        the required tokens per segment.
    TER_WITHOUT_WORDS
        TER splits at spaces, but the language does not put spaces between words. Data:
        `Spaceless`.
    ONLY_REFERENCE, ONLY_CANDIDATE, DUPLICATE_KEY, EMPTY_REFERENCE, NO_PROPOSAL, EMPTY_CANDIDATE, \
UNTRANSLATED, OTHER_SOURCE, NOT_TRANSLATED, NOT_FOR_TRANSLATION, NEEDS_REVIEW, \
UNCONFIRMED_CANDIDATE, HEADING
        A `bleu_core.settings.Concern`: a reason not to compare some of the pairs. Untranslated
        segments and those of another source text, if many, and headings are also warned of beside
        the score.
    """

    SHIFTED = "shifted"
    REPLACEMENT_CHARACTERS = "replacement_characters"
    MOJIBAKE = "mojibake"
    GUESSED_ENCODING = "guessed_encoding"
    LONE_CARRIAGE_RETURNS = "lone_carriage_returns"
    SCRIPTS_DIFFER = "scripts_differ"
    FOREIGN_SEGMENTS = "foreign_segments"
    MIXED_CHINESE = "mixed_chinese"
    REPEATED_BLOCK = "repeated_block"
    LENGTH_RATIO = "length_ratio"
    EMPTY = "empty"
    TOKENIZED = "tokenized"
    PREAMBLE = "preamble"
    NUMBERING = "numbering"
    CSV_QUOTES = "csv_quotes"
    ESCAPES = "escapes"
    MARKDOWN = "markdown"
    CAT_TAGS = "cat_tags"
    LOOKALIKES = "lookalikes"
    ALL_CAPITALS = "all_capitals"
    ALL_LOWER_CASE = "all_lower_case"
    STRUCTURED = "structured"
    MARKUP = "markup"
    ENTITIES = "entities"
    LINE_SEPARATORS = "line_separators"
    INVISIBLE = "invisible"
    NOT_NFC = "not_nfc"
    FULL_WIDTH = "full_width"
    HALF_WIDTH = "half_width"
    CURLY_QUOTES = "curly_quotes"
    STRAIGHT_QUOTES = "straight_quotes"
    ANGLE_QUOTES = "angle_quotes"
    OTHER_QUOTES = "other_quotes"
    UNUSUAL_SPACES = "unusual_spaces"
    DUPLICATES = "duplicates"
    MIXED_LINE_ENDS = "mixed_line_ends"
    BYTE_ORDER_MARK = "byte_order_mark"

    IDENTICAL = "identical"
    UNRELATED = "unrelated"
    IS_SOURCE = "is_source"
    LANGUAGES_DIFFER = "languages_differ"
    WRONG_LANGUAGE = "wrong_language"
    TIMES_DIFFER = "times_differ"
    NO_MATCH = "no_match"
    EMPTY_CANDIDATES = "empty_candidates"
    EMPTY_REFERENCES = "empty_references"
    CHARACTER_FALLBACK = "character_fallback"
    LEFT_OUT = "left_out"
    ASSUMED = "assumed"
    FILES_LEFT_OUT = "files_left_out"
    FEW_SEGMENTS = "few_segments"
    SHORT_SEGMENTS = "short_segments"
    TER_WITHOUT_WORDS = "ter_without_words"

    ONLY_REFERENCE = "only_reference"
    ONLY_CANDIDATE = "only_candidate"
    DUPLICATE_KEY = "duplicate_key"
    EMPTY_REFERENCE = "empty_reference"
    NO_PROPOSAL = "no_proposal"
    EMPTY_CANDIDATE = "empty_candidate"
    UNTRANSLATED = "untranslated"
    OTHER_SOURCE = "other_source"
    NOT_TRANSLATED = "not_translated"
    NOT_FOR_TRANSLATION = "not_for_translation"
    NEEDS_REVIEW = "needs_review"
    UNCONFIRMED_CANDIDATE = "unconfirmed_candidate"
    HEADING = "heading"

    @property
    def severity(self) -> Severity:
        """The severity by default; see also `Diagnostic.severity`."""
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
        Kind.FOREIGN_SEGMENTS,
        Kind.IDENTICAL,
        Kind.UNRELATED,
        Kind.IS_SOURCE,
        Kind.LANGUAGES_DIFFER,
        Kind.WRONG_LANGUAGE,
        Kind.TIMES_DIFFER,
    )
)
_NOTES = frozenset(
    (
        Kind.DUPLICATES,
        Kind.MIXED_LINE_ENDS,
        Kind.BYTE_ORDER_MARK,
        Kind.LEFT_OUT,
        Kind.ASSUMED,
    )
)
