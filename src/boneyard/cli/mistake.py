"""What went wrong at the keyboard."""


class Mistake(Exception):
    """Something the person at the keyboard can put right; the message says how."""
