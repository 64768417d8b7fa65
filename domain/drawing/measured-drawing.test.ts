import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measuredDrawing } from "./measured-drawing.ts";
import { silhouetteOf } from "./silhouette.ts";

const types = [
  "stationary-sofa-loveseats",
  "stationary-sectionals",
  "reclining-sofa-loveseats",
  "recliners-lift-chairs",
  "reclining-sectionals",
  "beds",
  "mattresses",
  "dressers",
  "chests",
  "nightstands",
  "tv-stands",
  "bookcases",
  "file-cabinets",
  "dining-tables",
  "pub-tables",
  "dining-chairs",
  "bar-stools",
  "office-chairs",
  "lamps",
  "mirrors",
  "pillows-throws",
  "rugs",
];

const furniture = (
  type: string,
  width: number,
  length: number,
  height: number,
  { title = "Piece", features = "", description = "" } = {},
) => ({
  type,
  title,
  description,
  specs: {
    material: "Oak",
    color: "Oak",
    features,
    unit: "in" as const,
    width,
    length,
    height,
  },
});

describe("a product's drawing", () => {
  const [front, side] = measuredDrawing(furniture("stationary-sofa-loveseats", 84, 37, 34));

  it("labels front and side in inches, the front with the width, the side with the depth", () => {
    expect(front?.labels.map(({ text }) => text)).toEqual(["84″", "34″"]);
    expect(side?.labels.map(({ text }) => text)).toEqual(["37″", "34″"]);
  });

  it("draws both at the same scale", () => {
    expect(front?.place.split("scale")[1]).toBe(side?.place.split("scale")[1]);
  });

  it("fits a phone 360 pixels wide without scaling, whatever the product's size", () => {
    const inches = fc.double({ min: 0.5, max: 140, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...types), inches, inches, inches, (type, w, d, h) => {
        for (const view of measuredDrawing(furniture(type, w, d, h))) {
          expect(view.width).toBeLessThanOrEqual(288);
          expect(view.height).toBeLessThanOrEqual(260);
          expect(JSON.stringify(view)).not.toMatch(/NaN|Infinity|null/);
        }
      }),
    );
  });
});

it("leaves space for the height label of very flat products", () => {
  const digit = 8.8;
  const inches = fc.double({ min: 0.25, max: 140, noNaN: true });
  fc.assert(
    fc.property(inches, inches, inches, (w, d, h) => {
      for (const { labels } of measuredDrawing(furniture("rugs", w, d, h))) {
        const height = labels.find(({ upright }) => upright);
        expect(height?.y).toBeGreaterThanOrEqual(((height?.text.length ?? 0) * digit) / 2);
      }
    }),
  );
});

describe("a product's shape", () => {
  const drawers = (title: string, width = 60) =>
    silhouetteOf(furniture("dressers", width, 18, 34, { title })).front.shapes.length;

  it("has the number of drawers in its title", () => {
    expect(drawers("Nine-Drawer Dresser") - drawers("Six-Drawer Dresser")).toBe(3);
  });

  it("has more seats the wider it is", () => {
    const seats = (width: number) =>
      silhouetteOf(furniture("reclining-sofa-loveseats", width, 39, 41)).front.shapes.length;
    expect(seats(38)).toBeLessThan(seats(64));
    expect(seats(64)).toBeLessThan(seats(90));
  });

  describe.each([
    { title: "Pebble Accent Chair", features: "Modular, no visible legs" },
    { title: "Legless Loveseat" },
    { title: "Tatami Floor Chair" },
    { description: "A round chair without arms or legs." },
    { description: "It turns on a hidden swivel base." },
  ])("said to have no legs by %o", (words) => {
    it.each([
      ["stationary-sofa-loveseats", 2],
      // One block instead of two legs.
      ["dining-chairs", 1],
      ["benches", 3],
    ])("has none as %s", (type, fewer) => {
      const withLegs = silhouetteOf(furniture(type, 34, 30, 32));
      const without = silhouetteOf(furniture(type, 34, 30, 32, words));
      expect(withLegs.front.shapes.length - without.front.shapes.length).toBe(fewer);
      expect(withLegs.side.shapes.length - without.side.shapes.length).toBe(fewer);
    });
  });

  it.each([
    "Tapered oak legs",
    "It fits a 30-inch door without taking the legs off.",
    "It is 28 inches high without legs.",
    "No legs to attach: it arrives in one piece.",
  ])("has legs if the product says: %s", (description) => {
    const chair = (said: string) =>
      silhouetteOf(furniture("stationary-sofa-loveseats", 34, 30, 32, { description: said }));
    expect(chair(description)).toEqual(chair(""));
  });

  it("is a box of the right size for an unknown type", () => {
    const { front } = silhouetteOf(furniture("hammocks", 40, 20, 30));
    expect(front.shapes).toHaveLength(1);
  });
});
