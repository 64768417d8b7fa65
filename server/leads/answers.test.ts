import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formFields } from "#tests/support/form-fields.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { markAnswered, queueAnswerReminders, waitingLeads } from "./answers.ts";
import { submitLead } from "./submit-lead.ts";

describe.each(engines)("on %s, a lead that waits for its answer", (engine) => {
  let now = new Date("2026-11-21T10:00:00.000Z");
  let desk: TestDesk;
  beforeEach(async () => {
    now = new Date("2026-11-21T10:00:00.000Z");
    desk = await openTestDesk(engine, { clock: () => now });
  });
  afterEach(() => desk.close());

  const remind = () =>
    queueAnswerReminders({ store: desk.store, config: desk.config, clock: () => now });
  const reminders = () =>
    desk.store.queries
      .selectFrom("deliveries")
      .select(["sink", "payload"])
      .where("occasion", "=", "answer-due")
      .execute();

  it("is due 24 hours after it came, until it is marked answered", async () => {
    const reference = await acceptQuote(desk);
    const [lead] = await waitingLeads(desk.store.queries);
    expect(lead).toMatchObject({ reference, kind: "quote", dueAt: "2026-11-22T10:00:00.000Z" });
    await markAnswered(desk.store, lead?.id ?? "", now);
    expect(await waitingLeads(desk.store.queries)).toEqual([]);
  });

  it("reminds the shop once when four hours are left, however many servers look", async () => {
    const reference = await acceptQuote(desk);
    now = new Date("2026-11-22T05:59:59.000Z");
    expect(await remind()).toBe(0);
    now = new Date("2026-11-22T06:00:00.000Z");
    const queued = await Promise.all([remind(), remind(), remind()]);
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await remind()).toBe(0);
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail?.sink).toBe("shop_mail");
    expect(JSON.parse(mail?.payload ?? "").subject).toBe(
      `Still to answer: ${reference} from Dana Whitfield (4 h 0 min left)`,
    );
  });

  it("is not reminded of when it was answered", async () => {
    await acceptQuote(desk);
    const [lead] = await waitingLeads(desk.store.queries);
    await markAnswered(desk.store, lead?.id ?? "", now);
    now = new Date("2026-11-22T09:00:00.000Z");
    expect(await remind()).toBe(0);
  });

  it("is never a provider click (rule 11.10)", async () => {
    const click = formFields({ providerClicked: "Layaway" });
    await submitLead(desk, "financing", click, { sourcePage: "/services/financing" });
    expect(await waitingLeads(desk.store.queries)).toEqual([]);
  });
});
