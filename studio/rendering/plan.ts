import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type CatalogueProduct,
  type CloseUp,
  type Cover,
  catalogueProducts,
  coversOf,
  type Lineup,
  type LineupEntry,
  readLineup,
} from "#studio/lineup.ts";
import { originalsFolder, studioFolder } from "#studio/places.ts";

/** One picture to render: `job` is Blender's input, `recipe` changes when the picture would. */
export type Shot = {
  name: string;
  slug: string;
  rank: number;
  recipe: string;
  job: Record<string, unknown>;
};

/** Pixel sizes: the zoomed gallery picture, and the largest size on a page without zoom. */
const frames = { closest: [1600, 2000], inPlace: [960, 1200] };
/**
 * Rays per pixel. A product's outline and shadow get additional rays; with fewer, a room's walls
 * would be blotchy.
 */
const samples = { piece: 20, type: 40, room: 64 };
/**
 * Lower is rendered earlier: pictures for listings, then for product pages, then rooms (1 by
 * default), then additional colors.
 */
const viewRank: Record<string, number> = { primary: 0, alternate: 1, detail: 1.6 };
const colorRank = 4;

/**
 * Returns every picture in the lineup, most important first. Rooms are listed under the slug
 * `rooms`; a room named with a folder, such as `types/beds`, keeps its name.
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

/**
 * Returns the shots that match `filters`, in their order: for each filter the one picture with
 * exactly that name, or all whose name contains it. All pictures if there is no filter. Throws if a
 * filter matches none.
 */
export function chosen(shots: readonly Shot[], ...filters: string[]): Shot[] {
  if (filters.length === 0) return [...shots];
  return [...new Set(filters.flatMap((filter) => named(shots, filter)))];
}

function named(shots: readonly Shot[], filter: string): Shot[] {
  const exact = shots.filter(({ name }) => name === filter);
  const found = exact.length > 0 ? exact : shots.filter(({ name }) => name.includes(filter));
  if (found.length === 0) throw new Error(`No picture's name contains "${filter}".`);
  return found;
}

async function productShots(
  product: CatalogueProduct,
  entry: LineupEntry,
  closeUps: Lineup["closeUps"],
): Promise<Shot[]> {
  const source = await sourceOf(`models/${entry.model}.py`);
  const { width, length, height } = product.specs;
  const shot = (picture: string, view: string, rank: number, cover?: Cover): Shot => {
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
      frame: picture === view || entry.colours === "closest" ? frames.closest : frames.inPlace,
      samples: samples.piece,
    };
    return finished(name, product.slug, rank + (entry.rank ?? 0), job, source);
  };
  const covers = coversOf(product, entry);
  const views = Object.keys(entry.views).map((view) =>
    shot(view, view, viewRank[view] ?? 2, covers[0]),
  );
  const coloured = entry.colours ? (product.swatches ?? []).slice(1) : [];
  return [
    ...views,
    ...coloured.map(({ label }, i) =>
      shot(`primary-${dashed(label)}`, "primary", colorRank, covers[i + 1]),
    ),
  ];
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
