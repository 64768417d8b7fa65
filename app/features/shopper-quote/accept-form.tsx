import { paymentWishes } from "#domain/quote/quote-view.ts";
import { ContactInput } from "#forms/contact-inputs.tsx";
import { CheckInput } from "#ui/field.tsx";
import { formsCopy } from "./forms-copy.ts";
import { type QuoteFields, QuoteForm } from "./quote-form.tsx";
import type { PostedQuoteForm, QuotePageData } from "./quote-page-data.ts";

const { accept: copy } = formsCopy;

interface AcceptFormProps {
  quote: QuotePageData;
  posted: PostedQuoteForm | undefined;
  /** Link back to the quote. */
  back?: React.ReactNode;
}

/** Accepts the version that the page shows (rule 19.21). */
export function AcceptForm({ quote, posted, back }: AcceptFormProps) {
  const wish = posted?.action === "accept" ? posted.values.payment : undefined;
  return (
    <QuoteForm
      action="accept"
      version={quote.version}
      posted={posted}
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
          <PaymentWish field={field} wish={wish ?? "unsure"} />
          <p className="text-[0.9375rem] text-soft">{copy.agree}</p>
        </>
      )}
    </QuoteForm>
  );
}

function PaymentWish({ field, wish }: QuoteFields & { wish: string }) {
  const { id, name, errors } = field("payment");
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
            <CheckInput
              type="radio"
              name={name}
              value={value}
              checked={value === wish}
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
