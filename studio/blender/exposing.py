"""Renders the scene with Cycles and returns each pass as an array of (row, column, channel)."""
import shutil
import tempfile

import bpy
import numpy as np

from cyclorama import FLOOR_PASS
from stage import OUT

PASSES = {"Image": "image", "Denoising Albedo": "albedo", "Denoising Normal": "normal", "Depth": "depth"}
OUTLINE_SAMPLES = 64  # at most; only pixels on an outline need more than a few


def expose(scene, frame, samples, border=None):
    """Renders two exposures of `samples`/2 each and returns their passes as [{'image': ..., ...}, ...].

    `border` = (left, right, bottom, top) in 0..1 limits the work to the part with content.
    """
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    scene.cycles.samples = samples // 2
    scene.cycles.use_adaptive_sampling = samples >= 16
    scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = 0.02, max(4, samples // 5)
    wanted = dict(PASSES)
    if any(a.name == FLOOR_PASS for a in layer.aovs):
        wanted[FLOOR_PASS] = "floor"
    exposures = []
    for half in range(2):
        scene.cycles.seed = 7 + 101 * half
        exposures.append(_passes(scene, frame, border, wanted))
    return exposures


def matte(scene, product, frame, border=None):
    """Returns how much of each pixel `product` covers, 0..1; its outline gets many more rays than its surfaces."""
    layer, cycles = scene.view_layers[0], scene.cycles
    hidden = [obj for obj in scene.objects if obj not in product and not obj.hide_render]
    for obj in hidden:
        obj.hide_render = True
    layer.material_override, scene.render.film_transparent = _white(), True
    cycles.samples, cycles.use_adaptive_sampling = OUTLINE_SAMPLES, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.01, 4
    covered = _passes(scene, frame, border, {"Image": "image"})["image"][..., :1]
    layer.material_override, scene.render.film_transparent = None, False
    for obj in hidden:
        obj.hide_render = False
    return np.clip(covered, 0, 1)


def _white():
    material = bpy.data.materials.new("matte")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    glow, surface = tree.nodes.new("ShaderNodeEmission"), tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(glow.outputs[0], surface.inputs["Surface"])
    return material


def _passes(scene, frame, border, wanted):
    render = scene.render
    render.resolution_x, render.resolution_y = frame
    render.resolution_percentage = 100
    render.use_border = border is not None
    if border:
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = border
    folder = tempfile.mkdtemp(dir=OUT)
    _wire(scene, folder, wanted)
    scene.frame_current = 1
    bpy.ops.render.render()
    passes = {ours: _read(f"{folder}/{ours}0001.exr") for ours in wanted.values()}
    shutil.rmtree(folder)
    return passes


def _wire(scene, folder, wanted):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    result = tree.nodes.new("CompositorNodeComposite")
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "32"
    files.file_slots.clear()
    for theirs, ours in wanted.items():
        files.file_slots.new(ours)
        tree.links.new(layers.outputs[theirs], files.inputs[-1])
    tree.links.new(layers.outputs["Image"], result.inputs[0])


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    flat = np.empty(width * height * 4, "f4")
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[::-1, :, :3].copy()
