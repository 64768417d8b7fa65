import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formFields } from "#tests/support/form-fields.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { queueResponseReminders, stoppedClock, waitingLeads } from "./awaiting-response.ts";
import { submitLead } from "./submit-lead.ts";

describe.each(engines)("on %s, a lead waiting for a response", (engine) => {
  let now = new Date("2026-11-21T10:00:00.000Z");
  let backend: TestBackend;
  beforeEach(async () => {
    now = new Date("2026-11-21T10:00:00.000Z");
    backend = await openTestBackend(engine, { clock: () => now });
  });
  afterEach(() => backend.close());

  const remind = () =>
    queueResponseReminders({ store: backend.store, config: backend.config, clock: () => now });
  const reminders = () =>
    backend.store.queries
      .selectFrom("deliveries")
      .select(["sink", "payload"])
      .where("occasion", "like", "answer-due%")
      .execute();

  const answered = (id: string) =>
    backend.store.queries
      .updateTable("leads")
      .set(stoppedClock(now))
      .where("id", "=", id)
      .execute();

  it("is due after 24 hours and listed until it is marked as answered", async () => {
    const reference = await acceptQuote(backend);
    const [lead] = await waitingLeads(backend.store.queries, 10);
    expect(lead).toMatchObject({ reference, kind: "quote", dueAt: "2026-11-22T10:00:00.000Z" });
    await answered(lead?.id ?? "");
    expect(await waitingLeads(backend.store.queries, 10)).toEqual([]);
  });

  it("causes one reminder to the shop, four hours before it is due", async () => {
    const reference = await acceptQuote(backend);
    now = new Date("2026-11-22T05:59:59.000Z");
    expect(await remind()).toBe(0);
    now = new Date("2026-11-22T06:00:00.000Z");
    const queued = await Promise.all([remind(), remind(), remind()]);
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await remind()).toBe(0);
    const [email, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(email?.sink).toBe("shop_mail");
    expect(JSON.parse(email?.payload ?? "").subject).toBe(
      `Still to answer: ${reference} from Dana Whitfield (4 h 0 min left)`,
    );
  });

  it("causes no reminder after the response", async () => {
    await acceptQuote(backend);
    const [lead] = await waitingLeads(backend.store.queries, 10);
    await answered(lead?.id ?? "");
    now = new Date("2026-11-22T09:00:00.000Z");
    expect(await remind()).toBe(0);
  });

  it("doesn't include provider clicks (rule 11.10)", async () => {
    const click = formFields({ providerClicked: "Layaway" });
    await submitLead(backend, "financing", click, { sourcePage: "/services/financing" });
    expect(await waitingLeads(backend.store.queries, 10)).toEqual([]);
  });
});
