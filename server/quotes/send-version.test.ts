import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

describe.each(engines)("on %s, a quote that is sent", (engine) => {
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

  it("makes the lead quoted and its sender's, and stops the response clock", async () => {
    expect((await lead()).dueAt).not.toBeNull();
    const { number } = await quotes.send(reference);
    expect(number).toBe(1);
    expect(await lead()).toMatchObject({
      state: "quoted",
      assignedTo: { name: "Curtis" },
      dueAt: null,
    });
    expect((await lead()).history.at(-1)).toMatchObject({
      what: "quote_sent",
      by: { name: "Curtis" },
      detail: "version 1, $2,491.92, by email",
    });
  });

  it("tells the CRM its figures, but no link, words or terms", async () => {
    const { token } = await quotes.send(reference);
    const sent = (await quotes.messages("crm", "quote_sent")).at(0);
    expect(sent).toMatchObject({
      pipeline_stage: "Quote Sent",
      assigned_to: "Curtis",
      quote_version: 1,
      quote_status: "open",
      quote_total: 2491.92,
      quote_tax: 189.92,
      quote_deposit: 498,
      quote_good_until: "2026-12-08",
      payment_wish: "",
    });
    expect(JSON.parse(String(sent?.quote_items_json))).toEqual([
      {
        id: "1003",
        sku: "PF-1003",
        title: "Model 2500 Sofa Chaise",
        quantity: 2,
        unit_price: 1090,
        discount: 218,
        line_total: 1962,
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain(token);
    expect(JSON.stringify(sent)).not.toContain("Both are in the shop.");
  });

  it("leaves by email after nine seconds, from its seller", async () => {
    await quotes.send(reference);
    expect(await quotes.messages("shopper_mail", "quote-")).toMatchObject([
      {
        occasion: "quote-1",
        subject: `Your quote from Parsons Furniture (${reference})`,
        fromName: "Curtis at Parsons Furniture",
        replyTo: { address: "curtis@shop.example" },
        next_attempt_at: new Date(quotes.inbox.now + 9_000).toISOString(),
      },
    ]);
  });

  it("is one version, however often Send is clicked", async () => {
    const version = String(await quotes.save(reference));
    const fields = { action: "send", version, by: "email" };
    const sent = await Promise.all(
      [1, 2, 3].map(() => quotes.post(quotes.curtis, reference, fields)),
    );
    expect(sent.map((one) => one.ok && one.quoteVersion)).toEqual([1, 1, 1]);
    expect(await quotes.messages("shopper_mail", "quote-")).toHaveLength(1);
  });

  it("replaces the open one; its link shows the new one", async () => {
    const { token } = await quotes.send(reference);
    const second = await quotes.send(reference, { message: "With legs" });
    expect(second).toEqual({ number: 2, token });
    expect(await quotes.view(token)).toMatchObject({ version: 2, status: "open" });
    const versions = (await quotes.curtis.ofLead(reference))?.versions;
    expect(versions?.map(({ number, status }) => [number, status])).toEqual([
      [2, "open"],
      [1, "replaced"],
    ]);
  });

  it("is refused with what is wrong, at its field", async () => {
    const version = String(
      await quotes.save(reference, {
        lines: [{ id: "1003", price: null, quantity: 1, taxed: true, size: "large" }],
        goodUntil: "2027-03-15",
      }),
    );
    const fields = { action: "send", version, by: "email" };
    expect(await quotes.post(quotes.curtis, reference, fields)).toEqual({
      ok: false,
      status: 422,
      errors: {
        "lines.1.price": ["Type a price for Model 2500 Sofa Chaise, or take it out."],
        goodUntil: ["Choose a day from today to February 28."],
      },
    });
    expect((await lead()).state).toBe("new");
  });

  it("is refused if the draft was saved by somebody else since", async () => {
    const version = String(await quotes.save(reference));
    await quotes.save(reference, { message: "Changed" });
    const fields = { action: "send", version, by: "email" };
    expect(await quotes.post(quotes.maribel, reference, fields)).toMatchObject({
      ok: false,
      status: 409,
      message: "Curtis changed this draft at 10:14 AM.",
      version: 2,
    });
  });

  it("offers its price for the next quote of the same product", async () => {
    await quotes.send(reference);
    const other = await quotes.newLead({ name: "Other", email: "other@x.example" });
    const { pieces } = (await quotes.maribel.composer(other)) ?? {};
    expect(pieces?.["1003"]).toMatchObject({ lastPrice: 109_000, availability: "in_stock" });
  });
});
