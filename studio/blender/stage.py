"""Sets up an empty Blender scene with the studio's render settings, and places objects in it."""
import os

import bpy

from units import radians

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "out")


def clear_stage():
    """Starts an empty scene set up for Cycles on the CPU; lengths are in meters, and fronts face -Y."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 32
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.5
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.use_persistent_data = True
    return scene


def link(obj):
    """Puts `obj` into the scene and returns it."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def place(obj, location=(0, 0, 0), tilt=(0, 0, 0), parent=None):
    """Puts `obj` at `location` (m), turned by `tilt` (degrees about x, y, z), as a child of `parent`."""
    obj.location = location
    obj.rotation_euler = radians(*tilt)
    if parent is not None:
        obj.parent = parent
    return obj


def catalogued(piece):
    """Marks the piece of a pair or set whose size is the one in the catalogue."""
    piece["catalogued"] = True
    return piece


def group(name, location=(0, 0, 0), tilt=(0, 0, 0), parent=None):
    """An empty that is the parent of other objects, so that a back or a footrest moves as one."""
    return place(link(bpy.data.objects.new(name, None)), location, tilt, parent)


def subtree(root):
    """`root` and everything below it."""
    found, queue = [], [root]
    while queue:
        obj = queue.pop()
        found.append(obj)
        queue.extend(obj.children)
    return found


def remove(root):
    """Deletes `root` and everything below it."""
    for obj in subtree(root):
        bpy.data.objects.remove(obj)
