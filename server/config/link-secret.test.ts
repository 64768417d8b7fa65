import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepLinkSecret } from "./link-secret.ts";

it("makes the link secret once and keeps it from other users", () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "link-secret-")), "data");
  const first = keepLinkSecret(dataDir);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(keepLinkSecret(dataDir)).toBe(first);
  expect(statSync(join(dataDir, "link-secret")).mode & 0o777).toBe(0o600);
});
