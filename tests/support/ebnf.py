"""Grammars in the EBNF of the W3C, without recursion, as regular expressions."""

import re

RULE = re.compile(r"^([\w-]+)\s*::= *", re.MULTILINE)
TOKEN = re.compile(
    r'"(?P<text>[^"]*)"|(?P<letters>\[[^\]]+\])|#x(?P<code>[0-9A-F]+)|(?P<name>[a-z][\w-]*)|(?P<sign>[()|?*+])|\s+'
)
CODE = re.compile(r"#x([0-9A-F]{2})")


class Grammar:
    """Rules by name; those in `instead` are regular expressions that take the place of the grammar's own."""

    def __init__(self, text: str, instead: dict[str, str] | None = None) -> None:
        _, *parts = RULE.split(text)
        self.rules = dict(zip(parts[::2], parts[1::2], strict=True))
        self._made = dict(instead or {})

    def pattern(self, name: str) -> str:
        """Return the regular expression of a rule."""
        if name not in self._made:
            rule, at, made = self.rules[name], 0, ""
            while at < len(rule):
                token = TOKEN.match(rule, at)
                assert token, rule[at:]
                made, at = made + self._of(token), token.end()
            self._made[name] = f"(?:{made})"
        return self._made[name]

    def _of(self, token: re.Match[str]) -> str:
        if token["text"] is not None:
            return "(?:" + re.escape(token["text"]).replace(r":\ ", ": *").replace(r"\ ", " +") + ")"
        if token["letters"]:
            return CODE.sub(lambda code: rf"\x{code[1]}", token["letters"])
        if token["code"]:
            return re.escape(chr(int(token["code"], 16)))
        return self.pattern(token["name"]) if token["name"] else token["sign"] or ""

    def has(self, name: str, text: str) -> bool:
        """Return whether a text is of a rule's language."""
        return re.fullmatch(self.pattern(name), text, re.IGNORECASE) is not None
