import type { Document } from "@gltf-transform/core";
import { orderVertices } from "./order-vertices.ts";
import { roundVertices } from "./round-vertices.ts";
import { shrinkPictures } from "./shrink-pictures.ts";

/**
 * Makes a model small for sending, in place, without a difference that a person finds: see
 * decision 037. The same document always gives the same result.
 */
export async function packModel(document: Document): Promise<void> {
  await shrinkPictures(document);
  roundVertices(document);
  await orderVertices(document);
}
