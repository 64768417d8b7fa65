"""Shots: a product in a pose in front of the studio camera, rendered to a PNG."""
import importlib
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import cyclorama
import darkroom
import framing
import inspection
from catalogue_size import catalogue_pose, model
from stage import clear_stage, subtree

VIEWS = {
    "primary": dict(azimuth=32, height=1.32),
    "alternate": dict(azimuth=-36, height=1.28),
}


def take(shot):
    """Renders one shot and prints `printed NAME …` once its PNG is complete.

    A product shot: {name, path, kind, model, size (inches: width, depth, height), options, pose, view, camera or
    detail, frame, samples, scale}; a room shot: {name, path, kind, room, frame, options, samples, scale}. A product is
    also reported as `sized NAME WIDTH DEPTH HEIGHT`, and a shot of kind "measure" does only that. A shot to be
    inspected is built, checked and reported as `inspected NAME`, with a line `fault NAME …` for each fault.
    """
    scene = clear_stage()
    started = time.time()
    if shot.get("inspect"):
        _inspect(scene, shot)
        return
    if shot["kind"] == "room":
        _room(scene, shot)
    elif shot["kind"] == "measure":
        _report(shot, model(shot["model"], shot["size"], shot["options"], catalogue_pose(shot["options"])))
        return
    else:
        _product(scene, shot)
    print(f"printed {shot['name']} in {time.time() - started:.0f} s", flush=True)


def _product(scene, shot):
    pose = shot.get("pose", catalogue_pose(shot["options"]))
    root = model(shot["model"], shot["size"], shot["options"], pose)
    _report(shot, root)
    bpy.context.view_layer.update()
    frame = _scaled(shot["frame"], shot)
    points = framing.corner_points(root)
    if shot.get("detail"):
        _close_up(shot["detail"])
    else:
        _three_quarter(points, {**VIEWS[shot["view"]], **shot.get("camera", {})}, frame)
    cyclorama.build(scene)
    bpy.context.view_layer.update()
    border = None if shot.get("detail") else _border(scene, points)
    darkroom.product_print(scene, subtree(root), frame, shot["samples"], shot["path"], border,
                           framing.depth_of(points, scene.camera))


def _report(shot, root):
    """Prints the size of the model in its catalog pose, in inches."""
    print("sized", shot["name"], *np.round(root["inches"], 2).tolist(), flush=True)


def _room(scene, shot):
    room = importlib.import_module(f"rooms.{shot['room']}")
    exposure = room.build(scene, **shot.get("options", {}))
    darkroom.room_print(scene, _scaled(shot["frame"], shot), shot["samples"], shot["path"], exposure)


def _inspect(scene, shot):
    if shot["kind"] == "room":
        importlib.import_module(f"rooms.{shot['room']}").build(scene, **shot.get("options", {}))
        faults = inspection.room_faults()
    else:
        faults = inspection.piece_faults(model(shot["model"], shot["size"], shot["options"], shot.get("pose", catalogue_pose(shot["options"]))))
    for fault in faults:
        print(f"fault {shot['name']}: {fault}", flush=True)
    print(f"inspected {shot['name']}", flush=True)


def _scaled(frame, shot):
    return tuple(round(side * shot.get("scale", 1)) for side in frame)


def _three_quarter(points, view, frame):
    extent = np.ptp(points, axis=0)
    distance = view.get("distance", 3.2 + 1.3 * float(max(extent[0], extent[1])))
    framing.view_camera(points, view["azimuth"], view["height"], distance, frame, 0.075, view.get("rise", -0.01))


def _close_up(detail):
    framing.detail_camera(detail["target"], detail["azimuth"], detail["height"], detail["distance"], detail["lens"])


def _border(scene, points):
    """The part of the frame worth rendering: the product and its shadow."""
    shadow = points * [1, 1, 0] + np.sign(points - points.mean(0)) * [0.28, 0.28, 0]
    seen = [world_to_camera_view(scene, scene.camera, Vector(p)) for p in np.vstack([points, shadow])[::7]]
    xs, ys = [p.x for p in seen], [p.y for p in seen]
    return (max(0, min(xs) - 0.06), min(1, max(xs) + 0.06), max(0, min(ys) - 0.05), min(1, max(ys) + 0.03))
