"""The living heroes: a pine velvet sofa on a warm plaster wall, with calm wall left for a headline."""
from dressing import PLANT, books, bowl, branches, floor_lamp, framed_print, round_table, set_piece, vase
from materials import brass, plain, wood
from models import pebble_chair, sofa
from prints import print_path
from rooms.rugs import rug
from rooms.shell import build as shell
from rooms.shell import daylight, room_camera
from stage import place

WINDOW = (-2.3, 0.9, 0.12, 2.45)
WIDTH, DEPTH = 7.6, 4.8
SOFA = dict(seats=2, seat="bench", back="knife", arm="track", arm_width=0.13, arm_height=0.62, legs="tapered",
            leg_wood="walnut", leg_height=0.15)


def build(scene, crop="wide"):
    """crop: 'wide' (16:9) or 'phone' (square), each with its own camera. Returns the exposure."""
    shell(WIDTH, DEPTH, 3.6, "#e9e2d7", "#e2d9cc", WINDOW)
    daylight(scene, WIDTH, WINDOW, sky=260, sun=3.0, sun_tilt=(52, 0, -50), fill=70)
    _seating()
    _table((0.20, 0.42, 0))
    rug(3.3, 2.3, "medallion", ("#bca98c", "#7b887b", "#ddd2bd"), (0.75, 0.62), fringe=True)
    floor_lamp((-0.62, 2.02, 0), brass(), 1.50)
    set_piece("plant", 1.70, (2.45, 1.95, 0), 20, {**PLANT, "pot": "#d9d2c4"})
    framed_print(print_path("suns"), 0.62, 0.82, (0.44, 2.385, 1.60), wood("light oak", "X"))
    framed_print(print_path("arches"), 0.62, 0.82, (1.20, 2.385, 1.60), wood("light oak", "X"))
    if crop == "wide":
        room_camera(scene, (-0.15, -4.2, 1.18), -0.22, 36, (0, -0.02))
    else:
        room_camera(scene, (0.80, -4.5, 1.22), 0.80, 60, (0, -0.05))
    return 1.05


def _seating():
    green = ["velvet", "#3a6351"]
    root = sofa.build((2.15, 0.93, 0.83), green, **SOFA, pillows=[
        [-0.80, 0.50, ["linen", "#a9643f"], 14], [-0.52, 0.46, ["boucle", "#d2cabc"], -8], [0.80, 0.50, ["linen", "#c9b694"], -15]])
    place(root, (0.82, 1.80, 0))
    chair = pebble_chair.build((0.84, 0.84, 0.76), ["boucle", "#cfc7b9"], legs="walnut")
    place(chair, (1.68, 0.58, 0.014), (0, 0, -50))


def _table(at):
    """A drum coffee table with a smaller one tucked beside it, dressed."""
    x, y, _ = at
    round_table(0.46, 0.36, wood("oak", "X"), wood("oak", "Z"), (x, y, 0.016))
    round_table(0.25, 0.44, wood("walnut", "X"), plain("#1d1c1b", 0.4, 0.6), (x + 0.58, y + 0.26, 0.016), "rods")
    books((x - 0.14, y - 0.08, 0.376), 3, 20)
    vase(plain("#e2dccf", 0.4), (x + 0.14, y + 0.12, 0.376), 0.25, 0.085)
    branches((x + 0.14, y + 0.12, 0.60), 9, 0.5)
    bowl(plain("#8a4f34", 0.5), (x + 0.58, y + 0.26, 0.456), 0.10)
