import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { checkRoom, WantOfRoom } from "./room.ts";

it("is content while a request still fits on the disk", async () => {
  await expect(checkRoom(tmpdir(), 1)).resolves.toBeUndefined();
});

it("says how much is missing when none fits", async () => {
  const { blocks, bsize } = await statfs(tmpdir());
  const more = (blocks + 1) * bsize;
  await expect(checkRoom(tmpdir(), more)).rejects.toThrow(`${more} are needed`);
});

it.each(["53100", "SQLITE_FULL"])("remembers a query's want of room (%s) for a while", (code) => {
  let now = 0;
  const wantOfRoom = new WantOfRoom(() => now);
  wantOfRoom.note(Object.assign(new Error("syntax error"), { code: "42601" }));
  expect(() => wantOfRoom.check()).not.toThrow();
  wantOfRoom.note(Object.assign(new Error("no space left on device"), { code }));
  now += 10_000;
  expect(() => wantOfRoom.check()).toThrow("found no room");
  now += 1;
  expect(() => wantOfRoom.check()).not.toThrow();
});
