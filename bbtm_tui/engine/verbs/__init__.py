"""The verbs of the card language: one function each, which compiles an effect into a step of play."""
