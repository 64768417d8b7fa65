"""Developing: two half exposures are denoised, the floor is levelled to the page's sand, and a tone curve prints."""
import os
import shutil
import tempfile
import time

import bpy
import numpy as np
from PIL import Image
from scipy import ndimage

from cyclorama import FLOOR_PASS, SAND
from denoise import denoise
from stage import OUT
from units import linear

PASSES = {"Image": "image", "Denoising Albedo": "albedo", "Denoising Normal": "normal", "Depth": "depth"}
SHOULDER = 0.82
REACH = 0.24  # of the rendered width
HAZE = 0.18  # floor shading fainter than this fades out, so that the picture ends in plain sand


def expose(scene, frame, samples, border=None):
    """Renders two exposures of `samples`/2 each and returns their passes as [{'image': ..., ...}, ...].

    `border` = (left, right, bottom, top) in 0..1 limits the work to where something is.
    """
    layer, render = scene.view_layers[0], scene.render
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    render.resolution_x, render.resolution_y = frame
    render.resolution_percentage = 100
    render.use_border = border is not None
    if border:
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = border
    scene.cycles.samples = samples // 2
    scene.cycles.use_adaptive_sampling = samples >= 16
    scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = 0.02, max(4, samples // 5)
    folder = tempfile.mkdtemp(dir=OUT)
    wanted = dict(PASSES)
    if any(a.name == FLOOR_PASS for a in layer.aovs):
        wanted[FLOOR_PASS] = "floor"
    _wire(scene, folder, wanted)
    exposures = []
    for half in range(2):
        scene.cycles.seed, scene.frame_current = 7 + 101 * half, half + 1
        bpy.ops.render.render()
        exposures.append({ours: _read(f"{folder}/{ours}{half + 1:04d}.exr") for ours in wanted.values()})
    shutil.rmtree(folder)
    return exposures


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


def product_print(scene, product, frame, samples, path, border, farthest):
    """Shoots `product` on the levelled sand floor and writes an sRGB PNG; `farthest` is its depth in metres.

    Shadows fade out before the edges of `border`; without one, as in a close-up, they may run out of the picture.
    """
    started = time.time()
    empty_floor = _empty_floor(scene, product, frame)
    exposures = expose(scene, frame, samples, border)
    rendered = time.time() - started
    box = _pixels(border, frame) if border else (slice(None), slice(None))
    sand = _unshoulder(np.array(linear(SAND), "f4"), SHOULDER)
    picture = np.broadcast_to(sand, (frame[1], frame[0], 3)).copy()
    inside = [{k: v[box] for k, v in e.items()} for e in exposures]
    clean = denoise(inside)
    floor = (inside[0]["floor"][..., :1] + inside[1]["floor"][..., :1]) / 2
    near = _smoothstep((farthest + 1.0 - inside[0]["depth"][..., :1]) / 0.7)
    window = _edge_window(clean.shape) * near if border else near
    picture[box] = _level(clean, np.clip(floor, 0, 1), empty_floor[box], window)
    write(picture, path)
    print(f"developed: render {rendered:.0f} s, total {time.time() - started:.0f} s", flush=True)


def room_print(scene, frame, samples, path, exposure=1.0):
    """Shoots a room and writes an sRGB PNG."""
    started = time.time()
    exposures = expose(scene, frame, samples)
    rendered = time.time() - started
    write(denoise(exposures, strength=8.0, levels=7) * exposure, path, room=True)
    print(f"developed: render {rendered:.0f} s, total {time.time() - started:.0f} s", flush=True)


def _pixels(border, frame):
    left, right, bottom, top = border
    width, height = frame
    inset = lambda edge: 2 if 0 < edge < 1 else 0  # a border's outermost pixels are only half covered
    rows = slice(round((1 - top) * height) + inset(top), round((1 - bottom) * height) - inset(bottom))
    return rows, slice(round(left * width) + inset(left), round(right * width) - inset(right))


def _empty_floor(scene, product, frame):
    """What the bare floor looks like from this camera: the flat field every shadow is measured against."""
    shown = [obj for obj in product if not obj.hide_render]
    for obj in shown:
        obj.hide_render = True
    small = (frame[0] // 8, frame[1] // 8)
    field = sum(e["image"] for e in expose(scene, small, 40)) / 2
    for obj in shown:
        obj.hide_render = False
    field = ndimage.gaussian_filter(field, (2, 2, 0), mode="nearest")
    zoom = (frame[1] / field.shape[0], frame[0] / field.shape[1], 1)
    return ndimage.zoom(field, zoom, order=1)[: frame[1], : frame[0]]


def _edge_window(shape):
    """1 inside, falling smoothly to 0 at the edges, so that the last trace of shadow ends in plain sand."""
    def ramp(n):
        edge = np.minimum(np.arange(n), np.arange(n)[::-1]) / (0.09 * n)
        return _smoothstep(edge)

    return (ramp(shape[0])[:, None] * ramp(shape[1])[None, :])[..., None]


def _level(picture, floor, empty_floor, window):
    """Divides the floor by its flat field: open floor becomes sand, shadows keep their depth."""
    sand = _unshoulder(np.array(linear(SAND), "f4"), SHOULDER)
    only_floor = floor > 0.999
    lit = _within(picture / np.maximum(empty_floor, 1e-3), only_floor, 2.0)
    shade = np.clip(1.0 - lit, 0, 1)
    levelled = 1 - shade * _smoothstep(shade / HAZE) * window * _nearby(floor)
    return np.where(only_floor, 0, picture - floor * empty_floor * lit) + floor * sand * levelled


def _nearby(floor):
    """1 at the product, 0 beyond REACH of the picture's width: a shadow ends before the picture does."""
    distance = ndimage.distance_transform_edt(floor[..., 0] > 0.9) / (REACH * floor.shape[1])
    return _smoothstep(1 - distance)[..., None]


def _smoothstep(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def _within(values, mask, sigma):
    """A blur that mixes masked pixels only with each other."""
    weight = ndimage.gaussian_filter(mask.astype("f4"), (sigma, sigma, 0))
    return ndimage.gaussian_filter(values * mask, (sigma, sigma, 0)) / np.maximum(weight, 1e-4)


def write(picture, path, room=False):
    """Prints scene light as an 8-bit sRGB PNG through a photographic shoulder, with a breath of dither."""
    value = np.maximum(picture, 0)
    value = _shoulder(value, 0.55 if room else SHOULDER)
    encoded = np.where(value <= 0.0031308, value * 12.92, 1.055 * np.maximum(value, 1e-9) ** (1 / 2.4) - 0.055)
    dither = np.random.default_rng(3).uniform(-0.5, 0.5, encoded.shape)
    pixels = np.clip(encoded * 255 + dither + 0.5, 0, 255).astype("u1")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    Image.fromarray(pixels).save(path + ".part", "PNG")
    os.replace(path + ".part", path)


def _shoulder(value, start):
    """Linear up to `start`, then rolls off to 1."""
    room = 1 - start
    return np.where(value <= start, value, start + room * (1 - np.exp(-(value - start) / room)))


def _unshoulder(value, start):
    """The scene value that prints as `value` (< 1)."""
    room = 1 - start
    return np.where(value <= start, value, start - room * np.log(1 - (value - start) / room))
