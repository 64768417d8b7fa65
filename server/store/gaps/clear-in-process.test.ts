import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SQLITE_FILE } from "#server/store/sqlite.ts";
import { acceptQuote } from "#tests/support/outbox.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { clearInProcess } from "./clear-in-process.ts";

const MEGABYTE = 1024 * 1024;

let backend: TestBackend;

beforeEach(async () => {
  backend = await openTestBackend("sqlite");
});
afterEach(() => backend.close());

it("keeps serving while gaps are cleared", async () => {
  let turns = 0;
  let done = false;
  const scrubbing = backend.store.scrub().finally(() => {
    done = true;
  });
  while (!done) {
    await new Promise(setImmediate);
    turns += 1;
  }
  await scrubbing;
  expect(turns).toBeGreaterThan(100);
});

it("needs hardly more memory for a database full of uploads", async () => {
  const before = await maxMemory();
  await addUploads(12);
  expect((await maxMemory()) - before).toBeLessThan(64 * MEGABYTE);
});

it("reports what to do when the file cannot be opened", async () => {
  await expect(clearInProcess(join(backend.database.dataDir, "elsewhere"))).rejects.toThrow(
    /rows are deleted.*\(Cannot open database.*Run the command again/,
  );
});

/** The program's peak memory in bytes. */
async function maxMemory(): Promise<number> {
  const logPeakMemory = `process.on("exit", () => console.log(process.resourceUsage().maxRSS))`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--import=data:text/javascript,${encodeURIComponent(logPeakMemory)}`,
    join(import.meta.dirname, "program.ts"),
    join(backend.database.dataDir, SQLITE_FILE),
  ]);
  return Number(stdout) * 1024;
}

/** Adds photos of ten megabytes to a lead. */
async function addUploads(count: number): Promise<void> {
  await acceptQuote(backend);
  const { queries } = backend.store;
  const { id } = await queries.selectFrom("leads").select("id").executeTakeFirstOrThrow();
  for (let file = 0; file < count; file += 1) {
    const row = { id: `file-${file}`, lead_id: id, media_type: "image/jpeg" };
    const content = "A".repeat(10 * MEGABYTE);
    await queries
      .insertInto("lead_files")
      .values({ ...row, content })
      .execute();
  }
}
