"""Comparison of the languages of two texts by their most frequent words.

No model of a language is needed for that: the few dozen words that are most frequent in a text
make up a third of any other text in its language, and next to nothing of a text in another.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

# Greatest number of segments that are read, spread over the text.
_SAMPLE_SEGMENTS = 500
# With fewer words, or fewer different ones, or if the frequent ones are no larger a share of them,
# languages are not compared, and have no name: the texts of an interface hardly have any words such
# as "the".
_LEAST_WORDS = 200
_LEAST_DIFFERENT = 80
_LEAST_SHARE = 0.15
_FREQUENT = 40
# Texts in two languages have hardly a tenth of each other's share, texts in one nearly all of it.
_SAME = 0.3
# For the name of a language: in a large text, the least share of its function words times that of
# its list which occurs, as other languages have some of the words by chance; and the least lead of
# function words that it does not share with the next language.
_LEAST_CLEAR = 0.08
_AHEAD = 2
_LEAST_AHEAD = 3
# A word is usual in a text if it has at least this share of the words.
_LEAST_USUAL = 0.0015

# Languages with nearly the same frequent words.
_ALIKE = ({"nb", "nn", "no"}, {"bs", "hr", "sr"})

_WORD = re.compile(r"[^\W\d_]+")

# The most frequent words of some languages, to name a language and to distinguish related ones.
FUNCTION_WORDS: dict[str, frozenset[str]] = {
    tag: frozenset(words.split())
    for tag, words in {
        "af": (
            "die en van het in is nie dat te wat vir met op hy sy ook was om aan as by nog "
            "na kan deur"
        ),
        "bg": (
            "на и да се в е за не от са с че ще по като то си до но при това които след също може"
        ),
        "ca": (
            "de la i el que a en els les per amb un una del és al no es com ha dels són va "
            "més seva aquest aquesta pel també però molt han o"
        ),
        "cs": (
            "a v se na je že o s z do to i ve k pro za by ale jako jsou byl po od jsem není "
            "které která který"
        ),
        "cy": "y yn i a o ar ac yr mae wedi i'r am gan ei oedd fod eu hyn bod na",
        "da": (
            "og i at det er en til af på de som med for den ikke der et har var han fra jeg "
            "kan vi blev efter også"
        ),
        "de": (
            "die der und in zu den das nicht von sie ist des sich mit dem dass er es ein "
            "auf eine für im als auch wie werden wurde einer einen war haben hat aus bei "
            "oder sind nach"
        ),
        "en": (
            "the of and to a in is that for it on was with as be are this by at from you "
            "have not they has which or he an but his were their we will been had who its "
            "can more one would said about when there"
        ),
        "eo": "la de kaj en al estas ne por ke kun sed pri li mi el tiu kiu ĝi pli ili",
        "es": (
            "de la que el en y a los se del las un por con no una su para es al lo como más "
            "pero sus o este ha fue esta son entre cuando muy sin sobre también hasta hay "
            "donde desde todo nos durante uno ser"
        ),
        "et": (
            "ja on ei et see oli ta kui mis aga ka oma nii siis või ning kes seda nad mida "
            "pärast ole kuid välja enam kõik"
        ),
        "eu": (
            "eta da ez du bat ere dira zen ziren dute izan baina dago egin den zuen hau duen beste"
        ),
        "fi": (
            "ja on ei että se oli hän mutta ovat kun myös joka tai kuin niin ole mukaan jos "
            "hänen sen olivat sekä voi jotka sitä"
        ),
        "fr": (
            "de la le et les des en un une que est pour qui dans il du pas au sur ne par "
            "plus ce se son avec sont ou été cette mais aux comme nous leur ont elle ces sa "
            "peut être fait était"
        ),
        "ga": "an na agus ar a i is le do go bhí sé ag tá de sin ní raibh mar seo",
        "gl": (
            "de a o que e do da en un os unha para non as con por se no na dos ao como máis "
            "foi é ou das polo pola son tamén pero súa seu esta este á nos ten"
        ),
        "hr": (
            "i u je se na da za su od s kao ne koji o to iz a će bi ili ali samo koja koje nije bio"
        ),
        "hu": (
            "a az és hogy nem is egy ez meg de volt csak már azt mint ha vagy még van el ki "
            "voltak amely által után lehet"
        ),
        "id": (
            "yang dan di dengan untuk dari pada ini itu dalam tidak ke akan adalah juga "
            "oleh saya karena bisa atau sebagai mereka telah dapat seperti lebih ada kami "
            "kita anda tersebut namun serta bahwa menjadi ia bagi saat secara hanya kepada"
        ),
        "is": ("og að í á er sem til við um en það var með af ekki fyrir hann hafa voru þess eru"),
        "it": (
            "di e il la che in un a per è una del non le con si i da della sono gli come "
            "dei al più anche ma alla nel o ha delle dal questo lo stato essere loro suo "
            "quando nella"
        ),
        "lt": "ir yra kad į su iš tai kaip buvo bet ar jis už apie po nuo dėl kuri taip jų",
        "lv": "un ir ka no ar uz par to bija tas kas kā bet lai arī viņš pēc nav vai pie",
        "ms": (
            "yang dan di dengan untuk dari pada ini itu dalam tidak ke akan adalah juga "
            "oleh kerana boleh ialah atau sebagai mereka telah daripada seperti lebih ada "
            "kami kita anda tersebut namun serta bahawa menjadi beliau bagi semasa secara "
            "hanya kepada ketika pelbagai manakala"
        ),
        "nl": (
            "de en van het een in is dat op te zijn met voor niet die er aan hij ook om als "
            "maar bij nog wordt werd naar dan hebben worden heeft uit of door"
        ),
        "no": (
            "og i det er som en på til av at for med ikke den har de jeg et om var han fra "
            "kan vi ble etter også noe hun"
        ),
        "pl": (
            "w i na się z do to nie że o jest jak za od po przez są ale dla co tak czy jego "
            "oraz które który która być tym było"
        ),
        "pt": (
            "de a o que e do da em um para com não uma os no se na por mais as dos como mas "
            "foi ao ele das tem à seu sua ou ser quando muito há nos já está também só pelo "
            "pela até isso"
        ),
        "ro": (
            "de și în a la cu nu pe o care din că este un să se pentru mai sunt fi prin au "
            "al ale fost dar ca lui după sau"
        ),
        "ru": (
            "и в не на что я с он как по это но из у за то все так его от было для бы о "
            "который или также был они которые только"
        ),
        "sk": (
            "a v sa na je že o s z do to i vo k pre za by ale ako sú bol po od som nie "
            "ktoré ktorý ktorá"
        ),
        "sl": "in je v na se za da so z s ki ne pa tudi po kot o ali bi pri ter od iz bil",
        "sq": "të e në i dhe që me për një nga se është u si ka por nuk më janë do",
        "sr": (
            "и у је се на да за су од са као не који о то из а ће би или али само која које "
            "није био"
        ),
        "sv": (
            "och i att det som en på är av för med den till de har inte om ett var han jag "
            "från kan vi efter också eller sig vid ut men"
        ),
        "sw": (
            "ya na wa kwa katika ni la za kuwa hii cha hiyo kama lakini huo wake yake wao "
            "vya pia kutoka zaidi"
        ),
        "tl": (
            "ang ng sa na mga at ay ito ni kung siya hindi para si niya kanyang isang mula "
            "nang may kay rin upang"
        ),
        "tr": (
            "ve bir bu da de için ile olarak çok daha olan gibi ne en sonra var kadar ama "
            "değil olduğunu her o ya ki"
        ),
        "uk": (
            "і в не на що з у як до та це за він від але для про його бути є також які був або було"
        ),
        "vi": (
            "và của là có được các trong cho một không những với người đã này để khi đến về "
            "cũng như ra nhiều tại từ sẽ"
        ),
    }.items()
}


@dataclass(frozen=True)
class WordProfile:
    """The words of a text, or of a sample of its segments.

    Attributes
    ----------
    counts
        Number of occurrences of each word, in lower case.
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
        """Return the share of these words in the text, 0 to 1."""
        return self._count(words) / self.total if self.total else 0.0

    @property
    def is_large(self) -> bool:
        """Whether there are enough words to tell languages apart."""
        return self.total >= _LEAST_WORDS and len(self.counts) >= _LEAST_DIFFERENT

    def count_known(self) -> int:
        """Return the number of function words of the language; 0 if it is not known."""
        language = self.language()
        return self._count(FUNCTION_WORDS[language]) if language else 0

    def _count(self, words: frozenset[str]) -> int:
        return sum(self.counts[word] for word in words)

    def _evidence(self, words: frozenset[str]) -> float:
        """Return the share of function words in the text, times the share of them that occur."""
        return self.share(words) * len(words & self.counts.keys()) / len(words)

    def usual(self) -> frozenset[str]:
        """Return the words that occur so often that they are no accident."""
        least = max(2, _LEAST_USUAL * self.total)
        return frozenset(word for word, count in self.counts.items() if count >= least)

    def language(self) -> str | None:
        """Return the tag of the language, if it is a known one; None if that is not clear.

        Related languages share most of these words. Those that only one of two has decide.
        """
        shares = sorted((self.share(words), tag) for tag, words in FUNCTION_WORDS.items())
        first, tag = shares[-1]
        own = FUNCTION_WORDS[tag]
        if self._evidence(own) < _LEAST_CLEAR if self.is_large else first < _LEAST_SHARE:
            return None
        for _, other in shares[-4:-1]:
            words = FUNCTION_WORDS[other]
            ahead = self._count(own - words)
            if ahead < max(_LEAST_AHEAD, _AHEAD * self._count(words - own)):
                return None
        return tag

    def contradicts(self, tag: str) -> bool:
        """Tell whether the text is clearly in another language than its name says."""
        language = tag.split("-")[0]
        alike = next((tags for tags in _ALIKE if language in tags), {language})
        most = max(FUNCTION_WORDS.values(), key=self._evidence)
        spoken = self.language() if self._evidence(most) >= _LEAST_CLEAR else None
        if spoken is not None:
            return spoken not in alike
        # Fewer words are enough to rule out a language whose own words are known.
        own = [FUNCTION_WORDS[each] for each in alike if each in FUNCTION_WORDS]
        return bool(own) and all(
            self._count(most) >= self._count(words) + _LEAST_AHEAD
            and self._evidence(most) > _AHEAD * self._evidence(words)
            for words in own
        )


def seem_different(own: WordProfile, expected: WordProfile) -> bool:
    """Tell whether two texts are in different languages; false if there is any doubt."""
    if not (own.is_large and expected.is_large):
        return False
    # Related languages share many words, but not that many of each other's list.
    if (known := own.language()) and (other := expected.language()) and known != other:
        return True
    return all(_is_foreign(one, other) for one, other in ((own, expected), (expected, own)))


def _is_foreign(text: WordProfile, to: WordProfile) -> bool:
    """Tell whether a text hardly has the words that are frequent in another."""
    frequent = to.frequent()
    usual = to.share(frequent)
    return usual >= _LEAST_SHARE and text.share(frequent) < _SAME * usual
