import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { cataloguePath, lineupPath } from "./places.ts";

/** The cover of a model; `polish` is a leather's mean roughness, lower is glossier. */
export type Cover = [weave: string, colour: string, polish?: number];

/**
 * Undyed linen, for products without swatches; `showroom.py` has the same color for the products in
 * a room.
 */
const undyed = "#b9b2a6";

/** How a product is shown: in a pose, from its own camera, or by one of the lineup's close-ups. */
export type View = {
  pose?: string;
  target?: number[];
  closeUp?: string;
  [camera: string]: unknown;
};

/**
 * Where a close-up is aimed, in fractions of the product's width, depth and height from the middle
 * of its floor.
 */
export type CloseUp = { at: [number, number, number]; [camera: string]: unknown };

/** How a product's 3D model differs from its pictures; no part of their recipe. */
export type ModelOnly = {
  /** Model options in every look, and by swatch label. */
  options?: Record<string, unknown>;
  looks?: Record<string, Record<string, unknown>>;
  /** Dyes that differ from those of the pictures, by swatch label. */
  dyes?: Record<string, string>;
  /** Name of the piece that has the catalog's size, if the model doesn't say. */
  measured?: string;
  /** How far parts are moved, in meters to the right, back and up, by their name. */
  moved?: Record<string, [number, number, number]>;
  /** Names of parts that are left out. */
  hidden?: string[];
  /** Names of parts into which no shade is baked. */
  lit?: string[];
  /** Meters by which the few sides of a turned part may cut inside its round. */
  chord?: number;
};

/** A product's entry in lineup.json: its model, the model's options, and its views. */
export type LineupEntry = {
  model: string;
  model3d?: ModelOnly;
  options: Record<string, unknown>;
  /** Weave of the cover; its colors are the catalog's swatches. A cover option overrides it. */
  weave: string;
  /** Lower is rendered earlier; default 0. */
  rank?: number;
  polish?: number;
  /** Dyes that differ from the swatch, by swatch label. */
  dyes?: Record<string, string>;
  views: Record<string, View>;
  /** Whether every swatch gets its own primary picture, and whether at zoom resolution. */
  colours?: boolean | "closest";
};

export type Lineup = {
  closeUps: Record<string, CloseUp>;
  products: Record<string, LineupEntry>;
  rooms: Record<string, Record<string, unknown>>;
};

export type CatalogueProduct = {
  slug: string;
  type: string;
  image: string;
  imageAlt: string;
  hoverImage?: string;
  views: { image: string; alt: string }[];
  swatches?: { label: string; colorHex: string; image?: string }[];
  /** Inches; `length` is the depth as shoppers call it. */
  specs: { width: number; length: number; height: number };
};

/** Reads which pictures to make, and how; committed. */
export async function readLineup(): Promise<Lineup> {
  return JSON.parse(await readFile(lineupPath, "utf8"));
}

/** The catalog's products by slug. */
export async function catalogueProducts(): Promise<Map<string, CatalogueProduct>> {
  const files = (await readdir(cataloguePath)).filter((file) => file.endsWith(".json"));
  const products: ProductFile[] = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(cataloguePath, file), "utf8"))),
  );
  return new Map(products.map((product) => [product.slug, withSwatches(product)]));
}

/**
 * The angle in degrees, to the right of the front, from which a product's first picture is taken.
 * @throws if the product isn't in the lineup, or its first view has none.
 */
export function azimuthOf({ products }: Lineup, slug: string): number {
  const azimuth = products[slug]?.views.primary?.azimuth;
  if (typeof azimuth === "number") return azimuth;
  throw new Error(`The first view of ${slug} has no azimuth in the line-up.`);
}

/** The covers of the product, one for each of its swatches and at least one. */
export function coversOf({ swatches = [] }: CatalogueProduct, entry: LineupEntry): Cover[] {
  const dyed = swatches.length > 0 ? swatches : [{ label: "", colorHex: undyed }];
  return dyed.map(({ label, colorHex }): Cover => {
    const dye = entry.dyes?.[label] ?? colorHex;
    return entry.polish ? [entry.weave, dye, entry.polish] : [entry.weave, dye];
  });
}

/** A product's file, whose swatches are the values of its color option if it has one. */
type ProductFile = CatalogueProduct & { options?: { values: CatalogueProduct["swatches"] }[] };

function withSwatches({ options, ...product }: ProductFile): CatalogueProduct {
  const swatches = options?.[0]?.values ?? product.swatches;
  return { ...product, ...(swatches ? { swatches } : {}) };
}
