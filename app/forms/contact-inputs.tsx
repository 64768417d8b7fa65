import type { ComponentProps } from "react";
import { TextField } from "#ui/field.tsx";

const attributes = {
  name: { autoComplete: "name", autoCapitalize: "words" },
  firstName: { autoComplete: "given-name", autoCapitalize: "words" },
  lastName: { autoComplete: "family-name", autoCapitalize: "words" },
  // A browser's own check of this type accepts Latin addresses only: the form needs `noValidate`.
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
  zip: { autoComplete: "postal-code", inputMode: "numeric" },
} as const;

export type ContactFieldName = keyof typeof attributes;

type FieldProps = ComponentProps<typeof TextField>;

/** A contact field, with the same keyboard and autofill in every form. */
export function ContactInput({ asks, ...field }: FieldProps & { asks: ContactFieldName }) {
  return <TextField enterKeyHint="next" {...attributes[asks]} {...field} />;
}

interface ReachFieldsProps {
  field: (name: "email" | "phone") => FieldProps;
}

/** Email and phone, both required. */
export function EmailAndPhone({ field }: ReachFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ContactInput asks="email" required {...field("email")} />
      <ContactInput asks="phone" required {...field("phone")} />
    </div>
  );
}

/** Phone and email, one of which is required; `either` is the text that says so. */
export function PhoneOrEmail({ field, either }: ReachFieldsProps & { either: string }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="sr-only">{either}</legend>
      <ContactInput asks="phone" help={either} {...field("phone")} />
      <ContactInput asks="email" {...field("email")} enterKeyHint="send" />
    </fieldset>
  );
}
