import type { Document, Texture } from "@gltf-transform/core";
import { getTextureChannelMask } from "@gltf-transform/functions";
import sharp, { type Sharp } from "sharp";
import { fileTypeOf } from "#server/uploads/file-type.ts";
import { ModelRefused } from "./model-refused.ts";

/** How pictures are written. */
export interface PictureSize {
  /** The largest side, pixels. */
  side: number;
  /** Of JPEGs. */
  quality: number;
  /** Whether a JPEG that is small enough stays as it is. */
  keepsJpegs: boolean;
}

/** A larger picture isn't decoded. */
const MAX_SIDE = 8_192;
const KINDS = ["jpeg", "png", "webp", "avif"];
/** The bit for transparency in a mask of channels. */
const ALPHA = 0x0001;

/**
 * Writes every picture of a model as JPEG, or as PNG if it is used with transparency, and at most
 * as large as given.
 * @throws ModelRefused if one can't be read or is too large to.
 */
export async function makePicturesPlain(document: Document, size: PictureSize): Promise<void> {
  for (const texture of document.getRoot().listTextures()) await rewrite(texture, size);
}

/** The largest side of a model's pictures, in pixels; 0 if it has none. */
export function widestPicture(document: Document): number {
  const sides = document
    .getRoot()
    .listTextures()
    .flatMap((texture) => texture.getSize() ?? []);
  return Math.max(0, ...sides);
}

async function rewrite(
  texture: Texture,
  { side, quality, keepsJpegs }: PictureSize,
): Promise<void> {
  const bytes = Buffer.from(texture.getImage() ?? []);
  const kind = fileTypeOf(bytes);
  if (!kind || !KINDS.includes(kind)) throw unreadable(texture);
  try {
    const { width, height, space, channels, exif, icc } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    if (width > MAX_SIDE || height > MAX_SIDE) throw tooLarge(width, height);
    const fits = Math.max(width, height) <= side;
    const isPlain = space === "srgb" && channels === 3 && !exif && !icc;
    if (keepsJpegs && kind === "jpeg" && fits && isPlain) {
      texture.setMimeType("image/jpeg");
      return;
    }
    const picture = sharp(bytes, { failOn: "error", limitInputPixels: MAX_SIDE ** 2 }).resize({
      width: side,
      height: side,
      fit: "inside",
      withoutEnlargement: true,
    });
    const isClear = (getTextureChannelMask(texture) & ALPHA) !== 0 && (await hasHoles(bytes));
    const written = await (isClear ? png(picture) : jpeg(picture, quality)).toBuffer();
    texture.setImage(new Uint8Array(written));
    texture.setMimeType(isClear ? "image/png" : "image/jpeg");
  } catch (error) {
    throw error instanceof ModelRefused ? error : unreadable(texture);
  }
}

async function hasHoles(bytes: Buffer): Promise<boolean> {
  const { isOpaque } = await sharp(bytes, { limitInputPixels: MAX_SIDE ** 2 }).stats();
  return !isOpaque;
}

function png(picture: Sharp): Sharp {
  return picture.toColorspace("srgb").png({ compressionLevel: 9 });
}

function jpeg(picture: Sharp, quality: number): Sharp {
  return picture.removeAlpha().toColorspace("srgb").jpeg({ quality, mozjpeg: true });
}

function unreadable(texture: Texture): ModelRefused {
  const name = texture.getName() || texture.getURI();
  return new ModelRefused(
    `A picture in it${name ? ` (${name})` : ""} can't be read. Save it as JPEG or PNG.`,
  );
}

function tooLarge(width: number, height: number): ModelRefused {
  const size = [width, height].map((side) => side.toLocaleString("en-US")).join(" × ");
  return new ModelRefused(`A picture in it has ${size} pixels. Save it with at most 4,096.`);
}

/** How many bytes a model's pictures have together. */
export function pictureBytes(document: Document): number {
  const textures = document.getRoot().listTextures();
  return textures.reduce((sum, texture) => sum + (texture.getImage()?.length ?? 0), 0);
}
