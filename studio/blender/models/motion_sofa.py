"""Reclining sofas, love seats, theatre rows and reclining sectionals: motion seats side by side, or round a corner."""
from arms import STYLES as ARMS
from arms import console
from backs import STYLES as BACKS
from bases import plinth, tapered_leg
from cloth import FIRM_FOAM, FOAM
from cushions import cushion, panel
from hardware import block
from materials import black_plastic, cover as covered
from materials import thread
from motion import POSES, footrest, motion_back, motion_seat, pull_handle
from stage import group
from woods import wood


def build(size, cover, pose="upright", seats=3, arm="pillow-top", back="waterfall", arm_width=0.20, arm_height=0.62,
          seat_height=0.49, back_options=None, arm_options=None, piped=True, stitched=None, consoles=(), open_seats=(),
          lever=False, base="plinth", corner=0, side_seats=1, console_width=0.30, leg_height=0.09):
    """`seats` motion seats in a row of `size` (m).

    consoles: gaps (1 = after the first seat) that hold a console with cup holders; open_seats: seats that lie
    back in any pose but upright (0 is the viewer's left; in a sectional the side run counts on, from the corner forwards).
    corner: 0 for a sofa, or the side (-1, 1) where a wedge turns the row into `side_seats` facing sideways.
    """
    width, depth, height = size
    open_seats = () if pose == "upright" else open_seats
    root = group("motion sofa")
    fabric = covered(cover)
    trim = dict(piping=fabric if piped else None, stitch=thread(stitched) if stitched else None)
    style = dict(arm=ARMS[arm], back=BACKS[back], arm_width=arm_width, arm_height=arm_height, seat_height=seat_height,
                 height=height, fabric=fabric, trim=trim, back_options=back_options or {}, arm_options=arm_options or {},
                 lever=lever, base=base, console_width=console_width, leg_height=leg_height)
    if not corner:
        _run(root, width, depth, seats, (-1, 1), consoles, open_seats, style)
        return root
    frame = 0.98
    wedge = frame + 0.10
    long_run = group("back run", (-corner * wedge / 2, (depth - frame) / 2, 0), parent=root)
    _run(long_run, width - wedge, frame, seats, (-corner,), consoles, [s for s in open_seats if s < seats], style)
    side_run = group("side run", (corner * (width - frame) / 2, -wedge / 2, 0), (0, 0, -90 * corner), root)
    _run(side_run, depth - wedge, frame, side_seats, (corner,), (), [s - seats for s in open_seats if s >= seats], style)
    _wedge(root, (corner * (width - wedge) / 2, (depth - wedge) / 2, 0), wedge, corner, style)
    return root


def _run(root, width, depth, seats, arm_sides, consoles, open_seats, style):
    arm_width, fabric, trim = style["arm_width"], style["fabric"], style["trim"]
    gap = style["console_width"]
    seat_width = (width - arm_width * len(arm_sides) - gap * len(consoles)) / seats
    front = -depth / 2
    x = -width / 2 + (arm_width if -1 in arm_sides else 0)
    for side in arm_sides:
        at = group("arm", (side * (width - arm_width) / 2, -0.03, 0), parent=root)
        style["arm"](at, side, arm_width, depth - 0.09, style["arm_height"], fabric, trim["piping"], trim["stitch"],
                     gap=style["leg_height"] if style["base"] == "legs" else 0.05, **style["arm_options"])
    for i in range(seats):
        place_for = group("place", (x + seat_width / 2, 0, 0), parent=root)
        motion = POSES["reclined" if i in open_seats else "upright"]
        motion_seat(place_for, seat_width - 0.01, front, style["seat_height"], fabric, trim, False)
        motion_back(place_for, style["back"], seat_width - 0.03, depth, style["height"], motion["back"] * (0.75 if i in open_seats else 1),
              fabric, trim, style["back_options"], 0)
        footrest(place_for, seat_width - 0.004, front, style["seat_height"], motion["foot"], fabric, trim, False, 0)
        x += seat_width
        if i + 1 in consoles:
            _console(root, x + gap / 2, gap, depth, style)
            x += gap
    block("deck", (width - 2 * arm_width, depth - 0.30, 0.18), black_plastic(), 0.01, (0, -0.01, 0.20), parent=root)
    if style["lever"]:
        pull_handle(root, width)
    _stand(root, width, depth, style)


def _console(root, x, gap, depth, style):
    """A storage console between two seats: padded lid, cup holders, its own piece of back."""
    fabric, trim = style["fabric"], style["trim"]
    at = group("console", (x, -0.03, 0), parent=root)
    console(at, 1, gap - 0.01, depth - 0.12, style["seat_height"] + 0.10, fabric, trim["piping"], trim["stitch"],
            cups=2 if gap > 0.27 else 1, powered=not style["lever"])
    panel("console back", (gap - 0.01, 0.20, style["height"] * 0.66), fabric, FIRM_FOAM, 0.05, 0.03,
          location=(0, depth / 2 - 0.17, style["height"] * 0.36), parent=at)


def _stand(root, width, depth, style):
    if style["base"] == "legs":
        for sx in (-1, 1):
            for sy in (-1, 1):
                tapered_leg(style["leg_height"] + 0.02, wood("walnut", "Z"), 0.026, 0.017,
                            (sx * (width / 2 - 0.10), sy * (depth / 2 - 0.12), 0), parent=root)
        return
    plinth(width - 0.16, depth - 0.22, 0.06, black_plastic(), root, (0, 0.01, 0))


def _wedge(root, at, side, corner, style):
    """The fixed corner seat: a square cushion, a back like the others on its two outer sides, a post between them."""
    fabric, trim = style["fabric"], style["trim"]
    place_for = group("wedge", at, parent=root)
    top = style["seat_height"]
    post = 0.30
    panel("wedge base", (side - 0.02, side - 0.02, top - 0.22), fabric, location=(0, 0, 0.05 + (top - 0.22) / 2), parent=place_for)
    cushion("wedge seat", (side - 0.24, side - 0.24, 0.18), fabric, FOAM, 0.05, 0.022, trim["piping"], ("top",),
            location=(-corner * 0.12, -0.12, top - 0.10), parent=place_for)
    panel("corner post", (post, post, style["height"] - 0.16), fabric, FIRM_FOAM, 0.06, 0.03,
          location=(corner * (side / 2 - post / 2 - 0.03), side / 2 - post / 2 - 0.03, style["height"] / 2 - 0.03), parent=place_for)
    for turn, along in ((0, -corner), (-90 * corner, corner)):
        outer = group("wedge side", (0, 0, 0), (0, 0, turn), place_for)
        facing = group("wedge back", (along * post / 2, 0, 0), parent=outer)
        motion_back(facing, style["back"], side - post - 0.04, side, style["height"], POSES["upright"]["back"], fabric, trim,
              style["back_options"], 0)
    plinth(side - 0.2, side - 0.2, 0.06, black_plastic(), place_for)
