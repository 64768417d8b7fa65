import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { queueFollowUps } from "#server/quotes/follow-ups.ts";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

/** 9:00 AM in Houston in winter. */
const nine = (day: string) => `2026-12-${day}T15:00:00.000Z`;

describe.each(engines)("on %s, what a quote sends by itself", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  let token: string;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead();
    ({ token } = await quotes.send(reference));
  });
  afterEach(() => quotes.close());

  const subjects = async (occasion: string) =>
    (await quotes.messages("shopper_mail", occasion)).map(({ subject }) => subject);

  it("comes at nine: not opened, ends soon, ended", async () => {
    await quotes.pass("2026-12-03T14:59:59Z");
    expect(await subjects("staff-quote-notOpened")).toEqual([]);
    await quotes.pass(nine("03"));
    expect(await subjects("staff-quote-notOpened")).toEqual([
      `Not seen opened for two days: ${reference} for Dana Brooks`,
    ]);
    await quotes.pass(nine("06"));
    expect(await subjects("quote-ends")).toEqual(["Your quote ends on Tuesday, December 8"]);
    await quotes.pass(nine("09"));
    expect(await subjects("staff-quote-ended")).toEqual([
      `The quote ${reference} for Dana Brooks ended`,
    ]);
    await quotes.pass(nine("20"));
    expect(await subjects("staff-quote-")).toHaveLength(2);
  });

  it("is queued once by any number of processes", async () => {
    quotes.inbox.now = Date.parse(nine("06"));
    const { backend } = quotes.inbox;
    const queued = await Promise.all([1, 2, 3, 4].map(() => queueFollowUps(backend)));
    const again = await queueFollowUps(backend);
    expect([...queued, again].reduce((sum, one) => sum + one, 0)).toBe(2);
    expect(await subjects("quote-ends")).toHaveLength(1);
  });

  it("says nothing that isn't true any more", async () => {
    await quotes.shopper.noteOpened(token);
    await quotes.pass(nine("03"));
    expect(await subjects("staff-quote-notOpened")).toEqual([]);
    await quotes.shop(token, { action: "accept", version: "1", name: "Dana", payment: "unsure" });
    await quotes.pass(nine("20"));
    expect(await subjects("quote-ends")).toEqual([]);
    expect(await subjects("staff-quote-ended")).toEqual([]);
  });

  it("doesn't remind of a quote that is over when the server is back", async () => {
    await quotes.pass(nine("20"));
    expect(await subjects("quote-ends")).toEqual([]);
    expect(await subjects("staff-quote-ended")).toHaveLength(1);
  });

  it("follows a quote that was extended", async () => {
    const fields = { action: "extend", version: "1", goodUntil: "2026-12-20" };
    await quotes.post(quotes.curtis, reference, fields);
    await quotes.pass(nine("06"));
    expect(await subjects("quote-ends")).toEqual([]);
    await quotes.pass(nine("18"));
    expect(await subjects("quote-ends")).toEqual(["Your quote ends on Sunday, December 20"]);
  });
});
