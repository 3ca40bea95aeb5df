"""The explanation of BLEU."""
