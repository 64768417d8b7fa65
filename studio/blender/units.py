"""Units and colors: the catalog uses inches and sRGB hex, Blender meters and linear light."""
import math

import numpy as np

INCH = 0.0254


def metres(inches):
    """Inches to metres."""
    return inches * INCH


def radians(*degrees):
    """Each of `degrees` in radians."""
    return tuple(math.radians(d) for d in degrees)


def linear(hex_colour):
    """'#F1EAE0' -> linear (r, g, b), each 0..1."""
    digits = hex_colour.lstrip("#")
    channels = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def luminance(hex_colour):
    """The luminance of '#F1EAE0', 0..1 of linear light."""
    return sum(c * w for c, w in zip(linear(hex_colour), (0.2126, 0.7152, 0.0722)))


def encoded(light):
    """An array of linear light, 0..1 -> the encoded values of a picture file, 0..1; the inverse of `linear`."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-9) ** (1 / 2.4) - 0.055)
