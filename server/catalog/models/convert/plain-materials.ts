import type { Document } from "@gltf-transform/core";
import type { Transmission } from "@gltf-transform/extensions";
import { metalRough } from "@gltf-transform/functions";
import { allowedExtensions } from "#models/model-io.ts";

const TRANSMISSION = "KHR_materials_transmission";
const SPECULAR_GLOSSINESS = "KHR_materials_pbrSpecularGlossiness";
/** How opaque clear glass is drawn. */
const GLASS_ALPHA = 0.25;

/** What surfaces lose by name; other extensions change nothing that is seen. */
const effects: Readonly<Record<string, string>> = {
  KHR_materials_anisotropy: "brushed metal",
  KHR_materials_diffuse_transmission: "light shining through cloth",
  KHR_materials_dispersion: "the colors of cut glass",
  KHR_materials_iridescence: "shimmering colors",
};

/**
 * Leaves only what every viewer draws or may leave out: no required extension, and glass as a
 * see-through surface.
 * @returns what was left out, one line each.
 */
export async function makeMaterialsPlain(document: Document): Promise<string[]> {
  const used = () => document.getRoot().listExtensionsUsed();
  const has = (name: string) => used().some(({ extensionName }) => extensionName === name);
  if (has(SPECULAR_GLOSSINESS)) await document.transform(metalRough());
  if (has(TRANSMISSION)) makeGlassPlain(document);
  const kept = allowedExtensions.map(({ EXTENSION_NAME }) => EXTENSION_NAME);
  const leftOut: string[] = [];
  for (const { extensionName } of used()) {
    if (kept.some((name) => name === extensionName)) continue;
    const effect = effects[extensionName];
    if (effect) leftOut.push(`Left out: ${effect} (${extensionName}).`);
    document.disposeExtension(extensionName);
  }
  for (const extension of used()) extension.setRequired(false);
  return leftOut;
}

function makeGlassPlain(document: Document): void {
  for (const material of document.getRoot().listMaterials()) {
    const glass = material.getExtension<Transmission>(TRANSMISSION);
    const clear = glass?.getTransmissionFactor() ?? 0;
    if (clear === 0) continue;
    const opaque = material.getAlphaMode() === "OPAQUE";
    const alpha = (opaque ? 1 : material.getAlpha()) * (1 - clear * (1 - GLASS_ALPHA));
    material.setAlpha(alpha).setAlphaMode("BLEND");
  }
}
