import type { InboxView } from "#domain/desk/inbox.ts";

export const copy = {
  title: "Inbox",
  leads: "Leads",
  add: "Add a lead",
  views: "Lists",
  filters: {
    who: "Whose",
    everyone: "Everyone's",
    mine: "Mine",
    nobody: "Nobody's",
    kind: "Kind",
    allKinds: "All kinds",
    apply: "Show",
  },
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  nobody: "Nobody has it yet",
  has: (name: string) => `${name} has it`,
  take: (name: string) => `Take ${name}`,
  waiting: "waiting to send",
  more: "Show more",
  loading: "Loading …",
  found: (words: string) => `Leads with “${words}”`,
  allLeads: "Back to all leads",
  arrived: (names: readonly string[]) =>
    names.length === 1 ? `New in the list: ${names[0]}` : `${names.length} new in the list`,
  noLead: {
    title: "No lead is open",
    text: "Choose one in the list and it opens here.",
  },
  empty: {
    to_answer: {
      title: "All answered. Have a seat.",
      text: "New requests show up here on their own.",
      next: { to: "/inbox?view=in_hand", label: "Look at what is in hand" },
    },
    in_hand: {
      title: "Nothing in hand",
      text: "Leads stand here once somebody has taken and answered them.",
      next: { to: "/inbox", label: "See who waits for an answer" },
    },
    quoted: {
      title: "No quotes out",
      text: "Leads stand here once they have a quote.",
      next: { to: "/inbox?view=in_hand", label: "Look at what is in hand" },
    },
    accepted: {
      title: "Nothing accepted yet",
      text: "Booked deliveries stand here until they look right.",
      next: { to: "/inbox", label: "See who waits for an answer" },
    },
    done: {
      title: "Nothing done yet",
      text: "Leads stand here once they are marked as done.",
      next: { to: "/inbox", label: "See who waits for an answer" },
    },
    lost: {
      title: "Nothing lost",
      text: "Leads stand here with the reason once they are marked as lost.",
      next: { to: "/inbox", label: "See who waits for an answer" },
    },
  } satisfies Record<
    InboxView,
    { title: string; text: string; next: { to: string; label: string } }
  >,
  emptySearch: {
    title: "No lead has all these words",
    text: "Try fewer words, the start of a name, or the last four digits of a phone number.",
  },
  emptyFilter: {
    title: "Nothing fits this choice",
    text: "Other people or kinds may have something here.",
    next: "Show everyone's, all kinds",
  },
} as const;
