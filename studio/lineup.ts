import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { cataloguePath, lineupPath } from "./places.ts";

/** How a product is seen: in a pose, from a camera of its own, or by one of the line-up's close-ups. */
export type View = {
  pose?: string;
  target?: number[];
  closeUp?: string;
  [camera: string]: unknown;
};

/** Where a close-up looks, in parts of the piece's width, depth and height from the middle of its floor. */
export type CloseUp = { at: [number, number, number]; [camera: string]: unknown };

/** One product's entry in lineup.json: which model it is, with which options, seen how. */
export type LineupEntry = {
  model: string;
  options: Record<string, unknown>;
  /** Weave of the cover; its colours are the catalogue's swatches. A cover option wins over it. */
  weave: string;
  /** Lower is rendered earlier; default 0. */
  rank?: number;
  polish?: number;
  /** Dyes that differ from the swatch, by swatch label. */
  dyes?: Record<string, string>;
  views: Record<string, View>;
  /** Whether every swatch gets its own primary picture, and whether with the pixels of the closest look. */
  colours?: boolean | "closest";
};

export type Lineup = {
  closeUps: Record<string, CloseUp>;
  products: Record<string, LineupEntry>;
  rooms: Record<string, Record<string, unknown>>;
};

export type CatalogueProduct = {
  slug: string;
  collection: string;
  type: string;
  has360: boolean;
  image: string;
  imageAlt: string;
  hoverImage?: string;
  views: { image: string; alt: string }[];
  swatches?: { label: string; colorHex: string; image?: string }[];
  /** Inches; `length` is what a shopper calls the depth. */
  specs: { width: number; length: number; height: number };
};

/** What is to be pictured, and how; committed. */
export async function readLineup(): Promise<Lineup> {
  return JSON.parse(await readFile(lineupPath, "utf8"));
}

/** The catalogue's products by slug. */
export async function catalogueProducts(): Promise<Map<string, CatalogueProduct>> {
  const files = (await readdir(cataloguePath)).filter((file) => file.endsWith(".json"));
  const products: CatalogueProduct[] = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(cataloguePath, file), "utf8"))),
  );
  return new Map(products.map((product) => [product.slug, product]));
}
