export const copy = {
  back: "All collections",
  browse: "Browse Category",
  chat: "Chat",
  call: "Call",
  about: (action: string, title: string) => `${action}: ${title}`,
  textAbout: (title: string) => `Hi! I'm looking at ${title} on your site. What do you have?`,
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count.toLocaleString("en-US")} pieces`),
  noProducts: "Ask us",
  piecesOf: (title: string) => `Pieces: ${title}`,
  all: (title: string) => `Everything in ${title}`,
  allText: "Every piece in one list, to sort by price and filter by color, material and features.",
  none: (title: string) => `${title}: ask us for it`,
  noneText:
    "None of these are on the site just now, which doesn't mean we can't get them. Tell us the size and the budget, and we'll come back within 24 hours.",
  seeAll: (count: number) =>
    count === 1 ? "See the one piece" : `See all ${count.toLocaleString("en-US")} pieces`,
} as const;
