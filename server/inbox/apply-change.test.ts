import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changedLead, type LeadAction } from "#domain/desk/lead-state.ts";
import { queueResponseReminders, reminderOccasion } from "#server/leads/awaiting-response.ts";
import { type InboxFixture, openInboxFixture } from "#tests/support/inbox-fixture.ts";
import { outboxOf } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { applyChange } from "./apply-change.ts";
import { lockLead } from "./locked-lead.ts";

type Event = Exclude<LeadAction["action"], "take" | "assign" | "answered" | "quote_sent">;
type What = Exclude<Event, "lost" | "done" | "reopen">;

describe.each(engines)("on %s, the response clock (rule 18.11)", (engine) => {
  let inbox: InboxFixture;
  beforeAll(async () => {
    inbox = await openInboxFixture(engine);
  });
  afterAll(() => inbox.close());

  const row = (reference: string) =>
    inbox.backend.store.queries
      .selectFrom("leads")
      .selectAll()
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();

  const happen = async (reference: string, what: What) => {
    const { store } = inbox.backend;
    const { id } = await row(reference);
    await store.write(async (queries) => {
      const lead = await lockLead(queries, store, id);
      const change =
        lead && changedLead({ state: lead.state, assignedTo: lead.assigned_to }, { action: what });
      if (!lead || !change) throw new Error(`${what} isn't possible`);
      const context = { config: {}, names: () => null, now: new Date(inbox.now) };
      await applyChange(queries, lead, { change, entry: { what, by: null } }, context);
    });
    return row(reference);
  };

  const remind = () =>
    queueResponseReminders({
      store: inbox.backend.store,
      config: inbox.backend.config,
      clock: () => new Date(inbox.now),
    });

  it("stops with a reply and starts again with a question", async () => {
    const reference = await inbox.leadIn("quoted", inbox.staff.curtis.id);
    const { answered_at } = await happen(reference, "reply");
    expect(answered_at).toBe(new Date(inbox.now).toISOString());
    inbox.now += 60_000;
    const due = new Date(inbox.now + 24 * 3_600_000).toISOString();
    expect(await happen(reference, "question")).toMatchObject({
      state: "quoted",
      answered_at: null,
      answer_due_at: due,
      answer_remind_at: new Date(inbox.now + 20 * 3_600_000).toISOString(),
    });
    const { rows } = await inbox.curtis.list({ view: "to_answer" });
    expect(rows.find((lead) => lead.reference === reference)).toMatchObject({ dueAt: due });
  });

  it("keeps its end if the shopper writes once more", async () => {
    const reference = await inbox.leadIn("quoted");
    await happen(reference, "reply");
    const { answer_due_at } = await happen(reference, "question");
    inbox.now += 3_600_000;
    expect(await happen(reference, "change_requested")).toMatchObject({ answer_due_at });
  });

  it("starts for a lead that never had one", async () => {
    const reference = await inbox.leadIn("lost");
    await inbox.backend.store.queries
      .updateTable("leads")
      .set({ answer_due_at: null, answer_remind_at: null })
      .where("reference", "=", reference)
      .execute();
    expect(await happen(reference, "asked_again")).toMatchObject({
      state: "in_hand",
      answer_due_at: new Date(inbox.now + 24 * 3_600_000).toISOString(),
    });
  });

  it("causes a reminder each time it runs out (rule 14.24)", async () => {
    const reference = await inbox.leadIn("quoted", inbox.staff.curtis.id);
    await happen(reference, "reply");
    for (const event of ["question", "asked_again"] as const) {
      const { id } = await happen(reference, event);
      inbox.now += 21 * 3_600_000;
      await remind();
      await remind();
      await happen(reference, "reply");
      const reminders = (await outboxOf(inbox.backend.store, "shop_mail")).filter(
        ({ lead_id, occasion }) => lead_id === id && occasion.startsWith(reminderOccasion),
      );
      expect(reminders).toHaveLength(event === "question" ? 1 : 2);
    }
  });

  it("says why a declined quote's lead is lost", async () => {
    const reference = await inbox.leadIn("quoted");
    expect(await happen(reference, "quote_declined")).toMatchObject({
      state: "lost",
      lost_reason: "declined",
    });
  });
});
