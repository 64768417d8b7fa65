/** What a sign-in link is for; opening its page changes nothing. */
export type LinkPage =
  | { kind: "member"; name: string }
  | {
      kind: "first_owner";
      /** What the browser needs to make a passkey; undefined where passkeys can't be offered. */
      newPasskey: PublicKeyCredentialCreationOptionsJSON | undefined;
    }
  | { kind: "ended" };

/** What the desk's pages may use for someone who isn't signed in. */
export interface VisitorServices {
  link(token: string): Promise<LinkPage>;
  /** What the browser needs to sign in with a passkey; undefined where passkeys can't be offered. */
  signInWithPasskey(): Promise<PublicKeyCredentialRequestOptionsJSON | undefined>;
}
