"""Rounded chairs: a pebble of a seat held by a bolster that wraps round the back, or on to form arms."""
import math

import numpy as np

from bases import tapered_leg
from cloth import Filling
from cushions import cushion, follow, squircle
from hardware import turned
from materials import black_plastic, cover as covered
from stage import group
from woods import wood

FIRM = Filling(1.6, 0.2, 1.4, pucker=0.0, crown=0.01, unevenness=0.002, seam_hold=0.2, flat_bottom=False)
PEBBLE = Filling(1.7, 0.16, 1.0, slack=0.012, pucker=0.0, crown=0.035, unevenness=0.003, seam_hold=0.12, flat_bottom=False)


def build(size, cover, pose="upright", legs="oak", leg_height=0.10, roll=0.20, wrap=1.0):
    """`size` is (width, depth, height) in m; `roll` the bolster's thickness; `wrap` 1 is a barrel with arms, 0 only a back.

    Legs under 5 cm become a hidden plinth.
    """
    width, depth, height = size
    fabric = covered(cover)
    root = group("pebble chair")
    seat_top = 0.445
    base_height = 0.20
    inset = 0.12 * wrap + 0.015 * (1 - wrap)
    cushion("base", (width - inset, depth - 0.06, base_height), fabric, FIRM, 0.07, 0.022, shape=squircle(3.6),
            location=(0, -0.02, leg_height + base_height / 2), parent=root)
    cushion("seat", (width - 0.03 - 0.17 * wrap, depth - 0.13, 0.20), fabric, PEBBLE, 0.085, 0.02, shape=squircle(3.4),
            location=(0, -0.075, seat_top - 0.095), tilt=(-2, 0, 0), parent=root)
    low = leg_height + 0.005 if wrap > 0.5 else seat_top - 0.19
    _wrap(root, fabric, width, depth, height, low, roll, wrap)
    if leg_height < 0.05:
        turned("plinth", [(0, 0), (0.3, 0), (0.3, leg_height + 0.04), (0, leg_height + 0.04)], black_plastic(), 48, parent=root)
        return root
    for sx in (-1, 1):
        for sy in (-1, 1):
            tapered_leg(leg_height + 0.04, wood(legs, "Z"), 0.032, 0.024, (sx * width * 0.31, sy * depth * 0.31, 0), parent=root)
    return root


def _wrap(root, fabric, width, depth, height, low, roll, wrap):
    """The back: a thick roll following a horseshoe plan, tallest behind and falling towards the arms."""
    half_w, back_y = width / 2 - roll / 2, depth / 2 - roll / 2
    corner = half_w * (0.92 if wrap > 0.5 else 0.62)
    front_y = back_y - corner - (back_y - corner + depth * 0.20) * wrap
    turn = np.linspace(0, math.pi / 2, 24)
    right = [(half_w, y) for y in np.linspace(front_y, back_y - corner, 12)[: 12 if wrap else 1]]
    bend = [(half_w - corner + corner * math.cos(a), back_y - corner + corner * math.sin(a)) for a in turn]
    half = right + bend
    path = np.array(half + [(-x, y) for x, y in reversed(half)])
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    keep = np.r_[True, steps > 1e-4]
    path = path[keep]
    length = np.linalg.norm(np.diff(path, axis=0), axis=1).sum()
    tall = height - low
    along = follow(path[:, 0], path[:, 1])

    def shape(points, rest, half):
        t = np.abs(points[:, 0]) / half[0]
        fall = (0.26 if wrap > 0.5 else 0.16) * tall * np.clip((t - 0.25) / 0.75, 0, 1) ** 1.4
        lift = np.clip(points[:, 2] / half[2] * 0.5 + 0.5, 0, 1.2)
        recline = 0.05 * lift
        points[:, 2] -= fall * lift
        points[:, 1] = points[:, 1] - recline
        return along(points, rest, half)

    cushion("wrap", (length + roll * 0.7, roll, tall), fabric, PEBBLE, roll * 0.48, 0.024, shape=shape,
            location=(0, 0, low + tall / 2), parent=root)
