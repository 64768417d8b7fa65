import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  openQuoteFixture,
  type QuoteFixture,
  testDraft,
  tokenOf,
} from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

describe.each(engines)("on %s, a draft", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead();
  });
  afterEach(() => quotes.close());

  const composer = async (as = quotes.curtis) => {
    const found = await as.composer(reference);
    if (!found) throw new Error("The lead is gone.");
    return found;
  };
  const saveOver = (version: number, draft: unknown, as = quotes.curtis) =>
    quotes.post(as, reference, {
      action: "save",
      version: String(version),
      draft: typeof draft === "string" ? draft : JSON.stringify(draft),
    });

  it("begins with what was asked for, without prices the catalog doesn't have", async () => {
    expect(await composer()).toMatchObject({
      lead: { reference, name: "Dana Brooks", email: "dana@example.com" },
      version: 0,
      savedAt: null,
      writer: null,
      openVersion: null,
      today: "2026-11-30",
      draft: {
        lines: [{ id: "1003", price: null, quantity: 2, taxed: true }],
        goodUntil: "2026-12-14",
        deposit: null,
        months: null,
      },
    });
  });

  it("is saved with its sums", async () => {
    expect(await saveOver(0, testDraft)).toMatchObject({
      ok: true,
      version: 1,
      state: "new",
      totals: {
        products: 196_200,
        discount: 21_800,
        delivery: 34_000,
        tax: 18_992,
        total: 249_192,
        deposit: 49_800,
        due: 199_392,
        month: { months: 24, apr: 999, financed: 199_392 },
      },
    });
    expect(await composer()).toMatchObject({ version: 1, draft: testDraft });
    expect((await composer()).savedAt).toBe("2026-11-30T16:14:00.000Z");
  });

  it("that was saved by somebody else since isn't written over", async () => {
    await saveOver(0, testDraft);
    expect(await saveOver(0, { ...testDraft, message: "Mine" }, quotes.maribel)).toMatchObject({
      ok: false,
      status: 409,
      message: "Curtis changed this draft at 10:14 AM.",
      version: 1,
      by: "Curtis",
      draft: { message: "Both are in the shop." },
    });
    expect(await saveOver(1, { ...testDraft, message: "Mine" }, quotes.maribel)).toMatchObject({
      ok: true,
      version: 2,
    });
  });

  it("that can't be read is refused at its field, and nothing is saved", async () => {
    const [line] = testDraft.lines;
    const lines = [{ ...line, price: "a lot" }];
    expect(await saveOver(0, { ...testDraft, lines })).toMatchObject({
      status: 422,
      errors: { "lines.1.price": [expect.any(String)] },
    });
    expect(await saveOver(0, "{")).toMatchObject({ status: 422 });
    expect((await composer()).version).toBe(0);
  });

  it("is written by one at a time, until it is taken over or left for 90 seconds", async () => {
    const write = (as = quotes.curtis, force = "") =>
      quotes.post(as, reference, { action: "write", force });
    expect(await write()).toMatchObject({ ok: true });
    expect((await composer(quotes.maribel)).writer).toMatchObject({ name: "Curtis" });
    expect((await composer()).writer).toBeNull();
    expect(await write(quotes.maribel)).toMatchObject({
      status: 409,
      message: "Curtis is writing this quote.",
    });
    quotes.inbox.now += 89_000;
    expect(await write()).toMatchObject({ ok: true });
    quotes.inbox.now += 89_000;
    expect((await composer(quotes.maribel)).writer).not.toBeNull();
    quotes.inbox.now += 1_000;
    expect((await composer(quotes.maribel)).writer).toBeNull();
    expect(await write(quotes.maribel)).toMatchObject({ ok: true });
    expect(await write()).toMatchObject({ message: "Maribel Ríos is writing this quote." });
    expect(await write(quotes.curtis, "on")).toMatchObject({ ok: true });
  });

  it("is previewed for an hour, by a link that takes no form", async () => {
    await saveOver(0, testDraft);
    const previewed = await quotes.post(quotes.curtis, reference, { action: "preview" });
    const token = tokenOf(previewed.ok ? previewed.link : "");
    expect(await quotes.view(token)).toMatchObject({
      isPreview: true,
      version: 1,
      offer: { message: "Both are in the shop.", from: "Curtis", to: "Dana Brooks" },
    });
    const fields = { action: "accept", version: "1", name: "Dana", payment: "at_once" };
    expect(await quotes.shop(token, fields)).toEqual({ ok: false, status: 404 });
    await quotes.shopper.noteOpened(token);
    quotes.inbox.now += 60 * 60_000;
    expect(await quotes.shopper.quote(token, "en")).toBeUndefined();
  });

  it("names a product that left the catalog as it was asked for", async () => {
    const line = { id: "1003", price: 5_000, quantity: 1, taxed: true, size: "medium" } as const;
    await quotes.inbox.backend.store.queries
      .updateTable("leads")
      .set((lead) => ({ record: lead.fn("replace", ["record", lead.val("1003"), lead.val("77")]) }))
      .execute();
    const { pieces, draft } = await composer();
    expect(draft.lines[0]).toMatchObject({ id: "77" });
    expect(pieces["77"]).toMatchObject({
      title: "Model 2500 Sofa Chaise",
      availability: "gone",
      price: null,
    });
    await quotes.send(reference, { lines: [{ ...line, id: "77" }] });
    const [version] = (await quotes.curtis.ofLead(reference))?.versions ?? [];
    expect(version?.offer.lines[0]).toMatchObject({ title: "Model 2500 Sofa Chaise", path: null });
  });
});
