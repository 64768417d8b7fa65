import fc from "fast-check";
import { expect, it, test } from "vitest";
import * as english from "#domain/addresses/en.ts";
import * as spanish from "#domain/addresses/es.ts";
import { canonicalPath } from "./canonical-path.ts";

const tables = [english, spanish];

it.each([
  ["/es/", "/es"],
  ["/ES/Buscar/", "/es/buscar"],
  ["//es//buscar", "/es/buscar"],
  ["/es/colecciones/rec%C3%A1mara", "/es/colecciones/recamara"],
  ["/es/colecciones/reca%CC%81mara/", "/es/colecciones/recamara"],
  ["/colecciones/sala", "/es/colecciones/sala"],
  ["/Colecciones/Rec%C3%A1mara", "/es/colecciones/recamara"],
  ["/favoritos", "/es/favoritos"],
  ["/es/collections/living-room", "/es/colecciones/sala"],
  ["/es/colecciones/living-room", "/es/colecciones/sala"],
  ["/es/search", "/es/buscar"],
  ["/es/products/larkin-sofa/3d", "/es/productos/larkin-sofa/3d"],
  ["/es/colecciones/seccionales", "/es/colecciones/sala/seccionales"],
  ["/colecciones/seccionales", "/es/colecciones/sala/seccionales"],
  ["/es/collections/stationary-sectionals", "/es/colecciones/sala/seccionales"],
  ["/collections/stationary-sectionals", "/collections/living-room/stationary-sectionals"],
  ["/Collections/Bedroom/", "/collections/bedroom"],
])("%s is %s", (path, canonical) => {
  expect(canonicalPath(path, tables)).toBe(canonical);
});

it.each([
  "/nope",
  "/es/nope",
  "/esp/buscar",
  "/es/assets/x.js",
  "/collections/rec%C3%A1mara",
  "/es/%FF",
])("%s is left as it is", (path) => expect(canonicalPath(path, tables)).toBe(path.toLowerCase()));

test("any path is canonical after one step, and starts with one slash", () => {
  const names = fc.oneof(
    fc.constantFrom(
      "es",
      "ES",
      "colecciones",
      "collections",
      "sala",
      "search",
      "buscar",
      "rec%C3%A1mara",
      "products",
    ),
    fc.webSegment(),
  );
  fc.assert(
    fc.property(fc.array(names), (parts) => {
      const canonical = canonicalPath(`/${parts.join("/")}`, tables);
      expect(canonical).toMatch(/^\/(?!\/)/);
      expect(canonicalPath(canonical, tables)).toBe(canonical);
    }),
  );
});
