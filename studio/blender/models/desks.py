"""Desks with a frame of their own: the L-shaped desk with its file pedestal."""
from hardware import block
from materials import black_plastic, steel
from models import case_goods
from stage import group, place
from woods import timber

TOP = 0.032


def build(size, cover, pose="upright", desk_depth=0.62, return_depth=0.50, side=1):
    """An L of `size` (width, depth, height in m): the desk along the back, its return coming forward at `side` (1 right, -1 left)."""
    width, depth, height = size
    root = group("desk")
    along, up, across = timber(cover, "X"), timber(cover, "Z"), timber(cover, "Y")
    back = depth / 2
    block("desk top", (width, desk_depth, TOP), along, 0.004, (0, back - desk_depth / 2, height - TOP / 2), parent=root)
    x = side * (width - return_depth) / 2
    run = depth - desk_depth
    block("return top", (return_depth, run - 0.002, TOP), across, 0.004, (x, -back + run / 2, height - TOP / 2), parent=root)
    under = height - TOP
    for at in (-side * (width / 2 - 0.016), side * (width / 2 - 0.016)):
        block("end panel", (0.032, desk_depth - 0.04, under), up, 0.003, (at, back - desk_depth / 2, under / 2), parent=root)
    block("modesty panel", (width - 0.064, 0.02, under * 0.62), along, 0.002, (0, back - 0.06, under * 0.69), parent=root)
    block("return panel", (0.02, run - 0.03, under * 0.62), across, 0.002, (side * (width / 2 - 0.03), -back + run / 2 + 0.015, under * 0.69), parent=root)
    pedestal = case_goods.build((return_depth - 0.04, 0.50, under), cover, columns=[[["drawer", 1], ["drawer", 1.9]]], legs="plinth", leg_height=0.05,
                                metal="black", top_overhang=0)
    place(pedestal, (x, -back + 0.275, 0), parent=root)
    block("key plate", (0.018, 0.004, 0.018), steel(), 0.002, (x + 0.15, -back + 0.005, under - 0.07), parent=root)
    block("grommet", (0.06, 0.06, 0.003), black_plastic(), 0.001, (-side * width * 0.25, back - 0.09, height), parent=root)
    return root
