import { type LeadState, leadStateWords } from "#domain/desk/lead-state.ts";
import { mayUse } from "#domain/desk/roles.ts";
import { changeLead } from "#server/inbox/change-lead.ts";
import { type Deed, reasonRule } from "#server/inbox/deed.ts";
import type { ChangeDeps } from "#server/inbox/lead-request.ts";
import type { StoredLead } from "#server/leads/lead-queries.ts";
import { findByEmail } from "#server/staff/staff-members.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { CommandError, type CommandOutput } from "./output.ts";
import { requireLead } from "./show.ts";

/** What `mark` is asked for. */
export interface Mark {
  id: string;
  state: LeadState;
  /** Email address of the staff member who did it. */
  by: string | undefined;
  /** Why the lead is lost. */
  reason: string | undefined;
}

/**
 * Gives a lead another state, as staff do at the desk (rule 18.11).
 * @throws CommandError if the lead can't have that state now
 */
export async function markLead(deps: ChangeDeps, mark: Mark): Promise<CommandOutput> {
  const { queries } = deps.store;
  const lead = await requireLead(queries, mark.id);
  const by = mark.by === undefined ? null : await memberId(queries, mark.by);
  const deed = deedFor(mark, lead, by);
  const outcome = await changeLead(deps, { leadId: lead.id, deed, by });
  if (!outcome.ok) throw new CommandError(refusalOf(outcome));
  const { reference, version, state } = outcome;
  return {
    json: { reference, version, state },
    text: `${reference} from ${lead.name} is ${leadStateWords[state]}.`,
  };
}

async function memberId(queries: Queries, email: string): Promise<string> {
  const member = await findByEmail(queries, email);
  if (member && mayUse(member.role, "leads")) return member.id;
  throw new CommandError(
    `No seller or owner has the address ${email}. npm run staff -- list shows the staff.`,
  );
}

function deedFor({ state, reason }: Mark, lead: StoredLead, by: string | null): Deed {
  const isEnded = lead.state === "lost" || lead.state === "done";
  const isOpen = lead.state === "new" || lead.state === "in_hand";
  switch (state) {
    case "new":
      if (isOpen) return { what: "assign", to: null };
      throw new CommandError(`This lead is ${leadStateWords[lead.state]}.`);
    case "in_hand":
      if (isEnded) return { what: "reopen" };
      if (!isOpen) throw new CommandError(`This lead is ${leadStateWords[lead.state]}.`);
      if (by !== null) return { what: "assign", to: by };
      throw new CommandError("Say in whose hand: --by EMAIL.");
    case "done":
      return { what: "done" };
    case "lost":
      if ((reasonRule.options as readonly string[]).includes(reason ?? ""))
        return { what: "lost", reason: reason ?? "", text: "" };
      throw new CommandError(`--reason takes one of ${reasonRule.options.join(", ")}.`);
    default:
      throw new CommandError(
        `A lead becomes ${state} by what the shopper does; it can be marked as new, in_hand, done or lost.`,
      );
  }
}

function refusalOf(outcome: Exclude<Awaited<ReturnType<typeof changeLead>>, { ok: true }>): string {
  if (outcome.status === 409) return outcome.message;
  return outcome.status === 404
    ? "The lead was just erased."
    : Object.values(outcome.errors).join(" ");
}
