import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type InboxQuery, type InboxView, inboxViews } from "#domain/desk/inbox.ts";
import { leadStates } from "#domain/desk/lead-state.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { eraseRows } from "#server/leads/erase-leads.ts";
import { indexSomeLeads } from "#server/leads/index-leads.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import type { NewLeadRow } from "#server/store/schema.ts";
import { formFields, goodQuote } from "#tests/support/form-fields.ts";
import { type InboxFixture, openInboxFixture } from "#tests/support/inbox-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

const hour = 3_600_000;

describe.each(engines)("on %s, the lists", (engine) => {
  let inbox: InboxFixture;
  let rows: NewLeadRow[];

  beforeAll(async () => {
    inbox = await openInboxFixture(engine);
    const people = [null, inbox.staff.curtis.id, inbox.staff.maribel.id];
    // Many at the same time, so that ties decide.
    rows = Array.from({ length: 400 }, (_, n) => {
      const at = (offset: number) => new Date(inbox.now + offset * hour).toISOString();
      const state = leadStates[n % 6] ?? "new";
      return {
        id: `id-${(n * 7919) % 400}`,
        reference: `Q-${n}`,
        kind: n % 5 === 0 ? "custom" : "quote",
        idempotency_key: null,
        contact_name: "Dana",
        contact_email: null,
        contact_phone: null,
        record: "{}",
        submitted_at: at(-n),
        changed_at: at(-(n % 7)),
        answer_due_at: n % 3 === 0 ? at((n % 4) - 2) : null,
        answer_remind_at: null,
        answered_at: n % 9 === 0 ? at(0) : null,
        state,
        assigned_to: people[n % 3 === 2 ? (n % 4 === 0 ? 1 : 2) : 0] ?? null,
      };
    });
    await inbox.backend.store.queries.insertInto("leads").values(rows).execute();
  });
  afterAll(() => inbox.close());

  const waits = ({ answer_due_at, answered_at }: NewLeadRow) =>
    answer_due_at !== null && answered_at === null;

  function expected({ view, kind, who }: InboxQuery): string[] {
    const listed = rows.filter((row) => {
      const state = row.state === "new" ? "in_hand" : row.state;
      const isIn = view === "to_answer" ? waits(row) : !waits(row) && state === view;
      const holder = who === "me" ? inbox.staff.curtis.id : who === "nobody" ? null : who;
      return (
        isIn &&
        (kind === undefined || row.kind === kind) &&
        (who === undefined || row.assigned_to === holder)
      );
    });
    const key = (row: NewLeadRow) =>
      `${view === "to_answer" ? row.answer_due_at : row.changed_at} ${row.id}`;
    const sorted = listed.sort((a, b) => (key(a) < key(b) ? -1 : 1));
    return (view === "to_answer" ? sorted : sorted.reverse()).map(({ reference }) => reference);
  }

  async function allPages(query: InboxQuery): Promise<string[]> {
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await inbox.curtis.list({ ...query, after });
      expect(page.rows.length).toBeLessThanOrEqual(50);
      found.push(...page.rows.map(({ reference }) => reference));
      if (page.next === null) return found;
      expect(page.rows).toHaveLength(50);
      after = page.next;
    }
  }

  it.each(inboxViews)("%s have each lead once, in order, page by page", async (view) => {
    for (const kind of [undefined, "custom", "quote"])
      for (const who of [undefined, "me", "nobody", inbox.staff.maribel.id, "unknown"])
        expect(await allPages({ view, kind, who })).toEqual(expected({ view, kind, who }));
  });

  it("are counted, the first three", async () => {
    const count = (view: InboxView) => expected({ view }).length;
    expect(await inbox.curtis.counts()).toEqual({
      to_answer: count("to_answer"),
      in_hand: count("in_hand"),
      quoted: count("quoted"),
    });
  });

  it("begin anew at a page that can't be read", async () => {
    const first = await inbox.references({ view: "done" });
    for (const after of ["", "x", "bnVsbA", "e30"])
      expect(await inbox.references({ view: "done", after })).toEqual(first);
  });
});

describe.each(engines)("on %s, a search", (engine) => {
  let inbox: InboxFixture;
  beforeAll(async () => {
    inbox = await openInboxFixture(engine);
  });
  afterAll(() => inbox.close());

  const submit = async (fields: Record<string, string>) => {
    inbox.now += 1_000;
    const form = formFields({ ...goodQuote, ...fields });
    const result = await submitLead(inbox.backend, "quote", form, { sourcePage: "/quote-request" });
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    return result.reference;
  };
  const search = (q: string, query: Partial<InboxQuery> = {}) =>
    inbox.references({ view: "to_answer", q, ...query });

  it("finds names, phones, emails, references and products, but no notes", async () => {
    const zoe = await submit({
      name: "Zoë O'Brien",
      email: "zoe.ob@mail.example.com",
      phone: "713-555-0142 (cell)",
    });
    const jan = await submit({
      name: "Janelle Brooks",
      email: "jan@b.example",
      phone: "+44 20 7946 0958",
      items: JSON.stringify([{ id: "1004", quantity: 1 }]),
    });
    await inbox.act(inbox.curtis, zoe, { action: "note", text: "secretword" });
    const found: Record<string, string[]> = {
      zoe: [zoe],
      "obrien ZO": [zoe],
      "(713) 555 0142": [zoe],
      "0142": [zoe],
      "0958": [jan],
      "+44 20 7946 0958": [jan],
      "jan@b": [jan],
      "brooks recl": [jan],
      "PF-1004": [jan],
      chaise: [zoe],
      "model 2500": [zoe],
      model: [jan, zoe],
      "zoe brooks": [],
      secretword: [],
      cognac: [],
      [zoe]: [zoe],
      [zoe.toLowerCase().replace("-", "")]: [zoe],
      "!?": [],
    };
    for (const [q, references] of Object.entries(found))
      expect([q, await search(q)]).toEqual([q, references]);
    await inbox.act(inbox.curtis, jan, { action: "take" });
    expect(await search("model", { who: "me" })).toEqual([jan]);
    expect(await search("model", { kind: "custom" })).toEqual([]);
    expect(await search("model", { view: "lost" })).toEqual([jan, zoe]);
    // Nothing typed is no search.
    expect(await search("  ")).toEqual(await inbox.references({ view: "to_answer" }));
  });

  it("goes on page by page, for rare and common words", async () => {
    const many: string[] = [];
    for (let n = 0; n < 130; n += 1)
      many.unshift(
        await submit({ name: n % 2 ? "Page Common" : "Page Rare", email: `p${n}@x.example` }),
      );
    for (const q of ["page", "page com", "rare"]) {
      const all: string[] = [];
      let after: string | undefined;
      do {
        const page = await inbox.curtis.list({ view: "to_answer", q, after });
        all.push(...page.rows.map(({ reference }) => reference));
        after = page.next ?? undefined;
      } while (after !== undefined);
      const parity = q === "page com" ? 0 : 1;
      expect(all).toEqual(many.filter((_, n) => q === "page" || n % 2 === parity));
    }
  });

  it("finds leads of the previous version once they are indexed, and none that is erased", async () => {
    const { store, database, clock } = inbox.backend;
    const old = { name: "Oldrich Novak", email: "old@x.example", phone: "713 555 0199" };
    const reference = await submit(old);
    const lead = await store.queries
      .updateTable("leads")
      .set({ is_indexed: 0 })
      .where("reference", "=", reference)
      .returning("id")
      .executeTakeFirstOrThrow();
    const words = () =>
      store.queries
        .selectFrom("lead_words")
        .select("word")
        .where("reference", "=", reference)
        .execute();
    const stored = await words();
    await store.queries.deleteFrom("lead_words").where("reference", "=", reference).execute();
    expect(await search("oldrich")).toEqual([]);
    expect([await indexSomeLeads(store), await indexSomeLeads(store)]).toEqual([1, 0]);
    expect(await search("oldrich")).toEqual([reference]);
    expect(await words()).toEqual(stored);
    await inbox.act(inbox.curtis, reference, { action: "note", text: "About Oldrich" });
    const deps = { store, kinds: leadKinds, dataDir: database.dataDir, clock };
    await eraseRows(deps, [{ id: lead.id, reference }]);
    expect(await words()).toEqual([]);
    const history = store.queries.selectFrom("lead_history").select("text");
    expect(await history.where("lead_id", "=", lead.id).execute()).toEqual([]);
  });
});
