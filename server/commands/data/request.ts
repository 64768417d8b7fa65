import { parseArgs } from "node:util";
import { CommandError } from "#server/commands/leads/output.ts";
import { fileToWrite, namedFile } from "#server/commands/named-file.ts";
import {
  type AllowedArguments,
  refuseUnexpectedArguments,
} from "#server/commands/unexpected-arguments.ts";

export const USAGE = `Usage:
  npm run backup -- FILE               copy everything into one file, while the shop runs
  npm run restore -- FILE              put a backup into an empty database
                     --replace         … or in place of what is there
                     --check           only read it from end to end and count
  npm run data -- move DATABASE_URL    move from the embedded database to an empty PostgreSQL
  npm run data -- merge FILE           add the leads of a rescued-….sqlite that are not here

Each with --json.`;

const allowedArguments: AllowedArguments = {
  backup: { words: 1, options: [] },
  restore: { words: 1, options: ["replace", "check"] },
  move: { words: 1, options: [] },
  merge: { words: 1, options: [] },
};

/** A parsed command line. */
export type DataRequest = { json: boolean } & (
  | { command: "help" }
  | { command: "backup"; file: string }
  | { command: "restore"; file: string; replace: boolean }
  | { command: "check"; file: string }
  | { command: "move"; databaseUrl: string }
  | { command: "merge"; file: string }
);

/**
 * Parses the command line of `npm run data`, `backup` and `restore`.
 * @throws CommandError with the usage if it is invalid.
 */
export function readDataRequest(args: readonly string[]): DataRequest {
  const { values, positionals, tokens } = parse(args);
  const { json, replace, check, help } = values;
  const [command, target] = positionals;
  // `npm run backup -- help` arrives as `backup help`.
  if (help || command === "help" || target === "help") return { json, command: "help" };
  refuseUnexpectedArguments(tokens, allowedArguments, USAGE);
  if (command === "backup" && target) return { json, command, file: fileToWrite(target) };
  if (command === "restore" && target) {
    const file = namedFile(target);
    return check ? { json, command: "check", file } : { json, command, file, replace };
  }
  if (command === "merge" && target) return { json, command, file: namedFile(target) };
  if (command === "move" && target) return { json, command, databaseUrl: postgresUrl(target) };
  throw new CommandError(USAGE);
}

function parse(args: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: { json: flag, replace: flag, check: flag, help: flag },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function postgresUrl(text: string): string {
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? "")) return text;
  throw new CommandError(
    "Give the address of the new database, such as postgres://user:password@127.0.0.1/shop.",
  );
}
