import { expect, test } from "vitest";
import { everyEmail } from "#tests/support/every-email.ts";

const emails = everyEmail(
  { name: "Dana Whitfield", email: "dana@example.com", words: "Third floor" },
  { name: "The shop", address: "hello@shop.example" },
);

/** The start tags of all elements with a `bgcolor`. */
const backgroundTags = (html: string) => html.match(/<[^>]*\bbgcolor="[^"]*"[^>]*>/g) ?? [];

test("V12: elements with a bgcolor have the same inline background color", () => {
  expect(emails.length).toBeGreaterThan(10);
  for (const { html, subject } of emails) {
    expect(backgroundTags(html).length, subject).toBeGreaterThan(0);
    for (const tag of backgroundTags(html)) {
      const [, color = ""] = /bgcolor="([^"]*)"/.exec(tag) ?? [];
      expect(tag, subject).toContain(`background-color:${color};`);
    }
  }
});

test("V12: the link with the shop's light name has a dark background in its own style", () => {
  for (const { html, subject } of emails) {
    const [, link = ""] = /<td bgcolor="#1F4D3F"[^>]*>\s*(<a [^>]*>)/.exec(html) ?? [];
    expect(link, subject).toContain("background-color:#1F4D3F;");
    expect(link, subject).toContain("color:#FBF8F3;");
  }
});
