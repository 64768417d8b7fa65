import type { FocusEvent, ReactNode } from "react";
import * as copy from "#copy/booking.ts";
import type { ContactField } from "#domain/delivery/booking-schema.ts";
import { type DeliveryArea, deliveryArea } from "#domain/delivery/delivery-area.ts";
import { paths } from "#domain/paths.ts";
import { ContactInput, EmailAndPhone } from "#forms/contact-inputs.tsx";
import type { FormErrors } from "#forms/lead-response.ts";
import { deliveryAreas } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import { TextField } from "#ui/field.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { fieldId } from "./booking-draft.ts";

interface ContactStepProps {
  values: Readonly<Record<ContactField, string>>;
  errors: FormErrors;
  /** Explains where prefilled values come from. */
  notice?: ReactNode;
  /** Undefined in the form without JavaScript, whose fields are uncontrolled. */
  onText?: (field: ContactField, text: string) => void;
  onLeave?: (field: ContactField, event: FocusEvent) => void;
}

/** Name, contact details and address (rule 10.3): the only step that asks for personal data. */
export function ContactStep({ values, errors, notice, onText, onLeave }: ContactStepProps) {
  const field = (name: ContactField) => ({
    id: fieldId(name),
    name,
    label: copy.contact[name],
    errors: errors[name],
    ...(onText
      ? {
          text: values[name],
          onText: (text: string) => onText(name, text),
          onBlur: (event: FocusEvent) => onLeave?.(name, event),
        }
      : { defaultValue: values[name] }),
  });
  return (
    <div className="grid gap-5">
      {notice}
      <ContactInput asks="name" required {...field("fullName")} />
      <EmailAndPhone field={field} />
      <TextField
        {...field("addressStreet")}
        help={copy.contact.addressStreetHelp}
        required
        autoComplete="address-line1"
        enterKeyHint="next"
      />
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          {...field("addressCity")}
          className="max-sm:col-span-2"
          autoComplete="address-level2"
          enterKeyHint="next"
        />
        <TextField
          {...field("addressState")}
          autoCapitalize="characters"
          autoComplete="address-level1"
          enterKeyHint="next"
        />
        <ContactInput asks="zip" required {...field("addressZip")} enterKeyHint="done" />
      </div>
      <AreaLine zip={values.addressZip} />
      <p className="text-[0.9375rem] text-soft">
        <RichText
          parts={copy.contact.privacy({
            link: (words) => (
              <a href={paths.privacy} className="link-quiet">
                {words}
              </a>
            ),
          })}
        />
      </p>
    </div>
  );
}

const areaTexts: Readonly<Record<DeliveryArea, string>> = {
  ...copy.areas,
  metro: copy.areas.metro({ city: facts.address.city }),
};

/** Shows early what the ZIP code means for the delivery (rule 10.10). */
function AreaLine({ zip }: { zip: string }) {
  const area = deliveryArea(deliveryAreas, zip);
  return (
    <p
      role="status"
      className={area ? "border-l-4 border-pine bg-white py-3 pr-4 pl-5" : "sr-only"}
    >
      {area ? areaTexts[area] : ""}
    </p>
  );
}
