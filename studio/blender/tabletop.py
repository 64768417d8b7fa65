"""Objects on furniture: bottles, stemware, plates, upright books, a printer, a laptop, a mug."""
import random

from hardware import block, turned
from materials import black_plastic, clear_glass, glow, plain, steel
from prints import printed_sheet
from stage import group, place
from stitching import tube

PLATE = [(0, 0), (0.07, 0), (0.085, 0.002), (0.128, 0.014), (0.131, 0.016), (0.128, 0.0185), (0.084, 0.0065), (0, 0.0045)]


def place_setting(at, plate, side_plate):
    """A side plate on a dinner plate, in the two glazes."""
    x, y, top = at
    turned("plate", PLATE, plain(plate, 0.35), 72, at)
    turned("side plate", [(r * 0.7, z) for r, z in PLATE], plain(side_plate, 0.4), 64, (x, y, top + 0.0065))


def bottle(at, kind=0, parent=None, tilt=(0, 0, 0)):
    """A 75 cl bottle: 0 red wine, 1 white wine, 2 a square-shouldered spirit."""
    tint = ("#20281c", "#8f9a5f", "#8a4d1c")[kind % 3]
    body, shoulder = ((0.038, 0.19), (0.038, 0.17), (0.042, 0.16))[kind % 3]
    one = group("bottle", at, tilt, parent)
    turned("glass", [(0, 0), (body - 0.003, 0), (body, 0.004), (body, shoulder), (body * 0.72, shoulder + 0.030), (0.0145, shoulder + 0.055),
                     (0.014, 0.285), (0.016, 0.287), (0.016, 0.296), (0, 0.296)], plain(tint, 0.08, specular=0.5), 32, parent=one, angle=60)
    turned("label", [(body + 0.0006, 0.045), (body + 0.0006, 0.125)], plain(("#e6dfcf", "#dcd6c2", "#26221d")[kind % 3], 0.7), 32, parent=one)
    turned("capsule", [(0.0148, 0.235), (0.0150, 0.285), (0.0168, 0.288), (0.0168, 0.298), (0, 0.299)],
           plain(("#5b1f1f", "#b09252", "#1c1a18")[kind % 3], 0.4, 0.4), 24, parent=one)
    return one


def stem_glass(at, parent=None, hanging=False):
    """A wine glass, standing or hung by its foot."""
    outline = [(0, 0), (0.033, 0), (0.034, 0.002), (0.006, 0.006), (0.0035, 0.02), (0.0035, 0.085), (0.02, 0.095), (0.036, 0.12), (0.039, 0.145),
               (0.033, 0.195), (0.0315, 0.195), (0.037, 0.145), (0.034, 0.121), (0.018, 0.098), (0, 0.095)]
    return turned("stem glass", outline, clear_glass(), 32, at, (180, 0, 0) if hanging else (0, 0, 0), parent, angle=60)


def tumbler(at, parent=None):
    """A straight water glass 9 cm tall."""
    return turned("tumbler", [(0, 0), (0.036, 0), (0.038, 0.003), (0.041, 0.09), (0.039, 0.09), (0.036, 0.012), (0, 0.012)],
                  clear_glass(), 32, at, parent=parent, angle=60)


def book_row(at, run, parent=None, seed=1, tall=0.24, deep=0.17):
    """Upright cloth-bound books along +x for about `run` metres, spines towards -y."""
    rng = random.Random(seed)
    cloths = ["#b9a78c", "#39464f", "#d9d3c7", "#8a4a33", "#6d7a6b", "#2f3a33", "#c3b08a", "#6b4a3a"]
    x = 0.0
    while x < run - 0.02:
        thick, high = rng.uniform(0.016, 0.040), tall * rng.uniform(0.72, 1.0)
        back = rng.uniform(0, 0.02)
        binding = plain(rng.choice(cloths), 0.7, specular=0.2)
        centre = (at[0] + x + thick / 2, at[1] + back, at[2] + high / 2)
        block("book", (thick - 0.0015, deep, high), binding, 0.002, centre, parent=parent)
        block("pages", (thick - 0.006, deep - 0.006, 0.002), plain("#e9e2d2", 0.9), 0, (centre[0], centre[1] + 0.002, at[2] + high + 0.0002), parent=parent)
        x += thick


def printer(at, parent=None, width=0.42, depth=0.32, height=0.17):
    """An office printer with paper in its tray, front towards -y."""
    one = group("printer", at, parent=parent)
    shell, dark = plain("#d3d1cb", 0.5, specular=0.3), black_plastic()
    block("body", (width, depth, height * 0.72), shell, 0.014, (0, 0, height * 0.36), parent=one)
    block("lid", (width - 0.006, depth - 0.02, height * 0.26), dark, 0.010, (0, 0.008, height * 0.85), parent=one)
    block("mouth", (width * 0.66, 0.02, height * 0.20), dark, 0.002, (0, -depth / 2 + 0.007, height * 0.40), parent=one)
    block("tray", (width * 0.60, 0.07, 0.006), shell, 0.002, (0, -depth / 2 - 0.02, height * 0.32), parent=one)
    block("paper", (width * 0.50, 0.07, 0.004), plain("#f3f1ec", 0.9), 0, (0, -depth / 2 - 0.012, height * 0.36), parent=one)
    block("screen", (0.06, 0.004, 0.03), glow("#9fc3d6", 0.6), 0.001, (width * 0.33, -depth / 2 - 0.001, height * 0.56), parent=one)
    return one


def laptop(at, turn=0, parent=None):
    """An open laptop facing -y."""
    one = group("laptop", at, (0, 0, turn), parent)
    metal = plain("#a9aaa9", 0.35, 0.8)
    block("base", (0.33, 0.23, 0.012), metal, 0.005, (0, 0, 0.006), parent=one)
    block("keys", (0.28, 0.10, 0.001), black_plastic(), 0, (0, 0.035, 0.0124), parent=one)
    lid = group("lid", (0, 0.112, 0.012), (-14, 0, 0), one)
    block("lid", (0.33, 0.006, 0.22), metal, 0.003, (0, 0, 0.11), parent=lid)
    block("screen", (0.315, 0.001, 0.20), plain("#1b2226", 0.15), 0, (0, -0.0038, 0.112), parent=lid)
    return one


def mug(at, colour="#d9d2c4", parent=None):
    """A glazed beaker 9 cm tall."""
    return turned("mug", [(0, 0), (0.036, 0), (0.040, 0.004), (0.041, 0.09), (0.038, 0.09), (0.036, 0.01), (0, 0.01)], plain(colour, 0.4), 32, at, parent=parent, angle=60)


def desk_lamp(at, turn=0, metal=None, parent=None):
    """A two-armed task lamp."""
    metal = metal or plain("#1b1b1c", 0.42, 0.6)
    one = group("desk lamp", at, (0, 0, turn), parent)
    turned("foot", [(0, 0), (0.085, 0), (0.087, 0.006), (0.08, 0.016), (0, 0.018)], metal, 48, parent=one)
    tube("arms", [(0, 0, 0.015), (-0.02, 0, 0.22), (-0.02, 0, 0.225), (0.16, 0, 0.43)], 0.006, metal, parent=one)
    turned("joint", [(0, -0.012), (0.014, -0.012), (0.014, 0.012), (0, 0.012)], steel(), 24, (-0.02, 0, 0.222), (90, 0, 0), one)
    turned("shade", [(0.070, -0.06), (0.055, 0), (0.022, 0.035), (0, 0.036)], metal, 40, (0.185, 0, 0.425), (0, -28, 0), one, 60)
    return one


def paper(at, width, height, picture=None, turn=0, parent=None):
    """A sheet lying flat: printed with the file `picture`, or with ruled lines of type."""
    sheet = group("paper", at, (0, 0, turn), parent)
    block("sheet", (width, height, 0.0004), plain("#f4f1ea", 0.9, specular=0.2), 0, parent=sheet)
    ink = plain("#6b665e", 0.9)
    if picture:
        place(printed_sheet(picture, width - 0.03, height * 0.62), (0, height * 0.13, 0.0004), (-90, 0, 0), sheet)
    for k in range(3 if picture else 11):
        y = -height * 0.26 - k * 0.016 if picture else height * 0.38 - k * 0.021
        run = (width - 0.04) * (0.6 if k % 4 == 3 else 1)
        block("line", (run, 0.004, 0.0002), ink, 0, (-(width - 0.04 - run) / 2, y, 0.0003), parent=sheet)
    return sheet


def calculator(at, turn=0, parent=None):
    """A desk calculator with its display at the far side."""
    one = group("calculator", at, (0, 0, turn), parent)
    body, key = plain("#33383b", 0.4), plain("#e3ded4", 0.5)
    block("body", (0.105, 0.150, 0.014), body, 0.005, (0, 0, 0.007), parent=one)
    block("display", (0.085, 0.030, 0.002), plain("#b9c4b4", 0.2), 0.001, (0, 0.052, 0.0145), parent=one)
    for row in range(5):
        for column in range(4):
            tone = plain("#a8573b", 0.5) if (row, column) == (4, 3) else key
            block("key", (0.016, 0.013, 0.006), tone, 0.002, (-0.033 + column * 0.022, 0.022 - row * 0.020, 0.016), parent=one)
    return one
