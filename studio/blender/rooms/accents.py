"""Accessories at home: the collection's room and a corner for each of its product types."""
from dressing import PLANT, SHRUB, books, bowl, branches, bulb, framed_print, set_piece, vase
from materials import plain
from prints import print_path
from rooms.shell import room_camera, wall_behind
from rooms.showroom import on_top, product, room
from woods import wood


def build(scene, show="room"):
    """show: room, or a product type of the collection. Returns the exposure."""
    return SCENES[show](scene)


def _room(scene):
    """An arc lamp over a round chair, the broken-stripe rug, and the arched mirror on a quiet wall."""
    room(scene, "#e8e1d5", "#cdbfab", "light oak", 6.8, 4.6, 3.2, (-2.0, 0.8, 0.2, 2.45), curtains="#efe9dd", sky=270, fill=80)
    product("caldwell-wool-blend-rug", (0.65, 0.35, 0), 90)
    product("wren-swivel-accent-chair", (0.35, 1.05, 0.016), 24)
    product("arlo-arc-floor-lamp", (1.08, 1.72, 0), 180)
    bulb((0.62, 1.72, 1.72), 9)
    product("arch-leaning-mirror", (-1.35, 2.13, 0))
    wall_behind(6.8, 3.2, "#e8e1d5", door=-2.4)
    tables = product("teague-nesting-coffee-tables", (1.55, 0.55, 0.016), -20)
    vase(plain("#8a4f34", 0.5), on_top(tables, 1.42, 0.62), 0.24, 0.085)
    branches((1.42, 0.62, 0.65), 9, 0.44, seed=5)
    books(on_top(tables, 1.68, 0.70), 2, 20, seed=4)
    for k, name in enumerate(("tide", "dunes")):
        framed_print(print_path(name), 0.71, 0.91, (1.45 + 0.84 * k, 2.285, 1.62), wood("oak", "X"))
    set_piece("plant", 1.5, (-2.25, 1.75, 0), 30, PLANT)
    room_camera(scene, (0.1, -4.0, 1.25), 0.1, 33, (0, -0.025))
    return 1.06


def _lamps(scene):
    room(scene, "#e4dccf", "#8f9a8c", "oak", sun=1.6, sky=170, fill=60)
    dresser = product("teague-six-drawer-dresser", (0.2, 1.78, 0), swatch=1)
    for x in (-0.38, 0.78):
        x, y, top = on_top(dresser, x, 1.80)
        product("pebble-table-lamps", (x, y, top), swatch=0, single=True)
        bulb((x, y, top + 0.45), 5)
    framed_print(print_path("dunes"), 0.71, 0.91, (0.2, 2.085, 1.55), wood("oak", "X"))
    books(on_top(dresser, 0.12, 1.72), 3, 10, seed=7)
    room_camera(scene, (-0.2, -2.7, 1.25), 0.25, 64, (0, -0.045))
    return 1.1


def _rugs(scene):
    room(scene, "#ece6db", "#d9cfbf", "oak", 5.6, 4.6, curtains="#efe9dd")
    product("caldwell-wool-blend-rug", (0.3, 0.15, 0), 90)
    product("pebble-modular-accent-chair", (0.85, 1.15, 0.016), -28)
    tables = product("teague-nesting-coffee-tables", (-0.25, 0.55, 0.016), 15)
    vase(plain("#3f5a4c", 0.35), on_top(tables, -0.38, 0.6), 0.22, 0.08)
    branches((-0.38, 0.6, 0.64), 8, 0.4, seed=2)
    set_piece("plant", 1.45, (1.75, 1.85, 0), 50, PLANT)
    framed_print(print_path("arches"), 0.66, 0.86, (-0.3, 2.285, 1.6), wood("oak", "X"))
    room_camera(scene, (0.2, -4.0, 1.95), 0.3, 41, (0, -0.265))
    return 1.05


def _mirrors(scene):
    room(scene, "#e9e2d7", "#c2a994", "light oak", curtains="#efe9dd")
    product("arch-leaning-mirror", (0.15, 1.95, 0))
    wall_behind(5.6, 2.9, "#e9e2d7", door=0.75)
    product("caldwell-wool-blend-rug", (0.6, -0.3, 0))
    set_piece("decorativePlant", 1.3, (1.05, 1.65, 0), 0, SHRUB)
    vase(plain("#8a4f34", 0.5), (-0.55, 1.75, 0), 0.45, 0.15)
    branches((-0.55, 1.75, 0.40), 10, 0.7, seed=6)
    room_camera(scene, (-0.35, -2.9, 1.15), 0.3, 59, (0, -0.055))
    return 1.05


def _wall_art(scene):
    room(scene, "#e9e3d8", "#d3c8b8", "oak", curtains="#efe9dd")
    product("larkin-track-arm-sofa", (0.25, 1.55, 0))
    for k, name in enumerate(("tide", "dunes")):
        framed_print(print_path(name), 0.711, 0.914, (-0.16 + 0.82 * k, 2.085, 1.62), wood("oak", "X"))
    room_camera(scene, (0.15, -2.6, 1.25), 0.2, 58, (0, -0.025))
    return 1.06


def _pillows(scene):
    room(scene, "#e6dfd3", "#8d978b", "light oak", fill=80)
    product("larkin-track-arm-sofa", (0.15, 1.5, 0), pillows=[[-0.62, 0.50, ["linen", "#cdbb9f"], 12], [-0.32, 0.50, ["linen", "#9b978f"], -6],
                                                          [0.62, 0.50, ["linen", "#9b978f"], -14], [0.30, 0.48, ["linen", "#cdbb9f"], 5]])
    product("caldwell-wool-blend-rug", (0.2, 0.1, 0))
    framed_print(print_path("shore"), 1.1, 0.74, (0.15, 2.085, 1.68), wood("oak", "X"))
    room_camera(scene, (0.5, -2.3, 1.15), -0.05, 67, (0, -0.075))
    return 1.06


def _accent_tables(scene):
    room(scene, "#e6dccd", "#b98d74", "oak", fill=80)
    product("caldwell-wool-blend-rug", (0.3, 0.4, 0), 90, swatch=1)
    tables = product("teague-nesting-coffee-tables", (0.15, 0.75, 0.016), 10)
    vase(plain("#e2dccf", 0.4), on_top(tables, 0.0, 0.85), 0.26, 0.09)
    branches((0.0, 0.85, 0.66), 9, 0.46, seed=8)
    books(on_top(tables, 0.22, 0.78), 3, 16, seed=3)
    bowl(plain("#3f5a4c", 0.35), on_top(tables, 0.42, 0.52), 0.09)
    product("hollis-velvet-sofa", (0.2, 1.62, 0))
    framed_print(print_path("shore"), 1.0, 0.66, (0.2, 2.085, 1.62), wood("oak", "X"))
    room_camera(scene, (-0.1, -2.6, 1.4), 0.35, 49, (0, -0.165))
    return 1.06


SCENES = {"room": _room, "lamps": _lamps, "rugs": _rugs, "mirrors": _mirrors, "wall-art": _wall_art, "pillows-throws": _pillows, "accent-tables": _accent_tables}
