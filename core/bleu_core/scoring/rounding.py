"""The distance of equal scores that were computed in two ways: their last digits differ."""

from __future__ import annotations

ROUNDING = 1e-9
"""Scores, in points, that differ by no more than this are the same."""
