import { expect, it } from "vitest";
import { awaitedPage, hasList } from "./awaited-page.ts";

const lead = "/desk/leads/Q-7K3M9";

it.each([
  ["/desk/inbox", lead, "lead"],
  [lead, "/desk/leads/Q-2B4KD", "lead"],
  [lead, "/desk/inbox", "inbox"],
  ["/desk/you", "/desk/inbox", "inbox"],
  ["/desk/inbox", "/desk/staff", "other"],
  ["/desk/inbox", "/desk/leads/new", "other"],
  [lead, `${lead}/quote`, "other"],
  ["/desk/inbox", "/desk/inbox", undefined],
  [lead, lead, undefined],
])("from %s to %s blocks stand for %s", (from, to, awaited) => {
  expect(awaitedPage(from, to)).toBe(awaited);
});

it("the inbox and a lead's page have the list", () => {
  expect(["/desk/inbox", lead, "/desk/leads/new", "/desk/you"].filter(hasList)).toEqual([
    "/desk/inbox",
    lead,
  ]);
});
