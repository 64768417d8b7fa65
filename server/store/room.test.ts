import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { checkRoom } from "./room.ts";

it("is content while a request still fits on the disk", async () => {
  await expect(checkRoom(tmpdir(), 1)).resolves.toBeUndefined();
});

it("says how much is missing when none fits", async () => {
  const { blocks, bsize } = await statfs(tmpdir());
  const more = (blocks + 1) * bsize;
  await expect(checkRoom(tmpdir(), more)).rejects.toThrow(`${more} are needed`);
});
