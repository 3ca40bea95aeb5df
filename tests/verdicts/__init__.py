"""How often verdicts and intervals are wrong; see ``__main__``."""
