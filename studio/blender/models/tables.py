"""Tables and desks: tops with eased edges on trestles, pedestals, tapered legs, drums or steel frames."""
import math

from bases import tapered_leg
from dressing import bowl, vase
from hardware import block, turned
from materials import METALS, black_plastic, brass, plain, stone
from stage import group
from stitching import tube
from tabletop import book_row, bottle
from woods import timber


def build(size, cover, pose="upright", style="tapered", top="wood", metal="black", thickness=0.03, drawers=0, **options):
    """A table of `size` (width, depth, height in m); `style` names one of STYLES, `top` is wood or a stone's hex."""
    root = group("table")
    if pose == "lifted":
        options["lifted"] = True
    STYLES[style](root, size, cover, top, METALS[metal](), thickness, drawers, **options)
    if pose == "extended":
        _leaf(root, size, cover, thickness)
    return root


def _leaf(root, size, cover, thickness, run=0.30):
    """A leaf pulled out at the right-hand end, on its two wooden slides."""
    width, depth, height = size
    x = width / 2 + run / 2 + 0.003
    block("leaf", (run, depth, thickness), timber(cover, "Y"), 0.008, (x, 0, height - thickness / 2), parent=root, segments=4)
    for side in (-1, 1):
        block("slide", (run + 0.5, 0.03, 0.035), timber(cover, "X"), 0.003, (width / 2 + run / 2 - 0.29, side * depth * 0.30, height - thickness - 0.018), parent=root)


def _surface(cover, top):
    return timber(cover, "X") if top == "wood" else stone(top)


def _rectangle(root, size, cover, top, thickness, bevel=0.008):
    width, depth, height = size
    block("top", (width, depth, thickness), _surface(cover, top), bevel, (0, 0, height - thickness / 2), parent=root, segments=4)


def _disc(root, radius, height, thickness, material):
    edge = [(0, height - thickness), (radius - 0.03, height - thickness), (radius - 0.004, height - thickness * 0.7),
            (radius, height - thickness * 0.4), (radius - 0.004, height - 0.004), (radius - 0.014, height), (0, height)]
    return turned("top", edge, material, 128, parent=root, angle=35)


def _tapered(root, size, cover, top, metal, thickness, drawers, apron=0.09, leg=0.026):
    """Four splayed round legs under a slim apron, with drawers in it if asked."""
    width, depth, height = size
    _rectangle(root, size, cover, top, thickness)
    z = height - thickness - apron / 2
    for side in (-1, 1):
        block("apron", (width - 0.16, 0.02, apron), timber(cover, "X"), 0.002, (0, side * (depth / 2 - 0.05), z), parent=root)
        block("apron", (0.02, depth - 0.12, apron), timber(cover, "Y"), 0.002, (side * (width / 2 - 0.07), 0, z), parent=root)
    for k in range(drawers):
        span = (width - 0.18) / drawers
        x = -width / 2 + 0.09 + span * (k + 0.5)
        block("drawer", (span - 0.008, 0.02, apron - 0.012), timber(cover, "X"), 0.003, (x, -depth / 2 + 0.036, z), parent=root)
        turned("knob", [(0, 0), (0.006, 0), (0.006, 0.010), (0.013, 0.015), (0.013, 0.021), (0, 0.024)], brass(), 24,
               (x, -depth / 2 + 0.027, z), (90, 0, 0), parent=root)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tapered_leg(height - thickness + 0.004, timber(cover, "Z"), leg, leg * 0.58, (sx * (width / 2 - 0.055), sy * (depth / 2 - 0.05), 0),
                        (3 * sy, -3 * sx), root)


def _trestle(root, size, cover, top, metal, thickness, drawers, inset=0.30, beam=True):
    """Two A-shaped trestles joined by a stretcher."""
    width, depth, height = size
    _rectangle(root, size, cover, top, thickness, 0.010)
    under = height - thickness
    for side in (-1, 1):
        x = side * (width / 2 - inset)
        lean = math.degrees(math.atan2(depth * 0.16, under))
        for end in (-1, 1):
            block("trestle leg", (0.055, 0.085, under + 0.02), timber(cover, "Z"), 0.006, (x, end * depth * 0.24, under / 2), (end * lean, 0, 0), root)
        block("trestle head", (0.07, depth * 0.62, 0.05), timber(cover, "Y"), 0.006, (x, 0, under - 0.025), parent=root)
        block("trestle tie", (0.05, depth * 0.56, 0.05), timber(cover, "Y"), 0.006, (x, 0, under * 0.30), parent=root)
    if beam:
        block("stretcher", (width - 2 * inset, 0.04, 0.075), timber(cover, "X"), 0.006, (0, 0, under * 0.30), parent=root)


def _pedestal(root, size, cover, top, metal, thickness, drawers):
    """A round top on a flared steel trumpet."""
    width, _, height = size
    _disc(root, width / 2, height, thickness, _surface(cover, top))
    under = height - thickness
    profile = [(0, 0), (width * 0.26, 0), (width * 0.265, 0.006), (width * 0.20, 0.024), (width * 0.09, 0.10), (0.055, under * 0.4),
               (0.055, under * 0.7), (0.10, under * 0.94), (0.16, under), (0, under)]
    turned("pedestal", profile, metal, 96, parent=root, angle=80)


def _nest(root, size, cover, top, metal, thickness, drawers):
    """Two round tables, the smaller one tucked under the larger."""
    width, depth, height = size
    big, small = width * 0.40, width * 0.27
    for radius, tall, at in ((big, height, (-width / 2 + big, 0.04, 0)), (small, height * 0.74, (width / 2 - small, -depth / 2 + small, 0))):
        one = group("nested table", at, parent=root)
        _disc(one, radius, tall, thickness, timber(cover, "X"))
        turned("ring", [(radius - 0.07, tall - thickness - 0.05), (radius - 0.05, tall - thickness - 0.05), (radius - 0.05, tall - thickness), (radius - 0.07, tall - thickness)],
               timber(cover, "X"), 96, parent=one)
        for k in range(3):
            a = k * 2.094 + 0.6
            tapered_leg(tall - thickness, timber(cover, "Z"), 0.022, 0.014, ((radius - 0.06) * math.cos(a), (radius - 0.06) * math.sin(a), 0), (0, 0), one)


def _sit_stand(root, size, cover, top, metal, thickness, drawers):
    """A raised electric desk: telescoping columns on long feet, a tray and a hand panel."""
    width, depth, height = size
    _rectangle(root, size, cover, top, thickness, 0.006)
    under = height - thickness
    for side in (-1, 1):
        x = side * (width / 2 - 0.24)
        block("foot", (0.07, depth - 0.10, 0.035), metal, 0.008, (x, 0.0, 0.020), parent=root)
        block("outer column", (0.085, 0.065, under * 0.55), metal, 0.006, (x, 0.02, under * 0.275 + 0.03), parent=root)
        block("inner column", (0.070, 0.050, under * 0.5), metal, 0.006, (x, 0.02, under * 0.74), parent=root)
        block("bracket", (0.05, depth - 0.16, 0.03), metal, 0.003, (x, 0, under - 0.018), parent=root)
    block("beam", (width - 0.5, 0.05, 0.04), metal, 0.004, (0, 0.02, under - 0.03), parent=root)
    block("cable tray", (width - 0.7, 0.12, 0.06), metal, 0.006, (0, depth / 2 - 0.12, under - 0.03), parent=root)
    block("hand panel", (0.13, 0.03, 0.022), black_plastic(), 0.004, (width / 2 - 0.32, -depth / 2 + 0.03, under - 0.012), parent=root)


def _lift_top(root, size, cover, top, metal, thickness, drawers, lifted=False):
    """A storage coffee table whose top can be raised towards the sofa."""
    width, depth, height = size
    box = height - thickness - 0.06
    wood_x, wood_z = timber(cover, "X"), timber(cover, "Z")
    for side in (-1, 1):
        block("side", (0.022, depth, box), wood_z, 0.003, (side * (width / 2 - 0.011), 0, 0.06 + box / 2), parent=root)
        block("panel", (width - 0.05, 0.02, box), wood_x, 0.003, (0, side * (depth / 2 - 0.011), 0.06 + box / 2), parent=root)
    block("floor", (width - 0.05, depth - 0.03, 0.02), wood_x, 0.001, (0, 0, 0.09), parent=root)
    block("fixed top", (width * 0.30, depth + 0.01, thickness), wood_x, 0.005, (-width * 0.35, 0, height - thickness / 2), parent=root)
    opening = -width * 0.20, width / 2 - 0.022
    block("divider", (0.018, depth - 0.04, box - 0.02), wood_z, 0.001, (opening[0] - 0.009, 0, 0.08 + box / 2), parent=root)
    lift = group("lift", (0.10, -0.16, 0.145) if lifted else (width * 0.10, 0, 0), parent=root)
    block("lifted top", (width * 0.69, depth + 0.01, thickness), wood_x, 0.005, (width * 0.055, 0, height - thickness / 2), parent=lift)
    if lifted:
        for x, inward in zip(opening, (1, -1)):
            _lifting_arms(root, x, inward, height - thickness, metal)
    for sx in (-1, 1):
        for sy in (-1, 1):
            block("foot", (0.06, 0.06, 0.065), wood_z, 0.004, (sx * (width / 2 - 0.05), sy * (depth / 2 - 0.05), 0.0325), parent=root)


def _lifting_arms(root, x, inward, under, metal):
    """Two parallel arms from the wall of the box at `x` to a rail under the top, swung up and forward with it."""
    block("plate", (0.006, 0.30, 0.04), metal, 0.001, (x + inward * 0.003, 0.02, under - 0.06), parent=root)
    block("rail", (0.022, 0.30, 0.012), metal, 0.001, (x + inward * 0.012, -0.14, under + 0.139), parent=root)
    for y in (-0.06, 0.10):
        tube("arm", [(x + inward * 0.012, y, under - 0.06), (x + inward * 0.012, y - 0.16, under + 0.139)], 0.007, metal, parent=root)


def _parsons(root, size, cover, top, metal, thickness, drawers, leg=0.085, apron=0.09):
    """A square-legged table with a full apron."""
    width, depth, height = size
    _rectangle(root, size, cover, top, thickness, 0.006)
    under = height - thickness
    for sx in (-1, 1):
        for sy in (-1, 1):
            block("leg", (leg, leg, under), timber(cover, "Z"), 0.006, (sx * (width - leg - 0.03) / 2, sy * (depth - leg - 0.03) / 2, under / 2), parent=root)
    for side in (-1, 1):
        block("apron", (width - 2 * leg, 0.022, apron), timber(cover, "X"), 0.002, (0, side * (depth / 2 - 0.04), under - apron / 2), parent=root)
        block("apron", (0.022, depth - 2 * leg, apron), timber(cover, "Y"), 0.002, (side * (width / 2 - 0.04), 0, under - apron / 2), parent=root)


def _island(root, size, cover, top, metal, thickness, drawers, shelf_width=0.38):
    """A counter-height table: open shelves at its left end, stocked; two posts at its right."""
    width, depth, height = size
    _parsons(root, size, cover, top, metal, thickness, drawers, 0.075, 0.07)
    up, along = timber(cover, "Z"), timber(cover, "X")
    x, tall = -width / 2 + 0.03 + shelf_width / 2, height - thickness
    for y in (-depth / 2 + 0.035, depth / 2 - 0.035):
        block("shelf end", (shelf_width - 0.02, 0.022, tall - 0.06), up, 0.002, (x, y, (tall + 0.06) / 2), parent=root)
    block("shelf back", (0.012, depth - 0.09, tall - 0.06), timber(cover, "Y"), 0.001, (x + shelf_width / 2 - 0.012, 0, (tall + 0.06) / 2), parent=root)
    for z in (0.075, tall * 0.37, tall * 0.68):
        block("shelf", (shelf_width - 0.03, depth - 0.09, 0.022), along, 0.002, (x, 0, z), parent=root)
    books = group("books", (x - 0.02, depth / 2 - 0.06, tall * 0.37 + 0.012), (0, 0, -90), root)
    book_row((0, 0, 0), 0.34, books, 5, 0.24, 0.19)
    for k in range(3):
        bottle((x - 0.05, -depth / 2 + 0.12 + 0.10 * k, tall * 0.37 + 0.011), k, root)
        bowl(plain(("#d9d2c4", "#8a4f34", "#3f5a4c")[k], 0.4), (x - 0.03, -depth / 2 + 0.17 + 0.27 * k, tall * 0.68 + 0.011), 0.10).parent = root
        vase(plain(("#b9a78c", "#d9d2c4", "#39464f")[k], 0.5), (x - 0.03, -depth / 2 + 0.17 + 0.27 * k, 0.087), 0.15 + 0.02 * k, 0.085).parent = root


def _pub(root, size, cover, top, metal, thickness, drawers):
    """A bar-height round top on one heavy turned-steel pedestal."""
    width, _, height = size
    _disc(root, width / 2, height, thickness, _surface(cover, top))
    under = height - thickness
    profile = [(0, 0), (width * 0.29, 0), (width * 0.29, 0.010), (width * 0.26, 0.026), (0.07, 0.045), (0.045, 0.07), (0.045, under - 0.03), (0.15, under - 0.008),
               (0.15, under), (0, under)]
    turned("pedestal", profile, metal, 96, parent=root, angle=40)


def _bench(root, size, cover, top, metal, thickness, drawers):
    _trestle(root, size, cover, top, metal, thickness, drawers, inset=0.16)


STYLES = {"tapered": _tapered, "trestle": _trestle, "pedestal": _pedestal, "nest": _nest, "sit-stand": _sit_stand,
          "lift-top": _lift_top, "bench": _bench, "parsons": _parsons, "island": _island, "pub": _pub}
