"""The art on the walls: flat paper shapes and layered hills, drawn by formula, so that no artist's work is copied."""
import os

import bpy
import numpy as np
from PIL import Image

from materials import made_once
from shader import Shader
from stage import OUT, link

FOLDER = os.path.join(OUT, "textures")


def print_path(name):
    """Path of print `name` (one of DRAWINGS), drawn on first use."""
    path = os.path.join(FOLDER, f"print_{name}.png")
    if not os.path.exists(path):
        os.makedirs(FOLDER, exist_ok=True)
        rng = np.random.default_rng(len(name))
        pixels = DRAWINGS[name](rng)
        pixels = pixels + rng.normal(0, 4, pixels.shape[:2])[..., None]
        Image.fromarray(np.clip(pixels, 0, 255).astype("u1")).save(path)
    return path


def printed_sheet(path, width, height):
    """A sheet of paper of `width` x `height` m, upright and facing -y, that shows the picture file `path`."""
    sheet = bpy.data.meshes.new("sheet")
    w, h = width / 2, height / 2
    sheet.from_pydata([(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [], [(0, 1, 2, 3)])
    layer = sheet.uv_layers.new(name="UVMap")
    for i, corner in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        layer.data[i].uv = corner
    sheet.materials.append(_printed(path))
    return link(bpy.data.objects.new("sheet", sheet))


@made_once
def _printed(path):
    """Paper that shows the picture file `path`."""
    shader = Shader("print")
    picture = shader.add("TexImage")
    picture.image = bpy.data.images.load(path, check_existing=True)
    return shader.surface(Base_Color=picture.outputs[0], Roughness=0.6)


def _grid(width, height):
    y, x = np.mgrid[0:height, 0:width]
    return x / width, y / width


def _paint(canvas, mask, colour):
    soft = np.clip(mask * 350, 0, 1)[..., None]
    return canvas * (1 - soft) + np.array(colour, float) * soft


def _shore(rng):
    """Receding hills and a pale sea."""
    x, y = _grid(1600, 1000)
    canvas = np.ones((1000, 1600, 3)) * (233, 226, 214)
    for k, (colour, level) in enumerate([((214, 190, 160), 0.26), ((176, 150, 128), 0.34), ((120, 118, 112), 0.42), ((49, 84, 74), 0.51)]):
        edge = level + 0.03 * np.sin(x * 5 + k * 1.7) + 0.012 * np.sin(x * 17 + k * 3)
        canvas = _paint(canvas, y - edge, colour)
    return canvas


def _suns(rng):
    """A clay disc over two leaning bowls."""
    x, y = _grid(900, 1200)
    canvas = np.ones((1200, 900, 3)) * (239, 230, 216)
    canvas = _paint(canvas, 0.25 - np.hypot(x - 0.5, y - 0.44), (176, 92, 58))
    canvas = _paint(canvas, np.minimum(0.30 - np.hypot(x - 0.58, y - 0.86), 0.86 - y + 0.10 * (x - 0.5)), (38, 82, 68))
    return _paint(canvas, np.minimum(0.22 - np.hypot(x - 0.32, y - 0.93), 0.93 - y), (205, 172, 128))


def _arches(rng):
    """Nested arches in sage, sand and brass."""
    x, y = _grid(900, 1200)
    canvas = np.ones((1200, 900, 3)) * (236, 231, 220)
    for radius, colour in ((0.34, (141, 154, 134)), (0.26, (236, 231, 220)), (0.23, (201, 160, 122)), (0.15, (236, 231, 220)), (0.12, (60, 92, 80))):
        arch = np.where(y < 0.62, radius - np.hypot(x - 0.5, y - 0.62), np.minimum(radius - np.abs(x - 0.5), 1.08 - y))
        canvas = _paint(canvas, arch, colour)
    return canvas


def _tide(rng):
    """Bands of quiet water under a wide beige sky."""
    x, y = _grid(900, 1200)
    canvas = np.ones((1200, 900, 3)) * (232, 223, 207)
    canvas = _paint(canvas, 0.10 - np.hypot((x - 0.66) * 0.75, y - 0.27), (243, 236, 222))
    waters = [((171, 190, 199), 0.47), ((126, 155, 172), 0.55), ((206, 198, 180), 0.63), ((88, 122, 146), 0.68), ((218, 206, 184), 0.83)]
    for k, (colour, level) in enumerate(waters):
        edge = level + 0.012 * np.sin(x * 7 + k * 2.1) + 0.006 * np.sin(x * 23 + k) + 0.03 * (x - 0.5) * (-1) ** k
        canvas = _paint(canvas, y - edge, colour)
    return canvas


def _dunes(rng):
    """Two dunes, a strip of sea and a stroke of far shore."""
    x, y = _grid(900, 1200)
    canvas = np.ones((1200, 900, 3)) * (226, 221, 210)
    canvas = _paint(canvas, np.minimum(y - 0.42, 0.56 + 0.004 * np.sin(x * 30) - y), (110, 143, 163))
    canvas = _paint(canvas, np.minimum(y - 0.405, 0.42 - y), (70, 98, 118))
    canvas = _paint(canvas, y - (0.62 - 0.16 * np.exp(-(((x - 0.2) / 0.3) ** 2))), (213, 196, 166))
    canvas = _paint(canvas, y - (0.86 - 0.26 * np.exp(-(((x - 0.85) / 0.38) ** 2)) + 0.01 * np.sin(x * 9)), (190, 166, 130))
    return _paint(canvas, y - (0.95 - 0.06 * np.sin(x * 2.4 + 0.4)), (158, 172, 172))


DRAWINGS = {"shore": _shore, "suns": _suns, "arches": _arches, "tide": _tide, "dunes": _dunes}
