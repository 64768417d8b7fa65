import { useNavigate } from "react-router";
import { paths } from "#domain/paths.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { useLeadSubmit } from "#forms/use-lead-submit.ts";
import { useToasts } from "#state/toast.tsx";
import { bookingBody } from "./booking-body.ts";
import { type BookingDraft, dropDraft } from "./booking-draft.ts";
import { confirmationPath } from "./confirmation-path.ts";
import { copy } from "./copy.ts";

interface BookingErrors {
  errors: FormErrors;
  conflict: boolean;
}

/**
 * Submits the booking. If it is accepted, clears the draft and shows the confirmation; otherwise
 * everything stays as it was (rules 10.21 and 10.22). Returns the errors if the server refused it.
 */
export function useSubmitBooking() {
  const { progress, send, run } = useLeadSubmit(paths.bookDelivery);
  const toasts = useToasts();
  const navigate = useNavigate();

  async function book(
    draft: BookingDraft,
    hold: string | undefined,
    honeypot: string,
  ): Promise<BookingErrors | undefined> {
    const response = await send(bookingBody(draft, hold, honeypot));
    if (response?.kind === "sent") {
      toasts.show({ title: copy.confirmed.title, description: copy.confirmed.text });
      const page = confirmationPath(response.page ?? paths.home, response);
      // If the next page's script can't be loaded, the browser loads the current address: it must
      // be the booking's page.
      history.replaceState(history.state, "", page);
      addEventListener("pagehide", dropDraft, { once: true });
      // The form stays as it was sent until the confirmation page is loaded.
      await navigate(page, { replace: true });
      removeEventListener("pagehide", dropDraft);
      dropDraft();
    }
    if (response?.kind === "failed") {
      toasts.show({ title: copy.failed.title, description: copy.failed.text, tone: "error" });
    }
    if (response?.kind !== "refused") return undefined;
    const { errors, conflict = false } = response;
    const firstError = Object.values(errors).flat().find(Boolean);
    toasts.show({
      title: conflict ? copy.failed.title : copy.incomplete.title,
      description: firstError ?? copy.failed.text,
      tone: "error",
    });
    return { errors, conflict };
  }

  return { progress, book, run };
}
