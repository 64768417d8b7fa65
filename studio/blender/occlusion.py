"""Finds hidden faces and shading with rays cast from a surface over the floor at z = 0."""
from functools import cache

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from scipy.spatial import cKDTree

REACH = 0.45  # m: obstacles farther from a spot don't shade it
FAR = 30.0  # m: longer than any product, so that a ray that hits nothing has left it
LIFT = 0.002  # m: how far off the surface rays start, so that they don't hit the face they leave


def seen_triangles(points, triangles, rays=12):
    """Mask of the triangles that are at least partly visible from around the product."""
    surface = _surface(points, triangles)
    corners = points[triangles]
    middle = corners.mean(1)
    normals = unit(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]))
    seen = np.zeros(len(triangles), bool)
    for spots in (middle, *(0.8 * corners[:, k] + 0.2 * middle for k in range(3))):
        for k in np.flatnonzero(~seen):
            start = Vector(spots[k] + normals[k] * LIFT)
            outward = (d for d in _directions(normals[k], rays, k) if d[2] > -0.25)
            seen[k] = any(surface.ray_cast(start, Vector(d), FAR)[0] is None for d in outward)
    return _and_round_about(triangles, seen)


def _and_round_about(triangles, seen):
    """Returns the seen triangles and all that touch them, so that no gap opens where a hidden neighbor was removed."""
    touched = np.zeros(triangles.max() + 1, bool)
    touched[triangles[seen]] = True
    return touched[triangles].any(1)


def openness(points, normals, against_points, against_triangles, rays=20):
    """How much light reaches each of `points`, 0..1; nearer obstacles block more, and the floor is one of them."""
    surface = _surface(against_points, against_triangles)
    open_part = np.empty(len(points))
    for k, (point, normal) in enumerate(zip(points, normals)):
        start = Vector(point + normal * LIFT)
        reached = 0.0
        for direction in _directions(normal, rays, k):
            distance = surface.ray_cast(start, Vector(direction), REACH)[3]
            floor = start.z / -direction[2] if direction[2] < -1e-6 else REACH
            reached += min(REACH, max(floor, 0), REACH if distance is None else distance)
        open_part[k] = reached / (rays * REACH)
    return open_part


def evened(light, points, normals, reach=0.05):
    """`light` averaged over nearby points with a similar normal, so that single dark vertices don't show as blots."""
    near = cKDTree(points).query_ball_point(points, reach)
    return np.array([light[[i for i in around if normals[i] @ normals[k] > 0.5]].mean() for k, around in enumerate(near)])


def unit(vectors):
    """`vectors` normalized to length 1 along the last axis."""
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-12)


def _surface(points, triangles):
    return BVHTree.FromPolygons(points.tolist(), triangles.tolist())


def _directions(normal, count, seed):
    """Cosine-weighted directions round `normal`, the same for the same seed."""
    return unit(_ball(count, seed % 64) + normal * 1.0001)


@cache
def _ball(count, seed):
    return unit(np.random.default_rng(seed).normal(size=(count, 3)))
