"""The room itself: boarded floor, plastered walls with a real window opening, ceiling, skirting and daylight."""
import math
import random

import bpy

from cyclorama import softbox
from hardware import block
from materials import made_once, plain
from shader import Shader
from stage import link
from units import linear, radians
from woods import wood

TRIM = "#efece5"
SKY = "#eaf2fb"


def plaster(colour):
    """Matt wall paint with a roller's faint texture."""
    return plain(colour, 0.85, specular=0.15)


def build(width, depth, height, wall, far_wall=None, window=(-1.4, 1.0, 0.35, 2.4), species="light oak", plank=0.15,
          fixed_panes=3, front=-3.2):
    """A room of `width` x `depth` m whose far wall stands at y = depth/2; the window is cut into the left wall.

    window: (y from, y to, sill, head) in m; front: where the side walls end behind the camera.
    """
    _boards(width + 0.4, front - 0.6, depth / 2 + 0.1, species, plank)
    paint, far, white = plaster(wall), plaster(far_wall or wall), plain(TRIM, 0.45)
    back = depth / 2
    run, middle = back - front, (back + front) / 2
    block("far wall", (width + 0.4, 0.1, height), far, 0, (0, back + 0.05, height / 2))
    block("ceiling", (width + 0.4, run + 0.3, 0.1), plaster("#f3f0ea"), 0, (0, middle, height + 0.05))
    block("right wall", (0.1, run, height), paint, 0, (width / 2 + 0.05, middle, height / 2))
    y0, y1, z0, z1 = window
    x = -width / 2 - 0.09
    for a, b, c, d in ((front, y0, 0, height), (y1, back, 0, height), (y0, y1, 0, z0), (y0, y1, z1, height)):
        block("window wall", (0.18, b - a, d - c), paint, 0, (x, (a + b) / 2, (c + d) / 2))
    block("far skirting", (width, 0.016, 0.12), white, 0.004, (0, back - 0.008, 0.06))
    for side in (-1, 1):
        block("side skirting", (0.016, run, 0.12), white, 0.004, (side * (width / 2 - 0.008), middle, 0.06))
    _window(x, window, white, fixed_panes)


def wall_behind(width, height, colour, y=-3.3, door=0.0):
    """The wall behind the camera and its lamps, with a white door at x = `door` m: only mirrors see it."""
    parts = [block("wall behind", (width, 0.1, height), plaster(colour), 0, (0, y, height / 2))]
    white = plain(TRIM, 0.45)
    parts.append(block("door", (0.86, 0.04, 2.04), white, 0.006, (door, y + 0.07, 1.02)))
    for z, tall in ((0.55, 0.74), (1.45, 0.86)):
        parts.append(block("door panel", (0.56, 0.02, tall), white, 0.008, (door, y + 0.09, z)))
    for part in parts:
        part.visible_camera = part.visible_diffuse = part.visible_shadow = part.visible_transmission = False


def _window(x, window, white, panes):
    y0, y1, z0, z1 = window
    for k in range(panes + 1):
        y = y0 + 0.03 + (y1 - y0 - 0.06) * k / panes
        block("stile", (0.06, 0.05, z1 - z0), white, 0.005, (x, y, (z0 + z1) / 2))
    for z in (z0 + 0.03, z1 - 0.03, z0 + (z1 - z0) * 0.66):
        block("glazing bar", (0.05, y1 - y0 - 0.02, 0.045), white, 0.005, (x, (y0 + y1) / 2, z))
    block("sill", (0.24, y1 - y0 + 0.12, 0.03), white, 0.006, (x + 0.08, (y0 + y1) / 2, z0 - 0.01))


def _boards(width, front, back, species, plank):
    """Single bevelled boards of four lengths, laid in rows; each takes its own grain and tone."""
    rng = random.Random(3)
    material = wood(species, "X", 0.40)
    lengths = (1.2, 1.6, 2.0, 2.4)
    meshes = {}
    for length in lengths:
        sample = block("board", (length - 0.0016, plank - 0.0016, 0.02), material, 0.0012, segments=2)
        meshes[length] = sample.data
        bpy.data.objects.remove(sample)
    y = front
    while y < back:
        x = -width / 2 - rng.uniform(0, 1.4)
        while x < width / 2:
            length = rng.choice(lengths)
            board = link(bpy.data.objects.new("board", meshes[length]))
            board.location = (x + length / 2, y + plank / 2, -0.01)
            x += length
        y += plank


@made_once
def garden():
    """What a window shows, out of focus and bright: hedges up to eye level, sky above."""
    shader = Shader("garden")
    place = shader.add("TexCoord").outputs["Object"]
    up = shader.add("SeparateXYZ", Vector=place).outputs["Z"]
    leaves = shader.noise(place, 0.9, 3)
    sky = shader.map_range(shader.math("MULTIPLY_ADD", leaves, 1.6, up), (0.1, 1.0), (0, 1))
    green = shader.blend(shader.map_range(shader.noise(place, 2.6, 4), (0.3, 0.7), (0, 1)), (0.42, 0.56, 0.30), (0.86, 0.95, 0.66))
    shader.material.cycles.sample_as_light = False
    return shader.surface(Emission=shader.blend(sky, green, linear(SKY)), Emission_Strength=shader.map_range(sky, (0, 1), (1.1, 3.0)))


def daylight(scene, width, window, sky=190, sun=3.2, sun_tilt=(52, 0, -62), fill=36, fill_at=(0.8, -3.6, 2.3), ambient=0.25):
    """Skylight through the window, a low warm sun and the bounce of the room behind the camera; watts, degrees."""
    scene.cycles.diffuse_bounces = 3
    y0, y1, z0, z1 = window
    x = -width / 2
    outside = block("outside", (0.02, 14, 8), garden(), 0, (x - 3.0, 0, 1.8))
    outside.visible_diffuse = outside.visible_shadow = False
    softbox((x - 0.3, (y0 + y1) / 2, (z0 + z1) / 2), (0, (y0 + y1) / 2 + 0.2, 0.9), y1 - y0, sky, (0.94, 0.97, 1.0), z1 - z0)
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = sun, math.radians(1.4), (1, 0.92, 0.81)
    link(bpy.data.objects.new("sun", data)).rotation_euler = radians(*sun_tilt)
    softbox(fill_at, (0, 0.8, 0.9), 3.0, fill, (1, 0.975, 0.95))
    world = bpy.data.worlds.new("ambient")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.96, 0.98, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = ambient
    world.cycles.sampling_method = "NONE"
    scene.world = world


def room_camera(scene, eye, target_x, lens, shift=(0.0, 0.0)):
    """A level camera at `eye` (m) looking along +y towards x = `target_x` at the far wall; shift in frame widths."""
    data = bpy.data.cameras.new("room camera")
    data.sensor_fit, data.sensor_width, data.lens = "AUTO", 36.0, lens
    data.shift_x, data.shift_y = shift
    camera = link(bpy.data.objects.new("room camera", data))
    camera.location = eye
    turn = math.atan2(target_x - eye[0], 6.0)
    camera.rotation_euler = (math.pi / 2, 0, -turn)
    scene.camera = camera
