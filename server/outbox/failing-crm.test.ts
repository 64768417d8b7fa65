import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CrmScenario } from "#tests/support/crm-scenario.ts";
import { eventually } from "#tests/support/eventually.ts";
import { engines } from "#tests/support/test-database.ts";

/** `DELIVERY_RETRY_BASE_MS`; by default 10,000. */
const BASE = 2;
/** An hour on that scale. */
const HOUR = 360 * BASE;
const elsewhere = { location: "https://elsewhere.example/echo?user_content_key=secret" };

describe.each(engines)("on %s, a CRM that fails", (engine) => {
  let at: CrmScenario;
  beforeEach(async () => {
    at = await CrmScenario.open(engine);
  });
  afterEach(() => at.close());

  const delivered = (count: number) =>
    eventually(async () => expect(await at.statuses()).toEqual(Array(count).fill("delivered")));
  const posts = (count: number) =>
    eventually(() => expect(at.postCount).toBeGreaterThanOrEqual(count));
  const paused = () => eventually(async () => expect(await at.pauses()).toHaveLength(1));
  const gaps = () => at.postedAt.slice(1).map((ms, i) => ms - (at.postedAt[i] ?? 0));

  it.each([
    ["one lead", []],
    ["many leads", ["b", "c", "d", "e"]],
  ])("T12: that redirects after storing gets %s at most once an hour", async (_, others) => {
    at.response = () => ({ status: 302, headers: elsewhere });
    at.stopClock();
    await at.start();
    await at.accept("a");
    await paused();
    await at.accept(...others);
    for (let sent = 1; sent < 5; sent++) {
      at.laterMs += 3_599_999;
      await at.start();
      await at.stopAfterPolling();
      expect(at.postCount).toBe(sent);
      at.laterMs += 1;
      await at.start();
      await at.start();
      await eventually(async () =>
        expect(await at.pauses()).toMatchObject([{ failures: sent + 1 }]),
      );
    }
    await at.stopAfterPolling();
    expect(at.postCount).toBe(5);
    for (const row of await at.rows()) {
      expect(row.status).toBe("pending");
      expect(row.attempts, "an attempt that failed for the receiver doesn't count").toBe(
        row.receiver_failures,
      );
    }
    expect(new Set(at.postedIds).size).toBe(1 + others.length);
  });

  it("T12: that redirected gets every lead once it answers", async () => {
    at.response = (count) =>
      count === 1 ? { status: 303, headers: elsewhere } : { status: 200, body: "{}" };
    await at.start(BASE);
    await at.accept("a", "b", "c");
    await delivered(3);
    expect(gaps()[0]).toBeGreaterThanOrEqual(HOUR - 1);
    expect(at.postCount).toBe(4);
  });

  it("T27: that said once that it is gone gets the four leads and a later one by themselves", async () => {
    at.response = (count) => ({ status: count === 1 ? 410 : 200 });
    await at.start(20);
    await at.accept("a", "b", "c", "d");
    await delivered(4);
    await at.accept("later");
    await delivered(5);
    expect(at.postCount).toBe(6);
  });

  it.each([307, 404, 410])(
    "T27: with status %i is asked by one lead, at a growing distance of at most an hour",
    async (status) => {
      const headers = status < 400 ? elsewhere : {};
      at.response = () => ({ status, headers });
      await at.start(BASE);
      await at.accept("a");
      await paused();
      await at.start(BASE);
      await at.accept("b", "c", "d");
      await posts(8);
      await at.stop();
      const [pause] = await at.pauses();
      // The nth gap is the base times three to the nth, less a fifth.
      gaps().forEach((gap, i) => {
        const least = Math.min(BASE * 3 ** i * 0.8, HOUR);
        expect(gap, `gap ${i}`).toBeGreaterThanOrEqual(Math.floor(least) - 1);
      });
      expect(Date.parse(pause?.paused_until ?? "") - Date.now()).toBeLessThanOrEqual(HOUR);
      at.response = () => ({ status: 200 });
      await at.start(BASE);
      await delivered(4);
    },
  );

  it("T27: keeps its distance in a new process", async () => {
    at.response = () => ({ status: 410 });
    await at.accept("a", "b");
    await at.start();
    await paused();
    for (const laterMs of [13_000, 50_000, 160_000, 490_000, 1_500_000, 4_700_000]) {
      await at.stop();
      at.laterMs = laterMs;
      const before = at.postCount;
      await at.start();
      await posts(before + 1);
      await eventually(async () => expect(await at.pauses()).toMatchObject([{ certain: 1 }]));
    }
    await at.stop();
    const [pause] = await at.pauses();
    expect(Date.parse(pause?.paused_until ?? "") - at.clock().getTime()).toBeGreaterThan(3_500_000);
    at.laterMs += 3_000_000;
    const posted = at.postCount;
    await at.start();
    await at.stopAfterPolling();
    expect(at.postCount).toBe(posted);
  });

  it("T27: that is gone and back in turns gets every lead, no more than one of them in vain each time", async () => {
    at.response = (count) => ({ status: count % 2 === 1 ? 410 : 200 });
    await at.start(BASE);
    const leads = ["a", "b", "c", "d", "e", "f"];
    await at.accept(...leads);
    await delivered(leads.length);
    // Up to four leads are sent at a time once it accepts.
    expect(at.postCount).toBeLessThanOrEqual(2 * leads.length + 4);
  });

  it("that can't be reached for an hour gets every lead by itself afterwards", async () => {
    const nobody = "http://127.0.0.1:9/hooks";
    await at.accept("a", "b", "c");
    await at.start(10_000, nobody);
    await paused();
    for (let minutes = 5; minutes <= 60; minutes += 5) {
      at.laterMs = minutes * 60_000;
      const failures = (await at.pauses())[0]?.failures ?? 0;
      await at.stop();
      await at.start(10_000, nobody);
      await eventually(async () =>
        expect((await at.pauses())[0]?.failures).toBeGreaterThan(failures),
      );
    }
    await at.stop();
    expect(await at.statuses()).toEqual(["pending", "pending", "pending"]);
    at.laterMs += 270_000;
    await at.start(10_000, at.crm.url);
    await delivered(3);
    expect(at.postCount).toBe(3);
  });

  it("with one lead only holds up the others for seconds, and the attempts count", async () => {
    await at.accept("a", "b", "c");
    const [poisoned] = await at.rows();
    at.response = () => ({ status: at.postedIds.at(-1) === poisoned?.id ? 500 : 200 });
    await at.start(100);
    const isPoison = ({ id }: { id: string }) => id === poisoned?.id;
    await eventually(async () => {
      const rows = await at.rows();
      const others = rows.filter((row) => !isPoison(row)).map(({ status }) => status);
      expect(others).toEqual(["delivered", "delivered"]);
      expect(rows.find(isPoison)?.attempts).toBeGreaterThan(1);
    });
    await at.stop();
    expect((await at.rows()).find(isPoison)).toMatchObject({
      status: "pending",
      receiver_failures: 0,
    });
  });
});
