"""Reduces the studio's fine meshes to one a phone can turn smoothly: unseen faces removed, the rest thinned, creases
shaded.
"""
import bpy
import numpy as np

from occlusion import seen_triangles
from stage import link, subtree
from web_surfaces import tile_of

TOO_FINE = ("stitches",)
BEND = 0.0015


class Slot:
    """Faces with the same shading: a material, whether its maps fit (`mapped`) and whether its edges are hard."""

    def __init__(self, material, mapped, hard):
        self.material, self.mapped, self.hard = material, mapped, hard


def gathered(root):
    """Every visible part below `root` as one triangle mesh in metres: (object, slots)."""
    points, faces, uvs, marks, slots = [], [], [], [], {}
    count = 0
    _lighten(root)
    graph = bpy.context.evaluated_depsgraph_get()
    for number, obj in enumerate(subtree(root)):
        if obj.type not in ("MESH", "CURVE") or obj.hide_render or obj.name.startswith(TOO_FINE):
            continue
        mesh = obj.evaluated_get(graph).to_mesh()
        mesh.calc_loop_triangles()
        local = np.array([v.co for v in mesh.vertices]).reshape(-1, 3)
        matrix = np.array(obj.matrix_world)
        for material_index in sorted({t.material_index for t in mesh.loop_triangles}):
            material = mesh.materials[material_index].original
            key = (material.name, obj.type == "MESH", mesh.use_auto_smooth)
            slot = list(slots).index(key) if key in slots else len(slots)
            slots.setdefault(key, Slot(material, key[1], key[2]))
            chosen = [t for t in mesh.loop_triangles if t.material_index == material_index]
            faces.append(np.array([t.vertices for t in chosen], int) + count)
            marks.append(np.full(len(chosen), slot))
            uvs.append(_uvs(obj, mesh, chosen, local, material, number))
        points.append(local @ matrix[:3, :3].T + matrix[:3, 3])
        count += len(local)
        obj.evaluated_get(graph).to_mesh_clear()
    return _mesh(np.vstack(points), np.vstack(faces), np.vstack(uvs), np.concatenate(marks)), list(slots.values())


def _lighten(root):
    for obj in subtree(root):
        if obj.type == "CURVE":
            obj.data.bevel_resolution = 0
            for spline in list(obj.data.splines):
                _straighten(obj.data, spline)
        for modifier in obj.modifiers:
            if modifier.type == "SUBSURF":
                modifier.levels = 0
    bpy.context.view_layer.update()


def _straighten(curve, spline):
    """Removes the points of a rod that lie on a straight line between their neighbors."""
    points = np.array([p.co for p in spline.points])
    kept = points[_bends(points[:, :3], BEND)]
    if len(kept) == len(points):
        return
    thinner = curve.splines.new("POLY")
    thinner.points.add(len(kept) - 1)
    thinner.points.foreach_set("co", kept.astype("f4").ravel())
    thinner.use_cyclic_u, thinner.use_smooth = spline.use_cyclic_u, True
    curve.splines.remove(spline)


def _bends(points, tolerance):
    """Indices of the points a line within `tolerance` metres must pass."""
    kept, spans = {0, len(points) - 1}, [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        way = points[last] - points[first]
        inner = points[first + 1 : last] - points[first]
        along = np.clip(inner @ way / max(way @ way, 1e-12), 0, 1)[:, None]
        off = np.linalg.norm(inner - along * way, axis=1)
        worst = first + 1 + int(off.argmax())
        if off.max() > tolerance:
            kept.add(worst)
            spans += [(first, worst), (worst, last)]
    return sorted(kept)


def _uvs(obj, mesh, triangles, local, material, number):
    """Map coordinates of every corner: covers by their pattern, wood along its grain, in tiles."""
    tile, grain = tile_of(material)
    layer = mesh.uv_layers.active
    if grain is None and layer is not None and obj.type == "MESH":
        flat = np.empty(len(mesh.loops) * 2, "f4")
        layer.data.foreach_get("uv", flat)
        return flat.reshape(-1, 2)[np.array([t.loops for t in triangles]).ravel()] / tile
    corners = local[np.array([t.vertices for t in triangles])]
    normals = np.array([t.normal for t in triangles])
    facing = np.abs(normals).argmax(1)
    along = "XYZ".index(grain) if grain else 0
    out = np.empty((len(triangles), 3, 2))
    for axis in range(3):
        chosen = facing == axis
        flat = [a for a in range(3) if a != axis]
        u = along if along != axis else flat[0]
        v = next(a for a in flat if a != u)
        out[chosen, :, 0] = corners[chosen][:, :, u] / tile[0]
        out[chosen, :, 1] = corners[chosen][:, :, v] / tile[1]
    return (out + (number * 0.37) % 1).reshape(-1, 2)


def _mesh(points, faces, uvs, marks):
    mesh = bpy.data.meshes.new("web model")
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    for _ in range(int(marks.max()) + 1):
        mesh.materials.append(None)
    mesh.polygons.foreach_set("material_index", marks.astype("i4"))
    mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", uvs.astype("f4").ravel())
    mesh.update()
    return link(bpy.data.objects.new("web model", mesh))


def arrays(mesh):
    """(points, triangles, corner uvs, slot of each triangle) of `mesh`."""
    mesh.calc_loop_triangles()
    points = np.array([v.co for v in mesh.vertices]).reshape(-1, 3)
    flat = np.empty(len(mesh.loops) * 2, "f4")
    mesh.uv_layers.active.data.foreach_get("uv", flat)
    triangles = mesh.loop_triangles
    return (points, np.array([t.vertices for t in triangles]), flat.reshape(-1, 2)[np.array([t.loops for t in triangles])],
            np.array([t.material_index for t in triangles]))


def thinned(obj, slots, count):
    """Returns `obj` with about `count` triangles, fewest on simple surfaces; rods and welts stay unchanged."""
    faces = len(obj.data.polygons)
    if faces <= count:
        return obj
    rods = obj.vertex_groups.new(name="rods")
    for polygon in obj.data.polygons:
        if not slots[polygon.material_index].mapped:
            rods.add(polygon.vertices, 1.0, "REPLACE")
    modifier = obj.modifiers.new("thin", "DECIMATE")
    modifier.ratio = count / faces
    modifier.vertex_group, modifier.invert_vertex_group, modifier.vertex_group_factor = "rods", True, 100
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    obj.modifiers.clear()
    obj.vertex_groups.clear()
    obj.data = mesh
    return obj


def without_unseen(obj):
    """Returns `obj` without the faces that can't be seen from outside and above the floor."""
    points, triangles, uvs, marks = arrays(obj.data)
    seen = seen_triangles(points, triangles)
    used, renumbered = np.unique(triangles[seen], return_inverse=True)
    made = _mesh(points[used], renumbered.reshape(-1, 3), uvs[seen].reshape(-1, 2), marks[seen])
    bpy.data.objects.remove(obj)
    return made
