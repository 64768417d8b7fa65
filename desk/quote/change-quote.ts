import { type QuoteDraft, type QuoteLine, quoteLimits } from "#domain/quote/quote-draft.ts";
import { type LineField, type QuoteField, readLineField, readQuoteField } from "./typed-fields.ts";
import {
  type QuoteTerms,
  type WrittenLine,
  type WrittenQuote,
  writtenQuote,
} from "./written-quote.ts";

/** Something a seller does with the quote. */
export type QuoteChange =
  | { do: "type_line"; key: number; field: LineField; text: string }
  | { do: "change_line"; key: number; change: Partial<QuoteLine> }
  | { do: "add_line"; line: QuoteLine }
  /** Another product in place of a line's. */
  | { do: "swap_line"; key: number; line: QuoteLine }
  | { do: "remove_line"; key: number }
  | { do: "type"; field: QuoteField; text: string }
  | { do: "change"; change: Partial<QuoteTerms> }
  /** A field was left: what could be read is shown as it was read. */
  | { do: "leave_line_field"; key: number; field: LineField }
  | { do: "leave_field"; field: QuoteField }
  | { do: "open_line"; key: number | null }
  | { do: "restore"; written: WrittenQuote }
  | { do: "replace"; draft: QuoteDraft };

const withoutEffect: readonly QuoteChange["do"][] = [
  "leave_line_field",
  "leave_field",
  "open_line",
  "replace",
];

/** Whether a change makes the draft differ from what was saved. */
export function isEdit(change: QuoteChange): boolean {
  return !withoutEffect.includes(change.do);
}

/** The quote after a change; lines that it doesn't touch stay the same objects. */
export function changeQuote(quote: WrittenQuote, change: QuoteChange): WrittenQuote {
  switch (change.do) {
    case "type":
      return typeInto(quote, change.field, change.text);
    case "leave_field":
      return { ...quote, typed: left(quote.typed, change.field, readQuoteField) };
    case "change":
      return { ...quote, terms: { ...quote.terms, ...change.change } };
    case "add_line":
      return withLine(quote, change.line);
    case "remove_line":
      return { ...quote, lines: quote.lines.filter(({ key }) => key !== change.key) };
    case "open_line":
      return quote.openLine === change.key ? quote : { ...quote, openLine: change.key };
    case "restore":
      return change.written;
    case "replace":
      return writtenQuote(change.draft);
    default:
      return {
        ...quote,
        lines: quote.lines.map((line) =>
          line.key === change.key ? changeLine(line, change) : line,
        ),
      };
  }
}

type LineChange = Extract<QuoteChange, { key: number; do: `${string}line${string}` }>;

function changeLine(written: WrittenLine, change: LineChange): WrittenLine {
  switch (change.do) {
    case "type_line":
      return typeIntoLine(written, change.field, change.text);
    case "leave_line_field":
      return { ...written, typed: left(written.typed, change.field, readLineField) };
    case "change_line":
      return { ...written, line: { ...written.line, ...change.change } };
    case "swap_line": {
      const { quantity } = written.line;
      return { ...written, line: { ...change.line, quantity }, typed: {} };
    }
    default:
      return written;
  }
}

/** A price or discount that can't be read counts as none in the sum; nothing is saved until it can. */
function typeIntoLine(written: WrittenLine, field: LineField, text: string): WrittenLine {
  const reading = readLineField(field, text);
  const { percentOff: _percent, amountOff: _amount, ...undiscounted } = written.line;
  const line = field === "off" ? undiscounted : written.line;
  const unread = field === "price" ? { price: null } : {};
  const change = reading.problem === undefined ? reading.change : unread;
  return { ...written, line: { ...line, ...change }, typed: { ...written.typed, [field]: text } };
}

function typeInto(quote: WrittenQuote, field: QuoteField, text: string): WrittenQuote {
  const reading = readQuoteField(field, text);
  const change = reading.problem === undefined ? reading.change : {};
  return {
    ...quote,
    terms: { ...quote.terms, ...change },
    typed: { ...quote.typed, [field]: text },
  };
}

/** The typed texts without one that was read. */
function left<Field extends string>(
  typed: Partial<Record<Field, string>>,
  field: Field,
  read: (field: Field, text: string) => { problem?: string | undefined },
): Partial<Record<Field, string>> {
  const text = typed[field];
  if (text === undefined || read(field, text).problem !== undefined) return typed;
  const { [field]: _, ...others } = typed;
  return others as Partial<Record<Field, string>>;
}

function withLine(quote: WrittenQuote, line: QuoteLine): WrittenQuote {
  if (quote.lines.length >= quoteLimits.lines) return quote;
  const { nextKey: key } = quote;
  const added = { key, line, typed: {} };
  return { ...quote, lines: [...quote.lines, added], openLine: key, nextKey: key + 1 };
}
