"""The light baked into a 3D model's vertices: soft in its folds and corners, as far as few vertices can show it."""
import numpy as np

from occlusion import Sky, evened, unit

DARKEST = 0.42  # the shade of a spot on upholstery that no light reaches
HARD_DARKEST, DEPTH = 0.22, 1.5  # of a spot on a hard part, and how fast it gets there: cabinets are deeper than folds
OPEN = 1.15  # brightens light, so that a spot reached by 87 % of it isn't shaded
RAYS, SOFT_RAYS = 48, 20  # from each corner of a hard part, and of upholstery, where neighbors are averaged
INSET = 0.02  # meters: how far from a corner its light is taken, because in the very corner it is always dark
MOST_INSET = 0.6  # of the way to the middle of its triangle
LONG = 0.08  # meters: shorter edges stay whole
UNEVEN = 0.05  # an edge is split if the light at its middle differs that much from the mean of its ends
ROUNDS = 7
EDGE_COSTS = 3  # triangles that splitting an edge adds, with the edges that must follow


class Surface:
    """Triangles by their corners: positions (m), normals, map coordinates and shades, and each triangle's mark."""

    def __init__(self, spots, normals, uvs, marks, shades=None):
        self.spots, self.normals, self.uvs, self.marks = spots, normals, uvs, marks
        self.shades = np.ones(spots.shape[:2]) if shades is None else shades

    def __getitem__(self, chosen):
        return Surface(self.spots[chosen], self.normals[chosen], self.uvs[chosen], self.marks[chosen], self.shades[chosen])

    def vertices(self, chosen):
        """The chosen triangles with corners of equal position, normal and map coordinates merged into one vertex:
        (positions, normals, uvs, shades, triangles).
        """
        own = self[chosen]
        rows = np.concatenate([own.spots.reshape(-1, 3).round(5), own.normals.reshape(-1, 3).round(3), own.uvs.reshape(-1, 2).round(4)], 1)
        unique, corners = np.unique(rows, axis=0, return_inverse=True)
        weights = np.repeat(own.areas(), 3)
        shades = np.bincount(corners, own.shades.ravel() * weights) / np.bincount(corners, weights)
        return unique[:, :3], unit(unique[:, 3:6]), unique[:, 6:], shades, corners.reshape(-1, 3)

    def areas(self):
        """The area of each triangle in square meters."""
        return np.linalg.norm(np.cross(self.spots[:, 1] - self.spots[:, 0], self.spots[:, 2] - self.spots[:, 0]), axis=1) / 2

    def joined(self, other):
        """Both surfaces as one."""
        parts = zip((self.spots, self.normals, self.uvs, self.marks, self.shades), (other.spots, other.normals, other.uvs, other.marks, other.shades))
        return Surface(*(np.concatenate(part) for part in parts))


def shaded(surface, hard, clear, lit, spare):
    """The surface with its shades. Where light falls unevenly, up to `spare` triangles are added, first on hard parts.

    hard, clear, lit: masks of the triangles of hard parts, of what one sees through, which has and gives no shade, and of
    what has none.
    """
    sky = Sky(surface.spots[~clear])
    rest, dull = surface[clear | lit], ~clear & ~lit
    for chosen, shade, darkest, depth in ((hard & dull, _shade_hard, HARD_DARKEST, DEPTH), (~hard & dull, _shade_soft, DARKEST, 1)):
        part = surface[chosen]
        if not len(part.marks):
            continue
        shade(part, sky)
        before = len(part.marks)
        part = _refined(part, sky, before + spare)
        spare -= len(part.marks) - before
        part.shades = darkest + (1 - darkest) * np.clip(part.shades * OPEN, 0, 1) ** depth
        rest = rest.joined(part)
    return rest


def _shade_hard(hard, sky):
    hard.shades = _light(hard, sky, RAYS, mixed=False)


def _shade_soft(soft, sky):
    light = _light(soft, sky, SOFT_RAYS, mixed=True)
    rows = np.concatenate([soft.spots.reshape(-1, 3).round(5), soft.normals.reshape(-1, 3).round(3)], 1)
    unique, corners = np.unique(rows, axis=0, return_inverse=True)
    weights = np.repeat(soft.areas(), 3)
    mean = np.bincount(corners, light.ravel() * weights) / np.bincount(corners, weights)
    soft.shades = evened(mean, unique[:, :3], unit(unique[:, 3:]))[corners].reshape(-1, 3)


def _refined(part, sky, most):
    """The part with long edges split where light falls unevenly, the worst first, up to `most` triangles."""
    tried = set()
    for _ in range(ROUNDS):
        uneven = _uneven_edges(part, sky, tried)
        worst = sorted(uneven, key=uneven.get, reverse=True)[: max(0, most - len(part.marks)) // EDGE_COSTS]
        if not worst:
            break
        left = True
        while left:
            part, left = _split(part, sky, set(worst))
    return part


def _light(part, sky, rays, mixed):
    """The light at every corner, taken a little towards the middle of its triangle."""
    middle = part.spots.mean(1, keepdims=True)
    way = middle - part.spots
    reach = np.linalg.norm(way, axis=2, keepdims=True)
    spots = part.spots + way * np.minimum(MOST_INSET, INSET / np.maximum(reach, 1e-9))
    return sky.openness(spots.reshape(-1, 3), part.normals.reshape(-1, 3), rays, mixed).reshape(-1, 3)


def _keys(spots):
    """A name for each edge (from its corner to the next), the same in all triangles that share it."""
    ends = [tuple(map(tuple, triangle)) for triangle in (spots * 1e4).round().astype(int)]
    return [[tuple(sorted((ends_of[k], ends_of[(k + 1) % 3]))) for k in range(3)] for ends_of in ends]


def _uneven_edges(part, sky, tried):
    """How far the light at the middle of long edges is from the mean of their ends, where it is far; notes the edges it
    has `tried`.
    """
    following = np.roll(part.spots, -1, 1)
    lengths = np.linalg.norm(following - part.spots, axis=2)
    longest = lengths.argmax(1)
    keys = _keys(part.spots)
    rows = [k for k in np.flatnonzero(lengths.max(1) > LONG) if (k_key := (keys[k][longest[k]], tuple(part.normals[k, longest[k]].round(1)))) not in tried
            and not tried.add(k_key)]
    if not rows:
        return {}
    first = longest[rows]
    second = (first + 1) % 3
    middles = (part.spots[rows, first] + part.spots[rows, second]) / 2
    inward = part.spots[rows].mean(1) - middles
    inward *= np.minimum(MOST_INSET, INSET / np.maximum(np.linalg.norm(inward, axis=1, keepdims=True), 1e-9))
    light = sky.openness(middles + inward, unit(part.normals[rows, first] + part.normals[rows, second]), RAYS, mixed=False)
    off = np.abs(np.clip(light * OPEN, 0, 1) - (np.clip(part.shades[rows, first] * OPEN, 0, 1) + np.clip(part.shades[rows, second] * OPEN, 0, 1)) / 2)
    return {keys[k][longest[k]]: gap for k, gap in zip(rows, off) if gap > UNEVEN}


def _split(part, sky, edges):
    """Splits each triangle at its longest edge of `edges`; returns the surface and whether edges are left to split."""
    keys = _keys(part.spots)
    lengths = np.linalg.norm(np.roll(part.spots, -1, 1) - part.spots, axis=2)
    wanted = np.array([[key in edges for key in three] for three in keys])
    rows = np.flatnonzero(wanted.any(1))
    if not len(rows):
        return part, False
    first = np.where(wanted[rows], lengths[rows], -1).argmax(1)
    second, third = (first + 1) % 3, (first + 2) % 3

    def halves(values):
        a, b, c = values[rows, first], values[rows, second], values[rows, third]
        middle = (a + b) / 2
        return np.stack([a, middle, c], 1), np.stack([middle, b, c], 1)

    spots, uvs = halves(part.spots), halves(part.uvs)
    normals = [unit(half) for half in halves(part.normals)]
    new = [Surface(spots[k], normals[k], uvs[k], part.marks[rows]) for k in (0, 1)]
    for half in new:
        half.shades = _light(half, sky, RAYS, mixed=False)
    kept = np.ones(len(part.marks), bool)
    kept[rows] = False
    return part[kept].joined(new[0]).joined(new[1]), (wanted[rows].sum(1) > 1).any()
