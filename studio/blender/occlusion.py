"""Finds hidden faces and shading with rays cast from a surface over the floor at z = 0."""
from functools import cache

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from scipy.spatial import cKDTree

REACH = 0.45  # m: obstacles farther from a spot don't shade it
FAR = 30.0  # m: longer than any product, so that a ray that hits nothing has left it
LOOKS = 12  # rays from a spot that may be hidden
MOSTLY = 0.4
LARGE = 0.002  # square meters: a larger triangle may be seen through a gap, so it is looked at from MORE spots
MORE = 60
LIFT = 0.002  # m: how far off the surface rays start, so that they don't hit the face they leave


def seen_triangles(points, triangles, clear, rods):
    """Mask of the triangles that are at least partly visible from around the product, above the floor.

    Next to a visible one all are kept, except of `rods`, whose hidden side is sunk into something. Those marked in `clear` hide nothing but each other: of a glass only the outer wall counts, from which most rays go.
    """
    everything = np.ones(len(triangles), bool)
    in_sight = _in_sight(points, triangles, everything, triangles[~clear])
    seen = np.where(rods, in_sight, _and_round_about(triangles, in_sight))
    if clear.any():
        seen &= ~clear | _in_sight(points, triangles, clear, triangles[clear], MOSTLY)
    return seen


def _in_sight(points, triangles, asked, against, part=0.0):
    """Mask of the triangles `asked` about from which more than `part` of the rays leave the product past `against`."""
    surface = _surface(points, against)
    low, high = points.min(0), points.max(0)
    corners = points[triangles]
    middle = corners.mean(1)
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals = unit(across)
    seen = np.zeros(len(triangles), bool)

    def look_from(spots, k):
        outward = _leaving(spots, _directions(normals[k], LOOKS, k), low, high)
        start = Vector(spots + normals[k] * LIFT)
        free = (surface.ray_cast(start, Vector(d), FAR)[0] is None for d in outward)
        return sum(free) > part * LOOKS if part else any(free)

    for spots in (middle, *(0.8 * corners[:, k] + 0.2 * middle for k in range(3))):
        for k in np.flatnonzero(~seen & asked):
            seen[k] = look_from(spots[k], k)
    if not part:
        shares = np.random.default_rng(3).dirichlet((1, 1, 1), MORE)
        for k in np.flatnonzero(~seen & asked & (np.linalg.norm(across, axis=1) > 2 * LARGE)):
            seen[k] = any(look_from(spot, k) for spot in shares @ corners[k])
    return seen


def _leaving(spot, directions, low, high):
    """Those of `directions` in which a line from `spot` is out of the product's floor plan before it reaches the floor."""
    sides = np.where(directions[:, :2] > 0, high[:2], low[:2])
    way = np.abs(sides - spot[:2]) / np.maximum(np.abs(directions[:, :2]), 1e-9)
    return directions[spot[2] + way.min(1) * directions[:, 2] > low[2]]


def _and_round_about(triangles, seen):
    """Returns the seen triangles and all that touch them, so that no gap opens where a hidden neighbor was removed."""
    touched = np.zeros(triangles.max() + 1, bool)
    touched[triangles[seen]] = True
    return touched[triangles].any(1)


class Sky:
    """How much light reaches spots between given surfaces, over the floor at z = 0."""

    def __init__(self, corners):
        """`corners` (m) of the triangles that take light away."""
        self._surface = _surface(corners.reshape(-1, 3), np.arange(corners.size // 3).reshape(-1, 3))

    def openness(self, points, normals, rays=20, mixed=True):
        """The light at each of `points`, 0..1; nearer obstacles take more, and the floor is one of them.

        mixed: whether each spot sends its rays in other directions; else neighbors on a flat face get the same light.
        """
        open_part = np.empty(len(points))
        for k, (point, normal) in enumerate(zip(points, normals)):
            start = Vector(point + normal * LIFT)
            reached = 0.0
            for direction in _directions(normal, rays, k if mixed else 0):
                distance = self._surface.ray_cast(start, Vector(direction), REACH)[3]
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
