import type { Page } from "@playwright/test";
import { freeWindows } from "#tests/support/booking-page.ts";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { Seller } from "#tests/support/sent-quotes.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const LANGUAGE_KEY = "parsons-furniture-language";

/** The link in the footer, which every page has at every width. */
const inFooter = (page: Page, name: "Español" | "English") =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

const storedLanguage = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY);

/** A page of each kind in both languages, with queries and sections. */
const twins: readonly [english: string, spanish: string][] = [
  ["/", "/es"],
  ["/#about", "/es#about"],
  ["/collections/bedroom?type=beds", "/es/colecciones/recamara?type=beds"],
  [
    "/collections/living-room/stationary-sectionals?color=gray&sort=price-low",
    "/es/colecciones/sala/seccionales?color=gray&sort=price-low",
  ],
  [
    "/products/model-4700-leather-recliner?variant=1&utm_source=x",
    "/es/productos/model-4700-leather-recliner?variant=1&utm_source=x",
  ],
  ["/search?q=sof%C3%A1", "/es/buscar?q=sof%C3%A1"],
  ["/wishlist", "/es/favoritos"],
  ["/quote-request?items=1104:2,1101:1", "/es/pedir-cotizacion?items=1104:2,1101:1"],
  ["/custom-request", "/es/pedido-especial"],
  ["/book-delivery", "/es/reservar-entrega"],
  ["/will-it-fit?items=1009:1&doorWidth=36", "/es/cabe-en-su-casa?items=1009:1&doorWidth=36"],
  ["/delivery-info#why-parsons", "/es/informacion-de-entrega#why-parsons"],
  ["/services/financing?plan=Pay+in+4#quiz", "/es/servicios/financiamiento?plan=Pay+in+4#quiz"],
  ["/price-match#price-match-form", "/es/igualamos-precios#price-match-form"],
  ["/privacy-policy", "/es/politica-de-privacidad"],
  ["/terms-and-conditions", "/es/terminos-y-condiciones"],
];

for (const [english, spanish] of twins) {
  test(`${english} leads to ${spanish} and back`, { tag: "@desktop" }, async ({ page }) => {
    const messages = consoleMessages(page);
    await page.goto(english);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await expect(inFooter(page, "Español")).toHaveAttribute("href", spanish);
    await inFooter(page, "Español").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
    await expect(page).toHaveURL(spanish);
    expect(await storedLanguage(page)).toBe("es");
    await expect(inFooter(page, "English")).toHaveAttribute("href", english);
    await inFooter(page, "English").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await expect(page).toHaveURL(english);
    expect(await storedLanguage(page)).toBe("en");
    expect(messages).toEqual([]);
  });
}

test("the switch is in the top bar from 768 px, else the menu's first line, and in the footer", {
  tag: "@essential",
}, async ({ page, isMobile }) => {
  for (const { path, name, code, menu } of [
    { path: "/wishlist", name: "Español", code: "es", menu: "Menu" },
    { path: "/es/favoritos", name: "English", code: "en", menu: "Menú" },
  ]) {
    await page.goto(path);
    const links = page.getByRole("link", { name, exact: true });
    await expect(inFooter(page, name as "Español")).toHaveAttribute("lang", code);
    await expect(inFooter(page, name as "Español")).toHaveAttribute("hreflang", code);
    if (isMobile) await page.locator(`summary[aria-label=${menu}]`).click();
    const place = isMobile
      ? page.getByRole("navigation", { name: menu })
      : page.locator("aside").first();
    await expect(place.getByRole("link", { name, exact: true })).toBeVisible();
    if (isMobile) expect(await place.getByRole("link").first().textContent()).toBe(name);
    await expect(links.filter({ visible: true })).toHaveCount(2);
  }
});

test("after navigation without a document, the switch leads to the page that is shown", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const follow = async (href: string) => {
    await page.locator(`a[href="${href}"]:visible`).first().click();
    await expect(page).toHaveURL(href);
  };
  await follow("/delivery-info");
  await expect(inFooter(page, "Español")).toHaveAttribute("href", "/es/informacion-de-entrega");
  await follow("/book-delivery");
  await expect(inFooter(page, "Español")).toHaveAttribute("href", "/es/reservar-entrega");
  await page.goBack();
  await expect(inFooter(page, "Español")).toHaveAttribute("href", "/es/informacion-de-entrega");
  await page.goBack();
  await expect(inFooter(page, "Español")).toHaveAttribute("href", "/es");
  await page.goForward();
  await expect(inFooter(page, "Español")).toHaveAttribute("href", "/es/informacion-de-entrega");
  if (isMobile) {
    await page.locator("summary[aria-label=Menu]").click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Español" }).click();
  } else {
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await page.locator("aside").first().getByRole("link", { name: "Español" }).click();
  }
  await expect(page).toHaveURL("/es/informacion-de-entrega");
  await page.goBack();
  await expect(page).toHaveURL("/delivery-info");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});

test("the switch keeps filters that were chosen on the page, and its section", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/collections/living-room/stationary-sectionals");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price-low");
  await expect(inFooter(page, "Español")).toHaveAttribute(
    "href",
    "/es/colecciones/sala/seccionales?sort=price-low",
  );
  await page.goto("/");
  await page.evaluate(() => {
    location.hash = "#how-it-works";
  });
  await expect(inFooter(page, "Español")).toHaveAttribute("href", "/es#how-it-works");
});

test("a missing page leads to the other home page", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/products/no-such-piece");
  await expect(inFooter(page, "Español")).toHaveAttribute("href", "/es");
  await page.goto("/es/no-hay");
  await expect(inFooter(page, "English")).toHaveAttribute("href", "/");
});

test("the framed form of the price-match page has no switch", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/price-match/form");
  await expect(page.locator("a[hreflang]")).toHaveCount(0);
});

test("the page of a booking leads to the same booking", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const free = (await freeWindows(page)).findLast(({ left }) => left > 1);
  if (!free) throw new Error("there is no window with two places");
  const { date, window } = free;
  const { email } = newShopper();
  const link = await postBooking(page.request, shop.url, { date, window, email });
  const { pathname, search } = new URL(link, shop.url);
  await page.goto(link);
  const spanish = `${pathname.replace("/bookings/", "/es/reservas/")}${search}`;
  await expect(inFooter(page, "Español")).toHaveAttribute("href", spanish);
  await inFooter(page, "Español").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/entrega/);
  await expect(inFooter(page, "English")).toHaveAttribute("href", `${pathname}${search}`);
});

test("the page of a quote leads to the same quote", { tag: "@desktop" }, async ({ page, shop }) => {
  const { path } = await (await Seller.open(page, shop)).sendNew();
  await page.goto(path);
  const spanish = path.replace("/quotes/", "/es/cotizaciones/");
  await expect(inFooter(page, "Español")).toHaveAttribute("href", spanish);
  await inFooter(page, "Español").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await expect(inFooter(page, "English")).toHaveAttribute("href", path);
});

/** Forms with what is typed into them, by selector; the price match is in a frame. */
const forms: readonly { path: string; typed: Record<string, string>; framed?: true }[] = [
  {
    path: "/quote-request?items=1104:2",
    typed: { "#quote-name": "Rosa Vega", "#quote-specialRequests": "Before noon" },
  },
  { path: "/custom-request", typed: { "#custom-lookingFor": "A table", "#custom-name": "Rosa" } },
  {
    path: "/book-delivery",
    typed: { "#booking-fullName": "Rosa Vega", "#booking-addressStreet": "12 Oak Lane" },
  },
  {
    path: "/services/financing",
    typed: { "#financing-firstName": "Rosa", "#financing-lastName": "Vega" },
  },
  { path: "/will-it-fit?items=1009:1", typed: { "[name=doorWidth]": "36" } },
  {
    path: "/price-match",
    typed: { "#price-match-name": "Rosa Vega", "#price-match-competitor": "Gallery" },
    framed: true,
  },
];

for (const { path, typed, framed } of forms) {
  test(`what was typed at ${path} is still there after switching`, { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto(path);
    const fields = async () => {
      const frame = page.locator("main iframe");
      if (framed) await frame.scrollIntoViewIfNeeded();
      const form = framed ? frame.contentFrame() : page.locator("main");
      return Object.entries(typed).map(([field, text]) => ({ field: form.locator(field), text }));
    };
    for (const { field, text } of await fields()) await field.fill(text);
    for (const [link, lang] of [
      ["Español", "es-US"],
      ["English", "en-US"],
    ] as const) {
      await inFooter(page, link).click();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      for (const { field, text } of await fields()) await expect(field).toHaveValue(text);
    }
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the switch is right as rendered, with the query", async ({ page, isMobile }) => {
    await page.goto("/search?q=gray+sofa&page=2");
    await expect(inFooter(page, "Español")).toHaveAttribute(
      "href",
      "/es/buscar?page=2&q=gray+sofa",
    );
    if (isMobile) {
      await page.locator("summary[aria-label=Menu]").click();
      const menu = page.getByRole("navigation", { name: "Menu" });
      await menu.getByRole("link", { name: "Español" }).click();
    } else await inFooter(page, "Español").click();
    await expect(page).toHaveURL("/es/buscar?page=2&q=gray+sofa");
    await inFooter(page, "English").click();
    await expect(page).toHaveURL("/search?page=2&q=gray+sofa");
  });
});
