"""What a browser runs on, in the words by which its person knows it again."""

from typing import Final

# The first that a browser's name of itself contains; most claim to be others as well, so the order matters.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str:
    """Return browser and system, such as "Firefox, Linux"; "" if neither is known."""
    return ", ".join(filter(None, (first_of(BROWSERS, user_agent), first_of(SYSTEMS, user_agent))))


def first_of(names: dict[str, str], user_agent: str) -> str | None:
    """Return the first of the names whose sign the browser gives."""
    return next((name for sign, name in names.items() if sign in user_agent), None)
