import type { LegalBlock } from "./legal-document.ts";

/** Names of the lead kinds in the policy. */
const kinds = {
  quote: "quote requests",
  custom: "custom requests",
  booking: "delivery bookings",
  financing: "financing requests",
  price_match: "price-match requests",
};

type Kind = keyof typeof kinds;

/**
 * Days after which the site erases leads of each kind by itself; a missing kind is kept until
 * erased on request.
 */
export type RetentionDays = Readonly<Partial<Record<Kind, number>>>;

const everyKind = Object.keys(kinds) as Kind[];

/**
 * The paragraphs about how long requests are kept, by the settings of the server that renders the
 * page (rule 2.27).
 */
export function retentionBlocks(retention: RetentionDays): LegalBlock[] {
  const limited = everyKind.filter((kind) => retention[kind] !== undefined);
  const others = everyKind.filter((kind) => retention[kind] === undefined);
  const forGood =
    "what you sent stays until you ask us to erase it or until we clear it out because nobody needs it any more.";
  if (limited.length === 0) {
    return [`The site deletes nothing by itself after a fixed time: ${forGood}`];
  }
  return [
    "When their time is over, the site erases requests by itself and as completely as if you had asked:",
    limited.map((kind) => `${capital(kinds[kind])} after ${retention[kind]} days.`),
    "A booking's days count from its delivery, those of a request whose quote you accepted from that day or the delivery, whichever is later, and all others from the day you sent the request. What could not be handed on to us yet stays until it is.",
    ...(others.length > 0
      ? [
          `For ${new Intl.ListFormat("en-US").format(others.map((kind) => kinds[kind]))} no time is set: ${forGood}`,
        ]
      : []),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
