import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outlinePath } from "#domain/drawing/outline-path.ts";
import { addBlock, newModel } from "#tests/support/made-model.ts";
import { modelOutlines, outlinesOf } from "./outline.ts";

type Point = readonly [x: number, y: number, z: number];

/** The triangles of a box between two corners, in meters. */
function box([x0, y0, z0]: Point, [x1, y1, z1]: Point): number[] {
  const corners = [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z) => [x, y, z])));
  const faces = ["0132", "4576", "0451", "2673", "0264", "1375"];
  return faces.flatMap((face) => {
    const [a, b, c, d] = [...face].map((corner) => corners[Number(corner)] ?? []);
    return [a, b, c, a, c, d].flatMap((corner) => corner ?? []);
  });
}

describe("a model's outline", () => {
  it("is a rectangle for a box, from both sides in the same unit", () => {
    expect(outlinesOf(box([0, 0, 0], [2, 1, 0.5]))).toEqual({
      front: "M0,0h500v250h-500z",
      side: "M0,0h125v250h-125z",
    });
  });

  it("is the same wherever the model stands", () => {
    expect(outlinesOf(box([-1, 3, 2], [1, 4, 2.5]))).toEqual(
      outlinesOf(box([0, 0, 0], [2, 1, 0.5])),
    );
  });

  it("has the model's front on the left in the side view", () => {
    const step = [...box([0, 0, 0], [1, 1, 0.5]), ...box([0, 0, 0.5], [1, 0.5, 1])];
    const { outline } = outlinePath(outlinesOf(step).side);
    expect(outline).toBe("M250,0h250v500h-500v-250h250z");
  });

  it("goes around the legs of a table", () => {
    const legs = [0, 0.9].flatMap((x) => [0, 0.7].map((z) => [x, z] as const));
    const table = [
      ...box([0, 0.7, 0], [1, 0.8, 0.8]),
      ...legs.flatMap(([x, z]) => box([x, 0, z], [x + 0.1, 0.7, z + 0.1])),
    ];
    const { outline } = outlinePath(outlinesOf(table).front);
    expect(outline).toBe("M0,0h500v400h-50v-350h-400v350h-50z");
  });

  it("has a hole where one can look through, the other way around", () => {
    const frame = [
      ...box([0, 0, 0], [0.2, 1, 0.1]),
      ...box([0.8, 0, 0], [1, 1, 0.1]),
      ...box([0.2, 0, 0], [0.8, 0.2, 0.1]),
      ...box([0.2, 0.8, 0], [0.8, 1, 0.1]),
    ];
    const { outline } = outlinePath(outlinesOf(frame).front);
    expect(outline).toBe("M0,0h500v500h-500zM100,100v300h300v-300z");
  });

  it("has lines around a part that stands in front of another", () => {
    const drawer = [...box([0, 0, 0], [1, 1, 0.5]), ...box([0.2, 0.3, 0.501], [0.8, 0.7, 0.55])];
    const { front } = outlinesOf(drawer);
    const { outline, lines } = outlinePath(front);
    expect(outline).toBe("M0,0h500v500h-500z");
    expect(outlinePath(`M0,0z${lines}`)).toMatchObject({ width: 400, height: 350 });
  });

  it("shows what is thinner than its lines", () => {
    const glassPane = [0, 0, 0, 1, 0, 0, 1, 1, 0];
    expect(outlinePath(outlinesOf(glassPane).side)).toMatchObject({ width: 1, height: 500 });
  });

  it("is short for a piece with many slats", () => {
    const slats = Array.from({ length: 120 }, (_, k) =>
      box([k / 100, 0.1 * (k % 7), 0], [k / 100 + 0.005, 1, 0.02]),
    ).flat();
    const { front } = outlinesOf([...slats, ...box([0, 1, 0], [1.2, 1.1, 0.1])]);
    expect(front.length).toBeLessThanOrEqual(1200);
    expect(outlinePath(front)).toMatchObject({ width: 500, height: 459 });
  });
});

describe("the outline of a pair or set", () => {
  it("is that of what the catalog measures, upright although it leans", () => {
    const document = newModel();
    addBlock(document, { size: [40, 80, 8] })
      .node.setName("measured")
      .setRotation([Math.sin(0.1), 0, 0, Math.cos(0.1)]);
    addBlock(document, { size: [20, 120, 20], at: [90, 0, 0] });
    expect(modelOutlines(document)).toEqual({
      front: "M0,0h250v500h-250z",
      side: "M0,0h50v500h-50z",
    });
  });

  it("is of nothing without triangles", () => {
    expect(modelOutlines(newModel())).toBeNull();
  });
});

describe("the outline of any triangles", () => {
  const meters = fc.integer({ min: -2000, max: 2000 }).map((millimeters) => millimeters / 1000);
  const triangles = fc
    .array(fc.array(meters, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 6 })
    .map((corners) => corners.flat());

  it("has their bounds within two units, is closed, short and the same each time", () => {
    fc.assert(
      fc.property(triangles, (corners) => {
        const along = (axis: number) => {
          const values = corners.filter((_, at) => at % 3 === axis);
          return Math.max(...values) - Math.min(...values);
        };
        const unit = Math.max(along(0), along(1), along(2)) / 500 || 1;
        const outlines = outlinesOf(corners);
        expect(outlinesOf(corners)).toEqual(outlines);
        const { front, side } = outlines;
        for (const [path, width] of [
          [front, along(0)],
          [side, along(2)],
        ] as const) {
          const drawn = outlinePath(path);
          expect(path).toMatch(/^(?:M\d+,\d+(?:[hv]-?\d+|l-?\d+(?:,?-?\d+)*)*z)+(?:M[^z]+)?$/);
          expect(path.length).toBeLessThanOrEqual(1200);
          expect(Math.abs(drawn.width - width / unit)).toBeLessThanOrEqual(2);
          expect(Math.abs(drawn.height - along(1) / unit)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });
});
