import type { LeadKinds } from "./lead-kind.ts";

/** The form of a page. */
export interface LeadForm {
  /** The kind of lead it posts. */
  kind: string;
  /** Whether it may bring a file, and be as large as one. */
  takesFile: boolean;
}

/** Finds the form that stands at a path; also at the address of the page's data. */
export function leadForms(kinds: LeadKinds): (path: string) => LeadForm | undefined {
  const forms = new Map(
    [...kinds.values()].map(({ name, path, takesFile = false }) => [
      path,
      { kind: name, takesFile },
    ]),
  );
  return (path) => forms.get(path.replace(/\.data$/, ""));
}
