"""Where a model stands on the web, and its nodes there: feet on the floor, centered, y up, at its size in the catalog."""
import numpy as np
from mathutils import Quaternion

from units import INCH

WHOLE = 0.06  # a model that differs more from its catalog size has a fault; thin sides may by an inch


def fitted(points, on_piece, piece, size):
    """Scales the measured piece, or else everything, to exactly `size` (m) and puts the model on the floor, centered.

    Changes `points`; returns the piece's turn and place.
    """
    turn, place = (piece.matrix_world.to_quaternion(), np.array(piece.matrix_world.translation)) if piece else (Quaternion(), np.zeros(3))
    whose = on_piece if piece else np.ones(len(points), bool)
    axes = np.array(turn.to_matrix())
    own = (points[whose] - place) @ axes
    factor = size / np.ptp(own, axis=0)
    print("fitted by", factor.round(4).tolist(), flush=True)
    if (np.abs(np.ptp(own, axis=0) - size) > np.maximum(WHOLE * size, INCH)).any():
        raise ValueError(f"is {(np.ptp(own, axis=0) / INCH).round(1).tolist()} in, not {(size / INCH).round(1).tolist()}")
    points[whose] = own * factor @ axes.T + place
    middle = (points.min(0) + points.max(0)) / 2
    shift = np.array([middle[0], middle[1], points[:, 2].min()])
    points -= shift
    return turn, place - shift


def nodes(name, frame, slots):
    """(name, turn, place, indices of slots) of the file's nodes: the measured piece along its own axes, and the rest."""
    turn, place = frame
    measured = [k for k, slot in enumerate(slots) if slot.measured]
    rest = [k for k, slot in enumerate(slots) if not slot.measured]
    if measured:
        turned = abs(turn.w) < 1 - 1e-6
        yield "measured", turn if turned else Quaternion(), place if turned else np.zeros(3), measured
    if rest:
        yield name, Quaternion(), np.zeros(3), rest


def upright(vectors):
    """Converts from the studio's z up, front -y to the web's y up, front z."""
    return vectors[:, [0, 2, 1]] * [1, 1, -1]
