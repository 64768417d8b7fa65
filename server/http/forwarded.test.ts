import fc from "fast-check";
import { expect, it } from "vitest";
import { forwardedEntry } from "./forwarded.ts";

it.each<[string | string[] | undefined, number, string | undefined]>([
  ["shop.example", 0, undefined],
  [undefined, 1, undefined],
  ["", 1, undefined],
  [" , ,", 1, undefined],
  ["shop.example", 1, "shop.example"],
  ["evil.example, shop.example", 1, "shop.example"],
  ["evil.example,shop.example,inner.example", 2, "shop.example"],
  [["evil.example", "shop.example"], 1, "shop.example"],
  ["evil.example,\tshop.example ,", 1, "shop.example"],
  ["shop.example", 3, "shop.example"],
])("reads %j behind %i proxies as %j", (header, depth, entry) => {
  expect(forwardedEntry(header, depth)).toBe(entry);
});

it("never trusts entries a client added, at any position", () => {
  const entry = fc.stringMatching(/^[a-z0-9.:[\]-]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 5 }),
      fc.array(fc.string(), { maxLength: 4 }),
      (trusted, spoofed) => {
        const header = [...spoofed, ...trusted].join(", ");
        expect(forwardedEntry(header, trusted.length)).toBe(trusted[0]);
      },
    ),
  );
});
