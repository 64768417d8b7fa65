import type { ReactNode } from "react";
import * as formsCopy from "#copy/quote-page-forms.ts";
import { paymentWishes } from "#domain/quote/quote-view.ts";
import { ContactInput } from "#forms/contact-inputs.tsx";
import { type QuoteFields, QuoteForm } from "./quote-form.tsx";
import type { RefusedForm, ShownQuote } from "./shown-quote.ts";

const { accept: copy } = formsCopy;

interface AcceptFormProps {
  quote: ShownQuote;
  refused: RefusedForm | undefined;
  /** Link back to the quote. */
  back?: ReactNode;
}

/** Accepts the version that the page shows (rule 19.21). */
export function AcceptForm({ quote, refused, back }: AcceptFormProps) {
  return (
    <QuoteForm
      quote={quote}
      action="accept"
      refused={refused}
      button={copy.button}
      beside={back}
      className="mt-6 grid max-w-xl gap-6"
    >
      {({ field }) => (
        <>
          <ContactInput
            asks="name"
            {...field("name")}
            label={copy.name}
            required
            enterKeyHint="done"
          />
          <PaymentWish field={field} />
          <p className="text-[0.9375rem] text-soft">{copy.agree}</p>
        </>
      )}
    </QuoteForm>
  );
}

function PaymentWish({ field }: QuoteFields) {
  const { id, name, errors, defaultValue: wish } = field("payment", "unsure");
  const helpId = `${id}-help`;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={helpId} className="min-w-0 outline-none">
      <legend className="mb-1.5 font-semibold">{copy.payment}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {paymentWishes.map((value) => (
          <label
            key={value}
            className="relative flex min-h-12 cursor-pointer items-center justify-center rounded-surface border border-edge bg-white px-3 py-2 text-center font-semibold has-checked:chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === wish}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            <span>{copy.wishes[value]}</span>
          </label>
        ))}
      </div>
      <p id={helpId} className={`mt-1.5 text-[0.9375rem] ${errors ? "text-clay" : "text-soft"}`}>
        {errors?.join(" ") ?? copy.notBinding}
      </p>
    </fieldset>
  );
}
