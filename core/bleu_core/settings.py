"""The settings of a score, and profiles that set several of them together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from bleu_core import options
from bleu_core.errors import SettingInvalid

TokenizerName = Literal[
    "auto",
    "13a",
    "intl",
    "zh",
    "char",
    "none",
    "jieba",
    "jieba-t2s",
    "ja-mecab",
    "ko-mecab",
    "flores101",
    "flores200",
]
Smoothing = Literal["none", "exp", "floor", "add-k", "add-one-all"]
ReferenceLength = Literal["closest", "shortest"]
Profile = Literal["definition", "sacrebleu", "tensorflow"]
MetricName = Literal["bleu", "chrf", "chrf++", "ter"]
PairedTest = Literal["none", "bs", "ar"]
Tags = Literal["remove", "token", "text"]
Normalization = Literal[
    "shared",
    "characters",
    "csv-quotes",
    "markup",
    "cat-tags",
    "preamble",
    "numbering",
    "markdown",
    "typography",
    "t2s",
    "detok",
]
PairBy = Literal["auto", "key", "position", "content"]
Concern = Literal[
    "only_reference",
    "only_candidate",
    "duplicate_key",
    "empty_reference",
    "no_suggestion",
    "empty_candidate",
    "untranslated",
    "other_source",
    "not_translated",
    "not_for_translation",
    "needs_review",
    "unconfirmed_candidate",
    "heading",
    "notes",
    "same_in_all",
]

TOKENIZERS: tuple[TokenizerName, ...] = get_args(TokenizerName)
MODEL_PREFIX = "spm:"
SMOOTHINGS: tuple[Smoothing, ...] = get_args(Smoothing)
REFERENCE_LENGTHS: tuple[ReferenceLength, ...] = get_args(ReferenceLength)
PROFILES: tuple[Profile, ...] = get_args(Profile)
METRICS: tuple[MetricName, ...] = get_args(MetricName)
PAIRED_TESTS: tuple[PairedTest, ...] = get_args(PairedTest)
TAGS: tuple[Tags, ...] = get_args(Tags)
# Always applied in this order.
NORMALIZATIONS: tuple[Normalization, ...] = get_args(Normalization)
# These compare the texts of an evaluation with each other, so they need all of them.
OF_ALL_TEXTS: frozenset[Normalization] = frozenset({"shared", "characters"})
PAIR_BY: tuple[PairBy, ...] = get_args(PairBy)
CONCERNS: tuple[Concern, ...] = get_args(Concern)
MAX_ORDER_BOUNDS = (1, 8)
SMOOTHING_VALUE_BOUNDS = (0, 1000)
# The 95 % interval drops 2.5 % at either end, which takes at least 40 resamples.
RESAMPLES_BOUNDS = (40, 1_000_000)
SEED_BOUNDS = (0, 2**64 - 1)

# sacreBLEU's defaults: for the bootstrap, and for approximate randomization.
BOOTSTRAP_RESAMPLES = 1_000
RANDOMIZATION_TRIALS = 10_000

# A difference is significant if its p, corrected for the number of comparisons, is below this.
SIGNIFICANCE_LEVEL = 0.05

# Share of the segments that two runs must have in common to be compared, by default.
MIN_COMMON = 0.5

# sacreBLEU's defaults; the other smoothing methods have no value.
SMOOTHING_VALUES: dict[Smoothing, float] = {"floor": 0.1, "add-k": 1.0}

# The options that a profile sets. It resets BLEU's other options to their defaults, except those
# below.
_PROFILE_CHOICES: dict[Profile, tuple[Smoothing, ReferenceLength]] = {
    "definition": ("none", "closest"),
    "sacrebleu": ("exp", "closest"),
    "tensorflow": ("none", "shortest"),
}
NOT_OF_PROFILES = ("target_language", "tokenizer")

# For other target languages, sacreBLEU uses 13a.
_SACREBLEU_TOKENIZERS: dict[str, TokenizerName] = {
    "zh": "zh",
    "ja": "ja-mecab",
    "ko": "ko-mecab",
}


@dataclass(frozen=True, kw_only=True)
class ChrfOptions:
    """Options of chrF, with sacreBLEU's defaults for ``--chrf-…``.

    Attributes
    ----------
    char_order, word_order
        The longest character n-grams (1 to 8) and word n-grams (0 to 8); word order 2 is chrF++.
    beta
        Weight of recall relative to precision, 1 to 100.
    lowercase
        Whether to ignore case.
    whitespace
        Whether white space counts as characters. Trailing white space in lines of plain text files
        never counts, as sacreBLEU's command strips it.
    eps_smoothing
        Whether to include orders without any n-grams (with a tiny value), instead of ignoring them.

    Raises
    ------
    SettingInvalid
        If a value is not allowed.
    """

    char_order: int = options.whole(
        6, (1, 8), "-cc", "--chrf-char-order", sign=options.Sign("nc"), sacrebleu=True
    )
    word_order: int = options.whole(
        0, (0, 8), "-cw", "--chrf-word-order", sign=options.Sign("nw"), sacrebleu=True
    )
    # The default is not in the signature, because the metric's name contains it: chrF2.
    beta: int = options.whole(
        2, (1, 100), "--chrf-beta", sign=options.Sign("beta", by_default=False), sacrebleu=True
    )
    whitespace: bool = options.switch(
        "--chrf-whitespace", sign=options.Sign("space"), sacrebleu=True
    )
    lowercase: bool = options.switch(
        "--chrf-lowercase", sign=options.Sign("case", on="lc", off="mixed"), sacrebleu=True
    )
    eps_smoothing: bool = options.switch(
        "--chrf-eps-smoothing", sign=options.Sign("eff", on="no", off="yes"), sacrebleu=True
    )

    def __post_init__(self) -> None:
        options.check_options(self)

    @property
    def columns(self) -> int:
        """Number of values in the statistics of a segment."""
        return 3 * (self.char_order + self.word_order)


@dataclass(frozen=True, kw_only=True)
class TerOptions:
    """Options of TER, with sacreBLEU's defaults for ``--ter-…``.

    Attributes
    ----------
    normalized
        Whether to decode XML entities and split off punctuation.
    no_punct
        Whether to remove punctuation.
    asian_support
        Whether these two also split East Asian characters and remove East Asian punctuation.
    case_sensitive
        Whether case matters.
    """

    normalized: bool = options.switch("--ter-normalized", sign=options.Sign("norm"), sacrebleu=True)
    asian_support: bool = options.switch(
        "--ter-asian-support", sign=options.Sign("asian"), sacrebleu=True
    )
    no_punct: bool = options.switch(
        "--ter-no-punct", sign=options.Sign("punct", on="no", off="yes"), sacrebleu=True
    )
    case_sensitive: bool = options.switch(
        "--ter-case-sensitive", sign=options.Sign("case", on="mixed", off="lc"), sacrebleu=True
    )

    def __post_init__(self) -> None:
        options.check_options(self)


@dataclass(frozen=True, kw_only=True)
class Resampling:
    """Options of confidence intervals and paired tests.

    Attributes
    ----------
    confidence
        Whether to compute each score's 95 % interval by bootstrap.
    paired_test
        The comparison of candidates: ``bs``, paired bootstrap; ``ar``, paired approximate
        randomization; ``none``.
    baseline
        Name or index of the candidate the others are compared with; None compares all pairs.
    resamples
        Number of resamples, 40 to 1,000,000; None for sacreBLEU's default: 1,000, or 10,000 trials
        of approximate randomization. With None, verdicts use more if there are many comparisons.
    seed
        Seed of the random numbers, 0 to 2⁶⁴ - 1; the same seed gives the same results.

    Raises
    ------
    SettingInvalid
        If a value is not allowed.
    """

    confidence: bool = options.switch("-ci", "--confidence", form="certainty")
    paired_test: PairedTest = options.choice(
        "none",
        PAIRED_TESTS,
        value_flags={"bs": ("-pbs", "--paired-bs"), "ar": ("-par", "--paired-ar")},
        form="certainty",
    )
    baseline: str | int | None = options.candidate("--baseline")
    resamples: int | None = options.whole(None, RESAMPLES_BOUNDS, "--resamples", form="certainty")
    seed: int = options.whole(12345, SEED_BOUNDS, "--seed", form="certainty")

    def __post_init__(self) -> None:
        options.check_options(self)

    @property
    def is_requested(self) -> bool:
        """Whether there is anything to resample."""
        return self.confidence or self.paired_test != "none"

    @property
    def bootstrap_resamples(self) -> int:
        """Number of bootstrap resamples."""
        return self.resamples or BOOTSTRAP_RESAMPLES

    @property
    def randomization_trials(self) -> int:
        """Number of trials of approximate randomization."""
        return self.resamples or RANDOMIZATION_TRIALS

    def verdict_resamples(self, comparisons: int) -> int:
        """Return the number of resamples, or trials, that verdicts rest on.

        Parameters
        ----------
        comparisons
            Number of comparisons by the same metric, for which p-values are corrected.
        """
        usual = RANDOMIZATION_TRIALS if self.paired_test == "ar" else BOOTSTRAP_RESAMPLES
        return self.resamples or max(usual, resamples_needed(comparisons))


def resamples_needed(comparisons: int) -> int:
    """Return the number of resamples that a number of comparisons needs.

    The smallest p possible, 1 / (resamples + 1), is then a tenth of the threshold that the smallest
    p of the comparisons must pass after correction.
    """
    return round(10 * comparisons / SIGNIFICANCE_LEVEL) - 1


@dataclass(frozen=True, kw_only=True)
class PairingOptions:
    """The choice of pairing, and of the segments to leave out.

    Attributes
    ----------
    by
        The method of pairing: ``auto`` uses keys if all files have them, else positions;
        ``content`` finds matching segments even if lines are missing.
    leave_out, keep
        Concerns whose segments are left out or kept, overriding the defaults for the files.

    Raises
    ------
    SettingInvalid
        If a value is not allowed.
    """

    by: PairBy = options.choice("auto", PAIR_BY, "--pair", metavar="P")
    leave_out: tuple[Concern, ...] = options.choices((), CONCERNS, "--leave-out")
    keep: tuple[Concern, ...] = options.choices((), CONCERNS, "--keep")

    def __post_init__(self) -> None:
        options.check_options(self)


@options.says_names
@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a score.

    Attributes
    ----------
    target_language
        A language tag such as ``zh-TW``; None to detect it from file names and text.
    tokenizer
        The tokenizer; ``auto`` chooses by target language. ``spm:FILE`` is a SentencePiece model.
    smoothing
        The smoothing of n-gram precisions without a match.
    smoothing_value
        For ``floor`` and ``add-k``, 0 to 1000; None for sacreBLEU's default (0.1 and 1).
    reference_length
        The length that is used if there are several references.
    lowercase
        Whether to ignore case.
    max_order
        The longest n-grams counted, 1 to 8.
    effective_order
        Whether to ignore orders the candidate is too short for.
    metrics
        The metrics to compute. BLEU, which all settings above apply to, is always computed.
    chrf, ter
        Options of these metrics; ``chrf++`` is chrF with word n-grams up to order 2.
    resampling
        Options of intervals and comparisons.
    pairing
        The pairing of segments, and those to leave out.
    tags, placeholders
        The treatment of inline tags, and of placeholders such as ``{0}`` and ``%s``: removed, as
        one token each, or as text.
    normalize
        Normalizations applied to all texts before they are compared.
    post_edited
        Whether the reference is the final text made from the candidate. Then only segments that
        have both are compared, whatever the format of the files and the options of pairing.

    Raises
    ------
    SettingInvalid
        If a value is not allowed.
    """

    target_language: str | None = options.language("-l", "--language", form="basic")
    tokenizer: TokenizerName | str = options.choice(
        "auto",
        TOKENIZERS,
        "-tok",
        "--tokenize",
        aliases={"spm": "flores101"},  # as in sacreBLEU
        file_prefix=MODEL_PREFIX,
        metavar="T",
        sign=options.Sign("tok"),
        sacrebleu=True,
        form="basic",
    )
    smoothing: Smoothing = options.choice(
        "none",
        SMOOTHINGS,
        "-s",
        "--smooth-method",
        metavar="S",
        sign=options.Sign("smooth"),
        sacrebleu=True,
        form="details",
    )
    # The signature includes it with the smoothing method.
    smoothing_value: float | None = options.decimal(
        None, SMOOTHING_VALUE_BOUNDS, "-sv", "--smooth-value", sacrebleu=True, form="details"
    )
    reference_length: ReferenceLength = options.choice(
        "closest",
        REFERENCE_LENGTHS,
        "--reference-length",
        metavar="R",
        sign=options.Sign("reflen"),
        form="details",
    )
    lowercase: bool = options.switch(
        "-lc",
        "--lowercase",
        sign=options.Sign("case", on="lc", off="mixed"),
        sacrebleu=True,
        form="details",
    )
    max_order: int = options.whole(
        4, MAX_ORDER_BOUNDS, "--max-ngram-order", sign=options.Sign("ngram"), form="details"
    )
    effective_order: bool = options.switch(
        "--effective-order", sign=options.Sign("eff"), form="details"
    )
    pairing: PairingOptions = options.in_group(PairingOptions(), "text")
    tags: Tags = options.choice(
        "remove",
        TAGS,
        "--tags",
        group="text",
        metavar="T",
        sign=options.Sign("tags", by_default=False),
        form="details",
    )
    placeholders: Tags = options.choice(
        "text",
        TAGS,
        "--placeholders",
        group="text",
        metavar="T",
        sign=options.Sign("ph", by_default=False),
        form="details",
    )
    normalize: tuple[Normalization, ...] = options.choices(
        (),
        NORMALIZATIONS,
        "--normalize",
        group="text",
        metavar="N",
        sign=options.Sign("norm", by_default=False),
    )
    metrics: tuple[MetricName, ...] = options.choices(
        ("bleu",), METRICS, "-m", "--metrics", group="metrics", metavar="M"
    )
    chrf: ChrfOptions = options.in_group(ChrfOptions(), "metrics")
    ter: TerOptions = options.in_group(TerOptions(), "metrics")
    resampling: Resampling = options.in_group(Resampling(), "certainty")
    post_edited: bool = False

    def __post_init__(self) -> None:
        options.check_options(self)

    @classmethod
    def definition(cls, **choices: Any) -> Settings:
        """Return settings that score as BLEU is defined: no smoothing, the closest reference.

        Parameters
        ----------
        **choices
            Any other fields of the settings, which overrule the preset's.
        """
        return cls(**choices)

    @classmethod
    def sacrebleu(cls, **choices: Any) -> Settings:
        """Return settings that score as sacreBLEU does without options.

        Its tokenizer is 13a, or sacreBLEU's tokenizer for the target language if that is given.

        Parameters
        ----------
        **choices
            Any other fields of the settings, which overrule the preset's.

        Examples
        --------
        >>> Settings.sacrebleu().smoothing, Settings.sacrebleu(lowercase=True).lowercase
        ('exp', True)
        >>> Settings.sacrebleu(target_language="zh-CN").tokenizer
        'zh'
        """
        language = str(choices.get("target_language") or "").lower().partition("-")[0]
        preset = cls().with_profile("sacrebleu")
        preset = replace(preset, tokenizer=_SACREBLEU_TOKENIZERS.get(language, "13a"))
        return replace(preset, **choices)

    @classmethod
    def tensorflow(cls, **choices: Any) -> Settings:
        """Return settings that score as TensorFlow NMT's BLEU: the shortest reference counts.

        Parameters
        ----------
        **choices
            Any other fields of the settings, which overrule the preset's.
        """
        return replace(cls().with_profile("tensorflow"), **choices)

    @property
    def effective_smoothing_value(self) -> float | None:
        """The value used for smoothing; None if the method has no value."""
        if self.smoothing not in SMOOTHING_VALUES:
            return None
        if self.smoothing_value is None:
            return SMOOTHING_VALUES[self.smoothing]
        return self.smoothing_value

    @property
    def are_of_sacrebleu(self) -> bool:
        """Whether smoothing and reference length are those of the profile ``sacrebleu``."""
        return (self.smoothing, self.reference_length) == _PROFILE_CHOICES["sacrebleu"]

    @property
    def is_bleu_alone(self) -> bool:
        """Whether only BLEU is requested: no other metric, no interval and no comparison."""
        drawn = self.resampling.is_requested
        return set(self.metrics) <= {"bleu"} and not drawn

    @property
    def profile(self) -> Profile | None:
        """The profile these settings match, if any."""
        # The smoothing methods of profiles have no value.
        plain = replace(self, smoothing_value=None)
        return next((name for name in PROFILES if self.with_profile(name) == plain), None)

    def with_profile(self, profile: Profile) -> Settings:
        """Return these settings with everything a profile determines set accordingly.

        Raises
        ------
        SettingInvalid
            If there is no such profile.
        """
        if profile not in PROFILES:
            raise SettingInvalid("profile", profile, PROFILES)
        smoothing, reference_length = _PROFILE_CHOICES[profile]
        decided = {
            one.name: one.default
            for one in options.declarations(type(self))
            if one.group == "scoring" and one.name not in NOT_OF_PROFILES
        }
        decided |= {"smoothing": smoothing, "reference_length": reference_length}
        return replace(self, **decided)


def chrf_options(metric: str, settings: Settings) -> ChrfOptions:
    """Return the options of ``chrf``, or of ``chrf++``, which also counts word n-grams."""
    return replace(settings.chrf, word_order=2) if metric == "chrf++" else settings.chrf
