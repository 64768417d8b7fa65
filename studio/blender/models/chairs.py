"""Dining chairs and stools, alone or in the pairs and sets they are sold in."""
import math

import numpy as np

from bases import tapered_leg
from cloth import FIRM_FOAM, Filling
from cushions import cushion
from hardware import block, turned
from materials import blackened_steel, cover as covered
from models.stools import round_stool, saddle_stool
from stage import catalogued, group, place
from stitching import tube
from woods import timber, wood

SHELL = Filling(1.8, 0.16, 1.2, pucker=0.02, crown=0.012, flat_bottom=False)


def build(size, cover, pose="upright", style="curved", count=1, spread=0.62, legs="walnut", seat_height=0.47, **options):
    """`count` chairs of `size` (width, depth, height in m of ONE chair) side by side, turned a little."""
    root = group("chairs")
    for k in range(count):
        offset = (k - (count - 1) / 2) * spread
        turn = (12 if k % 2 == 0 else -14) if count > 1 else 0
        one = catalogued(chair(style, size, cover, legs, seat_height, **options))
        place(one, (offset, 0.10 * (k % 2), 0), (0, 0, turn), root)
    return root


def chair(style, size, cover, legs="walnut", seat_height=0.47, **options):
    """One chair facing -y."""
    root = group("chair")
    STYLES[style](root, size, cover, legs, seat_height, **options)
    return root


def _bend(radius):
    """Shape: rolls a flat pad round a vertical axis in front of it, like a barrel stave."""
    def shape(points, rest, half):
        angle = points[:, 0] / radius
        reach = radius - points[:, 2]
        points[:, 0] = reach * np.sin(angle)
        points[:, 2] = radius - reach * np.cos(angle)
        return points

    return shape


def _curved(root, size, cover, legs, seat_height):
    """A padded seat and a curved padded back on four round legs."""
    width, depth, height = size
    fabric, species = covered(cover), wood(legs, "Z")
    cushion("seat", (width - 0.01, depth * 0.80, 0.095), fabric, FIRM_FOAM, 0.035, 0.018, location=(0, -depth * 0.08, seat_height - 0.045), parent=root)
    tall = height - seat_height - 0.05
    cushion("back", (width + 0.05, tall, 0.075), fabric, SHELL, 0.034, 0.018, shape=_bend(0.42),
            location=(0, depth * 0.36, seat_height + 0.05 + tall / 2), tilt=(80, 0, 0), parent=root)
    for side in (-1, 1):
        tapered_leg(seat_height - 0.06, species, 0.021, 0.013, (side * (width / 2 - 0.05), -depth * 0.40, 0), (-3, -2 * side), root)
        tapered_leg(seat_height - 0.06, species, 0.021, 0.013, (side * (width / 2 - 0.06), depth * 0.30, 0), (7, -2 * side), root)
        tube("stile", [(side * width * 0.34, depth * 0.28, seat_height - 0.06), (side * width * 0.33, depth * 0.40, seat_height + 0.14),
                       (side * width * 0.32, depth * 0.44, seat_height + 0.22)], 0.011, species, parent=root)


def _ladder(root, size, cover, legs, seat_height, seat_cover=None):
    """A wooden chair with a slatted back and a slip seat."""
    width, depth, height = size
    up, across = timber(["wood", legs], "Z"), timber(["wood", legs], "X")
    cushion("slip seat", (width - 0.02, depth * 0.86, 0.055), covered(seat_cover or cover), FIRM_FOAM, 0.022, 0.018,
            location=(0, -0.02, seat_height - 0.02), parent=root)
    for side in (-1, 1):
        block("front leg", (0.036, 0.036, seat_height - 0.04), up, 0.005, (side * (width / 2 - 0.03), -depth / 2 + 0.04, (seat_height - 0.04) / 2), parent=root)
        block("back leg", (0.036, 0.034, seat_height), up, 0.005, (side * (width / 2 - 0.035), depth / 2 - 0.04, seat_height / 2), parent=root)
        block("stile", (0.034, 0.028, height - seat_height + 0.02), up, 0.006, (side * (width / 2 - 0.035), depth / 2 - 0.005, (height + seat_height) / 2 - 0.005), (-8, 0, 0), root)
        block("side rail", (0.02, depth - 0.10, 0.05), across, 0.003, (side * (width / 2 - 0.035), 0, seat_height - 0.07), parent=root)
    for y in (-depth / 2 + 0.04, depth / 2 - 0.04):
        block("rail", (width - 0.08, 0.02, 0.05), across, 0.003, (0, y, seat_height - 0.07), parent=root)
    for k in range(4):
        z = seat_height + 0.12 + k * (height - seat_height - 0.16) / 3
        block("slat", (width - 0.09, 0.014, 0.05), across, 0.005, (0, depth / 2 - 0.045 + (z - seat_height) * 0.14, z), (-8, 0, 0), root)


def _spindle_stool(root, size, cover, legs, seat_height):
    """A tall stool with a saddle seat, footrails and a spindle back."""
    width, depth, height = size
    up, across = timber(cover, "Z"), timber(cover, "X")
    block("saddle", (width - 0.02, depth - 0.08, 0.04), across, 0.016, (0, -0.02, seat_height - 0.02), parent=root, segments=4)
    splay = 5

    def in_leg(sx, sy, z):
        inwards = z * math.tan(math.radians(splay))
        return (sx * (width / 2 - 0.06 - inwards), sy * (depth / 2 - 0.08 - inwards) - 0.02, z)

    for sx in (-1, 1):
        for sy in (-1, 1):
            tapered_leg(seat_height - 0.03, up, 0.019, 0.015, in_leg(sx, sy, 0), (splay * sy, -splay * sx), root)
        tube("side rail", [in_leg(sx, -1, 0.26), in_leg(sx, 1, 0.26)], 0.011, up, parent=root)
    for sy, z in ((-1, 0.22), (1, 0.30)):
        tube("foot rail", [in_leg(-1, sy, z), in_leg(1, sy, z)], 0.011, up, parent=root)
    crest = [(0.5 * width * 0.92 * t, depth / 2 - 0.02 + 0.04 * (1 - t * t), height - 0.03) for t in np.linspace(-1, 1, 13)]
    tube("crest", crest, 0.017, up, parent=root)
    for t in np.linspace(-0.82, 0.82, 7):
        tube("spindle", [(0.42 * width * t, depth / 2 - 0.075, seat_height - 0.01), (0.46 * width * t, depth / 2 - 0.02 + 0.04 * (1 - t * t), height - 0.03)], 0.0065, up, parent=root)


def _swivel_stool(root, size, cover, legs, seat_height):
    """A padded seat with a low wrapped back on a four-legged steel swivel base."""
    width, depth, height = size
    fabric, metal = covered(cover), blackened_steel()
    cushion("seat", (width - 0.04, depth * 0.80, 0.09), fabric, FIRM_FOAM, 0.035, 0.018, fabric, ("top",), location=(0, -0.02, seat_height - 0.045), parent=root)
    tall = height - seat_height - 0.03
    cushion("low back", (width + 0.14, tall, 0.06), fabric, SHELL, 0.028, 0.018, shape=_bend(0.30),
            location=(0, depth * 0.34, seat_height + 0.03 + tall / 2), tilt=(82, 0, 0), parent=root)
    turned("swivel", [(0, 0), (0.09, 0), (0.09, 0.02), (0.03, 0.03), (0.03, 0.05), (0, 0.05)], metal, 40, (0, 0, seat_height - 0.14), parent=root)
    for side in (-1, 1):
        tube("back stay", [(side * 0.10, 0.08, seat_height - 0.10), (side * 0.12, depth * 0.36, seat_height + 0.02), (side * 0.12, depth * 0.37, seat_height + 0.12)], 0.009, metal, parent=root)
    reach, ring = width * 0.46, 0.24
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        tube("leg", [(0.07 * math.cos(a), 0.07 * math.sin(a), seat_height - 0.13), (reach * math.cos(a) * 1.1, reach * math.sin(a) * 1.1, 0.012)], 0.0115, metal, parent=root)
    rail = [(0.185 * math.cos(a), 0.185 * math.sin(a), ring) for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
    tube("foot ring", rail, 0.009, metal, closed=True, parent=root)


def _parson(root, size, cover, legs, seat_height):
    """A fully upholstered straight-backed chair on square wooden legs."""
    width, depth, height = size
    fabric, up = covered(cover), timber(["wood", legs], "Z")
    cushion("seat", (width - 0.02, depth * 0.82, 0.11), fabric, FIRM_FOAM, 0.03, 0.018, fabric, ("top",), location=(0, -depth * 0.06, seat_height - 0.05), parent=root)
    tall = height - seat_height + 0.06
    cushion("back", (width - 0.03, tall, 0.075), fabric, SHELL, 0.03, 0.018, fabric, ("top",), location=(0, depth * 0.40, seat_height - 0.05 + tall / 2),
            tilt=(82, 0, 0), parent=root)
    for side in (-1, 1):
        block("front leg", (0.038, 0.038, seat_height - 0.09), up, 0.004, (side * (width / 2 - 0.04), -depth * 0.40, (seat_height - 0.09) / 2), parent=root)
        block("back leg", (0.036, 0.036, seat_height - 0.02), up, 0.004, (side * (width / 2 - 0.045), depth * 0.36, (seat_height - 0.04) / 2), (-4, 0, 0), root)


STYLES = {"curved": _curved, "ladder": _ladder, "spindle-stool": _spindle_stool, "swivel-stool": _swivel_stool,
          "parson": _parson, "saddle-stool": saddle_stool, "round-stool": round_stool}
