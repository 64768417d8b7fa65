import { box, inch, line, type ProductDrawing, polygon, type Size } from "./shapes.ts";

/** A bed: headboard, mattress, rails and feet, seen from the foot end. */
export function bed({ width, depth, height }: Size, channels: number): ProductDrawing {
  const rail = Math.min(14, height * 0.32);
  const top = height - rail;
  const mattress = Math.min(10, top * 0.45);
  const feet = [3, width - 5.5].map((x) => box(x, height - 4, 2.5, 4));
  return {
    front: {
      shapes: [
        box(0, 0, width, height - 2, [2, 0]),
        ...feet,
        box(2.4, top - mattress, width - 4.8, mattress + 2, [3, 0]),
        box(1, top, width - 2, rail - 4, 0.6),
      ],
      details: Array.from({ length: Math.max(0, channels - 1) }, (_, k) => {
        const x = (width * (k + 1)) / channels;
        return line(x, 1, x, top - mattress);
      }),
    },
    side: {
      shapes: [
        ...[3, depth - 6].map((x) => box(x, height - 4, 2.5, 4)),
        box(1, top - mattress, depth - 4, mattress + 2, [3, 0]),
        box(0, top, depth - 3, rail - 4, 0.6),
        box(depth - 4, 0, 4, height - 2, [1.5, 0]),
      ],
      details: [line(1.6, top - mattress * 0.45, depth - 4, top - mattress * 0.45)],
    },
  };
}

/** A mattress: a soft slab with piping along two edges. */
export function mattress({ width, depth, height }: Size): ProductDrawing {
  const view = (across: number) => ({
    shapes: [box(0, 0, across, height, 2.4)],
    details: [
      line(0.4, 2.4, across - 0.4, 2.4),
      line(0.4, height - 2.4, across - 0.4, height - 2.4),
    ],
  });
  return { front: view(width), side: view(depth) };
}

/** A lamp: shade, stem and foot; `arc` for an arc floor lamp. */
export function lamp({ width, depth, height }: Size, arc: boolean): ProductDrawing {
  const table = (across: number) => {
    const x = across / 2;
    const shade = height * 0.42;
    return {
      shapes: [
        `M${inch(x - 1)} ${inch(shade)}h2C${inch(across * 0.9)} ${inch(height * 0.62)} ${inch(across * 0.85)} ${inch(height)} ${inch(x + across * 0.2)} ${inch(height)}H${inch(x - across * 0.2)}C${inch(across * 0.15)} ${inch(height)} ${inch(across * 0.1)} ${inch(height * 0.62)} ${inch(x - 1)} ${inch(shade)}Z`,
        polygon([across * 0.14, 0], [across * 0.86, 0], [across, shade], [0, shade]),
      ],
      details: [],
    };
  };
  if (!arc) return { front: table(width), side: table(depth) };
  const bow = `M${inch(width - 6)} ${inch(height)}C${inch(width)} ${inch(height * 0.25)} ${inch(width * 0.72)} 0 ${inch(width * 0.5)} 0C${inch(width * 0.28)} 0 ${inch(width * 0.16)} ${inch(height * 0.06)} ${inch(width * 0.16)} ${inch(height * 0.16)}`;
  const shade = polygon(
    [width * 0.1, height * 0.14],
    [width * 0.22, height * 0.14],
    [width * 0.32, height * 0.28],
    [0, height * 0.28],
  );
  const x = depth / 2;
  return {
    front: { shapes: [box(width - 13, height - 2, 13, 2, 0.8), shade], details: [bow] },
    side: {
      shapes: [
        box(x - 6.5, height - 2, 13, 2, 0.8),
        polygon(
          [x - 2.5, height * 0.14],
          [x + 2.5, height * 0.14],
          [depth, height * 0.28],
          [0, height * 0.28],
        ),
      ],
      details: [line(x, 0, x, height - 2)],
    },
  };
}

/** A mirror, print or anything else flat in a frame; `arched` rounds the top. */
export function framed({ width, depth, height }: Size, arched: boolean): ProductDrawing {
  const top = arched ? width / 2 : 0.4;
  return {
    front: {
      shapes: [
        box(0, 0, width, height, [top, 0.4]),
        box(1.4, 1.4, width - 2.8, height - 2.8, [Math.max(0, top - 1.4), 0.2]),
      ],
      details: arched
        ? [line(width * 0.3, height * 0.55, width * 0.55, height * 0.3)]
        : [box(width * 0.2, height * 0.18, width * 0.6, height * 0.6)],
    },
    side: { shapes: [box(0, 0, depth, height, 0.3)], details: [] },
  };
}

/** A plump square pillow. */
export function pillow({ width, depth, height }: Size): ProductDrawing {
  const side = `M${inch(depth / 2)} 0C${inch(depth * 1.1)} ${inch(height * 0.3)} ${inch(depth * 1.1)} ${inch(height * 0.7)} ${inch(depth / 2)} ${inch(height)}C${inch(-depth * 0.1)} ${inch(height * 0.7)} ${inch(-depth * 0.1)} ${inch(height * 0.3)} ${inch(depth / 2)} 0Z`;
  const w = width;
  const h = height;
  const front = `M0 0Q${inch(w / 2)} ${inch(h * 0.06)} ${inch(w)} 0Q${inch(w * 0.94)} ${inch(h / 2)} ${inch(w)} ${inch(h)}Q${inch(w / 2)} ${inch(h * 0.94)} 0 ${inch(h)}Q${inch(w * 0.06)} ${inch(h / 2)} 0 0Z`;
  return { front: { shapes: [front], details: [] }, side: { shapes: [side], details: [] } };
}

/** Anything else: a plain box of its outside dimensions. */
export function slab({ width, depth, height }: Size): ProductDrawing {
  const view = (across: number) => ({ shapes: [box(0, 0, across, height, 0.2)], details: [] });
  return { front: view(width), side: view(depth) };
}
