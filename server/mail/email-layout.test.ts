import { expect, test } from "vitest";
import { everyEmail } from "#tests/support/every-email.ts";

const emails = everyEmail(
  { name: "Dana Whitfield", email: "dana@example.com", words: "Third floor" },
  { name: "The shop", address: "hello@shop.example" },
);

/** Every element with a background of its own, by the tag it is written in. */
const grounds = (html: string) => html.match(/<[^>]*\bbgcolor="[^"]*"[^>]*>/g) ?? [];

test("V12: elements with a bgcolor have the same inline background color", () => {
  expect(emails.length).toBeGreaterThan(10);
  for (const { html, subject } of emails) {
    expect(grounds(html).length, subject).toBeGreaterThan(0);
    for (const tag of grounds(html)) {
      const [, color = ""] = /bgcolor="([^"]*)"/.exec(tag) ?? [];
      expect(tag, subject).toContain(`background-color:${color};`);
    }
  }
});

test("V12: the shop's light name stands on a dark ground that its own style names", () => {
  for (const { html, subject } of emails) {
    const [, sign = ""] = /<td bgcolor="#1F4D3F"[^>]*>\s*(<a [^>]*>)/.exec(html) ?? [];
    expect(sign, subject).toContain("background-color:#1F4D3F;");
    expect(sign, subject).toContain("color:#FBF8F3;");
  }
});
