"""The bedroom heroes: an upholstered bed between walnut nightstands, morning light through linen curtains."""
from dressing import SHRUB_IN_TAN, books, framed_print, set_piece, table_lamp
from materials import brass, plain
from prints import print_path
from rooms.rugs import rug
from rooms.shell import room_camera
from rooms.showroom import battens, curtain_rod, on_top, product, room
from tabletop import mug
from woods import wood

WIDTH, DEPTH, HEIGHT = 5.8, 5.0, 2.75
BACK = DEPTH / 2
WINDOW = (-0.7, 1.5, 0.50, 2.36)
WALL = "#aeb3a2"


def build(scene, crop="wide"):
    """crop: 'wide' (16:9) or 'phone' (square). Returns the exposure."""
    room(scene, "#ddd8cb", WALL, "oak", WIDTH, DEPTH, HEIGHT, WINDOW, sun=2.6, sky=240, fill=48, sun_tilt=(50, 0, -70), curtains="#f1ece2")
    curtain_rod(WIDTH, HEIGHT, WINDOW, brass())
    battens(WIDTH, BACK, HEIGHT, WALL, 0.42)
    product("alma-channel-tufted-bed", (0.10, 1.36, 0.014), blanket="#8a5a44", accent=["linen", "#a5643f"])
    for side in (-1, 1):
        x = 0.10 + side * 1.28
        stand = product("briar-two-drawer-nightstand", (x, 2.22, 0), swatch=1)
        table_lamp(on_top(stand, x, 2.26), plain("#d9d2c4", 0.35), 5)
    books(on_top(stand, 1.22, 2.12), 2, 15, seed=2)
    rug(3.0, 2.2, "trellis", ("#d6cdbe", "#9c8f7d"), (0.10, 0.55), fringe=True)
    framed_print(print_path("shore"), 1.20, 0.80, (0.10, BACK - 0.03, 1.80), wood("walnut", "X"))
    set_piece("decorativePlant", 1.55, (-2.30, 1.95, 0), 0, SHRUB_IN_TAN)
    _bench()
    if crop == "wide":
        room_camera(scene, (1.50, -3.45, 1.30), -0.90, 30, (0, -0.045))
    else:
        room_camera(scene, (1.20, -3.9, 1.28), -0.60, 47, (0, -0.035))
    return 1.05


def _bench():
    """The dining bench at the foot of the bed, a mug and a book left on it."""
    bench = product("marfa-dining-bench", (0.10, -0.10, 0.016))
    books(on_top(bench, 0.42, -0.10), 2, 20, seed=5)
    mug(on_top(bench, -0.30, -0.08), "#3f5a4c")
