import { printOwnerError } from "#server/platform/print-owner-error.ts";
import { exitWhenOutputFails } from "./exit-when-output-fails.ts";
import type { CommandOutput } from "./leads/output.ts";

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
    return 1;
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
