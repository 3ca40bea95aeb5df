"""Messages for the times of subtitles that were shifted."""

from __future__ import annotations

from bleu_core.files.assumptions import TimesShifted
from bleu_core.files.reading.subtitles.cues import clock
from bleu_score.i18n import format_number, join_names, translate
from bleu_score.messages.metrics import signed

# Milliseconds that two decimals of a second do not show.
_UNSEEN = 5


def shift_text(shift: TimesShifted, document: str) -> str:
    """Return a sentence about the shift and stretch of a document's times."""
    rate = f"×{format_number(shift.rate, 4)}"
    if shift.frame_rates is not None:
        own, expected = (frames_text(rate) for rate in shift.frame_rates)
        rate = translate("Assumptions", "{rate} ({own} → {expected} fps)").format(
            rate=rate, own=own, expected=expected
        )
    shifts = _offsets_text(shift)
    if shift.rate == 1:
        text = translate("Assumptions", "“{document}”: times shifted by {shifts}")
    elif not shifts:
        text = translate("Assumptions", "“{document}”: times stretched {rate}")
    else:
        text = translate(
            "Assumptions", "“{document}”: times stretched {rate} and shifted by {shifts}"
        )
    return text.format(document=document, shifts=shifts, rate=rate)


def _offsets_text(shift: TimesShifted) -> str:
    """Return the offset, unless it is none, and the offset after each jump."""
    first = translate("Assumptions", "{seconds} s").format(seconds=signed(shift.offset / 1000))
    later = translate("Assumptions", "{seconds} s from {time} on")
    return join_names(
        [
            *([first] if abs(shift.offset) >= _UNSEEN else []),
            *(
                later.format(
                    seconds=signed(jump.offset / 1000), time=clock(jump.start).partition(",")[0]
                )
                for jump in shift.jumps
            ),
        ]
    )


def frames_text(rate: float) -> str:
    """Return a frame rate as it is usually written: 25, 23.976, 29.97."""
    return format_number(rate, 0 if rate.is_integer() else 3 if rate < 24 else 2)
