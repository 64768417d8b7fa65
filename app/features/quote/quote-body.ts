import { leadBody } from "#state/post-lead.ts";
import { quoteDraft } from "./quote-draft.ts";
import { quoteFields } from "./quote-fields.ts";
import { canBeSent, type QuoteLine } from "./quote-line.ts";

/**
 * What the form and the list come to as a post (the contract of `POST /quote-request`). A piece's name is sent along in case it
 * leaves the catalogue meanwhile; the catalogue may say another than the cart, so it makes no other request.
 */
export function quoteBody(form: HTMLFormElement, lines: readonly QuoteLine[]): URLSearchParams {
  const asked = lines
    .filter(canBeSent)
    .map(({ piece: { id, title }, quantity, notes }) => ({ id, quantity, notes, title }));
  return leadBody(
    form,
    quoteFields,
    quoteDraft.state,
    { items: JSON.stringify(asked) },
    { items: JSON.stringify(asked.map(({ title: _, ...item }) => item)) },
  );
}
