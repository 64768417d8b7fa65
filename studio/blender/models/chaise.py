"""Chaise lounges: one long seat, a raised back at its head and an arm along one side."""
from arms import rolled
from bases import tapered_leg
from cloth import BOLSTER, Filling
from cushions import channels, cushion, panel
from materials import cover as covered
from stage import group
from woods import wood

PLUSH = Filling(2.2, 0.15, 1.0, slack=0.01, pucker=0.035, crown=0.015)


def build(size, cover, pose="upright", arm_side=-1, back="channelled", legs="walnut", leg_height=0.15, recline=20,
          bolster=None, seat_height=0.45, arm_run=0.78):
    """`size` is (width, length, height) in m; the foot end faces -y, the arm stands on `arm_side`."""
    width, length, height = size
    root = group("chaise lounge")
    fabric = covered(cover)
    rail = 0.13
    panel("rail", (width - 0.02, length - 0.27, rail), fabric, location=(0, -0.125, leg_height + rail / 2), parent=root)
    thick = seat_height - leg_height - rail + 0.01
    cushion("seat", (width - 0.01, length - 0.24, thick), fabric, PLUSH, 0.035, 0.024, fabric, ("top", "bottom"),
            location=(0, -0.115, seat_height - thick / 2), parent=root)
    _back(root, width, length, height, seat_height, recline, back, fabric)
    _arm(root, arm_side, width, length, leg_height, arm_run, fabric)
    if bolster:
        cushion("bolster", (width * 0.62, 0.19, 0.19), covered(bolster), BOLSTER, 0.094, 0.016,
                location=(-arm_side * 0.07, length / 2 - 0.43, seat_height + 0.10), tilt=(0, 0, 2), parent=root)
    for sx in (-1, 1):
        for y in (-length / 2 + 0.10, length / 2 - 0.34):
            tapered_leg(leg_height + 0.01, wood(legs, "Z"), 0.024, 0.014, (sx * (width / 2 - 0.08), y, 0),
                        (10 if y > 0 else -10, -sx * 6), root)
    return root


def _back(root, width, length, height, seat_height, recline, back, fabric):
    tall = (height - 0.30) * 1.04
    dents, recipe = (channels(7, 0, 0.022), "channels 7") if back == "channelled" else (None, "")
    cushion("back pad", (width + 0.01, tall, 0.17), fabric, PLUSH, 0.06, 0.018, dents=dents, recipe=recipe,
            location=(0, length / 2 - 0.17, 0.30 + tall / 2 * 0.95), tilt=(90 - recline, 0, 0), parent=root)
    low = 0.15
    panel("outside back", (width - 0.01, 0.11, tall + low), fabric, radius=0.035, piping=fabric, seams=("back",),
          location=(0, length / 2 - 0.12, 0.28 + (tall - low) / 2 * 0.94), tilt=(-recline, 0, 0), parent=root)


def _arm(root, side, width, length, leg_height, run, fabric):
    """A short rolled arm along the head half of the seat."""
    at = group("arm", (side * (width / 2 - 0.075), length / 2 - 0.12 - run / 2, 0), parent=root)
    rolled(at, side, 0.15, run, 0.64, fabric, fabric, None, leg_height, 0.15)
