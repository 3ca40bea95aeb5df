"""Further views of an evaluation: ranks, segments, other tokenizers and programs."""
