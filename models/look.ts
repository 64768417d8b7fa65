import { type GlbPrimitive, type GlbTree, readGlb, withTree } from "./glb.ts";

/** The file that shows one of its looks, by number, to viewers that don't know looks. */
export function withLook(file: Buffer, look: number): Buffer {
  const { tree } = readGlb(file);
  for (const primitive of primitivesOf(tree)) {
    const material = materialIn(primitive, look);
    if (material !== undefined) primitive.material = material;
  }
  return withTree(file, tree);
}

/** Whether viewers that don't know looks show this one anyway. */
export function isShown(tree: GlbTree, look: number): boolean {
  return primitivesOf(tree).every(
    (primitive) => primitive.material === (materialIn(primitive, look) ?? primitive.material),
  );
}

function primitivesOf({ meshes }: GlbTree): GlbPrimitive[] {
  return meshes.flatMap(({ primitives }) => primitives);
}

/** Undefined for a surface that is the same in all looks. */
function materialIn({ extensions }: GlbPrimitive, look: number): number | undefined {
  const mappings = extensions?.KHR_materials_variants?.mappings ?? [];
  return mappings.find(({ variants }) => variants.includes(look))?.material;
}
