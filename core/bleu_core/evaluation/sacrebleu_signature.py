"""sacreBLEU's own signature of a score, made from ours."""

from __future__ import annotations

import re

SACREBLEU_VERSION = "2.6.0"
"""The version whose scores these are, to the last digit."""

# sacreBLEU's keys, with their short forms.
_SACREBLEU_KEYS = {
    "nrefs": "#",
    "bs": "bs",
    "ar": "ar",
    "seed": "rs",
    "case": "c",
    "eff": "e",
    "nc": "nc",
    "nw": "nw",
    "space": "s",
    "tok": "tok",
    "norm": "nr",
    "punct": "pn",
    "asian": "as",
    "smooth": "s",
    "version": "v",
}
_SHORT_OF_TER = {"tok": "t"}
# Keys that sacreBLEU lacks, with the values that its scores have.
_IMPLIED = {"ngram": "4", "reflen": "closest"}
_SACREBLEU_TOKENIZERS = re.compile(
    r"(13a|zh|char|none|tercom|ja-mecab-.*|ko-mecab-.*|intl|flores101|flores200)"
    r"(-regex-[\w.]+|-[0-9a-f]{16})?"
)


def sacrebleu_signature(signed: str, *, short: bool = False) -> str | None:
    """Return sacreBLEU's own signature of a score; None if sacreBLEU cannot compute this score.

    Parameters
    ----------
    signed
        The score's signature, as `signature` returns it.
    short
        Whether to abbreviate it as ``sacrebleu --short`` does.
    """
    content = dict(pair.partition(":")[::2] for pair in signed.split("|"))
    if content.get("nrefs") == "1":
        content["reflen"] = "closest"  # a single reference is also the shortest
    content.pop("verdicts", None)  # not those of sacreBLEU's p
    content.pop("beta", None)  # the metric's name contains it: chrF3
    if any(content.pop(key, value) != value for key, value in _IMPLIED.items()):
        return None
    tokenizer = _SACREBLEU_TOKENIZERS.fullmatch(content.get("tok", "none"))
    method, _, number = content.get("smooth", "none").partition("[")
    if (
        not content.keys() <= _SACREBLEU_KEYS.keys()
        or content["nrefs"] == "var"  # an empty line counts as a reference in sacreBLEU
        or tokenizer is None
        or method == "add-one-all"
        or content.get("norm", "no") not in ("yes", "no")
    ):
        return None
    if "tok" in content:
        content["tok"] = tokenizer[1]
    if number:
        content["smooth"] = f"{method}[{float(number[:-1]):.2f}]"
    if "ar" in content:
        content.pop("bs")  # the resamples of our intervals
    content["version"] = SACREBLEU_VERSION
    names = {}
    if short:
        names = _SACREBLEU_KEYS | (_SHORT_OF_TER if content.get("tok") == "tercom" else {})
    return "|".join(f"{names.get(key, key)}:{value}" for key, value in content.items())
