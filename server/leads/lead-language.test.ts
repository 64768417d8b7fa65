import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pathIn } from "#domain/addresses/path-in.ts";
import type { Language } from "#domain/language.ts";
import { availableWindows } from "#server/bookings/available-windows.ts";
import { changeLead } from "#server/inbox/change-lead.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { type EveryKind, everyKind, leadOf } from "#tests/support/every-kind.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { outboxOf } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { findLead } from "./lead-queries.ts";
import { allRecords } from "./lead-records.ts";
import { redeliverLead } from "./redeliver.ts";
import { submitLead } from "./submit-lead.ts";

/** What differs between the records of the same form in two languages. */
const ofAddress = ["lead_id", "reference", "submitted_at", "source_page", "page_url", "language"];

describe.each(engines)("on %s, a lead's language", (engine) => {
  let backend: TestBackend;

  beforeEach(async () => {
    backend = await openTestBackend(engine, { crmWebhookUrl: "https://crm.example/hooks" });
  });
  afterEach(() => backend.close());

  /** Posts the form of a kind at its address in a language. @returns the lead's reference */
  async function post(kind: EveryKind, language: Language, more: Record<string, string> = {}) {
    const windows = await availableWindows(backend.store.queries, backend.clock());
    const free = windows.find(({ date, left }) => date !== windows[0]?.date && left > 0);
    const { path, fields } = leadOf(kind, `${kind}-${language}`, free ?? expect.unreachable());
    const email = { email: "dana@example.com" };
    const posted = formFields({ ...fields, ...email, ...more });
    const sourcePage = pathIn(language, path);
    const result = await submitLead(backend, kind, posted, { sourcePage });
    return result.ok ? result : expect.unreachable(JSON.stringify(result));
  }

  /** The latest message to a receiver. */
  async function sent(sink: "crm" | "shop_mail" | "shopper_mail") {
    const rows = await outboxOf(backend.store, sink);
    return JSON.parse(rows.at(-1)?.payload ?? "null");
  }

  it.each(everyKind)(
    "is that of the address of its form, in its row and as the last field of its record (rules 14.34 and 15.2): %s",
    async (kind) => {
      const { reference } = await post(kind, "en");
      const english = await sent("crm");
      const spanish = await post(kind, "es", { email: "ana@example.com" });
      const record = await sent("crm");
      const stored = await backend.store.queries
        .selectFrom("leads")
        .select(["reference", "language"])
        .execute();
      expect(new Map(stored.map((row) => [row.reference, row.language]))).toEqual(
        new Map([
          [reference, "en"],
          [spanish.reference, "es"],
        ]),
      );
      expect(Object.keys(english).slice(-2)).toEqual(["pipeline_stage", "language"]);
      expect(Object.keys(record)).toEqual(Object.keys(english));
      const differing = Object.keys(record).filter((name) => record[name] !== english[name]);
      expect(differing.filter((name) => name !== "email")).toEqual(ofAddress);
      expect([english.language, record.language]).toEqual(["en", "es"]);
      const written = await sent("shopper_mail");
      expect(written.subject).toMatch(/^(Recibimos|Tenemos|Su entrega)/);
      expect(written.html).toContain('lang="es-US"');
      expect((await sent("shop_mail")).text).toContain("Language: Spanish");
    },
  );

  it("is in the record of a provider click too", async () => {
    await post("financing", "es", { providerClicked: "Acme Pay" });
    const record = await sent("crm");
    expect(Object.entries(record).slice(-2)).toEqual([
      ["pipeline_stage", "New Lead"],
      ["language", "es"],
    ]);
  });

  it("leads to the private page in that of the address, as often as the form is posted", async () => {
    const first = await post("booking", "es");
    expect(first.page).toMatch(/^\/es\/reservas\/[0-9a-f]/);
    const { path, fields } = leadOf("booking", "booking-es", { date: "", window: "" });
    const again = await submitLead(
      backend,
      "booking",
      formFields({ ...fields, email: "dana@example.com" }),
      { sourcePage: path },
    );
    expect(again).toMatchObject({
      reference: first.reference,
      page: first.page?.replace("/es/reservas", "/bookings"),
    });
  });

  it("stays last when staff change the lead, and when it is sent again", async () => {
    const { reference } = await post("quote", "es");
    const lead = (await findLead(backend.store.queries, reference)) ?? expect.unreachable();
    const deps = { store: backend.store, config: backend.config, now: new Date() };
    await changeLead(deps, { leadId: lead.id, deed: { what: "done" }, by: null });
    const changed = await sent("crm");
    expect(Object.keys(changed)).toContain("lost_reason");
    expect(Object.entries(changed).at(-1)).toEqual(["language", "es"]);
    await sendAgain(reference);
    const payloads = await outboxOf(backend.store, "crm");
    for (const { payload } of payloads) {
      expect(Object.entries(JSON.parse(payload)).at(-1)).toEqual(["language", "es"]);
    }
    const { text } = await sent("shop_mail");
    expect(text).toContain("\nLanguage: Spanish\n");
    expect(text).not.toContain("Language: es");
  });

  it("is English for a lead whose record has none, also when it is sent again", async () => {
    const { reference } = await post("quote", "en");
    const { queries } = backend.store;
    const { record } = await queries.selectFrom("leads").select("record").executeTakeFirstOrThrow();
    const { language: _language, ...older } = JSON.parse(record);
    await queries
      .updateTable("leads")
      .set({ record: JSON.stringify(older) })
      .execute();
    const exported = await Array.fromAsync(allRecords(queries));
    expect(exported.map((row) => Object.entries(row).at(-1))).toEqual([["language", "en"]]);
    await sendAgain(reference);
    expect(Object.entries(await sent("crm")).at(-1)).toEqual(["language", "en"]);
    expect((await sent("shop_mail")).text).not.toContain("Language");
  });

  /** Sends a lead once more whose messages were all delivered. */
  async function sendAgain(reference: string): Promise<void> {
    const { store, config, clock } = backend;
    await store.queries
      .updateTable("deliveries")
      .set({ status: "delivered", payload: "" })
      .execute();
    const lead = (await findLead(store.queries, reference)) ?? expect.unreachable();
    const { siteUrl } = config;
    const options = { kinds: leadKinds, siteUrl, crmConfigured: true, now: clock() };
    expect(await redeliverLead(store, lead, options)).toBeGreaterThan(0);
  }
});
