"""Covers, metals, paints and plastics as Cycles materials. Colors are sRGB hex, as in the swatches."""
from shader import Shader
from units import linear, luminance

_made = {}

# depth: the dye under the sheen, as a fraction of the swatch; tile: meters per texture tile; relief: bump depth in
# meters; contrast: how far yarns differ from the dye; brushed: how far broad strokes do
CLOTHS = {
    "tweed": dict(tile=0.20, relief=0.0012, roughness=0.9, sheen=0.25, contrast=0.8),
    "linen": dict(tile=0.22, relief=0.0010, roughness=0.9, sheen=0.2, contrast=0.7),
    "boucle": dict(tile=0.26, relief=0.0045, roughness=0.95, sheen=0.35, contrast=0.45),
    "velvet": dict(tile=0.40, relief=0.0012, roughness=0.7, sheen=0.9, contrast=0.6, depth=0.6, brushed=0.12),
    "microfibre": dict(tile=0.30, relief=0.0012, roughness=0.85, sheen=0.6, contrast=0.5),
    "chenille": dict(tile=0.26, relief=0.0016, roughness=0.85, sheen=0.5, contrast=0.7),
    "rug": dict(tile=0.35, relief=0.004, roughness=0.95, sheen=0.3, contrast=0.6),
}
LEATHER = dict(tile=0.17, relief=0.0005, contrast=0.25, depth=0.6)


def made_once(maker):
    """Decorates a maker so that it returns the same material for the same arguments, as long as it is in the scene."""

    def made(*args, **options):
        key = (maker.__name__, args, tuple(sorted(options.items())))
        if key not in _made or not _alive(_made[key]):
            _made[key] = maker(*args, **options)
        return _made[key]

    return made


def recipe_of(material):
    """Returns how `material` was made: (name of its maker, the maker's arguments, its options)."""
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


@made_once
def cloth(weave, colour):
    """Woven or looped upholstery: one of CLOTHS in `colour`."""
    look = CLOTHS[weave]
    shader, _ = _covered(weave, colour, weave, look["tile"], look["relief"], look["contrast"], look.get("brushed", 0.05), look.get("depth", 1.0))
    return shader.surface(Roughness=look["roughness"], Specular=0.2, Sheen=look["sheen"], Sheen_Tint=0.6)


@made_once
def striped(colour, stripe, pitch=0.075, width=0.24):
    """Linen with a woven stripe of another colour every `pitch` metres, `width` of it wide."""
    look = CLOTHS["linen"]
    shader, _ = _covered("striped", colour, "linen", look["tile"], look["relief"], look["contrast"], 0.05)
    along = shader.add("SeparateXYZ", Vector=shader.add("UVMap").outputs[0]).outputs["X"]
    turn = shader.math("PINGPONG", shader.math("DIVIDE", along, pitch), 0.5)
    line = shader.map_range(turn, (width / 2 - 0.02, width / 2), (1, 0))
    plain_colour = shader.principled.inputs["Base Color"].links[0].from_socket
    mix = shader.add("Mix")
    mix.data_type = "RGBA"
    shader.feed(mix.inputs[0], line)
    shader.feed(mix.inputs[6], plain_colour)
    shader.feed(mix.inputs[7], (*linear(stripe), 1))
    return shader.surface(Base_Color=mix.outputs[2], Roughness=look["roughness"], Specular=0.2, Sheen=look["sheen"], Sheen_Tint=0.6)


@made_once
def leather(colour, polish=0.40):
    """Full-grain leather; `polish` is the mean roughness, lower is glossier.

    The swatch shows leather with its sheen; the dye beneath is a fraction of it (see `depth`). Black has less gloss, or
    its flat sides would mirror the lights and look gray.
    """
    shader, place = _covered("leather", colour, "leather", LEATHER["tile"], LEATHER["relief"], LEATHER["contrast"], 0.09, LEATHER["depth"])
    rough = shader.map_range(shader.noise(place, 14, 5), (0.3, 0.7), (polish - 0.08, polish + 0.07))
    return shader.surface(Roughness=rough, Specular=0.2 if luminance(colour) < 0.025 else 0.38)


def cover(spec):
    """The cover named in the lineup: ['boucle', '#d9d0c1'] or ['leather', '#3b2418', polish]."""
    kind, colour, *rest = spec
    return leather(colour, *rest) if kind == "leather" else cloth(kind, colour)


@made_once
def plain(colour, roughness=0.5, metallic=0.0, specular=0.5, clearcoat=0.0):
    """One even colour; the other numbers are 0..1."""
    shader = Shader("plain")
    return shader.surface(
        Base_Color=(*linear(colour), 1), Roughness=roughness, Metallic=metallic, Specular=specular,
        Clearcoat=clearcoat,
    )


@made_once
def clear_glass():
    """Thin clear glass: transparent, darker towards its rim, with reflections. It doesn't refract light, which keeps
    noise low.
    """
    shader = Shader("clear glass")
    rim = shader.add("LayerWeight", Blend=0.35).outputs["Facing"]
    behind = shader.add("BsdfTransparent", Color=shader.blend(rim, (0.97, 0.975, 0.975), (0.62, 0.66, 0.66)))
    shine = shader.add("BsdfGlossy", Color=(0.05, 0.05, 0.05, 1), Roughness=0.05)
    both = shader.add("AddShader")
    shader.feed(both.inputs[0], behind.outputs[0])
    shader.feed(both.inputs[1], shine.outputs[0])
    return shader.finish(both)


@made_once
def glow(colour, strength):
    """A visible light that the path tracer need not sample directly: indicator LEDs, the sky outside."""
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
    """Black plastic of medium gloss."""
    return plain("#101011", 0.45)


def thread(colour):
    """Sewing thread."""
    return plain(colour, 0.7, specular=0.2)


@made_once
def lacquer(colour, roughness=0.42):
    """Sprayed paint with a satin sheen without glare."""
    shader = Shader("lacquer")
    return shader.surface(Base_Color=(*linear(colour), 1), Roughness=roughness, Specular=shader.polarised(0.4))


@made_once
def stone(colour, veins=0.5):
    """Polished stone in `colour`, crossed by soft veins: darker on pale stone, paler on dark."""
    shader = Shader("stone")
    place = shader.add("TexCoord").outputs["Object"]
    base = linear(colour)
    pale = sum(base) / 3 > 0.2
    vein = [c * (0.55 if pale else 1) + (0 if pale else 0.12) for c in base]
    wander = shader.noise(place, 1.6, 5, 1.4)
    distance = shader.math("ABSOLUTE", shader.map_range(wander, (0, 1), (-1, 1)))
    line = shader.map_range(distance, (0.0, 0.07), (veins, 0))
    clouds = shader.map_range(shader.noise(place, 3, 4), (0.3, 0.7), (0.94, 1.04))
    return shader.surface(Base_Color=shader.shade(shader.blend(line, base, vein), clouds), Roughness=0.24, Specular=shader.polarised(0.45))
