"""Builds any model at its product's catalog size: built in its catalog pose, measured, and scaled to fit.

Shots, furnished rooms and the 3D models all get their products here, so that a product has the same size in all of
them.
"""
import importlib

import bpy
import numpy as np

import framing
from stage import remove, subtree
from units import INCH, metres

FITTED = (0.85, 1.18)  # allowed scale factors; a model further off keeps its size, as measured.json shows


def model(name, size_inches, options, pose, arrange=None):
    """Builds the model at its catalog size: measured in its catalog pose, then scaled by the few percent it differs.

    In a pair or set, the pieces marked "catalog" have the size, and are measured and scaled. `arrange(root)` changes what
    was built before it is measured.
    """
    arrange = arrange or (lambda root: None)
    module = importlib.import_module(f"models.{name}")
    size = [metres(s) for s in size_inches]
    upright = catalogue_pose(options)
    root = module.build(size, pose=upright, **_model_options(options))
    arrange(root)
    extents = [_extent(piece) for piece in _catalogued(root)]
    print("measured", name, (extents[0] / INCH).round(1).tolist(), "in before fitting to", size_inches, flush=True)
    scales = [np.clip(size / extent, *FITTED) for extent in extents]
    _scale(root, scales)
    inches = (_extent(_catalogued(root)[0]) / INCH).tolist()
    low = framing.corner_points(root, every=1)[:, 2].min()
    if pose != upright:
        remove(root)
        root = module.build(size, pose=pose, **_model_options(options))
        arrange(root)
        _scale(root, scales)
    root["inches"] = inches
    root.location.z = -float(low)
    return root


def catalogue_pose(options):
    """The pose in which a model has its catalog size: upright unless its options name another."""
    return options.get("catalogue_pose", "upright")


def _model_options(options):
    return {k: v for k, v in options.items() if k != "catalogue_pose"}


def _catalogued(root):
    return [piece for piece in subtree(root) if piece.get("catalogued")] or [root]


def _scale(root, scales):
    for piece, scale in zip(_catalogued(root), scales):
        piece.scale = scale.tolist()
    bpy.context.view_layer.update()


def _extent(piece):
    """Width, depth and height in meters along the piece's own axes, regardless of its rotation in its set."""
    bpy.context.view_layer.update()
    axes = np.array(piece.matrix_world.to_quaternion().to_matrix())
    return np.ptp(framing.corner_points(piece, every=1) @ axes, axis=0)
