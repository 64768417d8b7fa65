import { printOwnerError } from "#server/platform/print-owner-error.ts";
import { type CommandOutput, WrongUse } from "./leads/output.ts";

/** Runs a command as the whole process. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  exitWhenOutputFails();
  process.exitCode = await exitCodeOf(command);
}

/** Returns a command's exit code; a problem that the owner can fix is printed as one line. */
export async function exitCodeOf(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    printOwnerError(error);
    return error instanceof WrongUse ? 2 : 1;
  }
}

/** Prints a command's output, if there is any, and returns its exit code. */
export function printOutput({
  output,
  json,
}: {
  output: CommandOutput | undefined;
  json: boolean;
}): number {
  if (output) {
    process.stdout.write(json ? `${JSON.stringify(output.json, null, 2)}\n` : `${output.text}\n`);
  }
  return 0;
}

/**
 * Ends the command with a one-line error when its output can't be written, such as to a full disk.
 * A reader that stops early (`| head`) is not an error.
 */
function exitWhenOutputFails(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    printOwnerError(error);
    process.exit(1);
  });
}
