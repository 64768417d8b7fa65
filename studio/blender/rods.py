"""Rods, welts and fine grids with fewer points, for a model on the web."""
import bpy
import numpy as np

BENDS = (0.0015, 0.0025, 0.004, 0.006, 0.009)  # meters a straightened rod may leave its line; welts are many on a sectional
HALF = 0.55  # part of a welt's triangles that isn't sunk into its cover
THICK, THICKER = 0.008, 0.014  # meters: rods of this radius have six and eight sides, thinner ones four
RODS = 0.35  # part of all triangles that rods and welts may have


def lighten(parts, most):
    """Straightens the rods among `parts`, more the more there are, and undoes subdivision; `most`: all triangles in the
    end.
    """
    curves = [obj.data for obj in parts if obj.type == "CURVE"]
    for curve in curves:
        radius = curve.bevel_depth
        curve.bevel_resolution = 2 if radius > THICKER else 1 if radius > THICK else 0
    lines = [(np.array([p.co for p in spline.points])[:, :3], 4 + 2 * curve.bevel_resolution) for curve in curves for spline in curve.splines]
    bend = next((b for b in BENDS if sum(2 * sides * len(_bends(line, b)) for line, sides in lines) * HALF <= RODS * most), BENDS[-1])
    for curve in curves:
        for spline in list(curve.splines):
            _straighten(curve, spline, bend)
    for obj in parts:
        for modifier in obj.modifiers:
            if modifier.type == "SUBSURF":
                modifier.levels = 0
    bpy.context.view_layer.update()


def _straighten(curve, spline, bend):
    """Removes the points of a rod that lie on a straight line between their neighbors."""
    points = np.array([p.co for p in spline.points])
    kept = points[_bends(points[:, :3], bend)]
    if len(kept) == len(points):
        return
    thinner = curve.splines.new("POLY")
    thinner.points.add(len(kept) - 1)
    thinner.points.foreach_set("co", kept.astype("f4").ravel())
    thinner.use_cyclic_u, thinner.use_smooth = spline.use_cyclic_u, True
    curve.splines.remove(spline)


def _bends(points, tolerance):
    """Indices of the points a line within `tolerance` metres must pass."""
    kept, spans = {0, len(points) - 1}, [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        way = points[last] - points[first]
        inner = points[first + 1 : last] - points[first]
        along = np.clip(inner @ way / max(way @ way, 1e-12), 0, 1)[:, None]
        off = np.linalg.norm(inner - along * way, axis=1)
        worst = first + 1 + int(off.argmax())
        if off.max() > tolerance:
            kept.add(worst)
            spans += [(first, worst), (worst, last)]
    return sorted(kept)
