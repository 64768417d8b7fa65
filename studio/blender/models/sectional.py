"""Stationary L-shaped sectionals: a run along the back and a return along one side, meeting in a corner."""
from arms import STYLES as ARMS
from bases import block_foot, tapered_leg
from cloth import FEATHER, FOAM
from cushions import cushion, panel, scatter_pillow
from materials import black_plastic, cover as covered
from materials import thread
from models.pebble_chair import PEBBLE
from models.sofa import KNIFE, PLUSH
from stage import group
from woods import wood


def build(size, cover, pose="upright", corner=1, back_seats=3, side_seats=2, arm="track", arm_width=0.14, arm_height=0.60,
          arm_options=None, back="loose", legs="block", leg_wood="oak", leg_height=0.10, piped=True, stitched=None,
          pillows=(), seat_height=0.45, recline=13, rail=0.16, frame=0.95, soft=False):
    """`size` is (width, depth along the return, height) in m; `corner` the side of the return (-1 left, 1 right).

    back_seats counts the seats along the back including the corner; side_seats those of the return without it.
    soft: modules without rails or arms, rounded like pebbles.
    """
    width, depth, height = size
    root = group("sectional")
    fabric = covered(cover)
    piping, stitch = fabric if piped else None, thread(stitched) if stitched else None
    kit = dict(fabric=fabric, piping=piping, stitch=stitch, back=back, seat_height=seat_height, height=height, recline=recline,
               deck=leg_height + rail, leg_height=leg_height, rail=rail, frame=frame, soft=soft)
    arm_w = 0 if soft else arm_width
    long = group("back run", (0, depth / 2 - frame / 2, 0), parent=root)
    _seats(long, -width / 2 + (arm_w if corner > 0 else 0), width / 2 - (arm_w if corner < 0 else 0), back_seats, kit, corner)
    reach = depth - frame - arm_w
    side = group("return", (corner * (width / 2 - frame / 2), depth / 2 - frame - reach / 2, 0), (0, 0, -90 * corner), root)
    _seats(side, -reach / 2, reach / 2, side_seats, kit, 0)
    if not soft:
        for at, turn, which in (((-corner * (width - arm_w) / 2, depth / 2 - frame / 2, 0), 0, -corner),
                                ((corner * (width - frame) / 2, -depth / 2 + arm_w / 2, 0), -90 * corner, corner)):
            spot = group("arm", at, (0, 0, turn), root)
            ARMS[arm](spot, which, arm_width, frame, arm_height, fabric, piping, stitch, gap=leg_height, **(arm_options or {}))
    _feet(root, width, depth, corner, frame, legs, leg_wood, leg_height)
    for x, side_length, pillow_cover, lean in pillows:
        scatter_pillow("scatter pillow", side_length, covered(pillow_cover),
                       (x * width / 2, depth / 2 - 0.40, seat_height + side_length * 0.47), (68, 0, lean), root)
    return root


def _seats(run, x0, x1, count, kit, corner):
    """Rail, outside back, seats and backs from x0 to x1; a corner run also closes its corner's outer side."""
    length, frame, middle = x1 - x0, kit["frame"], (x0 + x1) / 2
    rear, each = frame / 2, (x1 - x0) / count
    fabric, deck = kit["fabric"], kit["deck"]
    back_depth = 0.24
    if not kit["soft"]:
        panel("rail", (length - 0.005, frame - 0.05, kit["rail"]), fabric, location=(middle, 0, kit["leg_height"] + kit["rail"] / 2), parent=run)
        top = kit["height"] - 0.06
        panel("outside back", (length - 0.005, 0.14, top - kit["leg_height"] - 0.02), fabric, radius=0.03, piping=kit["piping"],
              seams=("top",), location=(middle, rear - 0.08, (top + kit["leg_height"]) / 2), tilt=(-3, 0, 0), parent=run)
        if corner:
            panel("corner back", (frame - 0.02, 0.14, top - kit["leg_height"] - 0.02), fabric, radius=0.03,
                  location=(corner * (max(abs(x0), abs(x1)) - 0.08), 0, (top + kit["leg_height"]) / 2), tilt=(0, 0, 90), parent=run)
    for i in range(count):
        x = x0 + each * (i + 0.5)
        in_corner = corner and i == (count - 1 if corner > 0 else 0)
        _seat(run, x, each, kit, in_corner, corner, rear, back_depth, deck)


def _seat(run, x, each, kit, in_corner, corner, rear, back_depth, deck):
    fabric, seat_height, frame = kit["fabric"], kit["seat_height"], kit["frame"]
    thick = seat_height - deck + 0.015
    width = each - 0.004 - (back_depth if in_corner else 0)
    x_seat = x - (corner * back_depth / 2 if in_corner else 0)
    if kit["soft"]:
        low = 0.04
        cushion("module", (each - 0.006, frame - 0.02, seat_height - low - 0.10), fabric, PEBBLE, 0.06, 0.025,
                location=(x, 0, low + (seat_height - low - 0.10) / 2), parent=run)
        thick, filling, radius = 0.19, PEBBLE, 0.085
    else:
        filling, radius = FOAM, 0.028
    cushion(f"seat {in_corner}", (width, frame - back_depth - 0.01, thick), fabric, filling, radius, 0.024, None if kit["soft"] else kit["piping"],
            ("top", "bottom"), kit["stitch"], ("top",),
            location=(x_seat, -frame / 2 + 0.01 + (frame - back_depth) / 2, seat_height - thick / 2 + 0.005), tilt=(-1, 0, 0), parent=run)
    tall = (kit["height"] - seat_height) * 1.03
    spots = [(x_seat if in_corner else x, rear - 0.23, 0, width)]
    if in_corner:
        spots.append((x + corner * (each / 2 - 0.23), -back_depth / 2 - 0.02, -90 * corner, frame - back_depth - 0.02))
    filling, radius, depth = {"loose": (FEATHER, 0.03, 0.17), "knife": (KNIFE, 0.016, 0.09), "tight": (PLUSH, 0.05, 0.17),
                              "pebble": (PEBBLE, 0.085, 0.20)}[kit["back"]]
    for px, py, turn, span in spots:
        cushion("back cushion", (span - 0.006, tall, depth), fabric, filling, radius, 0.022, None if kit["soft"] else kit["piping"], ("top", "bottom") if kit["back"] == "loose" else ("top",),
                location=(px, py, seat_height + tall / 2 - 0.015), tilt=(90 - kit["recline"], 0, turn), parent=run)


def _feet(root, width, depth, corner, frame, style, species, height):
    spots = [(sx * (width / 2 - 0.09), depth / 2 - 0.10) for sx in (-1, 1)]
    spots += [(-corner * (width / 2 - 0.09), depth / 2 - frame + 0.10), (corner * (width / 2 - 0.09), -depth / 2 + 0.09),
              (corner * (width / 2 - frame + 0.09), -depth / 2 + 0.09), (0, depth / 2 - frame + 0.12)]
    for x, y in spots:
        if style == "block":
            block_foot(height + 0.01, wood(species, "Z"), 0.06, (x, y, 0), root)
        elif style == "hidden":
            block_foot(max(height, 0.05), black_plastic(), 0.08, (x * 0.96, y * 0.96, 0), root)
        else:
            tapered_leg(height + 0.01, wood(species, "Z"), 0.025, 0.015, (x, y, 0), parent=root)
