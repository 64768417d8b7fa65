"""Sofas, loveseats, chairs-and-a-half and sofas with a chaise: seats in a row between two arms."""
from arms import STYLES as ARMS
from bases import block_foot, bun_foot, capped_leg, tapered_leg
from cloth import FEATHER, FOAM, Filling
from cushions import buttons, channels, cushion, panel, scatter_pillow
from materials import blackened_steel, brass, cover as covered
from materials import thread
from stage import group
from stitching import nailheads
from woods import wood

KNIFE = Filling(3.6, 0.05, 0.6, slack=0.05, pucker=0.05, crown=0.045, seam_hold=0.35, flat_bottom=False)
PLUSH = Filling(3.2, 0.10, 0.8, slack=0.02, pucker=0.04, crown=0.035)


def build(size, cover, pose="upright", seats=3, arm="track", arm_width=0.16, arm_height=0.62, arm_options=None,
          back="loose", seat="box", legs="tapered", leg_wood="oak", leg_height=0.13, chaise=0, body_depth=0.96,
          piped=True, stitched=None, pillows=(), seat_height=0.47, recline=14, rail=0.17, back_rise=0.0, nails=False):
    """A row of `seats` of `size` (m). chaise: 0, or the side (-1 left, 1 right) whose seat runs out to full depth.

    back: loose (boxed), knife (soft edges), channelled, tufted or tight; seat: box, bench or plush;
    pillows: [[seat position -1..1, side in m, cover, lean]]; back_rise lifts the frame towards the cushions' top.
    """
    width, depth, height = size
    body = depth if not chaise else min(body_depth, depth)
    root = group("sofa")
    fabric = covered(cover)
    trim = dict(piping=fabric if piped else None, stitch=thread(stitched) if stitched else None)
    inner = width - 2 * arm_width
    rear = body / 2
    deck = leg_height + rail
    panel("rail", (width - 0.03, body - 0.05, rail), fabric, location=(0, 0, leg_height + rail / 2), parent=root)
    _arms(root, ARMS[arm], width, body, arm_width, arm_height, leg_height, fabric, trim, arm_options or {}, nails)
    frame_top = height - 0.07 + back_rise
    panel("outside back", (width - 0.02, 0.15, frame_top - leg_height - 0.02), fabric, radius=0.03, piping=trim["piping"],
          seams=("top", "back"), location=(0, rear - 0.09, (frame_top + leg_height + 0.02) / 2), tilt=(-4, 0, 0), parent=root)
    extension = depth - body if chaise else 0
    _seats(root, seat, seats, inner, body, deck, seat_height, fabric, trim, chaise, extension)
    _backs(root, back, seats, inner, rear, seat_height, height, recline, fabric, trim)
    if chaise:
        _chaise_base(root, inner, seats, body, leg_height, rail, fabric, chaise, extension)
    _feet(root, legs, leg_wood, leg_height, width, body, chaise, extension, inner, seats)
    for at, side, pillow_cover, lean in pillows:
        scatter_pillow("scatter pillow", side, covered(pillow_cover),
                       (at * inner / 2, rear - 0.40, seat_height + side * 0.47), (68, 0, lean), root)
    return root


def _arms(root, arm, width, body, arm_width, arm_height, leg_height, fabric, trim, options, nails):
    for side in (-1, 1):
        at = group("arm", (side * (width - arm_width) / 2, 0, 0), parent=root)
        made = arm(at, side, arm_width, body, arm_height, fabric, trim["piping"], trim["stitch"], gap=leg_height, **options)
        if nails:
            nailheads(made, "front", brass())


def _seats(root, style, seats, inner, body, deck, seat_height, fabric, trim, chaise, extension):
    front, depth = -body / 2 + 0.01, body - 0.26
    filling = PLUSH if style == "plush" else FOAM
    radius = 0.05 if style == "plush" else 0.028
    thick = seat_height - deck + 0.015
    each = inner / seats
    left = -inner / 2
    spans = _cushion_places(style, seats, chaise)
    reaching = {-1: 0, 0: None, 1: len(spans) - 1}[chaise]
    for i, places in enumerate(spans):
        run = extension if i == reaching else 0
        cushion(f"seat {run:.2f}", (each * places - 0.004, depth + run, thick), fabric, filling, radius, 0.022,
                trim["piping"], ("top", "bottom"), trim["stitch"], ("top",),
                location=(left + each * places / 2, front + (depth - run) / 2, deck + thick / 2 - 0.004),
                tilt=(-1.5 if not run else 0, 0, 0.5 * (-1) ** i), parent=root)
        left += each * places


def _cushion_places(style, seats, chaise):
    """How many places each seat cushion spans, from the left: one each, or a bench beside the chaise."""
    if style != "bench":
        return [1] * seats
    if not chaise:
        return [seats]
    return [1, seats - 1] if chaise < 0 else [seats - 1, 1]


def _backs(root, style, seats, inner, rear, seat_height, height, recline, fabric, trim):
    tall = (height - seat_height) * 1.03
    each = inner / seats
    if style in ("loose", "knife"):
        filling, radius, thick = (FEATHER, 0.03, 0.17) if style == "loose" else (KNIFE, 0.016, 0.09)
        seams = ("top", "bottom") if style == "loose" else ("top",)
        for i in range(seats):
            x = -inner / 2 + each * (i + 0.5)
            turn = 1.2 * (i - (seats - 1) / 2) * (-1) ** i
            cushion("back cushion", (each - 0.008 + (0.02 if style == "knife" else 0), tall, thick), fabric, filling, radius, 0.02,
                    trim["piping"], seams, trim["stitch"] if style == "loose" else None, ("top",),
                    location=(x, rear - 0.255, seat_height + tall / 2 - 0.015), tilt=(90 - recline + i % 2, 0, turn), parent=root)
        return
    dents, recipe = {
        "channelled": (channels(max(6, round(inner / 0.16)), 0, 0.022), f"channels {round(inner / 0.16)}"),
        "tufted": (buttons(max(4, round(inner / 0.22)), 3, 0.035), f"buttons {round(inner / 0.22)}x3"),
        "tight": (None, ""),
        "seamed": (channels(seats, 0, 0.02), f"channels {seats}"),
    }[style]
    cushion("tight back", (inner + 0.01, tall + 0.03, 0.15), fabric, PLUSH, 0.045, 0.02,
            trim["piping"], ("top",), dents=dents, recipe=recipe,
            location=(0, rear - 0.21, seat_height + tall / 2 - 0.03), tilt=(90 - recline + 3, 0, 0), parent=root)


def _chaise_base(root, inner, seats, body, leg_height, rail, fabric, chaise, extension):
    each = inner / seats
    x = chaise * (inner / 2 - each / 2)
    panel("chaise rail", (each - 0.01, extension + 0.10, rail), fabric,
          location=(x, -body / 2 - extension / 2 + 0.06, leg_height + rail / 2), parent=root)


def _feet(root, style, species, height, width, body, chaise, extension, inner, seats):
    spots = [(sx * (width / 2 - 0.09), sy * (body / 2 - 0.10)) for sx in (-1, 1) for sy in (-1, 1)]
    if width > 1.9:
        spots += [(0, body / 2 - 0.10), (0, -body / 2 + 0.16)]
    if chaise:
        spots += [(chaise * (inner / 2 - 0.06), -body / 2 - extension + 0.12), (chaise * (inner / 2 - inner / seats + 0.06), -body / 2 - extension + 0.12)]
    makers = {
        "tapered": lambda x, y: tapered_leg(height + 0.01, wood(species, "Z"), 0.026, 0.016, (x, y, 0), parent=root),
        "block": lambda x, y: block_foot(height + 0.01, wood(species, "Z"), 0.065, (x, y, 0), root),
        "capped": lambda x, y: capped_leg(height + 0.01, wood(species, "Z"), (x, y, 0), root),
        "bun": lambda x, y: bun_foot(height + 0.01, wood(species, "Z"), 0.045, (x, y, 0), root),
        "metal": lambda x, y: tapered_leg(height + 0.01, blackened_steel(), 0.012, 0.010, (x, y, 0), parent=root),
        "splayed": lambda x, y: tapered_leg(height + 0.015, wood(species, "Z"), 0.025, 0.014, (x, y, 0),
                                            (12 if y > 0 else -12, 12 if x < 0 else -12), root),
    }
    for x, y in spots:
        makers[style](x, y)
