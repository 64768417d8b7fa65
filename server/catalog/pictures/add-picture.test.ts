import { describe, expect, test } from "vitest";
import { aProduct } from "#tests/fixtures/product.ts";
import { addPictureToProduct } from "./add-picture.ts";

const sofa = aProduct({
  slug: "elm-sofa",
  swatches: [
    { label: "Pewter Gray", colorHex: "#777777" },
    { label: "Mocha", colorHex: "#553311" },
  ],
  views: [{ image: "elm-sofa/detail", alt: "Its seam" }],
});

const added = (view: string, alt?: string) => addPictureToProduct(sofa, view, alt);

describe("rule 3.23: a picture", () => {
  test("called primary is the product's first, and alternate its second", () => {
    expect(added("primary", "By our window")).toMatchObject({
      product: { image: "elm-sofa/primary", imageAlt: "By our window" },
    });
    expect(added("alternate", "From behind")).toMatchObject({
      product: { hoverImage: "elm-sofa/alternate", hoverImageAlt: "From behind" },
    });
  });

  test("of another view comes last in the gallery, once", () => {
    const [detail] = sofa.views;
    const first = added("at-the-shop", "At the shop");
    expect(first).toMatchObject({
      product: { views: [detail, { image: "elm-sofa/at-the-shop", alt: "At the shop" }] },
    });
    if (!first.ok) return;
    expect(addPictureToProduct(first.product, "at-the-shop", "At our shop")).toMatchObject({
      product: { views: [detail, { image: "elm-sofa/at-the-shop", alt: "At our shop" }] },
    });
  });

  test("of a color is added to its swatch, if the product has that color", () => {
    expect(added("primary-mocha")).toMatchObject({
      product: {
        swatches: [sofa.swatches[0], { label: "Mocha", image: "elm-sofa/primary-mocha" }],
      },
    });
    expect(added("primary-purple")).toMatchObject({
      ok: false,
      problem: expect.stringContaining("primary-pewter-gray, primary-mocha"),
    });
  });

  test("of a color to choose is shown by its variant (rule 3.20)", () => {
    const chair = { ...sofa, options: [{ name: "Color", values: sofa.swatches }] };
    expect(addPictureToProduct(chair, "primary-mocha", undefined)).toMatchObject({
      product: {
        options: [{ values: [sofa.swatches[0], { image: "elm-sofa/primary-mocha" }] }],
      },
    });
  });

  test("keeps the alt text of its view, and requires one if there is none", () => {
    expect(added("detail")).toMatchObject({ product: { views: sofa.views } });
    expect(added("back")).toEqual({
      ok: false,
      problem: 'Say with --alt "…" what elm-sofa/back shows.',
    });
  });
});
