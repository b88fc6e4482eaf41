"""The full-screen app, screen by screen."""
