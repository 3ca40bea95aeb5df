"""What is odd in the texts, and what mending it does to BLEU."""
