/** The part of a glTF file's tree that is read here. */
export interface GlbTree {
  accessors: { min?: number[]; max?: number[] }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
  meshes: { primitives: GlbPrimitive[] }[];
  images?: { bufferView: number }[];
  extensionsRequired?: string[];
  extensions?: { KHR_materials_variants?: { variants: { name: string }[] } };
}

/** A surface; `mappings` say which material it has in which looks, by their numbers. */
export interface GlbPrimitive {
  attributes: Record<string, number>;
  material?: number;
  extensions?: {
    KHR_materials_variants?: { mappings: { material: number; variants: number[] }[] };
  };
}

const headerLength = 12;
const chunkHeaderLength = 8;

/** Reads a GLB file's tree and binary chunk. Throws with the reason when it isn't valid. */
export function readGlb(file: Buffer): { tree: GlbTree; binary: Buffer } {
  const { text, rest } = chunksOf(file);
  return { tree: JSON.parse(text), binary: rest.subarray(chunkHeaderLength) };
}

/** The same file with another tree; what the tree names in the binary chunk stays as it is. */
export function withTree(file: Buffer, tree: GlbTree): Buffer {
  const text = Buffer.from(JSON.stringify(tree));
  const padding = Buffer.alloc(-text.length & 3, " ");
  const { rest } = chunksOf(file);
  const chunkHeader = Buffer.alloc(chunkHeaderLength);
  chunkHeader.writeUInt32LE(text.length + padding.length, 0);
  chunkHeader.write("JSON", 4, "latin1");
  const header = Buffer.from(file.subarray(0, headerLength));
  const made = Buffer.concat([header, chunkHeader, text, padding, rest]);
  made.writeUInt32LE(made.length, 8);
  return made;
}

/** The text of the tree, and the chunk after it. */
function chunksOf(file: Buffer): { text: string; rest: Buffer } {
  if (file.toString("latin1", 0, 4) !== "glTF") throw new Error("does not start with glTF");
  if (file.readUInt32LE(4) !== 2) throw new Error("is not version 2");
  if (file.readUInt32LE(8) !== file.length) throw new Error("is not as long as it says");
  const start = headerLength + chunkHeaderLength;
  const end = start + file.readUInt32LE(headerLength);
  return { text: file.toString("utf8", start, end), rest: file.subarray(end) };
}

/** Width, height and depth in meters of the file's meshes. */
export function extentOf({ accessors, meshes }: GlbTree): [number, number, number] {
  const bounds = meshes
    .flatMap(({ primitives }) => primitives)
    .map(({ attributes }) => accessors[attributes.POSITION ?? -1]);
  const along = (axis: number) =>
    Math.max(...bounds.map((bound) => bound?.max?.[axis] ?? Number.NaN)) -
    Math.min(...bounds.map((bound) => bound?.min?.[axis] ?? Number.NaN));
  return [along(0), along(1), along(2)];
}

/** Names of its looks, which glTF calls material variants. */
export function looksOf({ extensions }: GlbTree): string[] {
  return extensions?.KHR_materials_variants?.variants.map(({ name }) => name) ?? [];
}
