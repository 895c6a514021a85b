"""The arguments that a message of a Fluent bundle shows."""

from __future__ import annotations

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


def variables(bundle: FluentBundle, message_id: str) -> tuple[str, ...]:
    """Return the names of the arguments of a message and of the messages that it refers to, in alphabetical order.

    `message_id` may name an attribute as "message.attribute". A missing message has no arguments.
    """
    found = _Variables(bundle)
    found.add(message_id)
    return tuple(sorted(found.names))


class _Variables(Visitor):
    """Collects the names of arguments."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._visited: set[str] = set()
        self.names: set[str] = set()

    def add(self, message_id: str) -> None:
        """Collect the arguments of a message."""
        name, _, attribute = message_id.partition(".")
        if message_id in self._visited or not self._bundle.has_message(name):
            return
        self._visited.add(message_id)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the visitor)
        """Collect an argument."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Collect the arguments of another message, which gets the same values."""
        self.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
