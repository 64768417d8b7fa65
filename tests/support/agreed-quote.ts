import type { QuoteFixture } from "./quote-fixture.ts";

/** Texts that are in a quote's draft, versions, acceptance, messages and payments, and nowhere else. */
export const agreedTexts = {
  message: "Both wait behind the velvet curtain.",
  freeLine: "Claw feet from the attic",
  question: "Will they clear my hidden alcove?",
  reply: "They clear it by two thumbs.",
  change: "Swap the claw feet for plain ones",
  signature: "Wilhelmina Signature",
  declined: "My cousin sells cheaper ones",
  draft: "Still thinking about the footstool",
} as const;

/** An ordinary day and window of delivery, and where to. */
export const deliveryForm = {
  action: "book",
  date: "2026-12-05",
  window: "morning",
  addressStreet: "1200 Elm Street",
  addressCity: "Houston",
  addressState: "TX",
  addressZip: "77008",
  specialInstructions: "",
  idempotencyKey: "key-of-the-delivery",
};

/**
 * Has everything happen to a lead's quote that leaves something in the database: a declined version,
 * messages, an accepted one, a payment, a booked delivery and a draft of a third.
 * @returns the token of its link
 */
export async function agreeQuote(quotes: QuoteFixture, reference: string): Promise<string> {
  const { curtis } = quotes;
  const { token } = await quotes.send(reference, { message: agreedTexts.message });
  const shop = (fields: Record<string, string>) => done(quotes.shop(token, fields));
  const post = (fields: Record<string, string>) => done(quotes.post(curtis, reference, fields));
  await shop({ action: "question", text: agreedTexts.question });
  await post({ action: "reply", text: agreedTexts.reply });
  await shop({ action: "change", version: "1", text: agreedTexts.change });
  await shop({ action: "decline", version: "1", reason: agreedTexts.declined });
  const size = null;
  await quotes.send(reference, {
    lines: [
      { id: "1003", price: 109_000, quantity: 2, percentOff: 1000, taxed: true, size: "large" },
      { title: agreedTexts.freeLine, price: 5000, quantity: 1, taxed: false, size },
    ],
  });
  const name = agreedTexts.signature;
  await shop({ action: "accept", version: "2", name, payment: "monthly" });
  await post({ action: "payment", version: "2", amount: "498", method: "check" });
  await shop(deliveryForm);
  await quotes.save(reference, { message: agreedTexts.draft });
  return token;
}

async function done(posted: Promise<{ ok: boolean }>): Promise<void> {
  const outcome = await posted;
  if (!outcome.ok) throw new Error(`A form was refused: ${JSON.stringify(outcome)}`);
}
