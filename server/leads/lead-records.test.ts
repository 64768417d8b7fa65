import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertManyLeads } from "#tests/support/many-leads.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { waitingLeads } from "./awaiting-response.ts";
import { latestLeads } from "./lead-queries.ts";
import { allRecords } from "./lead-records.ts";

const LEADS = 1_201;

describe.each(engines)("on %s, with many leads", (engine) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openTestBackend(engine);
    await insertManyLeads(backend.store, { count: LEADS, latest: new Date(), waiting: 30 });
  });
  afterEach(() => backend.close());

  it("the export contains each lead once, newest first (rule 14.30)", async () => {
    const { queries } = backend.store;
    // As if hundreds had arrived in the same millisecond, across the end of a batch.
    const same = "2026-01-01T00:00:00.000Z";
    const latest = await latestLeads(queries, 900);
    for (const { id } of latest.slice(300)) {
      await queries.updateTable("leads").set({ submitted_at: same }).where("id", "=", id).execute();
    }
    const ids: unknown[] = [];
    for await (const { lead_id } of allRecords(queries)) ids.push(lead_id);
    const listed = (await latestLeads(queries, LEADS)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(LEADS);
    expect(ids).toEqual(listed);
  });

  it("list and due have a limit and start with the latest and the most urgent", async () => {
    const { queries } = backend.store;
    expect(await latestLeads(queries, 7)).toHaveLength(7);
    const waiting = await waitingLeads(queries, 1_000);
    expect(waiting).toHaveLength(30);
    expect(await waitingLeads(queries, 7)).toEqual(waiting.slice(0, 7));
    expect(waiting.map(({ dueAt }) => dueAt)).toEqual(waiting.map(({ dueAt }) => dueAt).toSorted());
  });
});
