"""What the user chooses about a score, and the profiles that choose it together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, get_args

from bleu_core.errors import SettingInvalid

TokenizerName = Literal[
    "auto", "13a", "intl", "zh", "char", "none", "jieba", "jieba-t2s", "ja-mecab", "ko-mecab"
]
Smoothing = Literal["none", "exp", "floor", "add-k", "add-one-all"]
ReferenceLength = Literal["closest", "shortest"]
Profile = Literal["definition", "sacrebleu", "tensorflow"]
MetricName = Literal["bleu", "chrf", "chrf++", "ter"]
PairedTest = Literal["none", "bs", "ar"]
Tags = Literal["remove", "token", "text"]
Normalization = Literal[
    "entities", "markup", "nfc", "invisible", "width", "quotes", "t2s", "detok", "spaces"
]
PairBy = Literal["auto", "key", "position", "alignment"]
Concern = Literal[
    "only_reference",
    "only_candidate",
    "duplicate_key",
    "empty_reference",
    "empty_candidate",
    "untranslated",
    "not_translated",
    "not_for_translation",
    "needs_review",
]

TOKENIZERS: tuple[TokenizerName, ...] = get_args(TokenizerName)
SMOOTHINGS: tuple[Smoothing, ...] = get_args(Smoothing)
REFERENCE_LENGTHS: tuple[ReferenceLength, ...] = get_args(ReferenceLength)
PROFILES: tuple[Profile, ...] = get_args(Profile)
METRICS: tuple[MetricName, ...] = get_args(MetricName)
PAIRED_TESTS: tuple[PairedTest, ...] = get_args(PairedTest)
TAGS: tuple[Tags, ...] = get_args(Tags)
# In the order they are applied in, whatever the order they are asked for.
NORMALIZATIONS: tuple[Normalization, ...] = get_args(Normalization)
PAIR_BY: tuple[PairBy, ...] = get_args(PairBy)
CONCERNS: tuple[Concern, ...] = get_args(Concern)
MAX_ORDER_BOUNDS = (1, 8)
SMOOTHING_VALUE_BOUNDS = (0, 1000)
# Resamples below this leave no 2.5 % at either end.
RESAMPLES_BOUNDS = (40, 1_000_000)
SEED_BOUNDS = (0, 2**64 - 1)

# sacreBLEU's defaults: for the bootstrap, and for approximate randomization.
BOOTSTRAP_RESAMPLES = 1_000
RANDOMIZATION_TRIALS = 10_000

# sacreBLEU's defaults; the other smoothings have no value.
SMOOTHING_VALUES: dict[Smoothing, float] = {"floor": 0.1, "add-k": 1.0}

# Smoothing and reference length are what a profile decides.
_PROFILE_CHOICES: dict[Profile, tuple[Smoothing, ReferenceLength]] = {
    "definition": ("none", "closest"),
    "sacrebleu": ("exp", "closest"),
    "tensorflow": ("none", "shortest"),
}


@dataclass(frozen=True, kw_only=True)
class ChrfOptions:
    """What chrF counts: sacreBLEU's ``--chrf-…`` options, with its defaults.

    Attributes
    ----------
    char_order, word_order
        The longest n-grams of characters (1 to 8) and of words (0 to 8); word order 2 makes
        chrF++.
    beta
        How many times as much recall counts as precision, 1 to 100.
    lowercase
        Whether upper and lower case count as equal.
    whitespace
        Whether white space counts among the characters.
    eps_smoothing
        Whether orders that no segment is long enough for count too.

    Raises
    ------
    SettingInvalid
        If a value is not among those allowed.
    """

    char_order: int = 6
    word_order: int = 0
    beta: int = 2
    lowercase: bool = False
    whitespace: bool = False
    eps_smoothing: bool = False

    def __post_init__(self) -> None:
        for name, bounds in (("char_order", (1, 8)), ("word_order", (0, 8)), ("beta", (1, 100))):
            _check_whole(f"chrf_{name}", getattr(self, name), bounds)

    @property
    def columns(self) -> int:
        """Numbers in the statistics of a segment."""
        return 3 * (self.char_order + self.word_order)


@dataclass(frozen=True, kw_only=True)
class TerOptions:
    """What TER takes for words, and which of them for equal: sacreBLEU's ``--ter-…`` options.

    Attributes
    ----------
    normalized
        Whether XML entities are resolved and punctuation becomes words of its own.
    no_punct
        Whether punctuation is left out.
    asian_support
        Whether the two above also split and leave out East Asian characters.
    case_sensitive
        Whether upper and lower case differ.
    """

    normalized: bool = False
    no_punct: bool = False
    asian_support: bool = False
    case_sensitive: bool = False


@dataclass(frozen=True, kw_only=True)
class Resampling:
    """How sure a score is, and a difference between two: what is computed of it.

    Attributes
    ----------
    confidence
        Whether to compute each score's 95 % interval by bootstrap.
    paired_test
        How to compare candidates: ``bs``, paired bootstrap; ``ar``, paired approximate
        randomization; ``none``.
    baseline
        Index of the candidate the others are compared with; None compares all pairs.
    resamples
        How many corpora are drawn, 40 to 1,000,000; None for sacreBLEU's default: 1,000, for
        approximate randomization 10,000 trials.
    seed
        Of the random numbers, 0 to 2⁶⁴ - 1; the same seed gives the same numbers.

    Raises
    ------
    SettingInvalid
        If a value is not among those allowed.
    """

    confidence: bool = False
    paired_test: PairedTest = "none"
    baseline: int | None = None
    resamples: int | None = None
    seed: int = 12345

    def __post_init__(self) -> None:
        if self.paired_test not in PAIRED_TESTS:
            raise SettingInvalid("paired_test", self.paired_test, PAIRED_TESTS)
        if self.resamples is not None:
            _check_whole("resamples", self.resamples, RESAMPLES_BOUNDS)
        _check_whole("seed", self.seed, SEED_BOUNDS)

    @property
    def bootstrap_resamples(self) -> int:
        """Corpora drawn by the bootstrap."""
        return self.resamples or BOOTSTRAP_RESAMPLES

    @property
    def randomization_trials(self) -> int:
        """Trials of approximate randomization."""
        return self.resamples or RANDOMIZATION_TRIALS


def _check_whole(name: str, value: object, bounds: tuple[int, int]) -> None:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    if not is_number or not bounds[0] <= value <= bounds[1]:  # type: ignore[operator]
        raise SettingInvalid(name, value, bounds)


@dataclass(frozen=True, kw_only=True)
class PairingOptions:
    """What belongs together, and what is left out.

    Attributes
    ----------
    by
        How segments are paired: ``auto`` takes keys where all files have them and positions
        elsewhere; ``alignment`` finds what fits together where lines are missing.
    leave_out, keep
        Concerns whose segments are left out or kept, whatever is usual for the files.

    Raises
    ------
    SettingInvalid
        If a value is not among those allowed.
    """

    by: PairBy = "auto"
    leave_out: tuple[Concern, ...] = ()
    keep: tuple[Concern, ...] = ()

    def __post_init__(self) -> None:
        if self.by not in PAIR_BY:
            raise SettingInvalid("pair_by", self.by, PAIR_BY)
        for name in ("leave_out", "keep"):
            for concern in getattr(self, name):
                if concern not in CONCERNS:
                    raise SettingInvalid(name, concern, CONCERNS)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How to score.

    Attributes
    ----------
    target_language
        A language tag such as ``zh-TW``; None to find it from file names and text.
    segmentation
        How text is cut into tokens; ``auto`` chooses by target language.
    smoothing
        What happens to n-gram precisions without a match.
    smoothing_value
        For ``floor`` and ``add-k``, 0 to 1000; None for sacreBLEU's default (0.1 and 1).
    reference_length
        Which reference's length counts, of several.
    lowercase
        Whether upper and lower case count as equal.
    max_order
        The longest n-grams counted, 1 to 8.
    effective_order
        Whether orders longer than the candidate are left out.
    metrics
        What to compute; BLEU, which all settings above are about, is always computed.
    chrf, ter
        Options of these metrics; ``chrf++`` is chrF with words up to order 2.
    resampling
        Intervals and comparisons.
    pairing
        What belongs together, and what is left out.
    tags, placeholders
        What becomes of inline tags, and of placeholders in the text such as ``{0}`` and ``%s``:
        removed, one token each, or text.
    normalize
        What is made equal in all texts before they are compared.

    Raises
    ------
    SettingInvalid
        If a value is not among those allowed.
    """

    target_language: str | None = None
    tokenizer: TokenizerName = "auto"
    smoothing: Smoothing = "none"
    smoothing_value: float | None = None
    reference_length: ReferenceLength = "closest"
    lowercase: bool = False
    max_order: int = 4
    effective_order: bool = False
    metrics: tuple[MetricName, ...] = ("bleu",)
    chrf: ChrfOptions = ChrfOptions()
    ter: TerOptions = TerOptions()
    resampling: Resampling = Resampling()
    pairing: PairingOptions = PairingOptions()
    tags: Tags = "remove"
    placeholders: Tags = "text"
    normalize: tuple[Normalization, ...] = ()

    def __post_init__(self) -> None:
        for normalization in self.normalize:
            if normalization not in NORMALIZATIONS:
                raise SettingInvalid("normalize", normalization, NORMALIZATIONS)
        for metric in self.metrics:
            if metric not in METRICS:
                raise SettingInvalid("metrics", metric, METRICS)
        for name, allowed in (
            ("tokenizer", TOKENIZERS),
            ("smoothing", SMOOTHINGS),
            ("reference_length", REFERENCE_LENGTHS),
            ("tags", TAGS),
            ("placeholders", TAGS),
        ):
            if getattr(self, name) not in allowed:
                raise SettingInvalid(name, getattr(self, name), allowed)
        _check_whole("max_order", self.max_order, MAX_ORDER_BOUNDS)
        value = self.smoothing_value
        low, high = SMOOTHING_VALUE_BOUNDS
        if value is not None and not (isinstance(value, int | float) and low <= value <= high):
            raise SettingInvalid("smoothing_value", value, SMOOTHING_VALUE_BOUNDS)

    @property
    def effective_smoothing_value(self) -> float | None:
        """The value the smoothing works with; None for one that has no value."""
        if self.smoothing not in SMOOTHING_VALUES:
            return None
        if self.smoothing_value is None:
            return SMOOTHING_VALUES[self.smoothing]
        return self.smoothing_value

    @property
    def is_bleu_alone(self) -> bool:
        """Whether no further metric, no interval and no comparison is asked for."""
        drawn = self.resampling.confidence or self.resampling.paired_test != "none"
        return set(self.metrics) <= {"bleu"} and not drawn

    @property
    def profile(self) -> Profile | None:
        """The profile these settings agree with; None if they agree with none."""
        if self.max_order != 4 or self.effective_order or self.lowercase:
            return None
        chosen = (self.smoothing, self.reference_length)
        return next((name for name, choice in _PROFILE_CHOICES.items() if choice == chosen), None)

    def with_profile(self, profile: Profile) -> Settings:
        """Return these settings with everything a profile decides set by it.

        Raises
        ------
        SettingInvalid
            If there is no such profile.
        """
        if profile not in PROFILES:
            raise SettingInvalid("profile", profile, PROFILES)
        smoothing, reference_length = _PROFILE_CHOICES[profile]
        return replace(
            self,
            smoothing=smoothing,
            smoothing_value=None,
            reference_length=reference_length,
            lowercase=False,
            max_order=4,
            effective_order=False,
        )


def chrf_options(metric: MetricName, settings: Settings) -> ChrfOptions:
    """Return the options of ``chrf``, or of ``chrf++``, which counts words too."""
    return replace(settings.chrf, word_order=2) if metric == "chrf++" else settings.chrf
