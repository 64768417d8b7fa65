import { createHmac, timingSafeEqual } from "node:crypto";

const HEX_OF_MAC = 32;
const MS_PER_HOUR = 3_600_000;
/** Hours for which an address goes on confirming what was sent. */
const VALID_HOURS = 24;

/**
 * The query of an address that confirms a lead, `sent=Q-7K3M9&proof=…`: signed over reference and
 * hour, so that nobody can make one for a lead of their own invention (rule 14.12).
 */
export function confirmationQuery(reference: string, now: Date, linkSecret: string): string {
  const hour = hourOf(now);
  const proof = `${hour.toString(36)}-${signature(reference, hour, linkSecret)}`;
  return String(new URLSearchParams({ sent: reference, proof }));
}

/**
 * The reference an address confirms, if we signed it within the last day; undefined for anything
 * else. Nothing is looked up: whether a reference exists cannot be learned from it.
 */
export function readConfirmation(
  params: URLSearchParams,
  now: Date,
  linkSecret: string,
): string | undefined {
  const reference = params.get("sent") ?? "";
  const match = /^([0-9a-z]{1,8})-([0-9a-f]+)$/.exec(params.get("proof") ?? "");
  const [, hourText = "", given = ""] = match ?? [];
  if (given.length !== HEX_OF_MAC) return undefined;
  const hour = Number.parseInt(hourText, 36);
  const wanted = signature(reference, hour, linkSecret);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(wanted))) return undefined;
  // Another server's clock may be a little ahead of ours.
  const age = hourOf(now) - hour;
  return age >= -1 && age <= VALID_HOURS ? reference : undefined;
}

function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / MS_PER_HOUR);
}

function signature(reference: string, hour: number, linkSecret: string): string {
  const mac = createHmac("sha256", linkSecret).update(`sent ${reference} ${hour}`).digest("hex");
  return mac.slice(0, HEX_OF_MAC);
}
