import { describe, expect, test } from "vitest";
import { legalDate } from "#formats";
import { facts } from "#shop/facts.ts";
import type { LegalDocument } from "./legal-document.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { terms } from "./terms.ts";

function wholeText({ inShort, sections }: LegalDocument): string {
  return [...inShort, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flat()])].join(
    "\n",
  );
}

describe.each([privacyPolicy({}), terms])("$title", (document) => {
  test("is effective and last updated 9/22/2025 (rule 2.26)", () => {
    expect(legalDate(document.effective)).toBe("9/22/2025");
    expect(legalDate(document.updated)).toBe("9/22/2025");
  });

  test("has one anchor for each section", () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("names the shop's email address and phone number", () => {
    expect(wholeText(document)).toContain(facts.email);
    expect(wholeText(document)).toContain(facts.phone);
  });
});

test("the privacy policy excludes children under 13 (rule 2.26)", () => {
  expect(wholeText(privacyPolicy({}))).toContain("under 13");
});

test("the terms name age 18, Texas law and arbitration in Harris County (rule 2.26)", () => {
  const text = wholeText(terms);
  expect(text).toContain("at least 18 years old");
  expect(text).toContain("laws of the State of Texas");
  expect(text).toContain("binding arbitration in Harris County, Texas");
  expect(text).toContain("computer-generated illustrations");
});

describe("quotes", () => {
  const policy = wholeText(privacyPolicy({}));

  test.each([
    "which version",
    "the name you typed as your signature, and the date and time",
    "how you said you would like to pay",
    "every line, text, price and sum",
    "who of us recorded it",
    "until your request is erased",
  ])("the policy says that an acceptance keeps %s (rule 19.36)", (kept) => {
    expect(policy).toContain(kept);
  });

  test("the policy says what the link allows, that opening it is noted, and who sees what", () => {
    expect(policy).toContain("accept it and choose a delivery");
    expect(policy).toContain("on your screen for two seconds");
    expect(policy).toContain("Our sellers and the owner see every version");
  });

  test("the terms say how long one is good, what accepting means and how it is taken back", () => {
    const text = wholeText(terms);
    expect(text).toContain(
      `until the end of the day it names, by the clock in ${facts.address.city}`,
    );
    expect(text).toContain("Nothing is paid on the page.");
    expect(text).toContain("An acceptance can be taken back");
    expect(text).not.toContain("Nothing on this site is an offer");
  });
});

describe("how long requests are kept (RETENTION_DAYS)", () => {
  test("the policy promises no deletion when no limit is set", () => {
    expect(wholeText(privacyPolicy({}))).toContain("The site deletes nothing by itself");
  });

  test("names each kind with its limit, and the kinds without one", () => {
    const text = wholeText(privacyPolicy({ quote: 730, booking: 1095 }));
    expect(text).not.toContain("The site deletes nothing by itself");
    expect(text).toContain("Quote requests after 730 days.");
    expect(text).toContain("Delivery bookings after 1095 days.");
    expect(text).toContain(
      "For custom requests, financing requests, and price-match requests no time is set",
    );
  });

  test("names no kind as unlimited when all have a limit", () => {
    const kept = { quote: 90, custom: 90, booking: 90, financing: 90, price_match: 90 };
    expect(wholeText(privacyPolicy(kept))).not.toContain("no time is set");
  });
});
