import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "#domain/problem.ts";
import { writeAtomically } from "#server/platform/atomic-file.ts";
import type { ProductEntry } from "./product-folder.ts";

/** An id that was assigned to a product, which may no longer be in the catalog. */
export interface UsedId {
  id: string;
  sku: string;
  slug: string;
}

const FILE = "used-ids.txt";
const heading =
  "# Ids that were given to a piece, with its SKU and slug. `npm run catalog` keeps this list; an id is never used twice.";

/** The used ids recorded in a catalog folder; empty if there is no record. */
export function readUsedIds(folder: string): UsedId[] {
  const path = join(folder, FILE);
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [id = "", sku = "", slug = ""] = line.trim().split(/\s+/);
      return { id, sku, slug };
    });
}

/** Adds these products' ids to the recorded ones. */
export function recordUsedIds(folder: string, products: readonly UsedId[]): void {
  const recorded = readUsedIds(folder);
  const byId = new Map([...recorded, ...products].map((used) => [used.id, used]));
  const lines = [...byId.values()]
    .sort((one, other) => Number(one.id) - Number(other.id))
    .map(({ id, sku, slug }) => `${id} ${sku} ${slug}`);
  const text = `${[heading, ...lines].join("\n")}\n`;
  const path = join(folder, FILE);
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeAtomically([{ path, content: text }], 0o644);
}

/** The other product that had this id before, if any (rule 3.3). */
export function previousProduct(
  { id, sku, slug }: UsedId,
  used: readonly UsedId[],
): UsedId | undefined {
  return used.find((former) => former.id === id && former.sku !== sku && former.slug !== slug);
}

/**
 * Problems of product files whose id belonged to another product, as saved lists would confuse
 * them.
 */
export function reusedIdProblems(
  entries: readonly ProductEntry[],
  used: readonly UsedId[],
): Problem[] {
  return entries.flatMap(({ source, file }) => {
    const former = previousProduct(file, used);
    return former ? [{ source, field: "id", message: reusedIdMessage(former) }] : [];
  });
}

/** The message that names the other product and what to do. */
export function reusedIdMessage({ id, sku }: UsedId): string {
  return `${id} was the id of another piece (${sku}) and is never used again; give this one a new id`;
}
