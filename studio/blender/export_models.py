"""Entry point inside Blender: `blender -b -P export_models.py -- job.json` writes the 3D models the site shows.

A job is a list of {name, path, model, size (inches), pose, looks: [{label, options}], arrange: {measured, moved, hidden, chord}, most
(bytes), triangles (how many are tried first)}. `measured` names the piece whose size is the catalog's if the model marks
none; `moved` says by how many meters the parts of that name are moved; `hidden` are not
shown; `chord` see hardware.py.
"""
import importlib
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402
from mathutils import Quaternion, Vector  # noqa: E402

import hardware  # noqa: E402
from catalogue_size import model  # noqa: E402
from glb_file import GlbFile  # noqa: E402
from occlusion import unit  # noqa: E402
from shading import Surface, shaded  # noqa: E402
from stage import catalogued, clear_stage, subtree  # noqa: E402
from thinning import arrays, gathered, recipes_below, thinned, without_unseen  # noqa: E402
from units import INCH  # noqa: E402
from web_surfaces import look, see_through  # noqa: E402

FIRST_TRIANGLES = 40_000  # triangles to keep before unseen faces are removed, ray by ray
CREASE = np.cos(np.radians(50))  # faces of a hard part that meet at a sharper angle keep an edge between them
NO_AREA = 1e-9  # square meters; surfaces under a hundredth of a square millimeter are dropped
UNSHADED = 0.94  # part of the bytes and triangles to use before the light is baked, which takes the rest
A_SPLIT = 140  # bytes that one more triangle takes, with its part of a vertex
GRAIN_SIDES = (512, 256)  # pixels of the wood's map: of case goods, and where wood is only feet
FEET = 0.15  # part of the surface that is less than a wooden piece
WHOLE = 0.06  # a model that differs more from its catalog size has a fault; thin sides may by an inch


def export(job):
    """Thins the model until its file is at most `most` bytes."""
    hardware.coarse(job.get("arrange", {}).get("chord", hardware.CHORD))
    root, recipes = _built(job)
    piece = _measured(root)
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


def _built(job):
    """The model in its first look, and the recipes of its materials in each look."""
    recipes = []
    for made in reversed(job["looks"]):
        clear_stage()
        root = model(job["model"], job["size"], made["options"], job["pose"], lambda built: _arrange(built, job.get("arrange", {})))
        recipes.insert(0, recipes_below(root))
    return root, recipes


def _arrange(root, wanted):
    """Makes of a model that is shown in use the closed piece the catalog measures."""
    for obj in subtree(root):
        stem = obj.name.split(".")[0]
        if stem in wanted.get("hidden", ()):
            obj.hide_render = True
        if stem in wanted.get("moved", {}):
            obj.location = Vector(obj.location) + Vector(wanted["moved"][stem])
        if stem == wanted.get("measured"):
            catalogued(obj)


def _measured(root):
    """The piece of a pair or set that the catalog measures, or None."""
    return next((obj for obj in subtree(root) if obj.get("catalogued")), None)


def _write(job, mesh, slots, piece, spare):
    """Writes the file and returns its size.

    Shading may add `spare` triangles; None skips it, because it is slow, and only the size is right.
    """
    file = GlbFile([made["label"] for made in job["looks"]])
    points, triangles, uvs, marks = _with_area(*arrays(mesh))
    on_piece = np.zeros(len(points), bool)
    on_piece[triangles[np.array([slot.measured for slot in slots])[marks]]] = True
    frame = _fitted(points, on_piece, piece, np.array(job["size"]) * INCH)
    hard = np.array([slot.hard for slot in slots])[marks]
    wood_side = _grain_side(points, triangles, marks, slots)
    surface = Surface(points[triangles], _corner_normals(points, triangles, ~hard), uvs, marks)
    if spare is not None:
        surface = shaded(surface, hard, np.array([see_through(slot.recipes[0]) for slot in slots])[marks], spare)
    for name, turn, place, ours in _nodes(job["name"], frame, slots):
        file.node(name, _upright(place[None])[0], (turn.x, turn.z, -turn.y, turn.w))
        axes = np.array(turn.to_matrix())
        for recipes, mapped in dict.fromkeys((slots[k].recipes, slots[k].mapped) for k in ours):
            alike = [k for k in ours if (slots[k].recipes, slots[k].mapped) == (recipes, mapped)]
            chosen = np.isin(surface.marks, alike)
            if not chosen.any():
                continue
            spots, facing, flat, shades, corners = surface.vertices(chosen)
            made = [look(recipe, mapped, wood_side) for recipe in recipes]
            file.part(_upright((spots - place) @ axes), _upright(facing @ axes), flat * [1, -1], shades, corners, made)
    return file.write(job["path"])


def _fitted(points, on_piece, piece, size):
    """Scales the measured piece, or else everything, to exactly `size` (m) and puts the model on the floor, centered.

    Changes `points`; returns the piece's turn and place.
    """
    turn, place = (piece.matrix_world.to_quaternion(), np.array(piece.matrix_world.translation)) if piece else (Quaternion(), np.zeros(3))
    whose = on_piece if piece else np.ones(len(points), bool)
    axes = np.array(turn.to_matrix())
    own = (points[whose] - place) @ axes
    factor = size / np.ptp(own, axis=0)
    print("fitted by", factor.round(4).tolist(), flush=True)
    if (np.abs(np.ptp(own, axis=0) - size) > np.maximum(WHOLE * size, INCH)).any():
        raise ValueError(f"is {(np.ptp(own, axis=0) / INCH).round(1).tolist()} in, not {(size / INCH).round(1).tolist()}")
    points[whose] = own * factor @ axes.T + place
    middle = (points.min(0) + points.max(0)) / 2
    shift = np.array([middle[0], middle[1], points[:, 2].min()])
    points -= shift
    return turn, place - shift


def _nodes(name, frame, slots):
    """(name, turn, place, indices of slots) of the file's nodes: the measured piece along its own axes, and the rest."""
    turn, place = frame
    measured = [k for k, slot in enumerate(slots) if slot.measured]
    rest = [k for k, slot in enumerate(slots) if not slot.measured]
    if measured:
        turned = abs(turn.w) < 1 - 1e-6
        yield "measured", turn if turned else Quaternion(), place if turned else np.zeros(3), measured
    if rest:
        yield name, Quaternion(), np.zeros(3), rest


def _grain_side(points, triangles, marks, slots):
    """Pixels of the wood's map: few if little of the surface is wood or there are maps of several covers beside it."""
    corners = points[triangles]
    areas = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    wooden = np.array([any(recipe[0] == "wood" for recipe in slot.recipes) for slot in slots])
    weaves = {slot.recipes[0][1][0] for slot in slots if slot.recipes[0][0] == "cloth" and slot.mapped}
    little = areas[wooden[marks]].sum() < FEET * areas.sum() or len(weaves) > 1
    return GRAIN_SIDES[int(little)]


def _with_area(points, triangles, uvs, marks):
    """Returns the same surface without triangles of zero area, which are invisible and have no normal."""
    corners = points[triangles]
    twice = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    solid = twice > NO_AREA
    used, renumbered = np.unique(triangles[solid], return_inverse=True)
    return points[used], renumbered.reshape(-1, 3), uvs[solid], marks[solid]


def _upright(vectors):
    """Converts from the studio's z up, front -y to the web's y up, front z."""
    return vectors[:, [0, 2, 1]] * [1, 1, -1]


def _corner_normals(points, triangles, soft):
    """One normal per corner: the faces around it weighted by area; on hard parts only those it is joined to without a
    crease in between.
    """
    corners = points[triangles]
    weighed = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    flat = unit(weighed)
    round_vertex = [[] for _ in points]
    for k, triangle in enumerate(triangles):
        for c, vertex in enumerate(triangle):
            round_vertex[vertex].append((k, c))
    normals = np.empty((len(triangles), 3, 3))
    for around in round_vertex:
        faces = np.array([k for k, _ in around])
        for joined in ([np.arange(len(faces))] if soft[faces].all() else _without_crease(flat[faces])):
            facing = weighed[faces[joined]].sum(0)
            for j in joined:
                k, c = around[j]
                # If the faces on both sides of a sheet cancel out, use the face's own direction.
                normals[k, c] = facing if np.linalg.norm(facing) > NO_AREA else weighed[k]
    return unit(normals)


def _without_crease(flat):
    """The faces round a vertex, by their normals, in groups within which each has a neighbor without a crease between."""
    smooth = flat @ flat.T > CREASE
    left, groups = set(range(len(flat))), []
    while left:
        group, reached = [], [left.pop()]
        while reached:
            face = reached.pop()
            group.append(face)
            near = [k for k in left if smooth[face, k]]
            left.difference_update(near)
            reached += near
        groups.append(sorted(group))
    return groups


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
