"""The dining heroes: a laid oak trestle table under two low pendants, by a wide window."""
from dressing import PLANT, bowl, branches, framed_print, pendant, set_piece, vase
from hardware import turned
from materials import blackened_steel, brass, plain
from models import chairs
from prints import print_path
from rooms.rugs import rug
from rooms.shell import room_camera
from rooms.showroom import cornice, curtain_rod, on_top, product, room, wainscot
from stage import place
from tabletop import place_setting
from woods import timber, wood

WIDTH, DEPTH, HEIGHT = 6.2, 5.2, 2.75
BACK = DEPTH / 2
WINDOW = (-0.9, 1.6, 0.42, 2.36)
WALL = "#7f8f84"


def build(scene, crop="wide"):
    """crop: 'wide' (16:9) or 'phone' (square). Returns the exposure."""
    room(scene, "#e2dccf", WALL, "oak", WIDTH, DEPTH, HEIGHT, WINDOW, sun=2.6, sky=250, fill=50, sun_tilt=(50, 0, -70), curtains="#f1ece2")
    curtain_rod(WIDTH, HEIGHT, WINDOW, brass())
    wainscot(WIDTH, BACK, 0.92, WALL)
    cornice(WIDTH, BACK, HEIGHT)
    x, y = -0.20, 0.55
    table = product("marfa-extending-trestle-table", (x, y, 0.014))
    for k, dx in enumerate((-0.62, 0.0, 0.62)):
        for side in (-1, 1):
            one = chairs.chair("curved", (0.50, 0.56, 0.84), ["tweed", "#b7a893"], "walnut")
            place(one, (x + dx + 0.02 * side, y + side * 0.66, 0.014), (0, 0, (0 if side > 0 else 180) + (5 if k == 1 else -4) * side))
    _laid(table, x, y)
    _pendants(x, y)
    board = product("alma-fluted-sideboard", (-0.20, 2.32, 0))
    bx, by, bz = on_top(board, -0.72, 2.34)
    vase(plain("#d9d2c4", 0.4), (bx, by, bz), 0.36, 0.11)
    branches((bx, by, bz + 0.32), 10, 0.6, seed=7)
    bowl(plain("#8a4f34", 0.4), on_top(board, 0.25, 2.32), 0.15)
    framed_print(print_path("shore"), 1.25, 0.84, (0.05, BACK - 0.015, 1.66), wood("oak", "X"))
    rug(3.2, 2.3, "trellis", ("#6b6558", "#cfc3ad"), (x, y), fringe=True)
    set_piece("plant", 1.75, (-2.45, 2.05, 0), 60, PLANT)
    if crop == "wide":
        room_camera(scene, (1.05, -3.55, 1.36), -0.95, 29, (0, -0.035))
    else:
        room_camera(scene, (1.15, -4.0, 1.34), -0.85, 47, (0, -0.035))
    return 1.05


def _laid(table, x, y):
    """Stoneware for four and a vase of branches."""
    for dx in (-0.62, 0.62):
        for side in (-1, 1):
            place_setting(on_top(table, x + dx, y + side * 0.28), "#e4dfd4", "#b9b3a2")
    tx, ty, top = on_top(table, x + 0.02, y)
    vase(plain("#8a4f34", 0.5), (tx, ty, top), 0.24, 0.095)
    branches((tx, ty, top + 0.21), 9, 0.42, seed=5)
    bowl(timber(["wood", "walnut"], "X"), on_top(table, x - 0.30, y + 0.02), 0.14)


def _pendants(x, y):
    low = 1.72
    dome = [(0.19, 0), (0.184, 0.05), (0.14, 0.14), (0.05, 0.195), (0.018, 0.21), (0.016, 0.23), (0, 0.23)]
    for dx in (-0.5, 0.5):
        pendant(x + dx, y, low, HEIGHT, dome, blackened_steel())
        turned("pendant lining", [(r * 0.975, low + z - 0.004) for r, z in dome[:4]], brass(), 64, (x + dx, y, 0), angle=70)
