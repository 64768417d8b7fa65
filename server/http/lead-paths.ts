import { formPaths } from "#domain/paths.ts";
import type { LeadKindName } from "#server/services.ts";

const kinds = new Map(
  Object.entries(formPaths).map(([kind, path]): [string, LeadKindName] => [
    path,
    kind as keyof typeof formPaths,
  ]),
);

/** The kind of lead a page's form posts; also for the page's data address. */
export function leadKindAt(path: string): LeadKindName | undefined {
  return kinds.get(path.replace(/\.data$/, ""));
}
