import type { Finding } from "#server/doctor/check.ts";

/** Bytes of an ordinary mail, encoded, with room to spare. */
const ORDINARY_MAIL = 64 * 1024;
/** Bytes of a request with a hundred lines and long notes in several scripts, encoded twice. */
const LARGEST_MAIL = 1024 * 1024;

/**
 * Whether the server takes mails as large as ours get; they have no attachments but a calendar entry.
 * @param largest bytes it announced with SIZE; undefined for no limit.
 */
export function sizeFindings(largest: number | undefined): Finding[] {
  if (largest === undefined || largest >= LARGEST_MAIL) return [];
  return [
    {
      level: largest < ORDINARY_MAIL ? "fault" : "warning",
      seen: `the mail server takes mails of ${largest} bytes at most; ours have up to ${LARGEST_MAIL}`,
      advice: "Have the limit there raised (Postfix: message_size_limit) to a megabyte or more.",
    },
  ];
}
