"""Hard parts: bevelled boxes, turned parts and soft-shaded profiles in wood, metal and plastic."""
import math

import bmesh
import bpy

from stage import link, place

ROUND_EDGE = 0.010  # meters: in a coarse model, a rounder edge than this gets two facets instead of one
CHORD = 0.0008  # meters by which the sides of a coarse turned part may cut inside its round
_detail = {"chord": None}


def coarse(chord=CHORD):
    """From now on parts are built with few facets, for a model on the web instead of a picture."""
    _detail["chord"] = chord


def _facets(segments, offset):
    """How many facets round an edge whose radius is `offset`."""
    if not _detail["chord"]:
        return segments
    return 2 if offset > ROUND_EDGE else 1


def _sides(segments, profile):
    """How many sides a turned part has; few-sided ones, such as an octagon, are meant so."""
    radius = max(r for r, _ in profile)
    if not _detail["chord"] or segments <= 8:
        return segments
    return min(segments, max(8, math.ceil(math.pi / math.acos(max(0.0, 1 - _detail["chord"] / radius)))))


def block(name, size, material, bevel=0.004, location=(0, 0, 0), tilt=(0, 0, 0), parent=None, segments=3):
    """A box of `size` (m) with rounded edges, because real edges are never perfectly sharp."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=size, verts=work.verts)
    if bevel:
        offset = min(bevel, 0.45 * min(size))
        bmesh.ops.bevel(work, geom=work.edges[:], offset=offset, segments=_facets(segments, offset), affect="EDGES", profile=0.5)
    mesh = _finish(name, work, material, angle=40)
    _box_uvs(mesh)
    return place(link(bpy.data.objects.new(name, mesh)), location, tilt, parent)


def turned(name, profile, material, segments=40, location=(0, 0, 0), tilt=(0, 0, 0), parent=None, angle=40):
    """A turned part: `profile` is [(radius, height), ...] in metres, from bottom to top."""
    work = bmesh.new()
    rings = []
    segments = _sides(segments, profile)
    for s in range(segments):
        a = 2 * math.pi * s / segments
        rings.append([work.verts.new((r * math.cos(a), r * math.sin(a), z)) for r, z in profile])
    for ring, following in zip(rings, rings[1:] + rings[:1]):
        for i in range(len(profile) - 1):
            work.faces.new((ring[i], following[i], following[i + 1], ring[i + 1]))
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces[:])
    mesh = _finish(name, work, material, angle)
    _box_uvs(mesh)
    return place(link(bpy.data.objects.new(name, mesh)), location, tilt, parent)


def extruded(name, outline, depth, material, bevel=0.01, location=(0, 0, 0), tilt=(0, 0, 0), parent=None):
    """A closed `outline` [(x, z), ...] extruded `depth` meters along y, edges beveled; uv in meters."""
    work = bmesh.new()
    front = [work.verts.new((x, -depth / 2, z)) for x, z in outline]
    face = work.faces.new(front)
    result = bmesh.ops.extrude_face_region(work, geom=[face])
    moved = [v for v in result["geom"] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(work, vec=(0, depth, 0), verts=moved)
    bmesh.ops.recalc_face_normals(work, faces=work.faces[:])
    if bevel:
        rims = [e for e in work.edges if abs(e.verts[0].co.y - e.verts[1].co.y) < 1e-6]
        bmesh.ops.bevel(work, geom=rims, offset=bevel, segments=_facets(4, bevel), affect="EDGES", profile=0.5)
    mesh = _finish(name, work, material, angle=50)
    _box_uvs(mesh)
    return place(link(bpy.data.objects.new(name, mesh)), location, tilt, parent)


def _finish(name, work, material, angle):
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    mesh.materials.append(material)
    return mesh


def _box_uvs(mesh):
    layer = mesh.uv_layers.new(name="UVMap")
    for polygon in mesh.polygons:
        axis = max(range(3), key=lambda i: abs(polygon.normal[i]))
        for loop in polygon.loop_indices:
            x, y, z = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = ((y, z), (x, z), (x, y))[axis]
