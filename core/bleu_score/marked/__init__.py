"""Texts with what is marked in them: matches, differences, tokens, signs for what is unseen."""
