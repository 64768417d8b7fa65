import { parseArgs } from "node:util";
import { CommandError } from "#server/commands/leads/output.ts";

export const USAGE = `Usage:
  npm run doctor              try everything that is configured, while the shop runs
                  -- --json   the same for a program
                  -- --send   also send a test mail and a test record, marked as such

It ends with status 0 when nothing is a fault, else with 1.`;

/** What the person at the keyboard wants. */
export interface DoctorRequest {
  json: boolean;
  send: boolean;
  help: boolean;
}

/**
 * Reads the command line of `npm run doctor`.
 * @throws CommandError saying how it is used.
 */
export function readDoctorRequest(args: readonly string[]): DoctorRequest {
  const flag = { type: "boolean", default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: flag, send: flag, help: flag },
    });
    const stray = positionals.find((word) => word !== "help");
    if (stray) throw new Error(`doctor does not take ${JSON.stringify(stray)}.`);
    return { ...values, help: values.help || positionals.includes("help") };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
