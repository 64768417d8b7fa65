"""The pictures inside a 3D model: neutral weaves and grain that a dye is multiplied with, and what a formula draws in
its own colors.
"""
import io

import bpy
import numpy as np
from PIL import Image

import hearth
import materials
from stage import link
from textures import cloudy, texture
from units import encoded, linear
from woods import RING

SIDE = 256  # pixels of a cover's map
PRINT_SIDE = 640  # pixels along the longer side of a print
PRINT_LIGHT = 1.15  # how much brighter the product studio lights a print than the viewer does
WOOD_TILE = (1.3, 0.42)  # meters along and across the grain
HEART = 0.055  # meters from the board's face to the heart of its tree
ARCH = 0.022  # how much nearer to it the board is at its middle than at its ends, in meters
STONE_TILE = 1.6  # meters: more than the largest slab, so that no joint shows
STRIPES = 3  # to a tile
_maps = {}


def once(key, make):
    """What `make()` returned the first time for `key`."""
    if key not in _maps:
        _maps[key] = make()
    return _maps[key]


def yarns(weave, contrast):
    """The light and dark yarns of the dye as a map with a maximum of 1, and how much brighter that maximum is than the
    dye.
    """
    def make():
        factor = _yarn_factor(weave, contrast)
        peak = float(np.percentile(factor, 99))
        return _jpeg(encoded(np.clip(factor / peak, 0, 1))), peak

    return once((weave, "c", contrast), make)


def _yarn_factor(weave, contrast):
    yarn = np.clip((_grey(weave, "c") - 0.4) / 0.75, 0, 1)
    factor = (1 - 0.55 * contrast) + yarn * contrast
    return factor / factor.mean()


def relief(weave, height, tile):
    """The weave's relief, `height` m deep, as a normal map."""
    def make():
        level = _grey(weave, "h") * height
        pitch = tile / SIDE
        across = (np.roll(level, -1, 1) - np.roll(level, 1, 1)) / (2 * pitch)
        up = (np.roll(level, 1, 0) - np.roll(level, -1, 0)) / (2 * pitch)
        normal = np.dstack([-across, -up, np.ones_like(level)])
        normal /= np.linalg.norm(normal, axis=2, keepdims=True)
        return _jpeg(normal * 0.5 + 0.5, 70)

    return once((weave, "n", height), make)


def stripes(weave, contrast, colour, stripe, width):
    """A weave of `colour` (hex) with STRIPES upright lines of `stripe`, each `width` of the way to the next."""
    def make():
        along = (np.arange(SIDE) + 0.5) / SIDE * STRIPES % 1
        turn = 0.5 - np.abs(along - 0.5)
        line = np.clip((width / 2 - turn) / 0.02 + 1, 0, 1)[None, :, None]
        dye = np.array(linear(colour)) * (1 - line) + np.array(linear(stripe)) * line
        return _jpeg(encoded(np.clip(dye * _yarn_factor(weave, contrast)[..., None], 0, 1)))

    return once((weave, "stripes", colour, stripe, width), make)


def grain(ratio, side):
    """A plain-sawn board: growth rings cut into arches, and pores along the fibres; tileable both ways.

    ratio: how much darker early wood is than late wood, in red, green and blue; side: pixels.
    """
    return once(("wood", tuple(ratio), side), lambda: _grain(ratio, side))


def _grain(ratio, side):
    length, width = WOOD_TILE
    along, across = np.arange(side) / side, np.arange(side)[:, None] / side - 0.5
    sway, tremble = (cloudy(beta, seed, across=4, side=side, least=2) for beta, seed in ((4.5, 7), (3.2, 9)))
    radius = np.hypot(across * width + sway * 0.012, HEART + sway * 0.005)
    years = (radius + ARCH * np.cos(2 * np.pi * along) + tremble * 0.0012) / RING
    year = years % 1
    ring = np.maximum(1 - year / 0.62, (year - 0.86) / 0.14).clip(0, 1)
    pores = cloudy(1.1, 8, across=40, side=side, least=2)
    pore = (pores - 0.9).clip(0, 1) * (0.25 + 0.75 * ring)
    streaks = (cloudy(2.2, 10, across=50, side=side, least=3) * 0.1 + 0.15).clip(0, 0.3)
    early = (ring * 0.5 + pore * 0.38 + streaks).clip(0, 1)[..., None]
    return _jpeg(encoded(1 + (ratio - 1) * early), 66)


def printed(path):
    """The picture file `path`, small enough for a phone."""
    def make():
        picture = Image.open(path).convert("RGB")
        picture.thumbnail((PRINT_SIDE, PRINT_SIDE), Image.Resampling.LANCZOS)
        light = np.vectorize(_light, otypes=["f4"])(np.arange(256))[np.asarray(picture)]
        return _jpeg(encoded(np.clip(light * PRINT_LIGHT, 0, 1)), 78)

    return once(("print", path), make)


def _light(value):
    value = value / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def slab(*stone):
    """A polished slab of materials.stone(*stone), STONE_TILE m square, seen from above."""
    h = STONE_TILE / 2
    corners = [(-h, -h, 0), (h, -h, 0), (h, h, 0), (-h, h, 0)]
    return once(("stone", stone), lambda: _baked(materials.stone(*stone), corners, "DIFFUSE", 512))


def flames(wide, tall, draught):
    """The sheet of flames of hearth.fire_light, on black."""
    w = wide / 2
    corners = [(-w, 0, 0), (w, 0, 0), (w, 0, tall), (-w, 0, tall)]
    return once(("fire", wide), lambda: _baked(hearth.fire_light(wide, tall, draught), corners, "EMIT", 256))


def _baked(material, corners, light, side):
    """The own color of `material`, or the light it gives, over the rectangle `corners` (m) of an object."""
    mesh = bpy.data.meshes.new("swatch")
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new(name="UVMap")
    for loop, corner in zip(layer.data, [(0, 0), (1, 0), (1, 1), (0, 1)]):
        loop.uv = corner
    mesh.materials.append(material)
    swatch = link(bpy.data.objects.new("swatch", mesh))
    image = bpy.data.images.new("swatch", side, side, float_buffer=True)
    node = material.node_tree.nodes.new("ShaderNodeTexImage")
    node.image = image
    material.node_tree.nodes.active = node
    bpy.context.scene.cycles.samples = 8
    bpy.ops.object.select_all(action="DESELECT")
    swatch.select_set(True)
    bpy.context.view_layer.objects.active = swatch
    bpy.ops.object.bake(type=light, pass_filter={"COLOR"}, margin=0)
    pixels = np.array(image.pixels[:], "f4").reshape(side, side, 4)[::-1, :, :3]
    material.node_tree.nodes.remove(node)
    bpy.data.objects.remove(swatch)
    return _jpeg(encoded(np.clip(pixels, 0, 1)), 78)


def _grey(name, kind):
    picture = Image.open(texture(name, kind)).convert("L").resize((SIDE, SIDE), Image.Resampling.BOX)
    return np.asarray(picture, "f4") / 255


def _jpeg(values, quality=62):
    pixels = np.round(values * 255).astype("u1")
    picture = Image.fromarray(pixels if pixels.ndim == 3 else np.dstack([pixels] * 3))
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=quality, optimize=True)
    return file.getvalue()
