import type { SubmitEvent } from "react";
import * as copy from "#copy/booking.ts";
import { itemsProblem } from "#domain/delivery/booking-form.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { requestedDateTime } from "#formats";
import { FailureNotice } from "#forms/failure-notice.tsx";
import { useKeptStep, useResumeStep } from "#forms/kept-step.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { saveWhileTyping } from "#forms/prefilled-contact.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { totalText } from "./booking-body.ts";
import { changeDraft, fieldId, useBookingDraft } from "./booking-draft.ts";
import { BookingLayout } from "./booking-layout.tsx";
import { BookingNotLoaded } from "./booking-not-loaded.tsx";
import type { ItemsChange } from "./items-step.tsx";
import { firstStepWithErrors } from "./step-errors.ts";
import { StepFrame, StepProgress } from "./step-frame.tsx";
import { useContact } from "./use-contact.ts";
import { useDeliveryTime } from "./use-delivery-time.ts";
import { useNextStep } from "./use-next-step.ts";
import { useStep } from "./use-step.ts";
import { useStepErrors } from "./use-step-errors.ts";
import { WizardButtons } from "./wizard-buttons.tsx";
import { prefetchLaterSteps, WizardStep } from "./wizard-step.tsx";

interface WizardProps {
  /** Errors of a form that was posted without JavaScript. */
  posted?: FormErrors | undefined;
  /** The delivery windows the page was loaded with. */
  windows: readonly AvailableWindow[];
}

/**
 * The five steps of a booking (rules 10.1 and 10.2): forward only when the step is complete, back
 * at any time.
 */
export function Wizard({ posted, windows }: WizardProps) {
  const draft = useBookingDraft();
  const stepErrors = useStepErrors(posted);
  const stepNavigation = useStep(draft);
  const contact = useContact(draft, stepErrors);
  const deliveryTime = useDeliveryTime({ draft, step: stepNavigation.step, stepErrors, windows });
  const form = { ...draft, contact: contact.values };
  const { progress, busy, advance, unreachable } = useNextStep({
    form,
    stepNavigation,
    stepErrors,
    deliveryTime,
  });
  const { step, moved, go } = stepNavigation;
  const kept = useKeptStep("booking", step);
  useResumeStep(posted ? resumeStep(posted) : (kept ?? 1), go);
  const { found, fieldErrors } = stepErrors;
  const dateTime = deliveryTime.startTime && requestedDateTime(draft.date, deliveryTime.startTime);
  const total = totalText(draft);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    advance(String(new FormData(event.currentTarget).get("leave_blank") ?? ""));
  }

  function changeItems(change: ItemsChange) {
    const { items } = changeDraft((before) => ({ items: change(before.items) }));
    if (fieldErrors.items && !itemsProblem(items)) stepErrors.clearErrors();
  }

  if (unreachable) return <BookingNotLoaded href={unreachable} />;
  return (
    <form
      ref={saveContactWhileTyping}
      noValidate
      onSubmit={submit}
      onFocus={prefetchLaterSteps}
      aria-busy={busy}
      {...contact.watch}
    >
      <BookingLayout items={draft.items} addOns={draft.addOns}>
        <StepProgress step={step} />
        <div className="mt-8">
          <StepFrame step={step} takesFocus={moved}>
            {found?.step === step ? (
              <div className="mb-6">
                <ErrorSummary items={errorList(found.errors, controlId)} />
              </div>
            ) : null}
            <WizardStep
              draft={draft}
              stepNavigation={stepNavigation}
              contact={contact}
              deliveryTime={deliveryTime}
              errors={fieldErrors}
              onItems={changeItems}
            />
          </StepFrame>
          <Honeypot />
          <div className="mt-6">
            <FailureNotice progress={progress} />
          </div>
          <WizardButtons
            step={step}
            sending={busy}
            total={total}
            label={dateTime ? copy.book({ time: dateTime, total }) : copy.bookPlain}
            onPrevious={() => go(step - 1)}
          />
        </div>
      </BookingLayout>
    </form>
  );
}

/**
 * The step at which a posted form continues: the first with errors, or the second after a click on
 * Next.
 */
function resumeStep(posted: FormErrors): number {
  return firstStepWithErrors(posted)?.step ?? 2;
}

function saveContactWhileTyping(form: HTMLFormElement | null) {
  return form ? saveWhileTyping(form) : undefined;
}

/** Errors of the window belong to the same group of controls as those of the date. */
function controlId(name: string): string {
  return fieldId(name === "window" ? "date" : name);
}
