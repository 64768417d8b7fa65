import { type InboxQuery, inboxViews } from "#domain/desk/inbox.ts";

/** What an address of the inbox asks for. */
export function readInboxQuery(params: URLSearchParams): InboxQuery {
  const asked = (name: string) => params.get(name)?.trim() || undefined;
  return {
    view: inboxViews.find((view) => view === params.get("view")) ?? "to_answer",
    kind: asked("kind"),
    who: asked("who"),
    q: asked("q"),
    after: asked("after"),
  };
}

/** Whether a path is the inbox's, with the desk's own prefix or without. */
export function isInbox(pathname: string): boolean {
  return /^(\/desk)?\/inbox$/.test(pathname);
}

/** The address of a list, within the desk. */
export function inboxAddress({ view, kind, who, q, after }: InboxQuery): string {
  const params = new URLSearchParams();
  if (view !== "to_answer") params.set("view", view);
  for (const [name, value] of Object.entries({ kind, who, q, after })) {
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `/inbox?${params}` : "/inbox";
}

/** The address of a lead that names the list it was opened from, which stands beside it. */
export function leadAddress(reference: string, list: InboxQuery): string {
  return inboxAddress({ ...list, after: undefined }).replace("/inbox", `/leads/${reference}`);
}
