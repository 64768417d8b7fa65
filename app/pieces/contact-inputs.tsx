import type { ComponentProps } from "react";
import { formLimits } from "#domain/form-limits.ts";
import { TextField } from "#ui/field.tsx";

const asked = {
  name: { autoComplete: "name", autoCapitalize: "words", maxLength: formLimits.name },
  firstName: {
    autoComplete: "given-name",
    autoCapitalize: "words",
    maxLength: formLimits.halfName,
  },
  lastName: {
    autoComplete: "family-name",
    autoCapitalize: "words",
    maxLength: formLimits.halfName,
  },
  email: { type: "email", autoComplete: "email", inputMode: "email", maxLength: formLimits.email },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel", maxLength: formLimits.phone },
  zip: { autoComplete: "postal-code", inputMode: "numeric", maxLength: formLimits.zip },
} as const;

export type ContactQuestion = keyof typeof asked;

type FieldProps = ComponentProps<typeof TextField>;

/** A field that asks who somebody is, with the right keyboard and autofill in every form. */
export function ContactInput({ asks, ...field }: FieldProps & { asks: ContactQuestion }) {
  return <TextField enterKeyHint="next" {...asked[asks]} {...field} />;
}

interface ReachFieldsProps {
  field: (name: "email" | "phone") => FieldProps;
}

/** E-mail and phone, both required. */
export function EmailAndPhone({ field }: ReachFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ContactInput asks="email" required {...field("email")} />
      <ContactInput asks="phone" required {...field("phone")} />
    </div>
  );
}

/** Phone and e-mail, of which one is enough; `either` says so. */
export function PhoneOrEmail({ field, either }: ReachFieldsProps & { either: string }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="sr-only">{either}</legend>
      <ContactInput asks="phone" help={either} {...field("phone")} />
      <ContactInput asks="email" {...field("email")} enterKeyHint="send" />
    </fieldset>
  );
}
