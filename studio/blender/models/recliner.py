"""Motion chairs: recliners, lift chairs, theatre seats and reclining chaises share one frame and mechanism."""
import bpy
import numpy as np
from mathutils import Matrix, Vector
from scipy.interpolate import CubicSpline

from arms import STYLES as ARMS
from backs import STYLES as BACKS
from bases import lift_frame, plinth, tapered_leg
from hardware import block, turned
from materials import black_plastic, blackened_steel, cover as covered, glow, thread
from motion import POSES, footrest, motion_back, motion_seat, pull_handle
from stage import group, subtree
from stitching import tube
from woods import wood

ARM_GAP = 0.05  # m: what an arm stands over the floor


def build(size, cover, pose="upright", arm="pillow-top", back="waterfall", arm_width=0.20, arm_height=0.62,
          seat_height=0.49, back_options=None, arm_options=None, piped=True, stitched=None, chaise_pad=False,
          base="plinth", usb=False, lift=False, lever=False, wing=0.0):
    """A motion chair of `size` (width, depth, height in m, as catalogued upright; a chaise pad counts its length).

    pose: upright, reclined, tv or lifted. `stitched` is a thread colour or None.
    """
    width, depth, height = size
    root = group("motion chair")
    body = group("body", parent=root)
    fabric = covered(cover)
    trim = dict(piping=fabric if piped else None, stitch=thread(stitched) if stitched else None)
    frame = min(depth, 1.0)
    front, seat_width = -frame / 2, width - 2 * arm_width
    motion = POSES[pose]
    right_arm = _arms(body, ARMS[arm], width, frame, arm_width, arm_height, fabric, trim, arm_options or {})
    motion_seat(body, seat_width, front, seat_height, fabric, trim, chaise_pad)
    motion_back(body, BACKS[back], seat_width, frame, height, motion["back"], fabric, trim, back_options or {}, wing)
    footrest(body, seat_width, front, seat_height, motion["foot"], fabric, trim, chaise_pad, depth - frame)
    block("deck", (seat_width, frame - 0.30, 0.18), black_plastic(), 0.01, (0, -0.01, 0.20), parent=body)
    if usb:
        _usb_plate(body, right_arm, arm_height, front)
    if lever:
        pull_handle(body, width)
    if lift:
        _hand_control(body, width, arm_height)
    _base(root, body, base, width, frame, pose)
    return root


def _arms(body, arm, width, frame, arm_width, arm_height, fabric, trim, options):
    """Both arms; returns the right one."""
    depth = frame - 0.09
    for side in (-1, 1):
        at = group("arm", (side * (width - arm_width) / 2, -0.03, 0), parent=body)
        arm(at, side, arm_width, depth, arm_height, fabric, trim["piping"], trim["stitch"], **options)
    return at


def _usb_plate(body, arm, arm_height, front):
    """Power button, USB-A and USB-C on the inner face of the right `arm`, flush with its padding."""
    y, z = front + 0.20, arm_height - 0.075
    spots = [_inner_face(arm, y + dy, z + dz) for dy in (-0.05, 0, 0.05) for dz in (-0.018, 0.018)]
    outward = sum((normal for _, normal in spots), Vector()).normalized()
    centre = sum((spot for spot, _ in spots), Vector()) / len(spots)
    proud = max((spot - centre).dot(outward) for spot, _ in spots)
    at = group("usb plate", centre + outward * (proud - 0.002), parent=body)
    along = (Vector((0, 1, 0)) - outward * outward.y).normalized()
    at.rotation_euler = Matrix((along.cross(outward), along, outward)).transposed().to_euler()
    block("plate", (0.045, 0.13, 0.014), black_plastic(), 0.004, parent=at)
    for dy in (-0.035, -0.005):
        block("button", (0.018, 0.018, 0.004), blackened_steel(), 0.0015, (0, dy, 0.008), parent=at)
    block("usb", (0.013, 0.006, 0.002), glow("#4aa8ff", 3.0), 0.0004, (0, 0.035, 0.0072), parent=at)


def _inner_face(arm, y, z):
    """Where a line from the middle of the seat meets `arm`, and which way its padding faces there."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    met = []
    for part in (part.evaluated_get(graph) for part in subtree(arm) if part.type == "MESH"):
        world = part.matrix_world
        into = world.inverted()
        hit, spot, normal, _ = part.ray_cast(into @ Vector((0, y, z)), into.to_3x3() @ Vector((1, 0, 0)))
        if hit:
            met.append((world @ spot, (world.to_3x3() @ normal).normalized()))
    if not met:
        raise ValueError(f"no arm beside the seat at {y:.2f}, {z:.2f}")
    return min(met, key=lambda spot_and_normal: spot_and_normal[0].x)


def _hand_control(body, width, arm_height):
    """The wired remote in its side pocket."""
    x = width / 2 + 0.008
    at = group("hand control", (x, -0.16, arm_height - 0.19), (8, 0, 0), body)
    block("remote", (0.022, 0.052, 0.15), black_plastic(), 0.008, parent=at)
    for z in (0.045, 0.015):
        block("button", (0.003, 0.022, 0.016), glow("#d9d9d6", 0.5), 0.001, (0.0115, 0, z), parent=at)
    _cord(body, x, arm_height - 0.26)


def _cord(body, x, top):
    """What hangs from the hand control's lower end, at height `top`, and goes in under the arm to the chair's motor."""
    low = ARM_GAP - 0.012
    bends = np.array([(x, -0.15, top), (x + 0.005, -0.143, top - 0.07), (x + 0.004, -0.10, 0.45 * top), (x, -0.07, low + 0.05),
                      (x - 0.02, -0.065, low), (x - 0.075, -0.06, low)])
    reached = np.append(0, np.cumsum(np.linalg.norm(np.diff(bends, axis=0), axis=1)))
    tube("cord", CubicSpline(reached, bends)(np.linspace(0, reached[-1], 60)), 0.004, black_plastic(), parent=body)


def _base(root, body, base, width, frame, pose):
    if pose == "lifted":
        _raise(root, body, width, frame)
        return
    if base == "legs":
        dark = wood("espresso", "Z")
        for sx in (-1, 1):
            for sy in (-1, 1):
                tapered_leg(0.075, dark, 0.028, 0.02, (sx * (width / 2 - 0.10), sy * (frame / 2 - 0.12), 0), parent=root)
        return
    if base == "swivel":
        turned("turntable", [(0, 0), (0.29, 0), (0.29, 0.012), (0.27, 0.02), (0.10, 0.026), (0.10, 0.12), (0, 0.12)],
               blackened_steel(), 64, parent=root)
        return
    plinth(width - 0.16, frame - 0.22, 0.06, black_plastic(), root, (0, 0.01, 0))


def _raise(root, body, width, frame):
    """Tips `body` forward on the steel of a lift chair: arms and braces hold rails under its sides, a motor pushes the arms."""
    metal, tilt, depth = blackened_steel(), 0.33, frame - 0.16
    body.location, body.rotation_euler = (0, -0.16, 0.20), (tilt, 0, 0)
    lift_frame(width - 0.22, depth, root)
    under = Matrix.Translation(body.location) @ Matrix.Rotation(tilt, 4, "X")
    rail = ARM_GAP - 0.009
    rear, front = Vector((0, depth / 2 - 0.03, 0.03)), Vector((0, 0.03 - depth / 2, 0.03))
    arm, brace = (rear, under @ Vector((0, 0.20, rail))), (front, under @ Vector((0, 0.34, rail)))
    outer, inner = Vector((width / 2 - 0.14, 0, 0)), Vector((width / 2 - 0.168, 0, 0))
    for side in (-1, 1):
        block("rail", (0.05, frame - 0.30, 0.024), metal, 0.003, (side * (width / 2 - 0.152), 0, rail), parent=body)
        tube("lift arm", [end + side * outer for end in arm], 0.018, metal, parent=root)
        tube("lift brace", [end + side * inner for end in brace], 0.014, metal, parent=root)
    pushed = arm[0].lerp(arm[1], 0.6)
    tube("cross bar", [pushed - outer, pushed + outer], 0.012, metal, parent=root)
    tube("motor", [front, front.lerp(pushed, 0.6)], 0.032, metal, parent=root)
    tube("push rod", [front.lerp(pushed, 0.55), pushed], 0.014, metal, parent=root)
