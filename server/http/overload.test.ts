import { beforeEach, expect, it } from "vitest";
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

/** The process is late by as much at every measurement. */
function late(ms: number) {
  for (let tick = 0; tick < 30; tick += 1) {
    now += 50 + ms;
    overload.tick();
  }
}
const done = async () => "done";

/** As many visitors at once as are always served. */
function crowd() {
  for (let visitor = 0; visitor < 4; visitor += 1) {
    overload.run("rendering", () => new Promise(() => {}));
  }
}

it("never refuses a single visitor, however late the process is", async () => {
  late(10_000);
  expect(await overload.run("rendering", done)).toBe("done");
  crowd();
  await expect(overload.run("rendering", done)).rejects.toThrow(ServerBusyError);
});

it("lets everything in while there is time", async () => {
  late(20);
  expect(await overload.run("rendering", done)).toBe("done");
  expect(await overload.run("lead", done)).toBe("done");
});

it("refuses rendering long before leads", async () => {
  crowd();
  late(400);
  await expect(overload.run("rendering", done)).rejects.toThrow(ServerBusyError);
  expect(await overload.run("lead", done)).toBe("done");
  late(5_000);
  await expect(overload.run("lead", done)).rejects.toThrow(ServerBusyError);
  expect(overload.figures.rendering.refused).toBe(1);
});

it("notices a long turn before the next measurement", async () => {
  crowd();
  late(0);
  now += 1_000;
  await expect(overload.run("rendering", done)).rejects.toThrow(ServerBusyError);
});

it("renders so many pages at once and no more, and again as many when they are done", async () => {
  const hanging = Promise.withResolvers<string>();
  const renderings = Array.from({ length: 24 }, () =>
    overload.run("rendering", () => hanging.promise),
  );
  await expect(overload.run("rendering", done)).rejects.toThrow(ServerBusyError);
  hanging.resolve("done");
  await Promise.all(renderings);
  expect(await overload.run("rendering", done)).toBe("done");
});

it("begins one rendering in each turn of the event loop", async () => {
  let begun = 0;
  const renderings = [1, 2, 3].map(() =>
    overload.run("rendering", async () => {
      begun += 1;
    }),
  );
  for (let turn = 0; begun < 3 && turn < 10; turn += 1) {
    const before = begun;
    await new Promise(setImmediate);
    expect(begun - before).toBeLessThanOrEqual(1);
  }
  expect(begun).toBe(3);
  await Promise.all(renderings);
});

it("ends as soon as the lateness ends", async () => {
  crowd();
  late(2_000);
  late(0);
  expect(await overload.run("rendering", done)).toBe("done");
});

it("sends Retry-After for pages and still accepts leads", async () => {
  crowd();
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
