"""Accessories sold on their own: mirrors, lamps, rugs, pillows and framed prints."""
import math

import numpy as np

from cushions import scatter_pillow
from dressing import framed_print, sheer, spider
from gridbox import GridBox
from hardware import block, extruded, turned
from materials import brass, cover as covered
from materials import glow, plain, striped
from prints import print_path
from stage import catalogued, group, place
from stitching import tube
from woods import wood

FEATHER = 0.62
"""How thick a feather insert is beside the foam the same cover is puffed over."""


def build(size, cover, pose="upright", piece="mirror", **options):
    """The accessory `piece` (one of PIECES) at `size` (width, depth, height in m)."""
    root = group(piece)
    PIECES[piece](root, size, cover, **options)
    return root


def _metal(colour):
    return brass() if colour.lower() == "#a2814a" else plain(colour, 0.4, 0.3)


def _arch_mirror(root, size, cover):
    """A tall arched mirror that leans back a few degrees."""
    width, _, height = size
    radius = width / 2
    straight = height - radius

    def outline(inset):
        r = radius - inset
        arc = [(r * math.cos(a), straight + r * math.sin(a)) for a in np.linspace(0, math.pi, 48)]
        return [(-r, inset), (r, inset)] + arc

    lean = group("lean", (0, 0, 0), (-5, 0, 0), root)
    extruded("frame", outline(0), 0.03, _metal(cover[1]), 0.004, parent=lean)
    extruded("glass", outline(0.018), 0.004, plain("#e9eceb", 0.02, 1.0), 0, (0, -0.0165, 0), parent=lean)
    _reflected_room()


def _reflected_room():
    """What a mirror sees of the studio: a pale wall behind the camera that nothing else is lit by."""
    wall = block("reflected wall", (30, 0.05, 14), glow("#e6ddd0", 0.82), 0, (0, -7.5, 5))
    wall.visible_camera = wall.visible_diffuse = wall.visible_shadow = False


def _lamp_pair(root, size, cover, single=False):
    """Two round glazed jars under drum shades, one a step behind the other, or one alone."""
    width, _, height = size
    for x, y in [(0, 0)] if single else ((-width * 0.66, 0.13), (width * 0.66, -0.13)):
        lamp = catalogued(group("lamp", (x, y, 0), parent=root))
        r = width * 0.40
        jar = [(0, 0), (r * 0.50, 0), (r * 0.54, 0.006)] + [(r * math.cos(a), r * 0.90 + r * 0.88 * math.sin(a)) for a in np.linspace(-0.95, 1.18, 26)]
        neck = jar[-1][1]
        turned("jar", jar + [(0.030, neck + 0.012), (0.030, neck + 0.022), (0, neck + 0.022)], plain(cover[1], 0.22, specular=0.45), 72, parent=lamp, angle=70)
        low = height * 0.58
        turned("stem", [(0.008, neck + 0.02), (0.008, low + 0.06), (0, low + 0.06)], brass(), 20, parent=lamp)
        turned("shade", [(width * 0.50, low), (width * 0.43, height), (width * 0.426, height), (width * 0.496, low)], sheer("#d8cfbd"), 72, parent=lamp)
        spider(lamp, 0, low + 0.05, width * 0.484)


def _arc_lamp(root, size, cover):
    """A marble drum, a long bowed arm and a drum shade."""
    width, _, height = size
    metal = _metal(cover[1])
    x0, x1 = -width / 2 + 0.16, width / 2 - 0.20
    turned("marble base", [(0, 0), (0.155, 0), (0.16, 0.006), (0.16, 0.066), (0.154, 0.072), (0, 0.072)], plain("#d9d6d0", 0.2), 64, (x0, 0, 0), parent=root)
    rise = [(x0, 0, z) for z in np.linspace(0.07, height * 0.62, 8)]
    arc = [(x0 + (x1 - x0) * (1 - math.cos(t)), 0, height * 0.62 + height * 0.36 * math.sin(t)) for t in np.linspace(0, math.pi / 2, 24)]
    over = [(x1 + 0.02 * k, 0, height * 0.98 - 0.014 * k * k) for k in range(1, 4)]
    tube("arm", rise + arc[1:] + over, 0.011, metal, parent=root)
    top = over[-1][2]
    tube("drop", [(x1 + 0.06, 0, top), (x1 + 0.06, 0, top - 0.10)], 0.006, metal, parent=root)
    turned("shade", [(0.235, top - 0.36), (0.205, top - 0.10), (0.203, top - 0.10), (0.233, top - 0.36)], sheer("#efe5d2"), 64, (x1 + 0.06, 0, 0), parent=root)
    spider(root, x1 + 0.06, top - 0.10, 0.203)


def _rug(root, size, cover):
    """A low pile rug with broken stripes."""
    width, depth, _ = size
    box = GridBox("rug", (width, depth, 0.014), 0.006, 0.07)
    place(box.obj, (0, 0, 0.007), parent=root)
    box.obj.data.materials.append(covered(["rug", cover[1]]))
    rng = np.random.default_rng(5)
    stripe = covered(["rug", "#d8d1c3"])
    for row in np.arange(-depth / 2 + 0.16, depth / 2 - 0.1, 0.16):
        x = -width / 2 + 0.10
        while x < width / 2 - 0.15:
            run = rng.uniform(0.12, 0.55)
            end = min(x + run, width / 2 - 0.10)
            block("stripe", (end - x, 0.035, 0.004), stripe, 0.0015, ((x + end) / 2, row, 0.0145), parent=root)
            x = end + rng.uniform(0.06, 0.2)


def _prints(root, size, cover, pair=("tide", "dunes")):
    """A framed pair standing side by side, as on a picture ledge."""
    width, depth, height = size
    for k, name in enumerate(pair):
        place_on_ledge = ((k - 0.5) * (width + 0.12), 0, height / 2)
        catalogued(framed_print(print_path(name), width, height, place_on_ledge, wood("oak", "X"), depth=depth)).parent = root


def _pillows(root, size, cover):
    """Two plain and two striped, leaning together."""
    side = size[0]
    second = "#9b978f"
    spots = [((-0.40, 0.10, side * 0.47), (78, 0, 8), cover[1], None), ((0.40, 0.12, side * 0.47), (77, 0, -9), second, None),
             ((-0.13, -0.10, side * 0.46), (71, 0, -5), second, "#e0d9cc"), ((0.24, -0.26, side * 0.45), (64, 0, -16), cover[1], "#8d8678")]
    for at, tilt, colour, stripe in spots:
        material = striped(colour, stripe) if stripe else covered(["linen", colour])
        leaning = catalogued(group("leaning pillow", at, (tilt[0] - 90, *tilt[1:]), root))
        insert = group("insert", parent=leaning)
        insert.scale.y = FEATHER
        scatter_pillow("pillow", side, material, (0, 0, 0), (90, 0, 0), insert, piping=covered(["linen", colour]))


PIECES = {"mirror": _arch_mirror, "lamp pair": _lamp_pair, "arc lamp": _arc_lamp, "rug": _rug, "prints": _prints, "pillows": _pillows}
