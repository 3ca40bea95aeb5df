"""The control words of Rich Text Format that matter for its text."""

from __future__ import annotations

CHARACTERS = {
    "tab": "\t", "line": "\n", "lbr": "\n", "softline": "\n",
    "emdash": "\N{EM DASH}", "endash": "\N{EN DASH}", "bullet": "\N{BULLET}",
    "lquote": "\N{LEFT SINGLE QUOTATION MARK}", "rquote": "\N{RIGHT SINGLE QUOTATION MARK}",
    "ldblquote": "\N{LEFT DOUBLE QUOTATION MARK}", "rdblquote": "\N{RIGHT DOUBLE QUOTATION MARK}",
    "emspace": "\N{EM SPACE}", "enspace": "\N{EN SPACE}", "qmspace": "\N{FOUR-PER-EM SPACE}",
    "zwj": "\N{ZERO WIDTH JOINER}", "zwnj": "\N{ZERO WIDTH NON-JOINER}",
    "zwbo": "\N{ZERO WIDTH SPACE}", "zwnbo": "\N{WORD JOINER}",
    "ltrmark": "\N{LEFT-TO-RIGHT MARK}", "rtlmark": "\N{RIGHT-TO-LEFT MARK}",
}  # fmt: skip
"""Characters that are written as control words."""

SYMBOLS = {
    "~": "\N{NO-BREAK SPACE}", "-": "\N{SOFT HYPHEN}", "_": "\N{NON-BREAKING HYPHEN}",
    "{": "{", "}": "}", "\\": "\\",
}  # fmt: skip
"""Characters that are written with a backslash."""

NOT_TEXT = frozenset(
    "aftncn aftnsep aftnsepc annotation atnauthor atnid atnparent atntime atrfend atrfstart author"
    " background bkmkend bkmkstart buptim category colorschememapping colortbl comment company"
    " creatim datafield datastore do doccomm docvar falt ffname fldinst fldtype filetbl fontemb"
    " fontfile footer footerf footerl footerr footnote formfield ftncn ftnsep ftnsepc generator"
    " header headerf headerl headerr info keywords latentstyles list listoverridetable listpicture"
    " listtable listtext manager mmathPr nonesttables nonshppict object operator panose pgptbl pict"
    " pn pnseclvl pntext pntxta pntxtb printim private revtbl revtim rsidtbl rxe shp shpgrp shptxt"
    " stylesheet subject tc themedata title txe userprops wgrffmtfilter xe xmlnstbl".split()
)
"""Groups without text of the body: properties, notes, pictures, numbers of lists, drawings."""

SHOWN = frozenset(("nesttableprops", "ud"))
"""Groups that are read although they are marked as unknown to old programs."""

_CODE_PAGES = {437: "cp437", 10000: "mac_roman", 1361: "johab", 936: "gbk", 65001: "utf-8"}
_KNOWN = {
    *(720, 737, 775, 850, 852, 855, 857, 858, 860, 861, 862, 863, 864, 865, 866, 869, 874),
    *(932, 949, 950),
    *range(1250, 1259),
}

CHARSETS = {
    77: "mac_roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gbk", 136: "cp950",
    161: "cp1253", 162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257",
    204: "cp1251", 222: "cp874", 238: "cp1250", 254: "cp437", 255: "cp850",
}  # fmt: skip
"""The encoding of fonts by their number for a set of characters, other than Western ones."""


def codec_of(code_page: int) -> str | None:
    """Return the name of a code page's codec; None if it is unknown."""
    return f"cp{code_page}" if code_page in _KNOWN else _CODE_PAGES.get(code_page)
