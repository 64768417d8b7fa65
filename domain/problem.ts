/** A problem in the owner's files, described so that the owner can fix it. */
export interface Problem {
  /** The file, e.g. `shop/facts.ts`. */
  source: string;
  /** The field, e.g. `hours.monday`; empty for the file as a whole. */
  field: string;
  /** What is wrong and what to do, e.g. `must look like (713) 555-0142`. */
  message: string;
}

/** The problem as one line: `file: field: message`. */
export function problemLine({ source, field, message }: Problem): string {
  return [source, field, message].filter((part) => part !== "").join(": ");
}

/** Thrown when the owner's files cannot be used; its message lists every problem. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(summary: string, problems: readonly Problem[], options?: ErrorOptions) {
    super([summary, ...problems.map((problem) => `  ${problemLine(problem)}`)].join("\n"), options);
    this.name = "ProblemsError";
    this.problems = problems;
  }
}
