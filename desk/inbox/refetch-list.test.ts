import { expect, it } from "vitest";
import { isListNeeded } from "./refetch-list.ts";

const inbox = "/desk/inbox?view=quoted";
const lead = "/desk/leads/Q-7K3M9?view=quoted";
const other = "/desk/leads/Q-2B4KD?view=quoted";

it.each([
  ["to the inbox", lead, inbox, true, true],
  ["in the inbox, after a change", inbox, inbox, true, true],
  ["to a lead of the list", inbox, lead, false, false],
  ["to the next lead", lead, other, false, false],
  ["to a lead of another list", lead, "/desk/leads/Q-2B4KD", true, true],
  ["on a lead's page, after a change", lead, lead, true, false],
])("the list is fetched %s", (_when, from, to, onWide, onPhone) => {
  const needed = (isWide: boolean) =>
    isListNeeded(new URL(from, "http://x"), new URL(to, "http://x"), () => isWide);
  expect([needed(true), needed(false)]).toEqual([onWide, onPhone]);
});
