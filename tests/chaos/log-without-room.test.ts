import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";

it("the shop keeps running and can be stopped when its log is on a full disk", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
  const port = await freePort();
  const shop = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", openSync("/dev/full", "w"), "inherit"],
    env: { ...process.env, NODE_OPTIONS: "", PORT: String(port), DATA_DIR: dataDir },
  });
  const ended = once(shop, "exit");
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  try {
    await eventually(async () => expect(await statusOf("/readyz")).toBe(200));
    for (let request = 0; request < 20; request += 1) expect(await statusOf("/")).toBe(200);
    shop.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  } finally {
    shop.kill("SIGKILL");
    rmSync(dataDir, { recursive: true });
  }
}, 40_000);
