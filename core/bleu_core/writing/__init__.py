"""Saving the texts of an evaluation, one module per format."""
