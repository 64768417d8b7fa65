import { isDeepStrictEqual } from "node:util";
import type { OwnModel, Product } from "#domain/product.ts";
import { writeCatalog } from "#server/catalog/products/write-catalog.ts";
import type { Media } from "#server/media/media.ts";
import { modelPath } from "#server/models/model-source.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { Conversion, ConvertedModel } from "./convert/convert-model.ts";
import type { ConvertResult } from "./convert/convert-process.ts";
import type { Reading } from "./convert/measure.ts";
import { productOfSku, productWithId } from "./product-of-sku.ts";
import { announceModel, showModel } from "./show-model.ts";

/** A file that should become the model of a product. */
export interface ModelFile extends Reading {
  /** SKU or id of the product, or of a variant of it. */
  sku: string;
  path: string;
  /** Whether the owner has said that the sizes are right. */
  sure: boolean;
  /** False only says what would happen. */
  write: boolean;
}

export interface AddModelDeps {
  store: Store;
  media: Media;
  /** Returns undefined if the file can't be read. */
  convert(path: string, conversion: Conversion): Promise<ConvertResult | undefined>;
  clock(): Date;
}

/** What was published, or why nothing was. */
export type AddedModel =
  | { kind: "taken" | "unchanged"; product: Product; model: ConvertedModel; notes: string[] }
  | { kind: "refused"; problem: string };

/**
 * Degrees to the right of the front from which an owner's model is seen first, as most of the
 * starter set's are.
 */
const AZIMUTH = 30;

/**
 * Makes the model of a product from a file and shows it in all processes (rule 3.35). If the command
 * is killed, everything or nothing was published.
 */
export async function addModel(deps: AddModelDeps, file: ModelFile): Promise<AddedModel> {
  const { store, media, convert, clock } = deps;
  const found = await productOfSku(store.queries, file.sku);
  if (!found) return refused(`There is no product ${file.sku}.`);
  const { product, status } = found;
  const { unit, turn } = file;
  const conversion = { unit, turn, sizes: sizesOf(product), colors: colorsOf(product) };
  const result = await convert(file.path, conversion);
  if (!result) return refused("The file cannot be read. Is the path right?");
  if ("refused" in result) return refused(result.refused);
  const { model } = result;
  if (model.question && !file.sure) return refused(`${model.question} If so, add --sure.`);
  const notes = [
    ...model.notes,
    ...(found.isVariant ? [`It is the model of ${product.sku} and all its choices.`] : []),
    ...(status === "hidden" ? [`${product.sku} is hidden: nobody sees it until it is shown.`] : []),
  ];
  const shown = product.model;
  if (shown?.hash === model.hash) return { kind: "unchanged", product, model, notes };
  if (!file.write) return { kind: "taken", product, model, notes };
  const own = ownModel(product, model);
  // Before the file, so that no file stays without a row.
  await announceModel(store.queries, product.id, own, clock());
  // Before it is shown, so that no page names a file that isn't there.
  await media.write(modelPath(own), Buffer.from(model.packed));
  const now = clock();
  return writeCatalog(store, now, async (writer) => {
    await writer.nextVersion();
    const current = await productWithId(writer.queries, product.id);
    const fits =
      current !== undefined &&
      current.product.slug === product.slug &&
      isDeepStrictEqual(sizesOf(current.product), conversion.sizes) &&
      isDeepStrictEqual(colorsOf(current.product), conversion.colors);
    if (!fits) return refused(`${product.sku} was changed meanwhile. Run the command again.`);
    await showModel(writer, product.id, own, now);
    return { kind: "taken", product, model, notes };
  });
}

function ownModel({ slug }: Product, converted: ConvertedModel): OwnModel {
  const { hash, bytes, packed, looks, outlines } = converted;
  return {
    name: slug,
    hash,
    bytes,
    packed: packed.length,
    variants: looks,
    azimuth: AZIMUTH,
    ...(outlines ? { outlines } : {}),
  };
}

function sizesOf({ specs: { width, length, height } }: Product) {
  return { width, length, height };
}

function colorsOf({ swatches }: Product): string[] {
  return swatches.map(({ label }) => label);
}

function refused(problem: string) {
  return { kind: "refused", problem } as const;
}
