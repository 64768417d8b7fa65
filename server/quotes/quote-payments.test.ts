import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

describe.each(engines)("on %s, a payment", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead();
    await quotes.send(reference);
  });
  afterEach(() => quotes.close());

  const pay = (amount: string, method = "card") =>
    quotes.post(quotes.curtis, reference, { action: "payment", version: "1", amount, method });
  const accept = () =>
    quotes.post(quotes.curtis, reference, {
      action: "record_yes",
      version: "1",
      name: "Dana",
      how: "in_person",
    });

  it("is for an accepted version only", async () => {
    expect(await pay("100")).toMatchObject({ ok: false, status: 409 });
  });

  it("is recorded once, however often the click arrives (rule 18.18)", async () => {
    await accept();
    const fields = { action: "payment", version: "1", amount: "100", method: "cash" };
    const clicked = { ...fields, key: "0a".repeat(16) };
    for (const _ of [1, 2]) {
      expect(await quotes.post(quotes.curtis, reference, clicked)).toMatchObject({
        ok: true,
        version: 1,
        state: "accepted",
      });
    }
    expect((await quotes.curtis.ofLead(reference))?.payments).toHaveLength(1);
  });

  it("is read as people type it, and at most what is due", async () => {
    await accept();
    expect(await pay("$498")).toMatchObject({ ok: true, payment: expect.any(String) });
    expect(await quotes.curtis.ofLead(reference)).toMatchObject({
      due: 199_392,
      payments: [{ amount: 49_800, method: "card", by: "Curtis" }],
    });
    expect(await pay("1,993.93")).toMatchObject({
      status: 422,
      errors: { amount: ["That is more than the $1,993.92 still due."] },
    });
    for (const unread of ["", "0", "lots", "-5"]) {
      expect(await pay(unread)).toMatchObject({
        status: 422,
        errors: { amount: [expect.any(String)] },
      });
    }
    expect(await pay("5", "shells")).toMatchObject({
      status: 422,
      errors: { method: ["Choose how it was paid."] },
    });
    expect(await pay("1993.92", "check")).toMatchObject({ ok: true });
    expect((await quotes.curtis.ofLead(reference))?.due).toBe(0);
  });

  it("is removed by the owner alone", async () => {
    await accept();
    const paid = await pay("498");
    const fields = {
      action: "remove_payment",
      version: "1",
      payment: (paid.ok && paid.payment) || "",
    };
    expect(await quotes.post(quotes.curtis, reference, fields)).toMatchObject({ status: 403 });
    expect(await quotes.post(quotes.maribel, reference, fields)).toMatchObject({ ok: true });
    expect(await quotes.post(quotes.maribel, reference, fields)).toMatchObject({ status: 409 });
    expect(await quotes.curtis.ofLead(reference)).toMatchObject({ due: 249_192, payments: [] });
    const history = (await quotes.inbox.curtis.lead(reference))?.history ?? [];
    expect(history.slice(-2)).toMatchObject([
      { what: "payment", detail: "$498.00, card", by: { name: "Curtis" } },
      { what: "payment_removed", detail: "$498.00, card", by: { name: "Maribel Ríos" } },
    ]);
  });
});
