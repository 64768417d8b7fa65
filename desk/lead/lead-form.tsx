import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { useAnnounce } from "#desk/live/announcer.tsx";
import { focusPageHeading } from "#desk/shell/focus-page-heading.ts";
import { nameOfPost } from "#desk/waiting/copy.ts";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import type { OfferedAction } from "#domain/desk/possible-actions.ts";
import { formProblems, type Problems } from "./form-problems.ts";
import { textsOf } from "./form-texts.ts";
import { useLeadPage } from "./lead-context.ts";

interface LeadFormProps {
  action: OfferedAction | "note" | "reply" | "send_again";
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  className?: string;
  children: (shown: { problems: Problems; typed: (field: string) => string }) => ReactNode;
}

/** Milliseconds within which a second click belongs to the first. */
const doubleClickMs = 600;

const none: Problems = {};

/**
 * A form that does something with the lead. With script it shows at once and is sent when the server
 * can be reached; without, the browser posts it.
 */
export function LeadForm({ action, fields = {}, className, children }: LeadFormProps) {
  const { lead, refused } = useLeadPage();
  const { act } = useWaiting();
  const announce = useAnnounce();
  const posted = refused?.typed.action?.[0] === action ? refused : undefined;
  const [problems, setProblems] = useState<Problems>();
  const sentAt = useRef(-doubleClickMs);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.timeStamp - sentAt.current < doubleClickMs) return;
    const form = event.currentTarget;
    const sent = textsOf(form);
    const found = formProblems(sent);
    setProblems(found ?? none);
    if (found) {
      const field = form.elements.namedItem(Object.keys(found)[0] ?? "");
      const control = field instanceof RadioNodeList ? field[0] : field;
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const { version: _, ...texts } = sent;
    act(lead, texts);
    sentAt.current = event.timeStamp;
    form.reset();
    announce(`${nameOfPost(texts)}: ${lead.name}`);
    // The button may be gone, since the lead can't be taken twice.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusPageHeading();
    });
  };

  return (
    <form method="post" onSubmit={onSubmit} className={className} noValidate>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="version" value={lead.version} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({
        problems: problems ?? posted?.errors ?? none,
        typed: (field) => posted?.typed[field]?.[0] ?? "",
      })}
    </form>
  );
}
