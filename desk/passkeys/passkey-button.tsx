import { type ComponentProps, useState } from "react";
import { useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { usePasskeys } from "./use-passkeys.ts";

interface PasskeyButtonProps extends Pick<ComponentProps<typeof Button>, "tone" | "className"> {
  label: string;
  /** What the browser is asked for; null where passkeys can't be offered. */
  options:
    | { use: PublicKeyCredentialRequestOptionsJSON }
    | { make: PublicKeyCredentialCreationOptionsJSON }
    | null;
  /** Sent with the passkey, as `action`. */
  action?: string;
}

/**
 * Asks the browser for a passkey, then sends its form with it. Missing where the browser has no
 * passkeys; the form then has another way.
 */
export function PasskeyButton({ label, options, action, ...look }: PasskeyButtonProps) {
  const isSupported = usePasskeys();
  const submit = useSubmit();
  const [failed, setFailed] = useState(false);
  if (!isSupported || !options) return null;
  const ask = async (form: HTMLFormElement) => {
    if (!form.reportValidity()) return;
    setFailed(false);
    const posted = new FormData(form);
    if (action) posted.set("action", action);
    try {
      posted.set("passkey", await answer(options, posted));
      submit(posted, { method: "post" });
    } catch {
      // Whoever closes the browser's dialog sees that nothing happened.
      setFailed(true);
    }
  };
  return (
    <>
      <Button
        {...look}
        onClick={({ currentTarget }) => currentTarget.form && ask(currentTarget.form)}
      >
        {label}
      </Button>
      <p role="status" className="text-soft empty:hidden">
        {failed ? "That didn't work. Please try again, or use your email." : null}
      </p>
    </>
  );
}

type Asked = NonNullable<PasskeyButtonProps["options"]>;

/** The browser's answer as JSON. A new passkey is named like the form's fields, if it has any. */
async function answer(options: Asked, form: FormData): Promise<string> {
  if ("use" in options) {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.use);
    return asText(await navigator.credentials.get({ publicKey }));
  }
  const { user } = options.make;
  const typed = (name: "email" | "name", otherwise: string) =>
    String(form.get(name) ?? "") || otherwise;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    ...options.make,
    user: {
      ...user,
      name: typed("email", user.name),
      displayName: typed("name", user.displayName),
    },
  });
  return asText(await navigator.credentials.create({ publicKey }));
}

function asText(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("No passkey was given.");
  return JSON.stringify(credential.toJSON());
}
