"""Find shifts that mypyc compiles wrongly: a known number shifted left by an unknown one.

`1 << n` with `n` an i64 becomes a 32-bit shift in C and is silently wrong from 31 on; so do
`i64(1) << n` and `one << n` where `one` is a name for a number, since they are folded to the same.
Write `BIT[n]` with a table `BIT: Final = [1 << i for i in range(62)]` instead: `i` is a plain int
there, and the table is made once.
"""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CASTS = {"i64", "i32", "i16", "u8", "int"}


def compiled_sources() -> list[Path]:
    """The modules that the build compiles; setup.py knows them."""
    names: list[str] = runpy.run_path(str(ROOT / "setup.py"))["compiled_sources"]()
    return [ROOT / name for name in names]


class Shifts(ast.NodeVisitor):
    """Walk a module and note the line of each shift that would be compiled wrongly."""

    def __init__(self, tree: ast.Module) -> None:
        self.lines: list[int] = []
        self.counted: list[str] = []
        self.known = self._names_of_numbers(tree)
        self.visit(tree)

    def _names_of_numbers(self, tree: ast.Module) -> set[str]:
        """The names that are only ever bound to a number written out in the source."""
        self.known = set()
        bound: dict[str, bool] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign):
                pairs = [(target, node.value) for target in node.targets]
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                pairs = [(node.target, node.value)]
            else:
                continue
            for target, value in pairs:
                if isinstance(target, ast.Name):
                    bound[target.id] = bound.get(target.id, True) and self.is_number(value)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                bound.setdefault(node.id, False)
            elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                bound[node.target.id] = False
            elif isinstance(node, ast.arg):
                bound[node.arg] = False
        return {name for name, number in bound.items() if number}

    def is_number(self, node: ast.expr) -> bool:
        """Whether the value is known while compiling."""
        match node:
            case ast.Constant(value=int()):
                return True
            case ast.UnaryOp(operand=inner):
                return self.is_number(inner)
            case ast.BinOp(left=left, right=right):
                return self.is_number(left) and self.is_number(right)
            case ast.Call(func=ast.Name(id=name), args=[inner], keywords=[]) if name in CASTS:
                return self.is_number(inner)
            case ast.Name(id=name):
                return name in self.known
        return False

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Note a shift of a number by something else."""
        if isinstance(node.op, ast.LShift) and self.is_number(node.left):
            plain = isinstance(node.right, ast.Name) and node.right.id in self.counted
            if not plain and not self.is_number(node.right):
                self.lines.append(node.lineno)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        """In `[1 << i for i in range(62)]` the counter is a plain int, which is right."""
        counters = [
            part.target.id
            for part in node.generators
            if isinstance(part.target, ast.Name)
            and isinstance(part.iter, ast.Call)
            and isinstance(part.iter.func, ast.Name)
            and part.iter.func.id == "range"
            and all(isinstance(bound, ast.Constant) for bound in part.iter.args)
        ]
        self.counted += counters
        self.generic_visit(node)
        del self.counted[len(self.counted) - len(counters) :]


def bad_shifts(source: str) -> list[int]:
    """The lines of a module on which a shift would be compiled wrongly."""
    return Shifts(ast.parse(source)).lines


def main() -> int:
    """Check all compiled modules; 1 if one has a bad shift."""
    sources = compiled_sources()
    bad = 0
    for path in sources:
        for line in bad_shifts(path.read_text(encoding="utf-8")):
            print(f"{path.relative_to(ROOT)}:{line}: number << name is miscompiled; use BIT[name]")
            bad += 1
    print(f"{len(sources)} compiled modules, {bad} bad shifts")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
