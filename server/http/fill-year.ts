import { yearPlaceholder } from "#server/placeholders/site-year.ts";

/** Puts a year where the build left its placeholder, in a prerendered page or its data. */
export function fillYear(body: Buffer, year: number): Buffer {
  const placeholder = String(yearPlaceholder);
  if (!body.includes(placeholder)) return body;
  return Buffer.from(body.toString("utf8").replaceAll(placeholder, String(year)));
}
