import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

describe.each(engines)("on %s, a quote whose sending is undone", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead();
  });
  afterEach(() => quotes.close());

  const lead = async () => {
    const found = await quotes.inbox.curtis.lead(reference);
    if (!found) throw new Error("The lead is gone.");
    return found;
  };
  const undo = (number: number, as = quotes.curtis) =>
    quotes.post(as, reference, { action: "undo_send", version: String(number) });

  it("is a draft again, and the lead what it was", async () => {
    const before = await lead();
    const { number, token } = await quotes.send(reference);
    quotes.inbox.now += 8_000;
    expect(await undo(number)).toMatchObject({ ok: true, state: "new" });
    const { state, dueAt, record, assignedTo } = await lead();
    expect({ state, dueAt, record, assignedTo }).toEqual({
      state: before.state,
      dueAt: before.dueAt,
      record: before.record,
      assignedTo: before.assignedTo,
    });
    expect(await quotes.messages("shopper_mail", "quote-")).toEqual([]);
    expect(await quotes.messages("crm", "quote_")).toEqual([]);
    expect(await quotes.shopper.quote(token, "en")).toBeUndefined();
    expect((await quotes.curtis.composer(reference))?.draft.message).toBe("Both are in the shop.");
    expect((await quotes.send(reference)).number).toBe(1);
  });

  it("leaves its number to nobody, as somebody may have seen what it offered", async () => {
    const { number, token } = await quotes.send(reference, {}, "link");
    await undo(number);
    const again = await quotes.send(reference, { message: "Another offer" });
    expect(again.number).toBe(2);
    const yes = { action: "accept", version: "1", name: "Dana Brooks", payment: "unsure" };
    expect(await quotes.shop(token, yes)).toMatchObject({ status: 409, version: 2 });
    const [email] = await quotes.messages("shopper_mail", "quote-");
    expect(email?.subject).toBe(`Your quote from Parsons Furniture (${reference})`);
    expect(String(email?.text)).not.toContain("replaces");
  });

  it("keeps what the shopper asked meanwhile", async () => {
    await quotes.inbox.act(quotes.inbox.curtis, reference, { action: "answered", how: "phone" });
    const { number, token } = await quotes.send(reference);
    await quotes.shop(token, { action: "question", text: "In blue?" });
    const { dueAt } = await lead();
    expect(await undo(number)).toMatchObject({ ok: true, state: "in_hand" });
    expect(await lead()).toMatchObject({ state: "in_hand", dueAt, answeredAt: null });
  });

  it("is undone once, however often the click arrives", async () => {
    const { number } = await quotes.send(reference);
    const fields = { action: "undo_send", version: String(number), key: "0a".repeat(16) };
    for (const _ of [1, 2]) {
      expect(await quotes.post(quotes.curtis, reference, fields)).toMatchObject({ ok: true });
    }
  });

  it("opens the one it had replaced", async () => {
    const { token } = await quotes.send(reference);
    quotes.inbox.now += 60_000;
    const second = await quotes.send(reference, { message: "Second" });
    await undo(second.number);
    expect(await quotes.view(token)).toMatchObject({ version: 1, status: "open" });
    expect((await lead()).state).toBe("quoted");
  });

  it("is refused after nine seconds, once its email has left, and to anybody else", async () => {
    const { number } = await quotes.send(reference);
    expect(await undo(number, quotes.maribel)).toMatchObject({ status: 409 });
    const { queries } = quotes.inbox.backend.store;
    await queries.updateTable("deliveries").set({ attempts: 1 }).execute();
    expect(await undo(number)).toMatchObject({ status: 409, message: "It has left already." });
    await queries.updateTable("deliveries").set({ attempts: 0 }).execute();
    quotes.inbox.now += 9_001;
    expect(await undo(number)).toMatchObject({ status: 409, message: "It has left already." });
    expect((await lead()).state).toBe("quoted");
  });

  it("works for a copied link until its page was opened, and tells a CRM that knows", async () => {
    const { number, token } = await quotes.send(reference, {}, "link");
    const { queries } = quotes.inbox.backend.store;
    await queries
      .updateTable("deliveries")
      .set({ status: "delivered", attempts: 1 })
      .where("sink", "=", "crm")
      .execute();
    quotes.inbox.now += 60_000;
    expect(await undo(number)).toMatchObject({ ok: true });
    expect((await quotes.messages("crm", "quote_undone")).at(0)).toMatchObject({
      pipeline_stage: "Quote Withdrawn",
      quote_status: "withdrawn",
    });
    const again = await quotes.send(reference, {}, "link");
    expect(again.token).toBe(token);
    await quotes.shopper.noteOpened(token);
    expect(await undo(again.number)).toMatchObject({ message: "It has left already." });
  });
});
