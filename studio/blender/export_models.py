"""Entry point inside Blender: `blender -b -P export_models.py -- job.json` writes the 3D models the site shows.

A job is a list of {name, path, model, size (inches), pose, looks: [{label, options}], arrange, most (bytes), triangles
(at most)}. What differs from the pictures is in `arrange`: {measured, moved, hidden, lit, chord}, see `ModelOnly` in
lineup.ts.
"""
import importlib
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402

import hardware  # noqa: E402
from creases import corner_normals, with_area  # noqa: E402
from gathering import gathered  # noqa: E402
from glb_file import GlbFile  # noqa: E402
from mesh_arrays import arrays  # noqa: E402
from model_looks import built, measured_piece  # noqa: E402
from shading import Surface, shaded  # noqa: E402
from thinning import thinned, without_unseen  # noqa: E402
from units import INCH  # noqa: E402
from web_frame import fitted, nodes, upright  # noqa: E402
from web_surfaces import look, see_through  # noqa: E402

FIRST_TRIANGLES = 40_000  # triangles to keep before unseen faces are removed, ray by ray
UNSHADED = 0.94  # part of the bytes and triangles to use before the light is baked, which takes the rest
A_SPLIT = 140  # bytes that one more triangle takes, with its part of a vertex
GRAIN_SIDES = (512, 256)  # pixels of the wood's map: of case goods, and where wood is only feet
FEET = 0.15  # part of the surface that is less than a wooden piece


def export(job):
    """Thins the model until its file is at most `most` bytes."""
    hardware.coarse(job["arrange"].get("chord", hardware.CHORD))
    root, recipes = built(job)
    piece = measured_piece(root)
    obj, slots = gathered(root, recipes, piece, job["triangles"])
    obj = without_unseen(obj, thinned(obj, slots, FIRST_TRIANGLES), slots)
    count = int(job["triangles"] * UNSHADED)
    while True:
        mesh = thinned(obj, slots, count)
        size = _write(job, mesh, slots, piece, spare=None)
        if size <= job["most"] * UNSHADED:
            spare = min(job["triangles"] - len(mesh.polygons), (job["most"] - size) // A_SPLIT)
            return _write(job, mesh, slots, piece, spare), len(mesh.polygons)
        count = int(count * 0.98 * UNSHADED * job["most"] / size)


def _write(job, mesh, slots, piece, spare):
    """Writes the file and returns its size.

    Shading may add `spare` triangles; None skips it, because it is slow, and only the size is right.
    """
    file = GlbFile([made["label"] for made in job["looks"]])
    points, triangles, uvs, marks = with_area(*arrays(mesh))
    on_piece = np.zeros(len(points), bool)
    on_piece[triangles[np.array([slot.measured for slot in slots])[marks]]] = True
    frame = fitted(points, on_piece, piece, np.array(job["size"]) * INCH)
    hard = np.array([slot.hard for slot in slots])[marks]
    wood_side = _grain_side(points, triangles, marks, slots)
    surface = Surface(points[triangles], corner_normals(points, triangles, ~hard), uvs, marks)
    if spare is not None:
        clear, lit = (np.array(kind)[marks] for kind in ([see_through(slot.recipes[0]) for slot in slots], [slot.lit for slot in slots]))
        surface = shaded(surface, hard, clear, lit, spare)
    for name, turn, place, ours in nodes(job["name"], frame, slots):
        file.node(name, upright(place[None])[0], (turn.x, turn.z, -turn.y, turn.w))
        axes = np.array(turn.to_matrix())
        for recipes, mapped in dict.fromkeys((slots[k].recipes, slots[k].mapped) for k in ours):
            alike = [k for k in ours if (slots[k].recipes, slots[k].mapped) == (recipes, mapped)]
            chosen = np.isin(surface.marks, alike)
            if not chosen.any():
                continue
            spots, facing, flat, shades, corners = surface.vertices(chosen)
            made = [look(recipe, mapped, wood_side) for recipe in recipes]
            file.part(upright((spots - place) @ axes), upright(facing @ axes), flat * [1, -1], shades, corners, made)
    return file.write(job["path"])


def _grain_side(points, triangles, marks, slots):
    """Pixels of the wood's map: few if little of the surface is wood or there are maps of several covers beside it."""
    corners = points[triangles]
    areas = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    wooden = np.array([any(recipe[0] == "wood" for recipe in slot.recipes) for slot in slots])
    weaves = {slot.recipes[0][1][0] for slot in slots if slot.recipes[0][0] == "cloth" and slot.mapped}
    little = areas[wooden[marks]].sum() < FEET * areas.sum() or len(weaves) > 1
    return GRAIN_SIDES[int(little)]


with open(sys.argv[sys.argv.index("--") + 1]) as file:
    jobs = json.load(file)
for job in jobs:
    importlib.import_module(f"models.{job['model']}")
for job in jobs:
    started = time.time()
    try:
        size, count = export(job)
        print(f"exported {job['name']} {size} bytes, {count} triangles, {time.time() - started:.0f} s", flush=True)
    except Exception:
        print(f"failed {job['name']}", flush=True)
        traceback.print_exc()
