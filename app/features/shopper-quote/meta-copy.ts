/** The title and description of a quote's page. */
export const metaCopy = {
  title: "Your quote",
  description: "What the shop offers you: accept it, ask for a change, or ask a question.",
} as const;
