"""The art on the walls: flat paper shapes and layered hills, drawn by formula, so nobody's work is copied."""
import os

import numpy as np
from PIL import Image

from stage import OUT

FOLDER = os.path.join(OUT, "textures")


def print_path(name):
    """Path of print `name` ('shore', 'suns', 'arches'), drawn on first use."""
    path = os.path.join(FOLDER, f"print_{name}.png")
    if not os.path.exists(path):
        os.makedirs(FOLDER, exist_ok=True)
        rng = np.random.default_rng(len(name))
        pixels = DRAWINGS[name](rng)
        pixels = pixels + rng.normal(0, 4, pixels.shape[:2])[..., None]
        Image.fromarray(np.clip(pixels, 0, 255).astype("u1")).save(path)
    return path


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


DRAWINGS = {"shore": _shore, "suns": _suns, "arches": _arches}
