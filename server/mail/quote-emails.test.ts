import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { OfferLine } from "#domain/quote/offer.ts";
import type { Acceptance } from "#domain/quote/quote-view.ts";
import { facts } from "#shop/facts.ts";
import { offerLine, quoteOffer } from "#tests/fixtures/quote-offer.ts";
import type { QuoteEmailData } from "./quote-email.ts";
import {
  quoteAcceptedEmail,
  quoteEmail,
  quoteEndsEmail,
  quoteExtendedEmail,
  quoteReplyEmail,
} from "./quote-emails.ts";

const link = "https://shop.example/quotes/0a1b";
const acceptance: Acceptance = {
  name: "Janelle B. Brooks",
  at: "2026-11-29T14:47:00.000Z",
  payment: "monthly",
  recordedBy: null,
};

function dataOf(given: Partial<QuoteEmailData> = {}): QuoteEmailData {
  return {
    reference: "Q-7K3M9",
    to: { name: "Janelle Brooks", address: "janelle@example.com" },
    from: { name: "Maribel Cruz", address: "maribel@shop.example" },
    offer: quoteOffer(),
    link,
    language: "en",
    siteUrl: "https://shop.example",
    ...given,
  };
}

const sent = (data = dataOf()) => quoteEmail(data, { replaces: false });
const accepted = (data = dataOf(), given: Partial<Acceptance> = {}) =>
  quoteAcceptedEmail(data, { version: 2, acceptance: { ...acceptance, ...given } });

describe("the email with a quote", () => {
  it("holds the whole quote, in its HTML and in its text (rule 19.31)", () => {
    const { subject, text, html } = sent();
    expect(subject).toBe(`Your quote from ${facts.name} (Q-7K3M9)`);
    for (const part of [text, html]) {
      for (const content of [
        "Brazos Leather Sofa",
        "Cognac · 88 × 39 × 35 in",
        "SKU PF-4700",
        "https://shop.example/products/brazos-leather-sofa",
        "Nesting tables from the window",
        "Janelle, here",
        "Made for you by Maribel Cruz. Good until Tuesday, December 8.",
        "Prices are good until the end of that day.",
        link,
        facts.phone,
      ]) {
        expect(part).toContain(content);
      }
    }
    expect(text).toContain(
      "All four are in the shop.\nYour 34-inch door is fine: the legs come off.",
    );
    expect(html).toContain("All four are in the shop.<br>Your 34-inch door");
  });

  it("says each price, discount and sum, as the offer has them", () => {
    const { text } = sent();
    const between = (from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to));
    expect(between("2 × Model 4700", "Nesting")).toBe(
      [
        "2 × Model 4700 Leather Recliner",
        "Cognac · 38 × 40 × 42 in",
        "SKU PF-4700",
        "$1,090.00 each",
        "10% off: −$218.00",
        "$1,962.00",
        "https://shop.example/products/model-4700-leather-recliner\n",
      ].join("\n    "),
    );
    expect(between("Products, after", "Or $")).toBe(
      `${[
        "Products, after $218.00 off: $4,862.00",
        "Delivery to 77008: $345.00",
        "White-glove service: $100.00",
        "Packaging removal: Included",
        "Haul-away of old furniture: $50.00",
        "Sales tax, 8.25%: $441.95",
        "Total: $5,798.95",
        "Deposit, before we order: $1,000.00",
        "Due on delivery: $4,798.95",
      ].join("\n")}\n\n`,
    );
  });

  it("shows a month only with rate, number and total of payments, and as no offer of credit", () => {
    const { text, html } = sent();
    for (const part of [text, html]) {
      expect(part).toContain("Or $221.43 a month for 24 months");
      for (const figure of ["$4,798.95", "9.99%", "$221.31", "$515.25", "$5,314.20", "$6,314.20"])
        expect(part).toContain(figure);
      expect(part).toContain("not an offer of credit");
    }
    expect(text).toContain("23 monthly payments of: $221.43\nOne last payment of: $221.31");
    const { totals } = quoteOffer();
    const without = sent(dataOf({ offer: quoteOffer({ totals: { ...totals, month: null } }) }));
    expect(without.text).not.toMatch(/month|credit/);
  });

  it("leaves out what a quote doesn't have", () => {
    const { totals } = quoteOffer();
    const none = { whiteGlove: 0, haulAway: 0, packagingRemoval: 0 };
    const offer = quoteOffer({
      lines: [offerLine({ size: null, taxed: false })],
      addOns: { whiteGlove: false, haulAway: false, packagingRemoval: false },
      noTaxReason: "Resale, certificate 12-345",
      totals: {
        ...totals,
        discount: 0,
        delivery: 0,
        transport: 0,
        addOns: none,
        tax: 0,
        deposit: 0,
      },
      message: "",
      terms: [],
    });
    const { text } = sent(dataOf({ offer }));
    expect(text).toContain("\nNo sales tax: Resale, certificate 12-345: $0.00\n");
    expect(text).toContain("\nDue at pickup: ");
    expect(text).not.toMatch(/Delivery|Deposit|No sales tax on it|By accepting/);
    expect(text).not.toMatch(/\n{3}/);
  });

  it("calls what costs nothing free, and names what isn't taxed", () => {
    const { totals } = quoteOffer();
    const offer = quoteOffer({
      lines: [offerLine({ title: "Pillows", price: 0, quantity: 2, total: 0, taxed: false })],
      totals: { ...totals, transport: 0 },
    });
    const { text } = sent(dataOf({ offer }));
    expect(text).toContain("2 × Pillows\n");
    expect(text).toContain("\n    No sales tax on it\n    Free\n");
    expect(text).toContain("Delivery to 77008: Free");
  });

  it("says that it replaces an earlier version, if there was one", () => {
    const replaces = "it replaces the quote we sent you before";
    expect(quoteEmail(dataOf(), { replaces: true }).text).toContain(replaces);
    expect(sent().text).not.toContain(replaces);
  });
});

describe("every email to the shopper about a quote", () => {
  const emails = {
    sent: sent(),
    ends: quoteEndsEmail(dataOf()),
    extended: quoteExtendedEmail(dataOf()),
    accepted: accepted(),
    reply: quoteReplyEmail(dataOf(), "No plug needed."),
  };

  it("has its subject (rule 19.30)", () => {
    const subjects = Object.entries(emails).map(([name, { subject }]) => [name, subject]);
    expect(Object.fromEntries(subjects)).toEqual({
      sent: `Your quote from ${facts.name} (Q-7K3M9)`,
      ends: "Your quote ends on Tuesday, December 8",
      extended: "Your quote is good until Tuesday, December 8 (Q-7K3M9)",
      accepted: "You accepted your quote (Q-7K3M9)",
      reply: "Maribel answered your question (Q-7K3M9)",
    });
  });

  it.each(Object.entries(emails))("is from the seller, who gets the replies: %s", (_, email) => {
    expect(email.fromName).toBe(`Maribel at ${facts.name}`);
    expect(email.replyTo).toEqual({ name: "Maribel Cruz", address: "maribel@shop.example" });
    expect(email.to?.address).toBe("janelle@example.com");
    expect(email.html).toContain(`<a href="${link}"`);
    expect(email.text).toContain(`See your quote:\n${link}\n`);
  });

  it("loads nothing, so that it tells nobody that it was opened", () => {
    for (const { html } of Object.values(emails))
      expect(html).not.toMatch(/<img|url\(|<link|<script/);
  });

  it("escapes what was typed", () => {
    const typed = `<b>"A" & 'B'</b>`;
    const offer = quoteOffer({
      lines: [offerLine({ title: typed, details: typed })],
      zip: typed,
      noTaxReason: typed,
      message: typed,
      terms: [typed],
      from: typed,
      to: typed,
    });
    const mailbox = { name: typed, address: "a@example.com" };
    const data = dataOf({ offer, to: mailbox, from: mailbox });
    for (const { html } of [
      sent(data),
      quoteEndsEmail(data),
      quoteExtendedEmail(data),
      accepted(data, { name: typed, recordedBy: typed }),
      quoteReplyEmail(data, typed),
    ]) {
      expect(html).not.toContain("<b>");
    }
  });

  it("breaks words that are wider than a phone", () => {
    const word = "x".repeat(200);
    const { html } = sent(dataOf({ offer: quoteOffer({ lines: [offerLine({ title: word })] }) }));
    const before = html.slice(0, html.indexOf(`>${word}<`));
    expect(before.slice(before.lastIndexOf("<td"))).toContain("word-break:break-word;");
  });

  it("greets nobody by an empty name", () => {
    expect(sent(dataOf({ offer: quoteOffer({ to: " " }) })).text).toMatch(/^Here's your quote\.\n/);
    const from = { name: " ", address: "maribel@shop.example" };
    expect(sent(dataOf({ from })).fromName).toBe(facts.name);
  });
});

describe("the email about an accepted quote", () => {
  it("has who accepted which version, when and how they would like to pay", () => {
    const { text } = accepted();
    expect(text).toContain(
      [
        "Reference: Q-7K3M9, version 2",
        "Accepted by: Janelle B. Brooks",
        "Accepted on: November 29, 2026 at 8:47 AM",
        "Payment: Monthly",
        "Good until: Tuesday, December 8",
      ].join("\n"),
    );
    expect(text).toContain("Maribel gets in touch about the deposit of $1,000.00");
    expect(text).toContain("choose when we should come");
  });

  it("has everything that was accepted: all that the email with the quote had", () => {
    const from = "All four are in the shop.";
    const wholeQuote = (text: string) => {
      const end = text.indexOf("Special orders can't be taken back.");
      return text.slice(text.indexOf(from), end);
    };
    expect(wholeQuote(sent().text).length).toBeGreaterThan(1000);
    expect(wholeQuote(accepted().text)).toBe(wholeQuote(sent().text));
  });

  it("names who recorded it, if the shopper didn't do it on the page", () => {
    const { text } = accepted(dataOf(), { recordedBy: "Curtis Bell" });
    expect(text).toContain("Curtis Bell recorded your yes.");
    expect(text).toContain("\nRecorded by: Curtis Bell\n");
    expect(text).not.toContain("charged");
    expect(accepted().text).not.toContain("ecorded");
  });
});

const cents = fc.integer({ min: 0, max: 99_999_999 });
const anyLine: fc.Arbitrary<OfferLine> = fc
  .record({
    number: fc.nat(),
    price: cents,
    quantity: fc.integer({ min: 1, max: 999 }),
    percentOff: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
    taxed: fc.boolean(),
    size: fc.constantFrom("small", "extra-large", null),
  })
  .map(({ number, price, quantity, percentOff, taxed, size }) => {
    const discount = Math.round((price * quantity * (percentOff ?? 0)) / 10_000);
    const off = percentOff === undefined ? {} : { percentOff };
    const total = price * quantity - discount;
    return offerLine({
      title: `Piece ${number}`,
      price,
      quantity,
      ...off,
      discount,
      total,
      taxed,
      size,
    });
  });

it("the text has every figure of every line and every sum, whatever they are", () => {
  const sums = fc.record({
    tax: cents,
    deposit: cents,
    transport: cents,
    due: cents,
    total: cents,
  });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 100 }), sums, (lines, given) => {
      const { totals } = quoteOffer();
      const offer = quoteOffer({ lines, totals: { ...totals, ...given } });
      for (const { text } of [sent(dataOf({ offer })), accepted(dataOf({ offer }))]) {
        let at = 0;
        for (const { title, price, quantity, discount, total } of lines) {
          at = text.indexOf(`${quantity === 1 ? "" : `${quantity} × `}${title}\n`, at);
          expect(at).toBeGreaterThan(0);
          const [block = ""] = text.slice(at).split(/\n(?! {4})/, 1);
          const figures = price === 0 ? ["Free"] : [price, discount, total].filter(Boolean);
          for (const figure of figures)
            expect(block).toContain(
              typeof figure === "number" ? formatMoneyWithCents(figure) : figure,
            );
        }
        for (const sum of [given.tax, given.total, given.due])
          expect(text.slice(at)).toContain(formatMoneyWithCents(sum));
        if (given.deposit > 0) expect(text).toContain(formatMoneyWithCents(given.deposit));
      }
    }),
    { numRuns: 50 },
  );
});
