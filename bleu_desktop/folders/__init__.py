"""Folders: what is paired in them, and a tree of their files with scores."""
