"""Times of TTML: clocks, offsets, frames and ticks, nested in parallel or in sequence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from bleu_core.files.reading.xml_events import Element

# Lyrics leave out hours, and the unit of seconds.
_CLOCK = re.compile(r"(?:(\d{1,6}):)?(\d{1,2}):(\d{2})(?:\.(\d{1,18})|:(\d{1,6})(?:\.(\d{1,6}))?)?")
_OFFSET = re.compile(r"(\d{1,18}(?:\.\d{1,18})?)(h|m|s|ms|f|t|)")
_UNITS = {
    "h": Fraction(3600),
    "m": Fraction(60),
    "s": Fraction(1),
    "ms": Fraction(1, 1000),
    "": Fraction(1),
}
_MULTIPLIER = re.compile(r"(\d{1,9})[ :](\d{1,9})")
_WHOLE = re.compile(r"\d{1,12}")


def _parameter(root: Element, name: str) -> str:
    """Return a parameter of a document, whichever version its namespace is of."""
    found = (str(value) for key, value in root.attrib.items() if key.endswith(f"}}{name}"))
    return next(found, "").strip()


def _whole(value: str) -> int:
    """Return a parameter that is a whole number; 0 if it is missing."""
    if value and not _WHOLE.fullmatch(value):
        raise ValueError(value)
    return int(value or 0)


@dataclass(frozen=True)
class Clock:
    """The time units of a document.

    Attributes
    ----------
    frames
        Frames that a clock counts per second.
    speed
        Factor from these to the real frames per second; 1000/1001 for NTSC.
    sub_frames
        Parts of a frame.
    ticks
        Ticks per second.
    is_smpte
        Whether a clock counts frames only, so that its seconds last as long as these do.
    drop_mode
        The rule by which it leaves out frame numbers; empty if there is none.
    is_absolute
        Whether times are those of the document even in elements with times, as in Apple's lyrics.
    """

    frames: int = 30
    speed: Fraction = Fraction(1)
    sub_frames: int = 1
    ticks: Fraction = Fraction(1)
    is_smpte: bool = False
    drop_mode: str = ""
    is_absolute: bool = False

    @classmethod
    def of(cls, root: Element) -> Clock:
        """Return the clock of a document.

        Raises
        ------
        ValueError
            If a parameter is damaged.
        """
        frames = _whole(_parameter(root, "frameRate"))
        sub_frames = _whole(_parameter(root, "subFrameRate")) or 1
        speed = Fraction(1)
        if multiplier := _parameter(root, "frameRateMultiplier"):
            found = _MULTIPLIER.fullmatch(multiplier)
            if found is None or not int(found[1]) or not int(found[2]):
                raise ValueError(multiplier)
            speed = Fraction(int(found[1]), int(found[2]))
        return cls(
            frames or 30,
            speed,
            sub_frames,
            # By default as many as there are parts of frames, if that is known.
            Fraction(_whole(_parameter(root, "tickRate")) or frames * speed * sub_frames or 1),
            _parameter(root, "timeBase") == "smpte",
            _parameter(root, "dropMode"),
            any("apple.com" in uri for uri in root.nsmap.values()),
        )

    def seconds(self, value: str) -> Fraction:
        """Return a time.

        Raises
        ------
        ValueError
            If it is not well-formed.
        """
        if found := _OFFSET.fullmatch(value.strip()):
            number, unit = Fraction(found[1]), found[2]
            if unit == "f":
                return number / (self.frames * self.speed)
            return number / self.ticks if unit == "t" else number * _UNITS[unit]
        found = _CLOCK.fullmatch(value.strip())
        if found is None:
            raise ValueError(value)
        hours, minutes, seconds, fraction, frames, parts = found.groups()
        passed = int(hours or 0) * 60 + int(minutes)
        passed_seconds = passed * 60 + int(seconds) + Fraction(f"0.{fraction or 0}")
        counted = int(frames or 0) + Fraction(int(parts or 0), self.sub_frames)
        if self.is_smpte:
            passed_seconds, counted = (
                Fraction(0),
                passed_seconds * self.frames + counted - self._dropped(passed),
            )
        return passed_seconds + counted / (self.frames * self.speed)

    def _dropped(self, minutes: int) -> int:
        """Return the number of frames that the clock has left out after a number of minutes."""
        if self.drop_mode == "dropNTSC":
            return 2 * (minutes - minutes // 10)
        return 4 * (minutes // 2 - minutes // 20) if self.drop_mode == "dropPAL" else 0


@dataclass
class Span:
    """The time in which an element is shown, as far as is known, in seconds.

    Attributes
    ----------
    begin, end
        The end is None if it is not limited.
    is_timed
        Whether the element itself has times.
    is_sequence
        Whether its children come one after the other.
    latest
        End of the children seen so far.
    """

    begin: Fraction
    end: Fraction | None
    is_timed: bool
    is_sequence: bool
    latest: Fraction

    @classmethod
    def unlimited(cls) -> Span:
        """Return the span of a whole document."""
        return cls(Fraction(0), None, False, False, Fraction(0))

    def within(self, element: Element, clock: Clock) -> Span:
        """Return the times at which a child is shown.

        Raises
        ------
        ValueError
            If a time is not well-formed.
        """
        given = {
            name: clock.seconds(value)
            for name in ("begin", "end", "dur")
            if (value := element.get(name)) is not None
        }
        base = self.latest if self.is_sequence else self.begin
        if clock.is_absolute and not self.is_sequence and given:
            base = Fraction(0)
        begin = base + given.get("begin", 0)
        ends = [self.end] if self.end is not None else []
        if "end" in given:
            ends.append(base + given["end"])
        if "dur" in given:
            ends.append(begin + given["dur"])
        end = min(ends) if ends else None
        return Span(begin, end, bool(given), element.get("timeContainer") == "seq", begin)

    def close(self, child: Span) -> None:
        """Note the end of a child, at which the next child of a sequence begins."""
        if child.end is None and child.latest == child.begin:
            return  # the time for which it is shown is unknown
        end = child.latest if child.end is None else child.end
        self.latest = end if self.is_sequence else max(self.latest, end)
