"""The dining heroes: a long oak trestle table and curved chairs under two low pendants."""
from dressing import PLANT, bowl, branches, framed_print, pendant, set_piece, vase
from hardware import turned
from materials import blackened_steel, brass, plain, timber, wood
from models import case_goods, chairs, tables
from prints import print_path
from rooms.rugs import rug
from rooms.shell import build as shell
from rooms.shell import daylight, room_camera
from stage import place
from tabletop import place_setting

WINDOW = (-2.2, 1.0, 0.15, 2.5)
WIDTH, DEPTH = 6.8, 4.8
TABLE = 0.76


def build(scene, crop="wide"):
    """crop: 'wide' (16:9) or 'phone' (square). Returns the exposure."""
    shell(WIDTH, DEPTH, 3.6, "#e8e0d4", "#dfd5c6", WINDOW, species="oak")
    daylight(scene, WIDTH, WINDOW, sky=250, sun=3.0, sun_tilt=(52, 0, -50), fill=66)
    x, y = 0.85, 0.70
    place(tables.build((2.2, 1.0, TABLE), ["wood", "oak"], style="trestle"), (x, y, 0.014))
    for k, dx in enumerate((-0.68, 0.0, 0.68)):
        for side in (-1, 1):
            one = chairs.chair("curved", (0.50, 0.56, 0.84), ["tweed", "#b7a893"], "walnut")
            place(one, (x + dx + 0.02 * side, y + side * 0.66, 0.014), (0, 0, (0 if side > 0 else 180) + (5 if k == 1 else -4) * side))
    _laid(x, y)
    _pendants(x, y)
    board = case_goods.build((1.7, 0.43, 0.82), ["wood", "walnut"], columns=[[["fluted", 1]]] * 4, leg_height=0.16)
    place(board, (0.95, 2.16, 0))
    vase(plain("#d9d2c4", 0.4), (0.40, 2.14, 0.82), 0.36, 0.11)
    branches((0.40, 2.14, 1.14), 10, 0.6, seed=7)
    bowl(plain("#3f5a4c", 0.3, clearcoat=0.3), (1.30, 2.14, 0.82), 0.15)
    framed_print(print_path("shore"), 1.25, 0.84, (1.05, 2.385, 1.70), wood("oak", "X"))
    rug(3.2, 2.3, "trellis", ("#6b6558", "#cfc3ad"), (x, y), fringe=True)
    set_piece("plant", 1.8, (2.75, 1.75, 0), 60, PLANT)
    if crop == "wide":
        room_camera(scene, (-0.05, -4.0, 1.34), -0.12, 35, (0, -0.035))
    else:
        room_camera(scene, (0.85, -4.4, 1.34), 0.85, 58, (0, -0.06))
    return 1.05


def _laid(x, y):
    """Stoneware for four and a vase of branches."""
    top = TABLE + 0.015
    for dx in (-0.68, 0.68):
        for side in (-1, 1):
            place_setting((x + dx, y + side * 0.30, top), "#e4dfd4", "#b9b3a2")
    vase(plain("#8a4f34", 0.5), (x + 0.02, y, top), 0.26, 0.095)
    branches((x + 0.02, y, top + 0.23), 9, 0.5, seed=5)
    bowl(timber(["wood", "walnut"], "X"), (x - 0.34, y + 0.02, top), 0.14)


def _pendants(x, y):
    low = 1.66
    dome = [(0.19, 0), (0.184, 0.05), (0.14, 0.14), (0.05, 0.195), (0.018, 0.21), (0.016, 0.23), (0, 0.23)]
    for dx in (-0.5, 0.5):
        pendant(x + dx, y, low, 3.6, dome, blackened_steel())
        turned("pendant lining", [(r * 0.975, low + z - 0.004) for r, z in dome[:4]], brass(), 64, (x + dx, y, 0), angle=70)
