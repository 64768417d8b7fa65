import type { OfferedAction } from "#domain/desk/possible-actions.ts";

export const copy = {
  refused: (what: string) => `${what}: this wasn't done.`,
  typed: "What you wrote",
  takeOver: "Take it over",
  again: "Do it again",
  open: "Open the lead",
  drop: "Leave it",
  waiting: (what: string) => `Waiting to send: ${what}`,
  did: {
    take: "I'll take it",
    answered: "Answered",
    assign: "Assign",
    done: "Done",
    lost: "Mark as lost",
    reopen: "Reopen",
    note: "Note",
    reply: "Reply",
    send_again: "Send again",
  } satisfies Record<OfferedAction | "note" | "reply" | "send_again", string>,
} as const;

/** What a post does, as its button says. */
export function nameOfPost({ action = "" }: Readonly<Record<string, string>>): string {
  return copy.did[action as keyof typeof copy.did] ?? action;
}
