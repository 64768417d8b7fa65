import { useCallback } from "react";
import * as copy from "#copy/booking.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { paths } from "#domain/paths.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { Icon } from "#ui/icon.tsx";
import { ServerPart } from "#ui/server-part.tsx";
import { BookingTitle } from "./booking-title.tsx";
import { adoptNoScriptForm } from "./no-script-values.ts";
import { SERVER_FORM_ID, useWizardReady } from "./use-wizard-ready.ts";
import { Wizard } from "./wizard.tsx";

interface BookingPageProps {
  windows: readonly AvailableWindow[];
  /** Errors of a posted form. */
  errors?: FormErrors;
}

/**
 * The page to book a delivery (rules 10.1 and 10.28): the wizard, or one long form without
 * JavaScript.
 */
export function BookingPage({ windows, errors }: BookingPageProps) {
  const wizardReady = useWizardReady();
  const wasPosted = errors !== undefined;
  const adoptWhenRemoved = useCallback(
    (form: HTMLDivElement | null) => () => adoptTyped(form?.querySelector("form"), wasPosted),
    [wasPosted],
  );
  return (
    <>
      <header>
        <a
          href={paths.home}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
        >
          <Icon name="left" className="size-4" />
          {copy.home}
        </a>
        <BookingTitle />
      </header>
      {wizardReady ? (
        <Wizard posted={errors} windows={windows} />
      ) : (
        <div ref={adoptWhenRemoved}>
          <ServerPart id={SERVER_FORM_ID} />
        </div>
      )}
    </>
  );
}

/**
 * Copies what was typed into the server-rendered form to the wizard that replaces it. Its fields
 * have the same ids, so the focused field keeps focus and caret.
 */
function adoptTyped(form: HTMLFormElement | null | undefined, wasPosted: boolean) {
  if (!form) return;
  adoptNoScriptForm(form, wasPosted);
  const { activeElement } = document;
  if (!form.contains(activeElement)) return;
  // A microtask runs once the wizard is in the document and before the next key press.
  queueMicrotask(() => moveFocus(activeElement));
}

function moveFocus(from: Element | null) {
  const to = from?.id ? document.getElementById(from.id) : null;
  to?.focus();
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  // Null in a field whose type has no caret position, such as an email address.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}
