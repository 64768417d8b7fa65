"""Rugs on the rooms' floors: a woven picture on a low pile, with or without a fringe at its ends."""
import os
import random

import bpy

from gridbox import GridBox
from materials import CLOTHS, cloth
from rug_patterns import woven
from shader import Shader
from stage import OUT, link, place

PILE = 0.015  # metres


def rug(width, depth, pattern, dyes, at, turn=0, fringe=False):
    """A rug of `width` x `depth` m in one of rug_patterns.PATTERNS, its middle `at` (x, y)."""
    box = GridBox("rug", (width, depth, PILE + 0.001), 0.007, 0.06)
    place(box.obj, (*at, PILE / 2), (0, 0, turn))
    box.obj.data.materials.append(_pile(woven(os.path.join(OUT, "textures"), pattern, width, depth, dyes)))
    if fringe:
        for side in (-1, 1):
            _fringe(side * width / 2, depth, side, cloth("linen", "#d3c8b4")).parent = box.obj
    return box.obj


def _pile(path):
    """The picture in wool: yarns lighter and darker than their dye, loops that catch the light."""
    look = CLOTHS["rug"]
    shader = Shader("rug")
    picture = shader.add("TexImage", Vector=shader.add("TexCoord").outputs["Generated"])
    picture.image = bpy.data.images.load(path, check_existing=True)
    tone, normal = shader.woven("rug", look["tile"], look["relief"])
    yarn = shader.map_range(tone, (0.4, 1.15), (0.78, 1.18))
    return shader.surface(Base_Color=shader.shade(picture.outputs[0], yarn), Normal=normal,
                          Roughness=look["roughness"], Specular=0.2, Sheen=look["sheen"], Sheen_Tint=0.6)


def _fringe(end, depth, side, yarn):
    """Warp ends knotted in tassels along the edge at x = `end`, lying as they fell."""
    rng = random.Random(11)
    curve = bpy.data.curves.new("fringe", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", 0.0016, 1
    y = -depth / 2 + 0.012
    while y < depth / 2 - 0.008:
        for strand in range(3):
            spline = curve.splines.new("POLY")
            spline.points.add(3)
            lean, length = rng.uniform(-0.014, 0.014), rng.uniform(0.045, 0.062)
            for k, point in enumerate(spline.points):
                t = k / 3
                point.co = (end + side * length * t, y + (strand - 1) * 0.003 * (1 + t) + lean * t * t, -0.004 - 0.0015 * t, 1)
        y += 0.019
    curve.materials.append(yarn)
    return link(bpy.data.objects.new("fringe", curve))
