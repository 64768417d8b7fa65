import type { LeadKinds } from "./lead-kind.ts";

/**
 * Returns a function that finds the kind of lead posted to a page, by the page's path or that of its
 * data.
 */
export function leadForms(kinds: LeadKinds): (path: string) => string | undefined {
  const names = new Map([...kinds.values()].map(({ name, path }) => [path, name]));
  return (path) => names.get(path.replace(/\.data$/, ""));
}
