import type { Document } from "@gltf-transform/core";
import { normals } from "@gltf-transform/functions";
import { compressModel } from "#models/compress-model.ts";
import { modelFaults } from "#models/model-faults.ts";
import { writeModel } from "#models/model-io.ts";
import { packModel } from "#models/pack-model.ts";
import { modelHash } from "#models/publish-model.ts";
import { makeUsdz } from "#models/usdz/make-usdz.ts";
import { ModelRefused } from "./model-refused.ts";
import {
  makePicturesPlain,
  type PictureSize,
  pictureBytes,
  widestPicture,
} from "./plain-pictures.ts";
import { reduceTriangles, trianglesIn } from "./reduce-triangles.ts";

/** Limits of a model as it is published. */
const MAX_TRIANGLES = 60_000;
const MAX_BYTES = 6_000_000;
const MAX_PACKED = 1_500_000;
/** Of its first look as USDZ; others may have larger pictures, and the limit is 8 MB. */
const MAX_USDZ = 7_000_000;

/** Smaller and smaller, until all pictures together are small enough. */
const pictureSizes: readonly PictureSize[] = [
  { side: 1024, quality: 85, keepsJpegs: true },
  { side: 1024, quality: 76, keepsJpegs: false },
  { side: 768, quality: 76, keepsJpegs: false },
  { side: 512, quality: 74, keepsJpegs: false },
  { side: 384, quality: 70, keepsJpegs: false },
];

/** What is tried, one after the other: bytes of all pictures, and triangles. */
const attempts = [
  { pictures: 900_000, triangles: MAX_TRIANGLES },
  { pictures: 600_000, triangles: 40_000 },
  { pictures: 400_000, triangles: 25_000 },
];

/** The file to publish. */
interface ShrunkFile {
  packed: Uint8Array;
  hash: string;
  bytes: number;
}

/**
 * Makes a model small enough to publish: its pictures, its triangles, its numbers.
 * @throws ModelRefused if it stays too large.
 */
export async function shrinkModel(
  document: Document,
): Promise<{ file: ShrunkFile; notes: string[] }> {
  const widest = widestPicture(document);
  let size = 0;
  for (const { pictures, triangles } of attempts) {
    await shrinkPictures(document, pictures);
    await reduceTriangles(document, triangles);
    await giveNormals(document);
    await packModel(document);
    const left = trianglesIn(document);
    if (left > triangles) {
      if (triangles < MAX_TRIANGLES) break;
      throw new ModelRefused(
        `It still has ${left.toLocaleString("en-US")} triangles; ${MAX_TRIANGLES.toLocaleString("en-US")} are the most. Save it with fewer parts.`,
      );
    }
    const file = await writeModel(document);
    const packed = file.length <= MAX_BYTES ? await compressModel(file) : undefined;
    size = packed?.length ?? file.length;
    if (!packed || packed.length > MAX_PACKED) continue;
    await requireValid(file);
    if ((await makeUsdz(file)).length > MAX_USDZ) continue;
    const notes = pictureNotes(widest, widestPicture(document));
    return { file: { packed, hash: modelHash(file), bytes: file.length }, notes };
  }
  throw new ModelRefused(
    `It is still ${(size / 1e6).toFixed(1)} MB. Save it with fewer parts or smaller pictures.`,
  );
}

async function shrinkPictures(document: Document, most: number): Promise<void> {
  for (const size of pictureSizes) {
    await makePicturesPlain(document, size);
    if (pictureBytes(document) <= most) return;
  }
}

/** Surfaces without normals are drawn flat, as the format says. */
async function giveNormals(document: Document): Promise<void> {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  if (primitives.some((primitive) => !primitive.getAttribute("NORMAL"))) {
    await document.transform(normals());
  }
}

async function requireValid(file: Buffer): Promise<void> {
  const faults = await modelFaults(file);
  if (faults.length > 0) {
    throw new ModelRefused(`It can't be drawn: ${faults.slice(0, 5).join(" ")}`);
  }
}

function pictureNotes(before: number, after: number): string[] {
  if (before <= after) return [];
  const pixels = (side: number) => side.toLocaleString("en-US");
  return [`Pictures reduced from ${pixels(before)} to ${pixels(after)} pixels.`];
}
