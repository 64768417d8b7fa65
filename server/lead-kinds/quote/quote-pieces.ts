import type { Product } from "#domain/product.ts";
import { isSamePiece } from "#domain/product-snapshot.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import { type ItemLine, readItemLines } from "#server/leads/item-lines.ts";
import type { Piece } from "#server/leads/lead-draft.ts";
import type { KindContext } from "#server/leads/lead-kind.ts";

/** A piece with the id receivers and the page know it by. */
export type QuotedPiece = Piece & { id: string };

/**
 * The pieces asked for, with everything but quantity and notes taken from the catalogue (rule
 * 8.8). Pieces that left it or are out of stock are refused by name (rule 8.9).
 */
export async function readQuotePieces(
  form: FormReader,
  { catalogue, siteUrl }: KindContext,
): Promise<QuotedPiece[]> {
  const lines = readItemLines(form);
  const products = await catalogue.byIds(lines.map(({ id }) => id));
  const pieces: QuotedPiece[] = [];
  for (const line of lines) {
    const product = products.get(line.id);
    if (!product || isAnother(line, product)) {
      form.refuse("items", goneMessage(line));
    } else if (product.availability === "out_of_stock") {
      form.refuse("items", outOfStockMessage(product));
    } else {
      pieces.push(toPiece(line, product, siteUrl));
    }
  }
  return pieces;
}

function toPiece(
  { id, quantity, notes }: ItemLine,
  product: Product,
  siteUrl: string,
): QuotedPiece {
  const { title, sku, url } = product;
  return { id, sku, title, quantity, notes, url: new URL(url, siteUrl).href };
}

/**
 * Whether the browser means a piece that had this id before (rule 3.4); it must say all its names.
 */
function isAnother({ claimed }: ItemLine, product: Product): boolean {
  const { title, sku, slug } = claimed;
  return title !== "" && sku !== "" && slug !== "" && !isSamePiece(claimed, product);
}

function goneMessage({ id, claimed }: ItemLine): string {
  const named = claimed.title === "" ? `Item ${id}` : `${claimed.title} (item ${id})`;
  return `${named} is no longer available. Please remove it and send the rest, or call us about something like it.`;
}

function outOfStockMessage({ id, title }: Product): string {
  return `${title} (item ${id}) is out of stock. Please remove it and send the rest, or call us about when it is back.`;
}
