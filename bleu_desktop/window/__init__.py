"""The window: Qt Widgets around one `Session`."""
