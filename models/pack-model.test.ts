import type { Document } from "@gltf-transform/core";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addBlock,
  addCloth,
  addLooks,
  aTexture,
  glbOf,
  newModel,
} from "#tests/support/made-model.ts";
import { compressModel, compressQuickly, decompressModel } from "./compress-model.ts";
import { extentOf, looksOf, readGlb } from "./glb.ts";
import { modelFaults } from "./model-faults.ts";
import { readModel, writeModel } from "./model-io.ts";
import { packModel } from "./pack-model.ts";

let model: Document;
beforeEach(() => {
  model = newModel();
});

const pack = async (document: Document) => {
  const read = await readModel(await glbOf(document));
  await packModel(read);
  return writeModel(read);
};
const positionsOf = (document: Document) =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .map((primitive) => primitive.getAttribute("POSITION")?.getArray() ?? []);

describe("a packed model", () => {
  test("is valid, needs no extension, and has its looks and its size", async () => {
    addCloth(model, [84, 34, 37], 900);
    addLooks(model, ["Navy", "Sage"]);
    const raw = await glbOf(model);
    const packed = await pack(model);
    expect(await modelFaults(packed)).toEqual([]);
    const { tree } = readGlb(packed);
    expect(tree.extensionsRequired).toBeUndefined();
    expect(looksOf(tree)).toEqual(["Navy", "Sage"]);
    for (const [axis, side] of extentOf(tree).entries()) {
      expect(Math.abs(side - (extentOf(readGlb(raw).tree)[axis] ?? 0))).toBeLessThan(0.0003);
    }
  });

  test("is smaller when compressed, and comes out as it was", async () => {
    const { primitive } = addCloth(model, [84, 34, 37], 2_000);
    const positions = primitive.getAttribute("POSITION");
    // With as many digits as a real model has.
    positions?.setArray(
      Float32Array.from(positions.getArray() ?? [], (each, at) => each + Math.sin(at * 12.9) / 99),
    );
    const raw = await glbOf(model);
    const packed = await pack(model);
    const kept = await compressModel(packed);
    expect(kept.length).toBeLessThan((await compressModel(raw)).length * 0.8);
    expect(await decompressModel(kept, 1_000_000)).toEqual(packed);
    const quick = await compressQuickly(packed);
    expect(quick.length).toBeLessThan(packed.length * 0.8);
    expect(await decompressModel(quick, 1_000_000)).toEqual(packed);
    await expect(decompressModel(kept, packed.length - 1)).rejects.toThrow();
  });

  test("is the same to the last byte each time", async () => {
    addCloth(model, [84, 34, 37], 900);
    expect(await pack(model)).toEqual(await pack(model));
  });

  test("has positions in steps of 1/4096 m as they stand in the room", async () => {
    const { node } = addCloth(model, [84, 34, 37], 200);
    const { node: inches } = addBlock(model, { size: [30, 30, 30] });
    node.setScale([0.5, 0.5, 0.5]);
    inches.setScale([0.02, 0.0254, 0.02]);
    const read = await readModel(await pack(model));
    const [cloth = [], block = []] = positionsOf(read);
    // 1/4096 m in the room are 1/2048 m in a mesh that is drawn at half its size …
    for (const each of cloth) expect(each * 2048).toBe(Math.round(each * 2048));
    // … and the next smaller power of two where that isn't one.
    for (const each of block) expect(each * 128).toBe(Math.round(each * 128));
    expect([...cloth].some((each) => (each * 1024) % 1 !== 0)).toBe(true);
  });

  test("has each vertex once, and no triangle without area", async () => {
    const { primitive } = addBlock(model, { size: [10, 10, 10] });
    const corners = primitive.getIndices()?.getArray() ?? [];
    primitive.getIndices()?.setArray(new Uint16Array([...corners, 0, 1, 1, 5, 5, 5]));
    const twice = primitive.getAttribute("POSITION")?.getArray() ?? [];
    for (const semantic of primitive.listSemantics()) {
      const values = primitive.getAttribute(semantic);
      const numbers = [...(values?.getArray() ?? [])];
      values?.setArray(new Float32Array([...numbers, ...numbers]));
    }
    const read = await readModel(await pack(model));
    const [packed] = read.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
    expect(packed?.getAttribute("POSITION")?.getCount()).toBe(twice.length / 3);
    expect(packed?.getIndices()?.getCount()).toBe(corners.length);
  });

  test("has no surface that shrank to nothing", async () => {
    addBlock(model, { size: [10, 10, 10] });
    addBlock(model, { size: [0.001, 0.001, 0.001] });
    const read = await readModel(await pack(model));
    expect(read.getRoot().listMeshes()).toHaveLength(1);
  });
});

describe("a picture", () => {
  const side = async (size: readonly [number, number, number]) => {
    addBlock(model, { size: [80, 30, 30] });
    const texture = model
      .createTexture()
      .setImage(await aTexture(512, "jpeg"))
      .setMimeType("image/jpeg");
    addBlock(model, { size }, model.createMaterial().setNormalTexture(texture));
    const read = await readModel(await pack(model));
    const [picture] = read.getRoot().listTextures();
    const { format, width } = await sharp(picture?.getImage() ?? undefined).metadata();
    expect(format).toBe("jpeg");
    return width;
  };

  test("on a small part of the surface, such as feet, has 256 pixels", async () => {
    expect(await side([3, 3, 3])).toBe(256);
  });

  test("on a larger part stays as it is", async () => {
    expect(await side([30, 15, 15])).toBe(512);
  });

  test("with transparency stays a PNG", async () => {
    addBlock(model, { size: [80, 30, 30] });
    const texture = model
      .createTexture()
      .setImage(await aTexture(400))
      .setMimeType("image/png");
    addBlock(model, { size: [3, 3, 3] }, model.createMaterial().setBaseColorTexture(texture));
    const read = await readModel(await pack(model));
    const [picture] = read.getRoot().listTextures();
    expect(picture?.getMimeType()).toBe("image/png");
    expect(picture?.getSize()).toEqual([256, 256]);
    expect(await modelFaults(await writeModel(read))).toEqual([]);
  });

  test("wider than 512 pixels has map coordinates as fine as its pixels", async () => {
    const texture = model
      .createTexture()
      .setImage(await aTexture(1024))
      .setMimeType("image/png");
    const material = model.createMaterial().setBaseColorTexture(texture);
    addCloth(model, [80, 1, 40], 1_000, material);
    const read = await readModel(await pack(model));
    const [primitive] = read.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
    const coordinates = [...(primitive?.getAttribute("TEXCOORD_0")?.getArray() ?? [])];
    expect(coordinates.every((each) => (each * 1024) % 1 === 0)).toBe(true);
    expect(coordinates.some((each) => (each * 512) % 1 !== 0)).toBe(true);
  });
});
