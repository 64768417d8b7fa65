"""Develops a picture: denoises two half exposures, levels the floor to the page's sand color, applies a tone curve."""
import os
import time

import numpy as np
from PIL import Image
from scipy import ndimage

from cyclorama import SAND
from denoise import denoise
from exposing import expose, matte
from ground import bare_floor, shadowed, sharp_light, smoothstep, soft_light, within
from units import encoded, linear

SHOULDER = 0.82


def product_print(scene, product, frame, samples, path, border, farthest):
    """Renders `product` on the leveled sand floor and writes an sRGB PNG; `farthest` is its depth in meters.

    Shadows fade out before the edges of `border`; without a border, as in a close-up, they may reach the picture's
    edge.
    """
    started = time.time()
    bare = bare_floor(scene, product, frame)
    exposures = expose(scene, frame, samples, border)
    soft = soft_light(scene, bare, frame, border)
    covered = matte(scene, product, frame, border)
    rendered = time.time() - started
    box = _pixels(border, frame) if border else (slice(None), slice(None))
    inside = [{k: v[box] for k, v in e.items()} for e in exposures]
    clean = denoise(inside)
    floor = np.clip((inside[0]["floor"][..., :1] + inside[1]["floor"][..., :1]) / 2, 0, 1)
    near = smoothstep((farthest + 1.0 - inside[0]["depth"][..., :1]) / 0.7)
    window = _edge_window(clean.shape) * near if border else near
    sand = _unshoulder(np.array(linear(SAND), "f4"), SHOULDER)
    sharp = sharp_light(clean, floor > 0.999, bare[box])
    ground = sand * shadowed(sharp, soft[box], covered[box], window)
    lit = np.where(floor > 0.999, 0, clean - floor * bare[box] * sharp)
    picture = np.broadcast_to(sand, (frame[1], frame[0], 3)).copy()
    picture[box] = _joined(lit, floor, covered[box], ground)
    write(picture, path)
    print(f"developed: render {rendered:.0f} s, total {time.time() - started:.0f} s", flush=True)


def room_print(scene, frame, samples, path, exposure=1.0):
    """Renders a room and writes an sRGB PNG."""
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


def _edge_window(shape):
    """1 inside, falling smoothly to 0 at the edges, so that shadows end in plain sand color."""
    def ramp(n):
        edge = np.minimum(np.arange(n), np.arange(n)[::-1]) / (0.09 * n)
        return smoothstep(edge)

    return (ramp(shape[0])[:, None] * ramp(shape[1])[None, :])[..., None]


def _joined(product, floor, covered, ground):
    """Combines the product and its ground; on outlines, where few rays count, the matte gives the share of each.

    `product` is its light weighted by pixel coverage, `floor` is the visible share of the floor.
    """
    whole = covered > 0.999
    inside = product + floor * ground
    blur = lambda values: ndimage.gaussian_filter(values, (1.5, 1.5, 0))
    thin = np.maximum(blur(product), 0) / np.maximum(blur(1 - floor), 1e-3)  # what is nowhere a pixel wide
    beside = np.clip(8 * ndimage.gaussian_filter(whole.astype("f4"), (1.2, 1.2, 0)), 0, 1)
    colour = thin + (within(inside, whole, 1.2) - thin) * beside
    return np.where(whole, inside, covered * colour + (1 - covered) * ground)


def write(picture, path, room=False):
    """Converts scene light to an 8-bit sRGB PNG through a photographic shoulder, with a little dither."""
    value = np.maximum(picture, 0)
    value = _shoulder(value, 0.55 if room else SHOULDER)
    dither = np.random.default_rng(3).uniform(-0.5, 0.5, value.shape)
    pixels = np.clip(encoded(value) * 255 + dither + 0.5, 0, 255).astype("u1")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    Image.fromarray(pixels).save(path + ".part", "PNG")
    os.replace(path + ".part", path)


def _shoulder(value, start):
    """Linear up to `start`, then rolls off to 1."""
    room = 1 - start
    return np.where(value <= start, value, start + room * (1 - np.exp(-(value - start) / room)))


def _unshoulder(value, start):
    """The scene value that `_shoulder` maps to `value` (< 1)."""
    room = 1 - start
    return np.where(value <= start, value, start - room * np.log(1 - (value - start) / room))
