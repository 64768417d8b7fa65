import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, type Page } from "@playwright/test";
import { copyIn } from "#copy-in/quote.ts";
import type { Language } from "#domain/language.ts";
import { startDraft } from "./started-draft.ts";

/** A shopper who fills in forms; the email address distinguishes the leads of different tests. */
export interface TestShopper {
  name: string;
  email: string;
  phone: string;
}

let shoppers = 0;

/** Returns a shopper with a unique email address. */
export function newShopper(): TestShopper {
  shoppers += 1;
  const email = `shopper-${process.pid}-${shoppers}@example.com`;
  return { name: "Dana Whitfield", email, phone: "(713) 555-0188" };
}

type NamedProduct = Record<"title" | "slug" | "sku" | "url", string>;

/** Products of the starter catalog and their colors, by id. */
const realProducts = new Map(
  globSync("shop/catalogue/*.json").flatMap((file): [string, NamedProduct][] => {
    const { id, title, sku, variants = [] } = JSON.parse(readFileSync(file, "utf8"));
    const slug = basename(file, ".json");
    const url = `/products/${slug}`;
    return [
      [id, { title, slug, sku, url }],
      ...variants.map((variant: { id: string; sku: string; values: string[] }) => [
        variant.id,
        {
          title: `${title} (${variant.values.join(", ")})`,
          slug,
          sku: variant.sku,
          url: `${url}?variant=${variant.id}`,
        },
      ]),
    ];
  }),
);

/** A cart line as stored in local storage. */
export function storedLine(id: string, change: Record<string, unknown> = {}) {
  return {
    id,
    title: `Piece ${id}`,
    slug: `piece-${id}`,
    sku: `PF-${id}`,
    price: 0,
    image: "",
    imageAlt: "",
    badges: [],
    availability: "in_stock",
    url: `/products/piece-${id}`,
    ...realProducts.get(id),
    quantity: 1,
    notes: "",
    addedAt: "2026-11-20T18:00:00.000Z",
    ...change,
  };
}

/** Puts a value into local storage before the first page of a tab, once. */
export async function seedStorage(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem(`seeded ${key}`)) return;
      sessionStorage.setItem(`seeded ${key}`, "yes");
      localStorage.setItem(key, text);
    },
    [key, text] as const,
  );
}

/** Opens the quote page with a cart of these lines and a draft started a minute ago. */
export async function openQuotePage(
  page: Page,
  lines: readonly ReturnType<typeof storedLine>[],
): Promise<void> {
  await seedStorage(page, "parsons-furniture-cart", JSON.stringify(lines));
  await startDraft(page, "quote");
  await page.goto("/quote-request");
  await expect(page.getByRole("heading", { name: "Request Your Quote" })).toBeVisible();
}

/** Fills in the required fields. */
export async function fillContact(
  page: Page,
  shopper: TestShopper,
  language: Language = "en",
): Promise<void> {
  const { form } = copyIn[language];
  for (const field of ["name", "email", "phone"] as const) {
    await page.getByRole("textbox", { name: form[field] }).fill(shopper[field]);
  }
}

/** Returns the stored cart: quantities by product id. */
export async function storedCart(page: Page): Promise<Record<string, number>> {
  const text = await page.evaluate(() => localStorage.getItem("parsons-furniture-cart"));
  const lines = JSON.parse(text ?? "[]") as { id: string; quantity: number }[];
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
}

export const submitButton = (page: Page, language: Language = "en") =>
  page.getByRole("button", { name: copyIn[language].form.submit });
