import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { refusalPage, refusalPolicy } from "./refusal-page.ts";

it("is allowed its own style and nothing else", () => {
  const style = /<style>(.*)<\/style>/.exec(refusalPage("Too long.", "1234"))?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(refusalPolicy("'self'")).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'self'`,
  );
});

it("says what to do, the number to call and the reference", () => {
  const page = refusalPage("Please try again in 4 minutes.", "1234");
  expect(page).toContain("<h1>Please try again in 4 minutes.</h1>");
  expect(page).toMatch(/href="tel:\+1\d{10}"/);
  expect(page).toContain("Reference 1234");
});

it("links to the page to open anew, where there is one to open", () => {
  const page = refusalPage("Please open the page anew.", "1234", "/quote-request&x");
  expect(page).toContain('<a href="/quote-request&amp;x">Open the page anew</a>');
  expect(refusalPage("Please wait.", "1234")).not.toContain("anew");
});
