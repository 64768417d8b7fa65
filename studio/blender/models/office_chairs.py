"""Office chairs on five-star bases: a mesh task chair and a padded executive chair."""
import math

import bpy
import numpy as np

from cloth import FIBRE_ROLL, FIRM_FOAM
from cushions import cushion
from hardware import block, turned
from materials import black_plastic, cover as covered
from materials import plain, steel
from shader import Shader
from stage import group, link, place
from stitching import tube
from units import linear


def build(size, cover, pose="upright", style="mesh"):
    """A chair of `size` (width, depth, height in m), facing -y; `style` is mesh or executive."""
    root = group("office chair")
    STYLES[style](root, size, cover)
    return root


def _star_base(root, reach, seat_under, metal):
    """Five arms with twin casters, a gas lift and the tilt box under the seat."""
    for k in range(5):
        a = math.radians(90 + 72 * k)
        out = (math.cos(a), math.sin(a))
        arm = [(out[0] * r, out[1] * r, z) for r, z in ((0.03, 0.125), (reach * 0.5, 0.105), (reach, 0.075))]
        tube("arm", arm, 0.017, metal, parent=root)
        caster = group("caster", (out[0] * reach, out[1] * reach, 0), (0, 0, 37 * k), root)
        turned("stem", [(0, 0.04), (0.008, 0.04), (0.008, 0.078), (0, 0.078)], metal, 16, parent=caster)
        for side in (-1, 1):
            turned("wheel", [(0, -0.009), (0.022, -0.009), (0.028, -0.004), (0.028, 0.004), (0.022, 0.009), (0, 0.009)],
                   black_plastic(), 28, (side * 0.014, 0.012, 0.028), (0, 90, 0), caster)
        block("hood", (0.018, 0.05, 0.03), black_plastic(), 0.006, (0, 0.008, 0.042), parent=caster)
    turned("hub", [(0, 0.09), (0.045, 0.09), (0.048, 0.11), (0.04, 0.14), (0, 0.14)], metal, 40, parent=root)
    turned("lift", [(0.026, 0.13), (0.026, seat_under * 0.72), (0.014, seat_under * 0.72), (0.014, seat_under), (0, seat_under)], black_plastic(), 28, parent=root)
    block("tilt box", (0.20, 0.24, 0.045), black_plastic(), 0.012, (0, 0.02, seat_under - 0.02), parent=root)
    tube("tilt lever", [(0.09, -0.04, seat_under - 0.02), (0.22, -0.06, seat_under - 0.025)], 0.006, black_plastic(), parent=root)


def _net(colour):
    """Knitted mesh: fine holes you see the room through."""
    shader = Shader("net")
    shader.surface(Base_Color=(*linear(colour), 1), Roughness=0.7, Specular=0.2)
    uv = shader.add("UVMap").outputs[0]
    holes = []
    for axis in ("X", "Y"):
        at = shader.add("SeparateXYZ", Vector=uv).outputs[axis]
        wave = shader.math("SINE", shader.math("MULTIPLY", at, 2 * math.pi / 0.0085))
        holes.append(shader.map_range(wave, (-0.1, 0.5), (0, 1)))
    open_part = shader.map_range(shader.math("MULTIPLY", *holes), (0, 1), (0, 0.92))
    return shader.finish(shader.mixed(shader.principled, shader.add("BsdfTransparent"), open_part))


def _back_point(u, v, width, low, high):
    """A point of the back's surface; u -1..1 across, v 0..1 up: cupped sideways, with a lumbar curve."""
    half = width / 2 * (0.80 + 0.20 * math.sin(math.pi * min(1, 0.25 + v * 0.75)) - 0.10 * v * v)
    return (u * half, 0.215 + 0.13 * v - 0.05 * math.sin(2.6 * v) * (v < 1.3) - 0.05 * u * u, low + (high - low) * v)


def _mesh_back(root, width, low, high, colour):
    columns, rows = 24, 32
    points = [_back_point(2 * i / columns - 1, j / rows, width, low, high) for j in range(rows + 1) for i in range(columns + 1)]
    cut = {(i, j) for i in (0, columns - 1) for j in (0, rows - 1)}  # the frame is rounded there
    cells = [(i, j) for j in range(rows) for i in range(columns) if (i, j) not in cut]
    faces = [(a, a + 1, a + columns + 2, a + columns + 1) for i, j in cells for a in [j * (columns + 1) + i]]
    mesh = bpy.data.meshes.new("mesh back")
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    layer = mesh.uv_layers.new(name="UVMap")
    for loop in mesh.loops:
        x, _, z = points[loop.vertex_index]
        layer.data[loop.index].uv = (x, z)
    mesh.materials.append(_net(colour))
    place(link(bpy.data.objects.new("mesh back", mesh)), parent=root)
    edge = [(t, 0.0) for t in np.linspace(-0.86, 0.86, 16)] + [(0.97, 0.04)] + [(1.0, t) for t in np.linspace(0.10, 0.93, 20)]
    edge += [(0.95, 0.985)] + [(t, 1.0) for t in np.linspace(0.86, -0.86, 16)] + [(-0.95, 0.985)]
    edge += [(-1.0, t) for t in np.linspace(0.93, 0.10, 20)] + [(-0.97, 0.04)]
    tube("back frame", [_back_point(u, v, width, low, high) for u, v in edge], 0.013, black_plastic(), True, root)


def _arm_rest(root, side, x, seat_height, pad, top=0.235):
    """A height-adjustable T arm."""
    tube("arm bracket", [(side * 0.10, 0.03, seat_height - 0.09), (side * (x - 0.02), 0.03, seat_height - 0.085), (side * x, 0.03, seat_height - 0.04)], 0.016, black_plastic(), parent=root)
    block("arm post", (0.024, 0.055, top - 0.005), black_plastic(), 0.008, (side * x, 0.03, seat_height + top / 2 - 0.04), parent=root)
    block("arm pad", (0.085, 0.25, 0.028), pad, 0.013, (side * x, -0.02, seat_height + top - 0.03), parent=root, segments=5)


def _mesh(root, size, cover):
    width, _, height = size
    seat_height = 0.50
    _star_base(root, width * 0.44, seat_height - 0.09, black_plastic())
    cushion("seat", (0.50, 0.48, 0.085), covered(["tweed", cover[1]]), FIRM_FOAM, 0.038, 0.018, location=(0, -0.02, seat_height - 0.045), parent=root)
    block("seat pan", (0.45, 0.42, 0.022), black_plastic(), 0.010, (0, 0, seat_height - 0.088), parent=root)
    low, high = seat_height + 0.07, height - 0.01
    _mesh_back(root, 0.49, low, high, cover[1])
    spine = [(0, 0.12, seat_height - 0.10), (0, 0.27, seat_height - 0.05), (0, 0.29, seat_height + 0.12), (0, 0.275, seat_height + 0.26)]
    tube("spine", spine, 0.024, black_plastic(), parent=root)
    lumbar = [_back_point(u, 0.30, 0.49, low, high) for u in np.linspace(-0.82, 0.82, 15)]
    for lift in (-0.018, 0, 0.018):
        tube("lumbar pad", [(x, y + 0.022, z + lift) for x, y, z in lumbar], 0.012, black_plastic(), parent=root)
    for side in (-1, 1):
        _arm_rest(root, side, width / 2 - 0.045, seat_height, plain("#161617", 0.6))


def _executive(root, size, cover):
    width, _, height = size
    seat_height = 0.52
    hide = covered(["leather", cover[1], 0.40])
    _star_base(root, width * 0.44, seat_height - 0.13, steel())
    cushion("seat", (0.53, 0.54, 0.13), hide, FIRM_FOAM, 0.05, 0.018, hide, ("top",), location=(0, -0.03, seat_height - 0.065), parent=root)
    block("seat pan", (0.46, 0.44, 0.03), black_plastic(), 0.010, (0, 0, seat_height - 0.135), parent=root)
    back = group("back", (0, 0.225, seat_height - 0.02), (-9, 0, 0), root)
    tall = height - seat_height - 0.03
    block("back shell", (0.47, 0.05, tall * 0.96), hide, 0.024, (0, 0.075, tall * 0.52), parent=back, segments=5)
    sections = ((0.30, 0.50), (0.26, 0.52), (0.28, 0.53), (0.16, 0.44))
    z = 0.05
    for part, wide in sections:
        h = tall * part * 0.96
        cushion("back section", (wide, h + 0.02, 0.12), hide, FIBRE_ROLL, 0.05, 0.018, location=(0, 0.02, z + h / 2), tilt=(90, 0, 0), parent=back)
        z += h
    for side in (-1, 1):
        x = side * (width / 2 - 0.055)
        loop = [(side * 0.20, 0.06, seat_height - 0.12), (x, 0.05, seat_height - 0.10), (x, -0.20, seat_height + 0.04), (x, -0.22, seat_height + 0.18),
                (x, 0.10, seat_height + 0.205), (x * 0.88, 0.27, seat_height + 0.22)]
        tube("arm loop", loop, 0.015, steel(), parent=root)
        cushion("arm pad", (0.085, 0.30, 0.055), hide, FIRM_FOAM, 0.025, 0.018, location=(x, -0.05, seat_height + 0.215), parent=root)


STYLES = {"mesh": _mesh, "executive": _executive}
