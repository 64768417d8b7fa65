import { useState } from "react";
import * as copy from "#copy/booking.ts";
import { paths } from "#domain/paths.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { useLeadSubmit } from "#forms/use-lead-submit.ts";
import { useToasts } from "#state/toast.tsx";
import { bookingBody } from "./booking-body.ts";
import { type BookingDraft, dropDraft } from "./booking-draft.ts";
import { confirmationPath, showBooked } from "./show-booked.ts";

interface BookingErrors {
  errors: FormErrors;
  conflict: boolean;
}

/**
 * Submits the booking. If it is accepted, clears the draft and shows the confirmation; otherwise
 * everything stays as it was (rules 10.21 and 10.22). Returns the errors if the server refused it.
 * `unreachable` is the confirmation's address if it couldn't be loaded.
 */
export function useSubmitBooking() {
  const { progress, send, run } = useLeadSubmit(paths.bookDelivery);
  const toasts = useToasts();
  const [unreachable, setUnreachable] = useState<string>();

  async function book(draft: BookingDraft, honeypot: string): Promise<BookingErrors | undefined> {
    const response = await send(bookingBody(draft, honeypot));
    if (response?.kind === "sent") {
      const page = confirmationPath(response.page ?? paths.home, response);
      addEventListener("pagehide", dropDraft, { once: true });
      // The form stays as it was sent until the confirmation is loaded.
      await showBooked(page);
      removeEventListener("pagehide", dropDraft);
      dropDraft();
      setUnreachable(page);
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

  return { progress, book, run, unreachable };
}
