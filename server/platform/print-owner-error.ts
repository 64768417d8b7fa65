import { ProblemsError } from "#domain/problem.ts";
import { describeFileError } from "./file-errors.ts";
import { OwnerError } from "./owner-error.ts";

/**
 * Prints a problem that the owner can fix to standard error; the stack trace only at log level
 * debug or trace.
 * @throws the error itself if it isn't such a problem.
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

/** Prints the problem like `printOwnerError` and ends a program that can't start. */
export function printOwnerErrorAndExit(error: unknown): never {
  printOwnerError(error);
  return process.exit(1);
}
