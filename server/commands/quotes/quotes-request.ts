import { parseArgs } from "node:util";
import { WrongUse } from "#server/commands/leads/output.ts";

export const USAGE = `Usage: npm run quotes -- COMMAND [--json]

  list [--limit 50]  the latest quotes: version, status, total, good until, when it was opened
  show ID            every version of a lead's quote, who accepted it, payments and messages
  withdraw ID        withdraws the open version, so that nobody can accept it any more
  link ID            prints the shopper's private link as it is now

ID is a reference such as Q-7K3M9, or a lead id. With --json, amounts are in cents.
Exit code: 0 done, 1 refused, 2 wrong use.`;

/** A parsed command line. */
export type QuotesRequest = { json: boolean } & (
  | { command: "help" }
  | { command: "list"; limit: number }
  | { command: "show" | "withdraw" | "link"; id: string }
);

/**
 * Parses the command line of `npm run quotes`.
 * @throws WrongUse with the usage if it is invalid.
 */
export function readQuotesRequest(args: readonly string[]): QuotesRequest {
  const { values, positionals } = parse(args);
  const { json, limit } = values;
  const [command, id, ...others] = positionals;
  if (values.help || command === "help") return { json, command: "help" };
  if (others.length > 0) refuse();
  if (command === "list" && id === undefined) return { json, command, limit: wholeNumber(limit) };
  if (limit !== undefined || !id) return refuse();
  if (command === "show" || command === "withdraw" || command === "link") {
    return { json, command, id };
  }
  return refuse();
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
        limit: { type: "string" },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : "");
  }
}

function wholeNumber(text = "50"): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  return refuse(`--limit takes a whole number from 1, not ${JSON.stringify(text)}.`);
}

function refuse(reason = ""): never {
  throw new WrongUse([reason, USAGE].filter(Boolean).join("\n\n"));
}
