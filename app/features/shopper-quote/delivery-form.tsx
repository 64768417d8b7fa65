import { PhoneLink } from "#app/contact/phone-link.tsx";
import * as formsCopy from "#copy/quote-page-forms.ts";
import { TextArea } from "#ui/field.tsx";
import { DeliveryAddress } from "./delivery-address.tsx";
import { DeliveryTime } from "./delivery-time.tsx";
import { priceText } from "./line-text.ts";
import { QuoteForm } from "./quote-form.tsx";
import type { DeliveryChoice, RefusedForm, ShownQuote } from "./shown-quote.ts";

const { book: copy } = formsCopy;

interface DeliveryFormProps {
  quote: ShownQuote;
  delivery: DeliveryChoice;
  refused: RefusedForm | undefined;
}

/** Books the delivery of an accepted quote (rule 19.25). */
export function DeliveryForm({ quote, delivery, refused }: DeliveryFormProps) {
  const { windows, idempotencyKey } = delivery;
  if (windows.every(({ left }) => left === 0)) return <NothingFree />;
  return (
    <QuoteForm
      quote={quote}
      action="book"
      refused={refused}
      button={copy.button}
      buttonWithTime={copy.buttonFor({ time: "{time}" })}
      beside={
        <a href={`${quote.path}?later=yes`} rel="nofollow" className="tap link-quiet font-semibold">
          {copy.later}
        </a>
      }
      className="mt-8 grid gap-8"
    >
      {({ field }) => (
        <>
          <input
            type="hidden"
            name="idempotencyKey"
            value={field("idempotencyKey", idempotencyKey).defaultValue}
          />
          <DeliveryTime windows={windows} field={field} />
          <DeliveryAddress quote={quote} field={field} />
          <TextArea
            {...field("specialInstructions")}
            label={copy.instructions}
            help={copy.instructionsHelp}
            optional
            rows={3}
          />
          <p className="text-[0.9375rem] text-soft">
            <span>{copy.price({ delivery: priceText(quote.offer.totals.delivery) })}</span>{" "}
            {copy.adult}
          </p>
        </>
      )}
    </QuoteForm>
  );
}

function NothingFree() {
  return (
    <p className="no-print mt-8 border-l-4 border-clay bg-white py-4 pr-4 pl-5">
      {copy.none} <PhoneLink />
    </p>
  );
}
