"""The bases of furniture: legs, feet, plinths and moving steel parts."""
import math

from hardware import block, turned
from materials import blackened_steel, brass
from stage import group, place
from stitching import tube


def tapered_leg(height, material, top=0.024, foot=0.015, location=(0, 0, 0), splay=(0, 0), parent=None):
    """A round leg of `height` m; `splay` in degrees about x and y moves its foot outwards."""
    profile = [(0, 0), (foot - 0.002, 0), (foot, 0.002), (top, height), (0, height)]
    return turned("leg", profile, material, 28, location, (splay[0], splay[1], 0), parent)


def capped_leg(height, material, location=(0, 0, 0), parent=None):
    """A slim tapered leg whose foot is a brass ferrule."""
    cap = 0.045
    turned("cap", [(0, 0), (0.0115, 0), (0.0125, 0.002), (0.0145, cap), (0, cap)], brass(), 28, location, parent=parent)
    x, y, z = location
    profile = [(0, 0), (0.0135, 0), (0.024, height - cap), (0, height - cap)]
    return turned("leg", profile, material, 28, (x, y, z + cap), parent=parent)


def block_foot(height, material, side=0.07, location=(0, 0, 0), parent=None, taper=0.8):
    """A square foot, narrower at the floor by `taper`."""
    foot = block("foot", (side, side, height), material, 0.004, (location[0], location[1], height / 2), parent=parent)
    for vertex in foot.data.vertices:
        if vertex.co.z < 0:
            vertex.co.x *= taper
            vertex.co.y *= taper
    return foot


def bun_foot(height, material, radius=0.04, location=(0, 0, 0), parent=None):
    """A turned round foot of `height` m, `radius` m at its belly."""
    profile = [(0, 0), (radius * 0.55, 0), (radius * 0.8, height * 0.12), (radius, height * 0.45),
               (radius * 0.82, height * 0.8), (radius * 0.6, height), (0, height)]
    return turned("bun foot", profile, material, 40, location, parent=parent, angle=70)


def plinth(width, depth, height, material, parent=None, location=(0, 0, 0)):
    """A recessed base standing flat on the floor."""
    x, y, _ = location
    return block("plinth", (width, depth, height), material, 0.006, (x, y, height / 2), parent=parent)


def footrest_links(width, reach, drop, parent, location):
    """Scissor links of a footrest that has travelled `reach` m forward and `drop` m down from `location`."""
    metal = blackened_steel()
    links = group("links", location, parent=parent)
    for side in (-1, 1):
        x = side * (width / 2 - 0.07)
        for k, (y0, z0, y1, z1) in enumerate([(0.06, -0.03, -reach, -drop), (0.05, -0.14, -reach * 0.62, -drop + 0.06),
                                              (0.0, -0.02, -reach * 0.5, -drop - 0.10),
                                              (-reach * 0.42, -drop - 0.09, -reach * 0.98, -drop - 0.02)]):
            _flat_bar((x + 0.005 * side * (k % 2), y0, z0), (x + 0.005 * side * (k % 2), y1, z1), metal, links)
        tube("pivot", [(x - 0.014, -reach * 0.5, -drop - 0.09), (x + 0.014, -reach * 0.5, -drop - 0.09)], 0.008, metal, parent=links)
    tube("cross bar", [(-width / 2 + 0.07, -reach * 0.5, -drop - 0.09), (width / 2 - 0.07, -reach * 0.5, -drop - 0.09)], 0.008, metal, parent=links)
    return links


def _flat_bar(start, end, metal, parent):
    dy, dz = end[1] - start[1], end[2] - start[2]
    length = math.hypot(dy, dz)
    centre = [(a + b) / 2 for a, b in zip(start, end)]
    tilt = (math.degrees(math.atan2(dz, dy)), 0, 0)
    return block("link", (0.005, length, 0.026), metal, 0.0015, centre, tilt, parent)


def lift_frame(width, depth, parent):
    """The steel base of a lift chair: a frame that lies on the floor."""
    metal = blackened_steel()
    base = group("lift frame", parent=parent)
    for side in (-1, 1):
        block("runner", (0.04, depth, 0.035), metal, 0.004, (side * width / 2, 0, 0.02), parent=base)
    for y in (-depth / 2 + 0.03, depth / 2 - 0.03):
        block("cross member", (width, 0.04, 0.035), metal, 0.004, (0, y, 0.02), parent=base)
    return place(base)
