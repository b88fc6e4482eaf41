"""The terminal table: line mode for pipes and screen readers, and a Textual app. It holds no rules."""
