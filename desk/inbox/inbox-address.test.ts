import { expect, it } from "vitest";
import { inboxAddress, readInboxQuery } from "./inbox-address.ts";

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
