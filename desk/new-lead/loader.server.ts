import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { postedFieldsContext } from "#desk/context.server.ts";
import { deskOf, inboxOf } from "#desk/desk.server.ts";
import { detailsOf } from "#desk/lead/asked-pieces.server.ts";
import { thumbOf } from "#desk/pictures.server.ts";
import { type LinkedLine, parseListLink } from "#domain/list-link.ts";
import { priceText } from "#formats";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { newKey } from "#state/new-key.ts";

/** Pieces that a search lists at most. */
const mostFound = 12;

/** The page for adding a lead: what was searched for, and the pieces chosen so far. */
export function newLeadPage(args: LoaderArgs) {
  const { catalog } = deskOf(args);
  inboxOf(args);
  const params = new URL(args.request.url).searchParams;
  const q = params.get("q")?.trim() ?? "";
  const lines = postedLines(args) ?? parseListLink(params.get("items"));
  return {
    idempotencyKey: newKey(),
    q,
    found: q === "" ? [] : choicesFor(catalog, q),
    chosen: lines.flatMap(({ id, quantity }) =>
      choiceOf(catalog, id).map((piece) => ({ ...piece, quantity })),
    ),
  };
}

export type NewLeadData = ReturnType<typeof newLeadPage>;

/** A piece that can be chosen; each variant is one of its own. */
export type PieceChoice = ReturnType<typeof choiceOf>[number];

function choicesFor(catalog: Catalog, q: string): PieceChoice[] {
  const ids = catalog.search(q).ids.slice(0, mostFound);
  const single = ids.flatMap((id) => {
    const variants = catalog.byId(id)?.variants ?? [];
    return variants.length > 0 ? variants.map((variant) => variant.id) : [id];
  });
  return single.slice(0, mostFound).flatMap((id) => choiceOf(catalog, id));
}

function choiceOf(catalog: Catalog, id: string) {
  const product = catalog.byId(id);
  if (!product) return [];
  const { title, sku } = product;
  const details = `${detailsOf(product)} · ${priceText(product)}`;
  return [{ id, title, sku, details, thumb: thumbOf(catalog, id) }];
}

function postedLines({ context }: LoaderArgs): LinkedLine[] | undefined {
  const fields = context.get(postedFieldsContext);
  if (fields.size === 0) return undefined;
  const quantities = fields.get("itemQuantity") ?? [];
  return (fields.get("itemId") ?? []).map((id, index) => ({
    id,
    quantity: Number(quantities[index]) || 1,
  }));
}
