"""The command `bleu-score`, and the messages it shares with the window."""
