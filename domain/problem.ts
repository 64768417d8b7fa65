/** One thing wrong in the owner's files, said so that the owner can put it right. */
export interface Problem {
  /** File the problem is in, e.g. `shop/facts.ts`. */
  source: string;
  /** Field it is about, e.g. `hours.monday`; empty when it is the file as a whole. */
  field: string;
  /** What is wrong and what to do, e.g. `must look like (713) 555-0142`. */
  message: string;
}

/** `file: field: what is wrong`, one line. */
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
