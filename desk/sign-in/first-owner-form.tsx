import { Form } from "react-router";
import { PasskeyButton } from "#desk/passkeys/passkey-button.tsx";
import type { Refused } from "#desk/posted.server.ts";
import { formLimits } from "#domain/form-limits.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { copy } from "./copy.ts";
import { errorsOf } from "./errors-of.ts";
import { Problem } from "./problem.tsx";

interface FirstOwnerFormProps {
  newPasskey: PublicKeyCredentialCreationOptionsJSON | null;
  refused: Refused | undefined;
}

/** Makes whoever has the first link the owner. */
export function FirstOwnerForm({ newPasskey, refused }: FirstOwnerFormProps) {
  const { firstOwner } = copy;
  return (
    <Form method="post" className="grid gap-5">
      <p className="text-soft">{firstOwner.text}</p>
      <TextField
        name="name"
        label={firstOwner.name}
        autoComplete="name"
        required
        maxLength={formLimits.name}
        defaultValue={refused?.typed.name?.[0]}
        {...errorsOf(refused, "name")}
      />
      <TextField
        name="email"
        type="email"
        label={copy.email}
        autoComplete="email"
        required
        defaultValue={refused?.typed.email?.[0]}
        {...errorsOf(refused, "email")}
      />
      <Problem messages={refused?.errors.passkey} />
      <div className="grid gap-3">
        <PasskeyButton
          label={firstOwner.makePasskey}
          options={newPasskey && { make: newPasskey }}
        />
        <Button type="submit" tone="outline">
          {firstOwner.withEmail}
        </Button>
      </div>
    </Form>
  );
}
