import { cleanLine } from "#domain/clean-text.ts";
import { withoutAnyToken } from "#domain/private-pages.ts";
import type { FormReader } from "./form-reader.ts";

const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
const MAX_UTM_LENGTH = 255;
const MAX_URL_LENGTH = 2000;

/** Where the visit came from (rule 14.13), under the names receivers know (rule 15.2). */
export const attributionNames = [
  "source_page",
  "page_url",
  "landing_page",
  "referrer",
  ...UTM,
] as const;
export type Attribution = Record<(typeof attributionNames)[number], string>;

/**
 * Reads the attribution sent with a form. The shopper can't correct it, so values that are too
 * long are truncated and missing ones are empty.
 */
export function readAttribution(
  form: FormReader,
  sourcePage: string,
  siteUrl: string,
): Attribution {
  const utm = Object.fromEntries(
    UTM.map((name) => [name, truncate(form.line(name), MAX_UTM_LENGTH)]),
  );
  return {
    source_page: truncate(cleanLine(sourcePage), MAX_URL_LENGTH),
    page_url: withoutAnyToken(
      webAddress(form.line("page_url")) ?? new URL(sourcePage, siteUrl).href,
    ),
    landing_page: withoutAnyToken(truncate(form.line("landing_page"), MAX_URL_LENGTH)),
    referrer: withoutAnyToken(truncate(form.line("referrer"), MAX_URL_LENGTH)),
    ...(utm as Record<(typeof UTM)[number], string>),
  };
}

function webAddress(text: string): string | undefined {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
    ? truncate(text, MAX_URL_LENGTH)
    : undefined;
}

function truncate(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}
