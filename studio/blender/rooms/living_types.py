"""A living room for each category of seating, every one another room."""
from dressing import PLANT, SHRUB, books, bowl, branches, floor_lamp, framed_print, round_table, set_piece, table_lamp, vase
from materials import blackened_steel, brass, plain
from prints import print_path
from rooms.rugs import rug
from rooms.shell import room_camera
from rooms.showroom import BOOKCASE_LEVELS, battens, on_top, product, room, wainscot
from tabletop import book_row, mug
from woods import wood


def build(scene, show):
    """show: a living-room category. Returns the exposure."""
    return SCENES[show](scene)


def _sofas(scene):
    room(scene, "#e4e0d6", "#b9bfb2", "light oak", 7.2, 4.8, 3.2, (-2.1, 0.6, 0.2, 2.4), sky=280, fill=90, curtains="#efeae0")
    wainscot(7.2, 2.4, 1.0, "#b9bfb2")
    product("larkin-track-arm-sofa", (0.95, 1.82, 0))
    product("wren-swivel-accent-chair", (2.35, 0.85, 0.016), -48)
    rug(3.2, 2.1, "trellis", ("#d6ccbb", "#7a6d5d"), (1.05, 0.55), fringe=True)
    tables = product("teague-nesting-coffee-tables", (0.75, 0.62, 0.016), 12)
    vase(plain("#e2dccf", 0.4), on_top(tables, 0.62, 0.72), 0.24, 0.085)
    branches((0.62, 0.72, 0.66), 9, 0.44, seed=5)
    books(on_top(tables, 0.86, 0.66), 2, 14, seed=2)
    framed_print(print_path("shore"), 1.3, 0.86, (0.95, 2.385, 1.66), wood("oak", "X"))
    floor_lamp((-0.55, 2.0, 0), brass(), 1.5)
    room_camera(scene, (0.05, -4.2, 1.22), 0.0, 34, (0, -0.02))
    return 1.06


def _sectionals(scene):
    room(scene, "#eae4da", "#d8cec0", "whitewash", 7.6, 5.2, 3.4, (-2.4, 0.9, 0.15, 2.6), sky=300, fill=95)
    product("larkin-l-shaped-sectional", (1.05, 1.30, 0))
    rug(3.4, 2.4, "medallion", ("#b9a78b", "#66766e", "#d8cbb3"), (0.75, 0.55), fringe=True)
    round_table(0.44, 0.36, wood("walnut", "X"), wood("walnut", "Z"), (0.55, 0.72, 0.016))
    bowl(plain("#8a4f34", 0.5), (0.60, 0.70, 0.376), 0.13)
    books((0.36, 0.86, 0.376), 3, 24, seed=6)
    for k, name in enumerate(("suns", "arches")):
        framed_print(print_path(name), 0.62, 0.82, (0.55 + 0.78 * k, 2.585, 1.65), wood("light oak", "X"))
    set_piece("plant", 1.7, (-1.15, 2.1, 0), 30, PLANT)
    room_camera(scene, (0.0, -4.3, 1.35), 0.0, 33, (0, -0.035))
    return 1.05


def _reclining_sofas(scene):
    room(scene, "#ddd5c7", "#a8634a", "oak", 7.0, 4.8, 3.1, (-2.0, 0.5, 0.5, 2.4), sky=290, fill=110)
    product("model-5100-reclining-sofa", (0.95, 1.72, 0))
    rug(3.0, 2.0, "kilim", ("#cfc2ab", "#6b4a3a", "#40544b", "#b08d57"), (0.95, 0.55), fringe=True)
    round_table(0.40, 0.36, wood("walnut", "X"), wood("walnut", "Z"), (0.45, 0.40, 0.016))
    mug((0.62, 0.34, 0.376), "#d9d2c4")
    books((0.32, 0.46, 0.376), 2, 16, seed=4)
    table_lamp((2.62, 1.85, 0.52), plain("#d9d2c4", 0.35), 5)
    round_table(0.26, 0.52, wood("walnut", "X"), blackened_steel(), (2.62, 1.85, 0), "rods")
    framed_print(print_path("dunes"), 0.71, 0.91, (0.55, 2.385, 1.72), wood("oak", "X"))
    framed_print(print_path("tide"), 0.71, 0.91, (1.35, 2.385, 1.72), wood("oak", "X"))
    set_piece("decorativePlant", 1.5, (-0.85, 1.9, 0), 0, SHRUB)
    room_camera(scene, (0.05, -4.2, 1.25), 0.0, 34, (0, -0.025))
    return 1.1


def _recliners(scene):
    room(scene, "#e6dfd2", "#57675f", "oak", 6.8, 4.6, 3.1, (-2.1, 0.5, 0.3, 2.4), sky=290, fill=115, curtains="#ece6da")
    battens(6.8, 2.3, 3.1, "#57675f", 0.34)
    product("model-4700-leather-recliner", (0.75, 1.05, 0.014), -24)
    round_table(0.25, 0.54, wood("oak", "X"), brass(), (1.64, 1.25, 0.014), "rods")
    mug((1.59, 1.18, 0.554))
    books((1.69, 1.32, 0.554), 2, 30, seed=3)
    floor_lamp((1.80, 1.80, 0), brass(), 1.5)
    rug(2.6, 1.8, "medallion", ("#8f4f3c", "#33424a", "#d3c2a4"), (0.75, 0.75), fringe=True)
    product("lamar-five-shelf-bookcase", (-0.55, 2.08, 0))
    for k, z in enumerate(BOOKCASE_LEVELS):
        book_row((-0.89 + 0.3 * (k % 2), 2.04, z), 0.34, None, 3 + k, 0.23, 0.18)
    set_piece("plant", 1.4, (2.55, 1.75, 0), 60, PLANT)
    room_camera(scene, (0.0, -4.0, 1.2), -0.02, 35, (0, -0.02))
    return 1.12


def _reclining_sectionals(scene):
    room(scene, "#e2d8c9", "#cdbda6", "walnut", 8.0, 5.4, 3.4, (-2.4, 0.9, 0.3, 2.6), sky=330, fill=120, curtains="#e7dfd0")
    product("pecos-leather-power-sectional", (0.95, 1.25, 0))
    rug(3.6, 2.4, "checker", ("#c9bba3", "#b3a184"), (0.45, 0.35))
    round_table(0.46, 0.38, wood("oak", "X"), wood("oak", "Z"), (0.15, 0.45, 0.016))
    vase(plain("#3f5a4c", 0.35), (0.10, 0.52, 0.396), 0.24, 0.085)
    branches((0.10, 0.52, 0.60), 9, 0.44, seed=7)
    framed_print(print_path("shore"), 1.5, 1.0, (0.75, 2.685, 1.80), wood("walnut", "X"))
    floor_lamp((-1.35, 2.2, 0), blackened_steel(), 1.55)
    room_camera(scene, (0.0, -4.4, 1.4), 0.0, 33, (0, -0.04))
    return 1.12


SCENES = {"stationary-sofa-loveseats": _sofas, "stationary-sectionals": _sectionals, "reclining-sofa-loveseats": _reclining_sofas,
          "recliners-lift-chairs": _recliners, "reclining-sectionals": _reclining_sectionals}
