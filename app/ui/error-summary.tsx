import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import * as copy from "#copy/ui.ts";
import { DomRepairBoundary } from "./dom-repair-boundary.tsx";

export interface ErrorSummaryItem {
  /** Id of the control the message is about; absent for the form as a whole. */
  fieldId?: string;
  message: string;
}

interface ErrorSummaryProps {
  items: readonly ErrorSummaryItem[];
  title?: string;
}

/** A form's errors as links to its fields; takes focus when it appears (rule 17.5). */
export function ErrorSummary(props: ErrorSummaryProps) {
  return (
    <DomRepairBoundary>
      <Summary {...props} />
    </DomRepairBoundary>
  );
}

function Summary({ items, title = copy.checkThese }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (items.length > 0) box.current?.focus();
  }, [items]);
  if (items.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // For pages rendered by the server after a post without JavaScript.
      // biome-ignore lint/a11y/noAutofocus: the same element the script moves the focus to
      autoFocus
      className="rounded-surface border-2 border-clay bg-white p-5"
    >
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-2 list-disc pl-5">
        {items.map(({ fieldId, message }) => (
          <li key={`${fieldId}${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => goToControl(event, fieldId)}
                className="link-quiet font-medium text-clay"
              >
                {unbroken(message)}
              </a>
            ) : (
              unbroken(message)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Focuses a field. Following the link instead would push a history entry without the page's state,
 * such as its step, and scroll the field's label under the header.
 */
function goToControl(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // A tall control is shown from its top, where its label or message is.
  control.scrollIntoView({ block: control.offsetHeight > innerHeight / 2 ? "start" : "center" });
}

/** Keeps phone numbers in a message on one line. */
function unbroken(message: string): ReactNode {
  return message.split(/(\(\d{3}\) \d{3}-\d{4})/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
    <span key={index} className={index % 2 === 1 ? "whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));
}
