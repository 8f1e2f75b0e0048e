"""A season of fantasy football management, the card game, at one terminal."""

__version__ = "0.1.0"
