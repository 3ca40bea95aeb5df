"""What explains BLEU."""
