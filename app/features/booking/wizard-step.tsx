import { FilledNotice } from "#pieces/known-contact.tsx";
import type { FormErrors } from "#state/post-lead.ts";
import { AddOnsStep } from "./add-ons-step.tsx";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import { ContactStep } from "./contact-step.tsx";
import { FinalStep } from "./final-step.tsx";
import { ItemsStep } from "./items-step.tsx";
import { ScheduleStep } from "./schedule-step.tsx";
import type { useContact } from "./use-contact.ts";
import type { useDeliveryTime } from "./use-delivery-time.ts";
import type { useStep } from "./use-step.ts";
import { words } from "./words.ts";

interface WizardStepProps {
  draft: BookingDraft;
  place: ReturnType<typeof useStep>;
  contact: ReturnType<typeof useContact>;
  delivery: ReturnType<typeof useDeliveryTime>;
  errors: FormErrors;
  onItems: (items: BookingDraft["items"]) => void;
}

/** The fields of the step the shopper is on. */
export function WizardStep({ draft, place, contact, delivery, errors, onItems }: WizardStepProps) {
  const { items, addOns, date, window } = draft;
  switch (place.step) {
    case 1:
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
    case 2:
      return <ItemsStep items={items} error={errors.items?.[0]} onChange={onItems} />;
    case 3:
      return (
        <AddOnsStep
          items={items}
          addOns={addOns}
          onChange={(changed) => changeDraft(() => ({ addOns: changed }))}
        />
      );
    case 4:
      return (
        <ScheduleStep
          state={delivery.windows}
          date={date}
          window={window}
          error={errors.window?.[0] ?? errors.date?.[0]}
          onChoose={delivery.choose}
          onRetry={delivery.reload}
        />
      );
    default:
      return (
        <FinalStep
          draft={draft}
          start={delivery.start}
          errors={errors.specialInstructions}
          onChange={(specialInstructions) => changeDraft(() => ({ specialInstructions }))}
          onEdit={place.go}
        />
      );
  }
}
