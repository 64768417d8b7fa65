"""Covers, woods, metals and plastics as Cycles materials. Colours are sRGB hex, as the swatches show them."""
from shader import Shader
from units import linear

_made = {}

# depth: the dye under the sheen, as part of the swatch; tile: metres per texture tile; relief: bump depth in metres; contrast: how far yarns differ from the dye
CLOTHS = {
    "tweed": dict(tile=0.20, relief=0.0012, roughness=0.9, sheen=0.25, contrast=0.8),
    "linen": dict(tile=0.22, relief=0.0010, roughness=0.9, sheen=0.2, contrast=0.7),
    "boucle": dict(tile=0.26, relief=0.0045, roughness=0.95, sheen=0.35, contrast=0.45),
    "velvet": dict(tile=0.40, relief=0.0006, roughness=0.7, sheen=0.9, contrast=0.4, depth=0.6),
    "microfibre": dict(tile=0.30, relief=0.0005, roughness=0.85, sheen=0.6, contrast=0.5),
    "chenille": dict(tile=0.26, relief=0.0016, roughness=0.85, sheen=0.5, contrast=0.7),
    "rug": dict(tile=0.35, relief=0.004, roughness=0.95, sheen=0.3, contrast=0.6),
}
LEATHER = dict(tile=0.17, relief=0.0005, contrast=0.25, depth=0.6)


def _once(maker):
    def made(*args, **options):
        key = (maker.__name__, args, tuple(sorted(options.items())))
        if key not in _made or not _alive(_made[key]):
            _made[key] = maker(*args, **options)
        return _made[key]

    return made


def recipe_of(material):
    """How `material` was made: (name of its maker, the maker's arguments, its options)."""
    return next(key for key, made in _made.items() if _alive(made) and made == material)


def _alive(material):
    try:
        return bool(material.name)
    except ReferenceError:
        return False


def _covered(name, colour, weave, tile, relief, contrast, mottle, depth=1.0):
    """A textured dye: yarns lighter and darker than the dye, large soft clouds, relief as bump."""
    shader = Shader(name)
    tone, normal = shader.woven(weave, tile, relief)
    dye = [c * depth for c in linear(colour)]
    dark, light = [c * (1 - 0.55 * contrast) for c in dye], [min(0.86, c * (1 + 0.45 * contrast)) for c in dye]
    yarn = shader.map_range(tone, (0.4, 1.15), (0, 1))
    place = shader.add("TexCoord").outputs["Object"]
    clouds = shader.map_range(shader.noise(place, 6), (0.3, 0.7), (1 - mottle, 1 + mottle))
    shader.surface(Base_Color=shader.shade(shader.blend(yarn, dark, light), clouds), Normal=normal)
    return shader, place


@_once
def cloth(weave, colour):
    """Woven or looped upholstery: one of CLOTHS in `colour`."""
    look = CLOTHS[weave]
    shader, _ = _covered(weave, colour, weave, look["tile"], look["relief"], look["contrast"], 0.05, look.get("depth", 1.0))
    return shader.surface(Roughness=look["roughness"], Specular=0.2, Sheen=look["sheen"], Sheen_Tint=0.6)


@_once
def striped(colour, stripe, pitch=0.075, width=0.24):
    """Linen with a woven stripe of another colour every `pitch` metres, `width` of it wide."""
    look = CLOTHS["linen"]
    shader, _ = _covered("striped", colour, "linen", look["tile"], look["relief"], look["contrast"], 0.05)
    along = shader.add("SeparateXYZ", Vector=shader.add("UVMap").outputs[0]).outputs["X"]
    step = shader.add("Math", "DIVIDE")
    shader.feed(step.inputs[0], along)
    step.inputs[1].default_value = pitch
    turn = shader.add("Math", "PINGPONG")
    shader.feed(turn.inputs[0], step.outputs[0])
    turn.inputs[1].default_value = 0.5
    line = shader.map_range(turn.outputs[0], (width / 2 - 0.02, width / 2), (1, 0))
    plain_colour = shader.principled.inputs["Base Color"].links[0].from_socket
    mix = shader.add("Mix")
    mix.data_type = "RGBA"
    shader.feed(mix.inputs[0], line)
    shader.feed(mix.inputs[6], plain_colour)
    shader.feed(mix.inputs[7], (*linear(stripe), 1))
    return shader.surface(Base_Color=mix.outputs[2], Roughness=look["roughness"], Specular=0.2, Sheen=look["sheen"], Sheen_Tint=0.6)


@_once
def leather(colour, polish=0.40):
    """Full-grain leather; `polish` is the mean roughness, lower is glossier.

    The swatch shows leather with its sheen; the dye beneath is a part of it (see `depth`). Black shines less, or its flat
    sides mirror the lights and print gray.
    """
    shader, place = _covered("leather", colour, "leather", LEATHER["tile"], LEATHER["relief"], LEATHER["contrast"], 0.09, LEATHER["depth"])
    rough = shader.map_range(shader.noise(place, 14, 5), (0.3, 0.7), (polish - 0.08, polish + 0.07))
    return shader.surface(Roughness=rough, Specular=0.2 if _luminance(colour) < 0.025 else 0.38)


def cover(spec):
    """The cover named in the line-up: ['boucle', '#d9d0c1'] or ['leather', '#3b2418', polish]."""
    kind, colour, *rest = spec
    return leather(colour, *rest) if kind == "leather" else cloth(kind, colour)


@_once
def plain(colour, roughness=0.5, metallic=0.0, specular=0.5, clearcoat=0.0):
    """One even colour; the other numbers are 0..1."""
    shader = Shader("plain")
    return shader.surface(
        Base_Color=(*linear(colour), 1), Roughness=roughness, Metallic=metallic, Specular=specular,
        Clearcoat=clearcoat,
    )


@_once
def clear_glass():
    """Thin clear glass: what is behind it, darker towards its rim, and what shines on it. It bends no light, so it has little grain."""
    shader = Shader("clear glass")
    rim = shader.add("LayerWeight", Blend=0.35).outputs["Facing"]
    behind = shader.add("BsdfTransparent", Color=shader.blend(rim, (0.97, 0.975, 0.975), (0.62, 0.66, 0.66)))
    shine = shader.add("BsdfGlossy", Color=(0.05, 0.05, 0.05, 1), Roughness=0.05)
    both = shader.add("AddShader")
    shader.feed(both.inputs[0], behind.outputs[0])
    shader.feed(both.inputs[1], shine.outputs[0])
    return shader.finish(both)


@_once
def glow(colour, strength):
    """A visible light that the path tracer need not aim at: indicator LEDs, the sky outside."""
    shader = Shader("glow")
    shader.material.cycles.sample_as_light = False
    return shader.surface(Emission=(*linear(colour), 1), Emission_Strength=strength)


def steel():
    """Bright steel."""
    return plain("#c4c4c2", 0.25, 1.0)


def blackened_steel():
    """Steel with a dull black finish."""
    return plain("#1b1b1c", 0.42, 0.6)


def brass():
    """Polished brass."""
    return plain("#b08d4f", 0.28, 1.0)


METALS = {"black": blackened_steel, "brass": brass, "steel": steel}


def black_plastic():
    """Black plastic of middling gloss."""
    return plain("#101011", 0.45)


def thread(colour):
    """Sewing thread."""
    return plain(colour, 0.7, specular=0.2)


WOODS = {
    "oak": ("#8a6440", "#c9a170"),
    "light oak": ("#a98559", "#dcbf95"),
    "walnut": ("#3b2618", "#7a5133"),
    "espresso": ("#1f1512", "#3d2a22"),
    "black": ("#121110", "#23211f"),
    "whitewash": ("#b3a48f", "#dccfb9"),
    "gray wash": ("#6d665d", "#a39b8f"),
    "cherry": ("#5d2a1a", "#9a4f30"),
}
DARKEST_STAIN, PALEST_STAIN = 0.0195, 0.44  # luminance: grain shows from the one to the other


def _luminance(colour):
    return sum(c * w for c, w in zip(linear(colour), (0.2126, 0.7152, 0.0722)))


def timber(cover, grain="X"):
    """The finish of a case piece: ['wood', hex] is stained or painted by its swatch, ['wood', name] one of WOODS.

    Near-whites and near-blacks are lacquer, as on the shop floor; everything between shows its grain.
    """
    colour = cover[1]
    return lacquer(colour) if lacquered(colour) else wood(colour, grain)


def lacquered(colour):
    """Whether a case piece of this hex is lacquered; what has a name in WOODS never is."""
    return colour not in WOODS and not DARKEST_STAIN <= _luminance(colour) <= PALEST_STAIN


@_once
def lacquer(colour, roughness=0.42):
    """Sprayed paint with a satin sheen that does not glare."""
    shader = Shader("lacquer")
    return shader.surface(Base_Color=(*linear(colour), 1), Roughness=roughness, Specular=shader.polarised(0.4))


@_once
def stone(colour, veins=0.5):
    """Polished stone in `colour`, crossed by soft veins: darker on pale stone, paler on dark."""
    shader = Shader("stone")
    place = shader.add("TexCoord").outputs["Object"]
    base = linear(colour)
    pale = sum(base) / 3 > 0.2
    vein = [c * (0.55 if pale else 1) + (0 if pale else 0.12) for c in base]
    wander = shader.noise(place, 1.6, 5, 1.4)
    distance = shader.add("Math", "ABSOLUTE")
    shader.feed(distance.inputs[0], shader.map_range(wander, (0, 1), (-1, 1)))
    line = shader.map_range(distance.outputs[0], (0.0, 0.07), (veins, 0))
    clouds = shader.map_range(shader.noise(place, 3, 4), (0.3, 0.7), (0.94, 1.04))
    return shader.surface(Base_Color=shader.shade(shader.blend(line, base, vein), clouds), Roughness=0.24, Specular=shader.polarised(0.45))


@_once
def wood(species, grain="X", scale=1.0, roughness=0.42):
    """Solid wood, a name in WOODS or the hex of a stain; `grain` is the local axis the fibres run along."""
    if species in WOODS:
        dark, light = (linear(c) for c in WOODS[species])
    else:
        dark = [c * k for c, k in zip(linear(species), (0.60, 0.52, 0.45))]
        light = [min(0.8, c * 1.14) for c in linear(species)]
        scale *= 1.5
    shader = Shader(species)
    random = shader.add("ObjectInfo").outputs["Random"]
    offset = shader.add("VectorMath", "SCALE", Vector=shader.add("CombineXYZ", X=random, Y=random, Z=random).outputs[0])
    offset.inputs["Scale"].default_value = 7.3
    place = shader.add("VectorMath", "ADD")
    shader.feed(place.inputs[0], shader.add("TexCoord").outputs["Object"])
    shader.feed(place.inputs[1], offset.outputs[0])
    stretch = [scale * (0.07 if axis == grain else 1) for axis in "XYZ"]
    along = shader.add("Mapping", Vector=place.outputs[0], Scale=stretch).outputs[0]
    growth = shader.add("Math", "MULTIPLY")
    shader.feed(growth.inputs[0], shader.noise(along, 9, 4, 0.6))
    growth.inputs[1].default_value = 9
    rings = shader.add("Math", "PINGPONG")
    shader.feed(rings.inputs[0], growth.outputs[0])
    rings.inputs[1].default_value = 0.5
    pores = shader.noise(along, 120, 3)
    grainy = shader.add("Math", "MULTIPLY_ADD")
    shader.feed(grainy.inputs[0], rings.outputs[0])
    grainy.inputs[1].default_value = 0.9
    shader.feed(grainy.inputs[2], shader.map_range(pores, (0, 1), (-0.22, 0.68)))
    tone = shader.map_range(grainy.outputs[0], (0.1, 0.75), (0, 1))
    bump = shader.add("Bump", Height=pores, Distance=0.0004, Strength=0.5).outputs[0]
    value = shader.add("Math", "MULTIPLY")
    shader.feed(value.inputs[0], shader.map_range(random, (0, 1), (0.9, 1.1)))
    shader.feed(value.inputs[1], _end_grain(shader, grain))
    return shader.surface(
        Base_Color=shader.shade(shader.blend(tone, dark, light), value.outputs[0]), Normal=bump,
        Roughness=roughness, Specular=shader.polarised(0.3),
    )


def _end_grain(shader, grain):
    """1 along the fibres, less where they are cut across: end grain drinks more stain."""
    faces = shader.add("SeparateXYZ", Vector=shader.add("TexCoord").outputs["Normal"])
    across = shader.add("Math", "ABSOLUTE")
    shader.feed(across.inputs[0], faces.outputs[grain])
    return shader.map_range(across.outputs[0], (0.7, 0.95), (1, 0.74))
