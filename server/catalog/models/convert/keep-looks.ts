import type { Document, Material, Primitive } from "@gltf-transform/core";
import { KHRMaterialsVariants, type MappingList } from "@gltf-transform/extensions";
import { matchLooks } from "#domain/model/match-looks.ts";

const VARIANTS = KHRMaterialsVariants.EXTENSION_NAME;

/** The looks that a model keeps, by the product's colors, and what to tell the owner. */
export interface KeptLooks {
  labels: string[];
  notes: string[];
}

/**
 * Keeps the looks that are colors of the product, named like them and in their order; the first is
 * what viewers without looks show. Others are left out, and without any the model has one look.
 */
export function keepLooks(document: Document, colors: readonly string[]): KeptLooks {
  const extension = document
    .getRoot()
    .listExtensionsUsed()
    .find((used) => used instanceof KHRMaterialsVariants);
  const names = extension?.listVariants().map((variant) => variant.getName()) ?? [];
  if (!extension || names.length === 0) {
    extension?.dispose();
    return { labels: [], notes: [] };
  }
  const { looks, others } = matchLooks(names, colors);
  const surfaces = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .map((primitive) => ({
      primitive,
      materials: looks.map(({ name }) => materialIn(primitive, name)),
      isMapped: primitive.getExtension(VARIANTS) !== null,
    }));
  extension.dispose();
  if (looks.length > 0) writeLooks(document, looks, surfaces);
  return { labels: looks.map(({ label }) => label), notes: notesOn(looks.length, others, colors) };
}

interface Surface {
  primitive: Primitive;
  /** Of each kept look. */
  materials: (Material | null)[];
  isMapped: boolean;
}

function materialIn(primitive: Primitive, name: string): Material | null {
  const mapping = primitive
    .getExtension<MappingList>(VARIANTS)
    ?.listMappings()
    .find((each) => each.listVariants().some((variant) => variant.getName() === name));
  return mapping?.getMaterial() ?? primitive.getMaterial();
}

function writeLooks(
  document: Document,
  looks: readonly { label: string }[],
  surfaces: readonly Surface[],
): void {
  const extension = document.createExtension(KHRMaterialsVariants);
  const variants = looks.map(({ label }) => extension.createVariant(label));
  for (const { primitive, materials, isMapped } of surfaces) {
    if (!isMapped) continue;
    const list = extension.createMappingList();
    for (const material of new Set(materials)) {
      if (!material) continue;
      const mapping = extension.createMapping().setMaterial(material);
      for (const [index, variant] of variants.entries()) {
        if (materials[index] === material) mapping.addVariant(variant);
      }
      list.addMapping(mapping);
    }
    primitive.setMaterial(materials[0] ?? null).setExtension(VARIANTS, list);
  }
}

function notesOn(kept: number, others: readonly string[], colors: readonly string[]): string[] {
  if (others.length === 0) return [];
  const names = others.map((name) => name || "(without a name)").join(", ");
  const own =
    colors.length > 0
      ? `the product's colors are ${colors.join(", ")}`
      : "the product has no colors";
  return kept === 0
    ? [`Kept as one look: ${names} are named like no color; ${own}.`]
    : [`Left out: looks named like no color: ${names}; ${own}.`];
}
