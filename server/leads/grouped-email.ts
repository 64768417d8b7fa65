import type { Email } from "#server/mail/email.ts";
import { groupEmail } from "#server/mail/group-email.ts";
import type { GroupedLead } from "#server/outbox/sink.ts";
import type { LeadKinds } from "./lead-kind.ts";

/** Returns a function that composes one email to the shop about many messages. */
export function groupedEmail(kinds: LeadKinds, siteUrl: string) {
  return (notices: readonly GroupedLead[]): Email =>
    groupEmail(
      notices.map(({ kind, ...notice }) => ({
        ...notice,
        called: kinds.get(kind)?.copy.name ?? kind,
      })),
      siteUrl,
    );
}
