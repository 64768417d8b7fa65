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
import type { PictureAddress } from "#server/catalog/import/pictures/fetch-pictures.ts";
import { isPlaceholder, type PlannedProduct } from "./planned-product.ts";

/**
 * The products an import adds and changes, kept in a temporary file so that memory doesn't grow
 * with them, and the transaction that writes them is short.
 */
export class StagedProducts {
  readonly #folder = mkdtempSync(join(tmpdir(), "catalog-import-"));
  readonly #products = createWriteStream(join(this.#folder, "products.jsonl"));
  readonly #pictures = createWriteStream(join(this.#folder, "pictures.jsonl"));
  /** How many pictures are on each host. */
  readonly pictureHosts = new Map<string, number>();

  /** The highest id in use so far. */
  highestId = 0;

  async add(product: PlannedProduct): Promise<void> {
    for (const { id } of [product.product, ...(product.product.variants ?? [])]) {
      if (!isPlaceholder(id)) this.highestId = Math.max(this.highestId, Number(id));
    }
    await write(this.#products, product);
  }

  /** Keeps the addresses of a product's pictures, to be fetched later. */
  async addPictures(pictures: readonly PictureAddress[]): Promise<void> {
    for (const picture of pictures) {
      const host = URL.parse(picture.address)?.host ?? "";
      this.pictureHosts.set(host, (this.pictureHosts.get(host) ?? 0) + 1);
      await write(this.#pictures, picture);
    }
  }

  /** Ends adding; afterwards the products can be read. */
  async finish(): Promise<void> {
    for (const output of [this.#products, this.#pictures]) {
      output.end();
      await once(output, "close");
    }
  }

  /** The products in the order in which they were added. */
  read(): AsyncGenerator<PlannedProduct> {
    return lines(this.#products);
  }

  readPictures(): AsyncGenerator<PictureAddress> {
    return lines(this.#pictures);
  }

  remove(): void {
    for (const output of [this.#products, this.#pictures]) output.destroy();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function write(output: WriteStream, item: object): Promise<void> {
  if (!output.write(`${JSON.stringify(item)}\n`)) await once(output, "drain");
}

async function* lines<T>({ path }: WriteStream): AsyncGenerator<T> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    yield JSON.parse(line);
  }
}
