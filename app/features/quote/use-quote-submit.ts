import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#app/paths.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { type FailureCause, type FormErrors, type LeadAnswer, postLead } from "#state/post-lead.ts";
import { useToasts } from "#state/toast.tsx";
import { quoteBody } from "./quote-body.ts";
import { quoteDraft } from "./quote-draft.ts";
import type { QuoteLine } from "./quote-line.ts";
import { words } from "./words.ts";

export type QuoteProgress =
  | { status: "editing"; errors?: FormErrors; failure?: FailureCause }
  | { status: "sending" }
  | { status: "sent"; reference: string };

interface QuoteSubmitSettings {
  /** Errors of a form the server has refused already. */
  initialErrors: FormErrors | undefined;
  /** The server knows better what can be had (ruling 40). */
  onListRefused: () => void;
}

/**
 * Sends the form and follows it to its end: accepted, the cart is emptied and the shopper taken
 * home; anything else leaves cart and form as they were (ruling 20).
 */
export function useQuoteSubmit({ initialErrors, onListRefused }: QuoteSubmitSettings) {
  const [progress, setProgress] = useState<QuoteProgress>({
    status: "editing",
    errors: initialErrors,
  });
  const sending = useRef(false);
  const { clearCart } = useCartActions();
  const toasts = useToasts();
  const navigate = useNavigate();

  function accept(reference: string) {
    setProgress({ status: "sent", reference });
    quoteDraft.drop();
    clearCart();
    toasts.show({
      title: words.sent.title,
      description: words.sent.text,
      detail: words.sent.reference(reference),
    });
    if (location.pathname === paths.quoteRequest) {
      navigate(paths.home, { state: { sent: reference } });
    }
  }

  function settle(answer: LeadAnswer) {
    if (answer.kind === "sent") return accept(answer.reference);
    if (answer.kind === "refused") {
      if (answer.errors.items) onListRefused();
      return setProgress({ status: "editing", errors: answer.errors });
    }
    setProgress({ status: "editing", failure: answer.cause });
    toasts.show({ title: words.failed.title, description: words.failed.text, tone: "error" });
  }

  async function submit(form: HTMLFormElement, lines: readonly QuoteLine[]) {
    // A ref, not the state: a double click comes before the next render.
    if (sending.current) return;
    sending.current = true;
    setProgress({ status: "sending" });
    const answer = await postLead(paths.quoteRequest, quoteBody(form, lines));
    sending.current = false;
    settle(answer);
  }

  return { progress, submit };
}
