import { type Document, Logger, NodeIO, VertexLayout } from "@gltf-transform/core";
import {
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsSheen,
  KHRMaterialsSpecular,
  KHRMaterialsUnlit,
  KHRMaterialsVariants,
  KHRTextureTransform,
} from "@gltf-transform/extensions";

/** The optional extensions a published model may have; a viewer without them shows it as well. */
export const allowedExtensions = [
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsSheen,
  KHRMaterialsSpecular,
  KHRMaterialsUnlit,
  KHRMaterialsVariants,
  KHRTextureTransform,
];

/**
 * Reads a GLB file. What other than the allowed optional extensions is in it is left out.
 * @throws with the reason when it isn't one, or requires an extension.
 */
export async function readModel(file: Uint8Array): Promise<Document> {
  const document = await io().readBinary(new Uint8Array(file));
  // Otherwise each step prints what it removed.
  return document.setLogger(new Logger(Logger.Verbosity.ERROR));
}

/** Writes one GLB file; the same document gives the same bytes. */
export async function writeModel(document: Document): Promise<Buffer> {
  return Buffer.from(await io().writeBinary(document));
}

function io(): NodeIO {
  return (
    new NodeIO()
      .registerExtensions(allowedExtensions)
      // Each attribute by itself: Brotli makes it 5 % smaller than with all of a vertex together.
      .setVertexLayout(VertexLayout.SEPARATE)
  );
}
