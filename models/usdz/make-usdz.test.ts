import { crc32 } from "node:zlib";
import type { Document } from "@gltf-transform/core";
import {
  KHRMaterialsSpecular,
  KHRMaterialsUnlit,
  KHRTextureTransform,
} from "@gltf-transform/extensions";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { withLook } from "#models/look.ts";
import {
  addBlock,
  addCloth,
  addLooks,
  aTexture,
  glbOf,
  newModel,
} from "#tests/support/made-model.ts";
import { zipEntries } from "#tests/support/zip-entries.ts";
import { makeUsdz } from "./make-usdz.ts";

let model: Document;
beforeEach(() => {
  model = newModel();
});

const usdzOf = async (document: Document) => makeUsdz(await glbOf(document));
const textOf = (usdz: Buffer) => zipEntries(usdz)[0]?.bytes.toString() ?? "";
const namedIn = (text: string) => [...text.matchAll(/@([^@]+)@/g)].map(([, name = ""]) => name);
const inputIn = (text: string, name: string) =>
  new RegExp(`inputs:${name}(?:\\.connect)? = (.+)`).exec(text)?.[1];
/** The numbers of an attribute's tuples. */
const tuplesIn = (text: string, name: string) => {
  const [, list = ""] = new RegExp(` ${name} = \\[(.*)\\]`).exec(text) ?? [];
  return [...list.matchAll(/\(([^)]*)\)/g)].map(([, tuple = ""]) => tuple.split(",").map(Number));
};
/** The picture that an input reads, and at which map coordinates. */
const pictureAt = async (usdz: Buffer, input: string) => {
  const text = textOf(usdz);
  const shader = /\/(\w+)\.outputs/.exec(inputIn(text, input) ?? "")?.[1];
  const [block = ""] = new RegExp(`def Shader "${shader}"[^}]*}`).exec(text) ?? [];
  const entry = zipEntries(usdz).find(({ name }) => name === namedIn(block)[0]);
  const opened = sharp(entry?.bytes).raw();
  const { data, info } = await opened.toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)];
  return { block, pixel, info, primvar: /Read_(\w+)/.exec(block)?.[1], name: entry?.name };
};
const withPicture = async (color: string, format: "jpeg" | "png" = "jpeg") =>
  model
    .createTexture()
    .setMimeType(`image/${format}`)
    .setImage(
      new Uint8Array(
        await sharp({ create: { width: 16, height: 16, channels: 3, background: color } })
          .toFormat(format)
          .toBuffer(),
      ),
    );

describe("rule 3.34: a USDZ file", () => {
  test("is a stored zip whose data begins on marks of 64 bytes, the model first", async () => {
    const materials = [await withPicture("#885533"), await withPicture("#335588")].map((texture) =>
      model.createMaterial().setBaseColorTexture(texture),
    );
    for (const material of materials) addBlock(model, { size: [20, 20, 20] }, material);
    const usdz = await usdzOf(model);
    const entries = zipEntries(usdz);
    expect(entries.map(({ name }) => name)).toEqual([
      "model.usda",
      "textures/0.jpg",
      "textures/1.jpg",
    ]);
    for (const { method, offset, bytes } of entries) {
      expect([method, offset % 64]).toEqual([0, 0]);
      const local = usdz.lastIndexOf("PK\x03\x04", offset - 1, "latin1");
      expect(usdz.readUInt32LE(local + 14)).toBe(crc32(bytes));
      expect(usdz.readUInt32LE(local + 18)).toBe(bytes.length);
    }
    expect(new Set(namedIn(textOf(usdz)))).toEqual(new Set(["textures/0.jpg", "textures/1.jpg"]));
  });

  test("is in meters, y up, as large as the model and where it stands", async () => {
    const { node } = addBlock(model, { size: [84, 34, 37] });
    node.setRotation([0, Math.SQRT1_2, 0, Math.SQRT1_2]).setScale([2, 1, 1]);
    const text = textOf(await usdzOf(model));
    expect(text).toMatch(/^#usda 1\.0\n/);
    expect(text).toContain("metersPerUnit = 1\n");
    expect(text).toContain('upAxis = "Y"\n');
    const [least = [], most = []] = tuplesIn(text, "extent");
    const sides = [37, 34, 2 * 84].map((inches) => inches * 0.0254);
    for (const [axis, side] of sides.entries()) {
      expect((most[axis] ?? 0) - (least[axis] ?? 0)).toBeCloseTo(side, 4);
    }
    expect(least[1]).toBe(0);
    const points = tuplesIn(text, String.raw`point3f\[\] points`);
    for (const axis of [0, 1, 2]) {
      expect(Math.min(...points.map((point) => point[axis] ?? 0))).toBe(least[axis]);
      expect(Math.max(...points.map((point) => point[axis] ?? 0))).toBe(most[axis]);
    }
  });

  test("has a mesh in each place where it stands, also mirrored", async () => {
    const { mesh, node } = addBlock(model, { size: [10, 10, 10] });
    const mirrored = model
      .createNode()
      .setMesh(mesh)
      .setScale([-1, 1, 1])
      .setTranslation([1, 0, 0]);
    model.createNode().addChild(mirrored);
    const scene = model.getRoot().getDefaultScene();
    scene?.addChild(mirrored);
    node.setTranslation([-1, 0, 0]);
    const text = textOf(await usdzOf(model));
    expect(text.match(/def Mesh/g)).toHaveLength(2);
    const [first = "", second = ""] = [...text.matchAll(/faceVertexIndices = \[(.*)\]/g)].map(
      ([, list]) => list,
    );
    expect(second).not.toBe(first);
  });

  test("shows the look that the file shows first", async () => {
    addBlock(model, { size: [10, 10, 10] });
    addLooks(model, ["Navy", "Sage"]);
    const file = await glbOf(model);
    expect(inputIn(textOf(await makeUsdz(file)), "diffuseColor")).toBe("(0,0.4,0.5)");
    expect(inputIn(textOf(await makeUsdz(withLook(file, 1))), "diffuseColor")).toBe(
      "(0.5,0.4,0.5)",
    );
  });

  test("is the same to the last byte each time", async () => {
    addCloth(model, [84, 34, 37], 200, model.createMaterial());
    expect(await usdzOf(model)).toEqual(await usdzOf(model));
  });

  test("has lines and points left out, and strips as triangles", async () => {
    const { mesh } = addBlock(model, { size: [10, 10, 10] });
    const corner = (numbers: number[]) =>
      model.createAccessor().setType("VEC3").setArray(new Float32Array(numbers));
    const positions = corner([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0]);
    mesh.addPrimitive(model.createPrimitive().setMode(0).setAttribute("POSITION", positions));
    mesh.addPrimitive(model.createPrimitive().setMode(5).setAttribute("POSITION", positions));
    const text = textOf(await usdzOf(model));
    const faces = [...text.matchAll(/faceVertexCounts = \[(.*)\]/g)].map(([, list]) => list);
    expect(faces).toEqual([Array(12).fill(3).join(","), "3,3"]);
  });
});

describe("a material in USDZ", () => {
  test("has its color multiplied into its picture", async () => {
    const material = model
      .createMaterial()
      .setBaseColorTexture(await withPicture("#ffffff"))
      .setBaseColorFactor([0.5, 1, 0, 1]);
    addBlock(model, { size: [10, 10, 10] }, material);
    const { pixel, block } = await pictureAt(await usdzOf(model), "diffuseColor");
    for (const [channel, value] of [188, 255, 0].entries()) {
      expect(Math.abs((pixel(3)[channel] ?? 0) - value)).toBeLessThan(4);
    }
    expect(block).toContain('sourceColorSpace = "sRGB"');
  });

  test("has roughness and metal, as numbers or from the channels of its picture", async () => {
    const material = model.createMaterial().setRoughnessFactor(0.8).setMetallicFactor(0.25);
    addBlock(model, { size: [10, 10, 10] }, material);
    const plain = textOf(await usdzOf(model));
    expect(inputIn(plain, "roughness")).toBe("0.8");
    expect(inputIn(plain, "metallic")).toBe("0.25");
    material.setMetallicRoughnessTexture(await withPicture("#00c880"));
    const usdz = await usdzOf(model);
    expect((await pictureAt(usdz, "roughness")).pixel(3)[0]).toBeCloseTo(160, -1);
    expect((await pictureAt(usdz, "metallic")).pixel(3)[0]).toBeCloseTo(32, -1);
  });

  test("has the picture of its relief unchanged, read as directions", async () => {
    const relief = await withPicture("#8080ff");
    addBlock(model, { size: [10, 10, 10] }, model.createMaterial().setNormalTexture(relief));
    const usdz = await usdzOf(model);
    const { block, name } = await pictureAt(usdz, "normal");
    expect(block).toContain("inputs:scale = (2, 2, 2, 1)");
    expect(block).toContain('sourceColorSpace = "raw"');
    const entry = zipEntries(usdz).find((each) => each.name === name);
    expect(new Uint8Array(entry?.bytes ?? [])).toEqual(relief.getImage());
  });

  test("that is glass or shade lets light through", async () => {
    const glass = model.createMaterial().setAlphaMode("BLEND").setBaseColorFactor([1, 1, 1, 0.3]);
    addBlock(model, { size: [10, 10, 10] }, glass);
    expect(inputIn(textOf(await usdzOf(model)), "opacity")).toBe("0.3");
  });

  test("with holes in its picture has them", async () => {
    const holes = await sharp({
      create: { width: 16, height: 16, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const texture = model.createTexture().setImage(new Uint8Array(holes)).setMimeType("image/png");
    const material = model.createMaterial().setAlphaMode("MASK").setBaseColorTexture(texture);
    addBlock(model, { size: [10, 10, 10] }, material);
    const usdz = await usdzOf(model);
    const text = textOf(usdz);
    expect(inputIn(text, "opacityThreshold")).toBe("0.5");
    expect(inputIn(text, "opacity")).toContain("outputs:a>");
    const { name, info } = await pictureAt(usdz, "opacity");
    expect([name, info.channels]).toEqual(["textures/0.png", 4]);
  });

  test("that glows or has no light of its own gives light", async () => {
    const lamp = model.createMaterial().setEmissiveFactor([1, 0.5, 0]);
    addBlock(model, { size: [10, 10, 10] }, lamp);
    expect(inputIn(textOf(await usdzOf(model)), "emissiveColor")).toBe("(1,0.5,0)");
    const unlit = model.createExtension(KHRMaterialsUnlit).createUnlit();
    lamp.setExtension("KHR_materials_unlit", unlit).setBaseColorFactor([0.2, 0.3, 0.4, 1]);
    const text = textOf(await usdzOf(model));
    expect(inputIn(text, "diffuseColor")).toBe("(0,0,0)");
    expect(inputIn(text, "emissiveColor")).toBe("(0.2,0.3,0.4)");
  });

  test("reflects as little as its specular factor says", async () => {
    const specular = model.createExtension(KHRMaterialsSpecular).createSpecular();
    const material = model.createMaterial();
    material.setExtension("KHR_materials_specular", specular.setSpecularFactor(0.3));
    addBlock(model, { size: [10, 10, 10] }, material);
    const ior = Number(inputIn(textOf(await usdzOf(model)), "ior"));
    expect(((ior - 1) / (ior + 1)) ** 2).toBeCloseTo(0.3 * 0.04, 4);
  });

  test("has its texture transform in the map coordinates, with v upward", async () => {
    const material = model.createMaterial().setBaseColorTexture(await withPicture("#885533"));
    addBlock(model, { size: [10, 10, 10] }, material);
    const coordinates = async () => tuplesIn(textOf(await usdzOf(model)), "primvars:st");
    const before = await coordinates();
    const transform = model
      .createExtension(KHRTextureTransform)
      .createTransform()
      .setScale([4, 2])
      .setOffset([0.5, 0.25]);
    material.getBaseColorTextureInfo()?.setExtension("KHR_texture_transform", transform);
    expect(await coordinates()).toEqual(
      before.map(([u = 0, v = 0]) => [4 * u + 0.5, 1 - (2 * (1 - v) + 0.25)]),
    );
  });
});

describe("light baked into vertices", () => {
  const bake = (bytes: readonly number[]) => {
    const [primitive] = model.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
    const count = primitive?.getAttribute("POSITION")?.getCount() ?? 0;
    const colors = Array.from({ length: count }, (_, at) =>
      at % 2 === 0 ? bytes : [255, 255, 255, 255],
    ).flat();
    primitive?.setAttribute(
      "COLOR_0",
      model.createAccessor().setType("VEC4").setNormalized(true).setArray(new Uint8Array(colors)),
    );
  };

  test("darkens a plain color exactly", async () => {
    const material = model.createMaterial().setBaseColorFactor([0.8, 0.4, 0.2, 1]);
    addBlock(model, { size: [10, 10, 10] }, material);
    bake([128, 128, 128, 255]);
    const usdz = await usdzOf(model);
    const { pixel, info, primvar } = await pictureAt(usdz, "diffuseColor");
    expect(primvar).toBe("st");
    const [dark, light] = tuplesIn(textOf(usdz), "primvars:st");
    const shown = (at: number[] | undefined) => pixel(Math.floor((at?.[0] ?? 0) * info.width));
    const close = (color: number[], wanted: number[]) => {
      for (const [channel, value] of wanted.entries()) {
        expect(Math.abs((color[channel] ?? 0) - value)).toBeLessThan(5);
      }
    };
    // 0.8, 0.4 and 0.2 of linear light, and half of it.
    close(shown(light), [231, 170, 124]);
    close(shown(dark), [170, 124, 90]);
  });

  test("darkens a picture as occlusion, at map coordinates of its own", async () => {
    const material = model.createMaterial().setBaseColorTexture(await withPicture("#885533"));
    addBlock(model, { size: [10, 10, 10] }, material);
    bake([128, 128, 128, 255]);
    const usdz = await usdzOf(model);
    expect((await pictureAt(usdz, "diffuseColor")).primvar).toBe("st");
    const { pixel, info, primvar, block } = await pictureAt(usdz, "occlusion");
    expect(primvar).toBe("st1");
    expect(block).toContain('sourceColorSpace = "raw"');
    const [dark, light] = tuplesIn(textOf(usdz), "primvars:st1");
    const shown = (at: number[] | undefined) => pixel(Math.floor((at?.[0] ?? 0) * info.width))[0];
    expect(Math.abs((shown(dark) ?? 0) - 128)).toBeLessThan(4);
    expect(shown(light)).toBeGreaterThan(252);
  });

  test("tints the color when it has one", async () => {
    addBlock(model, { size: [10, 10, 10] }, model.createMaterial());
    bake([255, 0, 0, 255]);
    const { pixel, info } = await pictureAt(await usdzOf(model), "diffuseColor");
    const [red = 0, green = 0] = pixel(info.width - 1);
    expect(red).toBeGreaterThan(green + 30);
  });
});

test("a texture without map coordinates isn't read", async () => {
  const texture = model
    .createTexture()
    .setImage(await aTexture(64))
    .setMimeType("image/png");
  const { primitive } = addBlock(model, { size: [10, 10, 10] });
  primitive.setAttribute("TEXCOORD_0", null);
  primitive.setMaterial(model.createMaterial().setBaseColorTexture(texture));
  const usdz = await usdzOf(model);
  expect(zipEntries(usdz)).toHaveLength(1);
});
