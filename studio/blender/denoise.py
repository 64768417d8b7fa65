"""Noise removal without a denoiser library: edge-avoiding a-trous wavelets guided by the renderer's own passes.

Two half exposures tell how noisy each pixel really is (their difference); surface colour is divided out first,
so weave and grain are never blurred, and normals, colour and depth stop the filter at edges.
"""
import numpy as np

LEVELS = 5
KERNEL = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
GRAIN = 0.03  # part of the unfiltered picture kept, as film keeps grain
LUMINANCE = np.array([0.3, 0.6, 0.1], "f4")


def denoise(exposures, strength=2.8, levels=LEVELS):
    """The clean picture; more `strength` and `levels` for rooms, whose plain walls show every blotch."""
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
    guide = np.concatenate([normal / 0.14, albedo / 0.08], -1).astype("f4")
    for level in range(levels):
        step = 1 << level
        luminance = light @ LUMINANCE
        if level == 0:
            luminance = _box(luminance, 2 if levels > LEVELS else 1)
        tolerance = np.sqrt(_box(variance, 1)) * strength + 1e-4
        total, weights, spread = np.zeros_like(light), np.zeros_like(luminance), np.zeros_like(luminance)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                def there(values):
                    return np.roll(values, (dy * step, dx * step), (0, 1))

                apart = ((there(guide) - guide) ** 2).sum(-1)
                behind = np.minimum(np.abs(there(depth) - depth) / (depth * 0.01 * step + 1e-3), 9)
                brighter = np.abs(there(luminance) - luminance) / tolerance
                weight = KERNEL[abs(dx)] * KERNEL[abs(dy)] * np.exp(-brighter - apart - 0.5 * behind)
                total += there(light) * weight[..., None]
                weights += weight
                spread += weight * weight * there(variance)
        light, variance = total / weights[..., None], spread / weights**2
    return light
