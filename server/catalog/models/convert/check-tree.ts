import { EXTTextureAVIF, EXTTextureWebP } from "@gltf-transform/extensions";
import { type GltfTree, namesFiles } from "./glb-parts.ts";
import { ModelRefused } from "./model-refused.ts";

/** Most triangles that are reduced. */
export const MAX_TRIANGLES = 2_000_000;
const MAX_POINTS = 6_000_000;
/** Bytes of all numbers once they are unpacked. */
const MAX_UNPACKED_BYTES = 400 * 1024 * 1024;
const MAX_NODES = 50_000;

const KTX2 = "KHR_texture_basisu";
const BYTES_OF: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2 };
const NUMBERS_OF: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};

/**
 * Checks by a file's tree alone whether it can be read at all, and within little memory.
 * @param readable names of the extensions that can be read.
 * @throws ModelRefused
 */
export function checkTree(tree: GltfTree, readable: readonly string[]): void {
  if (tree.accessors !== undefined && !Array.isArray(tree.accessors)) {
    throw new ModelRefused("It can't be drawn: its description can't be read.");
  }
  const named = [...list(tree.buffers), ...list(tree.images)];
  if (named.some(({ uri }) => typeof uri === "string" && !uri.startsWith("data:"))) {
    throw new ModelRefused(namesFiles);
  }
  const required = list(tree.extensionsRequired);
  if (required.includes(KTX2) || list(tree.textures).some((texture) => isOnlyKtx2(texture))) {
    throw new ModelRefused(
      "Its pictures are KTX2 (Basis), which can't be read here. Save them as JPEG or PNG.",
    );
  }
  const unknown = required.find((name) => !readable.includes(name));
  if (unknown) {
    throw new ModelRefused(`It needs ${unknown}, which can't be read here. Save it without.`);
  }
  checkAmounts(tree);
}

function isOnlyKtx2({ source, extensions }: { source?: number; extensions?: object }): boolean {
  const names = Object.keys(extensions ?? {});
  const others = [EXTTextureWebP.EXTENSION_NAME, EXTTextureAVIF.EXTENSION_NAME] as string[];
  return (
    names.includes(KTX2) && source === undefined && !names.some((name) => others.includes(name))
  );
}

function checkAmounts(tree: GltfTree): void {
  const triangles = trianglesOf(tree);
  if (triangles > MAX_TRIANGLES) {
    throw new ModelRefused(
      `It has ${amount(triangles)} triangles; up to ${amount(MAX_TRIANGLES)} can be reduced. Save it with fewer.`,
    );
  }
  const accessors = tree.accessors ?? [];
  const points = new Set(
    primitivesOf(tree).flatMap(({ attributes }) => attributes?.POSITION ?? []),
  );
  const pointCount = sum([...points].map((index) => countOf(accessors[index])));
  const bytes = sum(
    list(accessors).map(
      (accessor) =>
        countOf(accessor) *
        (NUMBERS_OF[accessor?.type ?? ""] ?? 1) *
        (BYTES_OF[accessor?.componentType ?? 0] ?? 4),
    ),
  );
  if (pointCount > MAX_POINTS || bytes > MAX_UNPACKED_BYTES) {
    throw new ModelRefused(
      `It has ${amount(pointCount)} points, ${amount(Math.round(bytes / 1e6))} MB unpacked. Save it with fewer parts.`,
    );
  }
  if (list(tree.nodes).length > MAX_NODES) {
    throw new ModelRefused(
      `It has ${amount(list(tree.nodes).length)} parts; ${amount(MAX_NODES)} can be read. Save it with fewer parts.`,
    );
  }
}

/** How many triangles the file has; a mesh that is drawn several times counts once. */
function trianglesOf(tree: GltfTree): number {
  const accessors = tree.accessors ?? [];
  return sum(
    primitivesOf(tree).map(({ attributes, indices, mode = 4 }) => {
      const corners = countOf(accessors[indices ?? attributes?.POSITION ?? -1]);
      if (mode === 4) return Math.floor(corners / 3);
      return mode === 5 || mode === 6 ? Math.max(0, corners - 2) : 0;
    }),
  );
}

function primitivesOf({ meshes }: GltfTree) {
  return list(meshes).flatMap(({ primitives }) => list(primitives));
}

function countOf(accessor: { count?: number } | undefined): number {
  return typeof accessor?.count === "number" && accessor.count > 0 ? accessor.count : 0;
}

/** The objects of what should be a list. */
function list<Item>(items: readonly Item[] | undefined): Item[] {
  if (!Array.isArray(items)) return [];
  return items.filter((item) => item !== null && item !== undefined);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const amount = (value: number) => value.toLocaleString("en-US");
