"""The studio's materials as the web's: a colour times a neutral map, so that a swatch is one number in the file."""
import io

import numpy as np
from PIL import Image

from materials import CLOTHS, LEATHER, recipe_of
from textures import cloudy, texture
from units import encoded, linear
from woods import WOODS, lacquered

MAP_SIDE = 256
WOOD_TILE = (1.3, 0.42)
SHINE = {"cloth": 0.95, "leather": 0.46}
_maps = {}


def tile_of(material):
    """Metres per map tile, along and across, and the local axis the grain runs along (None for covers)."""
    maker, args, options = recipe_of(material)
    if maker == "cloth":
        return (CLOTHS[args[0]]["tile"],) * 2, None
    if maker == "leather":
        return (LEATHER["tile"],) * 2, None
    return WOOD_TILE, (args[1] if maker == "wood" and len(args) > 1 else dict(options).get("grain", "X"))


def looks(material, covers, mapped):
    """How `material` looks under each of `covers` (the line-up's specs); `mapped` False leaves the maps out."""
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
    if not mapped:
        return dict(colour=dye, roughness=roughness, specular=0.3)
    factors, peak = _yarns(weave, cloth["contrast"])
    return dict(colour=np.minimum(dye * peak, 1), roughness=roughness, specular=0.3, base=factors,
                relief=_relief(weave, cloth["relief"], cloth["tile"]))


def _once(key, make):
    if key not in _maps:
        _maps[key] = make()
    return _maps[key]


def _grey(name, kind):
    picture = Image.open(texture(name, kind)).convert("L").resize((MAP_SIDE, MAP_SIDE), Image.Resampling.BOX)
    return np.asarray(picture, "f4") / 255


def _yarns(weave, contrast):
    """The dye's light and dark yarns as a map whose brightest is 1, and how much brighter than the dye that is."""
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
    if species in WOODS:
        dark, light = (np.array(linear(c)) for c in WOODS[species])
    else:
        light = np.minimum(np.array(linear(species)) * 1.06, 0.8)
        dark = np.array(linear(species)) * (0.70, 0.62, 0.54)
    ratio = np.round(dark / light, 2)
    if not mapped:
        return dict(colour=(dark + light) / 2, roughness=roughness)
    return dict(colour=light, roughness=roughness, base=_once(("wood", tuple(ratio)), lambda: _grain(ratio)))


def _grain(ratio):
    """Plain-sawn boards: long wandering rings and fine pores, tileable both ways."""
    side = MAP_SIDE * 2
    slow, fine = cloudy(3.2, 7, across=26, side=side, least=2), cloudy(1.1, 8, across=40, side=side, least=2)
    rings = np.abs((slow * 1.6) % 2 - 1)
    tone = np.clip(0.18 + 0.62 * rings + 0.13 * fine, 0, 1)[..., None]
    return _jpeg(encoded(ratio * (1 - tone) + tone), 60)


def _jpeg(values, quality=62):
    pixels = np.round(values * 255).astype("u1")
    picture = Image.fromarray(pixels if pixels.ndim == 3 else np.dstack([pixels] * 3))
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=quality, optimize=True)
    return file.getvalue()
