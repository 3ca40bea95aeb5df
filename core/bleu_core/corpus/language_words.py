"""Whether two texts are in the same language, judged by their most frequent words.

No model of a language is needed for that: the few dozen words that are most frequent in a text
make up a third of any other text in its language, and next to nothing of a text in another.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

# At most this many segments are looked at, spread over the whole text.
_SAMPLE_SEGMENTS = 500
# With fewer words, or fewer different ones, or if the frequent ones are no larger a share of them,
# nothing can be told: the texts of an interface hardly have any words such as "the".
_LEAST_WORDS = 200
_LEAST_DIFFERENT = 80
_LEAST_SHARE = 0.15
_FREQUENT = 40
# Texts in two languages have hardly a tenth of each other's share, texts in one nearly all of it.
_SAME = 0.3
# For the name of a language: the share of its function words, and how far ahead of the next.
_LEAST_KNOWN = 0.15
_AHEAD = 1.3

_WORD = re.compile(r"[^\W\d_]+")

# The most frequent words of some languages, to name a language and to tell related ones apart.
_FUNCTION_WORDS = {
    "ca": "de la i el que a en els les per amb un una del és al no es com ha dels són",
    "cs": "a v se na je že o s z do to i ve k pro za by ale jako jsou byl po od jsem není",
    "da": "og i at det er en til af på de som med for den ikke der et har var han fra jeg",
    "de": "die der und in zu den das nicht von sie ist des sich mit dem dass er es ein auf eine",
    "en": "the of and to a in is that for it on was with as be are this by at from you have",
    "es": "de la que el en y a los se del las un por con no una su para es al lo como",
    "et": "ja on ei et see oli ta kui mis aga ka oma nii siis või ning kes seda nad mida",
    "fi": "ja on ei että se oli hän mutta ovat kun myös joka tai kuin niin ole mukaan jos hänen",
    "fr": "de la le et les des en un une que est pour qui dans il du pas au sur ne par plus",
    "hu": "a az és hogy nem is egy ez meg de volt csak már azt mint ha vagy még van el ki",
    "id": "yang dan di dengan untuk dari pada ini itu dalam tidak ke akan adalah juga oleh saya",
    "it": "di e il la che in un a per è una del non le con si i da della sono gli come",
    "nl": "de en van het een in is dat op te zijn met voor niet die er aan hij ook om als",
    "no": "og i det er som en på til av at for med ikke den har de jeg et om var han fra",
    "pl": "w i na się z do to nie że o jest jak za od po przez są ale dla co tak czy jego",
    "pt": "de a o que e do da em um para com não uma os no se na por mais as dos como",
    "ro": "de și în a la cu nu pe care o din că este un să se pentru mai sunt fi prin",
    "ru": "и в не на что я с он как по это но из у за то все так его от было для бы",
    "sk": "a v sa na je že o s z do to i vo k pre za by ale ako sú bol po od som nie",
    "sv": "och i att det som en på är av för med den till har de inte om ett var han jag från",
    "sw": "ya na wa kwa katika ni la za kuwa hii cha hiyo kama lakini huo wake yake wao",
    "tl": "ang ng sa na mga at ay ito ni kung siya hindi para si niya kanyang isang mula",
    "tr": "ve bir bu da de için ile olarak çok daha olan gibi ne en sonra var kadar ama değil",
    "uk": "і в не на що з у як до та це за він від але для про його бути є також які",
    "vi": "và của là có được các trong cho một không những với người đã này để khi đến về",
}


@dataclass(frozen=True)
class WordProfile:
    """The words of a text, as many of its segments as are needed.

    Attributes
    ----------
    counts
        How often each word occurs, in lower case.
    total
        Number of words.
    """

    counts: Counter[str]
    total: int

    @classmethod
    def of(cls, segments: Sequence[str]) -> WordProfile:
        """Count the words of a text."""
        step = max(1, len(segments) // _SAMPLE_SEGMENTS)
        counts = Counter(_WORD.findall("\n".join(segments[::step]).lower()))
        return cls(counts, counts.total())

    def frequent(self) -> frozenset[str]:
        """Return the most frequent words."""
        return frozenset(word for word, _ in self.counts.most_common(_FREQUENT))

    def share(self, words: frozenset[str]) -> float:
        """Return how much of the text these words make up, 0 to 1."""
        return sum(self.counts[word] for word in words) / self.total if self.total else 0.0

    def language(self) -> str | None:
        """Return the tag of the language, if it is a known one; None if that is not clear."""
        shares = sorted((self.share(words), tag) for tag, words in _known().items())
        (second, _), (first, tag) = shares[-2:]
        return tag if first >= max(_LEAST_KNOWN, _AHEAD * second) else None


def seem_different(own: WordProfile, expected: WordProfile) -> bool:
    """Tell whether two texts are in different languages; false if there is any doubt."""
    for profile in (own, expected):
        if profile.total < _LEAST_WORDS or len(profile.counts) < _LEAST_DIFFERENT:
            return False
    # Related languages share many words, but not that many of each other's list.
    if (known := own.language()) and (other := expected.language()) and known != other:
        return True
    return all(_is_foreign(one, other) for one, other in ((own, expected), (expected, own)))


def _is_foreign(text: WordProfile, to: WordProfile) -> bool:
    """Whether a text hardly has the words that are frequent in another."""
    frequent = to.frequent()
    usual = to.share(frequent)
    return usual >= _LEAST_SHARE and text.share(frequent) < _SAME * usual


@cache
def _known() -> dict[str, frozenset[str]]:
    return {tag: frozenset(words.split()) for tag, words in _FUNCTION_WORDS.items()}
