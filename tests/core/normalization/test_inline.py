"""Inline tags and placeholders: removed, one token each, or text."""

from __future__ import annotations

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.files.contents import Format, Tag, plain_text
from bleu_core.files.documents import Document
from bleu_core.files.units import Units
from bleu_core.normalization.inline import PLACEHOLDER, render_inline
from bleu_core.settings import Settings, Tags
from bleu_core.tokenizers import get_tokenizer

B, END_B, BREAK = Tag("g:1", "<b>"), Tag("/g:1", "</b>"), Tag("x:2", "<br/>", is_break=True)


def tagged(*parts: str | Tag) -> Document:
    return Document("d", Units((plain_text(parts), "plain"), {0: parts}), format=Format.XLIFF)


DOCUMENT = tagged("Press", B, " OK ", END_B, "now", BREAK, "or later")


def rendered(document: Document, settings: Settings) -> str:
    return render_inline([document], settings)[0].segments[0]


def test_tags_are_removed_and_a_break_leaves_a_space() -> None:
    assert DOCUMENT.segments[0] == "Press OK now or later"
    assert render_inline([DOCUMENT], Settings())[0] is DOCUMENT


def test_tags_can_be_text() -> None:
    assert rendered(DOCUMENT, Settings(tags="text")) == "Press<b> OK </b>now<br/>or later"


@pytest.mark.parametrize("name", ["13a", "intl", "zh", "char", "none", "jieba", "jieba-t2s"])
def test_a_tag_is_one_token_in_every_segmentation(name: str) -> None:
    tokenizer = get_tokenizer(name)
    plain = tagged("Press", BREAK, "OK,", BREAK, "now")
    without = tokenizer.tokens(plain.segments[0])
    with_tags = tokenizer.tokens(rendered(plain, Settings(tags="token")))
    private = [token for token in with_tags if any(ord(char) >= 0xF0000 for char in token)]
    assert [token for token in with_tags if token not in private] == without
    assert len(private) == 2
    assert len(set(private)) == 1


def test_equal_tags_of_two_documents_are_equal_tokens_and_others_are_not() -> None:
    one, other = tagged(B, "a", END_B), tagged(END_B, "a", B)
    first, second = render_inline([one, other], Settings(tags="token"))
    assert first.segments[0].split() == second.segments[0].split()[::-1]
    assert first.segments[0] != second.segments[0]


@pytest.mark.parametrize(
    "text",
    ["%s", "%d", "%1$s", "%2$@", "%@", "%.2f", "%05d", "%ld", "%(name)s", "%(count)d", "%1", "%L2",
     "%n", "{0}", "{12}", "{name}", "{{name}}", "{user.name}", "${name}", "%{name}", "#{name}",
     "{0:N2}", "{{ count }}"],
)  # fmt: skip
def test_placeholders_are_found(text: str) -> None:
    assert [found.group() for found in PLACEHOLDER.finditer(f"Open {text}, please")] == [text]
    assert PLACEHOLDER.search(f"a{text}.")


@pytest.mark.parametrize(
    "text", ["100% sure", "50 % discount", "100%", "%", "{}", "{ }", "5%.", "% s", "{a, b}", "a{"]
)
def test_other_text_is_no_placeholder(text: str) -> None:
    assert not PLACEHOLDER.search(text)


@pytest.mark.parametrize(("how", "expected"), [("text", "Hi {0}!"), ("remove", "Hi !")])
def test_placeholders_can_be_text_or_removed(how: Tags, expected: str) -> None:
    document = Document.from_segments("d", ["Hi {0}!"])
    assert rendered(document, Settings(placeholders=how)) == expected


def test_a_placeholder_is_one_token_the_same_wherever_it_stands() -> None:
    document = Document.from_segments("d", ["{0} of {1}", "%s {0}"])
    first, second = render_inline([document], Settings(placeholders="token"))[0].segments
    tokens = first.split()
    assert len(tokens) == 3
    assert second.split()[1] == tokens[0]
    assert len({*tokens, *second.split()}) == 4


def test_the_treatment_of_tags_changes_the_score() -> None:
    reference = DOCUMENT
    candidate = DOCUMENT.with_segments(["Press OK now or later", "plain"])
    scores = {
        how: evaluate(candidates=[candidate], references=[reference], settings=Settings(tags=how))
        .candidates[0]
        .score
        for how in ("remove", "token", "text")
    }
    assert scores["remove"].bleu == pytest.approx(1)
    assert scores["token"].bleu < scores["remove"].bleu
    assert scores["token"].reference_length == scores["remove"].reference_length + 3
    assert scores["text"].bleu < 1
