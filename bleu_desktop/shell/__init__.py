"""The program around the pages: application, main window, menus, preferences."""
