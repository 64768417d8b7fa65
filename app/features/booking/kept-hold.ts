import { newKey } from "#state/new-key.ts";
import { changeDraft, type KeptHold, latestDraft } from "./booking-draft.ts";

const thisTab = newKey();

/** Whether this tab counts on the hold, so that no other may give it back. */
export function countsOn({ tabs }: KeptHold): boolean {
  return tabs.includes(thisTab);
}

/** Keeps a hold beside the draft, and that this tab counts on it. */
export function keepHold({ id, until }: Pick<KeptHold, "id" | "until">): void {
  changeDraft(({ hold }) => ({
    hold: { id, until, tabs: [...new Set([...(hold?.tabs ?? []), thisTab])] },
  }));
}

/** Forgets a hold, unless it was made longer or replaced meanwhile. */
export function forgetHold(gone: KeptHold): void {
  const { hold } = latestDraft();
  if (hold?.id === gone.id && hold.until === gone.until) changeDraft(() => ({ hold: undefined }));
}

/** This tab is left. Answers the hold's id when no other tab counts on it: it is to be given back. */
export function leaveHold(): string | undefined {
  const { hold } = latestDraft();
  if (!hold || !countsOn(hold)) return undefined;
  const tabs = hold.tabs.filter((tab) => tab !== thisTab);
  changeDraft(() => ({ hold: tabs.length > 0 ? { ...hold, tabs } : undefined }));
  return tabs.length > 0 ? undefined : hold.id;
}
