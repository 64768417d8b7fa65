import sharp from "sharp";
import { rampMargin } from "./shades.ts";

/** High enough that encoding a JPEG again isn't seen. */
const quality = 88;
const rampWidth = 256;
const rampHeight = 8;

/** What a picture is multiplied with, in linear light for colors. */
export type Factors = readonly [number, number, number];

/**
 * A picture multiplied with a color: iPhones ignore the color beside a picture. A JPEG, unless it
 * `keepsAlpha` and so is a PNG.
 */
export async function tinted(
  picture: Uint8Array,
  factors: Factors,
  keepsAlpha = false,
): Promise<Uint8Array> {
  const channels = keepsAlpha ? 4 : 3;
  const { data, info } = await pixelsOf(picture, keepsAlpha);
  const tables = factors.map((factor) => table((byte) => toSrgb(toLinear(byte) * factor)));
  for (let at = 0; at < data.length; at += channels) {
    for (const [channel, bytes] of tables.entries()) {
      data[at + channel] = bytes[data[at + channel] ?? 0] ?? 0;
    }
  }
  const raw = sharp(data, { raw: { width: info.width, height: info.height, channels } });
  return (keepsAlpha ? raw.png() : raw.jpeg(jpeg)).toBuffer();
}

/** One channel of a picture, multiplied with a number, as a gray JPEG. */
export async function channelOf(
  picture: Uint8Array,
  channel: "red" | "green" | "blue",
  factor: number,
): Promise<Uint8Array> {
  const { data, info } = await pixelsOf(picture, false);
  const at = { red: 0, green: 1, blue: 2 }[channel];
  const gray = Buffer.alloc(info.width * info.height);
  for (let pixel = 0; pixel < gray.length; pixel += 1) {
    gray[pixel] = Math.round((data[pixel * 3 + at] ?? 0) * factor);
  }
  return sharp(gray, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg(jpeg)
    .toBuffer();
}

/** The picture as a JPEG, unchanged if it is one. */
export async function asJpeg(picture: Uint8Array): Promise<Uint8Array> {
  const isJpeg = picture[0] === 0xff && picture[1] === 0xd8;
  return isJpeg ? picture : sharp(picture).removeAlpha().jpeg(jpeg).toBuffer();
}

/**
 * A picture that goes from black at its left to the color at its right, evenly in linear light, for
 * vertices to read their color from (`Shades`).
 */
export function colorRamp(color: Factors): Promise<Uint8Array> {
  return ramp((brightness) => color.map((part) => toSrgb(brightness * part)));
}

/** The same from 0 to 1 in plain numbers. */
export function lightRamp(): Promise<Uint8Array> {
  return ramp((brightness) => Array(3).fill(Math.round(brightness * 255)));
}

async function ramp(pixel: (brightness: number) => number[]): Promise<Uint8Array> {
  const row = Array.from({ length: rampWidth }, (_, column) => {
    const along = ((column + 0.5) / rampWidth - rampMargin) / (1 - 2 * rampMargin);
    return pixel(Math.min(1, Math.max(0, along)));
  }).flat();
  const pixels = Buffer.from(Array(rampHeight).fill(row).flat());
  return sharp(pixels, { raw: { width: rampWidth, height: rampHeight, channels: 3 } })
    .jpeg({ ...jpeg, quality: 96 })
    .toBuffer();
}

const jpeg = { quality, chromaSubsampling: "4:4:4" } as const;

function pixelsOf(picture: Uint8Array, keepsAlpha: boolean) {
  const opened = sharp(picture).toColorspace("srgb");
  const wanted = keepsAlpha ? opened.ensureAlpha() : opened.removeAlpha();
  return wanted.raw().toBuffer({ resolveWithObject: true });
}

const table = (map: (byte: number) => number) =>
  Array.from({ length: 256 }, (_, byte) => map(byte));

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toSrgb(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return Math.round(
    255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
  );
}
