"""BLEU Desktop: the window, the terminal command, and the words of both."""
