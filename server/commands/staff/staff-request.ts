import { parseArgs } from "node:util";
import { readEmail } from "#domain/contact/email-address.ts";
import { type Role, roles } from "#domain/desk/roles.ts";
import { formLimits } from "#domain/form-limits.ts";
import { WrongUse } from "#server/commands/leads/output.ts";
import { problemTextIn } from "#server/leads/problem-words.ts";

export const USAGE = `Usage: npm run staff -- COMMAND [--json]

  invite EMAIL --name NAME --role owner|seller|crew
                      lets someone in: prints a link that works once, and emails it
  list                everyone who can sign in
  role EMAIL ROLE     gives someone another role
  remove EMAIL        ends all sessions of someone, who can't sign in any more
  link EMAIL          prints a new sign-in link, and emails it
  owner-link          prints the link for the first owner, while there is none
  sign-out EMAIL      ends all sessions of someone, who can sign in again

Exit code: 0 done, 1 refused, 2 wrong use.`;

/** A parsed command line. */
export type StaffRequest = { json: boolean } & (
  | { command: "help" | "list" | "owner-link" }
  | { command: "remove" | "link" | "sign-out"; email: string }
  | { command: "role"; email: string; role: Role }
  | { command: "invite"; email: string; name: string; role: Role }
);

/**
 * Parses the command line of `npm run staff`.
 * @throws WrongUse with the usage if it is invalid.
 */
export function readStaffRequest(args: readonly string[]): StaffRequest {
  const { values, positionals } = parse(args);
  const { json, name, role } = values;
  const [command, email, third, ...others] = positionals;
  if (values.help || command === "help") return { json, command: "help" };
  const isInvite = command === "invite";
  if (others.length > 0 || (third && command !== "role")) refuse();
  if (!isInvite && (name !== undefined || role !== undefined)) refuse();
  if ((command === "list" || command === "owner-link") && !email) return { json, command };
  if (!email) return refuse();
  if (command === "remove" || command === "link" || command === "sign-out") {
    return { json, command, email };
  }
  if (command === "role") return { json, command, email, role: roleNamed(third) };
  if (!isInvite) return refuse();
  const read = readEmail(email);
  if ("problem" in read) return refuse(problemTextIn("en", read.problem));
  const typedName = name?.trim() ?? "";
  if (!typedName || typedName.length > formLimits.name) return refuse("Give --name.");
  return { json, command: "invite", email: read.address, name: typedName, role: roleNamed(role) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
        name: { type: "string" },
        role: { type: "string" },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : "");
  }
}

function roleNamed(typed: string | undefined): Role {
  return roles.find((role) => role === typed) ?? refuse(`A role is ${roles.join(", ")}.`);
}

function refuse(reason = ""): never {
  throw new WrongUse([reason, USAGE].filter(Boolean).join("\n\n"));
}
