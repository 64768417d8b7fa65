import { describe, expect, test } from "vitest";
import { answersFor } from "./answers.ts";
import type { ProductToFit } from "./part.ts";

function cube(id: string, size: number): ProductToFit {
  const specs = { width: size, length: size, height: size };
  return { id, title: `Cube ${id}`, specs, deliveredIn: [{ name: "Cube", count: 1, ...specs }] };
}

describe("the answers about a list (rule 20.4)", () => {
  test("are those of its products, the worst for all of them", () => {
    const answers = answersFor([cube("1", 20), cube("2", 35), cube("3", 40)], { doorWidth: 36 });
    expect(answers?.fit).toBe("no");
    expect(answers?.products.map(({ id, fit }) => [id, fit])).toEqual([
      ["1", "fits"],
      ["2", "tight"],
      ["3", "no"],
    ]);
  });

  test("are ask at the least if one of the products is gone", () => {
    expect(answersFor([cube("1", 20)], { doorWidth: 36 }, 1)?.fit).toBe("ask");
    expect(answersFor([cube("1", 40)], { doorWidth: 36 }, 1)?.fit).toBe("no");
    expect(answersFor([], { doorWidth: 36 }, 1)).toEqual({ fit: "ask", products: [] });
  });

  test("are missing without products, and without anything to check them by", () => {
    expect(answersFor([], { doorWidth: 36 })).toBeUndefined();
    expect(answersFor([cube("1", 20)], {}, 1)).toBeUndefined();
    expect(answersFor([cube("1", 20)], { doorHeight: 80, ceiling: 96 }, 1)).toBeUndefined();
    expect(answersFor([cube("1", 20)], { placeHeight: 20 })?.fit).toBe("tight");
  });
});
