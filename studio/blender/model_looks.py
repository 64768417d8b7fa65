"""Builds a product's model for the web: as it is sold, once for each look."""
from mathutils import Vector

from catalogue_size import model
from gathering import recipes_below
from stage import catalogued, clear_stage, subtree


def built(job):
    """The model in its first look, and the recipes of its materials in each look."""
    recipes = []
    for made in reversed(job["looks"]):
        clear_stage()
        root = model(job["model"], job["size"], made["options"], job["pose"], lambda built: _arrange(built, job["arrange"]))
        recipes.insert(0, recipes_below(root))
    return root, recipes


def _arrange(root, wanted):
    """Makes of a model that is shown in use the closed piece the catalog measures."""
    for obj in subtree(root):
        stem = obj.name.split(".")[0]
        if stem in wanted.get("hidden", ()):
            obj.hide_render = True
        if stem in wanted.get("lit", ()):
            obj["lit"] = True
        if stem in wanted.get("moved", {}):
            obj.location = Vector(obj.location) + Vector(wanted["moved"][stem])
        if stem == wanted.get("measured"):
            catalogued(obj)


def measured_piece(root):
    """The piece of a pair or set that the catalog measures, or None."""
    return next((obj for obj in subtree(root) if obj.get("catalogued")), None)
