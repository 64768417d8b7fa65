"""The floor under a product, leveled to the page's sand color: open floor is plain, shadows keep their depth."""
import numpy as np
from scipy import ndimage

from exposing import expose

REACH = 0.24  # fraction of the rendered width: how far a product's shadow extends beside it
HAZE = 0.18  # floor shading fainter than this fades out, so that the picture ends in plain sand color
CONTACT = (0.004, 0.015)  # fractions of the rendered width: where a shadow turns soft, going out from the product


def bare_floor(scene, product, frame):
    """Renders the floor from this camera without `product`: the flat field its shadows are measured against."""
    shown = [obj for obj in product if not obj.hide_render]
    for obj in shown:
        obj.hide_render = True
    small = (frame[0] // 8, frame[1] // 8)
    field = sum(e["image"] for e in expose(scene, small, 40)) / 2
    for obj in shown:
        obj.hide_render = False
    return _resized(ndimage.gaussian_filter(field, (2, 2, 0), mode="nearest"), frame)


def soft_light(scene, bare, frame, border):
    """The light on the floor, 1 where it is bare, rendered at a quarter of the size with many rays to avoid blotches.
    """
    small = (frame[0] // 4, frame[1] // 4)
    first, second = expose(scene, small, 64, border)
    light = (first["image"] + second["image"]) / 2 / np.maximum(_resized(bare, small), 1e-3)
    floor = np.minimum(first["floor"], second["floor"])[..., :1] > 0.999
    known = np.clip(4 * ndimage.gaussian_filter(floor.astype("f4"), (1.5, 1.5, 0)), 0, 1)
    beside = within(light, floor, 8.0)  # continues under the product's outline
    return _resized(beside + (within(light, floor, 1.5) - beside) * known, frame)


def sharp_light(picture, floor, bare):
    """The light on the floor, 1 where it is bare, pixel by pixel; `floor` is true where only floor is visible."""
    return within(picture / np.maximum(bare, 1e-3), floor, 2.0)


def shadowed(sharp, soft, covered, window):
    """The brightness of the floor, 1 where no shadow falls. Shadows end before the picture does.

    `sharp` light is used where product and floor meet, `soft` light further out. `covered` is the product's matte,
    `window` limits where shadows may be.
    """
    width = covered.shape[1]
    seen = covered[..., 0] >= 0.001
    from_product = _distance(seen) / width
    from_between = _distance(_between(seen)) / width
    away = smoothstep((from_product - CONTACT[0]) / (CONTACT[1] - CONTACT[0]))
    shade = np.clip(1 - sharp - (soft - sharp) * away, 0, 1)
    return 1 - shade * smoothstep(shade / HAZE) * window * smoothstep(1 - from_between / REACH)


def _distance(mask):
    return ndimage.distance_transform_edt(~mask)[..., None]


def _between(seen):
    """The product and the floor between parts of it, as between a table's legs."""
    reached = lambda rows: np.maximum.accumulate(rows, 1)
    return reached(seen) & reached(seen[:, ::-1])[:, ::-1]


def smoothstep(t):
    """0 up to t = 0, 1 from t = 1, a smooth rise between."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def within(values, mask, sigma):
    """A blur that mixes masked pixels only with each other."""
    weight = ndimage.gaussian_filter(mask.astype("f4"), (sigma, sigma, 0))
    return ndimage.gaussian_filter(values * mask, (sigma, sigma, 0)) / np.maximum(weight, 1e-4)


def _resized(picture, frame):
    zoom = (frame[1] / picture.shape[0], frame[0] / picture.shape[1], 1)
    return ndimage.zoom(picture, zoom, order=1, mode="nearest", grid_mode=True)
