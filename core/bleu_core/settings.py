"""What the user chooses about a score, and the profiles that choose it together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, get_args

from bleu_core.errors import SettingInvalid

Segmentation = Literal[
    "auto", "13a", "intl", "zh", "char", "none", "jieba", "jieba-t2s", "ja-mecab", "ko-mecab"
]
Smoothing = Literal["none", "exp", "floor", "add-k", "add-one-all"]
ReferenceLength = Literal["closest", "shortest"]
Profile = Literal["definition", "sacrebleu", "tensorflow"]

SEGMENTATIONS: tuple[Segmentation, ...] = get_args(Segmentation)
SMOOTHINGS: tuple[Smoothing, ...] = get_args(Smoothing)
REFERENCE_LENGTHS: tuple[ReferenceLength, ...] = get_args(ReferenceLength)
PROFILES: tuple[Profile, ...] = get_args(Profile)
MAX_ORDER_BOUNDS = (1, 8)
SMOOTHING_VALUE_BOUNDS = (0, 1000)

# sacreBLEU's defaults; the other smoothings have no value.
SMOOTHING_VALUES: dict[Smoothing, float] = {"floor": 0.1, "add-k": 1.0}

# Smoothing and reference length are what a profile decides.
_PROFILE_CHOICES: dict[Profile, tuple[Smoothing, ReferenceLength]] = {
    "definition": ("none", "closest"),
    "sacrebleu": ("exp", "closest"),
    "tensorflow": ("none", "shortest"),
}


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

    Raises
    ------
    SettingInvalid
        If a value is not among those allowed.
    """

    target_language: str | None = None
    segmentation: Segmentation = "auto"
    smoothing: Smoothing = "none"
    smoothing_value: float | None = None
    reference_length: ReferenceLength = "closest"
    lowercase: bool = False
    max_order: int = 4
    effective_order: bool = False

    def __post_init__(self) -> None:
        for name, allowed in (
            ("segmentation", SEGMENTATIONS),
            ("smoothing", SMOOTHINGS),
            ("reference_length", REFERENCE_LENGTHS),
        ):
            if getattr(self, name) not in allowed:
                raise SettingInvalid(name, getattr(self, name), allowed)
        low, high = MAX_ORDER_BOUNDS
        is_number = isinstance(self.max_order, int) and not isinstance(self.max_order, bool)
        if not is_number or not low <= self.max_order <= high:
            raise SettingInvalid("max_order", self.max_order, MAX_ORDER_BOUNDS)
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
