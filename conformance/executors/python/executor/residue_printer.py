"""Prints what no field accounts for."""

from executor.bytes_literal import spell_bytes
from executor.residue_binder import RESIDUE


def print_residue(residue, out):
    """The block of residue, where there is any."""
    if residue.empty:
        return
    with out.block(RESIDUE):
        if residue.slack:
            out.line(f"slack = {residue.slack}")
        if residue.trailing:
            out.line(b"trailing = " + spell_bytes(residue.trailing, out.line_break))
        for patch in residue.patches:
            cells = [patch.actual] if _over_zeros(patch) else [patch.encoded, patch.actual]
            spelled = b" ".join(spell_bytes(cell, out.line_break) for cell in cells)
            out.line(f"{patch.offset} (".encode("ascii") + spelled + b")")


def _over_zeros(patch):
    return not any(patch.encoded) and len(patch.encoded) == len(patch.actual)
