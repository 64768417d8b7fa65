import { tellOwner } from "#server/platform/tell-owner.ts";
import type { Answer } from "./leads/answer.ts";
import { watchOutput } from "./watch-output.ts";

/** Prints what a command answers, or in a sentence why it does not. */
export async function runCommand(
  command: () => Promise<{ answer: Answer; json: boolean }>,
): Promise<void> {
  watchOutput();
  try {
    const { answer, json } = await command();
    process.stdout.write(json ? `${JSON.stringify(answer.json, null, 2)}\n` : `${answer.text}\n`);
  } catch (error) {
    tellOwner(error);
    process.exitCode = 1;
  }
}
