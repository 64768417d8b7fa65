"""The view camera: held level so that verticals stay vertical, framed by shifting the lens."""
import math

import bpy
import numpy as np
from mathutils import Vector

from stage import link, subtree

SENSOR = 36.0


def corner_points(root, every=3):
    """World positions of the vertices below `root`, thinned; used for framing and measuring."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in subtree(root):
        if obj.type not in ("MESH", "CURVE") or obj.hide_render:
            continue
        evaluated = obj.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        flat = np.empty(len(mesh.vertices) * 3, "f4")
        mesh.vertices.foreach_get("co", flat)
        evaluated.to_mesh_clear()
        matrix = np.array(obj.matrix_world)
        local = flat.reshape(-1, 3)
        points.append(local[:: max(1, min(every, len(local) // 50))] @ matrix[:3, :3].T + matrix[:3, 3])
    return np.vstack(points)


def view_camera(points, azimuth, height, distance, frame, square_margin, rise):
    """A level camera fitted to `points`.

    azimuth: degrees from straight ahead, positive to the right; height and distance in metres;
    frame: (width, height) in pixels. The points fill the frame's central square up to `square_margin`
    of its width, so a square crop is safe too; `rise` lifts them by that part of the frame's width.
    """
    middle = (points.min(0) + points.max(0)) / 2
    turn = math.radians(azimuth)
    back = np.array([math.sin(turn), -math.cos(turn), 0.0])
    eye = np.array([middle[0], middle[1], 0.0]) + back * distance + [0, 0, height]
    right = np.array([math.cos(turn), math.sin(turn), 0.0])
    seen = points - eye
    depth = seen @ -back
    across, up = seen @ right / depth, seen[:, 2] / depth
    span = max(np.ptp(across), np.ptp(up))
    width, tall = frame
    square = min(width, tall)
    largest = max(width, tall)
    per_tangent = square * (1 - 2 * square_margin) / span
    data = bpy.data.cameras.new("view camera")
    data.sensor_fit, data.sensor_width = "AUTO", SENSOR
    data.lens = per_tangent * SENSOR / largest
    data.shift_x = (across.min() + across.max()) / 2 * per_tangent / largest
    data.shift_y = (up.min() + up.max()) / 2 * per_tangent / largest - rise * width / largest
    camera = link(bpy.data.objects.new("view camera", data))
    camera.location = eye
    camera.rotation_euler = (Vector((-back[0], -back[1], 0))).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = camera
    return camera


def depth_of(points, camera):
    """Distance in metres from the camera's plane to the farthest of `points`."""
    matrix = np.array(camera.matrix_world)
    return float(((matrix[:3, 3] - points) @ matrix[:3, 2]).max())


def detail_camera(target, azimuth, height, distance, lens, fstop=8.0):
    """A close-up aimed at `target` (m) from `distance` metres away and `height` metres above it."""
    turn = math.radians(azimuth)
    eye = Vector(target) + Vector((math.sin(turn) * distance, -math.cos(turn) * distance, height))
    data = bpy.data.cameras.new("detail camera")
    data.sensor_fit, data.sensor_width, data.lens = "AUTO", SENSOR, lens
    data.dof.use_dof, data.dof.aperture_fstop = True, fstop
    data.dof.focus_distance = (Vector(target) - eye).length
    camera = link(bpy.data.objects.new("detail camera", data))
    camera.location = eye
    camera.rotation_euler = (Vector(target) - eye).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = camera
    return camera
