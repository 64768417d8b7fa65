import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { scrubNow } from "#server/leads/due-scrub.ts";
import { erasePerson, eraseRows } from "#server/leads/erase-leads.ts";
import { agreedTexts, agreeQuote, deliveryForm } from "#tests/support/agreed-quote.ts";
import { traces } from "#tests/support/personal-data-search.ts";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

const wilhelmina = { name: "Wilhelmina Quarterstaff", email: "wilhelmina@example.com" };

describe.each(engines)("on %s, erasing a lead with a quote", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  let token: string;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead(wilhelmina);
    token = await agreeQuote(quotes, reference);
  });
  afterEach(() => quotes.close());

  const deps = () => {
    const { store, database, clock } = quotes.inbox.backend;
    return { kinds: leadKinds, store, dataDir: database.dataDir, clock };
  };

  async function idOf(kind: string): Promise<string> {
    const { queries } = quotes.inbox.backend.store;
    const lead = await queries
      .selectFrom("leads")
      .select("id")
      .where("kind", "=", kind)
      .executeTakeFirstOrThrow();
    return lead.id;
  }

  it("leaves no trace of draft, versions, acceptance, messages and payments, and keeps others", async () => {
    const other = await quotes.newLead({ name: "Ann Other", email: "ann@example.com" });
    const { token: othersToken } = await quotes.send(other);
    const { backend } = quotes.inbox;
    const payment = (await quotes.curtis.ofLead(reference))?.payments[0]?.id ?? "";
    const texts = [...Object.values(agreedTexts), ...Object.values(wilhelmina)];
    const words = [...texts, payment, reference];
    // PostgreSQL does this automatically after a while and keeps common values.
    if (engine === "postgres") await sql`analyze`.execute(backend.store.queries);
    const before = (await traces(backend, words)).join();
    expect(words.filter((word) => !before.includes(word))).toEqual([]);

    // The request and the delivery that was booked with its quote.
    const { erased } = await erasePerson(deps(), { email: wilhelmina.email });
    expect(erased).toHaveLength(2);
    await scrubNow(backend.store);

    expect(await traces(backend, words)).toEqual([]);
    expect(await quotes.shopper.quote(token, "en")).toBeUndefined();
    expect(await quotes.view(othersToken)).toMatchObject({ reference: other });
  });

  it("leaves the quote when only its delivery is erased, which can then be booked again", async () => {
    const booking = await idOf("booking");
    expect((await quotes.view(token)).booking).not.toBeNull();
    await eraseRows(deps(), [{ id: booking, reference: "B-22222" }]);

    expect(await quotes.view(token)).toMatchObject({ status: "accepted", booking: null });
    expect(await quotes.curtis.ofLead(reference)).toMatchObject({ due: 204_392 });
    const again = { ...deliveryForm, idempotencyKey: "another-key" };
    expect(await quotes.shop(token, again)).toMatchObject({ ok: true });
    expect((await quotes.view(token)).booking).toMatchObject({
      date: "2026-12-05",
      start: "09:00",
    });
    expect(await idOf("booking")).not.toBe(booking);
  });

  it("leaves the delivery when only the request is erased", async () => {
    await eraseRows(deps(), [{ id: await idOf("quote"), reference }]);
    const { queries } = quotes.inbox.backend.store;
    const booking = await queries.selectFrom("bookings").select("status").execute();
    expect(booking).toEqual([{ status: "booked" }]);
  });
});
