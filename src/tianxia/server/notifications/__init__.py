"""Notifications: what is queued for whom, and how it reaches them by web push, e-mail or webhook."""
