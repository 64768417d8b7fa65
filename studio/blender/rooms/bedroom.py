"""The bedroom heroes: an upholstered bed on a quiet sage-gray wall, morning light from the left."""
from dressing import SHRUB_IN_TAN, books, framed_print, set_piece, table_lamp
from materials import plain, wood
from models import bed, case_goods
from prints import print_path
from rooms.rugs import rug
from rooms.shell import build as shell
from rooms.shell import daylight, room_camera
from stage import place

WINDOW = (-2.0, 0.8, 0.45, 2.45)
WIDTH, DEPTH = 6.6, 4.6


def build(scene, crop="wide"):
    """crop: 'wide' (16:9) or 'phone' (square). Returns the exposure."""
    shell(WIDTH, DEPTH, 3.5, "#e4ddd1", "#c5c6b8", WINDOW)
    daylight(scene, WIDTH, WINDOW, sky=250, sun=2.6, sun_tilt=(54, 0, -48), fill=70)
    made = bed.build((1.72, 2.2, 1.22), ["linen", "#bfb3a0"], head="channelled", count=9, blanket="#4d6657", accent=["linen", "#a5643f"])
    place(made, (0.95, 1.18, 0))
    for side in (-1, 1):
        x = 0.95 + side * 1.26
        stand = case_goods.build((0.52, 0.42, 0.56), ["wood", "walnut"], columns=[[["drawer", 1], ["drawer", 1]]], leg_height=0.15)
        place(stand, (x, 2.06, 0))
        table_lamp((x + 0.02, 2.08, 0.56), plain("#d9d2c4", 0.35), 5)
    books((-0.42, 1.93, 0.56), 2, 15, seed=2)
    rug(3.0, 2.1, "trellis", ("#d6cdbe", "#9c8f7d"), (0.95, 0.30), fringe=True)
    framed_print(print_path("shore"), 1.30, 0.86, (0.95, 2.285, 1.82), wood("walnut", "X"))
    set_piece("decorativePlant", 1.55, (-1.35, 1.85, 0), 0, SHRUB_IN_TAN)
    if crop == "wide":
        room_camera(scene, (0.05, -3.9, 1.28), -0.05, 34, (0, -0.03))
    else:
        room_camera(scene, (0.90, -4.2, 1.30), 0.90, 56, (0, -0.06))
    return 1.05
