import { createContext, useContext } from "react";
import type { Refused } from "#desk/posted.server.ts";
import type { Colleague } from "#domain/desk/inbox.ts";
import type { LeadQuote } from "#domain/quote/quote-view.ts";
import type { PageLead } from "./loader.server.ts";

interface LeadPage {
  /** As it will be once the server has what waits. */
  lead: PageLead;
  me: Colleague;
  colleagues: readonly Colleague[];
  /** Null for a lead that gets none, such as a booking. */
  quote: LeadQuote | null;
  /** What was posted without script and refused. */
  refused: Refused | undefined;
  now: Date;
}

export const LeadContext = createContext<LeadPage | null>(null);

/** The lead whose page this is. */
export function useLeadPage(): LeadPage {
  const page = useContext(LeadContext);
  if (!page) throw new Error("There is no lead around this part.");
  return page;
}
