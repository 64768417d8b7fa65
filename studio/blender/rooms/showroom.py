"""The shop's own pieces standing in rooms: any product of the line-up at its catalogued size, and walls to put it against."""
import json
import os

import bpy
from mathutils import Vector

from catalogue_size import catalogue_pose, model
from dressing import curtain
from hardware import block
from materials import plain
from rooms.shell import build as shell
from rooms.shell import TRIM, daylight, plaster
from stage import place, subtree
from stitching import tube

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")

BOOKCASE_LEVELS = (0.132, 0.484, 0.836, 1.188, 1.540)  # m: where things stand on the lamar-five-shelf-bookcase


def product(slug, at=(0, 0, 0), turn=0, swatch=0, pose=None, **options):
    """Puts product `slug` in its catalogue size at `at` (m), turned by `turn` degrees; options win over the line-up's."""
    with open(os.path.join(ROOT, "studio", "lineup.json")) as file:
        entry = json.load(file)["products"][slug]
    with open(os.path.join(ROOT, "shop", "catalogue", slug + ".json")) as file:
        data = json.load(file)
    size = [data["specs"][side] for side in ("width", "length", "height")]
    swatches = data.get("swatches") or [{"label": "", "colorHex": "#b9b2a6"}]
    label, colour = swatches[swatch]["label"], swatches[swatch]["colorHex"]
    cover = [entry["weave"], entry.get("dyes", {}).get(label, colour)] + ([entry["polish"]] if "polish" in entry else [])
    chosen = {"cover": cover, **entry["options"], **options}
    root = model(entry["model"], size, chosen, pose or catalogue_pose(chosen))
    x, y, z = at
    return place(root, (x, y, z + root.location.z), (0, 0, turn))


def on_top(piece, x, y):
    """Where a lamp or a bowl put down on `piece` at (x, y) stands (m): on the highest of its surfaces there."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    heights = []
    for part in (o.evaluated_get(graph) for o in subtree(piece) if o.type == "MESH" and not o.hide_render):
        inward = part.matrix_world.inverted()
        hit, point, _, _ = part.ray_cast(inward @ Vector((x, y, 9)), inward.to_3x3() @ Vector((0, 0, -1)))
        if hit:
            heights.append((part.matrix_world @ point).z)
    return x, y, max(heights)


def room(scene, wall, far=None, species="light oak", width=5.2, depth=4.2, height=3.2, window=(-1.7, 0.7, 0.3, 2.4), sun=2.8, sky=230, fill=70,
         sun_tilt=(52, 0, -50), curtains=None):
    """An empty daylit room; `curtains` is the colour of a pair beside the window."""
    shell(width, depth, height, wall, far, window, species=species)
    daylight(scene, width, window, sky=sky, sun=sun, sun_tilt=sun_tilt, fill=fill)
    if curtains:
        for k, (y0, y1) in enumerate(((window[0] - 0.5, window[0] + 0.1), (window[1] - 0.1, window[1] + 0.5))):
            curtain(-width / 2 + 0.16, y0, y1, height - 0.25, curtains, 4, k)


def curtain_rod(width, height, window, metal):
    """The rod that the curtains of a `room` hang from."""
    x, z = -width / 2 + 0.16, height - 0.22
    tube("curtain rod", [(x, window[0] - 0.6, z), (x, window[1] + 0.6, z)], 0.012, metal)


def wainscot(width, y, height, colour, panel=0.62):
    """Framed panels along the far wall (inner face at `y`), under a rail at `height`."""
    paint = plain(colour, 0.5, specular=0.25)
    block("wainscot", (width, 0.012, height), paint, 0, (0, y - 0.006, height / 2))
    block("chair rail", (width, 0.034, 0.045), paint, 0.006, (0, y - 0.017, height))
    block("skirting", (width, 0.024, 0.15), paint, 0.004, (0, y - 0.014, 0.075))
    count = round(width / panel)
    pitch = width / count
    for k in range(count):
        x = -width / 2 + pitch * (k + 0.5)
        low, high, reach = 0.24, height - 0.10, pitch / 2 - 0.06
        for z in (low, high):
            block("moulding", (2 * reach, 0.022, 0.024), paint, 0.005, (x, y - 0.017, z))
        for side in (-1, 1):
            block("moulding", (0.024, 0.0218, high - low - 0.024), paint, 0.005, (x + side * (reach - 0.012), y - 0.0168, (low + high) / 2))


def cornice(width, y, height, colour=TRIM):
    """A plaster moulding where the far wall (inner face at `y`) meets the ceiling at `height`."""
    paint = plaster(colour)
    for drop, reach in ((0.025, 0.075), (0.065, 0.045), (0.10, 0.02)):
        block("cornice", (width, reach, 0.05), paint, 0.008, (0, y - reach / 2, height - drop))


def battens(width, y, height, colour, pitch=0.30):
    """Upright battens from floor to ceiling on the far wall, painted with it."""
    paint = plaster(colour)
    for k in range(int(width / pitch) + 1):
        block("batten", (0.045, 0.022, height), paint, 0.003, (-width / 2 + 0.02 + k * pitch, y - 0.011, height / 2))
    block("cap", (width, 0.024, 0.14), paint, 0.003, (0, y - 0.012, 0.07))


def wall_shelf(x, y, z, run, wood, depth=0.20):
    """A thick floating shelf on the far wall whose inner face is at `y`."""
    block("shelf", (run, depth, 0.036), wood, 0.004, (x, y - depth / 2, z))
