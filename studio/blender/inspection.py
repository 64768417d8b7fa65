"""Inspects a scene for faults: furniture that floats in the air, sinks into what carries it or intersects another
piece.
"""
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from stage import subtree

SLACK = 0.003  # m: less than this is contact
RUG = 0.020  # m: feet stand on the floor through a rug
REVEAL = 0.010  # m: the widest joint between parts of one piece, as round a drawer front
PUT_DOWN = ("book", "bottle", "bowl", "calculator", "card", "desk lamp", "laptop", "mug", "plate", "side plate", "stem glass", "table lamp", "tumbler", "vase")


class Solid:
    """The rendered geometry of `objects`: its points, its faces and its bounding box (m)."""

    def __init__(self, name, objects):
        self.name, self.points, faces = name, [], []
        graph = bpy.context.evaluated_depsgraph_get()
        for part in (o.evaluated_get(graph) for o in objects if o.type in ("MESH", "CURVE") and not o.hide_render):
            mesh, first = part.to_mesh(), len(self.points)
            self.points += [part.matrix_world @ vertex.co for vertex in mesh.vertices]
            faces += [[first + i for i in polygon.vertices] for polygon in mesh.polygons]
            part.to_mesh_clear()
        self.tree = BVHTree.FromPolygons(self.points, faces) if faces else None
        self.low, self.high = ([pick(p[k] for p in self.points) for k in range(3)] if faces else None for pick in (min, max))

    def shared(self, other):
        """How far the two boxes overlap (m), negative if they are apart."""
        return min(min(self.high[k], other.high[k]) - max(self.low[k], other.low[k]) for k in range(3))

    def sample(self, count):
        """Its points, thinned evenly to about `count`."""
        return self.points[:: max(1, len(self.points) // count)]

    def gap(self, other):
        """The distance between the surfaces (m), at most REVEAL; 0 where they cross."""
        if self.tree.overlap(other.tree):
            return 0
        return min(reach for one, two in ((self, other), (other, self)) for p in one.sample(1500)
                   for reach in [two.tree.find_nearest(p, REVEAL)[3]] + [REVEAL] if reach is not None)


def room_faults():
    """Returns the faults of the furnished room that has been built, one line each."""
    bpy.context.view_layer.update()
    roots = [Solid(o.name, subtree(o)) for o in bpy.data.objects if o.parent is None]
    solids = [solid for solid in roots if solid.tree]
    pieces = {o.name for o in bpy.data.objects if o.get("inches")}
    yield from _ill_placed([s for s in solids if s.name.split(".")[0] in PUT_DOWN], solids)
    yield from _crossing([s for s in solids if s.name in pieces], [s for s in solids if "wall" in s.name])


def _ill_placed(things, solids):
    for thing in things:
        base = [p for p in thing.points if p.z < thing.low[2] + SLACK]
        others = [s for s in solids if s is not thing and s.name.split(".")[0] not in (*PUT_DOWN, "leaves", "stem")]
        below = [hit.z for p in base[:: max(1, len(base) // 40)] for other in others
                 for hit in [other.tree.ray_cast(Vector((p.x, p.y, p.z + 0.13)), Vector((0, 0, -1)), 0.33)[0]] if hit]
        if not below:
            yield f"{thing.name} has nothing beneath it"
        elif thing.low[2] < max(below) - SLACK:
            yield f"{thing.name} is {1000 * (max(below) - thing.low[2]):.0f} mm deep in what carries it"
        elif not any(abs(thing.low[2] - z) < SLACK for z in below) and not _on_another(thing, things):
            yield f"{thing.name} hangs {1000 * (thing.low[2] - max(below)):.0f} mm above what should carry it"


def _on_another(thing, things):
    return any(other is not thing and thing.shared(other) > -SLACK for other in things)


def _crossing(pieces, walls):
    for k, piece in enumerate(pieces):
        for other in pieces[:k] + walls:
            if piece.shared(other) > RUG and piece.tree.overlap(other.tree):
                yield f"{piece.name} passes through {other.name}"


def piece_faults(root):
    """Returns the loose parts of one piece: a line for each group of parts not joined to the rest."""
    bpy.context.view_layer.update()
    parts = [part for part in (Solid(o.name, [o]) for o in subtree(root)) if part.tree]
    groups = [[part] for part in parts]
    for part in parts:
        joined = [group for group in groups if any(part is one or part.shared(one) > -REVEAL and part.gap(one) < REVEAL for one in group)]
        groups = [group for group in groups if group not in joined] + [sum(joined, [])]
    for group in groups:
        if min(part.low[2] for part in group) > SLACK:
            yield f"{', '.join(part.name for part in group[:4])} hang loose"
