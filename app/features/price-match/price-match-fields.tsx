import { form } from "#copy/price-match.ts";
import { paths } from "#domain/paths.ts";
import { ContactInput, PhoneOrEmail } from "#forms/contact-inputs.tsx";
import type { FormErrors } from "#forms/lead-response.ts";
import { PrefilledContact } from "#forms/prefilled-contact.tsx";
import { TextField } from "#ui/field.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { fieldId, type PriceMatchField } from "./price-match-draft.ts";
import { ProductField } from "./product-field.tsx";

interface PriceMatchFieldsProps {
  errors: FormErrors;
  /** Initial values of the fields. */
  values: Readonly<Partial<Record<string, string>>>;
}

/** File types offered by the file dialog; the server checks the content. */
const accepted =
  "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,image/gif,image/tiff,application/pdf,.heic,.avif";

export function PriceMatchFields({ errors, values }: PriceMatchFieldsProps) {
  const field = (name: Exclude<PriceMatchField, "productId">) => ({
    id: fieldId(name),
    name,
    label: form[name],
    errors: errors[name],
    defaultValue: values[name],
    enterKeyHint: "next" as const,
  });
  return (
    <div className="grid gap-5">
      <ProductField errors={errors.product} value={values.product} id={values.productId} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("competitor")} help={form.competitorHelp} required />
        <TextField
          {...field("competitorPrice")}
          help={form.competitorPriceHelp}
          required
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <TextField
        {...field("offerUrl")}
        optional
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
      />
      <TextField
        id={fieldId("offerFile")}
        name="offerFile"
        type="file"
        label={form.offerFile}
        optional
        help={form.offerFileHelp}
        errors={errors.offerFile}
        accept={accepted}
      />
      <PrefilledContact />
      <ContactInput asks="name" required {...field("name")} />
      <PhoneOrEmail
        // Not an email input: before hydration the browser validates this form, and it accepts only
        // Latin addresses.
        field={(name) => ({ ...field(name), ...(name === "email" ? { type: "text" } : {}) })}
        either={form.either}
      />
      <Honeypot />
      <p className="text-[0.9375rem] text-soft">
        <RichText
          parts={form.privacy({
            link: (words) => (
              <a href={paths.privacy} target="_top" className="link-quiet">
                {words}
              </a>
            ),
          })}
        />
      </p>
    </div>
  );
}
