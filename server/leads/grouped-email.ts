import { groupLetter } from "#server/mail/group-letter.ts";
import type { Letter } from "#server/mail/letter.ts";
import type { GroupedNotice } from "#server/outbox/sink.ts";
import type { LeadKinds } from "./lead-kind.ts";

/** Composes the shop's mail about many notices at once, each lead called by what its kind is. */
export function groupedEmail(kinds: LeadKinds, siteUrl: string) {
  return (notices: readonly GroupedNotice[]): Letter =>
    groupLetter(
      notices.map(({ kind, ...notice }) => ({
        ...notice,
        called: kinds.get(kind)?.words.called ?? kind,
      })),
      siteUrl,
    );
}
