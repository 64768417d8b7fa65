"""The product studio: a seamless sand floor, a large soft key, a rim and an even fill."""
import math

import bpy
from mathutils import Vector

from shader import Shader
from stage import link
from units import linear

SAND = "#F1EAE0"
FLOOR_PASS = "floor"


def build(scene):
    """Builds the floor, turned so that its wall faces the scene's camera, and lights under which a sand-colored cover
    is rendered in the color of its swatch.
    """
    floor = _floor()
    floor.rotation_euler.z = scene.camera.rotation_euler.z
    layer = scene.view_layers[0]
    if FLOOR_PASS not in layer.aovs:
        layer.aovs.add().name = FLOOR_PASS
        layer.aovs[0].type = "VALUE"
    # Key, rim from above and low rim (W); with the fill, a sand-colored cover is rendered in the color of its swatch.
    softbox((-2.9, -2.6, 3.0), (0, 0, 0.4), 1.5, 370, (1, 0.985, 0.965))
    softbox((1.6, 2.3, 3.0), (0, 0.1, 0.5), 1.6, 135, (1, 0.98, 0.96))
    softbox((2.7, 2.7, 1.2), (0, 0, 0.5), 0.6, 32, (1, 1, 1), height=1.8)
    _fill(scene, 0.45)


def _floor():
    """A seamless sweep: flat to 4.2 m behind the product, then curving up into a wall."""
    radius, wall = 2.0, 6.2
    turns = [math.radians(90 * k / 16) for k in range(17)]
    profile = [(-14, 0)] + [(wall - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in turns]
    profile.append((wall, 9))
    count = len(profile)
    points = [(x, y, z) for x in (-20, 20) for y, z in profile]
    faces = [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)]
    mesh = bpy.data.meshes.new("floor")
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    shader = Shader("floor")
    tint = shader.surface(Base_Color=(*[0.92 * c for c in linear(SAND)], 1), Roughness=0.9, Specular=0.0)
    mark = shader.add("OutputAOV", Value=1.0)
    mark.name = FLOOR_PASS
    mesh.materials.append(tint)
    return link(bpy.data.objects.new("floor", mesh))


def softbox(location, target, width, watts, colour=(1, 1, 1), height=None):
    """A rectangular light of `width` x `height` metres, seen in reflections but not by the camera."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.energy, data.color, data.size = watts, colour, width
    data.shape = "RECTANGLE" if height else "SQUARE"
    if height:
        data.size_y = height
    light = link(bpy.data.objects.new("softbox", data))
    light.location = location
    light.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    light.visible_camera = False
    return light


def _fill(scene, strength):
    """Even light from all sides; excluded from reflections, or dark leather would look milky."""
    world = bpy.data.worlds.new("fill")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.97, 0.985, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
    world.cycles.sampling_method = "NONE"
    world.cycles_visibility.glossy = False
    scene.world = world
