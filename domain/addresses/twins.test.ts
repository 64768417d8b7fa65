import { expect, it } from "vitest";
import { twinOrHomePath, twinPath } from "./twins.ts";

it.each([
  ["/", "/es"],
  ["/collections/bedroom", "/es/colecciones/recamara"],
  ["/products/larkin-sofa/3d", "/es/productos/larkin-sofa/3d"],
  ["/bookings/0123456789abcdef", "/es/reservas/0123456789abcdef"],
])("%s and %s are one page in two languages", (english, spanish) => {
  expect(twinPath(english, "es")).toBe(spanish);
  expect(twinPath(spanish, "en")).toBe(english);
  expect(twinPath(spanish, "es")).toBe(spanish);
});

it("a path that is no page's leads to the home page", () => {
  expect(twinOrHomePath("/nothing", "es")).toBe("/es");
  expect(twinOrHomePath("/es/nada", "en")).toBe("/");
});
