import { describe, expect, test } from "vitest";
import * as copy from "#copy/late-quotes.ts";
import type { VersionStatus } from "#domain/quote/quote-view.ts";
import * as formats from "#formats";
import { lateSentence } from "./late-quote.ts";

describe("who comes too late reads first (rule 19.6)", () => {
  const now = new Date("2026-12-08T18:00:00Z");
  const sentence = (status: VersionStatus, changedAt: string) =>
    lateSentence(
      {
        status,
        goodUntil: "2026-12-08",
        changedAt: new Date(changedAt),
        acceptedBy: status === "accepted" ? "Janelle Brooks" : null,
      },
      { copy, formats },
      "America/Chicago",
      now,
    );

  test.each<[VersionStatus, string, string | undefined]>([
    ["open", "2026-12-08T16:14:00Z", undefined],
    [
      "replaced",
      "2026-12-08T16:14:00Z",
      "This quote was replaced today at 10:14 AM. Here is the new one.",
    ],
    ["accepted", "2026-12-08T14:47:00Z", "Janelle Brooks accepted this quote today at 8:47 AM."],
    [
      "accepted",
      "2026-12-07T14:47:00Z",
      "Janelle Brooks accepted this quote yesterday at 8:47 AM.",
    ],
    ["declined", "2026-12-01T14:47:00Z", "This quote was declined on December 1 at 8:47 AM."],
    ["expired", "2026-12-09T06:00:00Z", "This quote ended on December 8."],
    ["withdrawn", "2026-12-08T14:47:00Z", "This quote was withdrawn. Please call us."],
  ])("%s since %s: %s", (status, changedAt, text) => {
    expect(sentence(status, changedAt)).toBe(text);
  });
});
