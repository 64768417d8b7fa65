import type { OwnModel } from "#domain/product.ts";
import { type AddedModel, addModel } from "#server/catalog/models/add-model.ts";
import { convertFile } from "#server/catalog/models/converter.ts";
import { shownModel } from "#server/catalog/models/product-model.ts";
import { removeModel } from "#server/catalog/models/remove-model.ts";
import { storedProducts } from "#server/catalog/products/stored-products.ts";
import { namedFile } from "#server/commands/named-file.ts";
import { openMedia } from "#server/media/open-media.ts";
import { loadSettings } from "#server/startup/load-config.ts";
import { withCatalogStore } from "./catalog-store.ts";
import type { AddModelRequest } from "./model-request.ts";
import { fail, indented, print } from "./print.ts";

/** Makes a file the model of a product, and shows it (rule 3.35). Returns the exit code. */
export async function addModelFile(request: AddModelRequest): Promise<number> {
  const { sku, file, unit, turn, sure, dryRun } = request;
  const { dataDir } = loadSettings();
  const added = await withCatalogStore({}, (store) =>
    addModel(
      { store, media: openMedia(store, dataDir), convert: convertFile, clock: () => new Date() },
      { sku, path: namedFile(file), unit, turn, sure, write: !dryRun },
    ),
  );
  if (added.kind === "refused") {
    return fail(["Nothing was changed.", ...indented([added.problem])]);
  }
  print([summary(added, dryRun), ...indented(added.notes)]);
  return 0;
}

function summary(
  { kind, product, model }: Exclude<AddedModel, { kind: "refused" }>,
  dryRun: boolean,
): string {
  if (kind === "unchanged") return "Nothing changed: the shop has this model.";
  const { width, length, height } = model.sizes;
  const sizes = [width, length, height].map((inches) => inches.toFixed(1)).join(" × ");
  const { before, after } = model.triangles;
  const facts = [
    `${sizes} in`,
    `${number(before)} triangles → ${number(after)}`,
    `${bytesText(model.bytesBefore)} → ${bytesText(model.packed.length)}`,
    ...(model.looks.length > 0 ? [`looks: ${model.looks.join(", ")}`] : []),
  ].join(", ");
  return dryRun
    ? `Would take the model of ${product.sku}: ${facts}. Nothing was changed.`
    : `Took the model of ${product.sku}: ${facts}. The running shop shows it within seconds.`;
}

/** Removes the model that a product has. Returns the exit code. */
export async function removeModelOf(sku: string): Promise<number> {
  const removed = await withCatalogStore({}, (store) => removeModel(store, sku, new Date()));
  if (removed.kind === "refused") {
    return fail(["Nothing was changed.", ...indented([removed.problem])]);
  }
  if (removed.kind === "unchanged") print([`Nothing changed: ${removed.sku} has no model.`]);
  else if (removed.now === "none") print([`Removed: ${removed.sku} has no 3D model now.`]);
  else {
    print([
      `Removed: ${removed.sku} has the model that came with the shop again. Run the command once more to remove that too.`,
    ]);
  }
  return 0;
}

/** Lists the owner's models, and how many products have one. Returns the exit code. */
export async function listModels(): Promise<number> {
  await withCatalogStore({}, async ({ queries }) => {
    const lines: string[] = [];
    let withModel = 0;
    let all = 0;
    for await (const { product } of storedProducts(queries)) {
      all += 1;
      if (shownModel(product)) withModel += 1;
      if (product.model === undefined) continue;
      lines.push(`${product.sku.padEnd(16)}  ${product.title}: ${modelText(product.model)}`);
    }
    print([
      ...(lines.length > 0
        ? ["Your own:", ...indented(lines)]
        : ["There are no models of your own."]),
      `${number(withModel)} of ${number(all)} products have a 3D model.`,
    ]);
  });
  return 0;
}

function modelText(model: OwnModel | null): string {
  if (!model) return "none; the one that came with the shop was removed";
  const looks = model.variants.length > 0 ? `, looks: ${model.variants.join(", ")}` : "";
  return `${bytesText(model.packed)}${looks}`;
}

/** `6.1 MB`, or `51 kB` for what is smaller than a tenth of one. */
function bytesText(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

const number = (amount: number) => amount.toLocaleString("en-US");
