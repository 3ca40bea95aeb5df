"""Texts that do something if a program does not treat them as text."""

from __future__ import annotations

# A spreadsheet would try to compute these texts.
FORMULAS = (
    "=cmd|' /C calc'!A0",
    "=1+1",
    '=HYPERLINK("http://example.org")',
    "@SUM(1)",
    "+1+1",
    "+1",
    "-1+1",
    "- a line of a dialog",
    " =1+1",
    "\t=1+1",
    "\r=1+1",
    "\u00a0=1+1",
    "＝1+1",
    "－1＋1",
    "＠SUM(1)",
)

ATTACKS = (
    *FORMULAS,
    "<b>bold</b><script>alert(1)</script>",
    "&amp; &lt;i&gt; \"quoted\" 'once'",
    "\x1b[31mred\x1b[0m\x07",
    "right \u202e to left \u202c \u2066 isolated \u2069 \u200f",
    "a\tb\nc\r\nd",
    "NUL \x00 and C1 \x9b31m",
    "_x0041_ _x000D_",
    "{1,2}",
    "'=1+1",
    "3/4",
    "00123",
    "-1.23",
    "http://example.org/",
    "mailto:a@example.org",
)
