import { AddOnsStep } from "./add-ons-step.tsx";
import { changeDraft } from "./booking-draft.ts";
import { FinalStep } from "./final-step.tsx";
import { ItemsStep } from "./items-step.tsx";
import { ScheduleStep } from "./schedule-step.tsx";
import type { WizardStepProps } from "./wizard-step-props.ts";

/** The fields of every step but the first; loaded while the shopper fills in that one. */
export default function LaterSteps({
  draft,
  stepNavigation,
  deliveryTime,
  errors,
  onItems,
}: WizardStepProps) {
  const { items, addOns, date, window } = draft;
  switch (stepNavigation.step) {
    case 2:
      return <ItemsStep items={items} error={errors.items?.[0]} onChange={onItems} />;
    case 3:
      return (
        <AddOnsStep
          items={items}
          addOns={addOns}
          onChange={(changed) =>
            changeDraft((before) => ({ addOns: { ...before.addOns, ...changed } }))
          }
        />
      );
    case 4:
      return (
        <ScheduleStep
          windows={deliveryTime.windows}
          date={date}
          window={window}
          error={errors.window?.[0] ?? errors.date?.[0]}
          onChoose={deliveryTime.chooseWindow}
        />
      );
    default:
      return (
        <FinalStep
          draft={draft}
          start={deliveryTime.startTime}
          errors={errors}
          onChange={(changed) => changeDraft(() => changed)}
          onEdit={stepNavigation.go}
        />
      );
  }
}
