import fc from "fast-check";
import { englishPath } from "#domain/addresses/english-path.ts";
import { shopperActions } from "#server/quotes/shopper-acts.ts";
import { staffActions } from "#server/quotes/staff-acts.ts";
import { draftForTenDays } from "#tests/support/posted-quotes.ts";
import { hostileText } from "./hostile-values.ts";

/** Every field of what staff do with a quote. */
export function staffQuoteFields(): Record<string, string> {
  const draft = draftForTenDays();
  const { goodUntil } = JSON.parse(draft) as { goodUntil: string };
  return {
    action: "save",
    version: "0",
    draft,
    goodUntil,
    by: "email",
    name: "Dana Whitfield",
    how: "phone",
    payment: "unsure",
    amount: "$100.50",
    method: "cash",
    reason: "Too early",
    text: "Both are in the shop.",
    force: "on",
    key: "0a".repeat(16),
  };
}

/** Every field of what shoppers do with one. */
export const shopperQuoteFields = {
  action: "accept",
  version: "1",
  name: "Dana Whitfield",
  payment: "unsure",
  reason: "The dog prefers the floor",
  text: "In blue, please",
  "line.1": "color",
  "lineText.1": "Blue",
  addressStreet: "1418 Tulane Street",
  addressZip: "77008",
} as const;

const leaves: readonly (readonly [path: readonly (string | number)[], own?: readonly unknown[]])[] =
  [
    [["lines"], [[], Array(101).fill({}), [null], {}, "[]"]],
    [["lines", 0]],
    [
      ["lines", 0, "id"],
      ["1004", "1009", "none"],
    ],
    [["lines", 0, "title"]],
    [["lines", 0, "price"]],
    [
      ["lines", 0, "quantity"],
      [0, 999, 1000],
    ],
    [
      ["lines", 0, "percentOff"],
      [10_000, 10_001],
    ],
    [
      ["lines", 0, "amountOff"],
      [1, 99_999_999_999],
    ],
    [
      ["lines", 0, "size"],
      [null, "small"],
    ],
    [["lines", 0, "taxed"]],
    [["zip"]],
    [["deliveryPrice"], [0, 34_500]],
    [["whiteGlove"]],
    [["noTaxReason"]],
    [["deposit"], [0, 1e12]],
    [["months"], [24, 7]],
    [["goodUntil"], ["2026-02-30", "9999-12-31"]],
    [["message"]],
  ];

const strange = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e308, 2 ** 53, 99_999_999, "12", "", [], {}),
  hostileText,
  fc.jsonValue({ maxDepth: 2 }),
);

/** A draft with some of its parts replaced. */
const hostileDraft: fc.Arbitrary<string> = fc
  .array(
    fc
      .constantFrom(...leaves)
      .chain(([path, own = []]) =>
        fc.tuple(
          fc.constant(path),
          own.length > 0 ? fc.oneof(fc.constantFrom(...own), strange) : strange,
        ),
      ),
    { minLength: 1, maxLength: 3 },
  )
  .map((changes) => {
    const draft: unknown = JSON.parse(draftForTenDays());
    for (const [path, value] of changes) replace(draft, path, value);
    return JSON.stringify(draft);
  });

function replace(within: unknown, path: readonly (string | number)[], value: unknown): void {
  const [name, ...rest] = path;
  if (typeof within !== "object" || within === null || name === undefined) return;
  const object = within as Record<string | number, unknown>;
  if (rest.length === 0) object[name] = value;
  else replace(object[name], rest, value);
}

const version = fc.constantFrom("0", "1", "1", "2", "3");

/** Another action and number for a form about a quote, so that all are tried; nothing for any other. */
export function quoteChanges(
  path: string,
): fc.Arbitrary<(readonly [name: string, value: string])[]> {
  const isStaffs = /^\/desk\/leads\/[^/]+\/quote$/.test(path);
  if (!isStaffs && !englishPath(path).startsWith("/quotes/")) return fc.constant([]);
  const action = fc.constantFrom(...(isStaffs ? staffActions : [...shopperActions, "seen"]));
  const draft = isStaffs ? fc.option(hostileDraft, { freq: 1 }) : fc.constant(null);
  return fc
    .tuple(action, version, draft)
    .map(([action, version, draft]) => [
      ["action", action],
      ["version", version],
      ...(draft === null ? [] : [["draft", draft] as const]),
    ]);
}
