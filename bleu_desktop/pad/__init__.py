"""A page to type or paste texts, scored with each keystroke."""
