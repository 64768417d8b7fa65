"""Bars and game rooms: the collection's room and a corner for each of its product types."""
import numpy as np

from dressing import PLANT, SHRUB, SHRUB_IN_TAN, books, bowl, branches, framed_print, pendant, set_piece, vase
from hardware import block
from materials import blackened_steel, brass, plain, stone
from prints import print_path
from rooms.rugs import rug
from rooms.shell import room_camera
from rooms.showroom import battens, on_top, product, room, wainscot, wall_shelf
from tabletop import bottle, stem_glass, tumbler
from woods import wood


def build(scene, show="room"):
    """show: room, or a product type of the collection. Returns the exposure."""
    return SCENES[show](scene)


def _screen(at, width):
    """A large dark television standing on its feet at `at`."""
    x, y, low = at
    tall = width * 0.5625
    block("screen", (width, 0.03, tall), plain("#0d0e10", 0.35, specular=0.08), 0.004, (x, y, low + 0.05 + tall / 2))
    for side in (-1, 1):
        block("foot", (0.03, 0.20, 0.05), blackened_steel(), 0.004, (x + side * width * 0.34, y, low + 0.025))


def _pendant(x, y, low, ceiling, radius=0.13):
    dome = [(radius, 0), (radius * 0.96, 0.04), (radius * 0.7, 0.11), (radius * 0.2, 0.15), (0, 0.16)]
    pendant(x, y, low, ceiling, dome, brass(), 0.15, 0.05, 4, 56)


def _back_bar(x, y, z, wood_top):
    for k, level in enumerate((z, z + 0.38)):
        wall_shelf(x, y, level, 1.3, wood_top)
        for j in range(5):
            at = (x - 0.52 + 0.13 * j, y - 0.10, level + 0.018)
            bottle(at, j + k)
        for j in range(4):
            stem_glass((x + 0.20 + 0.105 * j, y - 0.10, level + 0.018)) if k else tumbler((x + 0.20 + 0.105 * j, y - 0.10, level + 0.018))


def _room(scene):
    """The home bar with two stools, bottles on the wall behind it, and the long TV stand beyond."""
    room(scene, "#c9bca8", "#46544c", "walnut", 7.2, 4.8, 3.2, (-2.2, 0.4, 0.3, 2.4), sky=300, fill=130)
    battens(7.2, 2.4, 3.2, "#46544c", 0.36)
    bar = product("brazos-home-bar", (1.45, 1.15, 0))
    for x in (1.10, 1.80):
        product("marfa-bar-stools", (x, 0.42, 0), 172 if x < 1.5 else 188, count=1)
    _back_bar(1.45, 2.37, 1.35, wood("walnut", "X"))
    tumbler(on_top(bar, 1.2, 1.05))
    bottle(on_top(bar, 1.75, 1.25), 2)
    stem_glass(on_top(bar, 1.62, 1.05))
    for x in (1.05, 1.85):
        _pendant(x, 1.0, 1.95, 3.2)
    stand = product("lamar-72-inch-tv-stand", (-1.35, 2.05, 0))
    _screen(on_top(stand, -1.35, 2.10), 1.35)
    vase(plain("#d9d2c4", 0.4), on_top(stand, -2.12, 2.05), 0.26, 0.08)
    branches((-2.12, 2.05, 0.85), 8, 0.4, seed=8)
    rug(2.6, 1.8, "medallion", ("#7c4030", "#2c443c", "#cdb98f"), (-1.3, 0.6), fringe=True)
    set_piece("plant", 1.5, (3.05, 1.9, 0), 10, {**PLANT, "pot": "#b9aa94"})
    room_camera(scene, (0.1, -4.2, 1.30), 0.1, 33, (0, -0.025))
    return 1.2


def _bar_stools(scene):
    room(scene, "#ded6c8", "#8a9488", "light oak", fill=85)
    block("counter", (2.4, 0.62, 0.05), stone("#cfcac2"), 0.004, (0.5, 1.70, 1.03))
    block("counter base", (2.3, 0.40, 1.0), plain("#5d6a60", 0.5), 0.004, (0.5, 1.78, 0.5))
    for x, turn in ((0.02, 160), (0.72, 196)):
        product("wren-counter-stools", (x, 1.02, 0), turn, count=1)
    _pendant(0.02, 1.65, 1.85, 3.2)
    _pendant(0.85, 1.65, 1.85, 3.2)
    bowl(plain("#8a4f34", 0.5), (0.35, 1.70, 1.055), 0.14)
    room_camera(scene, (-0.55, -2.9, 1.25), 0.6, 64, (0, -0.075))
    return 1.08


def _tv_stands(scene):
    room(scene, "#e4ddd0", "#b8ab97", "oak")
    stand = product("lamar-72-inch-tv-stand", (0.15, 1.85, 0))
    _screen(on_top(stand, 0.15, 1.92), 1.25)
    books(on_top(stand, -0.62, 1.84), 3, 10, seed=4)
    vase(plain("#3f5a4c", 0.35), on_top(stand, 0.92, 1.84), 0.26, 0.085)
    branches((0.92, 1.84, 0.83), 8, 0.4, seed=3)
    rug(2.2, 1.4, "border", ("#c9bda9", "#8f7a62"), (0.1, 0.6))
    set_piece("decorativePlant", 1.4, (1.55, 1.5, 0), 0, {**SHRUB, "potmat": "#cfc5b4"})
    room_camera(scene, (-0.75, -3.5, 1.2), 0.35, 56, (0, -0.055))
    return 1.06


def _home_bars(scene):
    room(scene, "#cfc4b2", "#5a4a3c", "walnut", fill=110)
    wainscot(5.2, 2.1, 1.1, "#5a4a3c")
    bar = product("brazos-home-bar", (0.2, 1.05, 0))
    _back_bar(0.2, 2.06, 1.42, wood("oak", "X"))
    bottle(on_top(bar, 0.52, 1.12), 0)
    for k in range(2):
        stem_glass(on_top(bar, 0.28 + 0.11 * k, 1.0))
    tumbler(on_top(bar, -0.2, 1.02))
    _pendant(-0.1, 1.0, 1.86, 3.2)
    _pendant(0.55, 1.0, 1.86, 3.2)
    room_camera(scene, (-0.75, -3.1, 1.38), 0.45, 60, (0, -0.075))
    return 1.2


def _pub_tables(scene):
    room(scene, "#e2d9ca", "#a8634a", "oak", fill=80)
    pub_set = product("heights-three-piece-pub-set", (0.2, 1.0, 0), 14)
    bottle(on_top(pub_set, 0.1, 1.05), 1)
    for k in range(2):
        stem_glass(on_top(pub_set, 0.28 + 0.12 * k, 0.92 + 0.1 * k))
    framed_print(print_path("suns"), 0.6, 0.8, (0.22, 2.085, 1.72), wood("walnut", "X"))
    set_piece("plant", 1.3, (1.45, 1.6, 0), 70, PLANT)
    room_camera(scene, (-0.5, -3.2, 1.35), 0.45, 61, (0, -0.080))
    return 1.08


def _wine_storage(scene):
    room(scene, "#e3dccf", "#6f7b72", "light oak", fill=90)
    product("alma-bar-cabinet", (0.2, 1.72, 0))
    framed_print(print_path("tide"), 0.5, 0.64, (-1.0, 2.085, 1.55), wood("oak", "X"))
    set_piece("decorativePlant", 1.25, (1.4, 1.5, 0), 0, SHRUB_IN_TAN)
    rug(1.9, 1.2, "kilim", ("#c6b79d", "#6d4a36", "#3c4f47", "#a9843f"), (0.2, 0.7), fringe=True)
    room_camera(scene, (-0.3, -3.2, 1.2), 0.3, 60, (0, -0.045))
    return 1.08


def _game_tables(scene):
    room(scene, "#d6cdbd", "#3f5148", "walnut", fill=110)
    wainscot(5.2, 2.1, 1.05, "#3f5148")
    table = product("galvez-reversible-game-table", (0.15, 0.95, 0))
    for angle in (-62, 62, 180):
        a = np.radians(angle)
        product("wren-side-chairs", (0.15 + 0.92 * np.sin(a), 0.95 - 0.92 * np.cos(a) * (1 if angle != 180 else 0.9), 0), 180 + angle if angle != 180 else 0,
                swatch=1, count=1)
    for k, at in enumerate(((-0.08, 0.86), (0.02, 0.84), (0.30, 1.06))):
        x, y, top = on_top(table, *at)
        block("card", (0.063, 0.088, 0.0006), plain("#efe9dc", 0.5), 0, (x, y, top + 0.0003 + 0.0007 * k), (0, 0, 20 * k - 14))
    _pendant(0.15, 0.95, 1.72, 3.2, 0.24)
    for name, x in (("dunes", -0.45), ("tide", 0.75)):
        framed_print(print_path(name), 0.5, 0.66, (x, 2.085, 1.72), wood("oak", "X"))
    room_camera(scene, (-0.3, -3.4, 1.66), 0.38, 46, (0, -0.170))
    return 1.2


SCENES = {"room": _room, "bar-stools": _bar_stools, "tv-stands": _tv_stands, "home-bars": _home_bars, "pub-tables": _pub_tables,
          "wine-storage": _wine_storage, "game-tables": _game_tables}
