"""Beds: an upholstered or wooden headboard, rails, mattress and bedding."""
import numpy as np

from bases import tapered_leg
from cloth import BOLSTER, SCATTER, Filling
from cushions import cushion, panel
from gridbox import GridBox
from hardware import block
from materials import cloth, cover as covered
from stage import group, place
from woods import timber, wood

MATTRESS = Filling(1.0, 0.35, 2.5, pucker=0.02, crown=0.01, unevenness=0.001, flat_bottom=False)


def build(size, cover, pose="upright", head="channelled", count=9, leg_height=0.10, rail_height=0.24, drawers=0,
          linen="#c2bcb0", blanket=None, pillow="#b9b0a1", accent=None, mattress_height=0.27, bare=False):
    """A made bed of `size` (width, length, height in m), headboard at +y.

    head: channelled (upholstered) or slab (wood); drawers: storage drawers along each side;
    bare: the frame with its slats, nothing on it.
    """
    width, length, height = size
    root = group("bed")
    wooden = cover[0] == "wood"
    fabric = None if wooden else covered(cover)
    inside, rear = width - 0.10, length / 2 - 0.10
    _headboard(root, count, width, height, length, fabric, cover)
    _rails(root, width, length, leg_height, rail_height, fabric, cover, drawers)
    if not bare:
        low = leg_height + rail_height - 0.10
        _made_up(root, inside, length, rear, low, mattress_height, linen, blanket)
        _pillows(root, inside, rear + 0.022 if head == "slab" else rear, low + mattress_height, linen, pillow, accent)
    else:
        _slats(root, width, length, leg_height + rail_height - 0.11)
    for sx in (-1, 1):
        for y in (-length / 2 + 0.14, length / 2 - 0.16):
            if drawers:
                continue
            inset = 0.05 if wooden else 0.07
            tapered_leg(leg_height + 0.02, timber(cover, "Z") if wooden else wood("walnut", "Z"), 0.028, 0.018, (sx * (width / 2 - inset), y, 0), parent=root)
    return root


def _made_up(root, inside, length, rear, low, thick, linen, blanket):
    top = low + thick
    cushion("mattress", (inside - 0.08, length - 0.24, thick), cloth("linen", "#d9d5cc"), MATTRESS, 0.05, 0.06,
            location=(0, rear - (length - 0.24) / 2, low + thick / 2), parent=root)
    _bedding(root, inside, length, rear, top, linen, blanket)


def _slats(root, width, length, level):
    """Thirteen planed slats between the rails."""
    for k in range(13):
        y = -length / 2 + 0.16 + k * (length - 0.36) / 12
        block("slat", (width - 0.07, 0.075, 0.018), timber(["wood", "light oak"], "X"), 0.003, (0, y, level), parent=root)


def _headboard(root, count, width, height, length, fabric, cover):
    y = length / 2 - 0.055
    if fabric is None:
        block("headboard", (width, 0.035, height * 0.62), timber(cover, "X"), 0.008, (0, y, height - height * 0.31), parent=root)
        for side in (-1, 1):
            block("post", (0.05, 0.045, height - 0.03), timber(cover, "Z"), 0.008, (side * (width / 2 - 0.06), y + 0.01, (height - 0.03) / 2), parent=root)
        return
    low, each = 0.10, width / count
    for k in range(count):
        cushion("channel", (each + 0.01, height - low, 0.10), fabric, BOLSTER, 0.045, 0.018,
                location=(-width / 2 + each * (k + 0.5), y, low + (height - low) / 2), tilt=(90, 0, 0), parent=root)


def _rails(root, width, length, leg_height, tall, fabric, cover, drawers):
    z = leg_height + tall / 2
    if fabric is None:
        thick = 0.03
        run, middle = length - thick - 0.072, (thick - 0.072) / 2  # from the foot rail to the headboard
        if drawers:
            tall, z = leg_height + tall, (leg_height + tall) / 2
        for side in (-1, 1):
            block("rail", (thick, run, tall), timber(cover, "Y"), 0.005, (side * (width / 2 - thick / 2), middle, z), parent=root)
            for k in range(drawers):
                span = (run - 0.10) / drawers
                y = middle - run / 2 + 0.05 + span * (k + 0.5)
                block("drawer", (0.02, span - 0.02, tall - 0.09), timber(cover, "Y"), 0.003, (side * (width / 2 + 0.006), y, z), parent=root)
                block("pull", (0.012, 0.13, 0.012), wood("black", "Y"), 0.003, (side * (width / 2 + 0.022), y, z + 0.03), parent=root)
        block("foot rail", (width, thick, tall), timber(cover, "X"), 0.005, (0, -length / 2 + thick / 2, z), parent=root)
        return
    for side in (-1, 1):
        panel("rail", (0.07, length - 0.11, tall), fabric, location=(side * (width / 2 - 0.04), -0.05, z), parent=root)
    panel("foot rail", (width - 0.01, 0.07, tall), fabric, location=(0, -length / 2 + 0.04, z), parent=root)


def _bedding(root, inside, length, rear, top, linen, blanket):
    """A quilt that falls between mattress and rails at both sides and the foot, and a short throw across its foot."""
    reach = length - 0.24 - 0.52
    width, foot = inside - 0.06, rear - 0.52 - reach
    _draped(root, "quilt", width, reach, foot, top, cloth("linen", linen), 0.05, 0.25, True)
    if blanket:
        _draped(root, "throw", width, 0.55, foot + 0.16, top, cloth("chenille", blanket), 0.02, 0.10, False, over=0.066)


def _draped(root, name, width, length, y0, top, material, thickness, fall, over_foot, over=0.0):
    """Cloth laid over a rounded block: flat on top, bent over its edges, hanging with shallow folds.

    What lies `over` m above another cloth follows that one's folds.
    """
    radius, wave = 0.07, 0.006
    total = width + 2 * fall
    box = GridBox(name, (total, length + (fall if over_foot else 0), thickness), thickness * 0.45, 0.035)
    points, half = box.points, box.half
    phase = np.random.default_rng(5).uniform(0, 6.28, 4)
    x, y, z = points.T
    y_local = y - half[1] + (length + (fall if over_foot else 0))
    along = y0 + y_local - (fall if over_foot else 0)
    soft = 0.010 * np.sin(5.1 * x + phase[0]) * np.sin(4.3 * along + phase[1]) + 0.006 * np.sin(11 * x + 7 * along + phase[2])
    outer = 1 if over else np.clip(z / half[2], 0, 1)
    lift = z + over + (soft + (thickness * 0.3 if thickness > 0.03 else 0)) * outer
    px, dx = _over_edge(x, width / 2 - radius, radius, lift)
    foot = np.maximum(fall - y_local, 0) if over_foot else np.zeros_like(y)
    py, dy = _over_edge(-foot, 0.0, radius, lift) if over_foot else (np.zeros_like(y), lift)
    hang = np.clip(np.abs(x) - width / 2, 0, fall) / fall
    px += np.sign(x) * wave * hang * np.sin(9 * along + phase[3] + np.sign(x))
    base_y = y0 + np.maximum(along - y0, 0)
    points = np.c_[px, base_y + py + wave * np.clip(foot / max(fall, 1e-6), 0, 1) * np.sin(8 * x), top + np.minimum(dx, dy) + thickness * 0.3]
    box.points = points
    box.obj.data.materials.append(material)
    modifier = box.obj.modifiers.new("smooth", "SUBSURF")
    modifier.levels = modifier.render_levels = 1
    place(box.obj, parent=root)


def _over_edge(x, flat, radius, lift):
    """Carries a sheet at height `lift` over an edge `flat` m from the middle; returns its new x and height."""
    beyond = np.maximum(np.abs(x) - flat, 0)
    angle = np.minimum(beyond / radius, np.pi / 2)
    straight = np.maximum(beyond - radius * np.pi / 2, 0)
    reach = radius + lift
    new_x = np.where(beyond > 0, flat + reach * np.sin(angle), np.abs(x))
    height = np.where(beyond > 0, -radius + reach * np.cos(angle) - straight, lift)
    return np.sign(x) * new_x, height


def _pillows(root, inside, rear, top, linen, pillow, accent):
    """Two pillows and two shams leaning against what ends at `rear`, on a mattress whose top is at `top`."""
    pair = inside / 2 - 0.06
    for side in (-1, 1):
        cushion("sleeping pillow", (pair, 0.46, 0.06), cloth("linen", linen), SCATTER, 0.02, 0.022,
                location=(side * inside / 4, rear - 0.15, top + 0.206), tilt=(64, 0, side * 2), parent=root)
        cushion("sham", (pair * 0.94, 0.46, 0.06), cloth("tweed", pillow), SCATTER, 0.02, 0.022,
                location=(side * inside / 4.2, rear - 0.34, top + 0.194), tilt=(58, 0, -side * 4), parent=root)
    if accent:
        cushion("accent pillow", (0.62, 0.32, 0.05), covered(accent), SCATTER, 0.018, 0.02,
                location=(0.02, rear - 0.50, top + 0.178), tilt=(54, 0, 3), parent=root)
