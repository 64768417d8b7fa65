import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addMember, removeMember, setNewLeadEmails } from "#server/staff/staff-members.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { queueResponseReminders } from "./awaiting-response.ts";

describe.each(engines)("on %s, an email to staff", (engine) => {
  let now: Date;
  let backend: TestBackend;
  beforeEach(async () => {
    now = new Date("2026-11-21T10:00:00.000Z");
    backend = await openTestBackend(engine, { clock: () => now });
  });
  afterEach(() => backend.close());

  async function member(name: string, role: "owner" | "seller" | "crew") {
    const email = `${name}@shop.example`;
    const added = await addMember(backend.store, { email, name, role }, now);
    if (!added.ok) throw new Error(added.refusal);
    return added.value.id;
  }

  const emails = async () => {
    const rows = await backend.store.queries
      .selectFrom("deliveries")
      .select(["payload", "sink"])
      .where("occasion", "like", "staff-%")
      .execute();
    expect(rows.every(({ sink }) => sink === "shopper_mail")).toBe(true);
    return rows
      .map(({ payload }) => JSON.parse(payload))
      .map(({ to, subject, replyTo }) => ({ to: to.address, subject, replyTo: replyTo?.address }));
  };

  it("tells of a new lead whoever wants it, may see leads and still works here", async () => {
    const ann = await member("ann", "owner");
    const bob = await member("bob", "seller");
    const cy = await member("cy", "crew");
    const dee = await member("dee", "seller");
    await member("eve", "seller");
    for (const id of [ann, bob, cy, dee]) await setNewLeadEmails(backend.store, id, true);
    await removeMember(backend.store, dee, now, async () => 0);
    await setNewLeadEmails(backend.store, bob, false);
    const reference = await acceptQuote(backend);
    expect(await emails()).toEqual([
      {
        to: "ann@shop.example",
        subject: expect.stringContaining(reference),
        replyTo: expect.stringContaining("@"),
      },
    ]);
  });

  it("reminds whoever has a lead of the response that is due", async () => {
    const bob = await member("bob", "seller");
    const reference = await acceptQuote(backend);
    await backend.store.queries.updateTable("leads").set({ assigned_to: bob }).execute();
    now = new Date("2026-11-22T06:00:00.000Z");
    const { store, config } = backend;
    await queueResponseReminders({ store, config, clock: () => now });
    expect(await emails()).toMatchObject([
      { to: "bob@shop.example", subject: expect.stringContaining(`Still to answer: ${reference}`) },
    ]);
  });
});
