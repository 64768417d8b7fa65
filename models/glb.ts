/** The part of a glTF file's tree that is read here. */
export interface GlbTree {
  accessors: { min?: number[]; max?: number[] }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
  meshes: { primitives: { attributes: Record<string, number> }[] }[];
  images?: { bufferView: number }[];
  extensionsRequired?: string[];
  extensions?: { KHR_materials_variants?: { variants: { name: string }[] } };
}

/** Reads a GLB file's tree and binary chunk. Throws with the reason when it isn't valid. */
export function readGlb(file: Buffer): { tree: GlbTree; binary: Buffer } {
  if (file.toString("latin1", 0, 4) !== "glTF") throw new Error("does not start with glTF");
  if (file.readUInt32LE(4) !== 2) throw new Error("is not version 2");
  if (file.readUInt32LE(8) !== file.length) throw new Error("is not as long as it says");
  const textLength = file.readUInt32LE(12);
  const tree: GlbTree = JSON.parse(file.toString("utf8", 20, 20 + textLength));
  return { tree, binary: file.subarray(28 + textLength) };
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

/** Names of its material variants. */
export function variantsOf({ extensions }: GlbTree): string[] {
  return extensions?.KHR_materials_variants?.variants.map(({ name }) => name) ?? [];
}
