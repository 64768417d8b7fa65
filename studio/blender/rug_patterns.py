"""The patterns of the rooms' rugs, drawn by formula one knot at a time, so that no existing rug is copied.

A pattern takes the knots' positions `x` and `y` (m from the rug's middle), the rug's half `width` and `depth` (m) and
its dyes (sRGB hex, the ground first), and returns each knot's color as sRGB 0..255.
"""
import os

import numpy as np
from PIL import Image
from scipy import ndimage

KNOT = 0.005  # meters
WASHED = (205, 194, 176)


def woven(folder, pattern, width, depth, dyes):
    """Path of the picture of a rug of `width` x `depth` m in `pattern` (one of PATTERNS), drawn on first use."""
    name = "-".join([pattern, f"{width:g}x{depth:g}", *(dye.strip("#") for dye in dyes)])
    path = os.path.join(folder, f"rug_{name}.png")
    if not os.path.exists(path):
        os.makedirs(folder, exist_ok=True)
        y, x = np.mgrid[-depth / 2 : depth / 2 : KNOT, -width / 2 : width / 2 : KNOT]
        rng = np.random.default_rng(len(name))
        knots = PATTERNS[pattern](x, -y, width / 2, depth / 2, [_rgb(dye) for dye in dyes], rng)
        bath = ndimage.gaussian_filter1d(rng.normal(0, 1, x.shape[0]), 5)[:, None]  # each row has one dye bath
        tone = 1 + 0.05 * bath + rng.normal(0, 0.05, x.shape)
        Image.fromarray(np.clip(knots * tone[..., None], 0, 255).astype("u1")).save(path)
    return path


def _rgb(colour):
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], float)


def _lay(knots, mask, dye, strength=1.0):
    """Applies `dye` where `mask` is true."""
    return np.where(mask[..., None], knots * (1 - strength) + dye * strength, knots)


def _plain(x, dye):
    return np.ones((*x.shape, 3)) * dye


def _clouds(rng, shape, size):
    """Soft noise of deviation 1; `size` in knots."""
    soft = ndimage.gaussian_filter(rng.normal(size=shape), size)
    return soft / soft.std()


def _worn(knots, rng):
    """Simulates wear: some of the dye is lost, more in some places than in others."""
    loss = np.clip(0.22 + 0.11 * _clouds(rng, knots.shape[:2], 26) + 0.06 * _clouds(rng, knots.shape[:2], 2), 0, 0.6)
    return knots * (1 - loss[..., None]) + np.array(WASHED, float) * loss[..., None]


def _rosettes(u, v, radius, petals=6):
    """Flowers of `radius` at the origin of the coordinates u, v."""
    return np.hypot(u, v) < radius * (0.72 + 0.28 * np.cos(petals * np.arctan2(v, u)))


def _repeated(values, pitch):
    return np.mod(values + pitch / 2, pitch) - pitch / 2


def _edge(x, y, width, depth):
    """Distance from the rug's edge."""
    return np.minimum(width - np.abs(x), depth - np.abs(y))


def _border(x, y, width, depth, dyes, rng):
    """A plain field inside two woven lines."""
    edge = _edge(x, y, width, depth)
    knots = _lay(_plain(x, dyes[0]), np.abs(edge - 0.13) < 0.014, dyes[1])
    return _lay(knots, np.abs(edge - 0.19) < 0.005, dyes[1])


def _trellis(x, y, width, depth, dyes, rng):
    """Hand-drawn lozenges, as on a Berber rug, with a small cross in each."""
    u = x / 0.40 + 0.016 * _clouds(rng, x.shape, 26)
    v = y / 0.54 + 0.016 * _clouds(rng, x.shape, 26)
    lattice = np.minimum(np.abs(_repeated(u + v, 1)), np.abs(_repeated(u - v, 1)))
    knots = _lay(_plain(x, dyes[0]), lattice < 0.034, dyes[1])
    across, up = np.abs(_repeated(u + v + 0.5, 1)), np.abs(_repeated(u - v + 0.5, 1))
    cross = (np.maximum(across, up) < 0.10) & (np.minimum(across, up) < 0.018)
    return _lay(knots, cross, dyes[1])


def _medallion(x, y, width, depth, dyes, rng):
    """A worn Persian: lobed medallion, flowered field, corners and a wide border."""
    field, _, light = dyes
    ax, ay = np.abs(x), np.abs(y)
    row = np.round(ay / 0.095)
    scattered = _rosettes(_repeated(ax + 0.075 * (row % 2), 0.15), ay - row * 0.095, 0.026)
    knots = _lay(_plain(x, field), scattered, light, 0.6)
    knots = _lobed(knots, ax, ay, 0.62 * width, 0.66 * depth, dyes)
    knots = _lobed(knots, width - 0.33 - ax, depth - 0.33 - ay, 0.38 * width, 0.41 * depth, dyes)
    along = np.where(width - ax < depth - ay, ay, ax)
    return _worn(_flowered_border(knots, _edge(x, y, width, depth), along, dyes), rng)


def _lobed(knots, across, up, width, depth, dyes):
    """Nested lobed ovals of half `width` and `depth` about the origin of the coordinates across, up."""
    field, dark, light = dyes
    inside = 1 + 0.07 * np.cos(12 * np.arctan2(up / depth, across / width)) - np.hypot(across / width, up / depth)
    flowers = _rosettes(_repeated(across, 0.13), _repeated(up, 0.13), 0.034, 8)
    knots = _lay(knots, inside > 0, dark)
    knots = _lay(knots, np.abs(inside - 0.09) < 0.018, light)
    knots = _lay(knots, (inside > 0.13) & flowers, light, 0.75)
    knots = _lay(knots, inside > 0.52, field)
    knots = _lay(knots, np.abs(inside - 0.55) < 0.02, light)
    return _lay(knots, inside > 0.80, dark)


def _flowered_border(knots, edge, along, dyes):
    """From the field outwards: a line, small crosses, a vine with flowers, a line and the selvedge."""
    field, dark, light = dyes
    knots = _lay(knots, edge < 0.33, light)
    knots = _lay(knots, edge < 0.315, field)
    knots = _lay(knots, _rosettes(edge - 0.29, _repeated(along, 0.06), 0.016, 4), light, 0.8)
    knots = _lay(knots, edge < 0.265, dark)
    vine = np.abs(edge - 0.165 - 0.035 * np.sin(along * 2 * np.pi / 0.26)) < 0.007
    knots = _lay(knots, vine, light, 0.7)
    knots = _lay(knots, _rosettes(edge - 0.165, _repeated(along, 0.26), 0.055, 8), light)
    knots = _lay(knots, _rosettes(edge - 0.165, _repeated(along, 0.26), 0.034, 8), field)
    knots = _lay(knots, _rosettes(edge - 0.165, _repeated(along + 0.13, 0.26), 0.03, 6), light, 0.8)
    knots = _lay(knots, edge < 0.065, light)
    return _lay(knots, edge < 0.05, field)


def _kilim(x, y, width, depth, dyes, rng):
    """Flat-woven bands across the rug: zigzags, lozenges and plain stripes, mirrored about the middle."""
    ground, *accents = dyes
    from_end = width - np.abs(x)
    knots = _plain(x, ground)
    start, k = 0.10, 0
    while start < width:
        band, accent = 0.20 + 0.05 * (k % 2), accents[k % len(accents)]
        other = accents[(k + 1) % len(accents)]
        at = (from_end - start) / band
        inside = (at > 0) & (at < 1)
        step = np.minimum(np.floor(np.abs(_repeated(y, 0.22)) / 0.0275), 3) / 4  # stepped slopes, as in a flat weave
        if k % 3 == 0:
            knots = _lay(knots, inside & (np.abs(at - 0.15 - 0.7 * step) < 0.13), accent)
        elif k % 3 == 1:
            lozenge = np.abs(at - 0.5) * 2 + step
            knots = _lay(knots, inside & (lozenge < 0.95), accent)
            knots = _lay(knots, inside & (lozenge < 0.45), other)
        else:
            knots = _lay(knots, inside & (np.mod(at * 5, 2) < 1), accent)
        for line in (0.03, 0.055):
            knots = _lay(knots, np.abs(from_end - start - band - line) < 0.006, other)
        start, k = start + band + 0.09, k + 1
    return knots


def _stripes(x, y, width, depth, dyes, rng):
    """A flat weave of wide quiet stripes with thin ones between."""
    at = np.mod(x + width, 0.42)
    knots = _lay(_plain(x, dyes[0]), at < 0.16, dyes[1])
    return _lay(knots, np.abs(at - 0.29) < 0.012, dyes[-1])


def _checker(x, y, width, depth, dyes, rng):
    """Soft squares of two similar tones, with a knot row slightly out of line here and there."""
    drift = 0.008 * _clouds(rng, x.shape, 30)
    squares = np.sin(np.pi * (x + drift) / 0.30) * np.sin(np.pi * (y + drift) / 0.30) > 0
    return _lay(_plain(x, dyes[0]), squares, dyes[1])


PATTERNS = {"border": _border, "trellis": _trellis, "medallion": _medallion, "kilim": _kilim, "stripes": _stripes, "checker": _checker}
