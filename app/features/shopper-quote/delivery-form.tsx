import { useState } from "react";
import { useLocation } from "react-router";
import { PhoneLink } from "#app/contact/phone-link.tsx";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { TextArea } from "#ui/field.tsx";
import { windowInButton } from "./book-label.ts";
import { DeliveryAddress } from "./delivery-address.tsx";
import { DeliveryTime } from "./delivery-time.tsx";
import { formsCopy } from "./forms-copy.ts";
import { QuoteForm } from "./quote-form.tsx";
import type { DeliveryChoice, PostedQuoteForm, QuotePageData } from "./quote-page-data.ts";

const { book: copy } = formsCopy;

interface DeliveryFormProps {
  quote: QuotePageData;
  delivery: DeliveryChoice;
  posted: PostedQuoteForm | undefined;
}

/** Books the delivery of an accepted quote (rule 19.25). */
export function DeliveryForm({ quote, delivery, posted }: DeliveryFormProps) {
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<AvailableWindow>();
  const typed = posted?.action === "book" ? posted.values : {};
  if (delivery.windows.every(({ left }) => left === 0)) return <NothingFree />;
  return (
    <QuoteForm
      action="book"
      version={quote.version}
      posted={posted}
      button={chosen ? copy.buttonFor(windowInButton(chosen)) : copy.button}
      beside={
        <a href={`${pathname}?later=yes`} rel="nofollow" className="tap link-quiet font-semibold">
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
            value={typed.idempotencyKey || delivery.idempotencyKey}
          />
          <DeliveryTime windows={delivery.windows} field={field} onChoose={setChosen} />
          <DeliveryAddress delivery={delivery} seller={quote.seller} field={field} />
          <TextArea
            {...field("specialInstructions")}
            label={copy.instructions}
            help={copy.instructionsHelp}
            optional
            rows={3}
          />
          <p className="text-[0.9375rem] text-soft">
            <span>{copy.price(delivery.price)}</span> {copy.adult}
          </p>
        </>
      )}
    </QuoteForm>
  );
}

function NothingFree() {
  return (
    <p className="mt-8 border-l-4 border-clay bg-white py-4 pr-4 pl-5">
      {copy.none} <PhoneLink />
    </p>
  );
}
