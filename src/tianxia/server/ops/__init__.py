"""Running a server, and loading one with scripted clients."""
