"""The ways in which a module is broken: each mutant is one small change of its syntax tree."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.FloorDiv: ast.Mult,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.Pow: ast.Mult,
}
EXCHANGED = {"min": "max", "max": "min", "any": "all", "all": "any"}
TRANSPARENT = {"sorted", "reversed", "set"}  # calls that may be left out
EMPTY: dict[str, ast.expr] = {  # by the type that a function returns
    "bytes": ast.Constant(b""),
    "list": ast.List([], ast.Load()),
    "int": ast.Constant(0),
}
# What is said about a decision or told to the players is no rule; comparing and copying states has tests elsewhere.
NO_RULES = {"about", "facts", "copy", "__reduce__"}
NO_CODE = {"annotation", "returns", "decorator_list", "type_params"}
SHORT = 24  # characters; a key shows more of the code around a shorter change
Compound = ast.If | ast.For | ast.While | ast.FunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Spot:
    """A node that can be changed, and where it is: in a field of the last node of the trail, which is outermost first.

    In a field that is a list it has an index.
    """

    node: ast.AST
    trail: tuple[ast.AST, ...]
    field: str
    index: int | None

    def put(self, node: ast.AST) -> None:
        """Put a node into this place."""
        if self.index is None:
            setattr(self.trail[-1], self.field, node)
        else:
            getattr(self.trail[-1], self.field)[self.index] = node

    @property
    def function(self) -> ast.FunctionDef | None:
        """The function around the node."""
        return next((node for node in reversed(self.trail) if isinstance(node, ast.FunctionDef)), None)

    @property
    def where(self) -> str:
        """The qualified name of the function or class around the node, or "module"."""
        names = [node.name for node in self.trail if isinstance(node, ast.FunctionDef | ast.ClassDef)]
        return ".".join(names) or "module"


@dataclass(frozen=True)
class Mutant:
    """One change of one module. Its key names file, function and code, so that it outlives changes elsewhere."""

    key: str
    file: Path
    where: str  # the qualified name of the function or class around it, or "module"
    spot: int  # position among the nodes that can be changed
    change: int  # position among the changes of that node

    def code(self) -> CodeType:
        """Return the module's code with the change."""
        tree = ast.parse(self.file.read_text("utf-8"))
        spot = list(spots(tree))[self.spot]
        spot.put(ast.copy_location(changes(spot)[self.change], spot.node))
        code: CodeType = compile(ast.fix_missing_locations(tree), str(self.file), "exec")
        return code


def mutants_of(file: Path, name: str) -> list[Mutant]:
    """Return all mutants of a module; `name` stands for it in their keys."""
    found: list[Mutant] = []
    seen: Counter[str] = Counter()
    for at, spot in enumerate(spots(ast.parse(file.read_text("utf-8")))):
        for number, new in enumerate(changes(spot)):
            key = f"{name} {spot.where}: {_described(spot, new)}"
            seen[key] += 1
            again = f" (no. {seen[key]})" if seen[key] > 1 else ""
            found.append(Mutant(key + again, file, spot.where, at, number))
    return found


def spots(node: ast.AST, trail: tuple[ast.AST, ...] = ()) -> Iterator[Spot]:
    """Yield all nodes that stand for rules; not annotations, decorators and messages."""
    for name, value in ast.iter_fields(node):
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.AST) and name not in NO_CODE and not _is_no_rule(child):
                yield Spot(child, (*trail, node), name, index if isinstance(value, list) else None)
                yield from spots(child, (*trail, node))


def _is_no_rule(node: ast.AST) -> bool:
    match node:
        case ast.FunctionDef(name=name):
            return name in NO_RULES
        case (
            ast.Expr(value=ast.Constant() | ast.Call(func=ast.Attribute(attr="tell")))
            | ast.Raise()
            | ast.Assert()
            | ast.Import()
            | ast.ImportFrom()
            | ast.If(test=ast.Name(id="TYPE_CHECKING"))
            | ast.Compare(left=ast.Attribute(attr="recorder"))
        ):
            return True
    return False


def changes(spot: Spot) -> list[ast.AST]:
    """Return the replacements for the node, one for each mutant."""
    match spot.node:
        case ast.Constant(value=bool(value)):
            return [ast.Constant(not value)]
        case ast.Constant(value=int(value)):
            return [ast.Constant(value + 1), *([ast.Constant(value - 1)] if value else [])]  # no count is below 0
        case ast.Call() as call:
            return _changed_calls(call)
        case ast.stmt() as statement:
            return _changed_statements(statement, spot)
        case ast.expr() as expression:
            return _changed_expressions(expression)
    return []


def _changed_expressions(node: ast.expr) -> list[ast.AST]:
    match node:
        case ast.BinOp():
            return _changed_arithmetic(node)
        case ast.Compare(left=left, ops=[op], comparators=right):
            return [ast.Compare(left, [other()], right) for other in COMPARISONS[type(op)]]
        case ast.BoolOp(op=op, values=values):
            return [ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return [operand]
        case ast.IfExp(test=test, body=body, orelse=orelse) if _is_plain(test):
            return [ast.IfExp(_negated(test), body, orelse)]
    return []


def _changed_arithmetic(node: ast.BinOp) -> list[ast.AST]:
    """Return the operation with another operator; of a sum, which may join bytes, and of a remainder, its parts."""
    match node.op:
        case ast.Add():
            return [node.left, node.right]
        case ast.Mod():
            return [node.left]
    return [ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)]


def _is_plain(test: ast.expr) -> bool:
    """Return whether no other change negates the test."""
    return not (isinstance(test, ast.Compare | ast.UnaryOp) or _is_no_rule(test))


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _changed_calls(call: ast.Call) -> list[ast.AST]:
    name, args = ast.unparse(call.func), call.args
    if name in EXCHANGED:
        return [ast.Call(ast.Name(EXCHANGED[name], ast.Load()), args, call.keywords)]
    left_out: list[ast.AST] = [args[0]] if name in TRANSPARENT and len(args) == 1 else []
    pairs = [i for i in range(len(args) - 1) if _can_be_exchanged(args[i], args[i + 1])]
    swapped = [[*args[:i], args[i + 1], args[i], *args[i + 2 :]] for i in pairs]
    return left_out + [ast.Call(call.func, arguments, call.keywords) for arguments in swapped]


def _can_be_exchanged(first: ast.expr, second: ast.expr) -> bool:
    """Return whether these arguments differ, and the call does not fail at once, as with a text for a number."""
    texts = {ast.unparse(first), ast.unparse(second)}
    return len(texts) == 2 and not any(text[0] in "'\"*" or text in {"s", "f"} for text in texts)


def _changed_statements(node: ast.stmt, spot: Spot) -> list[ast.AST]:
    function = spot.function
    match node:
        case ast.If(test=test, body=body, orelse=orelse) if _is_plain(test):
            return [ast.If(_negated(test), body, orelse)]
        case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break() | ast.Return(value=None):
            return [ast.Pass()]
        case ast.AugAssign(target=target, op=op, value=value):
            other = ast.Sub() if isinstance(op, ast.Add) else OPERATORS[type(op)]()
            return [ast.Pass(), ast.AugAssign(target, other, value)]
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if function and function.name != "__init__":
            return [ast.Pass()]
        case ast.Return(value=ast.expr() as value) if function and function.returns:
            return _changed_returns(value, ast.unparse(function.returns).partition("[")[0])
    return []


def _changed_returns(value: ast.expr, kind: str) -> list[ast.AST]:
    if kind == "bool":
        return [ast.Return(_negated(value))] if _is_plain(value) and not isinstance(value, ast.Constant) else []
    empty = EMPTY.get(kind)
    if empty is None or ast.unparse(value) in {"NOTHING", ast.unparse(empty)}:
        return []
    return [ast.Return(empty)]


def _described(spot: Spot, new: ast.AST) -> str:
    """Return the code before and after the change, with some code around it if it is short."""
    around = next(node for node in (spot.node, *reversed(spot.trail)) if _is_long(node))
    before = _text(around)
    spot.put(new)
    after = _text(new if around is spot.node else around)
    spot.put(spot.node)
    return f"{before} -> {'nothing' if after == 'pass' else after}"


def _is_long(node: ast.AST) -> bool:
    return isinstance(node, ast.stmt) or len(_text(node)) >= SHORT


def _text(node: ast.AST) -> str:
    """Return the source of a node in one line; for a compound statement, only its first line."""
    heads = [line for line in ast.unparse(ast.fix_missing_locations(node)).splitlines() if not line.startswith("@")]
    return heads[0] if isinstance(node, Compound) else " ".join(heads)
