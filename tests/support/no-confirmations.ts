import type { Services } from "#server/services/page-services.ts";

/** For shops whose pages confirm no submission. */
export const noConfirmations: Services["confirmations"] = {
  query: (reference) => `sent=${reference}`,
  read: () => undefined,
};
