import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { acceptQuote, outboxOf } from "#tests/support/outbox.ts";

let desk: TestDesk;
beforeEach(async () => {
  desk = await openTestDesk("sqlite");
});
afterEach(() => desk.close());

it("delivers what was accepted, and its log is whole to the last line when it is stopped", async () => {
  await acceptQuote(desk);
  const worker = spawn(process.execPath, ["server/worker.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: desk.database.dataDir, DATABASE_URL: "", SMTP_URL: "" },
  });
  const ended = once(worker, "exit");
  const log = text(worker.stdout);
  await eventually(async () => {
    expect(await outboxOf(desk.store, "shop_mail")).toMatchObject([{ status: "delivered" }]);
  });
  worker.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  const lines = (await log).trim().split("\n");
  expect(lines.at(-1)).toContain('"stopped"');
  expect(lines.filter((line) => line.includes("lead delivered"))).not.toEqual([]);
});
