"""A bedroom corner for each product type of the collection."""
from dressing import SHRUB, books, bowl, branches, framed_print, set_piece, table_lamp, vase
from materials import plain
from prints import print_path
from rooms.rugs import rug
from rooms.shell import room_camera
from rooms.showroom import on_top, product, room, wainscot
from tabletop import mug
from woods import wood


def build(scene, show="beds"):
    """show: a product type of the collection. Returns the exposure."""
    return SCENES[show](scene)


def _beds(scene):
    room(scene, "#e6dfd3", "#b7a693", "light oak", 5.6, 4.6, curtains="#ece6da")
    rug(2.6, 1.9, "trellis", ("#d6ccbb", "#8d7c68"), (0.35, 0.25), fringe=True)
    product("alma-channel-tufted-bed", (0.35, 1.16, 0.014), blanket="#8a5a44", accent=["linen", "#a5643f"])
    for x in (-0.86, 1.56):
        table_lamp(on_top(product("alma-round-nightstand", (x, 1.98, 0)), x, 1.98), plain("#d9d2c4", 0.35), 4)
    room_camera(scene, (-0.75, -4.0, 1.42), 0.65, 58, (0, -0.065))
    return 1.06


def _bedroom_sets(scene):
    room(scene, "#dfe0da", "#98a39f", "oak", 6.2, 4.8, window=(-1.0, 1.2, 0.9, 2.5), curtains="#e9e6de")
    product("briar-five-piece-bedroom-set", (0.75, 1.20, 0))
    rug(2.8, 1.8, "stripes", ("#c9c4ba", "#b2b2ab", "#7b7f7c"), (0.75, 0.0))
    framed_print(print_path("dunes"), 0.7, 0.9, (0.75, 2.385, 1.95), wood("whitewash", "X"))
    room_camera(scene, (0.95, -4.3, 1.55), 0.55, 49, (0, -0.095))
    return 1.08


def _dressers(scene):
    room(scene, "#ece5d9", "#c7b39a", "light oak")
    dresser = product("teague-six-drawer-dresser", (0.2, 1.80, 0))
    framed_print(print_path("tide"), 0.7, 0.9, (0.10, 2.085, 1.50), wood("oak", "X"))
    table_lamp(on_top(dresser, 0.78, 1.84), plain("#8c9a80", 0.35), 4)
    books(on_top(dresser, -0.42, 1.82), 3, 10, seed=5)
    bowl(plain("#8a4f34", 0.5), on_top(dresser, 0.30, 1.72), 0.10)
    set_piece("decorativePlant", 1.35, (-1.25, 1.6, 0), 0, SHRUB)
    room_camera(scene, (-0.65, -3.3, 1.25), 0.4, 56, (0, -0.065))
    return 1.06


def _nightstands(scene):
    room(scene, "#e7e1d7", "#a7aea1", "oak", fill=80)
    wainscot(5.2, 2.1, 1.15, "#a7aea1")
    product("teague-oak-platform-bed", (1.15, 0.98, 0), swatch=1, blanket=None)
    nightstand = product("alma-round-nightstand", (-0.02, 1.80, 0))
    table_lamp(on_top(nightstand, -0.06, 1.83), plain("#8a4f34", 0.35), 4)
    mug(on_top(nightstand, 0.12, 1.72), "#3f5a4c")
    rug(1.6, 1.0, "checker", ("#d2c8b8", "#bfb19a"), (-0.2, 0.7))
    room_camera(scene, (-0.45, -2.1, 1.08), 0.35, 61, (0, -0.080))
    return 1.06


def _chests(scene):
    room(scene, "#e2dccf", "#d7b9a4", "light oak", curtains="#efe9dd")
    chest = product("teague-five-drawer-chest", (0.2, 1.78, 0))
    vase(plain("#3f5a4c", 0.35), on_top(chest, 0.02, 1.80), 0.26, 0.085)
    branches((0.02, 1.80, 1.50), 9, 0.46, seed=5)
    books(on_top(chest, 0.40, 1.76), 3, 12, seed=6)
    rug(1.8, 1.2, "kilim", ("#cfc2ab", "#8f7a62", "#6d7a6b", "#b98a63"), (0.2, 0.7), fringe=True)
    framed_print(print_path("arches"), 0.5, 0.66, (1.15, 2.085, 1.45), wood("oak", "X"))
    room_camera(scene, (-0.45, -3.0, 1.2), 0.4, 59, (0, -0.035))
    return 1.06


def _mattresses(scene):
    room(scene, "#ebe6dc", "#c3ccd0", "whitewash", 5.6, 4.6, curtains="#f0ece3", fill=62)
    product("teague-oak-platform-bed", (0.35, 1.16, 0), bare=True)
    product("gulf-breeze-hybrid-mattress", (0.35, 1.138, 0.219))
    set_piece("decorativePlant", 1.25, (-0.92, 1.9, 0), 0, {**SHRUB, "leaves": "#55663f"})
    table_lamp(on_top(product("briar-two-drawer-nightstand", (1.52, 2.0, 0)), 1.52, 2.02), plain("#d9d2c4", 0.35), 3)
    room_camera(scene, (-0.85, -3.9, 1.35), 0.6, 59, (0, -0.075))
    return 1.03


SCENES = {"beds": _beds, "bedroom-sets": _bedroom_sets, "dressers": _dressers, "nightstands": _nightstands, "chests": _chests, "mattresses": _mattresses}
