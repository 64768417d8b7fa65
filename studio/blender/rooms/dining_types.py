"""A dining corner for each product type of the collection."""
from dressing import PLANT, bowl, branches, framed_print, pendant, set_piece, table_lamp, vase
from materials import blackened_steel, brass, plain
from prints import print_path
from rooms.rugs import rug
from rooms.shell import room_camera
from rooms.showroom import battens, on_top, product, room, wainscot
from tabletop import bottle, place_setting, stem_glass
from woods import timber, wood

GLAZES = ("#d9d4c9", "#a9a592")  # of dinner plates and side plates


def build(scene, show="dining-sets"):
    """show: a product type of the collection. Returns the exposure."""
    return SCENES[show](scene)


def _pendant(x, y, low, ceiling, metal):
    pendant(x, y, low, ceiling, [(0.20, 0), (0.194, 0.05), (0.15, 0.14), (0.05, 0.195), (0.018, 0.21), (0, 0.23)], metal)


def _dining_sets(scene):
    room(scene, "#e6ddcf", "#9fa694", "oak", 6.0, 4.6, curtains="#ece6da")
    rug(3.0, 2.1, "medallion", ("#b59a7c", "#5f6f69", "#d8cbb3"), (0.4, 0.75), fringe=True)
    dining_set = product("marfa-seven-piece-dining-set", (0.4, 0.75, 0.014))
    for dx in (-0.57, 0.0, 0.57):
        for side in (-1, 1):
            place_setting(on_top(dining_set, 0.4 + dx, 0.75 + side * 0.31), *GLAZES)
    vase(plain("#8a4f34", 0.5), on_top(dining_set, 0.4, 0.75), 0.24, 0.085)
    branches((0.4, 0.75, 0.98), 9, 0.42, seed=5)
    _pendant(0.4, 0.75, 1.72, 3.2, brass())
    framed_print(print_path("tide"), 0.8, 1.02, (0.4, 2.285, 1.62), wood("oak", "X"))
    room_camera(scene, (-0.9, -3.7, 1.55), 0.82, 48, (0, -0.090))
    return 1.06


def _dining_tables(scene):
    room(scene, "#e9e2d6", "#c9b8a2", "light oak")
    table = product("marfa-extending-trestle-table", (0.25, 1.0, 0), pose="extended")
    vase(plain("#e2dccf", 0.4), on_top(table, 0.0, 1.0), 0.30, 0.10)
    branches((0.0, 1.0, 1.02), 10, 0.5, seed=7)
    bowl(timber(["wood", "walnut"], "X"), on_top(table, 0.45, 0.95), 0.15)
    _pendant(0.25, 1.0, 1.80, 3.2, blackened_steel())
    set_piece("plant", 1.5, (-1.25, 1.75, 0), 20, PLANT)
    room_camera(scene, (-0.6, -3.4, 1.42), 0.62, 44, (0, -0.075))
    return 1.06


def _dining_chairs(scene):
    room(scene, "#e7dfd2", "#6f7f78", "oak", depth=5.2, fill=80)
    product("wren-side-chairs", (-0.02, 0.70, 0), -28, count=1)
    product("wren-side-chairs", (0.76, 0.78, 0), 22, count=1)
    table = product("sabine-round-pedestal-table", (0.46, 1.84, 0))
    vase(plain("#3f5a4c", 0.35), on_top(table, 0.4, 1.7), 0.26, 0.085)
    branches((0.4, 1.7, 0.98), 9, 0.42, seed=3)
    room_camera(scene, (0.1, -3.1, 1.12), 0.36, 62, (0, -0.080))
    return 1.06


def _counter_height(scene):
    room(scene, "#e8e3d8", "#b3bbb4", "light oak", curtains="#ece6da")
    battens(5.2, 2.1, 3.2, "#b3bbb4", 0.26)
    counter_set = product("heights-counter-set-with-shelves", (0.25, 0.95, 0), 8)
    bowl(plain("#8a4f34", 0.5), on_top(counter_set, 0.05, 0.95), 0.15)
    bottle(on_top(counter_set, 0.5, 1.05), 1)
    for k in range(2):
        stem_glass(on_top(counter_set, 0.62 + 0.1 * k, 0.95))
    _pendant(0.05, 0.95, 1.80, 3.2, blackened_steel())
    _pendant(0.65, 0.95, 1.80, 3.2, blackened_steel())
    room_camera(scene, (-1.0, -3.0, 1.45), 0.62, 50, (0, -0.075))
    return 1.06


def _benches(scene):
    room(scene, "#ece6da", "#d5c8b5", "oak", 5.4)
    table = product("marfa-extending-trestle-table", (0.3, 1.35, 0))
    product("marfa-dining-bench", (0.3, 0.62, 0))
    for x in (-0.2, 0.35, 0.9):
        place_setting(on_top(table, x, 1.08), *GLAZES)
    vase(plain("#8c9a80", 0.4), on_top(table, 0.35, 1.42), 0.26, 0.09)
    branches((0.35, 1.42, 0.98), 9, 0.45, seed=9)
    framed_print(print_path("shore"), 1.1, 0.74, (0.35, 2.085, 1.68), wood("oak", "X"))
    room_camera(scene, (-0.55, -2.9, 1.3), 0.6, 52, (0, -0.090))
    return 1.06


def _sideboards(scene):
    room(scene, "#e3dbce", "#7d8b82", "light oak", fill=85)
    wainscot(5.2, 2.1, 0.95, "#7d8b82")
    sideboard = product("alma-fluted-sideboard", (0.2, 1.80, 0))
    table_lamp(on_top(sideboard, -0.42, 1.84), plain("#d9d2c4", 0.35), 4)
    vase(plain("#8a4f34", 0.5), on_top(sideboard, 0.72, 1.82), 0.30, 0.10)
    branches((0.72, 1.82, 1.10), 9, 0.5, seed=2)
    bowl(plain("#d9d2c4", 0.4), on_top(sideboard, 0.22, 1.74), 0.13)
    framed_print(print_path("suns"), 0.62, 0.82, (0.2, 2.085, 1.75), wood("oak", "X"))
    room_camera(scene, (-0.6, -3.1, 1.25), 0.42, 58, (0, -0.065))
    return 1.08


SCENES = {"dining-sets": _dining_sets, "dining-tables": _dining_tables, "dining-chairs": _dining_chairs, "counter-height": _counter_height,
          "benches": _benches, "sideboards": _sideboards}
