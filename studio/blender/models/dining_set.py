"""Dining and pub sets: a table with its chairs drawn up to it. The catalogue's size is the table's."""
from models import chairs, tables
from stage import catalogued, group, place


def build(size, cover, pose="upright", table="trestle", table_options=None, chair="curved", chair_size=(0.50, 0.56, 0.86), chair_cover=None,
          sides=(2, 2), ends=(0, 0), seat_height=0.47, chair_legs=None, gap=0.10, pitch=None, shift=0.0):
    """`sides` and `ends`: chairs along the front and back, and at the left and right, their middles `gap` m outside the top.

    pitch: metres between neighbours; shift: how far the row stands to the right of the middle; chair_legs: the table's wood unless named.
    """
    width, depth, height = size
    root = group("dining set")
    place(catalogued(tables.build(size, cover, style=table, **(table_options or {}))), parent=root)
    seats = []
    for count, y, turn in ((sides[0], -depth / 2 - gap, 180), (sides[1], depth / 2 + gap, 0)):
        for k in range(count):
            step = pitch or width * 0.82 / max(count, 1)
            seats.append((shift + (k - (count - 1) / 2) * step, y, turn + (4 if k % 2 else -3)))
    for count, x, turn in ((ends[0], -width / 2 - gap, 90), (ends[1], width / 2 + gap, -90)):
        if count:
            seats.append((x, 0, turn))
    for x, y, turn in seats:
        place(chairs.chair(chair, chair_size, chair_cover or cover, chair_legs or cover[1], seat_height), (x, y, 0), (0, 0, turn), root)
    return root
