"""Noise removal without a denoiser library: edge-avoiding a-trous wavelets guided by the renderer's own passes.

The difference of two half exposures shows how noisy each pixel really is. Surface color is divided out first, so that
weave and grain are never blurred; normals, color and depth stop the filter at edges.
"""
import numpy as np

LEVELS = 5
KERNEL = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
GRAIN = 0.03  # fraction of the unfiltered picture that is kept, like film grain
BAND = 16  # rows
LUMINANCE = np.array([0.3, 0.6, 0.1], "f4")


def denoise(exposures, strength=2.8, levels=LEVELS):
    """Returns the clean picture; use more `strength` and `levels` for rooms, whose plain walls show every blotch."""
    first, second = exposures
    albedo = (first["albedo"] + second["albedo"]) / 2
    normal = (first["normal"] + second["normal"]) / 2
    depth = np.minimum((first["depth"][..., 0] + second["depth"][..., 0]) / 2, 60)
    dye = albedo * 0.97 + 0.03
    light = [_without_fireflies(e["image"] / dye, first, second, dye) for e in (first, second)]
    mean = (light[0] + light[1]) / 2
    difference = (light[0] - light[1]) @ LUMINANCE
    variance = _box(difference * difference / 4, 3)
    smooth = _atrous(mean, variance, albedo, normal, depth, strength, levels)
    return (smooth * (1 - GRAIN) + mean * GRAIN) * dye


def _without_fireflies(light, first, second, dye):
    both = np.minimum((first["image"] + second["image"]) / (2 * dye), 30)
    return np.minimum(light, _box(both, 2) * 5 + 0.3)


def _box(values, radius):
    for axis in (0, 1):
        total = values.copy()
        for k in range(1, radius + 1):
            total += np.roll(values, k, axis) + np.roll(values, -k, axis)
        values = total / (2 * radius + 1)
    return values


def _atrous(light, variance, albedo, normal, depth, strength, levels):
    """Pictures are planes (channel, row, column) here, processed in bands small enough for the cache."""
    light = np.ascontiguousarray(light.transpose(2, 0, 1))
    guide = np.concatenate([normal / 0.14, albedo / 0.08], -1).astype("f4").transpose(2, 0, 1)
    for level in range(levels):
        step = 1 << level
        luminance = np.tensordot(LUMINANCE, light, 1)
        if level == 0:
            luminance = _box(luminance, 2 if levels > LEVELS else 1)
        tolerance = np.sqrt(_box(variance, 1)) * strength + 1e-4
        planes = [_margin(values, 2 * step) for values in (light, variance, guide, depth, luminance, tolerance)]
        light, variance = np.empty_like(light), np.empty_like(variance)
        for top in range(0, light.shape[1], BAND):
            rows = slice(top, top + BAND)
            window = slice(top, top + BAND + 4 * step)
            light[:, rows], variance[rows] = _smoothed([p[..., window, :] for p in planes], step)
    return light.transpose(1, 2, 0)


def _margin(values, margin):
    """The plane with its opposite edges around it, so that every pixel has neighbours on all sides."""
    around = [(0, 0)] * (values.ndim - 2) + [(margin, margin)] * 2
    return np.pad(values, around, mode="wrap")


def _smoothed(planes, step):
    """One level of the filter for the middle of `planes`, which reach two steps further on each side."""
    rows, columns = (length - 4 * step for length in planes[0].shape[1:])

    def seen(values, dy=0, dx=0):
        down, right = (2 - dy) * step, (2 - dx) * step
        return values[..., down : down + rows, right : right + columns]

    light, variance, guide, depth, luminance, tolerance = planes
    here = {"guide": seen(guide), "depth": seen(depth), "luminance": seen(luminance)}
    dim, far = 1 / seen(tolerance), 1 / (here["depth"] * 0.01 * step + 1e-3)
    total, weights, spread = np.zeros((3, rows, columns), "f4"), 0, 0
    rough, rough_weights = np.zeros_like(total), 0
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            apart = seen(guide, dy, dx) - here["guide"]
            unlike = np.einsum("kij,kij->ij", apart, apart)
            brighter = np.abs(seen(luminance, dy, dx) - here["luminance"]) * dim
            behind = 0.5 * np.minimum(np.abs(seen(depth, dy, dx) - here["depth"]) * far, 9)
            kernel = KERNEL[abs(dx)] * KERNEL[abs(dy)]
            weight = kernel * np.exp(-brighter - unlike - behind)
            total += seen(light, dy, dx) * weight
            weights += weight
            spread += weight * weight * seen(variance, dy, dx)
            if step == 1:
                weight = kernel * np.exp(-0.5 * brighter - 0.06 * unlike)
                rough += seen(light, dy, dx) * weight
                rough_weights += weight
    smooth = total / weights
    if step == 1:  # a pixel on an outline resembles neither side, and would keep all its noise
        alone = np.clip((0.34 - weights) / 0.15, 0, 1)
        smooth += (rough / rough_weights - smooth) * alone
    return smooth, spread / weights**2
