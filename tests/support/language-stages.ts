import type { Page } from "@playwright/test";
import { freeWindows } from "./booking-page.ts";
import { usualChoices } from "./financing-quiz.ts";
import { goodBooking, goodQuote } from "./form-fields.ts";
import { newShopper, storedLine } from "./quote-page.ts";
import { Seller } from "./sent-quotes.ts";
import { hydrated, type ShopUnderTest } from "./shop-test.ts";
import { sitePages } from "./site-pages.ts";

/** A visit to the shop in one language. */
export interface LanguageVisit {
  page: Page;
  shop: ShopUnderTest;
  /** The address in the visit's language of the page with an English address. */
  at: (english: string) => string;
}

/** A page as first opened, or after some steps on it, in any language. */
export interface LanguageStage {
  kind: "page" | "form" | "private" | "dialog";
  name: string;
  reach: (visit: LanguageVisit) => Promise<unknown>;
  /** The widest screen that has it. */
  upTo?: number;
  /** Whether it is reached without script too. */
  withoutScript?: true;
}

const recliners = "/collections/living-room/recliners-lift-chairs";
const sectionals = "/collections/living-room/stationary-sectionals";
const recliner = "/products/model-4700-leather-recliner";

const morePaths: readonly string[] = [
  `${recliners}?feature=reclining&availability=in_stock`,
  `${recliners}?maxPrice=1`,
  `${recliners}?minPrice=abc&maxPrice=-5`,
  `${recliners}?sort=price_desc`,
  "/collections/bedroom?type=mattresses",
  "/search?q=xyzzy",
  "/search?q=sofa+cover",
  "/search?q=recliner+under+$500",
  `${recliner}?variant=nothing`,
  "/products/lamar-sit-stand-desk",
  "/wishlist?items=1097,1101",
  "/quote-request?items=1097:2,nothing:1",
  "/will-it-fit?items=1009:1,1004:1",
  "/services/financing?total=2500&down=abc&term=24&apr=9.99",
  "/services/financing?total=2500&down=2500&term=24&apr=9.99",
  "/custom-request?sent=custom",
  "/?sent=quote",
  "/price-match/form?sent=price_match",
  "/products/nothing-like-it",
  "/collections/nothing",
  "/bookings/nothing",
  "/quotes/nothing",
];

/** Every kind of page, as first opened and after some steps on it. */
export const languageStages: readonly LanguageStage[] = [
  ...[...sitePages.map(({ path }) => path), ...morePaths].map((path) => ({
    kind: "page" as const,
    withoutScript: true as const,
    name: path,
    reach: ({ page, at }: LanguageVisit) => page.goto(at(path)),
  })),
  {
    kind: "page",
    name: "an unknown page",
    reach: ({ page, at }) => page.goto(`${at("/search")}/nothing`),
  },
  { kind: "form", name: "a wishlist with pieces", reach: filledWishlist },
  { kind: "form", name: "a quote request with pieces", reach: filledQuote },
  ...[2, 3, 4, 5].map((step) => ({
    kind: "form" as const,
    name: `step ${step} of the booking`,
    reach: (visit: LanguageVisit) => bookingStep(visit, step),
  })),
  ...[
    "/quote-request",
    "/custom-request",
    "/book-delivery",
    "/services/financing",
    "/price-match/form",
  ].flatMap((path): LanguageStage[] => [
    {
      kind: "form",
      withoutScript: true,
      name: `${path} posted empty`,
      reach: (visit) => post(visit, path, {}),
    },
    {
      kind: "form",
      withoutScript: true,
      name: `${path} posted with faults`,
      reach: (visit) => post(visit, path, faulty),
    },
  ]),
  { kind: "form", name: "the quiz's results", reach: quizResults },
  { kind: "private", withoutScript: true, name: "a booking", reach: booked },
  { kind: "private", name: "a moved booking", reach: moved },
  { kind: "private", name: "a cancelled booking", reach: cancelled },
  { kind: "private", withoutScript: true, name: "a quote", reach: (visit) => quote(visit, "") },
  { kind: "private", name: "a quote to accept", reach: (visit) => quote(visit, "?step=accept") },
  { kind: "private", name: "a quote to change", reach: (visit) => quote(visit, "?step=change") },
  { kind: "private", name: "an accepted quote", reach: acceptedQuote },
  { kind: "dialog", name: "the phone's menu", upTo: 360, reach: phoneMenu },
  ...[0, 1, 2].map((index) => ({
    kind: "dialog" as const,
    name: `menu ${index + 1}`,
    reach: (visit: LanguageVisit) => menu(visit, index),
  })),
  { kind: "dialog", name: "the collections", reach: collections },
  { kind: "dialog", name: "the filters", upTo: 768, reach: filters },
  { kind: "dialog", name: "the quick view", reach: quickView },
  { kind: "dialog", name: "the zoom", reach: zoom },
  { kind: "dialog", name: "the 3D viewer", reach: viewer },
  { kind: "dialog", name: "the custom request's dialog", reach: customRequest },
  { kind: "dialog", name: "a piece added to the cart", reach: addedToCart },
  { kind: "dialog", name: "suggestions", reach: suggestions },
];

/** Who asks for a quote. */
const shopper = "Janelle Brooks";

/** What every form finds a fault with. */
const faulty = {
  name: "x".repeat(500),
  fullName: "x".repeat(500),
  firstName: "x".repeat(500),
  email: "dana.example.com",
  phone: "555-0188",
  zipCode: "7",
  addressZip: "7",
  addressState: "Texs",
  items: JSON.stringify([
    { id: "1003", quantity: 2.5, notes: "" },
    { id: "gone", quantity: 1, notes: "" },
  ]),
  competitorPrice: "cheap",
  competitorUrl: "nowhere",
  date: "2020-01-01",
  window: "morning",
};

async function filledWishlist({ page, at }: LanguageVisit) {
  await store(page, at, "parsons-furniture-wishlist", [storedLine("1097"), storedLine("1101")]);
  await page.goto(at("/wishlist"));
  await page.getByRole("main").getByRole("img").nth(1).waitFor();
}

async function filledQuote({ page, at }: LanguageVisit) {
  const lines = [storedLine("1097", { quantity: 2 }), storedLine("1101"), storedLine("gone")];
  await store(page, at, "parsons-furniture-cart", lines);
  await page.goto(at("/quote-request"));
  await page.getByRole("main").getByRole("img").nth(1).waitFor();
}

/** Opens a complete form at one of its steps. */
async function bookingStep({ page, at }: LanguageVisit, step: number) {
  // Leaving a booking in progress would clear its draft, and with it the one stored here.
  await page.goto(at("/privacy-policy"));
  const [free] = await freeWindows(page);
  await store(page, at, "parsons-furniture-booking-draft", {
    contact: goodBooking,
    items: [
      { type: "medium", quantity: 2, notes: "" },
      { type: "small", quantity: 1, notes: "" },
    ],
    date: free?.date,
    window: free?.window,
    idempotencyKey: crypto.randomUUID(),
    startedAt: Date.now() - 60_000,
  });
  await page.goto(at("/book-delivery"));
  const heading = page.locator("[id^=booking-step-]");
  const shown = Number((await heading.getAttribute("id"))?.at(-1));
  for (let next = shown + 1; next <= step; next++) {
    await page.locator("[data-bottom-bar] button[type=submit]").click();
    await page.locator(`#booking-step-${next}`).waitFor();
  }
}

/** Posts a form as a browser without script does. */
async function post({ page, at }: LanguageVisit, path: string, fields: Record<string, string>) {
  await page.goto(at("/privacy-policy"));
  const loaded = page.waitForEvent("load");
  await page.evaluate(
    ([action, values]) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action });
      for (const [name, value] of Object.entries(values)) {
        form.append(
          Object.assign(document.createElement("input"), { type: "hidden", name, value }),
        );
      }
      document.body.append(form);
      form.submit();
    },
    [at(path), { startedAt: "0", ...fields }] as const,
  );
  await loaded;
  const hasScript = await page.evaluate(() => "script" in document.documentElement.dataset);
  if (hasScript) await hydrated(page);
}

async function quizResults({ page, at }: LanguageVisit) {
  const { email, phone } = newShopper();
  const who = { firstName: "Dana", lastName: "Whitfield", phone, email, zipCode: "77081" };
  const response = await page.request.post(at("/services/financing"), {
    form: { ...who, ...usualChoices, budgetRange: "Under $600" },
  });
  await page.goto(response.url());
}

/** Books the last free window and opens the booking's page. */
async function booked({ page, at }: LanguageVisit): Promise<void> {
  const { date = "", window = "" } = (await freeWindows(page)).at(-1) ?? {};
  const response = await page.request.post(at("/book-delivery"), {
    form: { ...goodBooking, date, window },
    headers: { accept: "application/json" },
  });
  const { page: path } = (await response.json()) as { page: string };
  await page.goto(path);
}

async function moved(visit: LanguageVisit) {
  const { page } = visit;
  await booked(visit);
  const { date = "", window = "" } = (await freeWindows(page)).at(-4) ?? {};
  await change(page, { date, window });
}

async function cancelled(visit: LanguageVisit) {
  await booked(visit);
  await change(visit.page, { change: "cancel", sure: "on" });
}

async function change(page: Page, form: Record<string, string>) {
  const response = await page.request.post(page.url(), { form });
  await page.goto(response.url());
}

async function quote({ page, shop, at }: LanguageVisit, step: string) {
  const { email } = newShopper();
  const request = await page.request.post(at("/quote-request"), {
    form: { ...goodQuote, name: shopper, email },
    headers: { accept: "application/json" },
  });
  const { reference } = (await request.json()) as { reference: string };
  const { path } = await (await Seller.open(page, shop)).send(reference);
  await page.goto(fromAnyLanguage(path, at) + step);
}

async function acceptedQuote(visit: LanguageVisit) {
  const { page } = visit;
  await quote(visit, "?step=accept");
  await page.locator("main form input[name=name]").fill("Janelle Brooks");
  await page.locator("main form:has([name=action][value=accept]) button[type=submit]").click();
  await page.locator("main form [name=date]").waitFor();
}

async function phoneMenu({ page, at }: LanguageVisit) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at("/"));
  await page.locator("header details > summary:visible").last().click();
}

async function menu({ page, at }: LanguageVisit, index: number) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at("/"));
  await page.locator("header details > summary:visible").nth(index).click();
}

async function collections({ page, at }: LanguageVisit) {
  await page.goto(at("/quote-request"));
  await page.locator("main a[href$='#collections']").first().click();
  await page.locator("dialog[open]").waitFor();
}

async function filters({ page, at }: LanguageVisit) {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(at(recliners));
  await page.locator("a[href$='#filters']:visible").click();
  await page.locator("dialog[open]").waitFor();
}

async function quickView({ page, at }: LanguageVisit) {
  await page.goto(at(sectionals));
  const card = page.locator("article").first();
  await card.hover();
  await card.locator("a.needs-js").click();
  await page.locator("dialog[open]").waitFor();
}

async function zoom({ page, at }: LanguageVisit) {
  await page.goto(at(recliner));
  await page.locator("main a[href^='/pictures/']:visible").first().click();
  await page.locator("dialog[open]").waitFor();
}

async function viewer({ page, at }: LanguageVisit) {
  await page.goto(at("/products/model-4400-recliner"));
  await page.locator("button[data-model]").first().click();
  await page.locator("dialog[open]").waitFor();
}

async function customRequest({ page, at }: LanguageVisit) {
  await page.goto(at("/search?q=xyzzy"));
  await page
    .locator(`main a[href^='${at("/custom-request")}']`)
    .first()
    .click();
  await page.locator("dialog[open]").waitFor();
}

async function addedToCart({ page, at }: LanguageVisit) {
  await page.goto(at(recliner));
  await page
    .locator("main form button[type=submit]:visible, main button[name=add]:visible")
    .first()
    .click();
}

async function suggestions({ page, at }: LanguageVisit) {
  await page.goto(at("/search"));
  await page.getByRole("combobox").fill("recliner");
  await page.getByRole("option").first().waitFor();
}

/** The address in the visit's language of a private page whose address was given in any. */
function fromAnyLanguage(path: string, at: LanguageVisit["at"]): string {
  const [, start = "", token = ""] = /^(.*)\/([^/?]+)/.exec(path) ?? [];
  return at(`${/quote|cotiza/.test(start) ? "/quotes" : "/bookings"}/${token}`);
}

/** Puts a value into local storage, from a page of this site. */
async function store(page: Page, at: LanguageVisit["at"], key: string, value: unknown) {
  await page.goto(at("/privacy-policy"));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    key,
    JSON.stringify(value),
  ] as const);
}
