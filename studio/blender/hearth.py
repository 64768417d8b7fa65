"""The electric fireplace of a media stand: a black surround, logs on a bed of embers, and flames."""
import bpy
import numpy as np

from hardware import block, turned
from materials import black_plastic, glow, made_once, plain
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
    for k, (y, tall) in enumerate(((0.145, 0.92), (0.120, 0.74), (0.088, 0.46))):
        _flames(root, (x, front + y, bed), w - 0.11, (h - 0.12) * tall, 3.7 * k)


def _flames(root, at, wide, tall, draught):
    """A sheet of flames, `wide` x `tall` m, on the embers; `draught` varies the sheets."""
    mesh = bpy.data.meshes.new("flames")
    mesh.from_pydata([(-wide / 2, 0, 0), (wide / 2, 0, 0), (wide / 2, 0, tall), (-wide / 2, 0, tall)], [], [(0, 1, 2, 3)])
    mesh.materials.append(fire_light(wide, tall, draught))
    place(link(bpy.data.objects.new("flames", mesh)), at, parent=root)


@made_once
def fire_light(wide, tall, draught):
    """Glowing gas in tongues: pale and dense at its root, red and thin at its tips and edges."""
    shader = Shader("fire")
    shader.material.cycles.sample_as_light = False
    spot = shader.add("SeparateXYZ", Vector=shader.add("TexCoord").outputs["Object"])
    up = shader.math("DIVIDE", spot.outputs["Z"], tall)
    out = shader.math("ABSOLUTE", shader.math("DIVIDE", spot.outputs["X"], wide / 2))
    lick = shader.add("CombineXYZ", X=shader.math("MULTIPLY", spot.outputs["X"], 17), Y=draught, Z=shader.math("MULTIPLY", spot.outputs["Z"], 4.2))
    tongues = shader.map_range(shader.noise(lick.outputs[0], 1, 3, 0.7), (0.28, 0.72), (0, 1))
    budget = shader.math("MULTIPLY_ADD", up, -1.25, 0.78)
    edge = shader.math("MULTIPLY_ADD", shader.math("POWER", out, 4), -0.9, budget)
    heat = shader.map_range(shader.math("MULTIPLY_ADD", tongues, 0.85, shader.math("SUBTRACT", edge, 0.35)), (0, 0.85), (0, 1))
    red_to_orange = shader.blend(shader.map_range(heat, (0.05, 0.45), (0, 1)), linear("#c02a06"), linear("#ff7a1a"))
    hue = shader.blend(shader.map_range(heat, (0.4, 0.9), (0, 1)), red_to_orange, linear("#ffd98a"))
    light = shader.add("Emission", Color=hue, Strength=shader.map_range(heat, (0, 1), (0.7, 2.0)))
    body = shader.map_range(shader.math("POWER", heat, 0.7), (0.06, 0.9), (0, 0.92))
    return shader.finish(shader.mixed(shader.add("BsdfTransparent"), light, body))
