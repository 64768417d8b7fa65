import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

describe.each(engines)("on %s, the yes to a quote", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead();
  });
  afterEach(() => quotes.close());

  const lead = async () => quotes.inbox.curtis.lead(reference);
  const accept = (token: string, number: number, name = "Dana Brooks") =>
    quotes.shop(token, { action: "accept", version: String(number), name, payment: "monthly" });

  it("is kept with name, time, wish and every figure", async () => {
    const { token, number } = await quotes.send(reference);
    const before = await quotes.view(token);
    quotes.inbox.now += 60_000;
    expect(await accept(token, number)).toEqual({
      ok: true,
      to: `/quotes/${token}`,
      version: 1,
      state: "accepted",
    });
    expect(await quotes.view(token)).toMatchObject({
      status: "accepted",
      offer: before.offer,
      acceptance: {
        name: "Dana Brooks",
        at: "2026-11-30T16:15:00.000Z",
        payment: "monthly",
        recordedBy: null,
      },
    });
    expect(await lead()).toMatchObject({ state: "accepted", dueAt: null });
    expect((await quotes.messages("crm", "quote_accepted")).at(0)).toMatchObject({
      pipeline_stage: "Quote Accepted",
      quote_status: "accepted",
      payment_wish: "monthly",
    });
  });

  it("goes by email to the shopper with everything, and to the seller", async () => {
    const { token, number } = await quotes.send(reference);
    await accept(token, number);
    const [toShopper] = await quotes.messages("shopper_mail", "accepted-");
    expect(toShopper).toMatchObject({ subject: `You accepted your quote (${reference})` });
    for (const said of ["Model 2500 Sofa Chaise", "$2,491.92", "Dana Brooks", "$189.92"]) {
      expect(String(toShopper?.text)).toContain(said);
    }
    const [toSeller] = await quotes.messages("shopper_mail", "staff-quote-accepted");
    expect(toSeller).toMatchObject({
      to: { address: "curtis@shop.example" },
      subject: `Dana Brooks accepted ${reference}: $2,491.92`,
    });
    expect(JSON.stringify(toSeller)).not.toContain(token);
  });

  it("is done once, however often it is sent", async () => {
    const { token, number } = await quotes.send(reference);
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(token, number)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await quotes.messages("shopper_mail", "accepted-")).toHaveLength(1);
    expect(await quotes.messages("crm", "quote_accepted")).toHaveLength(1);
    const yes = (await lead())?.history.filter(({ what }) => what === "quote_accepted");
    expect(yes).toHaveLength(1);
  });

  it("needs a name and a wish", async () => {
    const { token } = await quotes.send(reference);
    const refused = await quotes.shop(token, { action: "accept", version: "1", name: " " });
    expect(refused).toMatchObject({
      status: 422,
      errors: { name: ["Please tell us your name."], payment: [expect.any(String)] },
    });
    expect((await quotes.view(token)).status).toBe("open");
  });

  it("comes too late for a version that was replaced, withdrawn or accepted", async () => {
    const changed = "This quote was changed while you read it. Please look at the new one.";
    const { token } = await quotes.send(reference);
    await quotes.send(reference, { message: "Second" });
    expect(await accept(token, 1)).toEqual({
      ok: false,
      status: 409,
      message: changed,
      first: "This quote was replaced today at 10:14 AM. Here is the new one.",
      version: 2,
      state: "quoted",
    });
    await quotes.post(quotes.maribel, reference, { action: "withdraw", version: "2" });
    expect(await accept(token, 2)).toMatchObject({
      status: 409,
      first: "This quote was withdrawn. Please call us.",
    });
    await quotes.send(reference, { message: "Third" });
    await accept(token, 3);
    expect(await accept(token, 3, "Somebody Else")).toMatchObject({
      status: 409,
      first: "Dana Brooks accepted this quote today at 10:14 AM.",
    });
  });

  it.each([
    ["in winter", "2026-12-08", "2026-12-09T05:59:59.999Z", "2026-12-09T06:00:00Z"],
    // Clocks change in the night to March 14, 2027, at 2 AM.
    ["before clocks change", "2027-03-13", "2027-03-14T05:59:59.999Z", "2027-03-14T06:00:00Z"],
    ["after clocks change", "2027-03-14", "2027-03-15T04:59:59.999Z", "2027-03-15T05:00:00Z"],
  ])("is possible until midnight in Houston, %s", async (_, goodUntil, last, late) => {
    quotes.inbox.now = Date.parse(goodUntil) - 20 * 86_400_000;
    const [first, second] = [reference, await quotes.newLead({ email: "b@x.example" })];
    const one = await quotes.send(first, { goodUntil });
    const two = await quotes.send(second, { goodUntil });
    quotes.inbox.now = Date.parse(last);
    expect(await accept(one.token, one.number)).toMatchObject({ ok: true });
    quotes.inbox.now = Date.parse(late);
    expect((await quotes.view(two.token)).status).toBe("expired");
    expect(await accept(two.token, two.number)).toMatchObject({ status: 409 });
    expect(await quotes.inbox.curtis.lead(second)).toMatchObject({ state: "in_hand" });
    expect((await quotes.messages("crm", "quote_expired")).at(0)).toMatchObject({
      pipeline_stage: "Quote Expired",
      quote_status: "expired",
    });
  });

  it("to a second version replaces the first yes", async () => {
    const { token } = await quotes.send(reference);
    await accept(token, 1);
    await quotes.send(reference, { message: "With a table" });
    expect((await lead())?.state).toBe("accepted");
    expect(await accept(token, 2)).toMatchObject({ ok: true, version: 2 });
    const versions = (await quotes.curtis.ofLead(reference))?.versions;
    expect(versions?.map(({ number, status }) => [number, status])).toEqual([
      [2, "accepted"],
      [1, "replaced"],
    ]);
  });

  it("can be recorded by staff, and taken back by the owner alone", async () => {
    await quotes.send(reference);
    const fields = { action: "record_yes", version: "1", name: "Dana Brooks", how: "phone" };
    expect(await quotes.post(quotes.curtis, reference, fields)).toMatchObject({
      ok: true,
      state: "accepted",
    });
    const [email] = await quotes.messages("shopper_mail", "accepted-");
    expect(String(email?.text)).toContain("Curtis recorded your yes");
    const back = { action: "take_back", version: "1", reason: "Wrong sofa" };
    expect(await quotes.post(quotes.curtis, reference, back)).toEqual({
      ok: false,
      status: 403,
      message: "Your role can't do this. Ask Maribel.",
    });
    expect(await quotes.post(quotes.maribel, reference, back)).toMatchObject({
      ok: true,
      state: "in_hand",
    });
    expect((await quotes.curtis.ofLead(reference))?.versions[0]).toMatchObject({
      status: "withdrawn",
      reason: "Wrong sofa",
      acceptance: { name: "Dana Brooks", recordedBy: "Curtis" },
    });
  });

  it("is refused to crews, and by a token that was changed", async () => {
    const { token } = await quotes.send(reference);
    expect(await quotes.post(quotes.cy, reference, { action: "withdraw", version: "1" })).toEqual({
      ok: false,
      status: 403,
      message: "Your role can't do this. Ask Maribel.",
    });
    await expect(quotes.cy.composer(reference)).rejects.toThrow("Your role can't do this.");
    const other = `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`;
    expect(await accept(other, 1)).toEqual({ ok: false, status: 404 });
    await quotes.post(quotes.curtis, reference, { action: "new_link", version: "1" });
    expect(await accept(token, 1)).toEqual({ ok: false, status: 404 });
    expect(await quotes.shopper.quote(token, "en")).toBeUndefined();
  });
});
