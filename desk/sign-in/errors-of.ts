import type { Refused } from "#desk/posted.server.ts";

/** The errors of a field, as its props. */
export function errorsOf(refused: Refused | undefined, field: string) {
  const errors = refused?.errors[field];
  return errors ? { errors } : {};
}
