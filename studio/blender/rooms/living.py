"""The living heroes: a pine velvet sofa, a chair by the window and a sideboard, in the light of late morning."""
from dressing import PLANT, bowl, books, branches, framed_print, set_piece, table_lamp, vase
from materials import brass, plain
from prints import print_path
from rooms.rugs import rug
from rooms.shell import room_camera
from rooms.showroom import cornice, curtain_rod, on_top, product, room, wainscot
from woods import wood

WIDTH, DEPTH, HEIGHT = 6.4, 5.2, 2.75
BACK = DEPTH / 2
WINDOW = (-0.75, 1.55, 0.42, 2.36)
WALL = "#d6cbb8"


def build(scene, crop="wide"):
    """crop: 'wide' (16:9) or 'phone' (square), each with its own camera. Returns the exposure."""
    room(scene, WALL, WALL, "oak", WIDTH, DEPTH, HEIGHT, WINDOW, sun=2.6, sky=240, fill=46, sun_tilt=(50, 0, -70), curtains="#f1ece2")
    curtain_rod(WIDTH, HEIGHT, WINDOW, brass())
    wainscot(WIDTH, BACK, 0.92, WALL)
    cornice(WIDTH, BACK, HEIGHT)
    product("hollis-velvet-sofa", (-0.48, 1.98, 0), pillows=[
        [-0.80, 0.50, ["linen", "#a9643f"], 14], [-0.50, 0.44, ["boucle", "#d2cabc"], -8], [0.80, 0.50, ["linen", "#c9b694"], -15]])
    product("wren-swivel-accent-chair", (-1.95, 0.80, 0.016), 58)
    product("arlo-arc-floor-lamp", (-1.78, 2.20, 0), 0)
    _sideboard()
    _tables()
    rug(3.5, 2.4, "medallion", ("#bca98c", "#7b887b", "#ddd2bd"), (-0.35, 0.60), fringe=True)
    set_piece("plant", 1.75, (-2.65, 2.05, 0), 20, {**PLANT, "pot": "#d9d2c4"})
    framed_print(print_path("shore"), 1.45, 0.96, (-0.46, BACK - 0.015, 1.62), wood("light oak", "X"))
    if crop == "wide":
        room_camera(scene, (1.20, -3.50, 1.16), -0.86, 29.5, (0, -0.03))
    else:
        room_camera(scene, (0.85, -3.9, 1.14), -1.0, 50, (0, -0.035))
    return 1.05


def _sideboard():
    """The fluted sideboard beside the sofa, a lamp and a vase on it."""
    board = product("alma-fluted-sideboard", (1.80, 2.32, 0))
    table_lamp(on_top(board, 2.04, 2.34), plain("#a9643f", 0.35), 5)
    x, y, z = on_top(board, 1.36, 2.34)
    vase(plain("#e2dccf", 0.4), (x, y, z), 0.30, 0.10)
    branches((x, y, z + 0.26), 10, 0.55, seed=7)
    books(on_top(board, 1.68, 2.30), 3, 10, seed=4)
    framed_print(print_path("arches"), 0.62, 0.82, (1.72, BACK - 0.015, 1.66), wood("light oak", "X"))


def _tables():
    """Nesting tables before the sofa, dressed."""
    tables = product("teague-nesting-coffee-tables", (-0.40, 0.72, 0.016), 14)
    bowl(plain("#3f5a4c", 0.35), on_top(tables, -0.66, 0.86), 0.12)
    books(on_top(tables, -0.50, 0.62), 3, 24, seed=6)
