import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { formFields, goodQuote } from "#tests/support/form-fields.ts";
import { hostileText } from "#tests/support/hostile-text.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { quote } from "./kind.ts";

const catalog = createCatalog(loadProducts());
const context = { now: new Date(), siteUrl: "https://shop.example", catalog };
const items = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ id, quantity: 1 })));

async function read(fields: Record<string, string | readonly string[]>) {
  const form = new FormReader(formFields({ ...goodQuote, items: items("1009"), ...fields }), "en");
  const { record, summary } = await quote.read(form, context);
  return { requests: record.special_requests, summary, errors: form.errors };
}

const measured = "Way in: door 36.5 in wide; hall 42 in. Larkin Track-Arm Sofa: ask (hall).";

describe("the way in of a quote request (rule 20.11)", () => {
  it("follows the shopper's words after an empty line, also in the emails", async () => {
    const { requests, summary } = await read({
      specialRequests: "Third floor.\nNo lift.",
      wayIn: "doorWidth=36.5&hallWidth=42",
    });
    expect(requests).toBe(`Third floor.\nNo lift.\n\n${measured}`);
    expect(summary("en")).toContainEqual({ label: "Special requests", value: requests });
  });

  it("is read by a shopper in their language", async () => {
    const { summary } = await read({ wayIn: "doorWidth=36.5&hallWidth=42&landing=40" });
    const value =
      "Por dónde pasa (puerta: 36.5 pulg. de ancho; pasillo: 42 pulg. de ancho; escalera: descanso de 40 pulg.). Larkin Track-Arm Sofa: pregúntenos (pasillo).";
    expect(summary("es")).toContainEqual({ label: "Lo que nos pide", value });
  });

  it("stands alone without words, and nothing is added without measures", async () => {
    expect((await read({ wayIn: "doorWidth=36.5&hallWidth=42" })).requests).toBe(measured);
    expect((await read({ wayIn: "" })).requests).toBe("");
    expect((await read({ specialRequests: "Soon", wayIn: "color=red" })).requests).toBe("Soon");
    expect((await read({ specialRequests: "Soon" })).requests).toBe("Soon");
  });

  it("has an answer for each product that is asked for", async () => {
    const wayIn = "doorWidth=32";
    expect((await read({ items: items("1009", "1004"), wayIn })).requests).toBe(
      "Way in: door 32 in wide. Larkin Track-Arm Sofa: no (door). Model 4400 Recliner: fits (door).",
    );
  });

  it("names the color only where several of a product are asked for", async () => {
    const { requests } = await read({ items: items("1117", "1009"), wayIn: "doorWidth=40" });
    expect(requests).toMatch(
      /^Way in: door 40 in wide\. Larkin Track-Arm Sofa \(.+\): fits \(door\)\. Larkin Track-Arm Sofa \(.+\): fits \(door\)\.$/,
    );
  });

  it("loses only what can't be read in it, and never costs the request", async () => {
    const { requests, errors } = await read({
      wayIn: "doorWidth=36.5&hallWidth=abc&ceiling=1&landing=%zz&hallWidth=42",
    });
    expect(requests).toBe("Way in: door 36.5 in wide. Larkin Track-Arm Sofa: fits (door).");
    expect(errors).toBeUndefined();
  });

  it("doesn't count toward the 2,000 characters", async () => {
    const words = "x".repeat(2000);
    const { requests, errors } = await read({ specialRequests: words, wayIn: "doorWidth=36.5" });
    expect(errors).toBeUndefined();
    expect(requests).toMatch(/^x{2000}\n\nWay in: door 36\.5 in wide\./);
  });

  it("is harmless, whatever is posted", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostileText, fc.string({ maxLength: 600 })), async (wayIn) => {
        expect((await read({ wayIn })).errors).toBeUndefined();
      }),
    );
  });
});

describe.each(engines)("on %s, a request with a way in", (engine) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openTestBackend(engine, { crmWebhookUrl: "https://crm.example/hooks" });
  });
  afterEach(() => backend.close());

  const submit = (wayIn: string) =>
    submitLead(
      backend,
      "quote",
      formFields({ ...goodQuote, specialRequests: "Soon", idempotencyKey: "form-1", wayIn }),
      { sourcePage: "/quote-request" },
    );

  it("is stored with it, and sent to the CRM so", async () => {
    await submit("doorWidth=36.5");
    const sent = await backend.store.queries
      .selectFrom("deliveries")
      .select("payload")
      .where("sink", "=", "crm")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(sent.payload).special_requests).toBe(
      "Soon\n\nWay in: door 36.5 in wide. Model 2500 Sofa Chaise: ask (door).",
    );
  });

  it("is a new request with other measures, and the same with the same", async () => {
    const first = await submit("doorWidth=36.5");
    expect(await submit("doorWidth=36.5")).toEqual(first);
    expect(await submit("doorWidth=40")).not.toEqual(first);
    expect(await backend.store.queries.selectFrom("leads").select("id").execute()).toHaveLength(2);
  });
});
