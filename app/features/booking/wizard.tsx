import { type FocusEvent, type SubmitEvent, useCallback, useState } from "react";
import {
  BOOKING_STEPS,
  type ContactField,
  contactProblem,
  firstOpenStep,
  stepProblems,
} from "#domain/delivery/booking-form.ts";
import { requestedDateTime } from "#domain/delivery/delivery-date.ts";
import type { OfferedWindow } from "#domain/delivery/delivery-schedule.ts";
import { FailureNotice } from "#pieces/failure-notice.tsx";
import { FilledNotice, rememberTyped } from "#pieces/known-contact.tsx";
import type { FormErrors } from "#state/post-lead.ts";
import { useToasts } from "#state/toast.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { useLeftForButton } from "#ui/left-for-button.ts";
import { AddOnsStep } from "./add-ons-step.tsx";
import { totalText } from "./booking-body.ts";
import { changeDraft, useBookingDraft } from "./booking-draft.ts";
import { BookingLayout } from "./booking-layout.tsx";
import { ContactStep } from "./contact-step.tsx";
import { fieldId } from "./field-id.ts";
import { FinalStep } from "./final-step.tsx";
import { HoldNotice } from "./hold-notice.tsx";
import { ItemsStep } from "./items-step.tsx";
import { ScheduleStep } from "./schedule-step.tsx";
import { StepFrame, StepProgress } from "./step-frame.tsx";
import { useBook } from "./use-book.ts";
import { offeredWindow, useChoice } from "./use-choice.ts";
import { useHold } from "./use-hold.ts";
import { useKnownAddress } from "./use-known-address.ts";
import { useStep } from "./use-step.ts";
import { useWindows } from "./use-windows.ts";
import { WizardButtons } from "./wizard-buttons.tsx";
import { words } from "./words.ts";

const noErrors: FormErrors = {};

/** The five steps (spec §2, §4): forward only when the step is complete, back any time. */
export function Wizard({ initialErrors = noErrors }: { initialErrors?: FormErrors }) {
  const draft = useBookingDraft();
  const { step, moved, go } = useStep(draft);
  const { state: windows, reload } = useWindows(step >= 4);
  const offered = offeredWindow(windows, draft);
  const { hold, take } = useHold(draft, step >= 4 && windows.status === "ready");
  const [errors, setErrors] = useState<FormErrors>(initialErrors);
  const { contact, filled, typed, clear } = useKnownAddress(draft.contact);
  const { watch, isLeftForButton } = useLeftForButton();
  const toasts = useToasts();
  const { progress, book } = useBook();
  // Once it is sent the confirmation is on its way here.
  const busy = progress.status !== "editing";
  const onOver = useCallback(() => setErrors({ date: [words.schedule.over] }), []);
  const onTaken = useCallback(() => {
    reload();
    setErrors({ date: [words.hold.taken] });
    focusLater("date");
  }, [reload]);
  const start = useChoice({ draft, windows, offered, hold, onOver, onTaken });
  const time = start && requestedDateTime(draft.date, start);

  function refuse(at: number, found: FormErrors) {
    setErrors(found);
    if (at !== step) go(at);
    toasts.show({
      title: words.incomplete.title,
      ...(at >= 4 ? { description: words.incomplete.text } : {}),
      tone: "error",
    });
    focusLater(Object.keys(found)[0]);
  }

  function typeContact(field: ContactField, value: string) {
    changeDraft((before) => ({ contact: { ...before.contact, [field]: value } }));
    typed(field);
    // What was put right is right at once; what isn't yet is left in peace until the field is left.
    if (errors[field] && !contactProblem(field, value)) {
      setErrors((before) => ({ ...before, [field]: undefined }));
    }
  }

  function leaveField(field: ContactField, event: FocusEvent) {
    // Next looks at every field.
    if (isLeftForButton(event)) return;
    const value = contact[field];
    const problem = value.trim() === "" ? undefined : contactProblem(field, value);
    setErrors((before) => ({ ...before, [field]: problem ? [problem] : undefined }));
  }

  function chooseWindow({ date, window, start: at }: OfferedWindow) {
    changeDraft(() => ({ date, window, start: at }));
    take();
    setErrors(noErrors);
    toasts.show({
      title: words.schedule.selected,
      description: requestedDateTime(date, at),
    });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const problems = asErrors(stepProblems(step, { ...draft, contact }));
    if (Object.keys(problems).length > 0) return refuse(step, problems);
    setErrors(noErrors);
    toasts.mended();
    // Going on with what was filled in makes it the booking's own.
    if (step === 1) changeDraft(() => ({ contact }));
    if (step < BOOKING_STEPS) return go(step + 1);
    const open = firstOpenStep(draft);
    if (open) return refuse(open, asErrors(stepProblems(open, draft)));
    const honeypot = String(new FormData(event.currentTarget).get("leave_blank") ?? "");
    const held = hold.status === "held" ? hold.id : undefined;
    const refused = await book(draft, held, honeypot);
    if (!refused) return;
    setErrors(refused.errors);
    if (refused.conflict) {
      changeDraft(() => ({ window: "", start: "" }));
      reload();
    }
    const at = stepOf(refused.errors);
    if (at !== step) go(at);
  }

  const first = (name: string) => errors[name]?.[0];
  const buttons = (
    <WizardButtons
      step={step}
      sending={busy}
      total={totalText(draft)}
      label={time ? words.book(time, totalText(draft)) : words.bookPlain}
      onPrevious={() => go(step - 1)}
    />
  );
  return (
    <form ref={rememberTypedIn} noValidate onSubmit={submit} aria-busy={busy} {...watch}>
      <BookingLayout items={draft.items} addOns={draft.addOns}>
        <StepProgress step={step} />
        <div className="mt-8">
          {first("form") ? (
            <p role="alert" className="mb-6 border-l-4 border-clay bg-white py-3 pr-4 pl-5">
              {first("form")}
            </p>
          ) : null}
          <StepFrame step={step} takesFocus={moved}>
            {step === 1 ? (
              <ContactStep
                values={contact}
                errors={errors}
                notice={filled ? <FilledNotice kept={words.filledKept} onClear={clear} /> : null}
                onChange={typeContact}
                onLeave={leaveField}
              />
            ) : null}
            {step === 2 ? (
              <ItemsStep
                items={draft.items}
                error={first("items")}
                onChange={(items) => changeDraft(() => ({ items }))}
              />
            ) : null}
            {step === 3 ? (
              <AddOnsStep
                items={draft.items}
                addOns={draft.addOns}
                onChange={(addOns) => changeDraft(() => ({ addOns }))}
              />
            ) : null}
            {step === 4 ? (
              <ScheduleStep
                state={windows}
                date={draft.date}
                window={draft.window}
                error={first("window") ?? first("date")}
                onChoose={chooseWindow}
                onRetry={reload}
              />
            ) : null}
            {step === 5 ? (
              <FinalStep
                draft={draft}
                start={start}
                onChange={(specialInstructions) => changeDraft(() => ({ specialInstructions }))}
                onEdit={go}
              />
            ) : null}
          </StepFrame>
          {step >= 4 ? <HoldNotice hold={hold} onExtend={take} /> : null}
          <Honeypot />
          <div className="mt-6">
            <FailureNotice progress={progress} />
          </div>
          {buttons}
        </div>
      </BookingLayout>
    </form>
  );
}

function rememberTypedIn(form: HTMLFormElement | null) {
  return form ? rememberTyped(form) : undefined;
}

function asErrors(problems: Partial<Record<string, string>>): FormErrors {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, problem ? [problem] : undefined]),
  );
}

/** The step a refused answer is about. */
function stepOf(errors: FormErrors): number {
  const names = Object.keys(errors);
  if (names.some((name) => name === "items")) return 2;
  if (names.some((name) => name === "date" || name === "window")) return 4;
  return names.every((name) => name === "form" || name === "specialInstructions") ? 5 : 1;
}

/** Once the step with the field has been drawn. */
function focusLater(name: string | undefined) {
  if (!name) return;
  requestAnimationFrame(() => {
    const control = document.getElementById(fieldId(name));
    if (!control) return;
    control.focus({ preventScroll: true });
    // Not just under the edge, where the header or the phone's bar would cover it; a tall part from its top, where the message is.
    control.scrollIntoView({ block: control.offsetHeight > innerHeight / 2 ? "start" : "center" });
  });
}
