"""Wood as sawn from a tree: growth rings around a pith, open pores along the fibers, absorbent end grain."""
from materials import lacquer, made_once
from shader import Shader
from units import linear, luminance

# (early wood, late wood)
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
# Early and late wood, as fractions of a stain's red, green and blue. A dark stain leaves a greater difference.
ON_PALE, ON_DARK = ((0.56, 0.50, 0.45), (0.98, 0.98, 1.04)), ((0.40, 0.39, 0.40), (1.26, 1.31, 1.24))
DARK_STAIN = 0.1  # luminance
DARKEST_STAIN, PALEST_STAIN = 0.0195, 0.44  # luminance: grain is visible between the two
RING = 0.0055  # meters from one ring to the next
PITH = (0.05, 0.15)  # meters from the middle of a board to the heart of its tree, at least and at most
TAPER = 0.045  # how much wider a trunk is a meter further down, which draws arches on a board


def timber(cover, grain="X"):
    """The finish of a case piece: ['wood', hex] is stained or painted by its swatch, ['wood', name] one of WOODS.

    Near-whites and near-blacks are lacquered, as in the shop; everything between shows its grain.
    """
    colour = cover[1]
    return lacquer(colour) if lacquered(colour) else wood(colour, grain)


def lacquered(colour):
    """Whether a case piece of this hex is lacquered; a name in WOODS never is."""
    return colour not in WOODS and not DARKEST_STAIN <= luminance(colour) <= PALEST_STAIN


@made_once
def wood(species, grain="X", roughness=0.42):
    """Solid wood, a name in WOODS or the hex of a stain; `grain` is the local axis the fibers run along.

    Each object is a separate board, sawn from a different part of its tree.
    """
    early, late = tones(species)
    shader = Shader(species)
    chance = shader.add("ObjectInfo").outputs["Random"]
    place = shader.add("SeparateXYZ", Vector=shader.add("TexCoord").outputs["Object"])
    along, *across = [place.outputs[axis] for axis in grain + "XYZ".replace(grain, "")]
    along = shader.math("MULTIPLY_ADD", chance, 7.3, along)

    def fibres(length, width):
        """The position on the board, counted in fibers of `length` x `width` m."""
        sides = zip("XYZ", (along, *across), (length, width, width))
        return shader.add("CombineXYZ", **{axis: shader.math("DIVIDE", at, size) for axis, at, size in sides}).outputs[0]

    ring = _rings(shader, chance, along, across, fibres)
    pores = shader.noise(fibres(0.030, 0.0014), 1, 2)
    pore = shader.math("MULTIPLY", shader.map_range(pores, (0.50, 0.68), (0, 1)), shader.map_range(ring, (0, 1), (0.25, 1)))
    streaks = shader.map_range(shader.noise(fibres(0.60, 0.012), 1, 3), (0.35, 0.65), (0, 0.30))
    dark = shader.math("MULTIPLY_ADD", ring, 0.42, shader.math("MULTIPLY_ADD", pore, 0.38, streaks))
    clouds = shader.map_range(shader.noise(fibres(0.9, 0.16), 1), (0.3, 0.7), (0.94, 1.06))
    board = shader.map_range(chance, (0, 1), (0.93, 1.06))
    value = shader.math("MULTIPLY", shader.math("MULTIPLY", clouds, board), _end_grain(shader, grain))
    return shader.surface(
        Base_Color=shader.shade(shader.blend(dark, late, early), value),
        Normal=shader.add("Bump", Height=pores, Distance=0.0003, Strength=0.4).outputs[0],
        Roughness=roughness, Specular=shader.polarised(0.3),
    )


def tones(species):
    """Linear colors of early and late wood, of a name in WOODS or the hex of a stain."""
    if species in WOODS:
        return tuple(linear(c) for c in WOODS[species])
    parts = ON_DARK if luminance(species) < DARK_STAIN else ON_PALE
    return tuple([c * k for c, k in zip(linear(species), part)] for part in parts)


def _rings(shader, chance, along, across, fibres):
    """1 in the porous early wood at the start of a ring, falling to 0 in its dense late wood."""
    turn = shader.math("MULTIPLY", chance, 61.0)
    reach = shader.map_range(shader.math("FRACT", shader.math("MULTIPLY", chance, 17.3)), (0, 1), PITH)
    taper = shader.map_range(shader.math("FRACT", shader.math("MULTIPLY", chance, 41.7)), (0, 1), (TAPER * 0.4, TAPER))
    sides = []
    for k, (side, operation) in enumerate(zip(across, ("COSINE", "SINE"))):
        heart = shader.math("MULTIPLY", shader.math(operation, turn), reach)
        sway = shader.map_range(shader.noise(fibres(0.7, 0.3), 1.0 + 0.13 * k, 2), (0, 1), (-0.03, 0.03))
        sides.append(shader.math("ADD", shader.math("SUBTRACT", side, heart), sway))
    radius = shader.math("SQRT", shader.math("ADD", *(shader.math("MULTIPLY", s, s) for s in sides)))
    tremble = shader.map_range(shader.noise(fibres(0.22, 0.05), 1, 3), (0, 1), (-0.004, 0.004))
    radius = shader.math("ADD", shader.math("MULTIPLY_ADD", along, taper, radius), tremble)
    years = shader.math("DIVIDE", radius, RING)
    uneven = shader.noise(shader.add("CombineXYZ", X=shader.math("DIVIDE", radius, 0.024)).outputs[0], 1, 2)
    year = shader.math("FRACT", shader.math("MULTIPLY_ADD", uneven, 5.0, years))
    return shader.math("MAXIMUM", shader.map_range(year, (0.0, 0.62), (1, 0)), shader.map_range(year, (0.86, 1.0), (0, 1)))


def _end_grain(shader, grain):
    """1 along the fibers, less where they are cut across: end grain absorbs more stain."""
    faces = shader.add("SeparateXYZ", Vector=shader.add("TexCoord").outputs["Normal"])
    return shader.map_range(shader.math("ABSOLUTE", faces.outputs[grain]), (0.7, 0.95), (1, 0.74))
