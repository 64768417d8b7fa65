import { copyIn } from "#copy-in/quote-emails.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { Language } from "#domain/language.ts";
import type { Acceptance } from "#domain/quote/quote-view.ts";
import { formatsIn } from "#formats-in";
import { facts } from "#shop/facts.ts";
import type { EmailRow } from "./lead-summary.ts";

/** Who accepted a quote, when, and how they would like to pay. */
export function acceptanceRows(
  { name, at, payment, recordedBy }: Acceptance,
  language: Language,
): EmailRow[] {
  const { date, time } = shopDateTime(facts.timeZone, new Date(at));
  const copy = copyIn[language].acceptance;
  return [
    { label: copy.by, value: name },
    { label: copy.on, value: formatsIn[language].requestedDateTime(date, time) },
    { label: copy.recordedBy, value: recordedBy ?? "" },
    { label: copy.payment, value: copy.wishes[payment] },
  ];
}
