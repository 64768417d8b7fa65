import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LeadState, leadStates } from "#domain/desk/lead-state.ts";
import { allTables } from "#server/backup/table-rows.ts";
import { openStore } from "#server/store/open-store.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { type InboxFixture, openInboxFixture } from "#tests/support/inbox-fixture.ts";
import { outboxOf } from "#tests/support/outbox.ts";
import { engines } from "#tests/support/test-database.ts";
import { createInboxService } from "./create-inbox-service.ts";

type Moves = Partial<Record<LeadState, LeadState>>;

const stays: Moves = Object.fromEntries(leadStates.map((state) => [state, state]));

/** The contract's section 4, the rows that staff cause: form, states, clock stops, CRM stage. */
const table: [Record<string, string>, Moves, boolean, string?][] = [
  [{ action: "take" }, { ...stays, new: "in_hand" }, false],
  [{ action: "assign", to: "curtis" }, { ...stays, new: "in_hand" }, false],
  [{ action: "assign", to: "" }, { ...stays, in_hand: "new" }, false],
  [{ action: "answered", how: "phone" }, { ...stays, new: "in_hand" }, true, "Answered"],
  [{ action: "note", text: "Called twice" }, stays, false],
  [
    { action: "lost", reason: "price", text: "Too dear" },
    { new: "lost", in_hand: "lost", quoted: "lost" },
    true,
    "Lost",
  ],
  [{ action: "done" }, { new: "done", in_hand: "done", accepted: "done" }, true, "Done"],
  [{ action: "reopen" }, { lost: "in_hand", done: "in_hand" }, false, "Reopened"],
];

describe.each(engines)("on %s", (engine) => {
  let inbox: InboxFixture;
  beforeAll(async () => {
    inbox = await openInboxFixture(engine);
  });
  afterAll(() => inbox.close());

  const crmOf = async (reference: string) =>
    (await outboxOf(inbox.backend.store, "crm"))
      .map(({ payload, ...row }) => ({ ...row, record: JSON.parse(payload) }))
      .filter(({ record }) => record.reference === reference)
      .toSorted((a, b) => String(a.queued_at).localeCompare(String(b.queued_at)));

  /** Everything stored, to see that nothing changed. */
  const everything = async () => {
    const { queries } = inbox.backend.store;
    const rows = allTables.map((table) => queries.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map((table) => table.map((row) => JSON.stringify(row)).sort());
  };

  describe.each(table)("%o", (fields, moves, stops, stage) => {
    const form = () => ({
      ...fields,
      ...(fields.to === "curtis" ? { to: inbox.staff.curtis.id } : {}),
    });

    it.each(leadStates)("from %s", async (state) => {
      const reference = await inbox.leadIn(state, state === "new" ? null : inbox.staff.maribel.id);
      const before = await inbox.maribel.lead(reference);
      const stored = await everything();
      inbox.now += 1_000;
      const desk = inbox.maribel;
      const result = await inbox.act(desk, reference, form());
      const to = moves[state];
      if (to === undefined) {
        const { assignedTo } = before ?? {};
        const message = `This lead is ${state.replace("_", " ")}.`;
        expect(result).toEqual({
          ok: false,
          status: 409,
          message,
          version: 1,
          state,
          assignedTo: assignedTo?.name ?? "",
        });
        expect(await everything()).toEqual(stored);
        return;
      }
      const after = await inbox.maribel.lead(reference);
      expect(result).toMatchObject({ ok: true, state: to, version: after?.version });
      expect(after?.state).toBe(to);
      const isStopped = after?.answeredAt !== null;
      expect([isStopped, after?.dueAt === null]).toEqual([stops, stops]);
      const crm = await crmOf(reference);
      expect(crm.map(({ record }) => record.pipeline_stage)).toEqual([
        "New Lead",
        ...(stage ? [stage] : []),
      ]);
      expect(new Set(crm.map(({ id }) => id)).size).toBe(crm.length);
    });
  });

  it("tells the CRM who has the lead and why it is lost, in order", async () => {
    const reference = await inbox.leadIn("new");
    const wakes = inbox.wakes;
    await inbox.act(inbox.curtis, reference, { action: "take" });
    await inbox.act(inbox.curtis, reference, { action: "answered", how: "text" });
    await inbox.act(inbox.curtis, reference, { action: "lost", reason: "elsewhere" });
    const [first, ...later] = await crmOf(reference);
    expect(later.map(({ record }) => record)).toEqual([
      { ...first?.record, pipeline_stage: "Answered", assigned_to: "Curtis", lost_reason: "" },
      { ...first?.record, pipeline_stage: "Lost", assigned_to: "Curtis", lost_reason: "elsewhere" },
    ]);
    // All at the same millisecond, and still one after the other.
    const queued = (await crmOf(reference)).map(({ queued_at }) => queued_at);
    expect(new Set(queued).size).toBe(3);
    expect(inbox.wakes).toBe(wakes + 2);
    const lead = await inbox.curtis.lead(reference);
    expect(lead?.record).toMatchObject({ pipeline_stage: "Lost", lost_reason: "elsewhere" });
  });

  it("stops the clock once, and keeps the history", async () => {
    const reference = await inbox.leadIn("new");
    const first = new Date(inbox.now).toISOString();
    await inbox.act(inbox.curtis, reference, { action: "answered", how: "phone" });
    inbox.now += 60_000;
    await inbox.act(inbox.maribel, reference, { action: "answered", how: "email" });
    await inbox.act(inbox.maribel, reference, { action: "note", text: " Wants\r\nleather\u200b " });
    await inbox.act(inbox.maribel, reference, { action: "assign", to: "" });
    const lead = await inbox.curtis.lead(reference);
    expect(lead).toMatchObject({ answeredAt: first, dueAt: null, state: "new", assignedTo: null });
    const [curtis, maribel] = [inbox.staff.curtis, inbox.staff.maribel].map(({ id, name }) => ({
      id,
      name,
    }));
    expect(lead?.history).toMatchObject([
      { what: "arrived", by: null },
      { what: "answered", by: curtis, detail: "phone" },
      { what: "answered", by: maribel, detail: "email" },
      { what: "note", by: maribel, text: "Wants\nleather" },
      { what: "assign", by: maribel, to: null },
    ]);
  });

  it("says who marked it, and when", async () => {
    const reference = await inbox.leadIn("new");
    inbox.now = Date.parse("2026-12-01T16:14:00Z");
    await inbox.act(inbox.curtis, reference, { action: "lost", reason: "no_reply" });
    const again = () => inbox.act(inbox.maribel, reference, { action: "done" });
    expect(await again()).toMatchObject({
      status: 409,
      message: "Curtis marked this lead as lost at 10:14 AM.",
      version: 2,
      state: "lost",
    });
    inbox.now += 24 * 60 * 60_000;
    expect(await again()).toMatchObject({
      message: "Curtis marked this lead as lost at 10:14 AM on December 1, 2026.",
    });
  });

  it("refuses what is outdated, with what happened, and changes nothing", async () => {
    const reference = await inbox.leadIn("new");
    inbox.now = Date.parse("2026-12-03T16:14:00Z");
    await inbox.act(inbox.curtis, reference, { action: "take" });
    const stored = await everything();
    for (const version of ["1", "", "3", "x"]) {
      const fields = { action: "lost", reason: "price", version };
      expect(await inbox.act(inbox.maribel, reference, fields)).toEqual({
        ok: false,
        status: 409,
        message: "Curtis has this lead since 10:14 AM.",
        version: 2,
        state: "in_hand",
        assignedTo: "Curtis",
      });
    }
    expect(await everything()).toEqual(stored);
    const note = { action: "note", text: "Fine", version: "1" };
    expect(await inbox.act(inbox.maribel, reference, note)).toMatchObject({ ok: true, version: 2 });
  });

  it.each<Record<string, string>>([
    { action: "note", text: "Call after five" },
    { action: "answered", how: "phone" },
    { action: "lost", reason: "price" },
  ])("does what is sent twice with one click's key once: %o", async (fields) => {
    const reference = await inbox.leadIn("new");
    const post = formFields({ ...fields, version: "1", key: "0a".repeat(16) });
    const first = await inbox.curtis.act(reference, post);
    const stored = await everything();
    expect(first.ok).toBe(true);
    expect(await inbox.curtis.act(reference, post)).toEqual(first);
    expect(await everything()).toEqual(stored);
  });

  it("leaves a lead that one has, or whose holder stays, as it is", async () => {
    const reference = await inbox.leadIn("new");
    await inbox.act(inbox.curtis, reference, { action: "take" });
    const stored = await everything();
    const same: Record<string, string>[] = [
      { action: "take" },
      { action: "assign", to: inbox.staff.curtis.id },
    ];
    for (const fields of same)
      expect(await inbox.act(inbox.curtis, reference, fields)).toMatchObject({
        ok: true,
        version: 2,
      });
    expect(await everything()).toEqual(stored);
  });

  it("is taken from somebody else only by force", async () => {
    const reference = await inbox.leadIn("new");
    await inbox.act(inbox.curtis, reference, { action: "take" });
    expect(await inbox.act(inbox.maribel, reference, { action: "take" })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Curtis has this lead since \d+:\d\d [AP]M\.$/),
    });
    const forced = await inbox.act(inbox.maribel, reference, { action: "take", force: "on" });
    expect(forced).toMatchObject({ ok: true, version: 3 });
    expect((await inbox.curtis.lead(reference))?.assignedTo?.name).toBe("Maribel Ríos");
  });

  it("is taken by one of two at once, from two processes", async () => {
    const reference = await inbox.leadIn("new");
    const other = await openStore(inbox.backend.database);
    try {
      const elsewhere = createInboxService({ ...inbox.backend, store: other }, inbox.staff.maribel);
      const form = formFields({ action: "take", version: "1" });
      const both = await Promise.all([
        inbox.curtis.act(reference, form),
        elsewhere.act(reference, form),
      ]);
      const winner = (await inbox.curtis.lead(reference))?.assignedTo?.name;
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.find(({ ok }) => !ok)).toMatchObject({
        status: 409,
        message: expect.stringContaining(`${winner} has this lead since`),
        assignedTo: winner,
      });
    } finally {
      await other.close();
    }
  });

  it.each([
    [{ action: "note", text: " \u200b " }, { text: ["Please write something first."] }],
    [{ action: "lost", reason: "" }, { reason: ["Choose a reason."] }],
    [{ action: "lost", reason: "cancelled" }, { reason: ["Choose a reason."] }],
    [
      { action: "note", text: "x".repeat(2001) },
      { text: ["Please keep the note to 2,000 characters: it has 2,001 now."] },
    ],
    [{ action: "lost", reason: "price", text: "x".repeat(501) }, { text: [expect.any(String)] }],
    [{ action: "answered" }, { how: [expect.any(String)] }],
    [{ action: "assign", to: "nobody-known" }, { to: [expect.any(String)] }],
    [{ action: "explode" }, { action: [expect.any(String)] }],
    [{ action: "constructor" }, { action: [expect.any(String)] }],
  ])("can't read %o", async (fields, errors) => {
    const reference = await inbox.leadIn("new");
    const stored = await everything();
    const result = await inbox.act(inbox.curtis, reference, fields as Record<string, string>);
    expect(result).toEqual({ ok: false, status: 422, errors });
    expect(await everything()).toEqual(stored);
  });

  it("isn't for the crew, and not assigned to it", async () => {
    const reference = await inbox.leadIn("new");
    const message = "Your role can't do this. Ask Maribel.";
    expect(await inbox.act(inbox.cy, reference, { action: "take" })).toEqual({
      ok: false,
      status: 403,
      message,
    });
    expect(await inbox.cy.act("Q-00000", formFields({}))).toMatchObject({ status: 403 });
    expect(await inbox.cy.add(formFields({}))).toMatchObject({ status: 403 });
    await expect(inbox.cy.lead(reference)).rejects.toThrow(message);
    await expect(inbox.cy.list({ view: "done" })).rejects.toThrow(message);
    await expect(inbox.cy.counts()).rejects.toThrow(message);
    await expect(inbox.cy.colleagues()).rejects.toThrow(message);
    expect(await inbox.curtis.colleagues()).toHaveLength(2);
    const assign = { action: "assign", to: inbox.staff.cy.id };
    expect(await inbox.act(inbox.curtis, reference, assign)).toMatchObject({ status: 422 });
  });

  it("is unknown if there is none", async () => {
    const form = formFields({ action: "take", version: "1" });
    expect(await inbox.curtis.act("Q-00000", form)).toMatchObject({ status: 404 });
    expect(await inbox.curtis.lead("Q-00000")).toBeUndefined();
  });
});
