import { useState } from "react";
import { ContactInput } from "#forms/contact-inputs.tsx";
import { deliveryAreas } from "#shop/delivery.ts";
import { TextField } from "#ui/field.tsx";
import { FreshText } from "#ui/fresh-text.tsx";
import { formsCopy } from "./forms-copy.ts";
import { isOtherArea } from "./other-area.ts";
import type { QuoteFields } from "./quote-form.tsx";
import type { DeliveryChoice } from "./quote-page-data.ts";

const { book: copy } = formsCopy;

interface DeliveryAddressProps extends QuoteFields {
  delivery: DeliveryChoice;
  /** First name of who calls if the price may change. */
  seller: string;
}

/** Where to deliver, filled in as far as it is known. */
export function DeliveryAddress({ delivery, seller, field }: DeliveryAddressProps) {
  const { address, pricedZip } = delivery;
  const { defaultValue: knownZip, ...zipField } = field("addressZip", address.zip);
  const [zip, setZip] = useState(knownZip);
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-h3 font-display">{copy.where}</legend>
      <TextField
        {...field("addressStreet", address.street)}
        label={copy.street}
        help={copy.streetHelp}
        required
        autoComplete="address-line1"
        enterKeyHint="next"
      />
      <div className="grid cramped:grid-cols-1 grid-cols-2 gap-5 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          {...field("addressCity", address.city)}
          label={copy.city}
          className="max-sm:col-span-full"
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
          {...zipField}
          label={copy.zip}
          required
          text={zip}
          onText={setZip}
          enterKeyHint="done"
        />
      </div>
      <p role="status" className="font-semibold empty:hidden">
        <FreshText>
          {isOtherArea(deliveryAreas, pricedZip, zip) ? copy.otherArea(seller) : ""}
        </FreshText>
      </p>
    </fieldset>
  );
}
