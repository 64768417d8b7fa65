import { isIP } from "node:net";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { newChallenge, takeChallenge } from "./challenge.ts";

/**
 * EdDSA, ES256 and RS256, which every browser has one of. The library's own list asks Node for an
 * algorithm that is experimental there, which prints a warning.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

export interface PasskeyDeps {
  store: Store;
  siteUrl: string;
  /** Signs challenges. */
  linkSecret: string;
}

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  browser: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/**
 * Whether browsers can have passkeys for the site: they bind them to a name, not to an address (rule
 * 18.6).
 */
export function offersPasskeys({ siteUrl }: Pick<PasskeyDeps, "siteUrl">): boolean {
  const { hostname, protocol } = new URL(siteUrl);
  const isSecure = protocol === "https:" || hostname === "localhost";
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
}

/** What the browser's `navigator.credentials.get` needs to sign someone in, as JSON. */
export async function signInOptions(
  { siteUrl, linkSecret }: PasskeyDeps,
  now: Date,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: new URL(siteUrl).hostname,
    challenge: bytesOf(newChallenge(linkSecret, now)),
    userVerification: "required",
  });
  return options;
}

/** What the browser's `navigator.credentials.create` needs to make a passkey, as JSON. */
export async function newPasskeyOptions(
  { siteUrl, linkSecret, store }: PasskeyDeps,
  member: { id?: string; email: string; name: string },
  now: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const existing = member.id ? await listPasskeys(store.queries, member.id) : [];
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: facts.name,
    rpID: new URL(siteUrl).hostname,
    userName: member.email,
    userDisplayName: member.name,
    ...(member.id ? { userID: bytesOf(Buffer.from(member.id).toString("base64url")) } : {}),
    challenge: bytesOf(newChallenge(linkSecret, now)),
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return options;
}

/**
 * Reads a passkey that a browser has just made.
 * @param posted the browser's response as JSON
 * @returns undefined unless it answers our challenge for our site
 */
export async function readNewPasskey(
  deps: PasskeyDeps,
  posted: string,
  now: Date,
): Promise<WebAuthnCredential | undefined> {
  const response = parsed<RegistrationResponseJSON>(posted);
  if (!response) return undefined;
  const verified = await verifyRegistrationResponse({
    response,
    supportedAlgorithmIDs,
    ...expected(deps, now),
  }).catch(() => undefined);
  return verified?.registrationInfo?.credential;
}

/** Stores a passkey; one that is stored already belongs to whoever had it first. */
export async function addPasskey(
  store: Store,
  credential: WebAuthnCredential,
  { memberId, browser }: { memberId: string; browser: string },
  now: Date,
): Promise<void> {
  await store.write((transaction) =>
    transaction
      .insertInto("passkeys")
      .values({
        id: credential.id,
        member_id: memberId,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        browser: browser.slice(0, 300),
        created_at: now.toISOString(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute(),
  );
}

/**
 * Whose passkey answered our challenge.
 * @param posted the browser's response as JSON
 * @returns undefined for an unknown passkey or an answer that doesn't hold
 */
export async function memberOfPasskey(
  deps: PasskeyDeps,
  posted: string,
  now: Date,
): Promise<string | undefined> {
  const response = parsed<AuthenticationResponseJSON>(posted);
  if (typeof response?.id !== "string") return undefined;
  const stored = await deps.store.queries
    .selectFrom("passkeys")
    .selectAll()
    .where("id", "=", response.id)
    .executeTakeFirst();
  if (!stored) return undefined;
  const { id, counter, public_key } = stored;
  const credential = { id, counter, publicKey: bytesOf(public_key) };
  const verified = await verifyAuthenticationResponse({
    response,
    credential,
    ...expected(deps, now),
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  await deps.store.write((transaction) =>
    transaction
      .updateTable("passkeys")
      .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now.toISOString() })
      .where("id", "=", id)
      .execute(),
  );
  return stored.member_id;
}

export async function listPasskeys(queries: Queries, memberId: string): Promise<Passkey[]> {
  const rows = await queries
    .selectFrom("passkeys")
    .select(["id", "browser", "created_at", "last_used_at"])
    .where("member_id", "=", memberId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ id, browser, created_at, last_used_at }) => {
    return { id, browser, createdAt: created_at, lastUsedAt: last_used_at };
  });
}

export async function removePasskey(store: Store, memberId: string, id: string): Promise<void> {
  await store.write((transaction) =>
    transaction
      .deleteFrom("passkeys")
      .where("member_id", "=", memberId)
      .where("id", "=", id)
      .execute(),
  );
}

/** What both answers must hold to. */
function expected({ store, siteUrl, linkSecret }: PasskeyDeps, now: Date) {
  return {
    expectedChallenge: (challenge: string) =>
      takeChallenge(store, challenge, { secret: linkSecret, now }),
    expectedOrigin: siteUrl,
    expectedRPID: new URL(siteUrl).hostname,
    requireUserVerification: true,
  };
}

function parsed<T>(posted: string): T | undefined {
  try {
    return JSON.parse(posted) as T;
  } catch {
    return undefined;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, "base64url"));
}
