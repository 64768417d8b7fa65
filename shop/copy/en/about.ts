import { facts } from "#shop/facts.ts";

const { name, role, yearsOfExperience } = facts.founder;

/** About the shop, for the About menu. */
export const about = {
  heading: "A local plug, without the big-box markup",
  company:
    "We're a Houston furniture shop that sells the way a good friend in the trade would: you show us what you like, we find the best price we can, then we carry it in and put it together.",
  founder: `${name}, ${role.toLowerCase()}`,
  founderText: `Over ${yearsOfExperience} years in the furniture trade. If you call, there's a good chance ${name.split(" ")[0]} picks up.`,
} as const;
