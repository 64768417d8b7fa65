"""The rooms that stand for the living room, bedroom and dining room collections."""
import math

from dressing import PLANT, SHRUB_IN_TAN, books, bowl, branches, framed_print, pendant, set_piece, table_lamp, vase
from hardware import block, turned
from materials import brass, plain
from prints import print_path
from rooms.rugs import rug
from rooms.shell import TRIM, plaster, room_camera
from rooms.showroom import cornice, curtain_rod, on_top, product, room
from tabletop import book_row
from woods import timber, wood

DEPTH, HEIGHT = 5.2, 2.75
BACK = DEPTH / 2
WINDOW = (-0.9, 1.3, 0.42, 2.36)
LINEN = "#f1ece2"
BREAST = dict(width=1.70, depth=0.36)  # the chimney breast, m


def build(scene, show):
    """show: a collection's slug. Returns the exposure."""
    return SCENES[show](scene)


def _empty(scene, width, wall, far, species):
    room(scene, wall, far, species, width, DEPTH, HEIGHT, WINDOW, sun=2.6, sky=250, fill=50, sun_tilt=(50, 0, -70), curtains=LINEN)
    curtain_rod(width, HEIGHT, WINDOW, brass())
    cornice(width, BACK, HEIGHT)


def _living(scene):
    """A gray sofa and a leather recliner either side of a fireplace between bookshelves."""
    _empty(scene, 6.4, "#ded7ca", "#cfc6b6", "oak")
    _fireplace("#cfc6b6")
    for side in (-1, 1):
        _alcove(side)
    rug(3.3, 2.4, "medallion", ("#b39a7d", "#5f6f69", "#d8cbb3"), (0.05, 0.45), fringe=True)
    product("larkin-track-arm-sofa", (-1.42, 0.60, 0.016), 72, pillows=[
        [-0.82, 0.50, ["linen", "#a9643f"], 14], [0.80, 0.50, ["linen", "#c9b694"], -15]])
    product("model-4700-leather-recliner", (1.62, 0.95, 0.016), -52, swatch=1)
    tables = product("teague-nesting-coffee-tables", (0.10, 0.55, 0.016), 20)
    x, y, z = on_top(tables, -0.06, 0.70)
    vase(plain("#e2dccf", 0.4), (x, y, z), 0.24, 0.085)
    branches((x, y, z + 0.20), 9, 0.44, seed=5)
    books(on_top(tables, 0.02, 0.46), 2, 24, seed=6)
    set_piece("plant", 1.60, (-2.72, 1.98, 0), 20, {**PLANT, "pot": "#d9d2c4"})
    room_camera(scene, (0.95, -3.65, 1.24), -0.10, 28, (0, -0.04))
    return 1.05


def _fireplace(wall):
    """A white surround with a mantel on a chimney breast, logs stacked in the hearth, a print above."""
    width, depth = BREAST["width"], BREAST["depth"]
    front = BACK - depth
    white, soot = plain(TRIM, 0.45), plain("#191817", 0.9, specular=0.1)
    opening, head = 0.78, 0.74
    for side in (-1, 1):
        block("breast", ((width - opening) / 2, depth, HEIGHT), plaster(wall), 0.002, (side * (width + opening) / 4, BACK - depth / 2, HEIGHT / 2))
        block("pilaster", (0.17, 0.055, 1.06), white, 0.006, (side * 0.565, front - 0.0275, 0.53))
        block("plinth", (0.19, 0.07, 0.14), white, 0.006, (side * 0.565, front - 0.035, 0.07))
        block("cheek", (0.012, depth - 0.03, head), soot, 0, (side * (opening / 2 - 0.007), BACK - depth / 2, head / 2))
    block("breast", (opening, depth, HEIGHT - head), plaster(wall), 0, (0, BACK - depth / 2, (HEIGHT + head) / 2))
    block("fireback", (opening, 0.012, head), soot, 0, (0, BACK - 0.02, head / 2))
    block("slip", (0.96, 0.02, 0.13), plain("#3b3a38", 0.3), 0.003, (0, front - 0.010, head + 0.065))
    for side in (-1, 1):
        block("slip", (0.09, 0.02, head), plain("#3b3a38", 0.3), 0.003, (side * 0.435, front - 0.010, head / 2))
    block("frieze", (1.30, 0.062, 0.19), white, 0.006, (0, front - 0.031, 0.965))
    block("mantel", (1.46, 0.19, 0.045), white, 0.008, (0, front - 0.095, 1.0825))
    block("hearth", (1.46, 0.42, 0.03), plain("#3b3a38", 0.35), 0.004, (0, front - 0.21, 0.015))
    _logs(front + 0.18)
    framed_print(print_path("shore"), 1.05, 0.72, (0, front - 0.015, 1.66), wood("light oak", "X"))
    vase(plain("#8a4f34", 0.5), (-0.52, front - 0.09, 1.105), 0.24, 0.08)
    branches((-0.52, front - 0.09, 1.31), 8, 0.40, seed=3)
    books((0.48, front - 0.09, 1.105), 3, 6, seed=5)


def _logs(y):
    """Birch laid crosswise, three, two and one."""
    bark = plain("#b9ac98", 0.8, specular=0.1)
    for row, count in enumerate((3, 2, 1)):
        for k in range(count):
            radius = 0.048
            x = (k - (count - 1) / 2) * radius * 2.06
            turned("log", [(0, -0.13), (radius, -0.13), (radius, 0.13), (0, 0.13)], bark, 24,
                   (x, y, 0.006 + radius + row * radius * math.sqrt(3)), (90, 0, 0))


def _alcove(side):
    """Painted cupboards under two thick shelves, filled."""
    inner, outer = BREAST["width"] / 2, 2.28
    width, x = outer - inner, side * (outer + inner) / 2
    white, depth = plain(TRIM, 0.45), 0.32
    y = BACK - depth / 2
    block("cupboard", (width, depth, 0.74), white, 0.004, (x, y, 0.37))
    for k in (-1, 1):
        block("door", (width / 2 - 0.012, 0.018, 0.60), white, 0.004, (x + k * width / 4, BACK - depth - 0.009, 0.41))
        block("knob", (0.02, 0.024, 0.02), brass(), 0.004, (x + k * 0.035, BACK - depth - 0.030, 0.60))
    block("counter", (width, depth + 0.03, 0.03), wood("oak", "X"), 0.004, (x, y - 0.015, 0.755))
    for level in (1.18, 1.60, 2.02):
        block("shelf", (width - 0.002, 0.26, 0.034), wood("oak", "X"), 0.004, (x, BACK - 0.13, level))
    for k, level in enumerate((0.77, 1.197, 1.617, 2.037)):
        _shelf_things(x, BACK - 0.14, level, width, k + (3 if side > 0 else 0))


def _shelf_things(x, y, z, width, seed):
    """Books, pottery or both on one shelf, never the same way twice."""
    glazes = ("#8a4f34", "#d9d2c4", "#3f5a4c", "#6d7a6b", "#a98559")
    if seed % 3 == 0:
        bowl(plain(glazes[seed % 5], 0.4), (x + width * 0.18, y, z), 0.12)
        books((x - width * 0.22, y, z), 3, 8, seed=seed)
        return
    book_row((x - width * 0.16, y, z), width * 0.48, seed=seed)
    vase(plain(glazes[(seed + 2) % 5], 0.4), (x + width * 0.26, y, z), 0.20, 0.075)


def _bedroom(scene):
    """An oak bed and dresser on a clay wall, a mirror by the window."""
    _empty(scene, 5.8, "#e3dccf", "#c9a58c", "oak")
    product("teague-oak-platform-bed", (0.30, 1.42, 0.014), blanket="#6f7a69")
    for side in (-1, 1):
        x = 0.30 + side * 1.16
        stand = product("alma-round-nightstand", (x, 2.24, 0))
        table_lamp(on_top(stand, x, 2.26), plain("#e2dccf", 0.35), 5)
    rug(3.0, 2.1, "trellis", ("#d6cdbe", "#9c8f7d"), (0.30, 0.60), fringe=True)
    for k, name in enumerate(("tide", "dunes")):
        framed_print(print_path(name), 0.60, 0.78, (-0.05 + 0.70 * k, BACK - 0.015, 1.72), wood("oak", "X"))
    product("wren-swivel-accent-chair", (-1.95, 1.05, 0), 40)
    set_piece("decorativePlant", 1.50, (-2.35, 2.05, 0), 0, SHRUB_IN_TAN)
    room_camera(scene, (1.45, -3.40, 1.32), -0.75, 29, (0, -0.04))
    return 1.05


def _dining(scene):
    """A marble pedestal table with four chairs under a brass dome, an open bar cabinet beside it."""
    _empty(scene, 5.8, "#e2dccf", "#44584f", "oak")
    x, y = -0.35, 0.75
    table = product("sabine-round-pedestal-table", (x, y, 0.014))
    for k in range(4):
        turn = 45 + 90 * k
        a = math.radians(turn)
        product("wren-side-chairs", (x + 0.86 * math.sin(a), y + 0.86 * math.cos(a), 0.014), -turn, count=1)
    rug(2.9, 2.9, "trellis", ("#cfc3ad", "#8d7c68"), (x, y), fringe=True)
    tx, ty, tz = on_top(table, x, y)
    vase(plain("#8a4f34", 0.5), (tx, ty, tz), 0.26, 0.095)
    branches((tx, ty, tz + 0.23), 10, 0.46, seed=5)
    bowl(timber(["wood", "walnut"], "X"), on_top(table, x + 0.32, y - 0.12), 0.14)
    pendant(x, y, 1.74, HEIGHT, [(0.26, 0), (0.252, 0.06), (0.20, 0.17), (0.07, 0.24), (0.02, 0.26), (0, 0.26)], brass(), 0.25)
    product("alma-bar-cabinet", (1.60, 2.36, 0))
    framed_print(print_path("suns"), 0.80, 1.04, (-0.20, BACK - 0.015, 1.66), wood("oak", "X"))
    set_piece("plant", 1.70, (-2.30, 2.0, 0), 60, PLANT)
    room_camera(scene, (1.35, -3.55, 1.34), -0.70, 29, (0, -0.04))
    return 1.05


SCENES = {"living-room": _living, "bedroom": _bedroom, "dining-room": _dining}
