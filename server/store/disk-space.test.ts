import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { checkDiskSpace, RecentOutOfSpace } from "./disk-space.ts";

it("passes while the largest request fits on the disk", async () => {
  await expect(checkDiskSpace(tmpdir(), 1)).resolves.toBeUndefined();
});

it("reports free and needed bytes when it doesn't fit", async () => {
  const { blocks, bsize } = await statfs(tmpdir());
  const tooMany = (blocks + 1) * bsize;
  await expect(checkDiskSpace(tmpdir(), tooMany)).rejects.toThrow(`${tooMany} are needed`);
});

it.each(["53100", "SQLITE_FULL"])("remembers an out-of-space error (%s) for a while", (code) => {
  let now = 0;
  const recentOutOfSpace = new RecentOutOfSpace(() => now);
  recentOutOfSpace.note(Object.assign(new Error("syntax error"), { code: "42601" }));
  expect(() => recentOutOfSpace.check()).not.toThrow();
  recentOutOfSpace.note(Object.assign(new Error("no space left on device"), { code }));
  now += 10_000;
  expect(() => recentOutOfSpace.check()).toThrow("found no room");
  now += 1;
  expect(() => recentOutOfSpace.check()).not.toThrow();
});
