"""The program around the pages: application, main window, menus, what is remembered."""
