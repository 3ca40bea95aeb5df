"""A user's script with columns, arrays and generators, for checks of its types."""

from collections.abc import Iterator

import numpy as np
import pandas

from bleu_core import (
    Document,
    Settings,
    corpus_bleu,
    corpus_chrf,
    corpus_statistics,
    corpus_ter,
    evaluate,
    sentence_bleu,
)

frame = pandas.DataFrame({"mt": ["A dog barks at night."], "ref": ["A dog barks at night."]})
array = np.array(["A dog barks at night."])


def lines() -> Iterator[str]:
    yield "A dog barks at night."


scores = [
    corpus_bleu(frame["mt"], frame["ref"]).percent,
    corpus_bleu(frame["mt"], [frame["ref"], ["A cat."]]).percent,
    corpus_bleu(array, [array]).percent,
    corpus_bleu(["A dog barks at night."], [["A dog barks at night."], [None]]).percent,
    corpus_chrf(lines(), lines()).percent,
    corpus_ter(("A dog barks at night.",), [lines()]).percent,
    sentence_bleu(
        "A dog barks at night.", (each for each in ("A dog barks at night.", None))
    ).percent,
    corpus_statistics(lines(), [lines()], Settings(tokenizer="13a")).percents()["bleu"],
]
results = [
    evaluate(candidates=[lines()], references={"a": lines()}),
    evaluate(candidates={"x": array}, references=[["A dog barks at night."], [None]]),
    evaluate(candidates=[frame["mt"]], references=[Document.from_segments("r", frame["ref"])]),
    evaluate(candidates=(each for each in [lines()]), references=[lines()], source=lines()),
]
print(f"{scores[0]:.2f} {results[0].candidates[0].score:.2f}")
