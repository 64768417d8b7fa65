import { Form } from "react-router";
import { PasskeyButton } from "#desk/passkeys/passkey-button.tsx";
import type { Refused } from "#desk/posted.server.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { copy } from "./copy.ts";
import { errorsOf } from "./errors-of.ts";
import { Problem } from "./problem.tsx";
import type { SignInData } from "./sign-in-data.server.ts";

/** Signs in with a passkey, or asks for a link by email. */
export function SignInForm({
  passkey,
  next,
  sent,
  refused,
}: SignInData & { refused: Refused | undefined }) {
  return (
    <>
      {sent ? <p role="status">{copy.sent(sent)}</p> : null}
      <Form method="post" className="grid gap-5 empty:hidden">
        <input type="hidden" name="next" value={next} />
        <PasskeyButton
          label={copy.withPasskey}
          options={passkey && { use: passkey }}
          action="passkey"
        />
        <Problem messages={refused?.errors.passkey} />
      </Form>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <TextField
          name="email"
          type="email"
          label={copy.email}
          autoComplete="email"
          required
          defaultValue={refused?.typed.email?.[0]}
          {...errorsOf(refused, "email")}
        />
        <Button type="submit" tone="outline">
          {copy.emailLink}
        </Button>
      </Form>
      <p className="text-soft">{copy.askOwner}</p>
    </>
  );
}
