import { expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { groupedEmail } from "./grouped-email.ts";

const write = groupedEmail(leadKinds, "https://shop.example");

const notice = (n: number, occasion = "accepted") => ({
  reference: `Q-${n}`,
  kind: "quote",
  occasion,
  submittedAt: "2026-11-21T16:05:00.000Z",
});

it("lists the first leads and counts the rest", () => {
  const email = write(Array.from({ length: 87 }, (_, n) => notice(n)));
  expect(email.subject).toBe("87 notices in one mail");
  expect(email.text).toContain("Q-49: new quote request of Nov 21, 2026, 10:05");
  expect(email.text).not.toContain("Q-50:");
  expect(email.text).toContain("… and 37 more");
  expect(email.to).toBeUndefined();
});

it("describes each message", () => {
  const { text } = write([
    notice(1, "answer-due"),
    notice(2, "moved-1"),
    { ...notice(3), kind: "no longer known" },
  ]);
  expect(text).toContain("Q-1: still to answer, quote request");
  expect(text).toContain("Q-2: change of the quote request");
  expect(text).toContain("Q-3: new no longer known");
  expect(text).not.toContain("more");
});
