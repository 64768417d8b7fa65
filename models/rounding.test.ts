import { Document } from "@gltf-transform/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roundDirection, roundTo } from "./rounding.ts";

/** What the glTF validator allows a normal's length to differ from 1. */
const validatorTolerance = 0.00674;

const accessor = (type: "VEC3" | "VEC4", numbers: Float32Array<ArrayBuffer>) =>
  new Document().createAccessor().setType(type).setArray(numbers);
const side = fc.float({ min: -1, max: 1, noNaN: true });
const direction = fc
  .tuple(side, side, side)
  .filter((sides) => Math.hypot(...sides) > 0.01)
  .map((sides) => sides.map((each) => each / Math.hypot(...sides)));

describe("a rounded direction", () => {
  test("consists of multiples of 1/128, is of unit length and points the same way", () => {
    fc.assert(
      fc.property(direction, (sides) => {
        const normals = accessor("VEC3", new Float32Array(sides));
        roundDirection(normals);
        const rounded = [...(normals.getArray() ?? [])];
        for (const each of rounded) expect(each * 128).toBe(Math.round(each * 128));
        expect(Math.abs(Math.hypot(...rounded) - 1)).toBeLessThan(validatorTolerance);
        const cosine = rounded.reduce((sum, each, axis) => sum + each * (sides[axis] ?? 0), 0);
        expect(cosine / Math.hypot(...rounded)).toBeGreaterThan(0.9999);
      }),
    );
  });

  test("of a length that isn't one is made one", () => {
    const normals = accessor("VEC3", new Float32Array([0, 3, 0]));
    roundDirection(normals);
    expect(normals.getArray()).toEqual(new Float32Array([0, 1, 0]));
  });

  test("without a length stays as it is, for the validator to find", () => {
    const normals = accessor("VEC3", new Float32Array([0, 0, 0]));
    roundDirection(normals);
    expect(normals.getArray()).toEqual(new Float32Array([0, 0, 0]));
  });

  test("keeps the fourth number of a tangent", () => {
    const tangents = accessor("VEC4", new Float32Array([0.001, 0, 1, -1]));
    roundDirection(tangents);
    expect(tangents.getArray()).toEqual(new Float32Array([0, 0, 1, -1]));
  });
});

test("rounds numbers to multiples of a step, and never to minus zero", () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: -100, max: 100, noNaN: true })), (numbers) => {
      const given = new Float32Array(numbers);
      const values = accessor("VEC3", given);
      roundTo(values, 1 / 4096);
      for (const [at, each] of (values.getArray() ?? []).entries()) {
        expect(Math.abs(each - (given[at] ?? 0))).toBeLessThanOrEqual(1 / 8192);
        expect(each * 4096).toBe(Math.round(each * 4096) + 0);
        expect(Object.is(each, -0)).toBe(false);
      }
    }),
  );
});

test("leaves numbers alone that aren't kept in floats", () => {
  const values = new Document()
    .createAccessor()
    .setType("VEC3")
    .setArray(new Int16Array([1, 2, 3]));
  roundTo(values, 1 / 4096);
  roundDirection(values);
  expect(values.getArray()).toEqual(new Int16Array([1, 2, 3]));
});
