import type { Page } from "@playwright/test";
import { openStore } from "#server/store/open-store.ts";
import { Seller, type SentQuote } from "#tests/support/sent-quotes.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";

/** A lead, its versions and its link, as the shop has stored them; whether it was seen is apart. */
async function stored({ dataDir }: ShopUnderTest, { reference }: SentQuote): Promise<unknown> {
  const store = await openStore({ dataDir });
  try {
    const { queries } = store;
    const lead = await queries
      .selectFrom("leads")
      .selectAll()
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    const of = lead.id;
    const versions = await queries
      .selectFrom("quote_versions")
      .selectAll()
      .where("lead_id", "=", of)
      .execute();
    return {
      lead,
      quote: await queries.selectFrom("quotes").selectAll().where("lead_id", "=", of).execute(),
      versions: versions.map(({ opened_at: _, ...version }) => version),
      messages: await queries
        .selectFrom("quote_messages")
        .selectAll()
        .where("lead_id", "=", of)
        .execute(),
    };
  } finally {
    await store.close();
  }
}

/** Opens an address and lets its scripts run for ten seconds. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.clock.runFor(10_000);
}

test("a program that opens every link of a quote and runs scripts leaves it as it is (rule 19.11)", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const seller = await Seller.open(page, shop);
  const quote = await seller.sendNew();
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    posted.push(new URLSearchParams(request.postData() ?? "").get("action") ?? "");
  });
  const before = await stored(shop, quote);
  await page.clock.install();
  await visit(page, quote.path);
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = new Set(links.filter((link) => new URL(link).pathname.startsWith(quote.path)));
  expect(own.size).toBeGreaterThan(2);
  for (const link of own) await visit(page, link);
  expect(await stored(shop, quote)).toEqual(before);
  expect(posted.filter((action) => action !== "seen")).toEqual([]);
  await page.goto(quote.path);
  await expect(page.getByRole("link", { name: "Accept this quote" }).first()).toBeVisible();
});
