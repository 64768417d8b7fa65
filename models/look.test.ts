import { describe, expect, test } from "vitest";
import { addBlock, addLooks, glbOf, newModel } from "#tests/support/made-model.ts";
import { readGlb, withTree } from "./glb.ts";
import { isShown, withLook } from "./look.ts";
import { modelFaults } from "./model-faults.ts";

const looks = ["Navy", "Sage", "Rosé"];
const model = newModel();
addBlock(model, { size: [80, 30, 30] });
addLooks(model, looks);
addBlock(model, { size: [10, 10, 10], at: [0, 30, 0] }, model.createMaterial("always the same"));
const file = await glbOf(model);

describe("the file in one of its looks", () => {
  test.each(looks.map((name, look) => [name, look] as const))(
    "shows %s, and has everything else",
    async (_, look) => {
      const made = withLook(file, look);
      const { tree, binary } = readGlb(made);
      expect(looks.map((_name, other) => isShown(tree, other))).toEqual(
        looks.map((_name, other) => other === look),
      );
      expect(tree.extensions).toEqual(readGlb(file).tree.extensions);
      expect(binary).toEqual(readGlb(file).binary);
      expect(await modelFaults(made)).toEqual([]);
      const [, same] = tree.meshes;
      expect(same).toEqual(readGlb(file).tree.meshes[1]);
    },
  );

  test("of a look that isn't there is as it was", () => {
    expect(readGlb(withLook(file, 7)).tree).toEqual(readGlb(file).tree);
  });
});

test("a file with another tree of any length is sound", async () => {
  for (const generator of ["", "a", "ab", "abc", "é"]) {
    const { tree } = readGlb(file);
    const changed = Object.assign(tree, { asset: { version: "2.0", generator } });
    expect(await modelFaults(withTree(file, changed))).toEqual([]);
  }
});

test("refuses what is no GLB file, with the reason", () => {
  expect(() => readGlb(Buffer.from("PK\x03\x04 a zip of some length"))).toThrow("start with glTF");
  expect(() => readGlb(file.subarray(0, -4))).toThrow("as long as it says");
});
