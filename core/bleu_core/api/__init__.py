"""The library's functions for strings, documents, files and folders, and checks of arguments."""
