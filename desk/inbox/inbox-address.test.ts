import { expect, it } from "vitest";
import { inboxAddress, leadAddress, readInboxQuery } from "./inbox-address.ts";

it.each(["/inbox", "/inbox?view=in_hand&kind=quote&who=me", "/inbox?q=brooks+0178&after=x"])(
  "reads and writes %s",
  (address) => {
    const { searchParams } = new URL(address, "http://localhost");
    expect(inboxAddress(readInboxQuery(searchParams))).toBe(address);
  },
);

it("shows who waits for an unknown view and leaves out empty choices", () => {
  const query = readInboxQuery(new URLSearchParams("view=x&kind=&who=+"));
  expect(inboxAddress(query)).toBe("/inbox");
});

it("a lead's address names the whole list it was opened from", () => {
  const query = readInboxQuery(new URLSearchParams("view=in_hand&who=me&after=x"));
  expect(leadAddress("Q-7K3M9", query)).toBe("/leads/Q-7K3M9?view=in_hand&who=me");
  expect(leadAddress("Q-7K3M9", { view: "to_answer" })).toBe("/leads/Q-7K3M9");
});
