import type { QuoteDraft, QuoteLine } from "#domain/quote/quote-draft.ts";
import { type LineField, type QuoteField, readLineField, readQuoteField } from "./typed-fields.ts";

/** A line while it is written. */
export interface WrittenLine {
  /** Stays with the line when others come and go. */
  key: number;
  line: QuoteLine;
  /** Texts as typed, of fields that are being typed in or can't be read. */
  typed: Partial<Record<LineField, string>>;
}

/** A quote draft while it is written. */
export interface WrittenQuote {
  lines: readonly WrittenLine[];
  /** Everything but the lines. */
  terms: QuoteTerms;
  typed: Partial<Record<QuoteField, string>>;
  /** Key of the line that a phone shows open; null for none. */
  openLine: number | null;
  /** Of the next line that is added. */
  nextKey: number;
}

export type QuoteTerms = Omit<QuoteDraft, "lines">;

/** A draft as the composer begins with it; a phone shows the first line without a price open. */
export function writtenQuote({ lines, ...terms }: QuoteDraft): WrittenQuote {
  const written = lines.map((line, key) => ({ key, line, typed: {} }));
  const unpriced = written.find(({ line }) => line.price === null);
  return {
    lines: written,
    terms,
    typed: {},
    openLine: unpriced?.key ?? null,
    nextKey: written.length,
  };
}

/** The draft as it is saved and summed up. */
export function draftOf({ lines, terms }: WrittenQuote): QuoteDraft {
  return { lines: lines.map(({ line }) => line), ...terms };
}

/** Ids of the fields that can't be read, with their messages; such a draft isn't saved. */
export function unreadableFields({ lines, typed }: WrittenQuote): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const { key, typed: texts } of lines) {
    for (const [field, text] of entriesOf(texts)) {
      const { problem } = readLineField(field, text);
      if (problem !== undefined) problems[lineFieldId(key, field)] = [problem];
    }
  }
  for (const [field, text] of entriesOf(typed)) {
    const { problem } = readQuoteField(field, text);
    if (problem !== undefined) problems[field] = [problem];
  }
  return problems;
}

/** Id of a line's field on the page. */
export function lineFieldId(key: number, field: string): string {
  return `line-${key}-${field}`;
}

/** The id of the field that the server calls `lines.1.price`; other fields have their own names. */
export function fieldIdOf(name: string, { lines }: Pick<WrittenQuote, "lines">): string {
  const [, position, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const line = lines[Number(position) - 1];
  return line && field ? lineFieldId(line.key, field) : name;
}

/** Messages by the ids of the fields on the page, from those by the server's names. */
export function placed(
  errors: Readonly<Record<string, readonly string[]>>,
  quote: Pick<WrittenQuote, "lines">,
): Record<string, readonly string[]> {
  const entries = Object.entries(errors).map(([name, texts]) => [fieldIdOf(name, quote), texts]);
  return Object.fromEntries(entries);
}

function entriesOf<Name extends string>(texts: Partial<Record<Name, string>>): [Name, string][] {
  return Object.entries(texts) as [Name, string][];
}
