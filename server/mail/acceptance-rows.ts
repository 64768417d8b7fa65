import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { Acceptance, PaymentWish } from "#domain/quote/quote-view.ts";
import { formatsIn } from "#formats-in";
import { facts } from "#shop/facts.ts";
import type { EmailRow } from "./lead-summary.ts";

const { requestedDateTime } = formatsIn.en;

const paymentWishTexts: Readonly<Record<PaymentWish, string>> = {
  at_once: "All at once",
  monthly: "Monthly",
  unsure: "Not sure yet",
};

/** Who accepted a quote, when, and how they would like to pay. */
export function acceptanceRows({ name, at, payment, recordedBy }: Acceptance): EmailRow[] {
  const { date, time } = shopDateTime(facts.timeZone, new Date(at));
  return [
    { label: "Accepted by", value: name },
    { label: "Accepted on", value: requestedDateTime(date, time) },
    { label: "Recorded by", value: recordedBy ?? "" },
    { label: "Payment", value: paymentWishTexts[payment] },
  ];
}
