import { FilledNotice } from "#forms/known-contact.tsx";
import { useLateDialog } from "#state/late-dialog.ts";
import { late } from "#ui/late.tsx";
import { ContactStep } from "./contact-step.tsx";
import type { WizardStepProps } from "./wizard-step-props.ts";
import { words } from "./words.ts";

const fetchLaterSteps = () => import("./later-steps.tsx");

const LaterSteps = late(fetchLaterSteps);

/** Has the later steps here by the time the first one is filled in; lost, they are asked for by Next. */
export function fetchStepsAhead() {
  fetchLaterSteps().catch(() => {});
}

/** The fields of the step the shopper is on. */
export function WizardStep(props: WizardStepProps) {
  const { place, contact, errors } = props;
  const later = place.step > 1 ? String(place.step) : null;
  const comes = useLateDialog({ value: later, close: () => place.go(1) });
  if (later) return <LaterSteps {...comes} {...props} />;
  return (
    <ContactStep
      values={contact.values}
      errors={errors}
      notice={
        contact.filled ? <FilledNotice kept={words.filledKept} onClear={contact.clear} /> : null
      }
      onChange={contact.type}
      onLeave={contact.leave}
    />
  );
}
