"""The commands of ``bbtm``, one module each, with ``configure(parser)`` and ``run(args) -> exit code``."""


class Failure(Exception):
    """A command cannot do what was asked; the sentence tells what is wrong and the way out."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code


class Misuse(Failure):
    """The command line asks for something that is not possible (exit code 2)."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, 2)
