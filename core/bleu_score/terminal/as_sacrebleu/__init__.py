"""`bleu-score --as-sacrebleu`: the flags, the reading and the output of sacreBLEU's command."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
