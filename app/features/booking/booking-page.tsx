import { Link } from "react-router";
import { paths } from "#app/paths.ts";
import type { OfferedWindow } from "#domain/delivery/delivery-schedule.ts";
import type { DraftState } from "#state/form-draft.ts";
import type { FormErrors } from "#state/post-lead.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { BookingTitle } from "./booking-title.tsx";
import { PlainForm } from "./plain-form.tsx";
import type { PlainValues } from "./plain-values.ts";
import { Wizard } from "./wizard.tsx";
import { words } from "./words.ts";

interface BookingPageProps {
  serverForm: DraftState;
  values: PlainValues;
  windows: readonly OfferedWindow[];
  /** Errors of a posted form. */
  errors?: FormErrors;
}

/** Booking a delivery (spec §2): the wizard, or without script one long form. */
export function BookingPage({ serverForm, values, windows, errors }: BookingPageProps) {
  const hydrated = useHydrated();
  return (
    <>
      <header>
        <Link
          to={paths.home}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
        >
          <Icon name="left" className="size-4" />
          {words.home}
        </Link>
        <BookingTitle />
      </header>
      {hydrated ? (
        <Wizard posted={errors} />
      ) : (
        <PlainForm
          serverForm={serverForm}
          values={values}
          windows={windows}
          errors={errors}
          onReplaced={keepFocus}
        />
      )}
    </>
  );
}

/** The wizard's fields have the plain form's ids: whoever was typing goes on typing. */
function keepFocus(focused: string | undefined) {
  if (focused) requestAnimationFrame(() => document.getElementById(focused)?.focus());
}
