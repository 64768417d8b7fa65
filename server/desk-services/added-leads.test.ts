import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { followLeads } from "#server/inbox/follow-leads.ts";
import { freeLeadsOf } from "#server/inbox/free-leads.ts";
import { openStore } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { type InboxFixture, openInboxFixture } from "#tests/support/inbox-fixture.ts";
import { outboxOf } from "#tests/support/outbox.ts";
import { silent } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";

const walkIn = {
  kind: "quote",
  source: "walk_in",
  name: "Ann Walker",
  phone: "713 555 0147",
  items: JSON.stringify([{ id: "1003", quantity: 2 }]),
  text: "Wants it by\nFriday",
  idempotencyKey: "key-1",
};

describe.each(engines)("on %s, a lead added by hand", (engine) => {
  let inbox: InboxFixture;
  beforeEach(async () => {
    inbox = await openInboxFixture(engine);
  });
  afterEach(() => inbox.close());

  const add = (fields: Record<string, string>) => inbox.curtis.add(formFields(fields));
  const added = async (fields: Record<string, string>) => {
    const result = await add(fields);
    if (!result.ok) throw new Error(JSON.stringify(result));
    return result.reference ?? "";
  };

  it("is its author's, without a clock, and only the CRM hears of it", async () => {
    const result = await add({ ...walkIn, email: "ann@x.example" });
    const reference = result.ok ? (result.reference ?? "") : "";
    expect(result).toEqual({
      ok: true,
      to: `/desk/leads/${reference}`,
      reference,
      version: 1,
      state: "in_hand",
    });
    const lead = await inbox.maribel.lead(reference);
    expect(lead).toMatchObject({
      kind: "quote",
      name: "Ann Walker",
      state: "in_hand",
      assignedTo: { name: "Curtis" },
      dueAt: null,
      pieces: 2,
      email: "ann@x.example",
      phone: "+17135550147",
      history: [{ what: "added", by: { name: "Curtis" }, detail: "walk_in" }],
    });
    expect(lead?.record).toMatchObject({
      tags: "desk,quote request",
      pipeline_stage: "New Lead",
      special_requests: "Wants it by\nFriday",
      preferred_contact: "phone",
      source_page: "/desk/leads/new",
    });
    expect(lead?.messages.map(({ to }) => to)).toEqual(["crm"]);
    expect(inbox.wakes).toBe(1);
    expect(await inbox.references({ view: "in_hand" })).toEqual([reference]);
    expect(await inbox.references({ view: "to_answer", q: "ann wal" })).toEqual([reference]);
  });

  it("is one, however often the same form is posted", async () => {
    const references = await Promise.all([added(walkIn), added(walkIn), added(walkIn)]);
    expect(new Set([...references, await added(walkIn)]).size).toBe(1);
    expect(await added({ ...walkIn, name: "Ann Other" })).not.toBe(references[0]);
  });

  it("needs a name, a way to reach them, how they came and what about", async () => {
    const result = await add({ kind: "booking", items: "[]" });
    expect(result).toMatchObject({ ok: false, status: 422 });
    if (result.ok || result.status !== 422) return;
    expect(Object.keys(result.errors).sort()).toEqual(["kind", "source"]);
    const quote = await add({ kind: "quote", source: "text", items: "" });
    if (quote.ok || quote.status !== 422) throw new Error("accepted");
    expect(Object.keys(quote.errors).sort()).toEqual(["items", "name", "phone"]);
    expect(quote.errors.name).toEqual(["Please tell us your name."]);
    expect(await add({ ...walkIn, phone: "", email: "ann@x.example" })).toMatchObject({ ok: true });
  });

  it("may be a custom request", async () => {
    const { items: _items, ...custom } = walkIn;
    const reference = await added({ ...custom, kind: "custom", source: "call" });
    expect(reference).toMatch(/^C-/);
    expect((await inbox.curtis.lead(reference))?.record).toMatchObject({
      tags: "desk,custom request",
      looking_for: "Wants it by\nFriday",
    });
  });

  it("shows what else came from the same person", async () => {
    const first = await added(walkIn);
    inbox.now += 1_000;
    const second = await added({ ...walkIn, text: "Another", idempotencyKey: "key-2" });
    const others = async (reference: string) =>
      (await inbox.curtis.lead(reference))?.others.map((other) => other.reference);
    expect([await others(first), await others(second)]).toEqual([[second], [first]]);
  });

  it("is nobody's once its author has left, and so is one that is reopened", async () => {
    const { store } = inbox.backend;
    const [open, ended] = [await added(walkIn), await added({ ...walkIn, text: "Other" })];
    await inbox.act(inbox.curtis, ended, { action: "done" });
    const free = () =>
      store.write(async (queries) => {
        await queries
          .updateTable("staff_members")
          .set({ email: null, removed_at: "2026-12-01T00:00:00.000Z" })
          .where("id", "=", inbox.staff.curtis.id)
          .execute();
        return freeLeadsOf(queries, store, inbox.staff.curtis.id, new Date(inbox.now));
      });
    expect(await free()).toBe(1);
    const lead = await inbox.maribel.lead(open);
    expect(lead).toMatchObject({ state: "new", assignedTo: null, version: 2 });
    expect(lead?.history[0]?.by?.name).toBe("Curtis (removed)");
    await inbox.act(inbox.maribel, ended, { action: "reopen" });
    expect(await inbox.maribel.lead(ended)).toMatchObject({ state: "in_hand", assignedTo: null });
  });

  it("sends a message again that was given up, and no other", async () => {
    const reference = await added(walkIn);
    const { store } = inbox.backend;
    const [crm] = await outboxOf(store, "crm");
    const again = { action: "send_again", message: crm?.id ?? "" };
    const given = "Only a message that was given up can be sent again.";
    expect(await inbox.act(inbox.curtis, reference, again)).toMatchObject({ message: given });
    await store.queries.updateTable("deliveries").set({ status: "parked", attempts: 12 }).execute();
    inbox.now += 1_000;
    await inbox.act(inbox.curtis, reference, { action: "done" });
    const other = { ...again, message: "another" };
    expect(await inbox.act(inbox.curtis, reference, other)).toMatchObject({ message: given });
    inbox.now += 1_000;
    expect(await inbox.act(inbox.curtis, reference, again)).toMatchObject({ ok: true, version: 2 });
    const messages = await outboxOf(store, "crm");
    const sent = messages.find(({ id }) => id === crm?.id);
    expect(sent).toMatchObject({ status: "pending", attempts: 0 });
    // The CRM keeps what it gets last.
    expect(JSON.parse(sent?.payload ?? "").pipeline_stage).toBe("Done");
    expect((await inbox.curtis.lead(reference))?.history.at(-1)?.what).toBe("send_again");
  });

  it("is noticed by other processes, like every change", async () => {
    const other = await openStore(inbox.backend.database);
    let calls = 0;
    const onChange = async () => {
      calls += 1;
    };
    const stop = await followLeads({ store: other, logger: silent, onChange });
    const noticed = (count: number) => eventually(() => expect(calls).toBe(count));
    try {
      await noticed(1);
      const reference = await added(walkIn);
      await noticed(2);
      await inbox.act(inbox.curtis, reference, { action: "note", text: "Called" });
      await noticed(3);
      await inbox.act(inbox.curtis, reference, { action: "done" });
      await noticed(4);
    } finally {
      await stop();
      await other.close();
    }
  });
});
