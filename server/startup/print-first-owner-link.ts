import { writeSync } from "node:fs";
import type { Logger } from "#server/platform/log.ts";

const standardOutput = 1;

/**
 * Prints the line with the first owner's link, if there is one to print. The shop runs without it: its
 * disk may be full, or its database away.
 */
export async function printFirstOwnerLink(
  firstOwnerLine: () => Promise<string | undefined>,
  logger: Logger,
): Promise<void> {
  try {
    const line = await firstOwnerLine();
    if (line) writeSync(standardOutput, `${line}\n`);
  } catch (err) {
    logger.warn({ err }, "no link for the first owner: npm run staff -- owner-link makes one");
  }
}
