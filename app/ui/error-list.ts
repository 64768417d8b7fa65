import type { ErrorSummaryItem } from "./error-summary.tsx";

const noItems: ErrorSummaryItem[] = [];
const listsByErrors = new WeakMap<object, ErrorSummaryItem[]>();

/**
 * The error summary's items, each with the id of its control; messages under `form` have none. The
 * same errors object gives the same list, because the summary takes focus for each new list.
 */
export function errorList(
  errors: Readonly<Record<string, readonly string[] | undefined>> | undefined,
  fieldId: (name: string) => string,
): readonly ErrorSummaryItem[] {
  if (!errors) return noItems;
  const known = listsByErrors.get(errors);
  if (known) return known;
  const items = Object.entries(errors).flatMap(([name, messages = []]) =>
    messages.map((message) =>
      name === "form" ? { message } : { fieldId: fieldId(name), message },
    ),
  );
  listsByErrors.set(errors, items);
  return items;
}
