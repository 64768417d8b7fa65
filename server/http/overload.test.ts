import { beforeEach, expect, it, vi } from "vitest";
import { listeningShop } from "#tests/support/listening-shop.ts";
import { Overload, ServerBusyError } from "./overload.ts";

let now: number;
let overload: Overload;
beforeEach(() => {
  now = 0;
  overload = new Overload(
    () => now,
    () => 0.5,
  );
});

/** Makes the process late by this much at every measurement. */
function late(ms: number) {
  for (let tick = 0; tick < 30; tick += 1) {
    now += 50 + ms;
    overload.tick();
  }
}
const done = async () => "done";

/** Starts as many renderings as are never refused. */
function startMinRenderings() {
  for (let count = 0; count < 4; count += 1) {
    overload.run("rendering", () => new Promise(() => {}));
  }
}

it("never refuses the only rendering, however late the process is", async () => {
  late(10_000);
  expect(await overload.run("rendering", done)).toBe("done");
  startMinRenderings();
  await expect(overload.run("rendering", done)).rejects.toThrow(ServerBusyError);
});

it("accepts everything while the process is on time", async () => {
  late(20);
  expect(await overload.run("rendering", done)).toBe("done");
  expect(await overload.run("lead", done)).toBe("done");
});

it("refuses rendering long before leads", async () => {
  startMinRenderings();
  late(400);
  await expect(overload.run("rendering", done)).rejects.toThrow(ServerBusyError);
  expect(await overload.run("lead", done)).toBe("done");
  late(5_000);
  await expect(overload.run("lead", done)).rejects.toThrow(ServerBusyError);
  expect(overload.figures.rendering.refused).toBe(1);
});

it("notices a long turn of the event loop before the next measurement", async () => {
  startMinRenderings();
  late(0);
  now += 1_000;
  await expect(overload.run("rendering", done)).rejects.toThrow(ServerBusyError);
});

it("limits how many pages are rendered at once, and accepts more when they are done", async () => {
  const hanging = Promise.withResolvers<string>();
  const renderings = Array.from({ length: 24 }, () =>
    overload.run("rendering", () => hanging.promise),
  );
  await expect(overload.run("rendering", done)).rejects.toThrow(ServerBusyError);
  hanging.resolve("done");
  await Promise.all(renderings);
  expect(await overload.run("rendering", done)).toBe("done");
});

it("starts one rendering in each turn of the event loop", async () => {
  let started = 0;
  const renderings = [1, 2, 3].map(() =>
    overload.run("rendering", async () => {
      started += 1;
    }),
  );
  for (let turn = 0; started < 3 && turn < 10; turn += 1) {
    const before = started;
    await new Promise(setImmediate);
    expect(started - before).toBeLessThanOrEqual(1);
  }
  expect(started).toBe(3);
  await Promise.all(renderings);
});

it("accepts pages again as soon as the process is on time", async () => {
  startMinRenderings();
  late(2_000);
  late(0);
  expect(await overload.run("rendering", done)).toBe("done");
});

it("sends Retry-After for pages and still accepts leads", async () => {
  startMinRenderings();
  late(400);
  const shop = await listeningShop({ overload });
  const page = await fetch(`${shop.url}/search?q=sofa`);
  expect(page.status).toBe(503);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await page.text()).toContain("try again in a few seconds");
  const lead = await fetch(`${shop.url}/quote-request`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ name: "Dana" }),
  });
  expect(lead.status).toBe(201);
  await shop.close();
});

it("is measured where the program passes none, so leads are accepted after a while too", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "performance"] });
  const shop = await listeningShop();
  vi.advanceTimersByTime(10_000);
  const headers = { accept: "application/json" };
  const body = new URLSearchParams({ name: "Jane" });
  const sent = await fetch(`${shop.url}/quote-request`, { method: "POST", headers, body });
  vi.useRealTimers();
  expect(sent.status).toBe(201);
  await shop.close();
});
