"""The normals of a thinned mesh: smooth over upholstery and bevels, sharp along a hard part's creases."""
import numpy as np

from occlusion import unit

CREASE = np.cos(np.radians(50))  # faces of a hard part that meet at a sharper angle keep an edge between them
NO_AREA = 1e-9  # square meters; surfaces under a hundredth of a square millimeter are dropped


def with_area(points, triangles, uvs, marks):
    """Returns the same surface without triangles of zero area, which are invisible and have no normal."""
    corners = points[triangles]
    twice = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    solid = twice > NO_AREA
    used, renumbered = np.unique(triangles[solid], return_inverse=True)
    return points[used], renumbered.reshape(-1, 3), uvs[solid], marks[solid]


def corner_normals(points, triangles, soft):
    """One normal per corner: the faces around it weighted by area; on hard parts only those it is joined to without a
    crease in between.
    """
    corners = points[triangles]
    weighed = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    flat = unit(weighed)
    round_vertex = [[] for _ in points]
    for k, triangle in enumerate(triangles):
        for c, vertex in enumerate(triangle):
            round_vertex[vertex].append((k, c))
    normals = np.empty((len(triangles), 3, 3))
    for around in round_vertex:
        faces = np.array([k for k, _ in around])
        for joined in ([np.arange(len(faces))] if soft[faces].all() else _without_crease(flat[faces])):
            facing = weighed[faces[joined]].sum(0)
            for j in joined:
                k, c = around[j]
                # If the faces on both sides of a sheet cancel out, use the face's own direction.
                normals[k, c] = facing if np.linalg.norm(facing) > NO_AREA else weighed[k]
    return unit(normals)


def _without_crease(flat):
    """The faces round a vertex, by their normals, in groups within which each has a neighbor without a crease between."""
    smooth = flat @ flat.T > CREASE
    left, groups = set(range(len(flat))), []
    while left:
        group, reached = [], [left.pop()]
        while reached:
            face = reached.pop()
            group.append(face)
            near = [k for k in left if smooth[face, k]]
            left.difference_update(near)
            reached += near
        groups.append(sorted(group))
    return groups
