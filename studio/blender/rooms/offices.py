"""Home offices: the collection's room and a corner for each of its product types."""
from dressing import PLANT, SHRUB, SHRUB_IN_TAN, books, bowl, branches, framed_print, set_piece, table_lamp, vase
from materials import brass, plain
from prints import print_path
from rooms.rugs import rug
from rooms.shell import room_camera
from rooms.showroom import BOOKCASE_LEVELS, battens, on_top, product, room, wainscot, wall_shelf
from tabletop import book_row, desk_lamp, laptop, mug
from woods import wood


def build(scene, show="room"):
    """show: room, or a product type of the collection. Returns the exposure."""
    return SCENES[show](scene)


def _room(scene):
    """A writing desk with a task chair before a tall bookcase, by the window."""
    room(scene, "#dfe0d6", "#7f8c7c", "oak", 6.6, 4.6, 3.3, (-2.0, 0.8, 0.3, 2.5), sky=260, fill=80)
    rug(2.7, 1.9, "stripes", ("#d0c6b4", "#b9b6a2", "#6d7a6b"), (0.75, 0.35), fringe=True)
    desk = product("teague-writing-desk", (0.62, 0.78, 0.016), 180)
    product("lamar-ergonomic-mesh-chair", (0.72, 1.36, 0.016), -14)
    for x in (0.35, 1.27):
        product("lamar-five-shelf-bookcase", (x + 0.45, 2.10, 0))
    _shelves(0.80, 2.06, 6)
    _shelves(1.72, 2.06, 9)
    laptop(on_top(desk, 0.62, 0.86), 176)
    desk_lamp(on_top(desk, 1.04, 0.92), 200, brass())
    books(on_top(desk, 0.18, 0.70), 2, 12, seed=3)
    mug(on_top(desk, 0.92, 0.66), "#8a4f34")
    credenza = product("lamar-credenza-with-printer-shelf", (-1.30, 2.02, 0), swatch=0, columns=[[["door", 1]], [["drawer", 1], ["drawer", 1]], [["door", 1]]])
    vase(plain("#d9d2c4", 0.4), on_top(credenza, -1.72, 2.02), 0.30, 0.10)
    branches((-1.72, 2.02, 1.0), 9, 0.5, seed=4)
    books(on_top(credenza, -1.0, 2.0), 3, 8, seed=5)
    framed_print(print_path("tide"), 0.66, 0.84, (-1.55, 2.285, 1.55), wood("oak", "X"))
    framed_print(print_path("dunes"), 0.66, 0.84, (-0.80, 2.285, 1.55), wood("oak", "X"))
    set_piece("plant", 1.6, (2.75, 1.75, 0), 40, PLANT)
    room_camera(scene, (-0.05, -4.1, 1.32), -0.05, 33, (0, -0.03))
    return 1.05


def _shelves(x, y, seed):
    """Books, bowls and a vase on the five-shelf bookcase standing at `x`."""
    for k, z in enumerate(BOOKCASE_LEVELS):
        if k % 2 == seed % 2:
            book_row((x - 0.34, y - 0.02, z), 0.36, None, seed + k, 0.24, 0.18)
            vase(plain(("#d9d2c4", "#8a4f34", "#3f5a4c")[k % 3], 0.4), (x + 0.22, y - 0.02, z), 0.20, 0.07)
        else:
            book_row((x + 0.02, y - 0.02, z), 0.32, None, seed + k, 0.23, 0.18)
            bowl(plain(("#b9a78c", "#39464f", "#d9d2c4")[k % 3], 0.4), (x - 0.2, y - 0.03, z), 0.10)


def _desks(scene):
    room(scene, "#e6ded0", "#cfc3b0", "light oak", curtains="#e9e3d6")
    desk = product("lamar-sit-stand-desk", (0.25, 1.20, 0))
    laptop(on_top(desk, 0.2, 1.18), 0)
    desk_lamp(on_top(desk, -0.28, 1.36), 20)
    mug(on_top(desk, 0.55, 1.12), "#3f5a4c")
    wall_shelf(0.4, 2.1, 1.95, 1.2, wood("walnut", "X"))
    book_row((0.0, 2.02, 1.968), 0.5, None, 4, 0.22, 0.16)
    vase(plain("#d9d2c4", 0.4), (0.8, 2.0, 1.968), 0.24, 0.08)
    rug(1.9, 1.3, "trellis", ("#cfc4b1", "#6f6355"), (0.2, 0.35), fringe=True)
    set_piece("decorativePlant", 1.35, (1.45, 1.55, 0), 0, SHRUB_IN_TAN)
    room_camera(scene, (-0.35, -3.6, 1.45), 0.35, 59, (0, -0.065))
    return 1.06


def _l_desks(scene):
    room(scene, "#d9d7cd", "#59685f", "walnut", fill=95)
    battens(5.2, 2.1, 3.2, "#59685f")
    desk = product("travis-l-shaped-desk", (0.15, 1.25, 0))
    product("travis-executive-chair", (-0.25, 0.85, 0), 150)
    laptop(on_top(desk, -0.2, 1.55), 0)
    desk_lamp(on_top(desk, 0.62, 1.75), 200, brass())
    books(on_top(desk, 0.26, 1.74), 3, 8, seed=4)
    framed_print(print_path("shore"), 1.0, 0.68, (0.15, 2.075, 1.72), wood("oak", "X"))
    room_camera(scene, (-0.75, -3.2, 1.62), 0.4, 50, (0, -0.095))
    return 1.1


def _office_chairs(scene):
    room(scene, "#e7e1d6", "#a9b1a4", "oak", curtains="#e4ddcf")
    product("lamar-ergonomic-mesh-chair", (0.30, 0.55, 0.014), -26)
    desk = product("teague-writing-desk", (-0.15, 1.45, 0))
    laptop(on_top(desk, -0.3, 1.45), 0)
    table_lamp(on_top(desk, -0.68, 1.6), plain("#3f5a4c", 0.3), 3)
    framed_print(print_path("suns"), 0.62, 0.82, (0.0, 2.085, 1.65), wood("oak", "X"))
    rug(2.2, 1.5, "border", ("#c4b9a6", "#8f7a62"), (0.1, 0.8))
    room_camera(scene, (0.15, -3.0, 1.15), 0.15, 64, (0, -0.090))
    return 1.06


def _bookcases(scene):
    room(scene, "#e9e2d6", "#d8cdbc", "light oak")
    for x in (-0.28, 0.64):
        product("lamar-five-shelf-bookcase", (x, 1.88, 0))
        _shelves(x, 1.86, 3 if x < 0 else 8)
    product("wren-swivel-accent-chair", (1.0, 0.75, 0.014), -35)
    rug(2.0, 1.4, "medallion", ("#9a6a4e", "#4d5c58", "#d3c6ad"), (0.7, 0.7), fringe=True)
    set_piece("plant", 1.2, (-1.15, 1.7, 0), 20, PLANT)
    room_camera(scene, (0.1, -3.4, 1.2), 0.2, 60, (0, -0.055))
    return 1.06


def _file_cabinets(scene):
    room(scene, "#e3ddd2", "#b99f86", "oak")
    cabinet = product("travis-lateral-file", (0.15, 1.80, 0))
    table_lamp(on_top(cabinet, -0.12, 1.84), plain("#d9d2c4", 0.35), 4)
    books(on_top(cabinet, 0.36, 1.78), 3, 14, seed=2)
    framed_print(print_path("arches"), 0.6, 0.78, (0.18, 2.085, 1.62), wood("walnut", "X"))
    set_piece("decorativePlant", 1.3, (1.10, 1.6, 0), 0, SHRUB)
    room_camera(scene, (-0.5, -2.4, 1.12), 0.45, 70, (0, -0.075))
    return 1.06


def _credenzas(scene):
    room(scene, "#dcdfda", "#c9cec6", "light oak")
    wainscot(5.2, 2.1, 1.0, "#c9cec6")
    credenza = product("lamar-credenza-with-printer-shelf", (0.2, 1.82, 0))
    table_lamp(on_top(credenza, -0.36, 1.85), plain("#8a4f34", 0.35), 4)
    vase(plain("#e2dccf", 0.4), on_top(credenza, 0.78, 1.82), 0.28, 0.09)
    branches((0.78, 1.82, 0.98), 8, 0.42, seed=6)
    framed_print(print_path("dunes"), 0.62, 0.82, (0.24, 2.085, 1.62), wood("oak", "X"))
    room_camera(scene, (-0.55, -2.9, 1.25), 0.4, 64, (0, -0.075))
    return 1.06


SCENES = {"room": _room, "desks": _desks, "l-shaped-desks": _l_desks, "office-chairs": _office_chairs, "bookcases": _bookcases,
          "file-cabinets": _file_cabinets, "credenzas": _credenzas}
