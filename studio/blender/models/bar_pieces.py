"""Bar furniture: the cabinet that opens into a bar, and the home bar with its brass rail."""
from bases import tapered_leg
from hardware import block, turned
from materials import brass
from models import case_goods
from stage import catalogued, group, place
from stitching import tube
from tabletop import bottle, stem_glass, tumbler
from woods import timber

BOARD = 0.022


def build(size, cover, pose="upright", piece="cabinet", **options):
    """The bar piece `piece` (one of PIECES) at `size` (width, depth, height in m)."""
    root = group(piece)
    PIECES[piece](root, size, cover, **options)
    return root


def _cabinet(root, size, cover, leg=0.15, swing=112):
    """Doors open on bottle racks below, a fold-down shelf, bottles and hanging stemware above."""
    width, depth, height = size[0] - 0.012, size[1] - 0.010, size[2]
    along, up, inside = timber(cover, "X"), timber(cover, "Z"), timber(["wood", "oak"], "X")
    body, front = height - leg, -depth / 2
    carcase = catalogued(group("carcase", parent=root))
    for side in (-1, 1):
        block("side", (BOARD, depth, body), up, 0.002, (side * (width - BOARD) / 2, 0, leg + body / 2), parent=carcase)
        for y in (front + 0.06, -front - 0.06):
            tapered_leg(leg + 0.005, brass(), 0.014, 0.010, (side * (width / 2 - 0.06), y, 0), (5 * (1 if y > 0 else -1), -5 * side), carcase)
    inner = width - 2 * BOARD
    levels = [leg + BOARD / 2, leg + body * 0.20, leg + body * 0.46, leg + body * 0.53, leg + body * 0.80, height - BOARD / 2]
    block("top", (width + 0.012, depth + 0.01, BOARD), along, 0.004, (0, -0.003, levels[-1] + 0.001), parent=carcase)
    block("bottom", (width - 0.004, depth, BOARD), along, 0.002, (0, 0, levels[0]), parent=carcase)
    block("back", (inner, 0.008, body - BOARD), inside, 0, (0, depth / 2 - 0.008, leg + body / 2), parent=carcase)
    for z in (levels[2], levels[4]):
        block("shelf", (inner, depth - 0.04, 0.018), inside, 0.002, (0, 0.01, z), parent=root)
    block("drawer front", (inner - 0.006, 0.02, levels[1] - levels[0] - 0.02), along, 0.002, (0, front + 0.012, (levels[0] + levels[1]) / 2), parent=root)
    block("drawer shelf", (inner, depth - 0.04, 0.018), inside, 0.002, (0, 0.01, levels[1]), parent=root)
    case_goods.pull(root, 0, (levels[0] + levels[1]) / 2, front + 0.002, 0.16, "bar", brass())
    block("fold-down shelf", (inner - 0.01, 0.30, 0.018), inside, 0.003, (0, front - 0.12, levels[2] + 0.001), parent=root)
    for side in (-1, 1):
        tube("stay", [(side * (inner / 2 - 0.02), front + 0.03, levels[2] + 0.20), (side * (inner / 2 - 0.02), front - 0.20, levels[2] + 0.012)], 0.003, brass(), parent=root)
    _wine_rack(root, inner, depth, levels[1] + 0.009, levels[2] - 0.009, inside)
    _stock(root, inner, levels[2] + 0.010, levels[4] - 0.009, levels[4] + 0.009)
    for side in (-1, 1):
        _open_door(root, side, width, front, leg, body, swing, up, inside, cover)


def _open_door(root, side, width, front, leg, body, swing, up, inside, cover):
    """A reeded door swung wide, its inside lined with oak and a rail of glasses."""
    leaf = width / 2 - 0.003
    hinge = group("hinge", (side * (width / 2 - 0.004), front - 0.004, leg), (0, 0, side * swing), root)
    middle = -side * leaf / 2
    tall = body - 0.006
    block("door", (leaf, 0.018, tall), up, 0.002, (middle, -0.009, tall / 2), parent=hinge)
    block("door lining", (leaf - 0.03, 0.004, tall - 0.03), inside, 0, (middle, 0.001, tall / 2), parent=hinge)
    count = round(leaf / 0.026)
    for k in range(count):
        x = -side * leaf * (k + 0.5) / count
        turned("reed", [(0, 0), (leaf / count / 2, 0.002), (leaf / count / 2, tall - 0.002), (0, tall)], timber(cover, "Z"), 12, (x, -0.016, 0), parent=hinge)
    case_goods.pull(hinge, -side * (leaf - 0.03), tall * 0.525, -0.028, tall * 0.15, "bar", brass(), upright=True)
    for z in (tall * 0.62, tall * 0.34):
        block("door shelf", (leaf - 0.05, 0.075, 0.012), inside, 0.002, (middle, 0.042, z), parent=hinge)
        tube("gallery", [(-side * 0.03, 0.076, z + 0.045), (-side * (leaf - 0.03), 0.076, z + 0.045)], 0.003, brass(), parent=hinge)
        for k in range(4):
            at = (-side * (0.06 + k * (leaf - 0.12) / 3), 0.042, z + 0.006)
            tumbler(at, hinge) if z > tall / 2 else bottle(at, k, hinge)


def _wine_rack(root, inner, depth, low, high, wood):
    """A lattice of four by three pigeonholes, a bottle's foot in each."""
    columns, rows = 4, 3
    w, h = inner / columns, (high - low) / rows
    for k in range(1, columns):
        block("upright", (0.010, depth - 0.06, high - low), wood, 0.001, (-inner / 2 + k * w, 0.01, (low + high) / 2), parent=root)
    for j in range(1, rows):
        block("rack shelf", (inner, depth - 0.06, 0.009), wood, 0.001, (0, 0.01, low + j * h), parent=root)
    for k in range(columns):
        for j in range(rows):
            if (k + 2 * j) % 5:
                bottle((-inner / 2 + (k + 0.5) * w, -depth / 2 + 0.035, low + j * h + 0.044), k + j, root, (-90, 0, 0))


def _stock(root, inner, low, high, upper):
    for k, x in enumerate((-0.30, -0.21, -0.12, 0.17, 0.27)):
        bottle((x * inner / 0.8, 0.06 + 0.02 * (k % 2), low), k + 1, root)
    for k in range(3):
        tumbler((-0.02 + 0.09 * (k % 2), -0.02 - 0.07 * k, low), root)
    for x in (-0.26, -0.13, 0.0, 0.13, 0.26):
        block("stem rail", (0.012, 0.26, 0.012), brass(), 0.002, (x * inner / 0.7 + 0.036, 0, high - 0.006), parent=root)
        for y in (-0.07, 0.04):
            stem_glass((x * inner / 0.7, y, high - 0.002), root, True)
    for k, x in enumerate((-0.24, -0.14, 0.10, 0.20, 0.30)):
        stem_glass((x * inner / 0.8, 0.0 + 0.04 * (k % 2), upper), root)


def _home_bar(root, size, cover, rail=True):
    """A reeded front, a top that overhangs the knees, a brass footrail; bottles and stems stand behind."""
    width, depth, height = size
    along = timber(cover, "X")
    body_depth, back = depth - 0.20, depth / 2
    body = case_goods.build((width - 0.06, body_depth, height - 0.04), cover, columns=[[["slatted", 1]], [["slatted", 1]], [["slatted", 1]]], legs="plinth",
                            leg_height=0.09, pulls="none", top_overhang=0)
    place(body, (0, back - body_depth / 2 - 0.01, 0), parent=root)
    block("bar top", (width, depth - 0.03, 0.042), along, 0.012, (0, 0.015, height - 0.021), parent=root, segments=5)
    tube("top trim", [(-width / 2 + 0.01, -depth / 2 + 0.028, height - 0.05), (width / 2 - 0.01, -depth / 2 + 0.028, height - 0.05)], 0.006, brass(), parent=root)
    if rail:
        front = back - body_depth - 0.01
        y, z, reach = front - 0.13, 0.20, width / 2 - 0.06
        tube("footrail", [(-reach, y, z), (reach, y, z)], 0.0165, brass(), parent=root)
        for k in range(4):
            x = -reach + 0.06 + k * (2 * reach - 0.12) / 3
            tube("bracket", [(x, front + 0.01, z - 0.05), (x, y + 0.03, z - 0.05), (x, y, z - 0.02), (x, y, z)], 0.009, brass(), parent=root)
            turned("rose", [(0, 0), (0.022, 0), (0.022, 0.006), (0.012, 0.010), (0, 0.010)], brass(), 28, (x, front + 0.002, z - 0.05), (90, 0, 0), root)
        for side in (-1, 1):
            turned("finial", [(0, 0), (0.018, 0), (0.022, 0.012), (0.016, 0.026), (0, 0.030)], brass(), 28, (side * reach, y, z), (0, side * 90, 0), root)


PIECES = {"cabinet": _cabinet, "home bar": _home_bar}
