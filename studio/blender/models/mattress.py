"""Mattresses: a quilted top, a bordered side with handles and piping, alone on the studio floor."""
import numpy as np

from gridbox import SEAMS, GridBox
from materials import cloth
from stage import group, place
from stitching import tube, welt_line


def build(size, cover, pose="upright", quilt="diamond", border="#d9d5cc", top="#dcd9d2", tape="#c9c3b7", pitch=0.16):
    """A mattress of `size` (width, length, height in m). quilt: diamond or waves."""
    width, length, height = size
    root = group("mattress")
    ticking, side = cloth("microfibre", top), cloth("tweed", border)
    plump = 0.05
    core = GridBox("border", (width, length, height - 2 * plump + 0.02), 0.055, 0.03)
    core.points = _hand_made(core.points, core.rest, core.half)
    core.obj.data.materials.append(side)
    place(core.obj, (0, 0, height / 2), parent=root)
    for face, turn in ((1, 0), (-1, 180)):
        panel = GridBox("quilted panel", (width - 0.004, length - 0.004, 2 * plump), 0.045, 0.016)
        panel.points = _quilted(panel.points, panel.rest, panel.half, QUILTS[quilt], pitch)
        panel.obj.data.materials.append(ticking)
        place(panel.obj, (0, 0, height / 2 + face * (height / 2 - plump)), (0, turn, 0), root)
        seam = core.points[core.ring(*SEAMS["top" if face > 0 else "bottom"])].copy()
        seam[:, 2] = face * (height / 2 - plump - 0.004)
        welt_line(_outward(seam, core.half, 0.006), core.obj, cloth("linen", tape), 0.009)
    _handles(root, width, length, height, cloth("linen", tape))
    return root


def _outward(seam, half, amount):
    reach = np.array([half[0] + amount, half[1] + amount])
    scale = reach / half[:2]
    seam[:, :2] *= scale
    return seam


def _hand_made(points, rest, half):
    """Sides that bulge a little between the seams, unevenly."""
    belly = 0.007 * (1 - (rest[:, 2] / half[2]) ** 2) * (1 + 0.3 * np.sin(5 * rest[:, 0] + 3 * rest[:, 1]))
    for axis in (0, 1):
        outer = np.abs(rest[:, axis]) > half[axis] - 1e-6
        points[outer, axis] += np.sign(rest[outer, axis]) * belly[outer]
    return points


def _quilted(points, rest, half, pattern, pitch):
    up = points[:, 2] > 0
    edge = np.minimum(half[0] - np.abs(points[:, 0]), half[1] - np.abs(points[:, 1]))
    inside = np.clip(edge / 0.05, 0, 1)
    puff = pattern(points[:, 0], points[:, 1], pitch)
    points[up, 2] += (-0.020 * (1 - puff) * inside)[up]
    points[up, 2] += 0.004 * np.sin(3 * points[up, 0] + 1) * np.sin(2.3 * points[up, 1])
    return points


def _diamond(x, y, pitch):
    a, b = np.abs(np.sin(np.pi * (x + y) / pitch)), np.abs(np.sin(np.pi * (x - y) / pitch))
    return (a * b) ** 0.45


def _waves(x, y, pitch):
    wander = 0.035 * np.sin(2 * np.pi * x / (pitch * 2.6))
    return np.abs(np.sin(np.pi * (y + wander) / pitch)) ** 0.5


def _handles(root, width, length, height, tape):
    for y in (-length * 0.24, length * 0.24):
        for side in (-1, 1):
            x = side * (width / 2 + 0.012)
            for drop in (-0.012, 0, 0.012):
                tube("handle", [(x - side * 0.008, y - 0.11, height / 2 + drop), (x, y - 0.09, height / 2 + drop), (x + side * 0.012, y, height / 2 + drop),
                                (x, y + 0.09, height / 2 + drop), (x - side * 0.008, y + 0.11, height / 2 + drop)], 0.0075, tape, parent=root)


QUILTS = {"diamond": _diamond, "waves": _waves}
