import { leadBody } from "#forms/lead-body.ts";
import { quoteDraft, quoteFields } from "./quote-draft.ts";
import { isAvailable, type QuoteLine } from "./quote-line.ts";

/**
 * The body of `POST /quote-request` for a form and its list. A product's title, SKU and slug are
 * included in case it has left the catalog or its id now belongs to another product; a change in
 * them alone doesn't make a new request. The way in is posted if the page shows one (rule 20.11).
 */
export function quoteBody(form: HTMLFormElement, lines: readonly QuoteLine[]): URLSearchParams {
  const sentItems = lines
    .filter(isAvailable)
    .map(({ product: { id, title, sku, slug }, quantity, notes }) => ({
      id,
      quantity,
      notes,
      title,
      sku,
      slug,
    }));
  const wayIn = new FormData(form).get("wayIn");
  return leadBody(form, quoteFields, quoteDraft.state, {
    items: JSON.stringify(sentItems),
    ...(typeof wayIn === "string" ? { wayIn } : {}),
  });
}
