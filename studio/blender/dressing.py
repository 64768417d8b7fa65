"""Room accessories: curtains, lamps, tables, plants, books, pottery and prints."""
import math
import os
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from hardware import block, turned
from materials import blackened_steel, made_once, plain
from prints import printed_sheet
from shader import Shader
from stage import OUT, group, link, place
from stitching import tube
from units import linear

SET_PIECES = os.path.join(OUT, "sh3f", "blendswap-cc-0")

# Tints of the set piece "plant", and of "decorativePlant" in a pale and in a tan pot.
PLANT = {"pot": "#cfc5b4", "grass": "#3b5730"}
SHRUB = {"potmat": "#d8d0c2", "leaves": "#4c6038"}
SHRUB_IN_TAN = {**SHRUB, "potmat": "#b9aa94"}


def curtain(x, y0, y1, height, colour, folds=6, seed=0):
    """A gathered linen curtain hanging in the plane x, between y0 and y1, translucent."""
    rng = random.Random(seed)
    columns, rows = folds * 14, 24
    phase = [rng.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    points, faces, uvs = [], [], []
    for j in range(rows + 1):
        z = height * j / rows
        for i in range(columns + 1):
            t = i / columns
            a = t * folds * 2 * math.pi
            depth = 0.045 * (0.75 + 0.25 * (1 - j / rows)) * (
                math.sin(a + 0.5 * math.sin(a / 2 + phase[0]) + 0.25 * math.sin(z * 2.1 + phase[int(t * folds)]))
                + 0.25 * math.sin(2.3 * a + phase[1] + z))
            points.append((x + depth, y0 + (y1 - y0) * t + 0.012 * math.sin(2 * a + 3 * z), z + 0.015))
            uvs.append((t * 2.2, z))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    mesh = bpy.data.meshes.new("curtain")
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    layer = mesh.uv_layers.new(name="UVMap")
    for loop in mesh.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    mesh.materials.append(sheer(colour))
    return link(bpy.data.objects.new("curtain", mesh))


@made_once
def sheer(colour, straight=0.0):
    """`straight`: the fraction of a lamp's light that its shade lets through; at 0 the wall has a dim patch."""
    shader = Shader("sheer")
    shader.surface(Base_Color=(*linear(colour), 1), Roughness=0.9, Specular=0.1)
    cloth_itself = shader.mixed(shader.principled, shader.add("BsdfTranslucent", Color=(*linear(colour), 1)), 0.45)
    passing = shader.add("BsdfTransparent", Color=(straight, straight, straight, 1))
    return shader.finish(shader.mixed(cloth_itself, passing, shader.add("LightPath").outputs["Is Shadow Ray"]))


def round_table(radius, height, top, base, at, style="drum"):
    """A coffee or side table with an eased edge, on a drum or three rods."""
    table = group("table", at)
    edge = [(0, height - 0.032), (radius - 0.03, height - 0.032), (radius - 0.004, height - 0.024),
            (radius, height - 0.013), (radius - 0.003, height - 0.005), (radius - 0.012, height), (0, height)]
    turned("table top", edge, top, 96, parent=table)
    if style == "drum":
        profile = [(0, 0), (radius * 0.66, 0), (radius * 0.67, 0.01), (radius * 0.67, height - 0.035), (0, height - 0.032)]
        turned("drum", profile, base, 96, parent=table)
    else:
        for k in range(3):
            a = k * 2.094 + 0.5
            tube("rod", [(math.cos(a) * radius * 0.62, math.sin(a) * radius * 0.62, height - 0.03),
                         (math.cos(a) * radius * 0.82, math.sin(a) * radius * 0.82, 0.004)], 0.013, base, parent=table)
    return table


def vase(material, at, height=0.3, radius=0.09):
    """A bellied vase of `height` m and, at its widest, `radius` m, standing at `at`."""
    profile = [(0, 0), (radius * 0.55, 0), (radius * 0.62, 0.004), (radius * 0.95, height * 0.30), (radius, height * 0.45),
               (radius * 0.85, height * 0.65), (radius * 0.42, height * 0.86), (radius * 0.38, height * 0.95),
               (radius * 0.46, height), (radius * 0.40, height * 0.995), (radius * 0.33, height * 0.93), (radius * 0.3, height * 0.8)]
    return turned("vase", profile, material, 64, at, angle=80)


def bowl(material, at, radius=0.13):
    """A bowl of `radius` m, nearly half as high, standing at `at`."""
    profile = [(0, 0), (radius * 0.45, 0), (radius * 0.5, 0.006), (radius * 0.98, radius * 0.42), (radius, radius * 0.45),
               (radius * 0.95, radius * 0.43), (radius * 0.46, 0.012), (0, 0.010)]
    return turned("bowl", profile, material, 64, at, angle=80)


def books(at, count=3, turn=12, seed=1):
    """A short stack of cloth-bound books; returns its height."""
    rng = random.Random(seed)
    cloths = ["#b9a78c", "#39464f", "#d9d3c7", "#8a4a33", "#6d7a6b"]
    z = 0
    for i in range(count):
        w, d, t = rng.uniform(0.20, 0.26), rng.uniform(0.15, 0.19), rng.uniform(0.02, 0.035)
        binding = plain(cloths[(i + seed) % 5], 0.6)
        book = group("book", (at[0], at[1], at[2] + z), (0, 0, turn + rng.uniform(-10, 10)))
        block("pages", (w - 0.008, d - 0.006, t - 0.006), plain("#efe9dc", 0.8), 0, (0.003, 0, t / 2), parent=book)
        for level in (0.0015, t - 0.0015):
            block("board", (w, d, 0.003), binding, 0.001, (0, 0, level), parent=book)
        block("spine", (0.004, d, t), binding, 0.001, (-w / 2 + 0.002, 0, t / 2), parent=book)
        z += t
    return z


def branches(at, count=8, height=0.6, leaf="#76805c", seed=2, leaf_size=0.024):
    """Cut stems with paired leaves, as in a vase."""
    rng = random.Random(seed)
    stem, points, faces = plain("#6a5640", 0.7), [], []
    for k in range(count):
        heading, lean, length = rng.uniform(0, 6.28), rng.uniform(0.12, 0.5), height * rng.uniform(0.75, 1.1)
        line = []
        for t in np.linspace(0, 1, 12):
            out = lean * length * t**1.6
            line.append((at[0] + math.cos(heading) * out + 0.01 * math.sin(9 * t + k), at[1] + math.sin(heading) * out,
                         at[2] + length * t * (1 - 0.12 * t)))
        tube("stem", line, 0.0022, stem)
        for i in range(3, 12):
            for side in (-1, 1):
                turn = heading + side * 1.3 + rng.uniform(-0.5, 0.5)
                along = Vector((math.cos(turn), math.sin(turn), rng.uniform(0.1, 0.9))).normalized()
                across = along.cross(Vector((0, 0, 1))).normalized()
                size = leaf_size * rng.uniform(0.8, 1.4) * (1.25 - 0.5 * i / 12)
                first = len(points)
                for a, w in ((0, 0.02), (0.5, 0.75), (1.1, 1), (1.7, 0.8), (2.2, 0.02)):
                    middle = Vector(line[i]) + along * a * size + Vector((0, 0, -0.12 * a * a * size))
                    points += [middle + across * w * size * 0.75, middle - across * w * size * 0.75]
                faces += [(first + 2 * q, first + 2 * q + 2, first + 2 * q + 3, first + 2 * q + 1) for q in range(4)]
    mesh = bpy.data.meshes.new("leaves")
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(plain(leaf, 0.6, specular=0.3))
    return link(bpy.data.objects.new("leaves", mesh))


def bulb(at, watts, warmth=(1, 0.78, 0.52)):
    """The light of a lamp at `at`; `warmth` is its linear colour."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts, warmth, 0.04
    return place(link(bpy.data.objects.new("bulb", data)), at)


def pendant(x, y, low, ceiling, dome, metal, hung=0.2, lit=0.07, watts=5, segments=64):
    """A lamp hung from the `ceiling` (m): its shade is `dome`, [(radius, height), ...] over its lower edge at `low`.

    hung, lit: where over that edge the cord ends and the bulb is (m).
    """
    turned("pendant", [(r, low + z) for r, z in dome], metal, segments, (x, y, 0), angle=70)
    tube("cord", [(x, y, low + hung), (x, y, ceiling)], 0.003, blackened_steel())
    turned("ceiling rose", [(0, -0.022), (0.045, -0.022), (0.052, -0.012), (0.052, 0), (0, 0)], metal, 48, (x, y, ceiling))
    bulb((x, y, low + lit), watts)


def spider(lamp, x, height, reach):
    """Three wires from a lamp's stem at (x, 0) out to its shade."""
    for k in range(3):
        a = k * 2.094 + 0.4
        tube("spider", [(x, 0, height), (x + reach * math.cos(a), reach * math.sin(a), height)], 0.0015, blackened_steel(), parent=lamp)


def floor_lamp(at, metal, height=1.5, watts=9, shade="#efe5d2"):
    """A lit lamp on a pole of `height` m, its shade around the pole's end."""
    lamp = group("floor lamp", at)
    turned("lamp base", [(0, 0), (0.14, 0), (0.142, 0.006), (0.135, 0.018), (0.02, 0.022), (0, 0.022)], metal, 48, parent=lamp)
    tube("pole", [(0, 0, 0.02), (0, 0, height)], 0.009, metal, parent=lamp)
    turned("shade", [(0.21, height - 0.12), (0.165, height + 0.16)], sheer(shade, 0.4), 64, parent=lamp)
    spider(lamp, 0, height - 0.10, 0.206)
    bulb((at[0], at[1], at[2] + height + 0.02), watts)
    return lamp


def table_lamp(at, glaze, watts=5, shade="#efe5d2"):
    """A lit lamp half a metre tall, its body in `glaze`."""
    lamp = group("table lamp", at)
    turned("lamp body", [(0, 0), (0.07, 0), (0.075, 0.01), (0.11, 0.08), (0.105, 0.16), (0.04, 0.22), (0.016, 0.25),
                         (0.016, 0.33), (0, 0.33)], glaze, 64, parent=lamp, angle=80)
    turned("shade", [(0.17, 0.29), (0.125, 0.50)], sheer(shade, 0.4), 64, parent=lamp)
    spider(lamp, 0, 0.32, 0.162)
    bulb((at[0], at[1], at[2] + 0.38), watts)
    return lamp


def framed_print(path, width, height, at, frame, passepartout=0.07, depth=0.03):
    """A print with a wide mat in a frame `depth` deep, hung on the far wall with its center at `at`."""
    art = group("print", at)
    place(printed_sheet(path, width - 2 * passepartout, height - 2 * passepartout), (0, -0.0125, 0), parent=art)
    block("mount", (width - 0.01, 0.010, height - 0.01), plain("#f3f0ea", 0.9), 0, (0, -0.006, 0), parent=art)
    for side in (-1, 1):
        block("stile", (0.018, depth, height + 0.018), frame, 0.002, (side * width / 2, -depth / 2, 0), parent=art)
        block("rail", (width - 0.0162, depth - 0.003, 0.0173), frame, 0.002, (0, 0.0002 - depth / 2, side * height / 2), parent=art)
    return art


def set_piece(name, height, at, turn=0, tints=None):
    """A CC0 model from sweethome3d-furniture, scaled to `height` m; `tints` recolors materials by part of name."""
    before = set(bpy.data.objects)
    bpy.ops.import_scene.obj(filepath=os.path.join(SET_PIECES, name, name + ".obj"))
    parts = [o for o in bpy.data.objects if o not in before and o.type == "MESH"]
    corners = np.array([tuple(o.matrix_world @ Vector(c)) for o in parts for c in o.bound_box])
    low, high = corners.min(0), corners.max(0)
    scale = height / (high[2] - low[2])
    centre = Matrix.Translation((-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2]))
    matrix = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(scale, 4) @ centre
    for part in parts:
        part.matrix_world = matrix @ part.matrix_world
        for polygon in part.data.polygons:
            polygon.use_smooth = True
        part.data.use_auto_smooth, part.data.auto_smooth_angle = True, math.radians(45)
        for material in part.data.materials:
            _tame(material, tints or {})
    return parts


def _tame(material, tints):
    """Reduces the plastic-like gloss of old exports and applies the given color."""
    surface = material.node_tree.nodes.get("Principled BSDF") if material and material.use_nodes else None
    if surface is None:
        return
    surface.inputs["Specular"].default_value = 0.3
    for part, colour in tints.items():
        if part in material.name.lower():
            for wire in list(surface.inputs["Base Color"].links):
                material.node_tree.links.remove(wire)
            surface.inputs["Base Color"].default_value = (*linear(colour), 1)
            surface.inputs["Roughness"].default_value = 0.6
