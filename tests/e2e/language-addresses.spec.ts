import type { APIRequestContext } from "@playwright/test";
import * as spanish from "#domain/addresses/es.ts";
import { fromEnglish, toEnglish } from "#domain/addresses/translate.ts";
import { languageOfPath } from "#domain/language.ts";
import { freeWindows } from "#tests/support/booking-page.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { Seller } from "#tests/support/sent-quotes.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";
import { sitemapAddresses } from "#tests/support/sitemap-addresses.ts";

const noPages = [
  "/search-suggestions?q=sofa",
  "/delivery-windows",
  "/pieces/1097,1101",
  "/pieces/1097/variants",
  "/llms.txt",
  "/site.webmanifest",
];

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

async function expectTwins(request: APIRequestContext, english: string) {
  const twin = fromEnglish(english, spanish) ?? "";
  expect.soft(toEnglish(twin, spanish), twin).toBe(english);
  for (const path of [english, twin]) expect.soft(await statusOf(request, path), path).toBe(200);
}

test.describe("addresses in two languages", { tag: "@desktop" }, () => {
  test("every English address has a Spanish twin, and back (rule 2.1)", async ({
    request,
    shop,
  }) => {
    const listed = (await sitemapAddresses(shop.url)).map(({ pathname }) => pathname);
    const english = listed.filter((path) => languageOfPath(path) === "en");
    expect(english.length).toBeGreaterThan(90);
    const pages = new Set([...english, ...sitePages.map(({ path }) => path)]);
    for (const path of [...pages, ...noPages]) await expectTwins(request, path);
    for (const path of ["/collections/bedroom", "/search", "/privacy-policy"]) {
      await expectTwins(request, `${path}.data`);
    }
  });

  test("so have a booking, its calendar file and a quote", async ({ page, shop }) => {
    const { date = "", window = "" } = (await freeWindows(page)).at(-1) ?? {};
    const [booking = ""] = (await postBooking(page.request, "", { date, window })).split("?");
    await expectTwins(page.request, booking);
    await expectTwins(page.request, `${booking}/delivery.ics`);
    await expectTwins(page.request, (await (await Seller.open(page, shop)).sendNew()).path);
  });

  const query = "?q=sof%C3%A1&items=1097:2&color=gray";
  for (const [from, to] of [
    ["/ES/Buscar/", "/es/buscar"],
    ["//es//buscar", "/es/buscar"],
    ["/es/colecciones/rec%C3%A1mara", "/es/colecciones/recamara"],
    ["/ES/Colecciones//Rec%C3%A1mara/", "/es/colecciones/recamara"],
    ["/colecciones/sala", "/es/colecciones/sala"],
    ["/Colecciones/Rec%C3%A1mara/", "/es/colecciones/recamara"],
    ["/es/collections/living-room", "/es/colecciones/sala"],
    ["/es/search", "/es/buscar"],
    ["/es/colecciones/seccionales", "/es/colecciones/sala/seccionales"],
    ["/colecciones/seccionales", "/es/colecciones/sala/seccionales"],
    ["/es/collections/stationary-sectionals", "/es/colecciones/sala/seccionales"],
    ["/collections/stationary-sectionals", "/collections/living-room/stationary-sectionals"],
  ] as const) {
    test(`${from} leads to ${to} in one step, with its query (rule 2.2)`, async ({
      request,
      shop,
    }) => {
      const response = await request.get(`${shop.url}${from}${query}`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(new URL(response.headers().location ?? "", shop.url).href).toBe(
        `${shop.url}${to}${query}`,
      );
      expect(await statusOf(request, `${to}${query}`)).toBe(200);
    });
  }

  for (const path of ["/es/nada", "/es/productos/nada", "/es/colecciones/nada", "/es/a/b/c"]) {
    test(`${path} is a Spanish page that says so (rule 2.3)`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain('<html lang="es-US"');
      expect(html).toContain("No encontramos esta página");
      expect(html).toContain("Volver al inicio");
    });
  }

  test("an unknown English path stays English", async ({ request }) => {
    const response = await request.get("/nothing", { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<html lang="en-US"');
  });
});
