import { expect, it, test } from "vitest";
import * as spanish from "./es.ts";
import { fromEnglish, toEnglish } from "./translate.ts";

const token = "0123456789abcdef0123456789abcdef";

const pairs: readonly [english: string, spanish: string][] = [
  ["/", "/es"],
  ["/collections/living-room", "/es/colecciones/sala"],
  ["/collections/living-room/stationary-sofa-loveseats", "/es/colecciones/sala/sofas-y-loveseats"],
  ["/collections/living-room/stationary-sectionals", "/es/colecciones/sala/seccionales"],
  [
    "/collections/living-room/reclining-sofa-loveseats",
    "/es/colecciones/sala/sofas-y-loveseats-reclinables",
  ],
  [
    "/collections/living-room/recliners-lift-chairs",
    "/es/colecciones/sala/sillones-reclinables-y-elevables",
  ],
  ["/collections/living-room/reclining-sectionals", "/es/colecciones/sala/seccionales-reclinables"],
  ["/collections/bedroom", "/es/colecciones/recamara"],
  ["/collections/dining-room", "/es/colecciones/comedor"],
  ["/collections/home-office", "/es/colecciones/oficina-en-casa"],
  ["/collections/accessories", "/es/colecciones/accesorios"],
  ["/collections/bar-entertainment", "/es/colecciones/bar-y-entretenimiento"],
  ["/products/larkin-sofa", "/es/productos/larkin-sofa"],
  ["/products/larkin-sofa/3d", "/es/productos/larkin-sofa/3d"],
  ["/search", "/es/buscar"],
  ["/wishlist", "/es/favoritos"],
  ["/quote-request", "/es/pedir-cotizacion"],
  ["/custom-request", "/es/pedido-especial"],
  ["/book-delivery", "/es/reservar-entrega"],
  [`/bookings/${token}`, `/es/reservas/${token}`],
  [`/bookings/${token}/delivery.ics`, `/es/reservas/${token}/entrega.ics`],
  [`/quotes/${token}`, `/es/cotizaciones/${token}`],
  ["/will-it-fit", "/es/cabe-en-su-casa"],
  ["/delivery-info", "/es/informacion-de-entrega"],
  ["/services/financing", "/es/servicios/financiamiento"],
  ["/price-match", "/es/igualamos-precios"],
  ["/price-match/form", "/es/igualamos-precios/formulario"],
  ["/privacy-policy", "/es/politica-de-privacidad"],
  ["/terms-and-conditions", "/es/terminos-y-condiciones"],
  ["/search-suggestions", "/es/search-suggestions"],
  ["/pieces/1097,1101", "/es/pieces/1097,1101"],
  ["/pieces/1097/variants", "/es/pieces/1097/variants"],
  ["/delivery-windows", "/es/delivery-windows"],
  ["/llms.txt", "/es/llms.txt"],
  ["/site.webmanifest", "/es/site.webmanifest"],
];

it.each(pairs)("%s is %s in Spanish, and back", (english, inSpanish) => {
  expect(fromEnglish(english, spanish)).toBe(inSpanish);
  expect(toEnglish(inSpanish, spanish)).toBe(english);
});

test("query, section and the address of a page's data stay as they are", () => {
  const rest = "?q=sof%C3%A1&type=beds&items=1097:2#why-parsons";
  for (const [english, inSpanish] of pairs) {
    expect(fromEnglish(`${english}${rest}`, spanish)).toBe(`${inSpanish}${rest}`);
    expect(toEnglish(`${inSpanish}.data${rest}`, spanish)).toBe(`${english}.data${rest}`);
  }
});

it.each([
  "/sitemap.xml",
  "/pictures/rooms/living.avif",
  "/models/x.glb",
  "/productsx",
  "/healthz",
  "",
])("%s is no page's address", (path) => {
  expect(fromEnglish(path, spanish)).toBeUndefined();
  expect(toEnglish(`/es${path}x`, spanish)).toBeUndefined();
});
