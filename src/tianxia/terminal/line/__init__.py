"""Line mode: the table as plain text, for pipes and screen readers."""
