import { once } from "node:events";
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  rmSync,
  type WriteStream,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isPlaceholder } from "./placeholder-ids.ts";
import type { PlannedProduct } from "./planned-product.ts";

/**
 * The products an import adds and changes, kept in a temporary file so that memory doesn't grow
 * with them, and the transaction that writes them is short.
 */
export class StagedProducts {
  readonly #folder = mkdtempSync(join(tmpdir(), "catalog-import-"));
  readonly #path = join(this.#folder, "products.jsonl");
  readonly #output: WriteStream = createWriteStream(this.#path);

  /** The highest id that is given already. */
  highestId = 0;

  async add(product: PlannedProduct): Promise<void> {
    for (const { id } of [product.product, ...(product.product.variants ?? [])]) {
      if (!isPlaceholder(id)) this.highestId = Math.max(this.highestId, Number(id));
    }
    if (!this.#output.write(`${JSON.stringify(product)}\n`)) await once(this.#output, "drain");
  }

  /** Ends adding; from then on the products can be read. */
  async finish(): Promise<void> {
    this.#output.end();
    await once(this.#output, "close");
  }

  /** The products in the order in which they were added. */
  async *read(): AsyncGenerator<PlannedProduct> {
    for await (const line of createInterface({ input: createReadStream(this.#path) })) {
      yield JSON.parse(line);
    }
  }

  remove(): void {
    this.#output.destroy();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
