import { contactMessages, couldBePhone, isEmailAddress } from "./contact-format.ts";
import { formLimits } from "./form-limits.ts";
import { amountMessages, readAmount } from "./typed-amount.ts";

/** What to say at a field of the price-match form that is empty or can't be what it asks for. */
export const priceMatchMessages = {
  product: "Please tell us which piece it is.",
  competitor: "Please tell us who offers it.",
  competitorPrice: "Please give their price in dollars, such as 1299 or 1,299.50.",
  offerUrl:
    "Please give the offer's web address, such as https://www.example.com/sofa, or leave it empty.",
  offerFile:
    "That file is larger than 10 MB. Please send a smaller one, or a screenshot of the offer.",
  contact: "Please give us a phone number or an e-mail address so we can answer.",
} as const;

/** Their price in cents, above 0 (ruling 37); else what to say at the field (ruling 56). */
export function readCompetitorPrice(
  typed: string,
): { cents: number; message?: undefined } | { cents?: undefined; message: string } {
  const { value, problem } = readAmount(typed);
  if (value) return { cents: value };
  const isKnown = problem && problem !== "empty" && problem !== "unreadable";
  return { message: isKnown ? amountMessages[problem] : priceMatchMessages.competitorPrice };
}

/** The whole web address of an offer; undefined for what cannot be one. */
export function offerAddress(typed: string): string | undefined {
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);
    const isOnTheWeb = /^https?:$/.test(url.protocol) && url.hostname.includes(".");
    return isOnTheWeb && !url.username ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a form, in the order of its fields, before anything is sent: a photo would be
 * minutes on its way to an answer we can give at once. The server judges again.
 *
 * @param typed what a field says
 * @param fileBytes length of the photo or PDF; 0 without one
 */
export function priceMatchErrors(
  typed: (field: string) => string,
  fileBytes: number,
): Record<string, readonly string[]> {
  const said = (field: string) => typed(field).trim();
  const [address, phone, email] = [said("offerUrl"), said("phone"), said("email")];
  const price = readCompetitorPrice(said("competitorPrice"));
  const found: [field: string, isWrong: boolean, message: string][] = [
    ["product", said("product") === "", priceMatchMessages.product],
    ["competitor", said("competitor") === "", priceMatchMessages.competitor],
    ["competitorPrice", price.message !== undefined, price.message ?? ""],
    ["offerUrl", address !== "" && !offerAddress(address), priceMatchMessages.offerUrl],
    ["offerFile", fileBytes > formLimits.fileBytes, priceMatchMessages.offerFile],
    ["name", said("name") === "", contactMessages.name],
    ["phone", phone === "" && email === "", priceMatchMessages.contact],
    ["phone", phone !== "" && !couldBePhone(phone), contactMessages.phone],
    ["email", email !== "" && !isEmailAddress(email), contactMessages.email],
  ];
  return Object.fromEntries(
    found.filter(([, isWrong]) => isWrong).map(([field, , message]) => [field, [message]]),
  );
}
