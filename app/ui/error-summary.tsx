import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { DomRepairBoundary } from "./dom-repair-boundary.tsx";

export interface ErrorSummaryItem {
  /** Id of the control the message is about; none for the form as a whole. */
  fieldId?: string;
  message: string;
}

interface ErrorSummaryProps {
  items: readonly ErrorSummaryItem[];
  title?: string;
}

/** Takes focus when it appears, so that nobody has to search for what went wrong (rule 17.5). */
export function ErrorSummary(props: ErrorSummaryProps) {
  return (
    <DomRepairBoundary>
      <Summary {...props} />
    </DomRepairBoundary>
  );
}

function Summary({ items, title = "Please check these" }: ErrorSummaryProps) {
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
      // In a page the server sent back, for who has no script.
      // biome-ignore lint/a11y/noAutofocus: the same place the script moves the focus to
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
 * The link's own way would be an entry of the history, without what the page keeps in its entry,
 * such as the step it is on; and it leads to under the header, with the label out of sight.
 */
function goToControl(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // A tall one from its top, where its label or message is.
  control.scrollIntoView({ block: control.offsetHeight > innerHeight / 2 ? "start" : "center" });
}

/** A phone number in it stays on one line. */
function unbroken(message: string): ReactNode {
  return message.split(/(\(\d{3}\) \d{3}-\d{4})/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words never move
    <span key={place} className={place % 2 === 1 ? "whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));
}
