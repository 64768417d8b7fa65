import { ProblemsError } from "#domain/problem.ts";
import { describeFileError } from "./file-errors.ts";
import { OwnerError } from "./owner-error.ts";

/**
 * Says on standard error what the owner can mend, in its own words; where it happened only when the
 * log is to say everything.
 * @throws the error itself when it is no such thing.
 */
export function printOwnerError(thrown: unknown): void {
  const error = describeFileError(thrown) ?? thrown;
  if (!(error instanceof OwnerError || error instanceof ProblemsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  if (/^(debug|trace)$/.test(process.env.LOG_LEVEL ?? "")) {
    const cause = error.cause instanceof Error ? `\n${error.cause.stack}` : "";
    process.stderr.write(`${error.stack}${cause}\n`);
  }
}

/** The same for a program that cannot start: ends it. */
export function printOwnerErrorAndExit(error: unknown): never {
  printOwnerError(error);
  return process.exit(1);
}
