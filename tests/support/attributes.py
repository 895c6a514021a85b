"""The fields of an object of the engine, whether it runs interpreted or compiled."""


def field_names(thing: object) -> tuple[str, ...]:
    """Return the names of the fields that its class declares; none for plain values.

    mypyc keeps the names of a compiled class in `__mypyc_attrs__` and has no `__slots__`.
    """
    kind = type(thing)
    return tuple(getattr(kind, "__mypyc_attrs__", ()) or getattr(kind, "__slots__", ()))
