"""Case goods: chests, dressers, nightstands, sideboards, media stands, bookcases and cabinets."""
import math

import numpy as np

from bases import block_foot, tapered_leg
from hardware import block, turned
from hearth import hearth
from materials import METALS, black_plastic, steel
from stage import group
from stitching import tube
from tabletop import printer
from woods import timber

BOARD = 0.022
GAP = 0.003


def build(size, cover, pose="upright", columns=((("drawer", 1),),), legs="tapered", leg_height=0.14, pulls="bar",
          metal="brass", top_overhang=0.008, widths=None):
    """A cabinet of `size` (width, depth, height in m).

    columns: for each column its cells from the top, [kind, part of the height], kinds being drawer, door, slatted,
    fluted, shelf (open), printer and fire; widths: the columns' parts of the width.
    """
    width, depth, height = size
    root = group("case piece")
    along, up = timber(cover, "X"), timber(cover, "Z")
    body = height - leg_height
    _carcass(root, width, depth, leg_height, body, along, up, top_overhang)
    parts = np.array(widths or [1] * len(columns), float)
    inner = width - 2 * BOARD
    x = -inner / 2
    for column, part in zip(columns, parts / parts.sum()):
        span = inner * part
        _column(root, column, x, span, depth, leg_height + BOARD, body - 2 * BOARD, cover, pulls, METALS[metal]())
        x += span
        if x < inner / 2 - 0.01:
            block("divider", (BOARD * 0.8, depth - 0.02, body - 2 * BOARD), up, 0.001, (x, 0.008, leg_height + body / 2), parent=root)
    _legs(root, legs, width, depth, leg_height, cover, METALS[metal]())
    return root


def _carcass(root, width, depth, low, body, along, up, overhang):
    for side in (-1, 1):
        block("side", (BOARD, depth, body - BOARD), up, 0.002, (side * (width - BOARD) / 2, 0, low + (body - BOARD) / 2), parent=root)
    block("top", (width + 2 * overhang, depth + overhang, BOARD * 1.1), along, 0.004,
          (0, -overhang / 2, low + body - BOARD / 2), parent=root)
    block("bottom", (width - 2 * BOARD, depth - 0.004, BOARD), along, 0.001, (0, 0.002, low + BOARD / 2), parent=root)
    block("back", (width - 2 * BOARD, 0.008, body - BOARD), along, 0, (0, depth / 2 - 0.006, low + body / 2 - BOARD / 2), parent=root)


def _column(root, cells, x, span, depth, low, tall, cover, pulls, metal):
    total = sum(part for _, part in cells)
    z = low + tall
    for kind, part in cells:
        h = tall * part / total
        z -= h
        CELLS[kind](root, x + span / 2, z + h / 2, span - 2 * GAP, h - GAP, depth, cover, pulls, metal)


def _drawer(root, x, z, w, h, depth, cover, pulls, metal):
    front = -depth / 2
    block("drawer front", (w, 0.02, h), timber(cover, "X"), 0.0025, (x, front - 0.006, z), parent=root)
    block("drawer box", (w - 0.02, depth * 0.5, h * 0.7), timber(cover, "X"), 0, (x, front + 0.004 + depth * 0.25, z), parent=root)
    count = 2 if w > 0.75 else 1
    for k in range(count):
        pull(root, x + (k - (count - 1) / 2) * w * 0.5, z, front - 0.016, min(0.16, w * 0.34), pulls, metal)


def _door(root, x, z, w, h, depth, cover, pulls, metal, face=None):
    leaves = 2 if w > 0.62 else 1
    leaf = w / leaves
    for k in range(leaves):
        centre = x - w / 2 + leaf * (k + 0.5)
        (face or _plain_leaf)(root, centre, z, leaf - (GAP if leaves > 1 else 0), h, depth, cover)
        handle_side = 1 if (leaves == 2 and k == 0) or (leaves == 1 and x <= 0) else -1
        pull(root, centre + handle_side * (leaf / 2 - 0.035), z + h * 0.12, -depth / 2 - 0.018, 0.13, pulls, metal, upright=True)


def _plain_leaf(root, x, z, w, h, depth, cover):
    block("door", (w, 0.02, h), timber(cover, "Z"), 0.0025, (x, -depth / 2 - 0.006, z), parent=root)


def _fluted_leaf(root, x, z, w, h, depth, cover):
    """A door of half-round reeds."""
    block("door", (w, 0.012, h), timber(cover, "Z"), 0.001, (x, -depth / 2 + 0.002, z), parent=root)
    count = max(4, round(w / 0.024))
    pitch = w / count
    for k in range(count):
        turned("reed", [(0, 0), (pitch * 0.47, 0), (pitch * 0.5, 0.002), (pitch * 0.5, h - 0.002), (pitch * 0.47, h), (0, h)],
               timber(cover, "Z"), 14, (x - w / 2 + pitch * (k + 0.5), -depth / 2 - 0.002, z - h / 2), parent=root)


def _slatted_leaf(root, x, z, w, h, depth, cover):
    """A door of upright slats over a dark reveal."""
    block("reveal", (w, 0.006, h), black_plastic(), 0, (x, -depth / 2 + 0.006, z), parent=root)
    count = max(5, round(w / 0.028))
    pitch = w / count
    for k in range(count):
        block("slat", (pitch * 0.62, 0.016, h), timber(cover, "Z"), 0.002, (x - w / 2 + pitch * (k + 0.5), -depth / 2 - 0.004, z), parent=root)


def _shelf(root, x, z, w, h, depth, cover, pulls, metal):
    block("shelf", (w + 2 * GAP, depth - 0.03, BOARD * 0.8), timber(cover, "X"), 0.0015, (x, 0.006, z - h / 2), parent=root)


def _printer_shelf(root, x, z, w, h, depth, cover, pulls, metal):
    """An open bay whose shelf has slid out with a printer on it."""
    low = z - h / 2
    block("pull-out shelf", (w - 0.02, depth - 0.04, 0.018), timber(cover, "X"), 0.002, (x, -0.14, low + 0.012), parent=root)
    for side in (-1, 1):
        block("glide", (0.006, depth - 0.06, 0.02), steel(), 0.001, (x + side * (w / 2 - 0.005), -0.10, low + 0.014), parent=root)
    printer((x, -0.13, low + 0.021), root, min(0.44, w - 0.08), 0.33, min(0.19, h - 0.05))


def pull(root, x, z, y, length, style, metal, upright=False):
    """A handle `length` m long on the face at `y`: bar (on two posts), knob or none."""
    if style == "none":
        return
    if style == "knob":
        turned("knob", [(0, 0), (0.006, 0), (0.006, 0.012), (0.013, 0.017), (0.014, 0.024), (0.010, 0.028), (0, 0.028)], metal, 24,
               (x, y + 0.002, z), (90, 0, 0), parent=root)
        return
    half = length / 2
    ends = [(0, 0, -half), (0, 0, half)] if upright else [(-half, 0, 0), (half, 0, 0)]
    bar = [(x + a, y - 0.022, z + c) for a, _, c in ends]
    tube("pull", bar, 0.0048, metal, parent=root)
    for px, py, pz in bar:
        inset = 0.012
        foot = (px, pz - math.copysign(inset, pz - z)) if upright else (px - math.copysign(inset, px - x), pz)
        tube("post", [(foot[0], y + 0.004, foot[1]), (foot[0], py, foot[1])], 0.004, metal, parent=root)


def _legs(root, style, width, depth, height, cover, metal):
    if style == "plinth":
        block("plinth", (width - 0.05, depth - 0.06, height), timber(cover, "X"), 0.002, (0, 0.01, height / 2), parent=root)
        return
    if style == "frame":
        for side in (-1, 1):
            x = side * (width / 2 - 0.05)
            for y in (-depth / 2 + 0.03, depth / 2 - 0.03):
                block("post", (0.022, 0.022, height), metal, 0.002, (x, y, height / 2), parent=root)
            block("runner", (0.022, depth - 0.06, 0.022), metal, 0.002, (x, 0, height - 0.011), parent=root)
        return
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - 0.055), sy * (depth / 2 - 0.05)
            if style == "bracket":
                block_foot(height + 0.002, timber(cover, "Z"), 0.06, (x, y, 0), root)
            else:
                tapered_leg(height + 0.005, timber(cover, "Z"), 0.021, 0.012, (x, y, 0), (-6 * -sy, -6 * sx), root)


CELLS = {
    "drawer": _drawer, "door": _door, "shelf": _shelf, "fire": hearth, "printer": _printer_shelf,
    "fluted": lambda *a: _door(*a, face=_fluted_leaf), "slatted": lambda *a: _door(*a, face=_slatted_leaf),
}
