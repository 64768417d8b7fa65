import * as formsCopy from "#copy/quote-page-forms.ts";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { lineName } from "./line-text.ts";
import { type QuoteFields, QuoteForm } from "./quote-form.tsx";
import type { RefusedForm, ShownQuote } from "./shown-quote.ts";

const { change: copy } = formsCopy;
const wishes = Object.entries(copy.wishes);

interface ChangeFormProps {
  quote: ShownQuote;
  refused: RefusedForm | undefined;
}

/** Asks for changes, line by line and in the shopper's words (rule 19.22). */
export function ChangeForm({ quote, refused }: ChangeFormProps) {
  return (
    <QuoteForm
      quote={quote}
      action="change"
      refused={refused}
      button={copy.button({ seller: quote.askName })}
      className="mt-6 grid max-w-2xl gap-6"
    >
      {({ field }) => (
        <>
          <ul className="border-b border-line">
            {quote.offer.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
              <ChangeLine key={index} number={index + 1} line={lineName(line)} field={field} />
            ))}
          </ul>
          <TextArea {...field("text")} label={copy.words} rows={4} />
        </>
      )}
    </QuoteForm>
  );
}

interface ChangeLineProps extends QuoteFields {
  /** From 1. */
  number: number;
  line: string;
}

function ChangeLine({ number, line, field }: ChangeLineProps) {
  const name = (
    <span translate="no" className="wrap-anywhere">
      {line}
    </span>
  );
  const forReaders = () => <span className="sr-only">{name}</span>;
  return (
    <li className="group/line grid items-end gap-x-5 gap-y-3 border-t border-line py-4 sm:grid-cols-2">
      <SelectField {...field(`line.${number}`, "keep")} label={name}>
        {wishes.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field(`lineText.${number}`)}
        label={
          <span>
            <RichText parts={copy.which({ piece: forReaders, line })} />
          </span>
        }
        autoComplete="off"
        // What is kept or left out needs no words; browsers without `:has()` show the field always.
        className="group-has-[:is([value=keep],[value=remove]):checked]/line:hidden"
      />
    </li>
  );
}
