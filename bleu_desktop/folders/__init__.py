"""Folders: the pairs of their files, and a tree of the files with scores."""
