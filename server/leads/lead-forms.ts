import type { LeadKinds } from "./lead-kind.ts";

/** The lead form of a page. */
export interface LeadForm {
  /** The kind of lead it posts. */
  kind: string;
  /** Whether it accepts a file, which also raises its size limit. */
  takesFile: boolean;
}

/** Returns a function that finds the form on a page by its path or by the path of its data. */
export function leadForms(kinds: LeadKinds): (path: string) => LeadForm | undefined {
  const forms = new Map(
    [...kinds.values()].map(({ name, path, takesFile = false }) => [
      path,
      { kind: name, takesFile },
    ]),
  );
  return (path) => forms.get(path.replace(/\.data$/, ""));
}
