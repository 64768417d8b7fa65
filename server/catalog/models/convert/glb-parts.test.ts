import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBlock, aTexture, glbOf, newModel } from "#tests/support/made-model.ts";
import { glbParts } from "./glb-parts.ts";
import { ModelRefused } from "./model-refused.ts";
import { readDocument } from "./read-document.ts";

function refusal(bytes: Buffer): string {
  try {
    glbParts(bytes);
    return "taken";
  } catch (error) {
    if (error instanceof ModelRefused) return error.message;
    throw error;
  }
}

async function aGlb(): Promise<Buffer> {
  const document = newModel();
  addBlock(document, { size: [84, 34, 37] });
  return glbOf(document);
}

/** A GLB file with this tree and nothing else. */
function glbWith(tree: object | string): Buffer {
  const text = typeof tree === "string" ? tree : JSON.stringify(tree);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const head = Buffer.alloc(20);
  head.write("glTF");
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + json.length, 8);
  head.writeUInt32LE(json.length, 12);
  head.writeUInt32LE(0x4e4f534a, 16);
  return Buffer.concat([head, json]);
}

const readRefusal = (bytes: Buffer) =>
  readDocument(bytes).then(
    () => "taken",
    (error) => (error instanceof ModelRefused ? error.message : `unexpected: ${error}`),
  );

const text = (content: string) => Buffer.from(content, "latin1");
const stl = Buffer.alloc(84 + 50 * 3);
stl.writeUInt32LE(3, 80);

describe("rule 3.35: another format is refused by its name", () => {
  test.each([
    ["This is a USDZ. Save it as .glb.", text("PK\x03\x04\x0a\0\0\0\0\0....\0\0model.usdc")],
    ["This is a USD file. Save it as .glb.", text("PXR-USDC\0\x08")],
    ["This is an FBX. Save it as .glb.", text("Kaydara FBX Binary  \0\x1a\0")],
    ["This is an FBX. Save it as .glb.", text("; FBX 7.4.0 project file\n")],
    ["This is a Blender file. Save it as .glb.", text("BLENDER-v405REND")],
    ["This is an OBJ. Save it as .glb.", text("# Blender 4.5\nmtllib a.mtl\nv 1.0 2.0 3.0\n")],
    ["This is an STL. Save it as .glb.", text("solid sofa\nfacet normal 0 0 1\n")],
    ["This is an STL. Save it as .glb.", stl],
    ["This is a ZIP. Save it as .glb.", text("PK\x03\x04\x14\0\0\0\0\0sofa.txt")],
    ["This is a PDF. Save it as .glb.", text("%PDF-1.7 and more than sixteen bytes")],
    ["This is no 3D model that can be read. Save it as .glb.", text("sofa, 84 in, gray")],
    ["This is a .gltf. Save it as one .glb.", text('{"asset":{"version":"2.0"}}')],
    [
      "It names files beside it. Save it as one .glb.",
      text('{"asset":{"version":"2.0"},"buffers":[{"uri":"sofa.bin","byteLength":9}]}'),
    ],
    ["The file is empty.", Buffer.alloc(0)],
  ])("%s", (message, bytes) => {
    expect(refusal(bytes)).toBe(message);
  });

  test("a renamed picture", async () => {
    expect(refusal(Buffer.from(await aTexture(32)))).toBe(
      "This is a picture (PNG). Save the model as .glb.",
    );
  });
});

describe("rule 3.35: a GLB is refused", () => {
  test("that is cut off, at any byte", async () => {
    const glb = await aGlb();
    for (let length = 4; length < glb.length; length += 61) {
      expect(refusal(glb.subarray(0, length))).toMatch(
        /^It is cut off: it has [\d,]+ of [\d,]+ bytes/,
      );
    }
  });

  test("of version 1, without a description, or too large", async () => {
    const glb = Buffer.from(await aGlb());
    glb.writeUInt32LE(1, 4);
    expect(refusal(glb)).toContain("It is glTF version 1.");
    expect(refusal(glbWith("{ broken"))).toBe("It can't be drawn: its description can't be read.");
    expect(refusal(glbWith("null"))).toBe("It can't be drawn: its description can't be read.");
    expect(refusal(Buffer.alloc(100 * 1024 * 1024 + 1))).toBe(
      "It has 101 MB; a model may have 100. Save it with fewer parts or smaller pictures.",
    );
  });

  test("that names files or addresses outside, of which nothing is fetched", async () => {
    const asset = { version: "2.0" };
    const outside = "It names files beside it. Save it as one .glb.";
    for (const uri of ["https://example.com/a.bin", "a.bin", "/etc/passwd", "file:///etc/passwd"]) {
      expect(await readRefusal(glbWith({ asset, buffers: [{ uri, byteLength: 4 }] }))).toBe(
        outside,
      );
      expect(await readRefusal(glbWith({ asset, images: [{ uri }] }))).toBe(outside);
    }
  });

  test("with KTX2 pictures alone, or an extension that can't be read", async () => {
    const asset = { version: "2.0" };
    const textures = [{ extensions: { KHR_texture_basisu: { source: 0 } } }];
    expect(await readRefusal(glbWith({ asset, textures }))).toBe(
      "Its pictures are KTX2 (Basis), which can't be read here. Save them as JPEG or PNG.",
    );
    const extensionsRequired = ["KHR_texture_basisu"];
    expect(await readRefusal(glbWith({ asset, extensionsRequired }))).toContain("KTX2");
    expect(await readRefusal(glbWith({ asset, extensionsRequired: ["ACME_cloth"] }))).toBe(
      "It needs ACME_cloth, which can't be read here. Save it without.",
    );
  });

  test("with more than two million triangles, or numbers without end", async () => {
    const asset = { version: "2.0" };
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }];
    const accessors = (points: number, corners: number) => [
      { count: points, type: "VEC3", componentType: 5126 },
      { count: corners, type: "SCALAR", componentType: 5125 },
    ];
    expect(await readRefusal(glbWith({ asset, meshes, accessors: accessors(9, 15_000_000) }))).toBe(
      "It has 5,000,000 triangles; up to 2,000,000 can be reduced. Save it with fewer.",
    );
    expect(
      await readRefusal(glbWith({ asset, meshes, accessors: accessors(1_000_000_000, 3) })),
    ).toContain("Save it with fewer parts.");
  });
});

test("whatever a file's tree says, it is read or refused in words", async () => {
  const index = fc.integer({ min: -2, max: 3 });
  const odd = fc.oneof(index, fc.constant(null), fc.string(), fc.constant([]), fc.constant({}));
  const tree = fc.record(
    {
      asset: fc.oneof(fc.constant({ version: "2.0" }), odd),
      scene: odd,
      scenes: fc.oneof(fc.array(fc.record({ nodes: fc.array(index) })), odd),
      nodes: fc.oneof(fc.array(fc.record({ mesh: odd, children: fc.array(index) })), odd),
      meshes: fc.oneof(
        fc.array(
          fc.record({
            primitives: fc.array(
              fc.record({ attributes: fc.record({ POSITION: odd }), indices: odd, mode: odd }),
            ),
          }),
        ),
        odd,
      ),
      accessors: fc.oneof(
        fc.array(fc.record({ count: odd, type: odd, componentType: odd, bufferView: odd })),
        odd,
      ),
      buffers: odd,
      images: odd,
      textures: odd,
      extensionsRequired: odd,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(tree, async (given) => {
      expect(await readRefusal(glbWith(given))).not.toContain("unexpected");
    }),
  );
});

test("whatever the bytes after a GLB's header, they are read or refused in words", async () => {
  const glb = await aGlb();
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: glb.length - 41 }),
      async (noise, at) => {
        const broken = Buffer.from(glb);
        broken.set(noise, at);
        expect(await readRefusal(broken)).not.toContain("unexpected");
      },
    ),
  );
});
