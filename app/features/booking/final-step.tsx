import type { ReactNode } from "react";
import * as copy from "#copy/booking.ts";
import * as laterStepsCopy from "#copy/booking-steps.ts";
import * as addOnCopy from "#copy/delivery-add-ons.ts";
import { cityLine } from "#domain/delivery/booking-details.ts";
import type { BookingText } from "#domain/delivery/booking-schema.ts";
import { requestedDateTime } from "#formats";
import type { FormErrors } from "#forms/lead-response.ts";
import { TextArea } from "#ui/field.tsx";
import { type BookingDraft, fieldId } from "./booking-draft.ts";
import { itemLine } from "./item-line.ts";

interface FinalStepProps {
  draft: BookingDraft;
  /** Start of the chosen window, `HH:MM`; undefined while it is looked up. */
  start: string | undefined;
  errors: FormErrors;
  onChange: (changed: Partial<Record<BookingText, string>>) => void;
  onEdit: (step: number) => void;
}

/** Special instructions for the crew, and a review of the whole booking. */
export function FinalStep({ draft, start, errors, onChange, onEdit }: FinalStepProps) {
  const { contact, items, addOns, date } = draft;
  const chosen = (["whiteGlove", "packagingRemoval", "haulAway"] as const).filter(
    (name) => addOns[name] || (name === "packagingRemoval" && addOns.whiteGlove),
  );
  return (
    <div className="grid gap-8">
      <TextArea
        id={fieldId("specialInstructions")}
        label={laterStepsCopy.final.instructions}
        help={laterStepsCopy.final.instructionsHelp}
        errors={errors.specialInstructions}
        optional
        rows={4}
        text={draft.specialInstructions}
        onText={(specialInstructions) => onChange({ specialInstructions })}
      />
      <section aria-labelledby="booking-review">
        <h3 id="booking-review" className="text-h3">
          {laterStepsCopy.final.review}
        </h3>
        <dl className="mt-3 border-b border-line">
          <Reviewed step={1} onEdit={onEdit}>
            <p translate="no">{contact.fullName}</p>
            <p translate="no">{`${contact.phone}, ${contact.email}`}</p>
            <p translate="no">{`${contact.addressStreet}, ${cityLine(contact)}`}</p>
          </Reviewed>
          <Reviewed step={2} onEdit={onEdit}>
            {items.map(({ id, type, quantity, notes }) => (
              <p key={id}>
                <span>{itemLine(quantity, type)}</span>
                {notes ? <span className="text-soft">{`: ${notes}`}</span> : null}
              </p>
            ))}
          </Reviewed>
          <Reviewed step={3} onEdit={onEdit}>
            <p>
              {chosen.map((name) => addOnCopy.names[name]).join(", ") || laterStepsCopy.final.none}
            </p>
          </Reviewed>
          <Reviewed step={4} onEdit={onEdit}>
            <p className="font-semibold">{date && start ? requestedDateTime(date, start) : "…"}</p>
          </Reviewed>
        </dl>
      </section>
    </div>
  );
}

interface ReviewedProps {
  step: number;
  onEdit: (step: number) => void;
  children: ReactNode;
}

function Reviewed({ step, onEdit, children }: ReviewedProps) {
  const name = copy.steps[step - 1] ?? "";
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-4 sm:grid-cols-[11rem_1fr_auto]">
      <dt className="text-soft max-sm:col-span-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
      <dd>
        <button
          type="button"
          className="tap link-quiet font-semibold text-pine"
          aria-label={laterStepsCopy.final.editNamed({ step: name })}
          onClick={() => onEdit(step)}
        >
          {laterStepsCopy.final.edit}
        </button>
      </dd>
    </div>
  );
}
