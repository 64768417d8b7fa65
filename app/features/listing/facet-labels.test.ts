import { expect, it } from "vitest";
import * as copy from "#copy/taxonomy.ts";
import { shopFacets } from "#server/catalog/listing/listed-product.ts";
import { withLabels } from "./facet-labels.server.ts";

it("shows every facet and option of the shop by its own name, in English the taxonomy's", () => {
  expect(withLabels(shopFacets)).toEqual(shopFacets);
  const { facets, ...options } = copy;
  expect(Object.keys(facets)).toEqual(shopFacets.map(({ name }) => name));
  for (const facet of shopFacets) {
    expect(Object.keys(options[facet.name])).toEqual(facet.options.map(({ value }) => value));
  }
});

it("leaves an option without a text its own label", () => {
  const pony = { value: "pony", label: "Pony" };
  const [shown] = withLabels([{ name: "color", label: "", options: [pony] }] as const);
  expect(shown?.options).toEqual([pony]);
});
