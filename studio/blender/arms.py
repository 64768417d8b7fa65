"""Arms by the trade's names. Each stands at the middle of its plan, on `gap` metres of floor clearance.

Common arguments: side (-1 left, 1 right as the sitter's viewer sees it), width, depth, height over the floor (m).
"""
import math

import numpy as np

from cloth import BOLSTER, FIBRE_ROLL, FIRM_FOAM, TIGHT, Filling
from cushions import cushion, lean_in, panel
from hardware import block, turned
from materials import black_plastic, glow, steel
from stage import group, place
from stitching import tube

SOFT_PANEL = Filling(2.0, 0.16, 1.2, pucker=0.025, crown=0.006, unevenness=0.0015, seam_hold=0.7, flat_bottom=False)


def track(at, side, width, depth, height, cover, piping=None, stitch=None, gap=0.05, soft=False):
    """A straight arm with a squared front, piped or stitched around the front panel."""
    filling = SOFT_PANEL if soft else TIGHT
    body = panel("track arm", (width, depth, height - gap), cover, filling, 0.03 if soft else 0.018,
                 piping=piping, seams=("front",), stitch=stitch, stitched=("front",),
                 location=(0, 0, gap + (height - gap) / 2), parent=at)
    return body


def flared(at, side, width, depth, height, cover, piping=None, stitch=None, gap=0.05, flare=0.07):
    """A slim arm that leans outwards towards its top."""
    return panel("flared arm", (width, depth, height - gap), cover, SOFT_PANEL, 0.03, 0.025, piping=piping,
                 seams=("front",), shape=lean_in(side * flare), parent=at,
                 location=(-side * flare / 2, 0, gap + (height - gap) / 2))


def pillow_top(at, side, width, depth, height, cover, piping=None, stitch=None, gap=0.05, plump=0.13):
    """A track arm under a plump pad that overhangs its front and sides."""
    track(at, side, width - 0.03, depth - 0.06, height - plump * 0.55, cover, piping, stitch, gap, soft=True)
    return cushion("arm pillow", (width + 0.012, depth, plump), cover, FIBRE_ROLL, 0.055, 0.016, piping,
                   ("bottom",), location=(0, -0.005, height - plump / 2), tilt=(1, 0, 0), parent=at)


def waterfall(at, side, width, depth, height, cover, piping=None, stitch=None, gap=0.05, plump=0.095):
    """A pad that runs along the arm and curls down over its front, as on family recliners."""
    track(at, side, width - 0.035, depth - 0.10, height - plump * 0.6, cover, piping, None, gap)
    drop = height - gap - 0.07
    length = depth + drop
    radius = 0.075
    start = depth / 2 - length + drop + 0.035

    def curl(points, rest, half):
        y = points[:, 1] + depth / 2 - length / 2  # rear end at +depth/2
        beyond = np.maximum(start - y, 0)
        angle = np.minimum(beyond / radius, math.pi / 2)
        straight = np.maximum(beyond - radius * math.pi / 2, 0)
        reach = radius + points[:, 2]
        bent = beyond > 0
        points[:, 1] = np.where(bent, start - reach * np.sin(angle), y)
        points[:, 2] = np.where(bent, -radius + reach * np.cos(angle) - straight, points[:, 2])
        return points

    return cushion("waterfall arm", (width + 0.01, length, plump), cover, BOLSTER, 0.05, 0.018, piping,
                   ("bottom",) if piping else (), stitch, ("top",) if stitch else (), shape=curl,
                   location=(0, 0, height - plump / 2), parent=at)


def rolled(at, side, width, depth, height, cover, piping=None, stitch=None, gap=0.05, scroll=0.19):
    """A scroll arm: a full roll along the top, overhanging outwards, on a narrower body."""
    body = width - 0.05
    panel("arm body", (body, depth - 0.02, height - gap - scroll * 0.45), cover, SOFT_PANEL, 0.02, 0.025,
          piping=piping, seams=("front",), parent=at,
          location=(-side * 0.02, 0.0, gap + (height - gap - scroll * 0.45) / 2))
    return cushion("scroll", (scroll + 0.015, depth, scroll), cover, BOLSTER, scroll * 0.48, 0.018, piping,
                   ("front",) if piping else (), location=(side * 0.012, 0, height - scroll / 2), parent=at)


def sloped(at, side, width, depth, height, cover, piping=None, stitch=None, gap=0.05, drop=0.16):
    """An arm that falls away towards the front."""
    def slope(points, rest, half):
        top = (rest[:, 2] / half[2] + 1) / 2
        front = np.clip(0.5 - rest[:, 1] / (2 * half[1]), 0, 1)
        points[:, 2] -= drop * top * front**1.6
        return points

    return panel("sloped arm", (width, depth, height - gap), cover, SOFT_PANEL, 0.035, 0.022, piping=piping,
                 seams=("left", "right"), shape=slope, parent=at, location=(0, 0, gap + (height - gap) / 2))


def console(at, side, width, depth, height, cover, piping=None, stitch=None, gap=0.05, panel_lights="#4aa8ff",
            cups=1, powered=True):
    """A theater arm: a wide stitched top with cup holders side by side and, if powered, a panel set into it."""
    track(at, side, width - 0.02, depth - 0.03, height - 0.075, cover, None, stitch, gap, soft=True)
    pad = cushion("console pad", (width, depth - 0.02, 0.10), cover, FIRM_FOAM, 0.032, 0.02, piping, ("bottom",),
                  stitch, ("top",), location=(0, -0.01, height - 0.05), parent=at)
    front = -depth / 2 + 0.15
    for i in range(cups):
        _cup_holder(at, pad, (i - (cups - 1) / 2) * 0.13, front, powered)
    if powered:
        _power_panel(at, pad, 0, front + 0.16, panel_lights)
    return pad


def _top_of(pad, x, y, reach=0.05):
    offset = np.array(pad.obj.location)
    points = pad.points + offset
    near = np.hypot(points[:, 0] - x, points[:, 1] - y) < reach
    return float(points[near, 2].max())


def _cup_holder(at, pad, x, y, lit):
    """A drilled hole, a black cup and a polished ring, with a ring of light inside if `lit`."""
    z = _top_of(pad, x, y) - 0.003
    drill = turned("drill", [(0, -0.085), (0.041, -0.085), (0.041, 0.06), (0, 0.06)], black_plastic(), 48, (x, y, z), parent=at)
    drill.hide_render, drill.display_type = True, "WIRE"
    cut = pad.obj.modifiers.new("cup hole", "BOOLEAN")
    cut.object, cut.operation, cut.solver = drill, "DIFFERENCE", "FAST"
    turned("cup", [(0, -0.078), (0.036, -0.078), (0.040, -0.06), (0.040, 0.004)], black_plastic(), 48, (x, y, z), parent=at)
    if lit:
        halo = [(0.0395 * math.cos(a), 0.0395 * math.sin(a), 0.004) for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
        place(tube("cup light", halo, 0.0012, glow("#58b4ff", 5.0), closed=True, parent=at), (x, y, z), parent=at)
    turned("cup ring", [(0.0385, -0.002), (0.039, 0.006), (0.043, 0.0085), (0.048, 0.0065), (0.0505, 0), (0.0505, -0.006)],
           steel(), 64, (x, y, z), parent=at, angle=70)


def _power_panel(at, pad, x, y, light):
    """Recline switches, a USB pair and a ring-lit power button on a black plate."""
    z = _top_of(pad, x, y) + 0.001
    plate = group("power panel", (x, y, z), parent=at)
    block("plate", (0.056, 0.118, 0.007), black_plastic(), 0.0025, (0, 0, 0), parent=plate)
    for dx in (-0.012, 0.012):
        block("usb port", (0.012, 0.0055, 0.002), steel(), 0.0006, (dx, 0.036, 0.0036), parent=plate)
    for dy in (-0.034, -0.012):
        block("switch", (0.030, 0.015, 0.003), steel(), 0.0012, (0, dy, 0.0040), parent=plate)
    ring = [(0.009 * math.cos(a), 0.012 + 0.009 * math.sin(a), 0.0042) for a in np.linspace(0, 2 * math.pi, 32, endpoint=False)]
    tube("light ring", ring, 0.0011, glow(light, 4.0), closed=True, parent=plate)


STYLES = {
    "track": track, "flared": flared, "pillow-top": pillow_top, "waterfall": waterfall, "rolled": rolled,
    "sloped": sloped, "console": console,
}
