"""The round nightstand: a fluted drum whose curved door shows only as a seam, under a stone top."""
import math

from hardware import turned
from materials import black_plastic, stone
from stage import group
from woods import timber

SEAM = 1.05  # radians either side of the front where the door ends


def build(size, cover, pose="upright", top="#d3cfc8", reeds=64):
    """A drum of `size` (diameter, diameter, height in m)."""
    width, _, height = size
    root = group("drum nightstand")
    radius, low = width / 2, 0.035
    body = height - low - 0.026
    turned("plinth", [(0, 0), (radius * 0.86, 0), (radius * 0.86, low + 0.004), (0, low + 0.004)], black_plastic(), 96, parent=root)
    core = radius - 0.014
    turned("drum", [(0, low), (core, low), (core, low + body), (0, low + body)], timber(cover, "Z"), 128, parent=root)
    pitch = 2 * math.pi * core / reeds
    shape = [(0, 0), (pitch * 0.44, 0), (pitch * 0.48, 0.003), (pitch * 0.48, body - 0.003), (pitch * 0.44, body), (0, body)]
    for k in range(reeds):
        a = 2 * math.pi * (k + 0.5) / reeds - math.pi / 2
        if abs(abs(((a + math.pi / 2 + math.pi) % (2 * math.pi)) - math.pi) - SEAM) < math.pi / reeds:
            turned("seam", [(0, 0), (0.002, 0), (0.002, body), (0, body)], black_plastic(), 8, (core * math.cos(a), core * math.sin(a), low), parent=root)
        turned("reed", shape, timber(cover, "Z"), 16, (core * math.cos(a), core * math.sin(a), low), parent=root)
    turned("collar", [(0, height - 0.034), (radius - 0.006, height - 0.034), (radius - 0.006, height - 0.022), (0, height - 0.022)], timber(cover, "X"), 128, parent=root)
    turned("top", [(0, height - 0.022), (radius - 0.003, height - 0.022), (radius, height - 0.018), (radius, height - 0.004), (radius - 0.004, height), (0, height)],
           stone(top), 128, parent=root)
    return root
