import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decompressModel } from "#models/compress-model.ts";
import { publishedModelsFolder } from "#models/paths.ts";
import { modelHash } from "#models/publish-model.ts";
import type { Media } from "#server/media/media.ts";
import { modelPath } from "#server/models/model-source.ts";
import type { Queries } from "#server/store/store-interface.ts";
import manifest from "#shop/models.json" with { type: "json" };
import { NO_MODEL } from "./model-rows.ts";

/** A model whose file can't be sent. */
export interface BrokenModel {
  /** The SKU of its product, or its slug in the starter set. */
  of: string;
  problem: "gone" | "broken";
}

/** What was found in the files of models. */
export interface ModelsFound {
  checked: number;
  broken: BrokenModel[];
}

/** Four times the largest model an owner may have. */
const MAX_BYTES = 24_000_000;

/**
 * Reads the files of all models that the owner added.
 * @param isOver asked before each; true leaves out the rest.
 */
export async function brokenOwnModels(
  queries: Queries,
  media: Media,
  isOver: () => boolean = () => false,
): Promise<ModelsFound> {
  const rows = await queries
    .selectFrom("models")
    .innerJoin("products", "products.id", "models.product_id")
    .select(["sku", "name", "hash"])
    .where("models.state", "=", "shown")
    .where("models.hash", "<>", NO_MODEL)
    .where("products.status", "<>", "removed")
    .orderBy("sku")
    .execute();
  return found(
    rows,
    ({ sku }) => sku,
    (row) => media.read(modelPath(row)),
    isOver,
  );
}

/** Reads the files of all models of the starter set. */
export function brokenStarterModels(
  folder = publishedModelsFolder,
  isOver: () => boolean = () => false,
): Promise<ModelsFound> {
  const models = Object.entries(manifest).map(([name, { hash }]) => ({ name, hash }));
  const read = ({ name, hash }: { name: string; hash: string }) =>
    readFile(join(folder, `${name}.${hash}.glb.br`)).catch(() => undefined);
  return found(models, ({ name }) => name, read, isOver);
}

async function found<Model extends { hash: string }>(
  models: readonly Model[],
  nameOf: (model: Model) => string,
  read: (model: Model) => Promise<Buffer | undefined>,
  isOver: () => boolean,
): Promise<ModelsFound> {
  const broken: BrokenModel[] = [];
  let checked = 0;
  for (const model of models) {
    if (isOver()) break;
    const packed = await read(model);
    checked += 1;
    if (!packed) broken.push({ of: nameOf(model), problem: "gone" });
    else if (!(await isWhole(packed, model.hash))) {
      broken.push({ of: nameOf(model), problem: "broken" });
    }
  }
  return { checked, broken };
}

async function isWhole(packed: Buffer, hash: string): Promise<boolean> {
  try {
    return modelHash(await decompressModel(packed, MAX_BYTES)) === hash;
  } catch {
    return false;
  }
}
