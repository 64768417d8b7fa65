"""Backless stools that tuck under a counter or a pub table."""
import math

import numpy as np

from cloth import FIRM_FOAM
from cushions import cushion, squircle
from hardware import block, turned
from materials import blackened_steel, cover as covered
from stitching import tube
from woods import timber


def saddle_stool(root, size, cover, legs, seat_height):
    """A padded rectangular seat on a wooden frame with footrails all round; `legs` names the wood."""
    width, depth, _ = size
    up, across = timber(["wood", legs], "Z"), timber(["wood", legs], "X")
    hide = covered(cover)
    cushion("seat", (width, depth, 0.075), hide, FIRM_FOAM, 0.03, 0.018, hide, ("top",), location=(0, 0, seat_height - 0.037), parent=root)
    under = seat_height - 0.07
    for sx in (-1, 1):
        for sy in (-1, 1):
            block("leg", (0.036, 0.036, under), up, 0.004, (sx * (width / 2 - 0.025), sy * (depth / 2 - 0.025), under / 2), (2 * sy, -2 * sx, 0), root)
    for side in (-1, 1):
        for z, tall in ((under - 0.03, 0.05), (0.20, 0.026)):
            block("rail", (width - 0.06, 0.020, tall), across, 0.003, (0, side * (depth / 2 - 0.02), z), parent=root)
            block("rail", (0.020, depth - 0.06, tall), across, 0.003, (side * (width / 2 - 0.02), 0, z + 0.03), parent=root)


def round_stool(root, size, cover, legs, seat_height):
    """A round piped seat on a steel pedestal with a foot ring."""
    width, depth, _ = size
    metal, hide = blackened_steel(), covered(cover)
    cushion("seat", (width, depth, 0.085), hide, FIRM_FOAM, 0.035, 0.016, hide, ("top",), shape=squircle(2.0), location=(0, 0, seat_height - 0.042), parent=root)
    turned("seat pan", [(0, -0.016), (width * 0.40, -0.016), (width * 0.44, 0), (0, 0)], metal, 48, (0, 0, seat_height - 0.08), parent=root)
    base = width * 0.50
    turned("pedestal", [(0, 0), (base, 0), (base, 0.006), (base * 0.92, 0.018), (0.05, 0.034), (0.03, 0.05), (0.03, seat_height - 0.09), (0, seat_height - 0.09)],
           metal, 64, parent=root)
    ring, z = width * 0.40, seat_height * 0.34
    tube("foot ring", [(ring * math.cos(a), ring * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)], 0.010, metal, True, root)
    for k in range(3):
        a = math.radians(120 * k + 20)
        tube("spoke", [(0.02 * math.cos(a), 0.02 * math.sin(a), z), (ring * math.cos(a), ring * math.sin(a), z)], 0.007, metal, parent=root)
