"""A bedroom set as it stands in a room: the bed, a nightstand at each side, the dresser with its mirror along the left wall."""
from dressing import table_lamp
from hardware import block
from materials import plain
from models import bed, case_goods
from stage import catalogued, group, place
from woods import timber

DRAWERS = [["drawer", 0.75], ["drawer", 1], ["drawer", 1]]


def build(size, cover, pose="upright", blanket="#6f7a69"):
    """The bed has `size`; the other pieces have the sizes the Briar pieces are sold in."""
    width, length, height = size
    root = group("bedroom set")
    place(catalogued(bed.build(size, cover, head="slab", rail_height=0.26, leg_height=0.10, blanket=blanket)), parent=root)
    for side in (-1, 1):
        x, y = side * (width / 2 + 0.42), length / 2 - 0.24
        stand = case_goods.build((0.60, 0.43, 0.70), cover, columns=[[["drawer", 1], ["drawer", 1]]], legs="bracket", leg_height=0.09, metal="black")
        place(stand, (x, y, 0), parent=root)
        place(table_lamp((0, 0, 0), plain("#cfc8bb", 0.35), 0.6), (x, y, 0.70), parent=root)
    dresser = group("dresser", (-width / 2 - 1.05, -length / 2 + 0.62, 0), (0, 0, 90), root)
    place(case_goods.build((1.52, 0.47, 0.95), cover, columns=[DRAWERS, DRAWERS, DRAWERS], legs="bracket", leg_height=0.08, metal="black"), parent=dresser)
    mirror = group("mirror", (0, 0.20, 0.95), (-4, 0, 0), dresser)
    block("mirror frame", (1.06, 0.03, 0.86), timber(cover, "X"), 0.006, (0, 0, 0.44), parent=mirror)
    block("mirror glass", (0.92, 0.004, 0.72), plain("#dfe3e2", 0.03, 1.0), 0, (0, -0.0165, 0.44), parent=mirror)
    return root
