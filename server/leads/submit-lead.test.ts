import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import type { FormFields } from "#server/leads/submission.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { formFields, goodQuote } from "#tests/support/form-fields.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { submitLead } from "./submit-lead.ts";

const submission = { sourcePage: "/quote-request" };

describe.each(engines)("on %s, a submitted lead", (engine) => {
  let now = new Date("2026-11-21T10:00:00.000Z");
  let backend: TestBackend;

  beforeEach(async () => {
    now = new Date("2026-11-21T10:00:00.000Z");
    backend = await openTestBackend(engine, {
      clock: () => now,
      crmWebhookUrl: "https://crm.example/hooks",
    });
  });
  afterEach(() => backend.close());

  const submit = (fields: FormFields) => submitLead(backend, "quote", fields, submission);
  const leads = () => backend.store.queries.selectFrom("leads").selectAll().execute();
  const deliveries = () =>
    backend.store.queries.selectFrom("deliveries").selectAll().orderBy("sink").execute();

  it("is stored with its messages and returns a reference", async () => {
    const result = await submit(formFields(goodQuote));
    expect(result).toEqual({ ok: true, reference: expect.stringMatching(/^Q-[2-9A-Z]{5}$/) });
    expect(await leads()).toMatchObject([
      {
        kind: "quote",
        contact_name: "Dana Whitfield",
        contact_email: "dana@example.com",
        contact_phone: "+17135550188",
        submitted_at: "2026-11-21T10:00:00.000Z",
      },
    ]);
    expect(await deliveries()).toMatchObject([
      { sink: "crm", status: "pending", attempts: 0 },
      { sink: "shop_mail", status: "pending", attempts: 0 },
      { sink: "shopper_mail", status: "pending", attempts: 0 },
    ]);
  });

  it("sends the CRM exactly the record that is stored (rule 15.1)", async () => {
    await submit(
      formFields({ ...goodQuote, utm_source: "flyer", landing_page: "/?utm_source=flyer" }),
    );
    const [lead] = await leads();
    const [crm] = await deliveries();
    expect(crm?.payload).toBe(lead?.record);
    const record = JSON.parse(crm?.payload ?? "");
    expect(record).toEqual({
      lead_id: lead?.id,
      lead_kind: "quote",
      reference: lead?.reference,
      submitted_at: "2026-11-21T10:00:00.000Z",
      full_name: "Dana Whitfield",
      email: "Dana@example.com",
      phone: "(713) 555-0188",
      preferred_contact: "phone",
      best_time: "",
      special_requests: "",
      hear_about_us: "",
      items_json: expect.any(String),
      item_count: 2,
      source_page: "/quote-request",
      page_url: "https://shop.example/quote-request",
      landing_page: "/?utm_source=flyer",
      referrer: "",
      utm_source: "flyer",
      utm_medium: "",
      utm_campaign: "",
      utm_content: "",
      utm_term: "",
      tags: "website,quote request",
      pipeline_stage: "New Lead",
      language: "en",
    });
    expect(JSON.parse(record.items_json)).toEqual([
      {
        id: "1003",
        sku: "PF-1003",
        title: "Model 2500 Sofa Chaise",
        quantity: 2,
        notes: "In cognac, please",
        url: "https://shop.example/products/model-2500-sofa-chaise",
      },
    ]);
  });

  it("is stored once per idempotency key when many arrive at once (rule 14.5)", async () => {
    const fields = formFields({ ...goodQuote, idempotencyKey: "form-1" });
    const results = await Promise.all(Array.from({ length: 50 }, () => submit(fields)));
    expect(new Set(results.map((result) => (result.ok ? result.reference : "refused"))).size).toBe(
      1,
    );
    expect(await leads()).toHaveLength(1);
    expect(await deliveries()).toHaveLength(3);
  });

  it("without a key, is stored once for the same content within ten minutes (rule 14.6)", async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => submit(formFields(goodQuote))),
    );
    now = new Date("2026-11-21T10:09:59.000Z");
    const sameContent = { ...goodQuote, email: "dana@example.com", phone: "713.555.0188" };
    results.push(await submit(formFields(sameContent)));
    expect(new Set(results.map((result) => (result.ok ? result.reference : "refused"))).size).toBe(
      1,
    );
    expect(await leads()).toHaveLength(1);
  });

  it("is a new lead after ten minutes, from another contact, or with other content", async () => {
    await submit(formFields(goodQuote));
    await submit(formFields({ ...goodQuote, email: "sam@example.com" }));
    await submit(formFields({ ...goodQuote, specialRequests: "Third floor" }));
    now = new Date("2026-11-21T10:10:01.000Z");
    await submit(formFields(goodQuote));
    expect(await leads()).toHaveLength(4);
  });

  it("is a new lead when the same content is stored with a future time because the clock was set back", async () => {
    await submit(formFields(goodQuote));
    now = new Date("2026-11-21T09:50:00.000Z");
    await submit(formFields(goodQuote));
    expect(await leads()).toHaveLength(1);
    now = new Date("2026-11-21T09:49:59.999Z");
    await submit(formFields(goodQuote));
    expect(await leads()).toHaveLength(2);
  });

  it("is found by content when its key is missing", async () => {
    const first = await submit(formFields({ ...goodQuote, idempotencyKey: "form-1" }));
    expect(await submit(formFields(goodQuote))).toEqual(first);
  });

  it("T20: is a new lead when the form was changed and posted again under its key (rule 14.7)", async () => {
    const byHand = { ...goodQuote, items: "", itemId: "1003", itemNotes: "" };
    const post = (quantity: string, startedAt: string) =>
      submit(
        formFields({ ...byHand, itemQuantity: quantity, idempotencyKey: "form-1", startedAt }),
      );
    const posts = ["1", "5", "1", "5"].flatMap((quantity, round) =>
      Array.from({ length: 10 }, () => post(quantity, String(round))),
    );
    const results = await Promise.all(posts);
    const references = results.map((result) => (result.ok ? result.reference : "refused"));
    expect(new Set(references).size).toBe(2);
    expect(references.slice(20)).toEqual(references.slice(0, 20));
    const counts = (await leads()).map(({ record }) => JSON.parse(record).item_count);
    expect(counts.toSorted()).toEqual([1, 5]);
  });

  it("is the same lead when only the names of its products were loaded again", async () => {
    const item = { id: "1003", quantity: 1, notes: "" };
    const post = (names: object) =>
      submit(
        formFields({
          ...goodQuote,
          items: JSON.stringify([{ ...item, ...names }]),
          idempotencyKey: "form-1",
        }),
      );
    expect(await post({ title: "Model 2500 Sofa Chaise" })).toEqual(await post({ title: "Sofa" }));
    expect(await leads()).toHaveLength(1);
  });

  it("returns the same result under its key after its product sold out", async () => {
    const fields = formFields({ ...goodQuote, idempotencyKey: "form-1" });
    const first = await submit(fields);
    backend.catalog = createCatalog([]);
    expect(await submit(fields)).toEqual(first);
  });

  it("gets another reference when the first one is taken", async () => {
    const drawn = ["Q-22222", "Q-22222", "Q-33333"];
    backend.makeReference = () => drawn.shift() ?? "Q-99999";
    await submit(formFields({ ...goodQuote, idempotencyKey: "a" }));
    await submit(formFields({ ...goodQuote, idempotencyKey: "b" }));
    expect((await leads()).map(({ reference }) => reference).sort()).toEqual([
      "Q-22222",
      "Q-33333",
    ]);
  });

  it("tries up to eight references before it fails", async () => {
    const drawn: string[] = ["Q-22222"];
    backend.makeReference = () => drawn.shift() ?? "Q-22222";
    await submit(formFields({ ...goodQuote, idempotencyKey: "a" }));
    drawn.push(...Array(7).fill("Q-22222"), "Q-33333");
    expect(await submit(formFields({ ...goodQuote, idempotencyKey: "b" }))).toMatchObject({
      ok: true,
      reference: "Q-33333",
    });
    drawn.push(...Array(8).fill("Q-22222"), "Q-44444");
    await expect(submit(formFields({ ...goodQuote, idempotencyKey: "c" }))).rejects.toThrow();
    expect(drawn).toEqual(["Q-44444"]);
    expect(await leads()).toHaveLength(2);
  });

  it("compares long keys completely", async () => {
    const long = "k".repeat(100);
    const sent = async (idempotencyKey: string) =>
      submit(formFields({ ...goodQuote, idempotencyKey }));
    const first = await sent(`${long}1`);
    expect(await sent(`${long}2`)).not.toEqual(first);
    expect(await sent(`${long}1`)).toEqual(first);
    expect(await leads()).toHaveLength(2);
  });

  it("has a response deadline, except bookings and clicks", async () => {
    await acceptEveryKind(backend);
    const click = formFields({ providerClicked: "Layaway" });
    await submitLead(backend, "financing", click, { sourcePage: "/services/financing" });
    const deadlines = (await leads()).map(
      ({ kind, contact_name, answer_due_at, answer_remind_at }) =>
        [kind, contact_name && "of somebody", answer_due_at, answer_remind_at].join(" "),
    );
    const promise = "2026-11-22T10:00:00.000Z 2026-11-22T06:00:00.000Z";
    expect(deadlines.sort()).toEqual([
      "booking of somebody  ",
      `custom of somebody ${promise}`,
      "financing   ",
      `financing of somebody ${promise}`,
      `price_match of somebody ${promise}`,
      `quote of somebody ${promise}`,
    ]);
  });

  it("isn't stored when it has errors", async () => {
    const result = await submit(formFields({ ...goodQuote, email: "nobody", phone: "12" }));
    expect(result).toMatchObject({
      ok: false,
      errors: {
        email: [expect.stringContaining("name@example")],
        phone: [expect.stringContaining("area code")],
      },
    });
    expect(await leads()).toHaveLength(0);
    expect(await deliveries()).toHaveLength(0);
  });

  it("is refused with a retry time when one person has sent too many", async () => {
    let allowed = 1;
    const people: string[] = [];
    backend.contactLimit = {
      take: (person) => {
        people.push(person);
        allowed -= 1;
        return allowed >= 0 ? { ok: true } : { ok: false, retryAfter: 1800 };
      },
    };
    const first = await submit(formFields({ ...goodQuote, idempotencyKey: "form-1" }));
    expect(await submit(formFields({ ...goodQuote, idempotencyKey: "form-2" }))).toEqual({
      ok: false,
      retryAfter: 1800,
      errors: { form: [expect.stringContaining("30 minutes")] },
    });
    // Sending one form twice counts neither as a second lead nor against the person.
    expect(await submit(formFields({ ...goodQuote, idempotencyKey: "form-1" }))).toEqual(first);
    expect(people).toEqual(["dana@example.com", "dana@example.com"]);
    expect(await leads()).toHaveLength(1);
  });

  it("is accepted and tagged when suspected", async () => {
    const filledByManager = { ...goodQuote, leave_blank: "Dana Whitfield", startedAt: "0" };
    expect(await submit(formFields(filledByManager))).toMatchObject({ ok: true });
    const [lead] = await leads();
    expect(JSON.parse(lead?.record ?? "{}").tags).toBe("website,quote request,maybe automatic");
    const emails = new Map((await deliveries()).map(({ sink, payload }) => [sink, payload]));
    expect(emails.get("shop_mail")).toContain("A program may have sent this");
    expect(emails.get("shop_mail")).toContain("In cognac, please");
    // The address may belong to a stranger, so nothing typed is sent there.
    expect(emails.get("shopper_mail")).toContain("Model 2500 Sofa Chaise");
    expect(emails.get("shopper_mail")).not.toContain("In cognac, please");
    expect(emails.get("shopper_mail")).not.toContain("Whitfield");
  });

  it("keeps every writing system and drops control characters", async () => {
    const name = "Zoë 李小龙 🛋️\u0000\r\nBcc: all@example.com\u202e";
    await submit(formFields({ ...goodQuote, name }));
    expect((await leads())[0]?.contact_name).toBe("Zoë 李小龙 🛋️ Bcc: all@example.com");
  });
});
