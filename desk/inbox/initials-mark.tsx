import type { Colleague } from "#domain/desk/inbox.ts";
import { initials } from "#domain/desk/initials.ts";
import { copy } from "./copy.ts";

/** The initials of whoever has a lead; one's own stand out. */
export function InitialsMark({ who, isMe }: { who: Colleague; isMe: boolean }) {
  return (
    <span
      className={`grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold ${isMe ? "bg-pine text-paper" : "bg-sand text-ink"}`}
      translate="no"
    >
      <span aria-hidden="true">{initials(who.name)}</span>{" "}
      <span className="sr-only">{copy.has(who.name)}</span>
    </span>
  );
}
