import { hexSignature, isHexSignature } from "#server/platform/hex-signature.ts";

const MS_PER_HOUR = 3_600_000;
/** How many hours an address confirms a lead. */
const VALID_HOURS = 24;

/**
 * The query of an address that confirms a lead, `sent=Q-7K3M9&proof=…`. Signs reference and hour,
 * so that it can't be forged for a made-up lead (rule 14.12).
 */
export function confirmationQuery(reference: string, now: Date, linkSecret: string): string {
  const hour = hourOf(now);
  const proof = `${hour.toString(36)}-${hexSignature(signedText(reference, hour), linkSecret)}`;
  return String(new URLSearchParams({ sent: reference, proof }));
}

/**
 * The reference an address confirms, if it was signed within the last day; undefined otherwise.
 * Doesn't read the database, so it never reveals whether a reference exists.
 */
export function readConfirmation(
  params: URLSearchParams,
  now: Date,
  linkSecret: string,
): string | undefined {
  const reference = params.get("sent") ?? "";
  const match = /^([0-9a-z]{1,8})-([0-9a-f]+)$/.exec(params.get("proof") ?? "");
  const [, hourText = "", given = ""] = match ?? [];
  const hour = Number.parseInt(hourText, 36);
  if (!isHexSignature(given, signedText(reference, hour), linkSecret)) return undefined;
  // Another machine's clock may be slightly ahead of ours.
  const age = hourOf(now) - hour;
  return age >= -1 && age <= VALID_HOURS ? reference : undefined;
}

function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / MS_PER_HOUR);
}

function signedText(reference: string, hour: number): string {
  return `sent ${reference} ${hour}`;
}
