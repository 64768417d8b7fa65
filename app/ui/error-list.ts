import type { ErrorSummaryItem } from "./error-summary.tsx";

const noItems: ErrorSummaryItem[] = [];
const made = new WeakMap<object, ErrorSummaryItem[]>();

/**
 * The error summary's lines, each with the control it is about; messages under `form` have none.
 * The same errors give the same list, since a new one takes the focus.
 */
export function errorList(
  errors: Readonly<Record<string, readonly string[] | undefined>> | undefined,
  fieldId: (name: string) => string,
): readonly ErrorSummaryItem[] {
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
