import { printOwnerError } from "#server/platform/print-owner-error.ts";

/**
 * Ends the command with a one-line error when its output can't be written, such as to a full disk.
 * A reader that stops early (`| head`) is not an error.
 */
export function exitWhenOutputFails(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    printOwnerError(error);
    process.exit(1);
  });
}
