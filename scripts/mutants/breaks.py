"""The ways in which a module is broken: each mutant is one small change of its syntax tree."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

Trail = tuple[ast.AST, ...]  # the nodes around a node, outermost first

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
}
IN_PLACE: dict[type[ast.operator], type[ast.operator]] = {**OPERATORS, ast.Add: ast.Sub}
EXCHANGED = {"min": "max", "max": "min", "any": "all", "all": "any"}
TRANSPARENT = {"sorted", "reversed", "set"}  # calls that may be left out
EMPTY: dict[str, ast.expr] = {  # by the type that a function returns
    "bytes": ast.Constant(b""),
    "list": ast.List([], ast.Load()),
    "int": ast.Constant(0),
}
# What is said about a decision or told to the players is no rule; comparing and copying states has tests elsewhere.
NO_RULES = {"about", "facts", "copy", "__reduce__"}
SHORT = 24  # characters; a key shows more of the code around a shorter change


@dataclass(frozen=True)
class Mutant:
    """One change of one module. Its key names file, function and code, so that it outlives changes elsewhere."""

    key: str
    file: Path
    lines: range  # where the changed code stands
    node: int  # position among the nodes that can be changed
    change: int  # position among the changes of that node

    def code(self) -> CodeType:
        """Return the module's code with the change."""
        tree = ast.parse(self.file.read_text("utf-8"))
        node, trail = list(breakable(tree))[self.node]
        _Replace(node, changes(node, trail)[self.change]).visit(tree)
        code: CodeType = compile(ast.fix_missing_locations(tree), str(self.file), "exec")
        return code


class _Replace(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def mutants_of(file: Path, name: str) -> list[Mutant]:
    """Return all mutants of a module; `name` stands for it in their keys."""
    found: list[Mutant] = []
    seen: Counter[str] = Counter()
    for at, (node, trail) in enumerate(breakable(ast.parse(file.read_text("utf-8")))):
        for number, new in enumerate(changes(node, trail)):
            key = f"{name} {_where(trail)}: {_described(node, new, trail)}"
            seen[key] += 1
            again = f" (no. {seen[key]})" if seen[key] > 1 else ""
            found.append(Mutant(key + again, file, _lines(node, trail), at, number))
    return found


def breakable(node: ast.AST, trail: Trail = ()) -> Iterator[tuple[ast.AST, Trail]]:
    """Yield all nodes that stand for rules, with the nodes around them; not annotations, decorators and messages."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "type_params"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_no_rule(child):
                yield child, (*trail, node)
                yield from breakable(child, (*trail, node))


def _is_no_rule(node: ast.AST) -> bool:
    match node:
        case ast.FunctionDef(name=name):
            return name in NO_RULES
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="tell"))):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Compare(left=ast.Attribute(attr="recorder")):
            return True
    return False


def changes(node: ast.AST, trail: Trail) -> list[ast.AST]:
    """Return what the node is replaced by, one mutant for each."""
    match node:
        case ast.stmt():
            return _changed_statements(node, trail)
        case ast.Call():
            return _changed_calls(node)
        case ast.BinOp():
            return _changed_arithmetic(node)
        case ast.Constant(value=bool(value)):
            return [ast.Constant(not value)]
        case ast.Constant(value=int(value)):
            return [ast.Constant(value + 1), *([ast.Constant(value - 1)] if value else [])]  # no count is below 0
    return _changed_logic(node)


def _changed_logic(node: ast.AST) -> list[ast.AST]:
    match node:
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
    """Tell whether no other change negates the test."""
    return not (isinstance(test, ast.Compare | ast.UnaryOp) or _is_no_rule(test))


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _changed_calls(call: ast.Call) -> list[ast.AST]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    args = call.args
    if name in EXCHANGED:
        return [ast.Call(ast.Name(EXCHANGED[name], ast.Load()), args, call.keywords)]
    left_out: list[ast.AST] = [args[0]] if name in TRANSPARENT and len(args) == 1 else []
    pairs = [i for i in range(len(args) - 1) if _can_be_exchanged(args[i], args[i + 1])]
    swapped = [[*args[:i], args[i + 1], args[i], *args[i + 2 :]] for i in pairs]
    return left_out + [ast.Call(call.func, arguments, call.keywords) for arguments in swapped]


def _can_be_exchanged(one: ast.expr, other: ast.expr) -> bool:
    """Tell whether these arguments differ, and the call does not fail at once, as with a text for a number."""
    texts = {ast.unparse(one), ast.unparse(other)}
    return len(texts) == 2 and not any(text[0] in "'\"*" or text in {"s", "f"} for text in texts)


def _changed_statements(node: ast.stmt, trail: Trail) -> list[ast.AST]:
    match node:
        case ast.If(test=test, body=body, orelse=orelse) if _is_plain(test):
            return [ast.If(_negated(test), body, orelse)]
        case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break() | ast.Return(value=None):
            return [ast.Pass()]
        case ast.AugAssign(target=target, op=op, value=value):
            return [ast.Pass(), ast.AugAssign(target, IN_PLACE[type(op)](), value)]
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if _function_name(trail) not in {"", "__init__"}:
            return [ast.Pass()]
        case ast.Return(value=ast.expr() as value):
            return _changed_returns(value, trail)
    return []


def _changed_returns(value: ast.expr, trail: Trail) -> list[ast.AST]:
    function = _function(trail)
    kind = ast.unparse(function.returns).partition("[")[0] if function is not None and function.returns else ""
    if kind == "bool":
        return [ast.Return(_negated(value))] if _is_plain(value) and not isinstance(value, ast.Constant) else []
    empty = EMPTY.get(kind)
    if empty is None or ast.unparse(value) in {"NOTHING", ast.unparse(empty)}:
        return []
    return [ast.Return(empty)]


def _function(trail: Trail) -> ast.FunctionDef | None:
    return next((node for node in reversed(trail) if isinstance(node, ast.FunctionDef)), None)


def _function_name(trail: Trail) -> str:
    function = _function(trail)
    return function.name if function is not None else ""


def _where(trail: Trail) -> str:
    """Return the qualified name of the function or class around a node, "module" for none."""
    names = [node.name for node in trail if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    return ".".join(names) or "module"


def _described(node: ast.AST, new: ast.AST, trail: Trail) -> str:
    """Return the code before and after the change, with some code around it if it is short."""
    at = len(trail)
    around = node
    while len(_text(around)) < SHORT and not isinstance(around, ast.stmt):
        at -= 1
        around = trail[at]
    before = _text(around)
    after = _text(new if around is node else _copy_with(around, node, new))
    return f"{before} -> {'nothing' if after == 'pass' else after}"


def _copy_with(around: ast.AST, node: ast.AST, new: ast.AST) -> ast.AST:
    """Return a copy of `around` in which `node` is replaced."""
    if around is node:
        return new
    fields: dict[str, object] = {}
    for name, value in ast.iter_fields(around):
        if isinstance(value, list):
            fields[name] = [_copy_with(part, node, new) if isinstance(part, ast.AST) else part for part in value]
        else:
            fields[name] = _copy_with(value, node, new) if isinstance(value, ast.AST) else value
    return type(around)(**fields)


def _text(node: ast.AST) -> str:
    """Return the source of a node in one line; of a compound statement the first line alone."""
    lines = ast.unparse(ast.fix_missing_locations(node)).splitlines()
    heads = [line for line in lines if not line.startswith("@")]
    return (
        heads[0] if isinstance(node, ast.If | ast.For | ast.While | ast.FunctionDef | ast.ClassDef) else " ".join(heads)
    )


def _lines(node: ast.AST, trail: Trail) -> range:
    """Return the lines of the changed code."""
    statement = next(around for around in (node, *reversed(trail)) if isinstance(around, ast.stmt))
    last = node if isinstance(statement, ast.If | ast.For | ast.While) else statement
    return range(statement.lineno, (getattr(last, "end_lineno", None) or statement.lineno) + 1)
