import {
  type Document,
  Document as GltfDocument,
  type Material,
  NodeIO,
} from "@gltf-transform/core";
import { ALL_EXTENSIONS, KHRMaterialsVariants } from "@gltf-transform/extensions";
import sharp from "sharp";

const METERS_PER_INCH = 0.0254;

/** Width, height and depth in inches of a box, and where its lower center is. */
export interface Block {
  size: readonly [width: number, height: number, depth: number];
  at?: readonly [x: number, y: number, z: number];
}

/** A document with one scene, to which blocks are added. */
export function newModel(): Document {
  const document = new GltfDocument();
  document.createBuffer();
  document.getRoot().setDefaultScene(document.createScene());
  return document;
}

/** Adds a box to a model's scene as a node with a mesh of its own. */
export function addBlock(document: Document, { size, at = [0, 0, 0] }: Block, material?: Material) {
  const [x, y, z] = at.map((inches) => inches * METERS_PER_INCH) as [number, number, number];
  const half = size.map((inches) => (inches * METERS_PER_INCH) / 2) as [number, number, number];
  const positions: number[] = [];
  const normals: number[] = [];
  const maps: number[] = [];
  const corners: number[] = [];
  for (const axis of [0, 1, 2]) {
    for (const side of [-1, 1]) {
      const first = positions.length / 3;
      for (const [u, v] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const point = [0, 0, 0];
        point[axis] = side;
        point[(axis + 1) % 3] = u;
        point[(axis + 2) % 3] = v;
        positions.push(...point.map((way, k) => way * (half[k] ?? 0) + (k === 1 ? half[1] : 0)));
        normals.push(...[0, 1, 2].map((k) => (k === axis ? side : 0)));
        maps.push((u + 1) / 2, (v + 1) / 2);
      }
      const order = side > 0 ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2];
      corners.push(...order.map((corner) => first + corner));
    }
  }
  const accessor = (type: "VEC2" | "VEC3", numbers: number[]) =>
    document.createAccessor().setType(type).setArray(new Float32Array(numbers));
  const primitive = document
    .createPrimitive()
    .setAttribute("POSITION", accessor("VEC3", positions))
    .setAttribute("NORMAL", accessor("VEC3", normals))
    .setAttribute("TEXCOORD_0", accessor("VEC2", maps))
    .setIndices(document.createAccessor().setType("SCALAR").setArray(new Uint16Array(corners)))
    .setMaterial(material ?? null);
  const mesh = document.createMesh("block").addPrimitive(primitive);
  const node = document.createNode("block").setMesh(mesh).setTranslation([x, y, z]);
  document.getRoot().getDefaultScene()?.addChild(node);
  return { node, mesh, primitive };
}

/** Adds a curved sheet with about so many triangles, as wide, high and deep as given in inches. */
export function addCloth(
  document: Document,
  [width, height, depth]: readonly [number, number, number],
  triangles: number,
  material?: Material,
) {
  const side = Math.ceil(Math.sqrt(triangles / 2));
  const count = (side + 1) ** 2;
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const maps = new Float32Array(count * 2);
  for (let row = 0; row <= side; row += 1) {
    for (let column = 0; column <= side; column += 1) {
      const index = row * (side + 1) + column;
      const [u, v] = [column / side, row / side];
      const wave = (Math.sin(u * Math.PI * 7) * Math.cos(v * Math.PI * 5) + 1) / 2;
      const point = [(u - 0.5) * width, wave * height, (v - 0.5) * depth];
      positions.set(
        point.map((inches) => inches * METERS_PER_INCH),
        index * 3,
      );
      normals.set([0, 1, 0], index * 3);
      maps.set([u, v], index * 2);
    }
  }
  const corners = new Uint32Array(side * side * 6);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const a = row * (side + 1) + column;
      const b = a + side + 1;
      corners.set([a, b, a + 1, a + 1, b, b + 1], (row * side + column) * 6);
    }
  }
  const primitive = document
    .createPrimitive()
    .setAttribute("POSITION", document.createAccessor().setType("VEC3").setArray(positions))
    .setAttribute("NORMAL", document.createAccessor().setType("VEC3").setArray(normals))
    .setAttribute("TEXCOORD_0", document.createAccessor().setType("VEC2").setArray(maps))
    .setIndices(document.createAccessor().setType("SCALAR").setArray(corners))
    .setMaterial(material ?? null);
  const mesh = document.createMesh("cloth").addPrimitive(primitive);
  const node = document.createNode("cloth").setMesh(mesh);
  document.getRoot().getDefaultScene()?.addChild(node);
  return { node, mesh, primitive };
}

/** Gives all surfaces of a model these looks, one plain color each; the first is the initial one. */
export function addLooks(document: Document, names: readonly string[]): Material[] {
  const extension = document.createExtension(KHRMaterialsVariants);
  const materials = names.map((name, index) =>
    document.createMaterial(name).setBaseColorFactor([index / names.length, 0.4, 0.5, 1]),
  );
  const variants = names.map((name) => extension.createVariant(name));
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const list = extension.createMappingList();
      for (const [index, material] of materials.entries()) {
        const variant = variants[index];
        const mapping = extension.createMapping().setMaterial(material);
        if (variant) list.addMapping(mapping.addVariant(variant));
      }
      primitive.setMaterial(materials[0] ?? null);
      primitive.setExtension(KHRMaterialsVariants.EXTENSION_NAME, list);
    }
  }
  return materials;
}

/** A square picture of coarse noise, which compresses like a photograph of cloth. */
export async function aTexture(
  side: number,
  format: "png" | "jpeg" | "webp" | "avif" = "png",
): Promise<Uint8Array<ArrayBuffer>> {
  const grain = Math.ceil(side / 4);
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const coarse = {
    width: grain,
    height: grain,
    channels: 3,
    background: "#885533",
    noise,
  } as const;
  const small = await sharp({ create: coarse }).png().toBuffer();
  const picture = sharp(small).resize({ width: side, height: side, kernel: "nearest" });
  return new Uint8Array(await picture[format]().toBuffer());
}

/** The model as one GLB file. */
export async function glbOf(document: Document): Promise<Buffer> {
  return Buffer.from(await new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document));
}
