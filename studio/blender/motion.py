"""The parts of every motion seat, alone or in a row: its poses, seat, hinged back, footrest and pull handle."""
from backs import shell
from bases import footrest_links
from cloth import FIBRE_ROLL, FIRM_FOAM, FOAM
from cushions import channels, cushion
from hardware import block
from materials import black_plastic
from stage import group
from stitching import tube

# back: degrees it leans from upright; foot: how far the footrest has travelled, 0 in to 1 out.
POSES = {"upright": dict(back=13, foot=0.0), "reclined": dict(back=42, foot=1.0), "tv": dict(back=26, foot=1.0),
         "lifted": dict(back=16, foot=0.0)}


def motion_seat(body, seat_width, front, seat_height, fabric, trim, chaise_pad):
    """The seat cushion, `front` (m, y) its front edge; under a chaise pad it has no welt."""
    depth = 0.62
    cushion("seat", (seat_width + 0.012, depth, 0.175), fabric, FOAM, 0.05, 0.018,
            None if chaise_pad else trim["piping"], ("top",), trim["stitch"], ("top",),
            location=(0, front + 0.01 + depth / 2, seat_height - 0.10), tilt=(-4, 0, 0), parent=body)


def motion_back(body, back, seat_width, frame, height, angle, fabric, trim, options, wing):
    """The outside back and, by one of backs.STYLES, the inside back on a hinge that leans `angle` degrees; `wing` adds wings."""
    hinge_z = 0.42
    hinge = group("back", (0, frame / 2 - 0.335, hinge_z), (-angle, 0, 0), body)
    tall = (height - hinge_z) / 0.975
    shell(hinge, seat_width + 0.06, tall - 0.03, fabric, 0.17, trim["piping"], lower=0.06)
    back(hinge, seat_width, tall, fabric, trim["piping"], trim["stitch"], **options)
    if wing:
        for side in (-1, 1):
            cushion("wing", (0.09, 0.24, tall * 0.74), fabric, FIRM_FOAM, 0.04, 0.02, trim["piping"], (),
                    location=(side * (seat_width / 2 + 0.042), 0.01, tall * 0.60), tilt=(0, side * 3, -side * 12), parent=hinge)


def footrest(body, seat_width, front, seat_height, travel, fabric, trim, chaise_pad, extension):
    """The footrest in (`travel` 0) or out (1); a chaise pad that is out fills the `extension` metres before the seat."""
    height, thick = seat_height - 0.235, 0.115
    if chaise_pad and travel:
        cushion("chaise pad", (seat_width, extension + 0.06, 0.15), fabric, FIBRE_ROLL, 0.05, 0.018, trim["piping"], ("top",),
                dents=channels(2, 1, 0.02), recipe="channels 2 y", location=(0, front - extension / 2 + 0.03, seat_height - 0.125),
                tilt=(1.5, 0, 0), parent=body)
        footrest_links(seat_width, extension * 0.6, 0.12, body, (0, front + 0.05, seat_height - 0.17))
        return
    if not travel:
        cushion("footrest", (seat_width - 0.012, height, thick), fabric, FOAM, 0.035, 0.018, trim["piping"], ("top",),
                trim["stitch"], ("top",), location=(0, front + 0.075, 0.075 + height / 2), tilt=(90, 0, 0), parent=body)
        return
    reach, drop, long = 0.42, 0.02, 0.36
    cushion("ottoman", (seat_width - 0.012, long, thick), fabric, FOAM, 0.035, 0.018, trim["piping"], ("top",),
            trim["stitch"], ("top",), location=(0, front - reach + 0.02, seat_height - 0.125 - drop), tilt=(8, 0, 0), parent=body)
    cushion("flip panel", (seat_width - 0.03, 0.24, 0.07), fabric, FIRM_FOAM, 0.03, 0.02,
            location=(0, front - 0.10, seat_height - 0.15), tilt=(6, 0, 0), parent=body)
    footrest_links(seat_width, reach - 0.05, drop + 0.05, body, (0, front + 0.08, seat_height - 0.20))


def pull_handle(body, width):
    """The pull handle of a manual mechanism, on the outside of the right arm."""
    at = group("lever", (width / 2 - 0.016, -0.20, 0.40), parent=body)
    block("escutcheon", (0.012, 0.055, 0.075), black_plastic(), 0.005, (0.004, 0, 0), parent=at)
    path = [(0.006, 0.0, 0.0), (0.028, -0.006, 0.005), (0.036, -0.03, 0.012), (0.038, -0.10, 0.02), (0.038, -0.16, 0.022)]
    tube("handle", path, 0.0095, black_plastic(), parent=at)
