import type { Finding } from "#server/doctor/check.ts";

/** Bytes that an ordinary email never exceeds, encoded. */
const TYPICAL_EMAIL_BYTES = 64 * 1024;
/**
 * Bytes of a quote request with a hundred lines and long notes in several scripts, encoded twice.
 */
const MAX_EMAIL_BYTES = 1024 * 1024;

/**
 * Checks whether the server accepts emails as large as ours; their only attachment is a calendar
 * entry.
 * @param maxBytes announced with SIZE; undefined for no limit.
 */
export function sizeFindings(maxBytes: number | undefined): Finding[] {
  if (maxBytes === undefined || maxBytes >= MAX_EMAIL_BYTES) return [];
  return [
    {
      level: maxBytes < TYPICAL_EMAIL_BYTES ? "fault" : "warning",
      seen: `the mail server takes mails of ${maxBytes} bytes at most; ours have up to ${MAX_EMAIL_BYTES}`,
      advice: "Have the limit there raised (Postfix: message_size_limit) to a megabyte or more.",
    },
  ];
}
