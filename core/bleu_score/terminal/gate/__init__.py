"""A gate for builds: limits for a score, and for its drop since an earlier result.

`options` has the requested limits, `checks` makes the report in `results`, `sentences` has its
sentences; `junit` and `summary` write it for other programs.
"""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
