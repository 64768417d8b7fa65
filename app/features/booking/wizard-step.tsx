import * as copy from "#copy/booking.ts";
import { PrefilledNotice } from "#forms/prefilled-contact.tsx";
import { useLazyDialog } from "#state/lazy-dialog.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { ContactStep } from "./contact-step.tsx";
import type { WizardStepProps } from "./wizard-step-props.ts";

const fetchLaterSteps = () => import("./later-steps.tsx");

const LaterSteps = lazyComponent(fetchLaterSteps);

/**
 * Loads the later steps while the shopper fills in the first one. If that fails, Next loads them
 * again.
 */
export function prefetchLaterSteps() {
  fetchLaterSteps().catch(() => {});
}

/** The fields of the current step. */
export function WizardStep(props: WizardStepProps) {
  const { stepNavigation, contact, errors } = props;
  const laterStep = stepNavigation.step > 1 ? String(stepNavigation.step) : null;
  const lazyProps = useLazyDialog({ value: laterStep, close: () => stepNavigation.go(1) });
  if (laterStep) return <LaterSteps {...lazyProps} {...props} />;
  return (
    <ContactStep
      values={contact.values}
      errors={errors}
      notice={
        contact.filled ? <PrefilledNotice kept={copy.filledKept} onClear={contact.clear} /> : null
      }
      onText={contact.type}
      onLeave={contact.leave}
    />
  );
}
