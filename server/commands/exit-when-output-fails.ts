import { printOwnerError } from "#server/platform/print-owner-error.ts";

/**
 * Ends the command in one line when what it prints cannot be taken: the disk of the file it is sent
 * to is full. A reader that has read enough (`| head`) is no fault.
 */
export function exitWhenOutputFails(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    printOwnerError(error);
    process.exit(1);
  });
}
