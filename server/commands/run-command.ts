import { OwnerError } from "#server/owner-error.ts";
import type { Answer } from "./leads/answer.ts";

/** Prints what a command answers, or in a sentence why it does not. */
export async function runCommand(
  command: () => Promise<{ answer: Answer; json: boolean }>,
): Promise<void> {
  try {
    const { answer, json } = await command();
    process.stdout.write(json ? `${JSON.stringify(answer.json, null, 2)}\n` : `${answer.text}\n`);
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
