import { quantity } from "#copy/quantity-problems.ts";
import { type DeliverySize, deliverySizes } from "#domain/delivery/delivery-price.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { paths } from "#domain/paths.ts";
import { readQuantity } from "#domain/typed-quantity.ts";
import type { DraftState } from "#forms/form-draft.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { deliverySizeCopy } from "#shop/copy/en/delivery-sizes.ts";
import { Button } from "#ui/button.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { AddOnsStep } from "./add-ons-step.tsx";
import { totalText } from "./booking-body.ts";
import { EMPTY_DRAFT, fieldId } from "./booking-draft.ts";
import { BookingLayout } from "./booking-layout.tsx";
import { ContactStep } from "./contact-step.tsx";
import { copy } from "./copy.ts";
import { FieldGroup } from "./field-group.tsx";
import { laterStepsCopy } from "./later-steps-copy.ts";
import { NEXT_BUTTON, type NoScriptValues } from "./no-script-values.ts";
import { PriceList } from "./price-list.tsx";
import { sizePrice } from "./size-tiles.tsx";
import { StepFrame, StepProgress } from "./step-frame.tsx";
import { WindowSelects } from "./window-selects.tsx";
import { WizardButtons } from "./wizard-buttons.tsx";

interface NoScriptFormProps {
  serverForm: DraftState;
  values: NoScriptValues;
  windows: readonly AvailableWindow[];
  /** Errors of a posted form. */
  errors?: FormErrors;
}

/**
 * The whole booking as one long form, which works without JavaScript and is rendered only by the
 * server. With JavaScript, only its first step shows until hydration; then the wizard replaces it
 * and adopts what was typed.
 */
export function NoScriptForm({ serverForm, values, windows, errors }: NoScriptFormProps) {
  const wasPosted = errors !== undefined;
  const later = wasPosted ? "" : "without-js";
  return (
    <form method="post" action={paths.bookDelivery} noValidate>
      <input type="hidden" name="idempotencyKey" value={serverForm.idempotencyKey} />
      <input type="hidden" name="startedAt" value={serverForm.startedAt} />
      <div className="mt-8 empty:hidden">
        <ErrorSummary items={errorList(errors, fieldId)} />
      </div>
      <BookingLayout {...EMPTY_DRAFT} aside={<PriceList />}>
        <div className="needs-js mb-8">
          <StepProgress step={1} />
        </div>
        <div className="grid gap-14">
          <StepFrame step={1}>
            <ContactStep values={values.contact} errors={errors ?? {}} />
          </StepFrame>
          <div className={`grid gap-14 ${later}`}>
            <StepFrame step={2} lead={laterStepsCopy.items.plainLead}>
              <PlainItems values={values} error={errors?.items?.[0]} wasPosted={wasPosted} />
            </StepFrame>
            <StepFrame step={3}>
              <AddOnsStep addOns={values.addOns} items={[]} />
            </StepFrame>
            <StepFrame step={4}>
              <WindowSelects
                windows={windows}
                date={values.date}
                window={values.window}
                errors={errors}
              />
            </StepFrame>
            <StepFrame step={5}>
              <TextArea
                id={fieldId("specialInstructions")}
                name="specialInstructions"
                label={laterStepsCopy.final.instructions}
                help={laterStepsCopy.final.instructionsHelp}
                errors={errors?.specialInstructions}
                optional
                rows={4}
                defaultValue={values.specialInstructions}
              />
            </StepFrame>
          </div>
          <Honeypot />
          {wasPosted ? bookButton : <noscript>{bookButton}</noscript>}
        </div>
        {wasPosted ? null : (
          <div className="needs-js">
            <WizardButtons
              step={1}
              name={NEXT_BUTTON}
              total={totalText(EMPTY_DRAFT)}
              label={copy.next}
            />
          </div>
        )}
      </BookingLayout>
    </form>
  );
}

/** Left out of a fresh page with JavaScript, where the Enter key means Next. */
const bookButton = (
  <Button type="submit" className="justify-self-start">
    {copy.bookPlain}
  </Button>
);

interface PlainItemsProps {
  values: NoScriptValues;
  error: string | undefined;
  wasPosted: boolean;
}

/**
 * One row for each size, posted as repeated fields `itemType`, `itemQuantity` and `itemNotes` (rule
 * 10.28).
 */
function PlainItems({ values, error, wasPosted }: PlainItemsProps) {
  return (
    <FieldGroup step={2} name="items" error={error}>
      {deliverySizes.map((size) => (
        <fieldset key={size} className="grid gap-4 bg-sand p-4 sm:grid-cols-[7rem_1fr] sm:p-5">
          <legend className="float-left w-full font-semibold sm:col-span-2">
            <span>{deliverySizeCopy[size].title}</span>,{" "}
            <NoTranslate>{sizePrice(size)}</NoTranslate> {laterStepsCopy.items.each}{" "}
            <span className="block text-[0.9375rem] font-normal text-soft">
              {deliverySizeCopy[size].examples}
            </span>
          </legend>
          <input type="hidden" name="itemType" value={size} />
          <TextField
            label={laterStepsCopy.items.quantity}
            name="itemQuantity"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.items[size]?.quantity ?? ""}
            errors={wasPosted ? quantityErrors(values.items[size]) : undefined}
          />
          <TextField
            label={laterStepsCopy.items.notes}
            name="itemNotes"
            defaultValue={values.items[size]?.notes ?? ""}
          />
        </fieldset>
      ))}
    </FieldGroup>
  );
}

/** Errors of a row's quantity; an empty row is valid. */
function quantityErrors(row: NoScriptValues["items"][DeliverySize]): readonly string[] | undefined {
  if (!row || (row.quantity.trim() === "" && row.notes.trim() === "")) return undefined;
  const { problem } = readQuantity(row.quantity);
  return problem ? [quantity[problem]] : undefined;
}
