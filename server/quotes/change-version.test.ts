import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

describe.each(engines)("on %s, a sent version", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  let token: string;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead();
    ({ token } = await quotes.send(reference));
  });
  afterEach(() => quotes.close());

  const post = (fields: Record<string, string>, as = quotes.curtis) =>
    quotes.post(as, reference, { version: "1", ...fields });
  const lead = () => quotes.inbox.curtis.lead(reference);
  const version = async () => (await quotes.curtis.ofLead(reference))?.versions[0];

  it("can be withdrawn, once", async () => {
    expect(await post({ action: "withdraw" })).toMatchObject({
      ok: true,
      version: 1,
      state: "in_hand",
    });
    expect(await version()).toMatchObject({ status: "withdrawn" });
    expect((await quotes.messages("crm", "quote_withdrawn")).at(0)).toMatchObject({
      pipeline_stage: "Quote Withdrawn",
      quote_status: "withdrawn",
    });
    expect(await post({ action: "withdraw" })).toMatchObject({
      ok: false,
      status: 409,
      message: "Version 1 is withdrawn since 10:14 AM.",
      version: 1,
    });
  });

  it("is withdrawn with a lead that is lost", async () => {
    await quotes.inbox.act(quotes.inbox.curtis, reference, { action: "lost", reason: "price" });
    expect(await version()).toMatchObject({ status: "withdrawn" });
    expect(await lead()).toMatchObject({ state: "lost", lostReason: "price" });
    expect((await quotes.messages("crm", "lost")).at(0)).toMatchObject({
      pipeline_stage: "Lost",
      quote_status: "withdrawn",
    });
    const yes = { action: "accept", version: "1", name: "Dana", payment: "unsure" };
    expect(await quotes.shop(token, yes)).toMatchObject({ status: 409 });
  });

  it("can be made good for longer, also after its end", async () => {
    const extend = (goodUntil: string) => post({ action: "extend", goodUntil });
    expect(await extend("2026-12-10")).toMatchObject({ ok: true, state: "quoted" });
    await quotes.pass("2026-12-11T18:00:00Z");
    expect(await version()).toMatchObject({ status: "expired" });
    expect(await lead()).toMatchObject({ state: "in_hand" });
    expect(await extend("2026-12-10")).toMatchObject({
      status: 422,
      errors: { goodUntil: ["Choose a day from today to March 11."] },
    });
    expect(await extend("2026-12-20")).toMatchObject({ ok: true, state: "quoted" });
    expect(await version()).toMatchObject({
      status: "open",
      offer: { goodUntil: "2026-12-20", message: "Both are in the shop." },
    });
    const told = await quotes.messages("crm", "quote_extended");
    expect(told.map((one) => one.quote_good_until)).toEqual(["2026-12-10", "2026-12-20"]);
    expect(told.at(-1)).toMatchObject({ pipeline_stage: "Quote Extended", quote_status: "open" });
    const emails = await quotes.messages("shopper_mail", "quote-extended");
    expect(emails.map(({ subject }) => subject)).toEqual([
      `Your quote is good until Thursday, December 10 (${reference})`,
      `Your quote is good until Sunday, December 20 (${reference})`,
    ]);
  });

  it("can't be extended once there is a newer one", async () => {
    await quotes.send(reference, { message: "Newer" });
    expect(await post({ action: "extend", goodUntil: "2026-12-20" })).toMatchObject({
      status: 409,
      version: 2,
    });
  });

  it("has a new link, and the one before ends", async () => {
    expect(await post({ action: "new_link" })).toMatchObject({ ok: true });
    expect(await quotes.shopper.quote(token, "en")).toBeUndefined();
    const link = (await quotes.curtis.ofLead(reference))?.link ?? "";
    expect(link).not.toContain(token);
    expect(await quotes.view(link.split("/").at(-1) ?? "")).toMatchObject({ reference });
  });

  it("is changed once, however often the click arrives (rule 18.18)", async () => {
    const clicks: Record<string, string>[] = [
      { action: "extend", goodUntil: "2026-12-20", key: "0a".repeat(16) },
      { action: "new_link", key: "0b".repeat(16) },
    ];
    for (const click of clicks) {
      for (const _ of [1, 2]) expect(await post(click)).toMatchObject({ ok: true, version: 1 });
    }
    expect(await quotes.messages("shopper_mail", "quote-extended")).toHaveLength(1);
    const whats = (await lead())?.history.map(({ what }) => what);
    expect(whats?.filter((what) => what === "link_renewed")).toHaveLength(1);
  });

  it("isn't changed by a form about another one, or about none", async () => {
    for (const action of ["withdraw", "extend", "new_link", "undo_send", "record_yes", "payment"]) {
      const fields = { name: "Dana", how: "phone", amount: "1", method: "cash" };
      for (const number of ["0", "2", "", "one"]) {
        const refused = await post({ action, ...fields, goodUntil: "2026-12-20", version: number });
        expect(refused).toMatchObject({ status: 409 });
      }
    }
    expect(await version()).toMatchObject({ status: "open" });
  });

  it("is listed with who sent it, and where the shopper finds it", async () => {
    expect(await quotes.curtis.ofLead(reference)).toMatchObject({
      link: `https://shop.example/quotes/${token}`,
      due: null,
      payments: [],
      hasDraft: true,
      versions: [
        {
          number: 1,
          status: "open",
          sentBy: "Curtis",
          by: "email",
          openedAt: null,
          acceptance: null,
          offer: { totals: { total: 249_192 } },
        },
      ],
    });
  });
});
