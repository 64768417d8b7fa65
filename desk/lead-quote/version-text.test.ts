import { expect, it } from "vitest";
import type { ListedVersion } from "#domain/quote/quote-view.ts";
import { versionFacts, versionTitle } from "./version-text.ts";

const offer = { goodUntil: "2026-12-08", totals: { total: 579_895 } } as ListedVersion["offer"];
const version: ListedVersion = {
  number: 2,
  status: "open",
  offer,
  sentAt: "2026-11-24T17:02:00Z",
  sentBy: "Maribel Cantu",
  by: "email",
  openedAt: null,
  changedAt: "2026-11-24T17:02:00Z",
  acceptance: null,
  reason: "",
};
const factsOf = (changed: Partial<ListedVersion>) =>
  versionFacts({ ...version, ...changed }, (at) => at.slice(11, 16));

it("names a version by its total and last day", () => {
  expect(versionTitle(version)).toBe("Version 2, $5,798.95, good until December 8");
});

it("says whether an open version was seen", () => {
  const sent = "Sent 17:02 by Maribel Cantu, by email";
  expect(factsOf({})).toEqual([sent, "Not seen opened"]);
  expect(factsOf({ openedAt: "2026-11-24T23:04:00Z" })).toEqual([sent, "Opened 23:04"]);
  expect(factsOf({ status: "replaced" })).toEqual([sent]);
});

it("says who accepted it, how they pay, and who recorded that", () => {
  const acceptance = {
    name: "Janelle Brooks",
    at: "2026-11-25T14:47:00Z",
    payment: "monthly",
    recordedBy: "Curtis Wells",
  } as const;
  expect(factsOf({ status: "accepted", acceptance }).slice(1)).toEqual([
    "Accepted 14:47, signed “Janelle Brooks”",
    "Recorded by Curtis Wells",
    "Would like to pay monthly",
  ]);
});

it("says why it was declined or withdrawn", () => {
  expect(factsOf({ status: "declined", reason: "Too much." }).at(-1)).toBe("“Too much.”");
});
