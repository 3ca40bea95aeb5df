"""Each notation of characters is read back, and text that only looks like one stays."""

from __future__ import annotations

import pytest

from bleu_core.normalization.notations import NOTATIONS, REFERENCES


def read(text: str) -> str:
    for notation in NOTATIONS:
        text = notation.read(text)
    return text


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("&amp; &lt;b&gt; &quot;x&quot; it&apos;s", '& <b> "x" it\'s'),
        ("&#39;&#x27;&#X27;", "'''"),
        ("&nbsp;&eacute;&Eacute; &hellip;", "\xa0éÉ …"),
        ("&#128512;&#91;", "😀["),
        # References are read only once.
        ("&amp;amp;", "&amp;"),
        (r"One.\nTwo\tthree\r\nfour", "One. Two three four"),
        (r"say \"hi\", it\'s \/", 'say "hi", it\'s /'),
        (r"caf\u00e9 \ud83d\ude00 \ud83d", r"café 😀 \ud83d"),
        (r"caf\xe9, ma\xc3\xb1ana", "café, mañana"),
        ("caf%C3%A9 %E2%80%99", "café ’"),
        ("caf=C3=A9", "café"),
        ("cafÃ©, 25Â° â€“ ðŸ˜€ zaÅ¼Ã³Å‚Ä‡ è¯• â\x80\x94", "café, 25° – 😀 zażółć 试 —"),
        ("ｶﾞﾊﾟ｡", "ガパ。"),
        ("ﬁn, 𝐛𝐨𝐥𝐝, ⼈, ﻣﻦ", "fin, bold, 人, من"),
        ("а саt оn а mаt, nο ΡROBLEM", "а cat on а mat, no PROBLEM"),
        ("cafe\u0301 \u1112", "café \u1112"),
        ("zero\u200bwidth\u2060\ufeff soft\xadhyphen \x1b[1m", "zerowidth softhyphen [1m"),
    ],
)
def test_writings_are_read(written: str, meant: str) -> None:
    assert read(written) == meant


@pytest.mark.parametrize(
    "text",
    [
        "&amp &lt ?a=1&copy=2 &notit; &nosuchname; &; &#; &#x; & amp; &#0; &#xD800; &#x110000;",
        r"\nabla \times \text{x} \\n \x",
        "100 %, 5%20, a=b, ==, x=3F",
        "Ärger, Übung, ÑANDÚ, ÇA, Øre, Ð, ß, naïve, rôle, Łódź, 5 €, à « ê »",
        "TNFα iPhoneом ΔT μm сто, kΩ",
        "1.º, 2.ª, m², ½, ™, №, ℃, Ⅳ, Ａ！ 他说，好。",
        "น้ำ ทำ, ㅋㅋ, 한국어, हिन्दी, می\u200cخواهم क्\u200dष 👩\u200d👩\u200d👧 ❤\ufe0f",
        "q\u0301",
    ],
)
def test_text_that_only_looks_like_a_notation_stays(text: str) -> None:
    assert read(text) == text


def test_the_writings_of_a_text_have_meanings() -> None:
    assert [*REFERENCES.writings("a &lt; b &nosuch; &gt;")] == [("&lt;", "<"), ("&gt;", ">")]
    assert REFERENCES.is_in(["a", "a &lt;"], "&")
    assert not REFERENCES.is_in(["a &nosuch;"], "&")
    assert [written for written, _ in REFERENCES.writings("&lt;")] == ["&lt;"]
    assert "a &lt;" not in [written for written, _ in REFERENCES.writings("a &lt;")]
