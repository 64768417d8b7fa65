"""What the shop does around a sale: carrying in, matching a price, spreading payments."""
from dressing import PLANT, books, branches, floor_lamp, framed_print, round_table, set_piece, table_lamp, vase
from hardware import block, turned
from materials import black_plastic, brass, cloth, plain
from prints import print_path
from rooms.rugs import rug
from rooms.shell import room_camera
from rooms.showroom import battens, on_top, product, room, wainscot
from stage import group
from stitching import tube
from tabletop import calculator, laptop, mug, paper
from woods import wood

KRAFT = "#b08a5c"


def build(scene, show):
    """show: delivery, price-match or financing. Returns the exposure."""
    return SCENES[show](scene)


def _delivery(scene):
    """A sofa just carried in: the rug half unrolled, boxes still taped, a hand truck by the wall."""
    room(scene, "#e6dfd2", "#93a294", "light oak", 7.0, 4.8, 3.2, (-2.1, 0.6, 0.2, 2.4), sky=290, fill=100, curtains="#efeae0")
    wainscot(7.0, 2.4, 1.0, "#93a294")
    product("larkin-track-arm-sofa", (0.35, 1.55, 0), 4)
    rug(1.9, 2.0, "stripes", ("#d3c9b6", "#bdb8a4", "#6d7a6b"), (-0.05, 0.05))
    turned("rolled rug", [(0, -1.0), (0.085, -1.0), (0.095, -0.985), (0.095, 0.985), (0.085, 1.0), (0, 1.0)], cloth("rug", "#cbbfab"), 64,
           (0.97, 0.05, 0.097), (90, 0, 0))
    for at, size, turn in (((2.05, 1.60, 0), (0.62, 0.46, 0.46), 8), ((2.03, 1.62, 0.46), (0.50, 0.40, 0.36), -10), ((1.62, 0.78, 0), (0.46, 0.36, 0.34), 24)):
        _carton(at, size, turn)
    _hand_truck((2.72, 1.95, 0), -14)
    framed_print(print_path("tide"), 0.62, 0.82, (-0.06, 2.385, 1.72), wood("light oak", "X"))
    framed_print(print_path("arches"), 0.62, 0.82, (0.72, 2.385, 1.72), wood("light oak", "X"))
    set_piece("plant", 1.5, (-1.55, 1.85, 0), 20, PLANT)
    room_camera(scene, (0.15, -4.0, 1.2), 0.15, 37, (0, -0.07))
    return 1.07


def _carton(at, size, turn):
    """A moving carton with a taped seam."""
    width, depth, height = size
    box = group("carton", at, (0, 0, turn))
    board = plain(KRAFT, 0.85, specular=0.15)
    block("carton", (width, depth, height), board, 0.006, (0, 0, height / 2), parent=box)
    for side in (-1, 1):
        block("flap", (width - 0.004, depth / 2 - 0.002, 0.004), board, 0.001, (0, side * depth / 4, height + 0.002), parent=box)
    tape = plain("#c9ab7c", 0.25, specular=0.4)
    block("tape", (width + 0.001, 0.05, 0.001), tape, 0, (0, 0, height + 0.0046), parent=box)
    for side in (-1, 1):
        block("tape end", (0.001, 0.05, 0.07), tape, 0, (side * (width / 2 + 0.0006), 0, height - 0.031), parent=box)


def _hand_truck(at, turn):
    """Two bent rails with rungs, a toe plate and two wheels, leaning on the wall behind."""
    truck = group("hand truck", at, (12, 0, turn))
    steel, rubber = plain("#8a3f2a", 0.4, 0.3), black_plastic()
    for side in (-1, 1):
        tube("rail", [(side * 0.20, 0, 0.06), (side * 0.20, 0, 1.10), (side * 0.17, 0.02, 1.20), (side * 0.05, 0.03, 1.26), (0, 0.03, 1.265)],
             0.014, steel, parent=truck)
        turned("wheel", [(0, -0.022), (0.118, -0.022), (0.125, -0.014), (0.125, 0.014), (0.118, 0.022), (0, 0.022)], rubber, 48,
               (side * 0.265, 0.05, 0.125), (0, 90, 0), truck)
    for z in (0.30, 0.58, 0.86):
        tube("rung", [(-0.20, 0, z), (0.20, 0, z)], 0.010, steel, parent=truck)
    tube("axle", [(-0.27, 0.05, 0.125), (0.27, 0.05, 0.125)], 0.010, steel, parent=truck)
    block("toe plate", (0.40, 0.24, 0.008), steel, 0.002, (0, -0.12, 0.045), parent=truck)


def _price_match(scene):
    """The piece itself, and on the table before it the other shop's circular beside a laptop."""
    room(scene, "#e2ddd0", "#3f5a4c", "oak", 6.8, 4.6, 3.2, (-2.1, 0.6, 0.2, 2.4), sky=290, fill=120, curtains="#ece6da")
    battens(6.8, 2.3, 3.2, "#3f5a4c", 0.34)
    product("brazos-leather-sofa", (0.35, 1.55, 0))
    rug(3.0, 2.0, "medallion", ("#8a4f3a", "#34474a", "#d3c2a4"), (0.35, 0.35), fringe=True)
    round_table(0.46, 0.40, wood("walnut", "X"), wood("walnut", "Z"), (0.30, 0.30, 0.016))
    laptop((0.18, 0.42, 0.416), 14)
    paper((0.50, 0.20, 0.4165), 0.21, 0.28, print_path("suns"), -16)
    paper((0.44, 0.14, 0.4170), 0.21, 0.28, print_path("dunes"), 8)
    mug((0.60, 0.46, 0.416), "#d9d2c4")
    floor_lamp((-1.05, 1.75, 0), brass(), 1.5)
    framed_print(print_path("shore"), 1.3, 0.86, (0.35, 2.27, 1.75), wood("oak", "X"))
    set_piece("plant", 1.5, (2.15, 1.75, 0), 40, PLANT)
    room_camera(scene, (0.15, -3.2, 1.25), 0.2, 36, (0, -0.06))
    return 1.12


def _financing(scene):
    """A dining table by the window with the month's figures on it."""
    room(scene, "#e9e1d3", "#c7b49a", "light oak", 6.4, 4.6, 3.1, (-2.0, 0.8, 0.3, 2.4), sky=300, fill=95, curtains="#efe9dc")
    table = product("marfa-extending-trestle-table", (0.30, 0.85, 0))
    *_, top = on_top(table, 0.30, 0.85)
    for x, y, turn in ((-0.15, 0.15, 172), (0.45, 1.48, -4)):
        product("wren-side-chairs", (x, y, 0), turn)
    laptop((0.42, 0.98, top), 8)
    paper((-0.06, 0.80, top + 0.0006), 0.21, 0.28, None, -10)
    paper((-0.02, 0.84, top + 0.0012), 0.21, 0.28, None, 6)
    calculator((0.16, 0.70, top), -8)
    mug((0.72, 0.78, top), "#3f5a4c")
    vase(plain("#d9d2c4", 0.4), (-0.55, 1.0, top), 0.26, 0.09)
    branches((-0.55, 1.0, top + 0.22), 9, 0.46, seed=6)
    framed_print(print_path("arches"), 0.66, 0.86, (0.05, 2.27, 1.62), wood("oak", "X"))
    framed_print(print_path("suns"), 0.66, 0.86, (0.85, 2.27, 1.62), wood("oak", "X"))
    sideboard = product("alma-fluted-sideboard", (2.2, 2.02, 0))
    table_lamp(on_top(sideboard, 1.95, 2.02), plain("#8a4f34", 0.35), 5)
    books(on_top(sideboard, 2.5, 2.02), 3, 12, seed=4)
    set_piece("plant", 1.4, (-1.6, 1.8, 0), 30, PLANT)
    room_camera(scene, (0.05, -3.3, 1.35), 0.1, 36, (0, -0.05))
    return 1.06


SCENES = {"delivery": _delivery, "price-match": _price_match, "financing": _financing}
