"""Entry point inside Blender: `blender -b -P export_models.py -- job.json` writes the 3D models the site shows.

A job is a list of {name, path, model, size (inches), options, pose, covers: [[label, cover]], most (bytes), triangles
(how many are tried first)}.
"""
import importlib
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402

from catalogue_size import model  # noqa: E402
from glb_file import GlbFile  # noqa: E402
from occlusion import evened, openness, unit  # noqa: E402
from stage import clear_stage  # noqa: E402
from thinning import arrays, gathered, thinned, without_unseen  # noqa: E402
from web_surfaces import looks  # noqa: E402

FIRST_TRIANGLES = 40_000  # triangles to keep before unseen faces are removed, ray by ray
CREASE = np.cos(np.radians(40))  # faces of a hard part that meet at more than 40 degrees keep an edge between them
DARKEST = 0.42  # the shade of a spot that no light reaches
NO_AREA = 1e-9  # square meters; surfaces under a hundredth of a square millimeter are dropped
OPEN = 1.15  # brightens light, so that a spot reached by 87 % of it isn't shaded


def export(job):
    """Thins the model until its file is at most `most` bytes."""
    clear_stage()
    root = model(job["model"], job["size"], job["options"], job["pose"])
    obj, slots = gathered(root)
    obj = without_unseen(thinned(obj, slots, FIRST_TRIANGLES))
    count = job["triangles"]
    while True:
        mesh = thinned(obj, slots, count).data
        size = _write(job, mesh, slots, lit=False)
        if size <= job["most"]:
            return _write(job, mesh, slots, lit=True), count
        count = int(count * 0.98 * job["most"] / size)


def _write(job, mesh, slots, lit):
    """Writes the file and returns its size; without `lit` it skips the slow shading, and only the size is right."""
    labels, covers = zip(*job["covers"])
    file = GlbFile(job["name"], labels)
    points, triangles, uvs, marks = _with_area(*arrays(mesh))
    middle = (points.min(0) + points.max(0)) / 2
    points = points - [middle[0], middle[1], points[:, 2].min()]
    soft = np.array([not slot.hard for slot in slots])
    normals = _corner_normals(points, triangles, soft[marks])
    for k, slot in enumerate(slots):
        chosen = marks == k
        if not chosen.any():
            continue
        spots, facing, flat, corners = _vertices(points[triangles[chosen]], normals[chosen], uvs[chosen])
        light = evened(openness(spots, facing, points, triangles), spots, facing) if lit else np.ones(len(spots))
        shades = DARKEST + (1 - DARKEST) * np.clip(light * OPEN, 0, 1)
        file.part(_upright(spots), _upright(facing), flat * [1, -1], shades, corners, looks(slot.material, covers, slot.mapped))
    return file.write(job["path"])


def _with_area(points, triangles, uvs, marks):
    """Returns the same surface without triangles of zero area, which are invisible and have no normal."""
    corners = points[triangles]
    twice = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    solid = twice > NO_AREA
    return points, triangles[solid], uvs[solid], marks[solid]


def _upright(vectors):
    """Converts from the studio's z up, front -y to the web's y up, front z."""
    return vectors[:, [0, 2, 1]] * [1, 1, -1]


def _corner_normals(points, triangles, soft):
    """One normal per corner: the faces around it weighted by area; on hard parts only those without a crease in
    between.
    """
    corners = points[triangles]
    weighed = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    flat = unit(weighed)
    round_vertex = [[] for _ in points]
    for k, triangle in enumerate(triangles):
        for vertex in triangle:
            round_vertex[vertex].append(k)
    normals = np.empty((len(triangles), 3, 3))
    for k, triangle in enumerate(triangles):
        for c, vertex in enumerate(triangle):
            near = np.array(round_vertex[vertex])
            if not soft[k]:
                near = near[flat[near] @ flat[k] > CREASE]
            facing = weighed[near].sum(0)
            # If the faces on both sides of a sheet cancel out, use the face's own direction.
            normals[k, c] = facing if np.linalg.norm(facing) > NO_AREA else weighed[k]
    return unit(normals)


def _vertices(spots, normals, uvs):
    """Merges corners with equal position, normal and uv into one vertex: (points, normals, uvs, triangles)."""
    rows = np.concatenate([spots.reshape(-1, 3).round(5), normals.reshape(-1, 3).round(3), uvs.reshape(-1, 2).round(4)], 1)
    unique, corners = np.unique(rows, axis=0, return_inverse=True)
    return unique[:, :3], unit(unique[:, 3:6]), unique[:, 6:], corners.reshape(-1, 3)


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
