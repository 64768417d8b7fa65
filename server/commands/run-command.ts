import { printOwnerError } from "#server/platform/print-owner-error.ts";
import { exitWhenOutputFails } from "./exit-when-output-fails.ts";
import type { CommandOutput } from "./leads/output.ts";

/** Runs a command and prints its output, if there is any, or its error as one line. */
export async function runCommand(
  command: () => Promise<{ output: CommandOutput | undefined; json: boolean }>,
): Promise<void> {
  exitWhenOutputFails();
  try {
    const { output, json } = await command();
    if (!output) return;
    process.stdout.write(json ? `${JSON.stringify(output.json, null, 2)}\n` : `${output.text}\n`);
  } catch (error) {
    printOwnerError(error);
    process.exitCode = 1;
  }
}
