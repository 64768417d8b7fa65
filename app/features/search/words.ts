export const words = {
  title: "Search",
  titleFor: (query: string) => `Search results for “${query}”`,
  description:
    "Search sofas, recliners, beds, tables and the rest of the shop by name, material, color or model number.",
  label: "What are you looking for?",
  placeholder: "Gray sofa, 4700…",
  submit: "Search",
  suggestions: "Suggestions",
  suggestionCount: (count: number) => {
    if (count === 0) return "No suggestions.";
    return count === 1
      ? "1 suggestion. Use the down arrow to reach it."
      : `${count} suggestions. Use the up and down arrows to choose.`;
  },
  closest: (query: string) =>
    `Nothing here is spelled “${query}”. These come closest to what you may have meant.`,
  popular: "People ask for",
  rooms: "Or go room by room",
  none: {
    title: (query: string) => `Nothing here matches “${query}”`,
    text: "That doesn't mean we can't get it. Most of what we sell was never on a website. Tell us what you had in mind and we'll look.",
    ask: "Ask us for it",
    call: (phone: string) => `Call ${phone}`,
  },
  filteredAway: "Ask us for it",
} as const;
