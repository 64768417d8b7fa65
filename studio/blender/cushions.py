"""Cushions and upholstered panels: a grid-box blank, puffed, covered, subdivided and piped."""
import numpy as np

from cloth import FOAM, SCATTER, TIGHT, puff
from gridbox import GridBox
from stage import place
from stitching import top_stitch, welt


def cushion(name, size, cover, filling=FOAM, radius=0.03, step=0.02, piping=None, seams=("top", "bottom"),
            stitch=None, stitched=("top",), dents=None, recipe="", shape=None, location=(0, 0, 0),
            tilt=(0, 0, 0), parent=None, smooth=1):
    """An upholstered block of `size` (m: width, depth, thickness).

    piping/stitch: materials for the welt along `seams` and the top-stitching inside `stitched`;
    dents/recipe: points sewn down, see `cloth.puff`; shape(points, rest, half) bends the finished cushion.
    """
    box = GridBox(name, size, radius, step)
    puff(box, filling, dents, recipe)
    if shape is not None:
        box.points = shape(box.points, box.rest, box.half)
    box.obj.data.materials.append(cover)
    subdivision = box.obj.modifiers.new("smooth", "SUBSURF")
    subdivision.levels = subdivision.render_levels = smooth
    place(box.obj, location, tilt, parent)
    if piping:
        for seam in seams:
            welt(box, seam, piping)
    if stitch:
        for seam in stitched:
            top_stitch(box, seam, stitch)
    return box


def panel(name, size, cover, filling=TIGHT, radius=0.02, step=None, **options):
    """A tightly covered frame part: arms, rails, outside backs; long ones get a coarser grid."""
    step = step or (0.03 if max(size) < 1.1 else 0.055)
    return cushion(name, size, cover, filling, radius, step, **options)


def scatter_pillow(name, side, cover, location, tilt, parent=None, height=None, piping=None):
    """A loose pillow of `side` metres with softly tapering corners."""
    size = (side, height or side, 0.05)
    return cushion(name, size, cover, SCATTER, 0.018, 0.018, piping, ("top",),
                   location=location, tilt=tilt, parent=parent)


def buttons(columns, rows, depth=0.03, inset=0.12):
    """Dents for button tufting on the top face: a `columns` x `rows` grid, with `inset` of the half size kept free."""
    us = np.linspace(-1 + 2 * inset, 1 - 2 * inset, columns)
    vs = np.linspace(-1 + 2 * inset, 1 - 2 * inset, rows)

    def sew(rest, half):
        top = rest[:, 2] > half[2] - 1e-6
        mask, offsets = np.zeros(len(rest), bool), np.zeros_like(rest)
        for u in us:
            for v in vs:
                gap = np.hypot(rest[:, 0] - u * half[0], rest[:, 1] - v * half[1])
                gap[~top] = 9
                mask[np.argmin(gap)] = True
                near = top & (gap < 0.02)
                mask |= near & (gap < 0.012)
                offsets[near, 2] = -depth
        return mask, offsets

    return sew


def channels(count, axis=0, depth=0.02):
    """Dents for channel quilting: seams across the top face that divide it into `count` bands along `axis`."""
    def sew(rest, half):
        lines = np.linspace(-1, 1, count + 1)[1:-1] * half[axis]
        levels = np.unique(rest[:, axis])
        mask, offsets = np.zeros(len(rest), bool), np.zeros_like(rest)
        top = rest[:, 2] > half[2] - 1e-6
        for line in lines:
            level = levels[np.argmin(np.abs(levels - line))]
            seam = top & (np.abs(rest[:, axis] - level) < 1e-6)
            mask |= seam
            offsets[seam, 2] = -depth
        return mask, offsets

    return sew


def lean_in(amount):
    """Shape: the top of an upright panel leans outwards by `amount` metres in x (negative: inwards)."""
    def shape(points, rest, half):
        points[:, 0] += amount * (rest[:, 2] / half[2] + 1) / 2
        return points

    return shape


def follow(path_x, path_y):
    """Shape: bends a long cushion so that its x axis follows a plan curve; its y axis points left of travel."""
    path = np.c_[path_x, path_y]
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    tangents = np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)

    def shape(points, rest, half):
        at = (points[:, 0] / (2 * half[0]) + 0.5) * lengths[-1]
        centre = np.stack([np.interp(at, lengths, path[:, k]) for k in (0, 1)], 1)
        along = np.stack([np.interp(at, lengths, tangents[:, k]) for k in (0, 1)], 1)
        beyond = np.where(at < 0, at, np.where(at > lengths[-1], at - lengths[-1], 0))[:, None]
        left = np.c_[-along[:, 1], along[:, 0]]
        points[:, :2] = centre + along * beyond + left * points[:, 1:2]
        return points

    return shape


def squircle(power=4.0):
    """Shape: rounds a cushion's plan from a rectangle towards an ellipse; 2 is an ellipse, large keeps corners."""
    def shape(points, rest, half):
        uv = np.abs(points[:, :2] / half[:2])
        reach = np.max(uv, axis=1)
        radius = (uv**power).sum(1) ** (1 / power)
        scale = np.where(radius > 1e-6, reach / np.maximum(radius, 1e-6), 1)
        points[:, :2] *= scale[:, None]
        return points

    return shape
