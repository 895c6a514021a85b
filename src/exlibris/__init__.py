"""Ex Libris, the board game of rival librarians, as software (unofficial)."""


def __getattr__(name: str) -> str:
    """Answer `__version__` on demand: reading package metadata costs more than importing the engine."""
    if name == "__version__":
        from importlib.metadata import version

        return version("exlibris-game")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
