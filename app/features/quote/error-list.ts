import type { ErrorSummaryItem } from "#ui/error-summary.tsx";
import { fieldId, type QuoteErrors } from "./quote-fields.ts";

const noItems: ErrorSummaryItem[] = [];
const made = new WeakMap<QuoteErrors, ErrorSummaryItem[]>();

/**
 * The error summary's lines, each with the control it is about. The same errors give the same
 * list, since a new one takes the focus.
 */
export function summaryOf(errors: QuoteErrors | undefined): readonly ErrorSummaryItem[] {
  if (!errors) return noItems;
  const known = made.get(errors);
  if (known) return known;
  const items = Object.entries(errors).flatMap(([name, messages = []]) =>
    messages.map((message) =>
      name === "form" ? { message } : { fieldId: fieldId(name), message },
    ),
  );
  made.set(errors, items);
  return items;
}
