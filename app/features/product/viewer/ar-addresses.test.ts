import fc from "fast-check";
import { expect, test } from "vitest";
import { quickLookAddress, sceneViewerLink } from "./ar-addresses.ts";

const model = { src: "/models/pebble-chair.1c715351.glb" };
const link = {
  model,
  color: "Charcoal Black",
  title: "Pebble Chair; 30% off & more",
  origin: "https://shop.example",
  url: "/products/pebble-chair",
  fallback: "https://shop.example/products/pebble-chair/3d?color=Charcoal%20Black",
};

test("an iPhone gets the model in the color, at a fixed size (rule 5.17)", () => {
  expect(quickLookAddress(model, "Charcoal Black")).toBe(
    "/models/pebble-chair.1c715351.usdz?color=Charcoal%20Black#allowsContentScaling=0",
  );
  expect(quickLookAddress(model, "")).toBe(
    "/models/pebble-chair.1c715351.usdz#allowsContentScaling=0",
  );
});

test("the link to Scene Viewer is complete (rule 5.17)", () => {
  expect(sceneViewerLink(link)).toBe(
    "intent://arvr.google.com/scene-viewer/1.2" +
      "?file=https%3A%2F%2Fshop.example%2Fmodels%2Fpebble-chair.1c715351.glb%3Fcolor%3DCharcoal%2520Black" +
      "&mode=ar_preferred&resizable=false&title=Pebble%20Chair%3B%2030%25%20off%20%26%20more" +
      "&link=https%3A%2F%2Fshop.example%2Fproducts%2Fpebble-chair" +
      "#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;" +
      "S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fproducts%2Fpebble-chair%2F3d%3Fcolor%3DCharcoal%2520Black;end;",
  );
});

test("the file is fetched by https, and wall art stands on a wall (rule 5.17)", () => {
  const onWall = sceneViewerLink({
    ...link,
    origin: "http://localhost:3000",
    model: { ...model, onWall: true },
  });
  expect(onWall).toContain("?file=https%3A%2F%2Flocalhost%3A3000%2Fmodels%2F");
  expect(onWall).toContain("&enable_vertical_placement=true#Intent;");
  expect(sceneViewerLink(link)).not.toContain("enable_vertical_placement");
});

test("any color and title come out of the link as they went in", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "grapheme" }),
      (color, title) => {
        const { searchParams, hash } = new URL(
          sceneViewerLink({ ...link, color, title }).replace(/^intent:/, "https:"),
        );
        expect(searchParams.get("title")).toBe(title);
        const file = new URL(searchParams.get("file") ?? "");
        expect(file.searchParams.get("color") ?? "").toBe(color);
        expect(hash.split(";")).toHaveLength(7);
      },
    ),
  );
});
