import { match } from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";

export interface ShopWithLogFile {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A warm shop that logs to a file, as a service does. Reading the log line by line in the measuring
 * process would slow the measurement more than it slows the shop.
 */
export async function startShopWithLogFile(): Promise<ShopWithLogFile> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
  const port = await freePort();
  const logFile = join(dataDir, "log");
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", log, log],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir },
  });
  const ended = once(child, "exit");
  await eventually(() => match(readFileSync(logFile, "utf8"), /every page is compressed/));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
