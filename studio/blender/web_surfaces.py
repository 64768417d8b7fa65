"""The studio's materials for the web: a color times a neutral map, so that a swatch is one number in the file.

A material is named by its recipe: (name of its maker, the maker's arguments, its options).
"""
import numpy as np

import web_maps
from materials import CLOTHS, LEATHER, recipe_of
from units import linear, luminance
from woods import tones

SHINE = {"cloth": 0.95, "leather": 0.46}
SEE_THROUGH = ("clear_glass", "net")
GLASS = dict(colour=(0.86, 0.89, 0.88), roughness=0.04, alpha=0.13)
BLACK, BLACK_SHINE = 0.02, 0.05  # luminance of what would mirror the lights even in the shadow under a sofa, and its specular
NET_COVERS = 0.8  # how much of what is behind it a knitted mesh hides
SHADE_LIGHT = 0.06  # how much of its color a lamp shade passes on of the light behind it
STRIPE_PITCH, STRIPE_WIDTH = 0.075, 0.24  # as materials.striped has them
EARLY = 0.3  # part of a board that is early wood
EDGE = 0.998  # a picture is shown that much smaller, so that its opposite edges don't mix


def recipe(material):
    """The recipe of `material`; the office chair's mesh, which is made anew each time, is named by its color."""
    if material.name.startswith("net"):
        return "net", tuple(material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value)[:3], ()
    return recipe_of(material)


def shown(recipe):
    """Whether the web shows the part: of the sheets of flames only the one at the back, which no other covers."""
    maker, args, _ = recipe
    return maker != "fire_light" or args[2] == 0


def see_through(recipe):
    """Whether one sees what is behind the part."""
    return recipe[0] in SEE_THROUGH


class Tiles:
    """How a map lies on a part: by the part's own pattern or, `boxed`, projected onto its faces; `size` m a tile.

    grain: the local axis along which it runs; each boxed part shows another piece of the map unless it is `fixed` to
    start at `fixed` tiles.
    """

    def __init__(self, size, boxed=False, grain=None, fixed=None, scale=1.0):
        self.size, self.boxed, self.grain, self.fixed, self.scale = size, boxed, grain, fixed, scale


def tiles_of(recipes):
    """How the maps of a part lie that has one of `recipes` in each look."""
    maker, args, options = next((r for r in recipes if r[0] == "wood"), recipes[0])
    if maker == "cloth":
        return Tiles((CLOTHS[args[0]]["tile"],) * 2)
    if maker == "leather":
        return Tiles((LEATHER["tile"],) * 2)
    if maker == "striped":
        return Tiles((STRIPE_PITCH * web_maps.STRIPES, CLOTHS["linen"]["tile"]))
    if maker == "_printed":
        return Tiles((1.0, 1.0), scale=EDGE)
    if maker == "stone":
        return Tiles((web_maps.STONE_TILE,) * 2, boxed=True, fixed=(0.5, 0.5))
    if maker == "fire_light":
        return Tiles(args[:2], boxed=True, fixed=(0.5, 0.0), scale=EDGE)
    grain = args[1] if maker == "wood" and len(args) > 1 else dict(options).get("grain", "X")
    return Tiles(web_maps.WOOD_TILE, boxed=True, grain=grain)


def look(recipe, mapped, wood_side):
    """What glb_file needs to know of a material; `mapped` False omits the maps, wood's has `wood_side` pixels a side."""
    maker, args, options = recipe[0], recipe[1], dict(recipe[2])
    if maker == "cloth":
        weave, colour = args
        return _covered(weave, CLOTHS[weave], colour, SHINE["cloth"], mapped)
    if maker == "leather":
        return _covered("leather", LEATHER, args[0], args[1] if len(args) > 1 else SHINE["leather"], mapped)
    if maker == "wood":
        return _wooden(args[0], options.get("roughness", 0.5), mapped, wood_side)
    if maker in MADE:
        return MADE[maker](*args, **options)
    return _plain(*args, **options)


def _plain(colour, roughness=0.5, metallic=0.0, specular=0.5, clearcoat=0.0):
    made = dict(colour=linear(colour), roughness=float(roughness), metallic=float(metallic))
    if luminance(colour) < BLACK:
        specular = min(specular, BLACK_SHINE)
    if specular < 0.5 and not metallic:
        made["specular"] = 2 * specular
    return made


def _striped(colour, stripe, pitch=STRIPE_PITCH, width=STRIPE_WIDTH):
    linen = CLOTHS["linen"]
    drawn = web_maps.stripes("linen", linen["contrast"], colour, stripe, width)
    return dict(colour=(1, 1, 1), roughness=SHINE["cloth"], specular=0.3, sheen=linen["sheen"] * np.sqrt(linear(colour)), base=drawn,
                relief=web_maps.relief("linen", linen["relief"], linen["tile"]))


def _covered(weave, cloth, colour, roughness, mapped):
    dye = np.array(linear(colour)) * cloth.get("depth", 1.0)
    sheen = cloth.get("sheen", 0) * np.sqrt(dye)
    if not mapped:
        return dict(colour=dye, roughness=roughness, specular=0.3, sheen=sheen)
    factors, peak = web_maps.yarns(weave, cloth["contrast"])
    return dict(colour=np.minimum(dye * peak, 1), roughness=roughness, specular=0.3, sheen=sheen, base=factors,
                relief=web_maps.relief(weave, cloth["relief"], cloth["tile"]))


def _wooden(species, roughness, mapped, side):
    early, late = (np.minimum(np.array(tone), 0.8) for tone in tones(species))
    ratio = np.round(early / late, 2)
    if not mapped:
        return dict(colour=early * EARLY + late * (1 - EARLY), roughness=roughness, specular=0.3)
    return dict(colour=late, roughness=roughness, specular=0.3, base=web_maps.grain(ratio, side))


MADE = {
    "striped": _striped,
    "lacquer": lambda colour, roughness=0.42: dict(colour=linear(colour), roughness=roughness, specular=0.7),
    "stone": lambda *stone: dict(colour=(1, 1, 1), roughness=0.24, specular=0.7, base=web_maps.slab(*stone)),
    "glow": lambda colour, strength: dict(colour=linear(colour), roughness=1.0, glow=linear(colour)),
    "sheer": lambda colour, straight=0.0: dict(colour=linear(colour), roughness=0.9, specular=0.2,
                                               glow=[SHADE_LIGHT * c for c in linear(colour)]),
    "clear_glass": lambda: GLASS,
    "net": lambda *light: dict(colour=light, roughness=0.7, specular=0.4, alpha=NET_COVERS),
    "_printed": lambda path: dict(colour=(1, 1, 1), roughness=0.6, base=web_maps.printed(path)),
    "fire_light": lambda *sheet: dict(colour=(0, 0, 0), roughness=1.0, glow=(1, 1, 1), glow_map=web_maps.flames(*sheet)),
}
