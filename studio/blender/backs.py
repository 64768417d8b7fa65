"""Inside and outside backs. Each is built upright on its hinge group: z up along the back, -y towards the sitter."""
from cloth import FEATHER, FIBRE_ROLL, Filling
from cushions import buttons, channels, cushion, panel

QUILTED = Filling(2.2, 0.10, 0.9, slack=0.02, pucker=0.03, crown=0.03, seam_hold=0.6)


def shell(at, width, height, cover, thickness=0.17, piping=None, lower=0.0, y=0.105):
    """The outside back: a tight panel behind the cushions, from `lower` below the hinge up to `height`."""
    tall = height + lower
    return panel("outside back", (width, thickness, tall), cover, radius=0.035, piping=piping, seams=("front", "back"),
                 location=(0, y, tall / 2 - lower), parent=at)


def waterfall(at, width, height, cover, piping=None, stitch=None, rolls=(0.36, 0.30, 0.34), flare=(0, 0.03, 0.05)):
    """Stacked horizontal rolls, lumbar to head; `rolls` are their fractions of the height."""
    thickness = [0.20, 0.17, 0.19, 0.17]
    z = 0.0
    for i, part in enumerate(rolls):
        h = part * height
        cushion(f"back roll {i}", (width + flare[min(i, len(flare) - 1)], h + 0.045, thickness[i % 4]), cover, FIBRE_ROLL,
                0.06, 0.016, location=(0, 0.035, z + h / 2), tilt=(90, 0, 0), parent=at)
        z += h


def channelled(at, width, height, cover, piping=None, stitch=None, count=7, thickness=0.15):
    """One pad quilted into vertical channels."""
    cushion("channel back", (width, height, thickness), cover, QUILTED, 0.05, 0.018, piping, ("top",),
            dents=channels(count, 0, 0.022), recipe=f"channels {count}",
            location=(0, 0.04, height / 2), tilt=(90, 0, 0), parent=at)


def ribbed(at, width, height, cover, piping=None, stitch=None, count=5, thickness=0.14, head=0.24):
    """Horizontal quilting under a separate head pillow, as on theatre seats."""
    low = height * (1 - head)
    cushion("ribbed back", (width, low + 0.02, thickness), cover, QUILTED, 0.05, 0.018, piping, ("top",),
            dents=channels(count, 1, 0.02), recipe=f"ribs {count}",
            location=(0, 0.045, low / 2), tilt=(90, 0, 0), parent=at)
    cushion("head pillow", (width + 0.05, height * head + 0.03, 0.20), cover, FIBRE_ROLL, 0.06, 0.018, piping, ("bottom",),
            location=(0, 0.02, low + height * head / 2), tilt=(84, 0, 0), parent=at)


def tufted(at, width, height, cover, piping=None, stitch=None, columns=4, rows=4, thickness=0.15):
    """A pad drawn in by buttons."""
    cushion("tufted back", (width, height, thickness), cover, QUILTED, 0.05, 0.015, piping, ("top",),
            dents=buttons(columns, rows, 0.035), recipe=f"buttons {columns}x{rows}",
            location=(0, 0.04, height / 2), tilt=(90, 0, 0), parent=at)


def bustle(at, width, height, cover, piping=None, stitch=None, split=0.46):
    """A full lumbar pillow under a tall, softly drooping head pillow."""
    low, high = split * height, (1 - split) * height
    cushion("lumbar pillow", (width, low + 0.07, 0.21), cover, FIBRE_ROLL, 0.065, 0.016, piping, ("top",),
            stitch=stitch, location=(0, 0.03, low / 2), tilt=(86, 0, 0), parent=at)
    cushion("bustle pillow", (width + 0.05, high + 0.06, 0.22), cover, FEATHER, 0.07, 0.016, piping, ("top",),
            stitch=stitch, location=(0, 0.0, low + high / 2), tilt=(95, 0, 0), parent=at)


def pillow_pair(at, width, height, cover, piping=None, stitch=None):
    """Two vertical pads side by side with a stitched valley between, and a head roll."""
    low = height * 0.72
    for side in (-1, 1):
        cushion("side pad", (width / 2 + 0.015, low + 0.03, 0.17), cover, FIBRE_ROLL, 0.055, 0.016,
                location=(side * width / 4, 0.04, low / 2), tilt=(90, 0, 0), parent=at)
    cushion("head roll", (width + 0.05, height * 0.30, 0.20), cover, FIBRE_ROLL, 0.07, 0.016, piping, (),
            location=(0, 0.02, low + height * 0.13), tilt=(86, 0, 0), parent=at)


STYLES = {
    "waterfall": waterfall, "channelled": channelled, "ribbed": ribbed, "tufted": tufted, "bustle": bustle,
    "pillow-pair": pillow_pair,
}
