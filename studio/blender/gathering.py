"""Gathers a model's visible parts into one mesh of triangles, marked by how they are shaded."""
import bpy
import numpy as np

from mesh_arrays import Triangles, mesh_object, read
from rods import lighten
from stage import subtree
from web_surfaces import recipe, shown, tiles_of

TOO_FINE = ("stitches",)
PLAIN = 60  # triangles of a hard part from which none can be taken


class Slot:
    """Faces with the same shading.

    recipes: their material in each look; mapped: whether its maps fit; hard: whether their edges are; plain: whether
    they are boards and the like; measured: whether they belong to the piece the catalog measures; lit: whether no
    shade is baked into them.
    """

    def __init__(self, recipes, mapped, hard, plain, measured, lit):
        self.recipes, self.mapped, self.hard, self.plain, self.measured, self.lit = recipes, mapped, hard, plain, measured, lit

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
    parts = _visible(root)
    lighten(parts, most)
    graph = bpy.context.evaluated_depsgraph_get()
    inside = set(subtree(measured)) if measured else set()
    for number, obj in enumerate(parts):
        mesh = obj.evaluated_get(graph).to_mesh()
        mesh.calc_loop_triangles()
        local, part = read(mesh.vertices, "co", 3), Triangles(mesh)
        matrix = np.array(obj.matrix_world)
        for material_index in np.unique(part.materials):
            made = tuple(look[number][material_index] for look in recipes)
            if not shown(made[0]):
                continue
            hard = mesh.use_auto_smooth
            key = (made, obj.type == "MESH", hard, hard and len(part.corners) <= PLAIN, obj in inside, bool(obj.get("lit")))
            slot = list(slots).index(key) if key in slots else len(slots)
            slots.setdefault(key, Slot(*key))
            chosen = part.materials == material_index
            faces.append(part.corners[chosen] + count)
            marks.append(np.full(chosen.sum(), slot))
            uvs.append(_uvs(obj, mesh, part, chosen, local, tiles_of(made), number))
        points.append(local @ matrix[:3, :3].T + matrix[:3, 3])
        count += len(local)
        obj.evaluated_get(graph).to_mesh_clear()
    return mesh_object(np.vstack(points), np.vstack(faces), np.vstack(uvs), np.concatenate(marks)), list(slots.values())


def _uvs(obj, mesh, part, chosen, local, tiles, number):
    """Map coordinates of every corner, in tiles."""
    layer = mesh.uv_layers.active
    if not tiles.boxed and layer is not None and obj.type == "MESH":
        flat = read(layer.data, "uv", 2)
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
