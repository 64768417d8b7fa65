import { parseArgs } from "node:util";
import { CommandError } from "#server/commands/leads/output.ts";

export const USAGE = `Usage:
  npm run doctor              try everything that is configured, while the shop runs
                  -- --json   the same for a program
                  -- --send   also send a test mail and a test record, marked as such

It ends with status 0 when nothing is a fault, else with 1.`;

/** A parsed command line. */
export interface DoctorRequest {
  json: boolean;
  send: boolean;
  help: boolean;
}

/**
 * Parses the command line of `npm run doctor`.
 * @throws CommandError with the usage if it is invalid.
 */
export function readDoctorRequest(args: readonly string[]): DoctorRequest {
  const flag = { type: "boolean", default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: flag, send: flag, help: flag },
    });
    const unexpected = positionals.find((word) => word !== "help");
    if (unexpected) throw new Error(`doctor does not take ${JSON.stringify(unexpected)}.`);
    return { ...values, help: values.help || positionals.includes("help") };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
