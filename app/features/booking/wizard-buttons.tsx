import * as copy from "#copy/booking.ts";
import { BOOKING_STEPS } from "#domain/delivery/booking-form.ts";
import { reserveBarSpace } from "#ui/bar-height.ts";
import { Button } from "#ui/button.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";

interface WizardButtonsProps {
  step: number;
  /** Name of the submit button, for a form that is posted. */
  name?: string;
  sending?: boolean;
  total: string;
  /** Label of the last step's button. */
  label: string;
  /** Undefined before hydration. */
  onPrevious?: () => void;
}

/** Previous and Next (rule 10.20); on phones a bar fixed to the bottom, within reach of a thumb. */
export function WizardButtons(props: WizardButtonsProps) {
  const { step, name, sending = false, total, label, onPrevious } = props;
  const last = step === BOOKING_STEPS;
  return (
    <div
      ref={reserveBarSpace}
      data-bottom-bar
      className="max-md:foot-bar max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:pt-2.5 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))] max-md:shadow-float md:mt-10"
    >
      <p className="mb-2 flex justify-between md:hidden">
        <span className="text-soft">{copy.quote.total}</span>{" "}
        <NoTranslate className="font-semibold tabular-nums">{total}</NoTranslate>
      </p>
      <div className="grid grid-cols-[auto_1fr] gap-3 md:flex md:justify-between">
        <Button tone="quiet" disabled={step === 1 || sending} onClick={onPrevious}>
          {copy.previous}
        </Button>{" "}
        <Button
          type="submit"
          name={name}
          aria-disabled={sending}
          className="max-md:px-3 md:min-w-40"
        >
          {last ? (sending ? copy.booking : label) : copy.next}
        </Button>
      </div>
    </div>
  );
}
