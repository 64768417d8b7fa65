import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CrmScenario } from "#tests/support/crm-scenario.ts";
import { eventually } from "#tests/support/eventually.ts";
import { engines } from "#tests/support/test-database.ts";
import { redeliverParked } from "./make-due.ts";

const WAITING = 12;
const HOUR = 3_600_000;

describe.each(engines)("on %s, H2: responses about the CRM itself", (engine) => {
  let at: CrmScenario;

  beforeEach(async () => {
    at = await CrmScenario.open(engine);
    await at.accept(...Array.from({ length: WAITING }, (_, i) => `waiting-${i}`));
  });
  afterEach(() => at.close());

  const allAre = (status: string) =>
    eventually(async () => expect(new Set(await at.statuses())).toEqual(new Set([status])));
  const postsSent = (count: number) => eventually(() => expect(at.postCount).toBe(count));
  const paused = () => eventually(async () => expect((await at.pauses()).length).toBe(1));

  it("pause all messages after Retry-After, in every process and after a restart", async () => {
    at.response = () => ({ status: 429, headers: { "retry-after": "120" } });
    await at.start();
    await paused();
    await at.start();
    await at.stopAfterPolling();
    expect(at.postCount).toBe(1);
    at.response = () => ({ status: 200 });
    at.laterMs = 60_000;
    await at.start();
    await at.stopAfterPolling();
    expect(at.postCount).toBe(1);
    at.laterMs = 130_000;
    await at.start();
    await allAre("delivered");
    expect(at.postCount).toBe(1 + WAITING);
  });

  it.each([401, 404, 410, 500, 503])(
    "T27: limit all processes to one trial message after a %i",
    async (status) => {
      at.response = () => ({ status });
      await at.start();
      await paused();
      await at.stopAfterPolling();
      expect(at.postCount).toBe(1);
      at.laterMs = 13_000;
      await at.start();
      await at.start();
      await postsSent(2);
      await at.stopAfterPolling();
      expect(at.postCount).toBe(2);
      expect(new Set(at.postedIds).size, "another message is tried").toBe(2);
      at.response = () => ({ status: 200 });
      at.laterMs = HOUR;
      await at.start();
      await at.start();
      await allAre("delivered");
      const ids = at.postedIds.slice(2);
      expect(new Set(ids).size).toBe(WAITING);
      expect(ids).toHaveLength(WAITING);
      expect(await at.pauses()).toEqual([]);
    },
  );

  it("can be asked again at once by command", async () => {
    at.response = () => ({ status: 410 });
    await at.start();
    await paused();
    at.response = () => ({ status: 200 });
    expect(await redeliverParked(at.backend.store, at.clock())).toBe(0);
    await allAre("delivered");
    expect(at.postCount).toBe(1 + WAITING);
  });

  it("apply to that address only; a new one is tried at once", async () => {
    at.response = () => ({ status: 503, headers: { "retry-after": "3600" } });
    await at.start();
    await paused();
    await at.stopAfterPolling();
    at.response = () => ({ status: 200 });
    await at.start(10_000, `${at.crm.url}/new`);
    await allAre("delivered");
  });

  it("count afresh for a new address", async () => {
    at.response = () => ({ status: 404 });
    await at.start();
    await paused();
    await at.stopAfterPolling();
    await at.start(10_000, `${at.crm.url}/new`);
    await postsSent(2);
    await at.stopAfterPolling();
    expect(await at.pauses()).toMatchObject([{ failures: 1 }]);
  });

  it("don't stop other messages when only one record is rejected, nor its own retries", async () => {
    const [poisoned] = await at.rows();
    const isPoison = () => at.postedIds.at(-1) === poisoned?.id;
    at.response = () => ({ status: isPoison() ? 422 : 200 });
    await at.start();
    await eventually(async () =>
      expect((await at.statuses()).filter((status) => status === "delivered")).toHaveLength(
        WAITING - 1,
      ),
    );
    expect(await at.pauses()).toEqual([]);
    const row = (await at.rows()).find(({ id }) => id === poisoned?.id);
    const waitMs = Date.parse(row?.next_attempt_at ?? "") - Date.parse(row?.scheduled_at ?? "");
    expect(waitMs).toBeGreaterThan(7_000);
    expect(row?.attempts).toBe(1);
  });

  it("H1: count as delivered with a note for the owner if status 200 comes with a web page", async () => {
    at.response = () => ({
      status: 200,
      body: "\n<!DOCTYPE html><html><body>Log in</body></html>",
    });
    await at.start();
    await allAre("delivered");
    for (const { note } of await at.rows()) expect(note).toContain("web page");
    expect(at.postCount).toBe(WAITING);
  });
});
