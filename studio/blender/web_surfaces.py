"""The studio's materials for the web: a color times a neutral map, so that a swatch is one number in the file."""
import io

import numpy as np
from PIL import Image

from materials import CLOTHS, LEATHER, recipe_of
from textures import cloudy, texture
from units import encoded, linear
from woods import RING, lacquered, tones

MAP_SIDE = 256
WOOD_TILE = (1.3, 0.42)
HEART = 0.055  # meters from the board's face to the heart of its tree
ARCH = 0.022  # how much nearer to it the board is at its middle than at its ends, in meters
SHINE = {"cloth": 0.95, "leather": 0.46}
_maps = {}


def tile_of(material):
    """Meters per map tile, along and across, and the local axis of the grain (None for covers)."""
    maker, args, options = recipe_of(material)
    if maker == "cloth":
        return (CLOTHS[args[0]]["tile"],) * 2, None
    if maker == "leather":
        return (LEATHER["tile"],) * 2, None
    return WOOD_TILE, (args[1] if maker == "wood" and len(args) > 1 else dict(options).get("grain", "X"))


def looks(material, covers, mapped):
    """Returns the looks of `material` with each of `covers` (from the lineup); `mapped` False omits the maps."""
    maker, args, options = recipe_of(material)
    dyed = covers[0][1]
    if dyed not in args:
        return [_look(maker, args, dict(options), mapped)] * len(covers)
    made = []
    for kind, colour, *_ in covers:
        swapped = tuple(colour if value == dyed else value for value in args)
        if maker in ("wood", "plain") and kind == "wood":
            made.append(_timber(colour, mapped))
        else:
            made.append(_look(maker, swapped, dict(options), mapped))
    return made


def _timber(colour, mapped):
    if lacquered(colour):
        return _look("plain", (colour, 0.38), {}, mapped)
    return _look("wood", (colour,), {}, mapped)


def _look(maker, args, options, mapped):
    if maker == "cloth":
        weave, colour = args
        return _covered(weave, CLOTHS[weave], colour, SHINE["cloth"], mapped)
    if maker == "leather":
        return _covered("leather", LEATHER, args[0], args[1] if len(args) > 1 else SHINE["leather"], mapped)
    if maker == "wood":
        return _wooden(args[0], options.get("roughness", 0.5), mapped)
    if maker == "glow":
        return dict(colour=linear(args[0]), roughness=1.0, glow=True)
    return dict(colour=linear(args[0]), roughness=float(args[1] if len(args) > 1 else options.get("roughness", 0.5)),
                metallic=float(args[2] if len(args) > 2 else options.get("metallic", 0.0)))


def _covered(weave, cloth, colour, roughness, mapped):
    dye = np.array(linear(colour)) * cloth.get("depth", 1.0)
    sheen = cloth.get("sheen", 0) * np.sqrt(dye)
    if not mapped:
        return dict(colour=dye, roughness=roughness, specular=0.3, sheen=sheen)
    factors, peak = _yarns(weave, cloth["contrast"])
    return dict(colour=np.minimum(dye * peak, 1), roughness=roughness, specular=0.3, sheen=sheen, base=factors,
                relief=_relief(weave, cloth["relief"], cloth["tile"]))


def _once(key, make):
    if key not in _maps:
        _maps[key] = make()
    return _maps[key]


def _grey(name, kind):
    picture = Image.open(texture(name, kind)).convert("L").resize((MAP_SIDE, MAP_SIDE), Image.Resampling.BOX)
    return np.asarray(picture, "f4") / 255


def _yarns(weave, contrast):
    """The light and dark yarns of the dye as a map with a maximum of 1, and how much brighter that maximum is than the
    dye.
    """
    def make():
        yarn = np.clip((_grey(weave, "c") - 0.4) / 0.75, 0, 1)
        factor = (1 - 0.55 * contrast) + yarn * contrast
        factor /= factor.mean()
        peak = float(np.percentile(factor, 99))
        return _jpeg(encoded(np.clip(factor / peak, 0, 1))), peak

    return _once((weave, "c", contrast), make)


def _relief(weave, relief, tile):
    def make():
        height = _grey(weave, "h") * relief
        pitch = tile / MAP_SIDE
        across = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / (2 * pitch)
        up = (np.roll(height, 1, 0) - np.roll(height, -1, 0)) / (2 * pitch)
        normal = np.dstack([-across, -up, np.ones_like(height)])
        normal /= np.linalg.norm(normal, axis=2, keepdims=True)
        return _jpeg(normal * 0.5 + 0.5, 70)

    return _once((weave, "n", relief), make)


def _wooden(species, roughness, mapped):
    early, late = (np.minimum(np.array(tone), 0.8) for tone in tones(species))
    ratio = np.round(early / late, 2)
    if not mapped:
        return dict(colour=(early + late) / 2, roughness=roughness, specular=0.3)
    return dict(colour=late, roughness=roughness, specular=0.3, base=_once(("wood", tuple(ratio)), lambda: _grain(ratio)))


def _grain(ratio):
    """A plain-sawn board: growth rings cut into arches, and pores along the fibres; tileable both ways."""
    side = MAP_SIDE * 2
    length, width = WOOD_TILE
    along, across = np.arange(side) / side, np.arange(side)[:, None] / side - 0.5
    sway, tremble = (cloudy(beta, seed, across=4, side=side, least=2) for beta, seed in ((4.5, 7), (3.2, 9)))
    radius = np.hypot(across * width + sway * 0.012, HEART + sway * 0.005)
    years = (radius + ARCH * np.cos(2 * np.pi * along) + tremble * 0.0012) / RING
    year = years % 1
    ring = np.maximum(1 - year / 0.62, (year - 0.86) / 0.14).clip(0, 1)
    pores = cloudy(1.1, 8, across=40, side=side, least=2)
    pore = (pores - 0.9).clip(0, 1) * (0.25 + 0.75 * ring)
    streaks = (cloudy(2.2, 10, across=50, side=side, least=3) * 0.1 + 0.15).clip(0, 0.3)
    early = (ring * 0.5 + pore * 0.38 + streaks).clip(0, 1)[..., None]
    return _jpeg(encoded(1 + (ratio - 1) * early), 66)


def _jpeg(values, quality=62):
    pixels = np.round(values * 255).astype("u1")
    picture = Image.fromarray(pixels if pixels.ndim == 3 else np.dstack([pixels] * 3))
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=quality, optimize=True)
    return file.getvalue()
