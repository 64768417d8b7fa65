import { leadBody } from "#forms/post-lead.ts";
import { quoteDraft } from "./quote-draft.ts";
import { quoteFields } from "./quote-fields.ts";
import { isAvailable, type QuoteLine } from "./quote-line.ts";

/**
 * What the form and the list come to as a post (the contract of `POST /quote-request`). A piece's names are sent along in case it
 * leaves the catalog, or its id has come to mean another piece; they make no other request.
 */
export function quoteBody(form: HTMLFormElement, lines: readonly QuoteLine[]): URLSearchParams {
  const asked = lines
    .filter(isAvailable)
    .map(({ product: { id, title, sku, slug }, quantity, notes }) => ({
      ...{ id, quantity, notes, title, sku, slug },
    }));
  return leadBody(
    form,
    quoteFields,
    quoteDraft.state,
    { items: JSON.stringify(asked) },
    { items: JSON.stringify(asked.map(({ id, quantity, notes }) => ({ id, quantity, notes }))) },
  );
}
