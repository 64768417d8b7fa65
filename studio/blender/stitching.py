"""Piping (welts) and top-stitching, laid on a cover after it has been puffed."""
import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from gridbox import SEAMS
from stage import link

WELT_RADIUS = 0.0045
STITCH, GAP, THREAD_RADIUS = 0.0075, 0.0035, 0.0009


def _curve(name, lines, radius, material, closed=False, parent=None, resolution=2):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, resolution
    curve.use_fill_caps = not closed
    for line in lines:
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.points.foreach_set("co", np.c_[line, np.ones(len(line))].astype("f4").ravel())
        spline.use_cyclic_u, spline.use_smooth = closed, True
    curve.materials.append(material)
    obj = link(bpy.data.objects.new(name, curve))
    obj.parent = parent
    return obj


def tube(name, points, radius, material, closed=False, parent=None):
    """A round rod through `points` (m)."""
    return _curve(name, [np.array(points, "f8")], radius, material, closed, parent, resolution=4)


def welt(box, seam, material, radius=WELT_RADIUS):
    """Piping along a seam of `box`: one of top, bottom, front, back, left, right."""
    return welt_line(box.points[box.ring(*SEAMS[seam])], box.obj, material, radius)


def welt_line(points, parent, material, radius=WELT_RADIUS):
    """Piping of `radius` m along the closed line through `points` (m, in the axes of `parent`)."""
    return _curve("welt", [points], radius, material, closed=True, parent=parent)


def top_stitch(box, seam, material, inset=0.009):
    """A row of stitches `inset` metres inside a seam, on the face the seam encloses."""
    axis, level = SEAMS[seam]
    line = box.points[box.ring(axis, level)]
    along = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    facing = np.zeros(3)
    facing[axis] = 1
    inward = np.cross(along, facing)
    inward /= np.linalg.norm(inward, axis=1, keepdims=True) + 1e-9
    if np.sum(inward * (line.mean(0) - line)) < 0:
        inward = -inward
    return stitch_line(_eased(line + inward * inset), box.obj, material, closed=True)


def _eased(line, passes=5):
    """The closed line smoothed like a machine-sewn line, which doesn't follow every pucker of the seam next to it."""
    for _ in range(passes):
        line = (np.roll(line, 1, 0) + 2 * line + np.roll(line, -1, 0)) / 4
    return line


def nailheads(box, seam, material, inset=0.016, pitch=0.022, radius=0.0068):
    """Domed nails slightly inside a seam, all in one mesh."""
    axis, level = SEAMS[seam]
    line = box.points[box.ring(axis, level)]
    middle = line.mean(0)
    toward = middle - line
    toward[:, axis] = 0
    line = line + np.sign(toward) * np.minimum(np.abs(toward), inset)
    closed = np.vstack([line, line[:1]])
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))]
    at = np.arange(0, run[-1] - pitch / 2, pitch)
    spots = np.stack([np.interp(at, run, closed[:, k]) for k in range(3)], 1)
    surface = _surface(box.obj)
    work = bmesh.new()
    for spot in spots:
        hit, normal, _, _ = surface.find_nearest(Vector(spot))
        matrix = Matrix.Translation(hit) @ normal.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Diagonal((1, 1, 0.55, 1))
        bmesh.ops.create_uvsphere(work, u_segments=12, v_segments=8, radius=radius, matrix=matrix)
    mesh = bpy.data.meshes.new("nailheads")
    work.to_mesh(mesh)
    work.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(material)
    nails = link(bpy.data.objects.new("nailheads", mesh))
    nails.parent = box.obj
    return nails


def stitch_line(points, parent, material, closed=False):
    """Dashes of thread along `points`, snapped to the surface of `parent` (before subdivision)."""
    line = np.vstack([points, points[:1]]) if closed else np.array(points)
    step = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    starts = np.arange(0, step[-1] - STITCH, STITCH + GAP)
    at = lambda d: np.stack([np.interp(d, step, line[:, k]) for k in range(3)], 1)
    surface = _surface(parent)
    dashes = []
    for ends in zip(at(starts), at(starts + STITCH / 2), at(starts + STITCH)):
        dash = [_snap(surface, p, lift) for p, lift in zip(ends, (0.0, 0.0007, 0.0))]
        dashes.append(np.array(dash))
    return _curve("stitches", dashes, THREAD_RADIUS, material, parent=parent)


def _surface(obj):
    evaluated = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    tree = BVHTree.FromPolygons([v.co.copy() for v in mesh.vertices], [list(p.vertices) for p in mesh.polygons])
    evaluated.to_mesh_clear()
    return tree


def _snap(surface, point, lift):
    hit, normal, _, _ = surface.find_nearest(Vector(point))
    return np.array(hit + normal * lift) if hit else np.array(point)
