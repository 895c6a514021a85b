"""The fields of an object of the engine, whether it runs interpreted or compiled."""


def field_names(thing: object) -> tuple[str, ...]:
    """Return the names of the fields that its class declares; none for plain values.

    mypyc keeps the names of a compiled class in `__mypyc_attrs__` and has no `__slots__`.
    """
    kind = type(thing)
    names = getattr(kind, "__mypyc_attrs__", ()) or getattr(kind, "__slots__", ())
    return tuple(name for name in names if name != "__hash__")
