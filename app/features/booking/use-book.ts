import { useNavigate } from "react-router";
import { paths } from "#domain/paths.ts";
import type { FormErrors } from "#forms/post-lead.ts";
import { useLeadSubmit } from "#forms/use-lead-submit.ts";
import { useToasts } from "#state/toast.tsx";
import { bookedAt } from "./booked-at.ts";
import { bookingBody } from "./booking-body.ts";
import { type BookingDraft, dropDraft } from "./booking-draft.ts";
import { words } from "./words.ts";

interface RefusedBooking {
  errors: FormErrors;
  conflict: boolean;
}

/**
 * Sends the booking. Accepted, the draft ends and the shopper sees the confirmation; anything else
 * leaves everything as it was (rules 10.21 and 10.22). Answers what the server refused.
 */
export function useBook() {
  const { progress, send } = useLeadSubmit(paths.bookDelivery);
  const toasts = useToasts();
  const navigate = useNavigate();

  async function book(
    draft: BookingDraft,
    hold: string | undefined,
    honeypot: string,
  ): Promise<RefusedBooking | undefined> {
    const answer = await send(bookingBody(draft, hold, honeypot));
    if (answer?.kind === "sent") {
      toasts.show({ title: words.confirmed.title, description: words.confirmed.text });
      const page = bookedAt(answer.page ?? paths.home, answer);
      // A page whose script is lost on the way is loaded anew: then as what was booked.
      history.replaceState(history.state, "", page);
      addEventListener("pagehide", dropDraft, { once: true });
      // Until its page is here, the form stays as it was sent.
      await navigate(page, { replace: true });
      removeEventListener("pagehide", dropDraft);
      dropDraft();
    }
    if (answer?.kind === "failed") {
      toasts.show({ title: words.failed.title, description: words.failed.text, tone: "error" });
    }
    if (answer?.kind !== "refused") return undefined;
    const { errors, conflict = false } = answer;
    const said = Object.values(errors).flat().find(Boolean);
    toasts.show({
      title: conflict ? words.failed.title : words.incomplete.title,
      description: said ?? words.failed.text,
      tone: "error",
    });
    return { errors, conflict };
  }

  return { progress, book };
}
