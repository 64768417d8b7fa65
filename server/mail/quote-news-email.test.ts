import { expect, it } from "vitest";
import { quoteOffer } from "#tests/fixtures/quote-offer.ts";
import { type QuoteNewsData, type QuoteNewsKind, quoteNewsEmail } from "./quote-news-email.ts";

const news: QuoteNewsData = {
  reference: "Q-7K3M9",
  to: { name: "Maribel Cruz", address: "maribel@shop.example" },
  shopper: {
    name: "Janelle Brooks",
    email: "janelle@example.com",
    phone: "+17135550178",
    language: "en",
  },
  offer: quoteOffer(),
  words: "",
  siteUrl: "https://shop.example",
};

const subjects: Readonly<Record<QuoteNewsKind, string>> = {
  accepted: "Janelle Brooks accepted Q-7K3M9: $5,798.95",
  declined: "Janelle Brooks declined Q-7K3M9: $5,798.95",
  question: "Janelle Brooks has a question about Q-7K3M9",
  change: "Janelle Brooks asks for a change to Q-7K3M9",
  askedAgain: "Janelle Brooks asks for Q-7K3M9 again",
  ended: "The quote Q-7K3M9 for Janelle Brooks ended",
  notOpened: "Not seen opened for two days: Q-7K3M9 for Janelle Brooks",
};
const kinds = Object.entries(subjects) as [QuoteNewsKind, string][];

it.each(kinds)("tells whoever has the lead and leads to it: %s (rule 19.33)", (kind, subject) => {
  const email = quoteNewsEmail(kind, { ...news, words: "In blue & green,\nplease" });
  expect(email.subject).toBe(subject);
  expect(email.to).toEqual(news.to);
  expect(email).not.toHaveProperty("replyTo");
  expect(email.text).toContain("E-mail: janelle@example.com");
  expect(email.text).toContain("https://shop.example/desk/leads/Q-7K3M9");
  expect(email.html).toContain('<a href="https://shop.example/desk/leads/Q-7K3M9"');
  expect(email.text).toContain("In blue & green,\nplease");
  expect(email.html).toContain("In blue &amp; green,<br>please");
  for (const part of [email.text, email.html]) expect(part).not.toContain("/quotes/");
});

it("goes to the shop's inbox if nobody has the lead", () => {
  const { to: _, ...toNobody } = news;
  expect(quoteNewsEmail("ended", toNobody)).not.toHaveProperty("to");
});

it("says who accepted, when, and how they would like to pay", () => {
  const acceptance = {
    name: "J. Brooks",
    at: "2026-11-29T14:47:00.000Z",
    payment: "at_once",
    recordedBy: null,
  } as const;
  const { text } = quoteNewsEmail("accepted", { ...news, acceptance });
  expect(text).toContain(
    "Accepted by: J. Brooks\nAccepted on: November 29, 2026 at 8:47 AM\nPayment: All at once",
  );
});
