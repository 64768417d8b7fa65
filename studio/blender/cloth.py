"""Puffing: covers filled by cloth simulation with inner pressure, which gives crowns, puckers and wrinkles."""
import hashlib
import os
import time
from dataclasses import asdict, dataclass

import bpy
import numpy as np
from mathutils import Vector, noise

from gridbox import SEAMS
from stage import OUT

CACHE = os.path.join(OUT, "simulated")


@dataclass(frozen=True)
class Filling:
    """How a cover is filled. `hold` ties the cloth to its pattern (0 free, 1 rigid); slack is extra cloth."""

    pressure: float
    hold: float
    stiffness: float
    slack: float = 0.0
    pucker: float = 0.05
    crown: float = 0.02
    unevenness: float = 0.002
    seam_hold: float = 0.5
    flat_bottom: bool = True
    frames: int = 28


FOAM = Filling(pressure=2.6, hold=0.12, stiffness=0.9, slack=0.012, pucker=0.05)
FIRM_FOAM = Filling(pressure=1.8, hold=0.2, stiffness=1.4, slack=0.0, pucker=0.03, crown=0.012)
FEATHER = Filling(pressure=3.4, hold=0.08, stiffness=0.6, slack=0.045, pucker=0.07, crown=0.03)
FIBRE_ROLL = Filling(pressure=3.0, hold=0.09, stiffness=0.9, slack=0.028, pucker=0.05, crown=0.03)
TIGHT = Filling(1.2, 0.25, 2.0, pucker=0.02, crown=0.004, unevenness=0.0006, seam_hold=0.7, flat_bottom=False)
BOLSTER = Filling(pressure=2.8, hold=0.12, stiffness=0.8, slack=0.015, pucker=0.03, flat_bottom=False)
SCATTER = Filling(4.0, 0.0, 1.0, pucker=0.04, crown=0.02, flat_bottom=False, frames=32)


def puff(box, filling, dents=None, recipe=""):
    """Fills `box`. `dents(rest, half)` may return (mask, offsets): points sewn down, for tufts and channels.

    The result is cached by the box's size, its number of grid lines along each axis, the filling and `recipe`, which
    names the dents. The positions of the grid lines are not in the key: boxes that differ only in their corner radius
    share a result if they have equally many lines.
    """
    pattern = (box.half.tolist(), [len(a) for a in box.axes], sorted(asdict(filling).items()), recipe, "v1")
    key = hashlib.sha256(repr(pattern).encode()).hexdigest()[:16]
    path = os.path.join(CACHE, key + ".npy")
    if os.path.exists(path):
        box.points = np.load(path)
        return
    started = time.time()
    _crown(box, filling)
    sewn = None
    if dents is not None:
        sewn, offsets = dents(box.rest, box.half)
        box.points = box.points + offsets
    _simulate(box, filling, sewn)
    os.makedirs(CACHE, exist_ok=True)
    np.save(path, box.points.astype("f4"))
    print(f"puffed {box.name}: {len(box.rest)} points, {time.time() - started:.1f} s", flush=True)


def _crown(box, filling):
    """Pre-shapes the pattern: a crowned top and the slight unevenness of real upholstery."""
    points = box.points
    u, v, w = np.clip(box.rest / box.half, -1, 1).T
    dome = (1 - np.abs(u) ** 2.5) * (1 - np.abs(v) ** 2.5)
    points[:, 2] += np.where(w > 0, w * filling.crown, w * filling.crown * 0.5) * dome
    if filling.unevenness:
        seed = Vector((box.half[0] * 31, box.half[1] * 17, box.half[2] * 7))
        for i, rest in enumerate(box.rest):
            lift = noise.fractal(Vector(rest) * 7 + seed, 1, 2, 3) * filling.unevenness
            face = int(np.argmax(np.abs(rest / box.half)))
            points[i, face] += np.sign(rest[face]) * lift
    box.points = points + np.random.default_rng(1).normal(0, 0.0008, points.shape)


def _simulate(box, filling, sewn):
    scene, obj = bpy.context.scene, box.obj
    seams = sorted({i for axis, level in (SEAMS["top"], SEAMS["bottom"]) for i in box.ring(axis, level)})
    gather = obj.vertex_groups.new(name="gather")
    gather.add(range(len(box.rest)), 0.0, "REPLACE")
    gather.add(seams, 1.0, "REPLACE")
    modifier = obj.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality, cloth.mass, cloth.air_damping = 5, 0.25, 4
    cloth.tension_stiffness = cloth.compression_stiffness = 15
    cloth.shear_stiffness, cloth.bending_stiffness = 6, 0.6
    cloth.tension_damping = cloth.compression_damping = 8
    cloth.use_pressure, cloth.uniform_pressure_force = True, filling.pressure
    cloth.shrink_min, cloth.shrink_max, cloth.vertex_group_shrink = -filling.slack, filling.pucker, "gather"
    cloth.effector_weights.gravity = 0
    if filling.hold or sewn is not None:
        cloth.vertex_group_mass = _hold(box, filling, seams, sewn)
        cloth.pin_stiffness = filling.stiffness
    modifier.collision_settings.use_collision = modifier.collision_settings.use_self_collision = False
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, filling.frames
    scene.frame_start, scene.frame_end = 1, filling.frames
    others = [o for o in scene.collection.objects if o != obj]
    for other in others:
        scene.collection.objects.unlink(other)
    for frame in range(1, filling.frames + 1):
        scene.frame_set(frame)
    evaluated = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    flat = np.empty(len(box.rest) * 3, "f4")
    evaluated.data.vertices.foreach_get("co", flat)
    obj.modifiers.clear()
    obj.vertex_groups.clear()
    box.points = flat.reshape(-1, 3)
    scene.frame_set(1)
    for other in others:
        scene.collection.objects.link(other)


def _hold(box, filling, seams, sewn):
    group = box.obj.vertex_groups.new(name="hold")
    group.add(range(len(box.rest)), filling.hold, "REPLACE")
    group.add(seams, filling.seam_hold if filling.hold else 0.0, "REPLACE")
    if filling.flat_bottom:
        bottom = np.flatnonzero(box.rest[:, 2] < -box.half[2] + 1e-6)
        group.add(bottom.tolist(), 1.0, "REPLACE")
    if sewn is not None:
        group.add(np.flatnonzero(sewn).tolist(), 1.0, "REPLACE")
    return group.name
