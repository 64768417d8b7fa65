"""The octagonal game table: felt field, a rail with a cupholder and chip tray for each of eight players, one pedestal."""
import math

from hardware import block, turned
from materials import black_plastic, brass, cloth, lacquer
from stage import group
from woods import timber

FLAT = 22.5  # degrees that turn an octagon's flat side to the front


def build(size, cover, pose="upright", felt="#2c5a43"):
    """A table of `size` (width across its flats, depth, height in m)."""
    width, _, height = size
    root = group("game table")
    along, up = timber(cover, "X"), timber(cover, "Z")
    outer = width / 2 / math.cos(math.pi / 8)
    field = outer * 0.70
    rail = [(field, height - 0.075), (outer - 0.02, height - 0.075), (outer, height - 0.055), (outer, height - 0.012), (outer - 0.012, height),
            (field + 0.008, height), (field, height - 0.008), (field, height - 0.075)]
    turned("rail", rail, along, 8, (0, 0, 0), (0, 0, FLAT), root, angle=30)
    turned("felt", [(0, height - 0.05), (field + 0.004, height - 0.05), (field + 0.004, height - 0.018), (0, height - 0.018)], cloth("microfibre", felt), 8,
           (0, 0, 0), (0, 0, FLAT), root, angle=30)
    for k in range(8):
        _place_setting(root, math.radians(45 * k - 90), (outer * math.cos(math.pi / 8) + field * math.cos(math.pi / 8)) / 2, height)
    _pedestal(root, width, height - 0.075, along, up)
    return root


def _place_setting(root, angle, reach, height):
    spot = group("place", (0, 0, height), (0, 0, math.degrees(angle) + 90), root)
    cup = [(0.030, 0.0006), (0.046, 0.0006), (0.047, 0.002), (0.044, 0.0042), (0.036, 0.004), (0.033, 0.001)]
    turned("cup ring", cup, brass(), 48, (0.13, -reach, 0), parent=spot)
    turned("cup well", [(0, 0.0012), (0.034, 0.0012)], black_plastic(), 48, (0.13, -reach, 0), parent=spot)
    block("chip tray", (0.17, 0.056, 0.002), lacquer("#1a1512"), 0.001, (-0.05, -reach, 0.0004), parent=spot)
    for k, colour in enumerate(("#8a2f28", "#d8cfbd", "#27384f", "#2c5a43")):
        turned("chips", [(0, 0), (0.0185, 0), (0.0185, 0.012), (0, 0.012)], lacquer(colour), 28, (-0.11 + 0.04 * k, -reach, 0.0012), parent=spot)


def _pedestal(root, width, under, along, up):
    turned("column", [(0, 0.06), (0.17, 0.06), (0.17, 0.12), (0.12, 0.16), (0.12, under - 0.10), (0.20, under - 0.02), (0.20, under), (0, under)], up, 8, (0, 0, 0),
           (0, 0, FLAT), root, angle=30)
    for k in range(4):
        foot = group("foot", (0, 0, 0), (0, 0, 45 + 90 * k), root)
        block("foot", (width * 0.36, 0.09, 0.07), along, 0.010, (width * 0.20, 0, 0.055), parent=foot)
        block("pad", (0.09, 0.09, 0.022), along, 0.004, (width * 0.34, 0, 0.011), parent=foot)
    block("apron", (width * 0.62, width * 0.62, 0.03), along, 0.004, (0, 0, under - 0.012), parent=root)
