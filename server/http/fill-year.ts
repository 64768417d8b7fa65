import { yearPlaceholder } from "#server/placeholders/site-year.ts";

/** Replaces the year placeholder left by the build, in a prerendered page or its data. */
export function fillYear(body: Buffer, year: number): Buffer {
  const placeholder = String(yearPlaceholder);
  if (!body.includes(placeholder)) return body;
  return Buffer.from(body.toString("utf8").replaceAll(placeholder, String(year)));
}
