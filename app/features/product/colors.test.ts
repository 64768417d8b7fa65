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
    const offer = productColors(sofa, shown("Cognac", "Chocolate", "Black"));
    expect(offer.title).toBe("Comes in 3 colors");
    expect(offer.colors.map(({ view }) => view)).toEqual([0, 1, 2]);
    expect(offer.note).toContain("Choose a color");
    expect(offer.sample).toBeUndefined();
  });

  it("say which have pictures, and offer samples of the others", () => {
    const offer = productColors(sofa, shown("Cognac", "Black"));
    expect(offer.colors.map(({ view }) => view)).toEqual([0, -1, 1]);
    expect(offer.note).toBe("Shown in Cognac, Black.");
    expect(offer.colors.map(({ sample }) => sample)).toEqual([
      undefined,
      "/custom-request?collection=living-room&lookingFor=A+sample+of+Brazos+Sofa+in+Chocolate",
      undefined,
    ]);
    expect(decodeURIComponent(offer.sample ?? "")).toContain(
      "a sample of Brazos Sofa in Chocolate?",
    );
  });

  it("offer no choice of pictures if only one color has a picture", () => {
    const offer = productColors(sofa, shown("Cognac"));
    expect(offer.colors.map(({ view }) => view)).toEqual([-1, -1, -1]);
    expect(offer.note).toBe("Shown in Cognac.");
    expect(offer.sample).toContain("sms:");
  });

  it("say nothing about pictures before the product has one", () => {
    const offer = productColors(sofa, [{ picture: null, alt: "Brazos Sofa", color: "Cognac" }]);
    expect(offer.note).toBe("Tell us the color with your quote request.");
    expect(offer.sample).toBeUndefined();
  });
});

it("a product without pictures has one empty view in its gallery", () => {
  expect(galleryViews({ pictureNamed: () => null }, sofa)).toEqual([
    { picture: null, alt: "Brazos Sofa", color: "Cognac" },
  ]);
});
