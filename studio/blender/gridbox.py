"""The base shape of every upholstered part: a rounded box of quads whose corner lines are its seams."""
import math

import bpy
import numpy as np

from stage import link

CORNER_LINES = 4


def _lines(half, radius, step):
    inner = half - radius
    corner = [inner + radius * math.tan(math.radians(45 * t / CORNER_LINES)) for t in range(1, CORNER_LINES + 1)]
    count = max(2, round(2 * inner / step))
    middle = [-inner + 2 * inner * i / count for i in range(count + 1)]
    return [-v for v in reversed(corner)] + middle + corner


class GridBox:
    """A rounded box of `size` (m) with corner `radius` and quads of about `step`.

    `rest` keeps the flat pattern (before rounding) of every vertex and `half` the half size, so that shaping and
    simulation can use pattern coordinates -1..1.
    """

    def __init__(self, name, size, radius=0.02, step=0.02):
        self.name = name
        self.half = np.array([s / 2 for s in size])
        radius = min(radius, *(0.95 * self.half))
        self.axes = [_lines(h, radius, step) for h in self.half]
        self.counts = [len(a) - 1 for a in self.axes]
        self._index, self._rest = {}, []
        faces, uvs = self._quads()
        self.rest = np.array(self._rest)
        inner = self.half - radius
        core = np.clip(self.rest, -inner, inner)
        away = self.rest - core
        length = np.linalg.norm(away, axis=1, keepdims=True)
        rounded = np.where(length > 1e-9, core + away * radius / np.maximum(length, 1e-9), self.rest)
        self.obj = self._object(rounded, faces, uvs)

    def _vertex(self, key):
        if key not in self._index:
            self._index[key] = len(self._rest)
            self._rest.append([self.axes[a][key[a]] for a in range(3)])
        return self._index[key]

    def _quads(self):
        faces, uvs = [], []
        for axis in range(3):
            u, v = (axis + 1) % 3, (axis + 2) % 3
            for level, outward in ((0, False), (self.counts[axis], True)):
                for i in range(self.counts[u]):
                    for j in range(self.counts[v]):
                        corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                        if not outward:
                            corners.reverse()
                        face = []
                        for a, b in corners:
                            key = [0, 0, 0]
                            key[axis], key[u], key[v] = level, a, b
                            face.append(self._vertex(tuple(key)))
                            uvs.append(self._flat(axis, outward, key))
                        faces.append(face)
        return faces, uvs

    def _flat(self, axis, outward, key):
        """Cloth coordinates in meters: the warp runs up vertical faces and front to back on horizontal ones."""
        x, y, z = (self.axes[a][key[a]] for a in range(3))
        sign = 1 if outward else -1
        return [(y * sign, z), (-x * sign, z), (x, y)][axis]

    def _object(self, coordinates, faces, uvs):
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(coordinates.tolist(), [], faces)
        layer = mesh.uv_layers.new(name="UVMap")
        shift = (sum(map(ord, self.name)) * 7 % 97) / 97
        layer.data.foreach_set("uv", (np.array(uvs, dtype="f4") + shift).ravel())
        mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
        mesh.update()
        return link(bpy.data.objects.new(self.name, mesh))

    def ring(self, axis, level):
        """Vertex indices around the box at grid `level` (0 or -1 for the two seams) of `axis` (0 x, 1 y, 2 z)."""
        level = level % (self.counts[axis] + 1)
        u, v = (axis + 1) % 3, (axis + 2) % 3
        nu, nv = self.counts[u], self.counts[v]
        walk = [(i, 0) for i in range(nu)] + [(nu, j) for j in range(nv)]
        walk += [(i, nv) for i in range(nu, 0, -1)] + [(0, j) for j in range(nv, 0, -1)]
        keys = []
        for a, b in walk:
            key = [0, 0, 0]
            key[axis], key[u], key[v] = level, a, b
            keys.append(self._index[tuple(key)])
        return keys

    @property
    def points(self):
        """The position of every vertex (m), in the order of `rest`; setting it moves them."""
        flat = np.empty(len(self.obj.data.vertices) * 3, "f4")
        self.obj.data.vertices.foreach_get("co", flat)
        return flat.reshape(-1, 3).astype("f8")

    @points.setter
    def points(self, coordinates):
        self.obj.data.vertices.foreach_set("co", np.ascontiguousarray(coordinates, "f4").ravel())
        self.obj.data.update()


SEAMS = {"top": (2, -1), "bottom": (2, 0), "front": (1, 0), "back": (1, -1), "left": (0, 0), "right": (0, -1)}
