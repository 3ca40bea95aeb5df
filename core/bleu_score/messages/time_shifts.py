"""Messages for the times of subtitles that were shifted."""

from __future__ import annotations

from bleu_core.files.assumptions import TimesShifted
from bleu_score.i18n import format_number, translate
from bleu_score.messages.metrics import signed

# Milliseconds that two decimals of a second do not show.
_UNSEEN = 5


def shift_text(shift: TimesShifted, document: str) -> str:
    """Return a sentence about the shift and stretch of a document's times."""
    seconds = signed(shift.offset / 1000)
    rate = f"×{format_number(shift.rate, 4)}"
    if shift.frame_rates is not None:
        own, expected = (frames_text(rate) for rate in shift.frame_rates)
        rate = translate("Assumptions", "{rate} ({own} → {expected} fps)").format(
            rate=rate, own=own, expected=expected
        )
    if shift.rate == 1:
        text = translate("Assumptions", "“{document}”: times shifted by {seconds} s")
    elif abs(shift.offset) < _UNSEEN:
        text = translate("Assumptions", "“{document}”: times stretched {rate}")
    else:
        text = translate(
            "Assumptions", "“{document}”: times stretched {rate} and shifted by {seconds} s"
        )
    return text.format(document=document, seconds=seconds, rate=rate)


def frames_text(rate: float) -> str:
    """Return a frame rate as it is usually written: 25, 23.976, 29.97."""
    return format_number(rate, 0 if rate.is_integer() else 3 if rate < 24 else 2)
