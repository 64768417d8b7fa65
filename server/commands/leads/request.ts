import { parseArgs } from "node:util";
import { isDate } from "#domain/delivery/delivery-date.ts";
import { type LeadState, leadStates } from "#domain/desk/lead-state.ts";
import { fileToWrite } from "#server/commands/named-file.ts";
import {
  type AllowedArguments,
  refuseUnexpectedArguments,
} from "#server/commands/unexpected-arguments.ts";
import type { EraseRequest } from "./erase.ts";
import type { Mark } from "./mark.ts";
import { CommandError } from "./output.ts";
import type { FileFormat } from "./write-output.ts";

export const USAGE = `Usage: npm run leads -- COMMAND [--json]

  list [--limit 50]            the latest leads and how far their deliveries have come
  show ID                      one lead with everything in it
  due [--limit 50]             leads nobody has answered yet, and the time left to do it
  answered ID                  mark a lead as answered
  mark ID STATE                give a lead another state: new, in_hand, done or lost; --by EMAIL
                               says who did it, and --reason why it is lost: price, elsewhere,
                               no_reply, not_carried, not_a_request or other
  export --format csv|json     all leads; --out FILE writes them into a file, a CSV so that
                               Excel reads it
  redeliver ID                 send a lead's open or parked deliveries now; when all had
                               arrived, send it to the CRM and the shop once more
  redeliver --parked           send everything that was given up on
  deliveries --date YYYY-MM-DD the crew's day by window; --format csv, or html to print,
                               and --out FILE
  erase --email ADDRESS        erase a person's data, or --phone NUMBER: one at a time; --now
                               clears the database's free space at once, not only at night;
                               --accepted erases also who has an accepted quote

ID is a reference such as Q-7K3M9, or a lead id. A program reads
npm run -s leads -- …, which keeps npm's own lines out.`;

/** Output formats of the export. */
export type ExportFormat = "csv" | "json";
/** Output formats of the crew day. */
export type CrewDayFormat = "table" | "csv" | "html";

/**
 * Given both, it is unclear which leads are meant; erasing too many or too few would be a mistake.
 */
const ONE_AT_A_TIME =
  "Nothing was erased: give --email or --phone, one at a time. By e-mail, all leads with that " +
  "address go; by phone, all from that number, whatever address stands in them. For both, run the " +
  "command twice.";

const allowedArguments: AllowedArguments = {
  list: { words: 0, options: ["limit"] },
  show: { words: 1, options: [] },
  due: { words: 0, options: ["limit"] },
  answered: { words: 1, options: [] },
  mark: { words: 2, options: ["by", "reason"] },
  export: { words: 0, options: ["format", "out"] },
  redeliver: { words: 1, options: ["parked"] },
  deliveries: { words: 0, options: ["date", "format", "out"] },
  erase: { words: 0, options: ["email", "phone", "now", "accepted"] },
};

/** The file that gets the output instead of the terminal. */
export interface OutFile {
  path: string;
  format: FileFormat;
}

/** A parsed command line. */
export type LeadsRequest = { json: boolean; out?: OutFile | undefined } & (
  | { command: "help" }
  | { command: "list"; limit: number }
  | { command: "show"; id: string }
  | { command: "export"; format: ExportFormat }
  | { command: "redeliver"; id: string }
  | { command: "redeliver-parked" }
  | ({ command: "erase" } & EraseRequest)
  | { command: "due"; limit: number }
  | { command: "answered"; id: string }
  | ({ command: "mark" } & Mark)
  | { command: "deliveries"; date: string; format: CrewDayFormat }
);

/**
 * Parses the command line of `npm run leads`.
 * @throws CommandError with the usage or a hint if it is invalid.
 */
export function readRequest(args: readonly string[]): LeadsRequest {
  const { values, positionals, tokens } = parse(args);
  const [command, id] = positionals;
  const { json, email, phone, now, accepted, parked } = values;
  if (values.help || command === "help") return { json, command: "help" };
  refuseUnexpectedArguments(tokens, allowedArguments, USAGE);
  if (command === "list") return { json, command, limit: wholeNumber(values.limit) };
  if (command === "show" && id) return { json, command, id };
  if (command === "due" && !id) return { json, command, limit: wholeNumber(values.limit) };
  if (command === "answered" && id) return { json, command, id };
  if (command === "mark" && id) {
    const { by, reason } = values;
    return { json, command, id, state: leadState(positionals[2]), by, reason };
  }
  if (command === "redeliver" && parked && !id) return { json, command: "redeliver-parked" };
  if (command === "redeliver" && id && !parked) return { json, command, id };
  if (command === "erase" && email && phone) throw new CommandError(ONE_AT_A_TIME);
  const person = email ? { email } : phone && { phone };
  if (command === "erase" && person) return { json, command, person, now, accepted };
  if (command === "deliveries" && values.date !== undefined) {
    const format = crewDayFormat(values.format);
    const fileFormat = format === "csv" ? "csv" : "text";
    const out = outFile(values.out, json ? "json" : fileFormat);
    return { json, command, date: day(values.date), format, out };
  }
  if (command === "export" && (json || values.format === "json")) {
    return { json: true, command, format: "json", out: outFile(values.out, "json") };
  }
  if (command === "export" && values.format === "csv") {
    return { json, command, format: "csv", out: outFile(values.out, "csv") };
  }
  throw new CommandError(USAGE);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      tokens: true,
      options: {
        json: { type: "boolean", default: false },
        limit: { type: "string", default: "50" },
        format: { type: "string" },
        date: { type: "string" },
        out: { type: "string" },
        by: { type: "string" },
        reason: { type: "string" },
        parked: { type: "boolean", default: false },
        email: { type: "string" },
        phone: { type: "string" },
        now: { type: "boolean", default: false },
        accepted: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function outFile(name: string | undefined, format: FileFormat): OutFile | undefined {
  return name === undefined ? undefined : { path: fileToWrite(name), format };
}

function leadState(text: string | undefined): LeadState {
  const state = leadStates.find((known) => known === text);
  if (state) return state;
  throw new CommandError(`A state is one of ${leadStates.join(", ")}.\n\n${USAGE}`);
}

function day(text: string): string {
  if (isDate(text)) return text;
  throw new CommandError(`--date takes a day such as 2026-12-01, not ${JSON.stringify(text)}.`);
}

function crewDayFormat(text: string | undefined): CrewDayFormat {
  if (text === undefined) return "table";
  if (text === "csv" || text === "html" || text === "table") return text;
  throw new CommandError(`--format takes table, csv or html, not ${JSON.stringify(text)}.`);
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new CommandError(`--limit takes a whole number from 1, not ${JSON.stringify(text)}.`);
}
