"""Reduces the studio's fine meshes to one a phone can turn smoothly: unseen faces removed, the rest thinned."""
import bpy
import numpy as np

from mesh_arrays import arrays, mesh_object, read
from occlusion import seen_triangles
from web_surfaces import see_through

FEW = 0.7  # parts that should stay as they are do so if they have at most this part of all triangles


def thinned(obj, slots, count):
    """The mesh of `obj` with about `count` triangles, fewest on simple surfaces.

    Rods and welts stay unchanged, and hard parts too, if they are few: on a flat front each lost edge shows.
    """
    faces = len(obj.data.polygons)
    if faces <= count:
        return obj.data
    marks = read(obj.data.polygons, "material_index", 1, "i4").ravel()
    kept = _kept(slots, marks, FEW * count)
    modifier = obj.modifiers.new("thin", "DECIMATE")
    modifier.ratio = count / faces
    if kept[marks].any():
        rods = obj.vertex_groups.new(name="rods")
        rods.add(np.unique(arrays(obj.data)[1][kept[marks]]).tolist(), 1.0, "REPLACE")
        modifier.vertex_group, modifier.invert_vertex_group, modifier.vertex_group_factor = "rods", True, 100
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    obj.modifiers.clear()
    obj.vertex_groups.clear()
    return mesh


def _kept(slots, marks, most):
    """Mask of the slots to leave unchanged: as many kinds of part as have `most` triangles together."""
    kept = np.array([slot.pictured for slot in slots])
    for wanted in ([slot.plain for slot in slots], [not slot.mapped for slot in slots], [slot.hard for slot in slots]):
        more = kept | np.array(wanted)
        if more[marks].sum() <= most:
            kept = more
    return kept


def without_unseen(obj, mesh, slots):
    """In the place of `obj` an object of its thinned `mesh`, without faces that can't be seen from outside and above the
    floor.
    """
    points, triangles, uvs, marks = arrays(mesh)
    clear = np.array([see_through(slot.recipes[0]) for slot in slots])
    rods = np.array([not slot.mapped for slot in slots])
    seen = seen_triangles(points, triangles, clear[marks], rods[marks])
    used, renumbered = np.unique(triangles[seen], return_inverse=True)
    made = mesh_object(points[used], renumbered.reshape(-1, 3), uvs[seen].reshape(-1, 2), marks[seen])
    bpy.data.objects.remove(obj)
    return made
