import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addCloth, glbOf, newModel } from "#tests/support/made-model.ts";
import { convertFile } from "./converter.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "convert-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sofa = { width: 84, length: 37, height: 34 };
const convert = (name: string) =>
  convertFile(join(folder, name), { unit: "m", turn: 0, sizes: sofa, colors: [] });

test("a file is made a model in a process that may read nothing else", async () => {
  const document = newModel();
  addCloth(document, [84, 34, 37], 2_000);
  writeFileSync(join(folder, "a sofa, *.glb"), await glbOf(document));
  const result = await convert("a sofa, *.glb");
  expect(result).toMatchObject({ model: { looks: [], triangles: { before: 2_048 } } });
});

test("a file that is too large is refused without reading it", async () => {
  writeFileSync(join(folder, "sofa.glb"), "glTF");
  truncateSync(join(folder, "sofa.glb"), 5_000_000_000);
  expect(await convert("sofa.glb")).toMatchObject({
    refused: expect.stringContaining("It has 4,769 MB; a model may have 100."),
  });
});

test("a file that takes too much memory is refused in words", async () => {
  const tree = Buffer.from(`{"a":[${"[],".repeat(6_000_000)}[]]}`);
  const head = Buffer.alloc(20);
  head.write("glTF");
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + tree.length, 8);
  head.writeUInt32LE(tree.length, 12);
  head.writeUInt32LE(0x4e4f534a, 16);
  writeFileSync(join(folder, "sofa.glb"), Buffer.concat([head, tree]));
  expect(await convert("sofa.glb")).toMatchObject({ refused: expect.stringMatching(/^It /) });
});

test("what isn't there or is no file can't be read", async () => {
  expect(await convert("none.glb")).toBeUndefined();
  expect(await convert(".")).toBeUndefined();
});
