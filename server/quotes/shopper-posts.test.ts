import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

describe.each(engines)("on %s, what a shopper says to a quote", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  let token: string;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead();
    ({ token } = await quotes.send(reference));
  });
  afterEach(() => quotes.close());

  const lead = () => quotes.inbox.curtis.lead(reference);
  const statusNow = async () => (await quotes.view(token)).status;

  it("as a question starts the response clock, and a reply stops it", async () => {
    quotes.inbox.now += 60_000;
    const asked = await quotes.shop(token, { action: "question", text: "Does it need a plug?" });
    expect(asked).toMatchObject({ ok: true, state: "quoted" });
    expect((await lead())?.dueAt).not.toBeNull();
    expect(await quotes.inbox.references({ view: "to_answer" })).toEqual([reference]);
    expect((await quotes.messages("crm", "question")).at(0)).toMatchObject({
      pipeline_stage: "Question",
    });
    expect((await quotes.messages("shopper_mail", "staff-quote-question")).at(0)).toMatchObject({
      subject: `Dana Brooks has a question about ${reference}`,
    });
    await quotes.post(quotes.maribel, reference, { action: "reply", text: "No plug needed." });
    expect((await lead())?.dueAt).toBeNull();
    expect((await quotes.view(token)).messages).toMatchObject([
      { from: "shopper", name: "Dana Brooks", text: "Does it need a plug?" },
      { from: "shop", name: "Maribel Ríos", text: "No plug needed." },
    ]);
    expect((await quotes.messages("shopper_mail", "reply-")).at(0)).toMatchObject({
      subject: `Maribel answered your question (${reference})`,
      fromName: "Maribel at Parsons Furniture",
    });
    expect(await statusNow()).toBe("open");
  });

  it("is reminded of again each time the clock starts again", async () => {
    const remindAt = async () => {
      const row = await quotes.inbox.backend.store.queries
        .selectFrom("leads")
        .select("answer_remind_at")
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow();
      return row.answer_remind_at;
    };
    expect(await remindAt()).toBeNull();
    await quotes.shop(token, { action: "question", text: "One?" });
    expect(await remindAt()).not.toBeNull();
    await quotes.post(quotes.maribel, reference, { action: "reply", text: "Yes." });
    expect(await remindAt()).toBeNull();
    await quotes.shop(token, { action: "question", text: "Two?" });
    expect(await remindAt()).not.toBeNull();
  });

  it("is answered by email also before there is a quote, without a link", async () => {
    const other = await quotes.newLead({ name: "Ann Walker", email: "ann@x.example" });
    const reply = { action: "reply", text: "It comes in blue, too." };
    expect(await quotes.post(quotes.curtis, other, reply)).toMatchObject({
      ok: true,
      version: 2,
      state: "new",
    });
    expect((await quotes.inbox.curtis.lead(other))?.dueAt).toBeNull();
    const [email] = await quotes.messages("shopper_mail", "reply-");
    expect(String(email?.text)).toContain("It comes in blue, too.");
    expect(String(email?.text)).not.toContain("See your quote");
  });

  it("twice within minutes is said once", async () => {
    for (const _ of [1, 2]) await quotes.shop(token, { action: "question", text: "Plug?" });
    expect((await quotes.view(token)).messages).toHaveLength(1);
    quotes.inbox.now += 11 * 60_000;
    await quotes.shop(token, { action: "question", text: "Plug?" });
    expect((await quotes.view(token)).messages).toHaveLength(2);
  });

  it("as a change names the lines, and the version can still be accepted", async () => {
    const changed = await quotes.shop(token, {
      action: "change",
      version: "1",
      "line.1": "color",
      "lineText.1": "Sage",
      text: "And by Friday",
    });
    expect(changed).toMatchObject({ ok: true });
    const text = "Model 2500 Sofa Chaise: another color, Sage\nAnd by Friday";
    expect((await quotes.view(token)).messages).toMatchObject([{ text }]);
    expect((await quotes.messages("crm", "change_requested")).at(0)).toMatchObject({
      pipeline_stage: "Change Requested",
    });
    expect(await statusNow()).toBe("open");
    const fields = { action: "accept", version: "1", name: "Dana", payment: "at_once" };
    expect(await quotes.shop(token, fields)).toMatchObject({ ok: true, state: "accepted" });
  });

  it.each([
    ["question", {}],
    ["change", { version: "1", "line.1": "keep" }],
  ])("as a %s needs words", async (action, fields) => {
    expect(await quotes.shop(token, { action, text: " ", ...fields })).toMatchObject({
      status: 422,
      errors: { text: ["Please write something first."] },
    });
    expect((await lead())?.dueAt).toBeNull();
  });

  it("as a no loses the lead, and asking again brings it back", async () => {
    const no = { action: "decline", version: "1", reason: "Too dear" };
    expect(await quotes.shop(token, no)).toMatchObject({ ok: true, state: "lost" });
    expect(await quotes.shop(token, no)).toMatchObject({ ok: true, state: "lost" });
    expect(await lead()).toMatchObject({ state: "lost", lostReason: "declined" });
    expect((await quotes.messages("crm", "quote_declined")).at(0)).toMatchObject({
      pipeline_stage: "Quote Declined",
      quote_status: "declined",
      lost_reason: "declined",
    });
    expect(await quotes.shop(token, { action: "ask_again" })).toMatchObject({
      ok: true,
      state: "in_hand",
    });
    expect((await lead())?.dueAt).not.toBeNull();
    expect((await quotes.messages("crm", "asked_again")).at(0)).toMatchObject({
      pipeline_stage: "Asked Again",
    });
  });

  it("isn't asking for it again while it can be accepted", async () => {
    expect(await quotes.shop(token, { action: "ask_again" })).toMatchObject({ status: 409 });
  });

  it("changes nothing by opening the page", async () => {
    const before = { lead: await lead(), view: await quotes.view(token) };
    for (const _ of [1, 2, 3]) await quotes.view(token);
    expect({ lead: await lead(), view: await quotes.view(token) }).toEqual(before);
  });

  it("is noted as opened once", async () => {
    for (const _ of [1, 2]) await quotes.shopper.noteOpened(token);
    const [version] = (await quotes.curtis.ofLead(reference))?.versions ?? [];
    expect(version?.openedAt).toBe("2026-11-30T16:14:00.000Z");
    const opened = (await lead())?.history.filter(({ what }) => what === "quote_opened");
    expect(opened).toHaveLength(1);
    expect(await statusNow()).toBe("open");
  });

  it("is refused if nobody knows what is meant", async () => {
    expect(await quotes.shop(token, { action: "dance" })).toMatchObject({ status: 422 });
    expect(await quotes.shop("00", { action: "question", text: "?" })).toEqual({
      ok: false,
      status: 404,
    });
  });
});
