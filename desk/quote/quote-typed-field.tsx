import type { ReactNode } from "react";
import type { QuoteChange } from "./change-quote.ts";
import type { Errors } from "./post-quote.ts";
import { TypedField } from "./typed-field.tsx";
import { type QuoteField, readQuoteField } from "./typed-fields.ts";
import type { WrittenQuote } from "./written-quote.ts";

interface QuoteTypedFieldProps {
  field: QuoteField;
  label: string;
  /** What stands in the field while nobody types in it. */
  shown: string;
  written: WrittenQuote;
  change: (change: QuoteChange) => void;
  inputMode: "decimal" | "numeric";
  isDollars?: boolean;
  help?: ReactNode;
  errors?: Errors;
}

/** A typed field of the whole quote, such as its deposit. */
export function QuoteTypedField({ field, shown, written, change, ...props }: QuoteTypedFieldProps) {
  const { errors, ...given } = props;
  const typed = written.typed[field];
  const problem = typed === undefined ? undefined : readQuoteField(field, typed).problem;
  return (
    <TypedField
      id={field}
      text={typed ?? shown}
      onText={(text) => change({ do: "type", field, text })}
      onLeave={() => change({ do: "leave_field", field })}
      problem={problem ?? errors?.[field]?.join(" ")}
      enterKeyHint="done"
      {...given}
    />
  );
}
