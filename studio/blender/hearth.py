"""The electric fireplace of a media stand: a black surround, logs on a bed of embers, and flames."""
import math

import bpy
import numpy as np

from hardware import block, turned
from materials import black_plastic, glow, plain
from shader import Shader
from stage import link, place
from units import linear


def hearth(root, x, z, w, h, depth, cover, pulls, metal):
    """Fills a cabinet cell of `w` x `h` m whose front is at y = -depth/2."""
    front, low = -depth / 2, z - h / 2
    block("firebox", (w, 0.01, h), plain("#0b0a0a", 0.6, specular=0.1), 0, (x, front + 0.16, z), parent=root)
    for side in (-1, 1):
        block("stile", (0.045, 0.16, h), black_plastic(), 0.003, (x + side * (w / 2 - 0.022), front + 0.074, z), parent=root)
        block("rail", (w - 0.09, 0.16, 0.05 if side > 0 else 0.045), black_plastic(), 0.003, (x, front + 0.074, z + side * (h / 2 - 0.024)), parent=root)
    rng = np.random.default_rng(4)
    bed = low + 0.05
    for _ in range(46):
        at = (x + rng.uniform(-1, 1) * (w / 2 - 0.075), front + rng.uniform(0.03, 0.13), bed + 0.004)
        ember = glow(("#ff5a1f", "#c93412", "#3a1610")[rng.integers(3)], 1.1)
        block("ember", tuple(rng.uniform(0.014, 0.034, 3)), ember, 0.004, at, tuple(rng.uniform(0, 90, 3)), root)
    for k, (turn, y, lift) in enumerate(((4, 0.05, 0.03), (-7, 0.10, 0.03), (14, 0.075, 0.075))):
        length = (w - 0.18) * (0.86 - 0.12 * k)
        turned("log", [(0, -length / 2), (0.026, -length / 2), (0.030, -length / 4), (0.027, 0.0), (0.031, length / 4), (0.026, length / 2), (0, length / 2)],
               plain("#1d120c", 0.9, specular=0.1), 18, (x + 0.01 * k, front + y, bed + lift), (0, 90, turn), root)
    for k in range(17):
        t = -0.92 + 1.84 * k / 16 + rng.uniform(-0.05, 0.05)
        tall = (h - 0.13) * rng.uniform(0.35, 0.95) * (1 - 0.6 * t * t)
        _flame(root, (x + t * (w / 2 - 0.10), front + 0.06 + 0.03 * (k % 3), bed + 0.02), tall, rng.uniform(0.030, 0.052), rng.uniform(0, 6.3))


def _flame(root, at, tall, wide, phase):
    points, faces, steps = [], [], 16
    for j in range(steps + 1):
        s = j / steps
        half = wide * (math.sin(math.pi * min(1, 0.22 + 0.78 * s)) ** 1.3) * (1 - 0.45 * s)
        sway = 0.020 * s * math.sin(4.2 * s + phase)
        points += [(sway - half, 0, s * tall), (sway, -0.006, s * tall), (sway + half, 0, s * tall)]
    for j in range(steps):
        for side in (0, 1):
            a = 3 * j + side
            faces.append((a, a + 1, a + 4, a + 3))
    mesh = bpy.data.meshes.new("flame")
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(_fire_light())
    place(link(bpy.data.objects.new("flame", mesh)), at, parent=root)


def _fire_light():
    """Glowing gas: yellow and dense at its root, red and thin at its tip and edges."""
    shader = Shader("fire")
    shader.material.cycles.sample_as_light = False
    spot = shader.add("SeparateXYZ", Vector=shader.add("TexCoord").outputs["Generated"])
    hue = shader.blend(shader.map_range(spot.outputs["Z"], (0.05, 0.8), (0, 1)), linear("#ffc24d"), linear("#f0480f"))
    light = shader.add("Emission", Color=hue, Strength=1.5)
    across = shader.add("Math", "PINGPONG")
    shader.feed(across.inputs[0], spot.outputs["X"])
    across.inputs[1].default_value = 0.5
    body = shader.add("Math", "MULTIPLY")
    shader.feed(body.inputs[0], shader.map_range(across.outputs[0], (0.02, 0.42), (0, 1)))
    shader.feed(body.inputs[1], shader.map_range(spot.outputs["Z"], (0.1, 1.0), (0.8, 0.0)))
    return shader.finish(shader.mixed(shader.add("BsdfTransparent"), light, body.outputs[0]))
