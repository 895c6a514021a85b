"""Names of packages as pip compares them."""

import re


def canonical(name: str) -> str:
    """Return the normalized name of a distribution (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def required_name(requirement: str) -> str:
    """Return the normalized name of the distribution that a requirement such as "rich>=14" asks for."""
    return canonical(re.split(r"[^A-Za-z0-9._-]", requirement)[0])
