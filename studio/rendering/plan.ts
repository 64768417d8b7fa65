import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { cataloguePath, lineupPath, originalsFolder, studioFolder } from "../places.ts";

export type Cover = [weave: string, colour: string, polish?: number];
type View = { pose?: string; target?: number[]; closeUp?: string; [camera: string]: unknown };

/** Where a close-up looks, in parts of the piece's width, depth and height from the middle of its floor. */
type CloseUp = { at: [number, number, number]; [camera: string]: unknown };

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
  /** Whether every swatch gets its own primary picture. */
  colours?: boolean;
  /** What has the pixels of the closest look beside the first two views: `detail`, `colours`. */
  closest?: string[];
};

export type Lineup = {
  /** Pictures the shop came with, which the studio publishes but did not take. */
  given: string[];
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
  specs: { width: number; length: number; height: number };
};

/** One picture to take: `job` is what Blender reads, `recipe` changes when the picture would. */
export type Shot = {
  name: string;
  slug: string;
  rank: number;
  recipe: string;
  job: Record<string, unknown>;
};

/** Pixels: what the gallery shows when a shopper comes closest, and at most in its place on a page. */
const frames = { closest: [1600, 2000], inPlace: [960, 1200] };
/** Rays a pixel. A piece's outline and shadow have more of their own; with fewer, a room's walls are clouded. */
const samples = { piece: 20, type: 40, room: 64 };
const viewRank: Record<string, number> = { primary: 0, alternate: 1, detail: 1.6 };

/**
 * Every picture the line-up promises, most wanted first. Rooms are listed under the slug `rooms`; a room named
 * with a folder, such as `types/beds`, keeps its name.
 */
export async function plannedShots(): Promise<Shot[]> {
  const lineup = await readLineup();
  const products = await catalogueProducts();
  const shots: Shot[] = [];
  for (const [slug, entry] of Object.entries(lineup.products)) {
    const product = products.get(slug);
    if (product) shots.push(...(await productShots(product, entry, lineup.closeUps)));
  }
  for (const [name, room] of Object.entries(lineup.rooms)) shots.push(await roomShot(name, room));
  return shots.sort((a, b) => a.rank - b.rank);
}

export async function readLineup(): Promise<Lineup> {
  return JSON.parse(await readFile(lineupPath, "utf8"));
}

export async function catalogueProducts(): Promise<Map<string, CatalogueProduct>> {
  const files = (await readdir(cataloguePath)).filter((file) => file.endsWith(".json"));
  const products = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(cataloguePath, file), "utf8"))),
  );
  return new Map(products.flat().map((product: CatalogueProduct) => [product.slug, product]));
}

async function productShots(
  product: CatalogueProduct,
  entry: LineupEntry,
  closeUps: Lineup["closeUps"],
): Promise<Shot[]> {
  const source = await sourceOf(`models/${entry.model}.py`);
  const { width, length, height } = product.specs;
  const shot = (picture: string, view: string, rank: number, cover: Cover): Shot => {
    const { pose, closeUp, ...named } = entry.views[view] ?? {};
    const camera = closeUp ? closeUpOf(product, closeUps[closeUp]) : named;
    const name = `${product.slug}/${picture}`;
    const job = {
      kind: "product",
      model: entry.model,
      size: [width, length, height],
      options: { cover, ...entry.options },
      ...(pose ? { pose } : {}),
      view: view === "detail" ? "primary" : view,
      ...(camera.target ? { detail: camera } : { camera }),
      frame: isClosest(picture, view, entry) ? frames.closest : frames.inPlace,
      samples: samples.piece,
    };
    return finished(name, product.slug, rank + (entry.rank ?? 0), job, source);
  };
  const swatches = swatchesOf(product);
  const covers = coversOf(product, entry);
  const [first = ["linen", "#b9b2a6"] as Cover] = covers;
  const views = Object.keys(entry.views).map((view) =>
    shot(view, view, viewRank[view] ?? 2, first),
  );
  const coloured = entry.colours ? swatches.slice(1) : [];
  return [
    ...views,
    ...coloured.map((swatch, i) =>
      shot(`primary-${dashed(swatch.label)}`, "primary", 4, covers[i + 1] ?? first),
    ),
  ];
}

function isClosest(picture: string, view: string, { closest = [] }: LineupEntry): boolean {
  const whole = picture === "primary" || picture === "alternate";
  return whole || closest.includes(picture === view ? view : "colours");
}

const metresPerInch = 0.0254;

function closeUpOf({ specs }: CatalogueProduct, closeUp: CloseUp | undefined) {
  if (!closeUp) throw new Error("The line-up names a close-up it does not describe.");
  const { at, ...camera } = closeUp;
  const size = [specs.width, specs.length, specs.height];
  const target = at.map((part, axis) =>
    Number((part * (size[axis] ?? 0) * metresPerInch).toFixed(3)),
  );
  return { target, ...camera };
}

function swatchesOf({ swatches }: CatalogueProduct) {
  return swatches?.length ? swatches : [{ label: "", colorHex: "#b9b2a6" }];
}

/** What Blender covers the piece with, one for each of its swatches. */
export function coversOf(product: CatalogueProduct, entry: LineupEntry): Cover[] {
  return swatchesOf(product).map(({ label, colorHex }): Cover => {
    const dye = entry.dyes?.[label] ?? colorHex;
    return entry.polish ? [entry.weave, dye, entry.polish] : [entry.weave, dye];
  });
}

async function roomShot(name: string, room: Record<string, unknown>): Promise<Shot> {
  const source = await sourceOf(`rooms/${room.room}.py`);
  const { rank, ...shot } = room;
  return finished(
    name.includes("/") ? name : `rooms/${name}`,
    "rooms",
    Number(rank ?? 1),
    { kind: "room", samples: name.startsWith("types/") ? samples.type : samples.room, ...shot },
    source,
  );
}

function finished(
  name: string,
  slug: string,
  rank: number,
  job: Record<string, unknown>,
  source: string,
): Shot {
  const { samples: _, ...look } = job;
  const recipe = createHash("sha256")
    .update(JSON.stringify(look))
    .update(source)
    .digest("hex")
    .slice(0, 12);
  return {
    name,
    slug,
    rank,
    recipe,
    job: { name, path: join(originalsFolder, `${name}.png`), ...job },
  };
}

async function sourceOf(file: string): Promise<string> {
  return readFile(join(studioFolder, "blender", file), "utf8");
}

const dashed = (label: string) => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
