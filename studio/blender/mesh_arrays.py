"""Blender's meshes as arrays, and back."""
import bpy
import numpy as np

from stage import link


class Triangles:
    """A mesh's triangles: their vertices, loops, normals and materials."""

    def __init__(self, mesh):
        triangles = mesh.loop_triangles
        self.corners, self.loops = read(triangles, "vertices", 3, "i4"), read(triangles, "loops", 3, "i4")
        self.normals, self.materials = read(triangles, "normal", 3), read(triangles, "material_index", 1, "i4").ravel()


def read(things, name, width, kind="f4"):
    """The property `name` of each of `things`, `width` numbers each."""
    flat = np.empty(len(things) * width, kind)
    things.foreach_get(name, flat)
    return flat.reshape(-1, width).astype("f8" if kind == "f4" else int)


def mesh_object(points, faces, uvs, marks):
    """An object of triangles: points (m), their indices, a map coordinate for each corner, a slot for each triangle."""
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
    part = Triangles(mesh)
    return read(mesh.vertices, "co", 3), part.corners, read(mesh.uv_layers.active.data, "uv", 2)[part.loops], part.materials
