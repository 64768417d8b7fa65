import type { Document, Texture } from "@gltf-transform/core";
import sharp from "sharp";
import { surfaceArea } from "./surface-area.ts";
import { texturesOf } from "./textures-of.ts";

/** Largest side in pixels of a picture on a small part of the surface, such as a sofa's feet. */
const smallPicture = 256;
/** What a small part is: of the surface of the whole. The feet have 1 to 1.5 %. */
const smallPart = 1 / 40;
const quality = 80;

/** Halves the pictures that only a small part of the surface shows, until they have 256 px. */
export async function shrinkPictures(document: Document): Promise<void> {
  for (const texture of smallTextures(document)) {
    const size = Math.max(...(texture.getSize() ?? [0]));
    if (size > smallPicture) await resize(texture, smallPicture);
  }
}

/** Textures of less than a fortieth of the surface. */
function smallTextures(document: Document): Texture[] {
  const areas = new Map<Texture, number>();
  let whole = 0;
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const area = surfaceArea(mesh, primitive);
      whole += area;
      for (const texture of texturesOf(document, primitive)) {
        areas.set(texture, (areas.get(texture) ?? 0) + area);
      }
    }
  }
  return [...areas].filter(([, area]) => area < whole * smallPart).map(([texture]) => texture);
}

async function resize(texture: Texture, size: number): Promise<void> {
  const picture = sharp(texture.getImage() ?? undefined).resize({
    width: size,
    height: size,
    fit: "inside",
    kernel: "lanczos3",
  });
  const isJpeg = texture.getMimeType() === "image/jpeg";
  const resized = isJpeg ? picture.jpeg({ quality, mozjpeg: true }) : picture.png();
  texture.setImage(new Uint8Array(await resized.toBuffer()));
}
