import type { Colleague, HistoryEntry, InboxRow, LeadDetails } from "#domain/desk/inbox.ts";
import { changedLead, type LeadAction } from "#domain/desk/lead-state.ts";
import type { WaitingPost, WaitingPosts } from "./waiting-posts.ts";

type ChangingLead = Pick<InboxRow, "reference" | "state" | "assignedTo" | "dueAt" | "version">;

/** Who acts, and whom they can give a lead to. */
interface Acting {
  me: Colleague;
  colleagues: readonly Colleague[];
}

/** A lead as it will be once the server has what waits: a click shows at once. */
export function shownLead<Lead extends ChangingLead>(
  lead: Lead,
  posts: WaitingPosts,
  acting: Acting,
): Lead {
  return posts
    .filter((post) => isAhead(post, lead))
    .reduce((shown, post) => after(shown, post, acting), lead);
}

function after<Lead extends ChangingLead>(shown: Lead, post: WaitingPost, acting: Acting): Lead {
  const action = actionOf(post, acting.me);
  const standing = { state: shown.state, assignedTo: shown.assignedTo?.id ?? null };
  const changed = action && changedLead(standing, action);
  if (!changed) return shown;
  const assignedTo =
    changed.assignedTo === standing.assignedTo
      ? shown.assignedTo
      : colleagueOf(changed.assignedTo, acting);
  const dueAt = changed.clock === "stops" ? null : shown.dueAt;
  return { ...shown, state: changed.state, assignedTo, dueAt };
}

/** The staff notes that the lead's history doesn't have yet. */
export function waitingNotes(
  lead: Pick<LeadDetails, "reference" | "version">,
  posts: WaitingPosts,
  me: Colleague,
): (HistoryEntry & { id: string })[] {
  return posts
    .filter((post) => isAhead(post, lead) && post.fields.action === "note")
    .map(({ id, at, fields }) => ({ id, at, by: me, what: "note", text: fields.text }));
}

/** Whether a post isn't in what the server sent yet. */
function isAhead(post: WaitingPost, lead: Pick<InboxRow, "reference" | "version">): boolean {
  if (post.lead !== lead.reference || post.status === "refused") return false;
  return post.status === "waiting" || (post.storedVersion ?? 0) > lead.version;
}

function actionOf({ fields }: WaitingPost, me: Colleague): LeadAction | undefined {
  switch (fields.action) {
    case "take":
      return { action: "take", by: me.id, force: fields.force === "on" };
    case "answered":
      return { action: "answered", by: me.id };
    case "assign":
      return { action: "assign", to: fields.to || null };
    case "lost":
    case "done":
    case "reopen":
      return { action: fields.action };
    default:
      return undefined;
  }
}

function colleagueOf(id: string | null, { me, colleagues }: Acting): Colleague | null {
  if (id === null) return null;
  return [me, ...colleagues].find((colleague) => colleague.id === id) ?? { id, name: "" };
}
