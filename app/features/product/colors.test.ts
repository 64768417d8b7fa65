import { describe, expect, it } from "vitest";
import { testProduct } from "#tests/support/test-products.ts";
import { productColors } from "./colors.server.ts";
import { galleryViews } from "./gallery-views.server.ts";

const picture = {
  name: "x/primary",
  width: 720,
  height: 900,
  widths: [720],
  hash: "00000000",
  placeholder: "data:",
};
const swatches = ["Cognac", "Chocolate", "Black"].map((label) => ({ label, colorHex: "#804020" }));
const sofa = testProduct({ id: "1", title: "Brazos Sofa", swatches });
const shown = (...colors: string[]) => colors.map((color) => ({ picture, alt: color, color }));

describe("colors of a product", () => {
  it("link to their pictures when every color has one", () => {
    const shownColors = productColors(sofa, shown("Cognac", "Chocolate", "Black"));
    expect(shownColors.title).toBe("Comes in 3 colors");
    expect(shownColors.colors.map(({ view }) => view)).toEqual([0, 1, 2]);
    expect(shownColors.note).toContain("Choose a color");
    expect(shownColors.sample).toBeUndefined();
  });

  it("say which have pictures, and offer samples of the others", () => {
    const shownColors = productColors(sofa, shown("Cognac", "Black"));
    expect(shownColors.colors.map(({ view }) => view)).toEqual([0, -1, 1]);
    expect(shownColors.note).toBe("Shown in Cognac, Black.");
    expect(shownColors.colors.map(({ sample }) => sample)).toEqual([
      undefined,
      "/custom-request?collection=living-room&lookingFor=A+sample+of+Brazos+Sofa+in+Chocolate",
      undefined,
    ]);
    expect(decodeURIComponent(shownColors.sample ?? "")).toContain(
      "a sample of Brazos Sofa in Chocolate?",
    );
  });

  it("offer no choice of pictures if only one color has a picture", () => {
    const shownColors = productColors(sofa, shown("Cognac"));
    expect(shownColors.colors.map(({ view }) => view)).toEqual([-1, -1, -1]);
    expect(shownColors.note).toBe("Shown in Cognac.");
    expect(shownColors.sample).toContain("sms:");
  });

  it("say nothing about pictures before the product has one", () => {
    const shownColors = productColors(sofa, [
      { picture: null, alt: "Brazos Sofa", color: "Cognac" },
    ]);
    expect(shownColors.note).toBe("Tell us the color with your quote request.");
    expect(shownColors.sample).toBeUndefined();
  });
});

it("a product without pictures has one empty view in its gallery", () => {
  expect(galleryViews({ pictureNamed: () => null }, sofa)).toEqual([
    { picture: null, alt: "Brazos Sofa", color: "Cognac" },
  ]);
});
