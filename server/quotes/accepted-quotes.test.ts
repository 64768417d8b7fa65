import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { createClockCheck } from "#server/leads/clock-check.ts";
import { eraseExpired } from "#server/leads/retention.ts";
import { deliveryForm } from "#tests/support/agreed-quote.ts";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";
import { hasAcceptedQuoteSince } from "./accepted-quotes.ts";

const HOUR_MS = 60 * 60 * 1000;

describe.each(engines)("on %s, a lead whose quote was accepted, kept for 30 days", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  let token: string;
  /** The request is of November 30, its quote is accepted on December 4. */
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead();
    ({ token } = await quotes.send(reference));
    quotes.inbox.now = Date.parse("2026-12-04T12:00:00-06:00");
  });
  afterEach(() => quotes.close());

  const accept = () =>
    quotes.shop(token, { action: "accept", version: "1", name: "Dana", payment: "unsure" });
  const book = (date: string) => quotes.shop(token, { ...deliveryForm, date });
  const queries = () => quotes.inbox.backend.store.queries;

  /** Whether retention erases the request at noon of a day. */
  async function isErased(day: string): Promise<boolean> {
    const { store, database } = quotes.inbox.backend;
    await queries().updateTable("deliveries").set({ status: "delivered" }).execute();
    let now = Date.parse(`${day}T12:00:00-06:00`);
    let uptime = 0;
    const deps = {
      store,
      kinds: leadKinds,
      dataDir: database.dataDir,
      clock: () => new Date(now),
      retentionDays: { quote: 30 },
      isStillNeeded: hasAcceptedQuoteSince,
      watch: createClockCheck(() => uptime),
    };
    // The first check begins to watch the clock, the second trusts it.
    await eraseExpired(deps);
    now += HOUR_MS;
    uptime += HOUR_MS;
    await eraseExpired(deps);
    const left = await queries().selectFrom("leads").select("reference").execute();
    return !left.some((lead) => lead.reference === reference);
  }

  it("is counted from the acceptance, in shop time", async () => {
    quotes.inbox.now = Date.parse("2026-12-05T05:59:59Z");
    await accept();
    expect(await isErased("2027-01-03")).toBe(false);
    expect(await isErased("2027-01-04")).toBe(true);
  });

  it("is counted from a later delivery, until that is canceled", async () => {
    await accept();
    await book("2026-12-12");
    expect(await isErased("2027-01-11")).toBe(false);
    await queries().updateTable("bookings").set({ date: "2026-12-19" }).execute();
    expect(await isErased("2027-01-18")).toBe(false);
    await queries().updateTable("bookings").set({ status: "cancelled" }).execute();
    expect(await isErased("2027-01-18")).toBe(true);
  });

  it("is counted from the delivery's day, when that is over", async () => {
    await accept();
    await book("2026-12-12");
    expect(await isErased("2027-01-12")).toBe(true);
    const left = await queries().selectFrom("leads").select("kind").execute();
    expect(left).toEqual([{ kind: "booking" }]);
  });

  it("is counted from the acceptance after an earlier delivery", async () => {
    await accept();
    await book("2026-12-12");
    await queries().updateTable("bookings").set({ date: "2026-12-01" }).execute();
    expect(await isErased("2027-01-03")).toBe(false);
    expect(await isErased("2027-01-04")).toBe(true);
  });

  it("is counted from the request again once the acceptance is taken back", async () => {
    await accept();
    await book("2026-12-12");
    const back = { action: "take_back", version: "1", reason: "Changed their mind" };
    expect(await quotes.post(quotes.maribel, reference, back)).toMatchObject({ ok: true });
    expect(await isErased("2026-12-31")).toBe(true);
  });

  it("is counted from the request like any other before somebody accepts", async () => {
    expect(await isErased("2026-12-30")).toBe(false);
    expect(await isErased("2026-12-31")).toBe(true);
  });
});
