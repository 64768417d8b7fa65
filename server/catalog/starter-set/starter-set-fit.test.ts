import { describe, expect, test } from "vitest";
import { answerFor } from "#domain/fit/answer.ts";
import type { ProductToFit } from "#domain/fit/part.ts";
import type { Fit } from "#domain/fit/passage-answer.ts";
import type { WayIn } from "#domain/fit/way-in.ts";
import { loadProducts } from "./load-products.ts";

const products = loadProducts();

function idsWith(fit: Fit, wayIn: WayIn, of: readonly ProductToFit[] = products): string[] {
  return of.filter((product) => answerFor(product, wayIn)?.fit === fit).map(({ id }) => id);
}

describe("the starter set through a door (rule 20.4)", () => {
  test.each([
    [36, []],
    [34, ["1017", "1018"]],
    [32, ["1003", "1009", "1010", "1011", "1012", "1013", "1015", "1017", "1018", "1036"]],
  ])("of %d in leaves out %j", (doorWidth, ids) => {
    expect(idsWith("no", { doorWidth })).toEqual(ids);
  });

  test("of 34 in passes 87 of 89, and 49 if nobody knew how they are delivered", () => {
    const wayIn = { doorWidth: 34 };
    const passing = [...idsWith("fits", wayIn), ...idsWith("tight", wayIn)];
    expect(passing).toHaveLength(87);
    const unknown = products.map(({ id, title, specs }) => ({ id, title, specs }));
    const counts = (["fits", "tight", "ask", "no"] as const).map(
      (fit) => idsWith(fit, wayIn, unknown).length,
    );
    expect(counts).toEqual([44, 5, 40, 0]);
  });
});
