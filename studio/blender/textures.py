"""Tileable cloth and leather maps made from numbers: NAME_c (albedo factor) and NAME_h (height)."""
import os

import numpy as np
from PIL import Image
from scipy import ndimage
from scipy.spatial import cKDTree

from stage import OUT

SIZE = 1024
FOLDER = os.path.join(OUT, "textures")
Y, X = np.mgrid[0:SIZE, 0:SIZE] / SIZE


def texture(name, kind):
    """Path of map `kind` ('c' or 'h') of texture `name`, made on first use."""
    path = os.path.join(FOLDER, f"{name}_{kind}.png")
    if not os.path.exists(path):
        os.makedirs(FOLDER, exist_ok=True)
        height, albedo = MAKERS[name]()
        _save(f"{name}_h", _stretch(height))
        _save(f"{name}_c", np.clip(0.8 * albedo / albedo.mean(), 0, 1))
    return path


def _save(name, values):
    Image.fromarray((values * 255).astype("u1")).save(os.path.join(FOLDER, name + ".png"))


def _stretch(values, low=0.5, high=99.5):
    a, b = np.percentile(values, [low, high])
    return np.clip((values - a) / (b - a), 0, 1)


def cloudy(beta, seed, across=1.0, along=1.0, side=SIZE, least=0.0):
    """Tileable 1/f noise of unit deviation on `side` x `side` pixels; larger `beta` is softer.

    across, along: how many times longer its clouds are that way. Those wider than 1/`least` of the side are no stronger than those as wide.
    """
    spectrum = np.fft.fft2(np.random.default_rng(seed).normal(size=(side, side)))
    fx, fy = np.fft.fftfreq(side)[None, :] * side * across, np.fft.fftfreq(side)[:, None] * side * along
    distance = np.hypot(fx, fy)
    distance[0, 0] = 1
    spectrum *= np.maximum(distance, least) ** (-beta / 2)
    spectrum[0, 0] = 0
    field = np.real(np.fft.ifft2(spectrum))
    return field / field.std()


def _blur(values, sigma):
    return ndimage.gaussian_filter(values, sigma, mode="wrap")


def _weave(threads, seed, melange, slub):
    """Plain weave: round warp and weft yarns with uneven thickness (slub) and dye (melange)."""
    rng = np.random.default_rng(seed)
    wx, wy = X + cloudy(2.6, seed) * 0.0012, Y + cloudy(2.6, seed + 1) * 0.0012
    u, v = (wx * threads) % threads, (wy * threads) % threads
    warp, weft = np.floor(u).astype(int) % threads, np.floor(v).astype(int) % threads
    du, dv = u % 1 - 0.5, v % 1 - 0.5
    thickness = 1 + slub * _blur(rng.normal(size=(threads, SIZE)), (0, 25)) * 8
    row, column = (Y * SIZE).astype(int) % SIZE, (X * SIZE).astype(int) % SIZE
    thick_warp = np.clip(thickness[warp, row], 0.6, 1.5)
    thick_weft = np.clip(np.roll(thickness, 3, 0)[weft, column], 0.6, 1.5)
    over = (warp + weft) % 2 == 0
    round_warp = np.sqrt(np.clip(1 - (du / (0.48 * thick_warp)) ** 2, 0, 1))
    round_weft = np.sqrt(np.clip(1 - (dv / (0.48 * thick_weft)) ** 2, 0, 1))
    rise_warp, rise_weft = np.cos(dv * np.pi), np.cos(du * np.pi)
    z_warp = round_warp * (0.55 + 0.45 * np.where(over, rise_warp, -rise_warp))
    z_weft = round_weft * (0.55 + 0.45 * np.where(over, -rise_weft, rise_weft))
    height = np.maximum(z_warp, z_weft)

    def dye(yarn, position):
        streak = _blur(rng.normal(size=(threads, SIZE)), (0, 10))[yarn, position] * 3
        return 1 + melange * (rng.normal(size=threads)[yarn] * 0.5 + streak)

    fibre = cloudy(0.6, seed + 5) * 0.05
    albedo = np.where(z_warp > z_weft, dye(warp, row), dye(weft, column)) * (0.62 + 0.38 * height) + fibre
    return height + fibre * 0.5, albedo


def _boucle():
    """Looped yarn: short curled arcs laid over each other, each lit by its own height."""
    rng = np.random.default_rng(5)
    height, dye = np.zeros((SIZE, SIZE)), np.ones((SIZE, SIZE))
    brush = [(i, j) for i in range(-4, 5) for j in range(-4, 5) if i * i + j * j <= 16]
    for _ in range(5200):
        cx, cy = rng.uniform(0, SIZE, 2)
        radius, start, length = rng.uniform(9, 17), rng.uniform(0, 6.28), rng.uniform(2.5, 5.5)
        t = np.linspace(start, start + length, 40)
        squash, turn = rng.uniform(0.6, 1), rng.uniform(0, 3.14)
        px, py = radius * np.cos(t), radius * squash * np.sin(t)
        x, y = cx + px * np.cos(turn) - py * np.sin(turn), cy + px * np.sin(turn) + py * np.cos(turn)
        lift = np.sin((t - start) / length * np.pi) * 0.6 + rng.uniform(0, 0.55)
        shade = rng.normal(0, 0.05)
        for i, j in brush:
            column, row = (x + i).astype(int) % SIZE, (y + j).astype(int) % SIZE
            z = lift + 0.45 * np.sqrt(max(0, 1 - (i * i + j * j) / 18))
            higher = z > height[row, column]
            height[row[higher], column[higher]] = z[higher]
            dye[row[higher], column[higher]] = 1 + shade
    height = _blur(height, 1.2) + cloudy(0.5, 11) * 0.03
    return height, (0.72 + 0.28 * _stretch(height)) * dye


def _worley(count, seed):
    """Distance to the crease between cells, in units of the cell."""
    cells = np.random.default_rng(seed).uniform(0, 1, (count, 2))
    tiled = np.concatenate([cells + [i, j] for i in (-1, 0, 1) for j in (-1, 0, 1)])
    where = np.dstack([X + cloudy(2.4, seed + 1) * 0.004, Y + cloudy(2.4, seed + 2) * 0.004]).reshape(-1, 2)
    distance = cKDTree(tiled).query(where, k=2)[0].reshape(SIZE, SIZE, 2)
    return (distance[..., 1] - distance[..., 0]) * np.sqrt(count)


def _leather():
    """Full grain: fine pebbles inside a coarser crease network, pores and a cloudy finish."""
    fine = np.clip(_worley(5200, 21) / 0.38, 0, 1) ** 0.6
    coarse = np.clip(_worley(1300, 31) / 0.22, 0, 1) ** 0.6
    height = _blur(0.7 * fine + 0.3 * fine * coarse + 0.05 * cloudy(1.2, 9), 0.8)
    return height, 0.93 + 0.05 * fine + 0.012 * cloudy(2.2, 13)


def _velvet():
    """Short dense pile lying one way, brushed lighter and darker in places."""
    pile = cloudy(0.8, 41, 0.3) + 0.5 * cloudy(0.4, 42)
    return pile + 0.5 * cloudy(1.6, 44), 0.9 + 0.08 * pile + 0.06 * cloudy(2.0, 43, 0.6, least=6)


def _microfibre():
    """Suede-like nap: short fibres lying roughly one way, brushed lighter and darker in places."""
    nap = cloudy(1.0, 71, 0.4) + 0.5 * cloudy(0.4, 74)
    return nap + 0.5 * cloudy(1.6, 72), 0.9 + 0.09 * nap + 0.06 * cloudy(2.0, 73, least=6)


def _chenille():
    """Thick furry yarns in rows, each row broken into tufts of slightly different dye."""
    rows = 72
    v = Y * rows + 0.18 * cloudy(2.2, 81)
    row = np.floor(v).astype(int) % rows
    tuft = _blur(np.random.default_rng(8).normal(size=(rows, SIZE)), (0, 5))[row, (X * SIZE).astype(int)]
    ridge = np.sqrt(np.clip(1 - (2 * (v % 1) - 1) ** 2, 0, 1))
    height = ridge * (1 + 0.9 * tuft) + 0.10 * cloudy(0.5, 82)
    return height, (0.7 + 0.3 * ridge) * (1 + 0.45 * tuft)


def _rug():
    """Hand-loomed loops with tonal variation by cell."""
    cells = 64
    u, v = X * cells, Y * cells
    row = np.floor(v).astype(int)
    shifted = u + 0.5 * (row % 2)
    loop = np.abs(np.sin(np.pi * (shifted + cloudy(2.4, 51) * 0.25)))
    loop = loop * np.abs(np.sin(np.pi * (v + cloudy(2.4, 52) * 0.2)))
    tone = np.random.default_rng(6).normal(size=(cells, cells))[row % cells, np.floor(shifted).astype(int) % cells]
    height = loop**0.6 + cloudy(0.5, 53) * 0.08
    return height, (1 + 0.1 * tone) * (0.6 + 0.4 * _stretch(height))


MAKERS = {
    "tweed": lambda: _weave(90, 3, 0.20, 0.2),
    "linen": lambda: _weave(150, 4, 0.14, 0.15),
    "boucle": _boucle,
    "leather": _leather,
    "velvet": _velvet,
    "microfibre": _microfibre,
    "chenille": _chenille,
    "rug": _rug,
}
