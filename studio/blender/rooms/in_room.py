"""A seating piece at home: the rooms of the living-room categories, seen upright for a product's own gallery."""
from rooms import living_types
from rooms.shell import room_camera

# Where the camera stands across the room (m), and its lens (mm).
VIEWS = {"stationary-sofa-loveseats": (0.95, 54), "stationary-sectionals": (1.25, 41), "reclining-sofa-loveseats": (0.95, 54),
         "recliners-lift-chairs": (0.90, 58), "reclining-sectionals": (1.15, 38)}


def build(scene, show):
    """show: a living-room category. Returns the exposure."""
    exposure = living_types.build(scene, show)
    across, lens = VIEWS[show]
    room_camera(scene, (across, -4.2, 1.25), across, lens, (0, -0.06))
    return exposure
