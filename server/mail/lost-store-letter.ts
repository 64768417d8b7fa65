import type { Letter } from "./letter.ts";
import { ownerLetter } from "./owner-letter.ts";

/** Tells the owner that the database file is gone. */
export function lostStoreLetter(paragraphs: readonly string[], siteUrl: string): Letter {
  const lines = [
    ...paragraphs,
    "Pages are served meanwhile. Whoever sends a form is asked to try again or to call, and keeps what they typed.",
  ];
  return ownerLetter("The shop takes no leads: its database file is gone", lines, siteUrl);
}
