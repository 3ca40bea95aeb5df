"""`bleu-score --as-sacrebleu`: the flags, the reading and the output of sacreBLEU's command."""
