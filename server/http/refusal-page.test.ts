import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { facts } from "#shop/facts.ts";
import type { Exchange } from "./exchange.ts";
import { postRefusals } from "./post-refusals.ts";
import type { ForeignPost } from "./post-source.ts";
import { refusalPage, refusalPolicy } from "./refusal-page.ts";

const refusal = { reference: "1234", language: "en" } as const;

it("allows its own style and nothing else", () => {
  const style =
    /<style>(.*)<\/style>/.exec(refusalPage({ ...refusal, message: "Too long." }))?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(refusalPolicy("'self'")).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'self'`,
  );
});

it("shows the next step, the phone number and the reference", () => {
  const page = refusalPage({ ...refusal, message: "Please try again in 4 minutes." });
  expect(page).toContain("<h1>Please try again in 4 minutes.</h1>");
  expect(page).toMatch(/href="tel:\+1\d{10}"/);
  expect(page).toContain("Reference 1234");
});

it("keeps a message in one piece if it is to be", () => {
  const page = refusalPage({
    ...refusal,
    message: "The desk needs https. Set SITE_URL.",
    undivided: true,
  });
  expect(page).toContain("<h1>The desk needs https. Set SITE_URL.</h1>");
  expect(page).toContain("<title>The desk needs https | ");
});

it("links to the page again, if there is one", () => {
  const page = refusalPage({
    ...refusal,
    message: "Please open the page anew.",
    again: "/quote-request&x",
  });
  expect(page).toContain('<a href="/quote-request&amp;x">Open the page anew</a>');
  expect(refusalPage({ ...refusal, message: "Please wait." })).not.toContain("anew");
});

it.each([
  ["This link is broken. Please check its address.", "This link is broken"],
  ["That is more than our form can take: 10 MB for the file. Please send a smaller one.", "10 MB"],
  ["Please send this form from its own page on our site.", "from its own page"],
  ["This address does not take that.", "does not take that"],
])("V19: has its heading in its title: %s", (message, expected) => {
  const page = refusalPage({ ...refusal, message });
  const [, title = ""] = /<title>(.*?)<\/title>/.exec(page) ?? [];
  const [, heading = ""] = /<h1>(.*?)<\/h1>/.exec(page) ?? [];
  expect(heading).toContain(expected);
  expect(title).toContain(heading.replace(/\.$/, ""));
  expect(title.length).toBeLessThanOrEqual(70);
});

it("V19: has distinct titles for the reasons a post is refused", () => {
  const titles = new Set<string>();
  const refusals = postRefusals({ siteUrl: "https://shop.example", trustProxy: 0 }, () => {});
  const exchange = { id: "1", path: "/", request: { headers: {} } } as unknown as Exchange;
  const text = {};
  const withFile = { maxBytesWithFile: 1 };
  const responses = [
    refusals.foreign(exchange, { reason: "another site" } as ForeignPost),
    refusals.foreign(exchange, { reason: "no origin named" } as ForeignPost),
    refusals.tooMany(exchange, "leadPosts", 600),
    refusals.tooLarge(exchange, text, { limit: 1, size: 2 }),
    refusals.tooLarge(exchange, withFile, { limit: 1, size: 2 }),
    refusals.tooSlow(exchange, text, 1),
    refusals.tooSlow(exchange, withFile, 1),
    refusals.notAForm(exchange),
    refusals.broken(exchange),
  ];
  for (const { body } of responses) {
    const [, title = ""] = /<title>(.*?)<\/title>/.exec(String(body)) ?? [];
    expect(title).not.toBe(facts.name);
    expect(title.length).toBeLessThanOrEqual(70);
    titles.add(title);
  }
  expect(titles.size).toBeGreaterThanOrEqual(7);
});
