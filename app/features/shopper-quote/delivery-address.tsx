import * as formsCopy from "#copy/quote-page-forms.ts";
import { ContactInput } from "#forms/contact-inputs.tsx";
import { TextField } from "#ui/field.tsx";
import type { QuoteFields } from "./quote-form.tsx";
import type { ShownQuote } from "./shown-quote.ts";

const { book: copy } = formsCopy;

interface DeliveryAddressProps extends QuoteFields {
  quote: ShownQuote;
}

/** Where to deliver, filled in as far as it is known. */
export function DeliveryAddress({ quote, field }: DeliveryAddressProps) {
  const { address, offer, askName } = quote;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 font-display text-h3">{copy.where}</legend>
      <TextField
        {...field("addressStreet", address.street)}
        label={copy.street}
        help={copy.streetHelp}
        required
        autoComplete="address-line1"
        enterKeyHint="next"
      />
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          {...field("addressCity", address.city)}
          label={copy.city}
          className="max-sm:col-span-2"
          autoComplete="address-level2"
          enterKeyHint="next"
        />
        <TextField
          {...field("addressState", address.state)}
          label={copy.state}
          autoCapitalize="characters"
          autoComplete="address-level1"
          enterKeyHint="next"
        />
        <ContactInput
          asks="zip"
          {...field("addressZip", address.zip)}
          label={copy.zip}
          required
          enterKeyHint="done"
        />
      </div>
      <p
        role="status"
        className="font-semibold empty:hidden"
        data-priced-zip={offer.zip}
        data-other-area={copy.otherArea({ seller: askName })}
      />
    </fieldset>
  );
}
