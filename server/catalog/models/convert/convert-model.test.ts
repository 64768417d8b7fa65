import { crc32 } from "node:zlib";
import { type Document, NodeIO } from "@gltf-transform/core";
import {
  ALL_EXTENSIONS,
  EXTTextureWebP,
  KHRDracoMeshCompression,
  KHRLightsPunctual,
  KHRMaterialsTransmission,
  KHRTextureBasisu,
  type MappingList,
} from "@gltf-transform/extensions";
import { draco, meshopt } from "@gltf-transform/functions";
import draco3d from "draco3dgltf";
import { MeshoptEncoder } from "meshoptimizer";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { decompressModel } from "#models/compress-model.ts";
import { modelFaults } from "#models/model-faults.ts";
import { readModel } from "#models/model-io.ts";
import { makeUsdz } from "#models/usdz/make-usdz.ts";
import {
  addBlock,
  addCloth,
  addLooks,
  aTexture,
  glbOf,
  newModel,
} from "#tests/support/made-model.ts";
import { type Conversion, type ConvertedModel, convertModel } from "./convert-model.ts";
import { glbParts } from "./glb-parts.ts";

const sofa = { width: 84, length: 37, height: 34 };
const asSofa: Conversion = { unit: "m", turn: 0, sizes: sofa, colors: ["Navy", "Sage"] };

/** A sofa of the right size that stands where it should. */
function aSofa(): Document {
  const document = newModel();
  addBlock(document, { size: [84, 34, 37] });
  return document;
}

const converted = async (document: Document, conversion: Partial<Conversion> = {}) =>
  convertModel(await glbOf(document), { ...asSofa, ...conversion });

const refusal = (document: Document, conversion: Partial<Conversion> = {}) =>
  converted(document, conversion).then(
    () => "taken",
    (error) => error.message,
  );

/** The model as viewers get it, with the validator's errors. */
async function published({ packed, hash, bytes }: ConvertedModel) {
  const file = await decompressModel(Buffer.from(packed), 10_000_000);
  expect(file.length).toBe(bytes);
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(await modelFaults(file)).toEqual([]);
  const document = await readModel(file);
  const json = await new NodeIO().registerExtensions(ALL_EXTENSIONS).binaryToJSON(file);
  expect(json.json.extensionsRequired ?? []).toEqual([]);
  return { document, root: document.getRoot(), tree: json.json };
}

/** The box of all points in the scene, meters. */
function boxOf(document: Document) {
  const points: number[][] = [];
  document
    .getRoot()
    .getDefaultScene()
    ?.traverse((node) => {
      const m = node.getWorldMatrix();
      for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
        const positions = primitive.getAttribute("POSITION");
        for (let index = 0; index < (positions?.getCount() ?? 0); index += 1) {
          const [x = 0, y = 0, z = 0] = positions?.getElement(index, []) ?? [];
          points.push(
            [0, 1, 2].map(
              (k) => (m[k] ?? 0) * x + (m[4 + k] ?? 0) * y + (m[8 + k] ?? 0) * z + (m[12 + k] ?? 0),
            ),
          );
        }
      }
    });
  const along = (k: number) => points.map((point) => point[k] ?? 0);
  return [0, 1, 2].map((k) => ({ min: Math.min(...along(k)), max: Math.max(...along(k)) }));
}

/** A GLB file with another tree. */
function withTree(glb: Buffer, tree: object): Buffer {
  const text = JSON.stringify(tree);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const binary = glb.subarray(20 + glb.readUInt32LE(12));
  const head = Buffer.from(glb.subarray(0, 20));
  head.writeUInt32LE(20 + json.length + binary.length, 8);
  head.writeUInt32LE(json.length, 12);
  return Buffer.concat([head, json, binary]);
}

function expectStanding(document: Document) {
  const [x, y, z] = boxOf(document);
  expect(Math.abs((x?.min ?? 9) + (x?.max ?? 9)) / 2).toBeLessThan(0.001);
  expect(Math.abs((z?.min ?? 9) + (z?.max ?? 9)) / 2).toBeLessThan(0.001);
  expect(Math.abs(y?.min ?? 9)).toBeLessThan(0.001);
}

describe("rule 3.35: a file becomes a model", () => {
  test("with five colors, 250,000 triangles and pictures of 4,096 pixels: shrunk, and said so", async () => {
    const document = newModel();
    addCloth(document, [84, 34, 37], 250_000);
    const picture = await aTexture(4096);
    for (const look of addLooks(document, ["Navy", "Sage", "Rust", "Oat", "Black"])) {
      const texture = document.createTexture(look.getName()).setMimeType("image/png");
      look.setBaseColorTexture(texture.setImage(picture));
    }
    const colors = ["Navy", "Sage", "Rust", "Oat", "Black"];
    const model = await converted(document, { colors });
    expect(model.triangles.before).toBeGreaterThanOrEqual(250_000);
    expect(model.triangles.after).toBeLessThanOrEqual(60_000);
    expect(model.packed.length).toBeLessThanOrEqual(1_500_000);
    expect(model.bytes).toBeLessThanOrEqual(6_000_000);
    expect(model.looks).toEqual(colors);
    expect(model.notes).toContain("Pictures reduced from 4,096 to 1,024 pixels.");
    const { root } = await published(model);
    for (const texture of root.listTextures()) {
      expect(texture.getMimeType()).toBe("image/jpeg");
      expect(Math.max(...(texture.getSize() ?? []))).toBeLessThanOrEqual(1024);
    }
  });

  test.each(["webp", "avif", "png", "jpeg"] as const)(
    "with pictures in %s: written plain",
    async (format) => {
      const document = aSofa();
      if (format === "webp") document.createExtension(EXTTextureWebP).setRequired(true);
      const texture = document.createTexture().setMimeType(`image/${format}`);
      texture.setImage(await aTexture(64, format));
      const [primitive] = document.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
      primitive?.setMaterial(document.createMaterial().setBaseColorTexture(texture));
      const { root } = await published(await converted(document));
      expect(root.listTextures().map((each) => each.getMimeType())).toEqual(["image/jpeg"]);
    },
  );

  test("with holes in a picture: as PNG, and only there", async () => {
    const document = aSofa();
    const clear = { r: 90, g: 60, b: 30, alpha: 0.4 };
    const create = { width: 64, height: 64, channels: 4, background: clear } as const;
    const texture = document.createTexture().setMimeType("image/png");
    texture.setImage(new Uint8Array(await sharp({ create }).png().toBuffer()));
    const material = document.createMaterial().setBaseColorTexture(texture).setAlphaMode("MASK");
    const [primitive] = document.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
    primitive?.setMaterial(material);
    const masked = await published(await converted(document));
    expect(masked.root.listTextures()[0]?.getMimeType()).toBe("image/png");
    material.setAlphaMode("OPAQUE");
    const opaque = await published(await converted(document));
    expect(opaque.root.listTextures()[0]?.getMimeType()).toBe("image/jpeg");
  });

  test("with KTX2 pictures and others instead of them: the others are taken", async () => {
    const document = aSofa();
    document.createExtension(KHRTextureBasisu);
    const wood = document.createTexture("wood").setMimeType("image/jpeg");
    wood.setImage(await aTexture(64, "jpeg"));
    const [primitive] = document.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
    primitive?.setMaterial(document.createMaterial().setBaseColorTexture(wood));
    const glb = await glbOf(document);
    const { tree } = glbParts(glb);
    const basis = { KHR_texture_basisu: { source: 1 } };
    const changed = {
      ...tree,
      images: [...(tree.images ?? []), { mimeType: "image/ktx2", bufferView: 0 }],
      textures: [{ source: 0, extensions: basis }],
      extensionsUsed: ["KHR_texture_basisu"],
    };
    const { root } = await published(await convertModel(withTree(glb, changed), asSofa));
    expect(root.listTextures().map((each) => each.getMimeType())).toEqual(["image/jpeg"]);
  });

  test("compressed by Draco or meshopt: written plain", async () => {
    const byDraco = aSofa();
    await byDraco.transform(draco());
    const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
      "draco3d.encoder": await draco3d.createEncoderModule(),
      "meshopt.encoder": MeshoptEncoder,
    });
    expect(byDraco.hasExtension(KHRDracoMeshCompression.EXTENSION_NAME)).toBe(true);
    const byMeshopt = aSofa();
    await MeshoptEncoder.ready;
    await byMeshopt.transform(meshopt({ encoder: MeshoptEncoder, level: "high" }));
    for (const document of [byDraco, byMeshopt]) {
      const glb = Buffer.from(await io.writeBinary(document));
      const model = await convertModel(glb, asSofa);
      expect(model.triangles.after).toBe(12);
      expect(model.sizes.width).toBeCloseTo(84, 1);
      expect((await published(model)).tree.extensionsUsed ?? []).toEqual([]);
    }
  });

  test("in another unit, turned, or nearly of its size: made true to size", async () => {
    const inches = newModel();
    const { node } = addBlock(inches, { size: [37, 34, 84] });
    node.setScale([1 / 0.0254, 1 / 0.0254, 1 / 0.0254]);
    const model = await converted(inches, { unit: "in", turn: 90 });
    expect(model.sizes.width).toBeCloseTo(84, 1);
    expect(model.sizes.length).toBeCloseTo(37, 1);
    const nearly = newModel();
    addBlock(nearly, { size: [82, 33.6, 36.5] });
    const scaled = await converted(nearly);
    expect(scaled.sizes.width).toBeCloseTo(84, 1);
    expect(scaled.notes).toContain("Made 2.4 % larger, to be 84 in wide.");
    expectStanding((await published(scaled)).document);
  });

  test("turned by 90 degrees: what faced left then faces front", async () => {
    const document = newModel();
    addBlock(document, { size: [37, 34, 84] });
    const [left] = [addBlock(document, { size: [1, 1, 1], at: [-18, 0, 0] })];
    left.primitive.setMaterial(document.createMaterial("front").setBaseColorFactor([1, 0, 0, 1]));
    const { root } = await published(await converted(document, { turn: 90 }));
    const front = root
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
      .find((primitive) => primitive.getMaterial()?.getName() === "front");
    expect(front?.getAttribute("POSITION")?.getMin([])[2]).toBeGreaterThan(0.4);
  });

  test("floating, off center or below the floor: moved, and said so", async () => {
    const document = newModel();
    addBlock(document, { size: [84, 34, 37], at: [12, 4, 0] });
    const model = await converted(document);
    expect(model.notes).toEqual([
      "Moved 12 in to the center.",
      "Set on the floor: it floated 4 in above.",
    ]);
    expectStanding((await published(model)).document);
    const below = newModel();
    addBlock(below, { size: [84, 34, 37], at: [0, -17, 0] });
    expect((await converted(below)).notes).toEqual(["Set on the floor: it reached 17 in below."]);
  });

  test("with an animation, a camera, lights and lines: they are left out and named", async () => {
    const document = aSofa();
    const root = document.getRoot();
    const [node] = root.listNodes();
    const numbers = (values: number[], type: "SCALAR" | "VEC3") =>
      document.createAccessor().setType(type).setArray(new Float32Array(values));
    const sampler = document
      .createAnimationSampler()
      .setInput(numbers([0, 1], "SCALAR"))
      .setOutput(numbers([0, 0, 0, 0, 9, 0], "VEC3"));
    const channel = document.createAnimationChannel().setTargetPath("translation");
    channel.setTargetNode(node ?? null).setSampler(sampler);
    document.createAnimation("open").addSampler(sampler).addChannel(channel);
    node?.setCamera(document.createCamera().setType("perspective").setYFov(1).setZNear(0.1));
    const light = document.createExtension(KHRLightsPunctual).createLight().setType("point");
    const lamp = document.createNode("lamp").setExtension("KHR_lights_punctual", light);
    root.getDefaultScene()?.addChild(lamp);
    const lines = document.createPrimitive().setMode(1);
    lines.setAttribute("POSITION", numbers([0, 0, 0, 0, 0, 0], "VEC3"));
    root.listMeshes()[0]?.addPrimitive(lines);
    const model = await converted(document);
    expect(model.notes).toEqual([
      "Left out: 1 animation.",
      "Left out: 1 camera.",
      "Left out: 1 light.",
      "Left out: 1 set of lines or points.",
    ]);
    const { tree } = await published(model);
    expect(Object.keys(tree)).not.toContain("animations");
    expect(Object.keys(tree)).not.toContain("cameras");
  });

  test("with a skin or shapes that change: in the pose of its scene", async () => {
    const document = newModel();
    const { node, primitive } = addBlock(document, { size: [84, 34, 37] });
    const count = primitive.getAttribute("POSITION")?.getCount() ?? 0;
    const target = document.createPrimitiveTarget();
    const taller = new Float32Array(count * 3).map((_, at) => {
      const y = primitive.getAttribute("POSITION")?.getArray()?.[at] ?? 0;
      return at % 3 === 1 ? y : 0;
    });
    target.setAttribute("POSITION", document.createAccessor().setType("VEC3").setArray(taller));
    primitive.addTarget(target);
    // Half of what would make it twice as high, and then a joint that halves that.
    node.setWeights([1]);
    const joint = document.createNode("joint").setScale([1, 0.5, 1]);
    document.getRoot().getDefaultScene()?.addChild(joint);
    node.setSkin(document.createSkin().addJoint(joint));
    const four = (value: number) => [value, 0, 0, 0];
    const fill = (value: number) => Array.from({ length: count }, () => four(value)).flat();
    primitive.setAttribute(
      "JOINTS_0",
      document
        .createAccessor()
        .setType("VEC4")
        .setArray(new Uint8Array(fill(0))),
    );
    primitive.setAttribute(
      "WEIGHTS_0",
      document
        .createAccessor()
        .setType("VEC4")
        .setArray(new Float32Array(fill(1))),
    );
    const model = await converted(document);
    expect(model.sizes.height).toBeCloseTo(34, 1);
    expect(model.notes).toEqual([
      "Left out: 1 skeleton; it stands as in the file's scene.",
      "Left out: 1 shape that changes; it stays as in the file's scene.",
    ]);
    const { tree } = await published(model);
    expect(Object.keys(tree)).not.toContain("skins");
  });

  test("with clear glass: drawn see-through, without an extension", async () => {
    const document = aSofa();
    const glass = document.createExtension(KHRMaterialsTransmission).createTransmission();
    const material = document.createMaterial("glass");
    material.setExtension("KHR_materials_transmission", glass.setTransmissionFactor(1));
    document.getRoot().listMeshes()[0]?.listPrimitives()[0]?.setMaterial(material);
    const { root, tree } = await published(await converted(document));
    expect(root.listMaterials()[0]?.getAlpha()).toBeCloseTo(0.25);
    expect(root.listMaterials()[0]?.getAlphaMode()).toBe("BLEND");
    expect(tree.extensionsUsed ?? []).toEqual([]);
  });

  test("that draws one part in several places: kept once", async () => {
    const document = newModel();
    addBlock(document, { size: [84, 30, 37], at: [0, 4, 0] });
    const { mesh, node } = addBlock(document, { size: [2, 4, 2], at: [-40, 0, -16] });
    for (const [x, z, mirror] of [
      [40, -16, -1],
      [-40, 16, 1],
      [40, 16, -1],
    ] as const) {
      const leg = document.createNode("leg").setMesh(mesh).setScale([mirror, 1, 1]);
      leg.setTranslation([x * 0.0254, 0, z * 0.0254]);
      document.getRoot().getDefaultScene()?.addChild(leg);
    }
    expect(node.getMesh()).toBe(mesh);
    const model = await converted(document);
    expect(model.triangles).toEqual({ before: 24, after: 24 });
    expect(model.sizes.width).toBeCloseTo(84, 1);
    const { document: shown, tree } = await published(model);
    expect(tree.nodes?.filter(({ mesh: drawn }) => drawn !== undefined)).toHaveLength(5);
    expectStanding(shown);
  });

  test("whose parts drawn in many places are too many is refused", async () => {
    const document = newModel();
    const { mesh } = addCloth(document, [84, 34, 37], 50_000);
    for (let place = 0; place < 60; place += 1) {
      document.getRoot().getDefaultScene()?.addChild(document.createNode().setMesh(mesh));
    }
    expect(await refusal(document)).toMatch(/^It draws 3,\d+,\d+ triangles/);
  });

  test("whose every triangle has points of its own: small enough for iPhones too", async () => {
    const document = newModel();
    const { primitive } = addCloth(document, [84, 34, 37], 60_000);
    const corners = primitive.getIndices()?.getArray() ?? [];
    for (const semantic of primitive.listSemantics()) {
      const values = primitive.getAttribute(semantic);
      const numbers: number[] = [];
      for (const [at, corner] of corners.entries()) {
        const element: number[] = values?.getElement(corner, []) ?? [];
        const [x = 0, y = 0, z] = element;
        const tilt = semantic === "NORMAL" ? Math.sin(at) / 3 : 0;
        const length = Math.hypot(tilt, 1);
        numbers.push(
          ...(z === undefined ? [x, y] : [x + tilt, y, z].map((n) => (tilt ? n / length : n))),
        );
      }
      const type = values?.getType() ?? "VEC3";
      const own = document.createAccessor().setType(type).setArray(new Float32Array(numbers));
      primitive.setAttribute(semantic, own);
    }
    primitive.setIndices(null);
    const model = await converted(document);
    const file = await decompressModel(Buffer.from(model.packed), 10_000_000);
    expect((await makeUsdz(file)).length).toBeLessThanOrEqual(8_000_000);
    expect(model.triangles.after).toBeLessThanOrEqual(40_000);
  });

  test("gets its outlines, for the drawing of its sizes", async () => {
    const { outlines } = await converted(aSofa());
    expect(outlines?.front).toMatch(/^M[\d.,hvlMz-]+$/);
    expect(outlines?.side).not.toBe(outlines?.front);
  });

  test("with hundreds of parts in one material: joined to one", async () => {
    const document = newModel();
    const wood = document.createMaterial("wood");
    addBlock(document, { size: [84, 34, 37] }, wood);
    for (let part = 0; part < 200; part += 1) {
      addBlock(document, { size: [1, 1, 1], at: [part / 5 - 20, 0, 0] }, wood);
    }
    const { root } = await published(await converted(document));
    expect(root.listMeshes().flatMap((mesh) => mesh.listPrimitives())).toHaveLength(1);
  });

  test("without normals: drawn flat, as the format says", async () => {
    const document = aSofa();
    const [primitive] = document.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
    primitive?.setAttribute("NORMAL", null);
    const { root } = await published(await converted(document));
    const normals = root.listMeshes()[0]?.listPrimitives()[0]?.getAttribute("NORMAL");
    expect(normals?.getCount()).toBe(24);
  });

  test("of a pair: what its node `measured` holds is compared with the catalog", async () => {
    const pair = newModel();
    const { node } = addBlock(pair, { size: [14, 25, 14] });
    node.setName("measured");
    addBlock(pair, { size: [14, 25, 14], at: [20, 0, 0] });
    const lamp = { width: 14, length: 14, height: 25 };
    const { document } = await published(await converted(pair, { sizes: lamp, colors: [] }));
    expectStanding(document);
    expect(
      document
        .getRoot()
        .listNodes()
        .some((each) => each.getName() === "measured"),
    ).toBe(true);
  });

  test("the same file twice is the same model", async () => {
    const [first, second] = [await converted(aSofa()), await converted(aSofa())];
    expect(second).toEqual(first);
  });
});

describe("rule 3.36: looks", () => {
  const looksOf = (document: Document) => {
    const root = document.getRoot();
    const list = root.listMeshes()[0]?.listPrimitives()[0];
    const mappings = list?.getExtension<MappingList>("KHR_materials_variants")?.listMappings();
    return mappings?.map((each) => [
      each
        .listVariants()
        .map((variant) => variant.getName())
        .join(),
      each.getMaterial()?.getName(),
    ]);
  };

  test("are the product's colors, its first one first, and shown by viewers without looks", async () => {
    const document = aSofa();
    addLooks(document, ["sage", "NAVY", "Fabric_03"]);
    const model = await converted(document);
    expect(model.looks).toEqual(["Navy", "Sage"]);
    expect(model.notes).toEqual([
      "Left out: looks named like no color: Fabric_03; the product's colors are Navy, Sage.",
    ]);
    const { document: shown, root } = await published(model);
    expect(looksOf(shown)).toEqual([
      ["Navy", "NAVY"],
      ["Sage", "sage"],
    ]);
    const [primitive] = root.listMeshes()[0]?.listPrimitives() ?? [];
    expect(primitive?.getMaterial()?.getName()).toBe("NAVY");
  });

  test("named like no color: one look, with the names beside the product's colors", async () => {
    const document = aSofa();
    addLooks(document, ["Red", "Blue"]);
    const model = await converted(document);
    expect(model.looks).toEqual([]);
    expect(model.notes).toEqual([
      "Kept as one look: Red, Blue are named like no color; the product's colors are Navy, Sage.",
    ]);
    const { tree, root } = await published(model);
    expect(tree.extensionsUsed ?? []).toEqual([]);
    expect(root.listMaterials().map((each) => each.getName())).toEqual(["Red"]);
  });
});

describe("rule 3.35: a file is refused", () => {
  test("that has nothing to draw, or something that can't be", async () => {
    expect(await refusal(newModel())).toMatch(/^It can't be drawn: /);
    const point = newModel();
    addBlock(point, { size: [0, 0, 0] });
    expect(await refusal(point)).toBe("It can't be drawn: it has no size.");
    const nothing = aSofa();
    const [primitive] = nothing.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
    primitive?.getAttribute("POSITION")?.setElement(3, [Number.NaN, 0, 0]);
    expect(await refusal(nothing)).toMatch(/^It can't be drawn: .*NaN/);
    const lost = aSofa();
    lost.getRoot().listMeshes()[0]?.listPrimitives()[0]?.getIndices()?.setScalar(4, 999);
    expect(await refusal(lost)).toMatch(/^It can't be drawn: .*999.*maximum vertex index/);
  });

  test("of another size, with what to do", async () => {
    const document = newModel();
    addBlock(document, { size: [90.2, 34, 37] });
    expect(await refusal(document)).toBe(
      "It is 90.2 in wide; the catalog says 84. Correct one of the two.",
    );
    const large = newModel();
    addBlock(large, { size: [8400, 3400, 3700] });
    expect(await refusal(large)).toContain("Add --unit cm.");
  });

  test("whose pictures are a bomb or can't be read", async () => {
    const withPicture = async (image: Uint8Array<ArrayBuffer>) => {
      const document = aSofa();
      const texture = document.createTexture("Wood").setMimeType("image/png").setImage(image);
      const material = document.createMaterial().setBaseColorTexture(texture);
      document.getRoot().listMeshes()[0]?.listPrimitives()[0]?.setMaterial(material);
      return refusal(document);
    };
    const bomb = Buffer.from(await aTexture(64));
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await withPicture(new Uint8Array(bomb))).toContain("30,000 × 30,000 pixels");
    const cut = (await aTexture(64)).slice(0, 300);
    expect(await withPicture(cut)).toBe(
      "A picture in it (Wood) can't be read. Save it as JPEG or PNG.",
    );
  });

  test("that stays too large", async () => {
    const document = newModel();
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const create = { width: 384, height: 384, channels: 3, background: "#fff", noise } as const;
    const holes = Buffer.alloc(384 * 384, 200);
    for (let part = 0; part < 6; part += 1) {
      const image = await sharp({ create })
        .joinChannel(holes, { raw: { width: 384, height: 384, channels: 1 } })
        .png()
        .toBuffer();
      const texture = document.createTexture().setMimeType("image/png");
      texture.setImage(new Uint8Array(image));
      const material = document.createMaterial().setBaseColorTexture(texture);
      addBlock(document, { size: [84, 34, 37] }, material.setAlphaMode("BLEND"));
    }
    expect(await refusal(document)).toMatch(
      /^It is still \d\.\d MB\. Save it with fewer parts or smaller pictures\.$/,
    );
  });
});

test("a number that is none in a part that nothing draws doesn't matter", async () => {
  const document = aSofa();
  document
    .createAccessor()
    .setType("SCALAR")
    .setArray(new Float32Array([Number.NaN]));
  expect((await converted(document)).triangles.after).toBe(12);
});
