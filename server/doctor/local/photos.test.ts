import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { runCheck, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { photosCheck } from "./photos.ts";

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "doctor-"));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

async function store(state: "waiting" | "failed", hash: string): Promise<void> {
  const opened = await openStore({ dataDir: DATA_DIR });
  const now = new Date().toISOString();
  await opened.queries
    .insertInto("pictures")
    .values({
      name: "elm-sofa/primary",
      hash,
      width: 800,
      height: 1000,
      placeholder: "",
      widths: "",
      state,
      attempts: 1,
      next_attempt_at: now,
      lease: null,
      last_error: "unreadable",
      added_at: now,
      changed_at: now,
      version: 1,
    })
    .execute();
  await opened.close();
}

it("a photograph that failed is a warning, one that waits is not (rule 16.14)", async () => {
  await store("waiting", "00000001");
  const before = await runCheck(photosCheck, { DATA_DIR });
  expect(textAtLevel("warning", before)).toBe("");
  expect(textAtLevel("ok", before)).toContain("1 wait");
  await store("failed", "00000002");
  const after = await runCheck(photosCheck, { DATA_DIR });
  expect(textAtLevel("warning", after)).toContain("1 photograph could not be made");
});
