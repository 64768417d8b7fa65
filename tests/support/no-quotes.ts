import type { Services } from "#server/services/page-services.ts";

/** Quotes of a shop that has sent none, for tests about something else. */
export const noQuotes: Services["quotes"] = {
  quote: async () => undefined,
  act: async () => ({ ok: false, status: 404 }),
  noteOpened: async () => {},
};
