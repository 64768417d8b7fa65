import type { Page } from "@playwright/test";
import { freeWindows, nextButton } from "./booking-page.ts";
import { fillWhat, fillWho, openQuiz, usualChoices } from "./financing-quiz.ts";
import { goodBooking } from "./form-fields.ts";
import { postBooking } from "./posted-booking.ts";
import { newShopper, storedLine } from "./quote-page.ts";
import { sitePages } from "./site-pages.ts";

/** A page as first opened, or after some steps on it. */
export interface PageStage {
  kind: string;
  name: string;
  reach: (page: Page) => Promise<unknown>;
}

const links: readonly [kind: string, name: string, path: string][] = [
  [
    "listing",
    "a filtered listing",
    "/collections/living-room/recliners-lift-chairs?feature=reclining&availability=in_stock",
  ],
  ["wishlist", "somebody else's wishlist", "/wishlist?items=1097,1101"],
];

/** Every kind of page, as first opened and after some steps on it. */
export const pageStages: readonly PageStage[] = [
  ...sitePages.map(({ kind, name, path }) => ({ kind, name, reach: openPath(path) })),
  ...links.map(([kind, name, path]) => ({ kind, name, reach: openPath(path) })),
  { kind: "wishlist", name: "a wishlist with pieces", reach: filledWishlist },
  { kind: "piece", name: "a quote request with pieces", reach: filledQuote },
  ...[2, 3, 4, 5].map((step) => ({
    kind: "booking",
    name: `step ${step} of the booking`,
    reach: (page: Page) => bookingStep(page, step),
  })),
  { kind: "booking", name: "a booking", reach: booked },
  { kind: "financing", name: "the quiz's last step", reach: lastOfQuiz },
  { kind: "financing", name: "the quiz's results", reach: quizResults },
];

function openPath(path: string) {
  return (page: Page) => page.goto(path);
}

async function filledWishlist(page: Page) {
  await store(page, "parsons-furniture-wishlist", [storedLine("1097"), storedLine("1101")]);
  await page.goto("/wishlist");
  // Product details from the catalog arrive after the page itself.
  await page.getByRole("main").getByRole("img").nth(1).waitFor();
}

async function filledQuote(page: Page) {
  const lines = [storedLine("1097", { quantity: 2 }), storedLine("1101")];
  await store(page, "parsons-furniture-cart", lines);
  await page.goto("/quote-request");
  await page.getByRole("main").getByRole("img").nth(1).waitFor();
}

/** Opens a complete form at one of its steps. */
async function bookingStep(page: Page, step: number) {
  // Leaving a booking in progress would clear its draft, and with it the one stored here.
  await page.goto("/privacy-policy");
  const [free] = await freeWindows(page);
  await store(page, "parsons-furniture-booking-draft", {
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
  await page.goto("/book-delivery");
  // The step is kept in the history entry, so the page may open on a later step than the first.
  const heading = page.locator("[id^=booking-step-]");
  const shown = Number((await heading.getAttribute("id"))?.at(-1));
  for (let next = shown + 1; next <= step; next++) {
    await nextButton(page).click();
    await page.locator(`#booking-step-${next}`).waitFor();
  }
}

async function booked(page: Page) {
  const free = (await freeWindows(page)).at(-1);
  const { date = "", window = "" } = free ?? {};
  await page.goto(await postBooking(page.request, "", { date, window }));
}

async function lastOfQuiz(page: Page) {
  await openQuiz(page);
  await fillWho(page, newShopper());
  await fillWhat(page, usualChoices);
}

/** Puts a value into local storage, from a page of this site. */
async function store(page: Page, key: string, value: unknown) {
  if (!page.url().startsWith("http")) await page.goto("/privacy-policy");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    key,
    JSON.stringify(value),
  ] as const);
}

/** Opens the results page the way a browser without script gets there. */
async function quizResults(page: Page) {
  const { email, phone } = newShopper();
  const response = await page.request.post("/services/financing", {
    form: {
      firstName: "Dana",
      lastName: "Whitfield",
      phone,
      email,
      zipCode: "77081",
      ...usualChoices,
      budgetRange: "Under $600",
    },
  });
  await page.goto(response.url());
}
