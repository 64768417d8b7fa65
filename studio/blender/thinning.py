"""Reduces the studio's fine meshes to one a phone can turn smoothly: unseen faces removed, the rest thinned, creases
shaded.
"""
import bpy
import numpy as np

from occlusion import seen_triangles
from stage import link, subtree
from web_surfaces import recipe, see_through, shown, tiles_of

TOO_FINE = ("stitches",)
BENDS = (0.0015, 0.0025, 0.004, 0.006, 0.009)  # meters a straightened rod may leave its line; welts are many on a sectional
HALF = 0.55  # part of a welt's triangles that isn't sunk into its cover
THICK, THICKER = 0.008, 0.014  # meters: rods of this radius have six and eight sides, thinner ones four
PLAIN = 60  # triangles of a hard part from which none can be taken
FEW = 0.7  # parts that should stay as they are do so if they have at most this part of all triangles
RODS = 0.35  # part of all triangles that rods and welts may have


class Slot:
    """Faces with the same shading.

    recipes: their material in each look; mapped: whether its maps fit; hard: whether their edges are; plain: whether
    they are boards and the like; measured: whether they belong to the piece the catalog measures.
    """

    def __init__(self, recipes, mapped, hard, plain, measured):
        self.recipes, self.mapped, self.hard, self.plain, self.measured = recipes, mapped, hard, plain, measured

    @property
    def pictured(self):
        """Whether it is one sheet with a picture, which has no face to spare."""
        return self.recipes[0][0] in ("_printed", "fire_light")


def recipes_below(root):
    """The recipes of the materials of every visible part below `root`."""
    return [[recipe(material) for material in obj.data.materials] for obj in _visible(root)]


def _visible(root):
    return [obj for obj in subtree(root) if obj.type in ("MESH", "CURVE") and not obj.hide_render and not obj.name.startswith(TOO_FINE)]


def gathered(root, recipes, measured, most):
    """Every visible part below `root` as one triangle mesh in metres: (object, slots).

    recipes: what `recipes_below` returned in each look; measured: the piece the catalog measures, or None; most: triangles
    there will be in the end.
    """
    points, faces, uvs, marks, slots = [], [], [], [], {}
    count = 0
    _lighten(root, most)
    graph = bpy.context.evaluated_depsgraph_get()
    inside = set(subtree(measured)) if measured else set()
    for number, obj in enumerate(_visible(root)):
        mesh = obj.evaluated_get(graph).to_mesh()
        mesh.calc_loop_triangles()
        local, part = _read(mesh.vertices, "co", 3), _Triangles(mesh)
        matrix = np.array(obj.matrix_world)
        for material_index in np.unique(part.materials):
            made = tuple(look[number][material_index] for look in recipes)
            if not shown(made[0]):
                continue
            key = (made, obj.type == "MESH", mesh.use_auto_smooth, mesh.use_auto_smooth and len(part.corners) <= PLAIN, obj in inside)
            slot = list(slots).index(key) if key in slots else len(slots)
            slots.setdefault(key, Slot(*key))
            chosen = part.materials == material_index
            faces.append(part.corners[chosen] + count)
            marks.append(np.full(chosen.sum(), slot))
            uvs.append(_uvs(obj, mesh, part, chosen, local, tiles_of(made), number))
        points.append(local @ matrix[:3, :3].T + matrix[:3, 3])
        count += len(local)
        obj.evaluated_get(graph).to_mesh_clear()
    return _mesh(np.vstack(points), np.vstack(faces), np.vstack(uvs), np.concatenate(marks)), list(slots.values())


class _Triangles:
    """A mesh's triangles: their vertices, loops, normals and materials."""

    def __init__(self, mesh):
        triangles = mesh.loop_triangles
        self.corners, self.loops = _read(triangles, "vertices", 3, "i4"), _read(triangles, "loops", 3, "i4")
        self.normals, self.materials = _read(triangles, "normal", 3), _read(triangles, "material_index", 1, "i4").ravel()


def _read(things, name, width, kind="f4"):
    flat = np.empty(len(things) * width, kind)
    things.foreach_get(name, flat)
    return flat.reshape(-1, width).astype("f8" if kind == "f4" else int)


def _lighten(root, most):
    curves = [obj.data for obj in _visible(root) if obj.type == "CURVE"]
    for curve in curves:
        radius = curve.bevel_depth
        curve.bevel_resolution = 2 if radius > THICKER else 1 if radius > THICK else 0
    lines = [(np.array([p.co for p in spline.points])[:, :3], 4 + 2 * curve.bevel_resolution) for curve in curves for spline in curve.splines]
    bend = next((b for b in BENDS if sum(2 * sides * len(_bends(line, b)) for line, sides in lines) * HALF <= RODS * most), BENDS[-1])
    for curve in curves:
        for spline in list(curve.splines):
            _straighten(curve, spline, bend)
    for obj in subtree(root):
        for modifier in obj.modifiers:
            if modifier.type == "SUBSURF":
                modifier.levels = 0
    bpy.context.view_layer.update()


def _straighten(curve, spline, bend):
    """Removes the points of a rod that lie on a straight line between their neighbors."""
    points = np.array([p.co for p in spline.points])
    kept = points[_bends(points[:, :3], bend)]
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


def _uvs(obj, mesh, part, chosen, local, tiles, number):
    """Map coordinates of every corner, in tiles."""
    layer = mesh.uv_layers.active
    if not tiles.boxed and layer is not None and obj.type == "MESH":
        flat = _read(layer.data, "uv", 2)
        return _shrunk(flat[part.loops[chosen].ravel()] / tiles.size, tiles.scale)
    corners = local[part.corners[chosen]]
    facing = np.abs(part.normals[chosen]).argmax(1)
    along = "XYZ".index(tiles.grain) if tiles.grain else 0
    out = np.empty((len(corners), 3, 2))
    for axis in range(3):
        on = facing == axis
        flat = [a for a in range(3) if a != axis]
        u = along if along != axis else flat[0]
        v = next(a for a in flat if a != u)
        out[on, :, 0] = corners[on][:, :, u] / tiles.size[0]
        out[on, :, 1] = corners[on][:, :, v] / tiles.size[1]
    start = tiles.fixed if tiles.fixed else (number * 0.37) % 1
    return _shrunk((out + start).reshape(-1, 2), tiles.scale)


def _shrunk(uvs, scale):
    return (uvs - 0.5) * scale + 0.5 if scale != 1 else uvs


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
    part = _Triangles(mesh)
    return _read(mesh.vertices, "co", 3), part.corners, _read(mesh.uv_layers.active.data, "uv", 2)[part.loops], part.materials


def thinned(obj, slots, count):
    """The mesh of `obj` with about `count` triangles, fewest on simple surfaces.

    Rods and welts stay unchanged, and hard parts too, if they are few: on a flat front each lost edge shows.
    """
    faces = len(obj.data.polygons)
    if faces <= count:
        return obj.data
    marks = _read(obj.data.polygons, "material_index", 1, "i4").ravel()
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
    made = _mesh(points[used], renumbered.reshape(-1, 3), uvs[seen].reshape(-1, 2), marks[seen])
    bpy.data.objects.remove(obj)
    return made
