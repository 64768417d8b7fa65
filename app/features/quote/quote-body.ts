import { leadBody } from "#state/post-lead.ts";
import { quoteDraft } from "./quote-draft.ts";
import { quoteFields } from "./quote-fields.ts";
import { canBeSent, type QuoteLine } from "./quote-line.ts";

/** What the form and the list come to as a post (architecture, "HTTP"). */
export function quoteBody(form: HTMLFormElement, lines: readonly QuoteLine[]): URLSearchParams {
  const items = lines
    .filter(canBeSent)
    .map(({ piece, quantity, notes }) => ({ id: piece.id, quantity, notes, title: piece.title }));
  return leadBody(form, quoteFields, quoteDraft.state, { items: JSON.stringify(items) });
}
