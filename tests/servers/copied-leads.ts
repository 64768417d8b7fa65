import { randomUUID } from "node:crypto";
import { REFERENCE_SYMBOLS } from "#server/leads/reference.ts";
import { quoteToken } from "#server/quotes/quote-token.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { TestBackend } from "#tests/support/test-backend.ts";

/** A lead with a quote, and what one needs to do something with it. */
export interface RacedLead {
  id: string;
  reference: string;
  /** Of the quote's link. */
  token: string;
}

let copied = 0;

/** Copies a lead with everything that belongs to it; preparing as many one by one takes minutes. */
export async function copyLead(
  { store, config }: TestBackend,
  reference: string,
  count: number,
): Promise<RacedLead[]> {
  const copies = Array.from({ length: count }, () => {
    copied += 1;
    const id = randomUUID();
    const token = quoteToken({ leadId: id, number: 1 }, config.linkSecret);
    return { id, reference: referenceOf(copied), token };
  });
  await store.write(async (queries) => {
    const lead = await queries
      .selectFrom("leads")
      .selectAll()
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    for (const { id, reference } of copies) {
      await queries
        .insertInto("leads")
        .values({ ...lead, id, reference, idempotency_key: null })
        .execute();
      await copyRows(queries, lead.id, id);
    }
  });
  return copies;
}

/** Another reference for each number, which no shopper's lead is likely to have. */
function referenceOf(number: number): string {
  const base = REFERENCE_SYMBOLS.length;
  const symbolAt = (place: number) =>
    REFERENCE_SYMBOLS[Math.floor(number / base ** place) % base] ?? "";
  return `Q-${[4, 3, 2, 1, 0].map(symbolAt).join("")}`;
}

async function copyRows(queries: Queries, from: string, lead_id: string): Promise<void> {
  const messages = await queries
    .selectFrom("deliveries")
    .selectAll()
    .where("lead_id", "=", from)
    .execute();
  for (const row of messages) {
    const copy = { ...row, lead_id, id: randomUUID() };
    await queries.insertInto("deliveries").values(copy).execute();
  }
  for (const table of ["quotes", "quote_versions", "quote_prices", "lead_history"] as const) {
    const rows = await queries.selectFrom(table).selectAll().where("lead_id", "=", from).execute();
    for (const row of rows)
      await queries
        .insertInto(table)
        .values({ ...row, lead_id })
        .execute();
  }
}
