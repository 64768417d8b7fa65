import { useNavigate } from "react-router";
import { promisedNow } from "#app/contact/answer-now.tsx";
import { takeSent } from "#domain/cart-lists.ts";
import { paths } from "#domain/paths.ts";
import { promiseBy } from "#domain/promise-words.ts";
import { quoteProblems } from "#domain/quote-form.ts";
import type { FormErrors } from "#forms/post-lead.ts";
import { useLeadSubmit } from "#forms/use-lead-submit.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { quoteBody } from "./quote-body.ts";
import { quoteDraft } from "./quote-draft.ts";
import { canBeSent, type QuoteLine, quantityErrors } from "./quote-line.ts";
import { words } from "./words.ts";

interface QuoteSubmitSettings {
  /** Errors of a form the server has refused already. */
  initialErrors: FormErrors | undefined;
  /** The server knows better what can be had (rule 8.9). */
  onListRefused: () => void;
}

/**
 * Sends the form and follows it to its end: accepted, the cart is emptied of what the page showed
 * and the shopper taken home; anything else leaves cart and form as they were (rules 8.6 and 8.7).
 */
export function useQuoteSubmit({ initialErrors, onListRefused }: QuoteSubmitSettings) {
  const { progress, send, refuse } = useLeadSubmit(paths.quoteRequest, initialErrors);
  const { changeCart } = useCartActions();
  const toasts = useToasts();
  const navigate = useNavigate();

  function accept(reference: string, lines: readonly QuoteLine[]) {
    quoteDraft.drop();
    const sent = lines.map(({ piece: { id }, quantity }) => ({ id, quantity }));
    changeCart((cart) => takeSent(cart, sent));
    toasts.show({
      title: words.sent.title,
      description: promiseBy(words.sent.text, promisedNow()),
      detail: words.sent.reference(reference),
    });
    if (location.pathname === paths.quoteRequest) {
      navigate(paths.home, {
        state: { sent: reference, sentAt: Date.now(), answerBy: promisedNow() },
      });
    }
  }

  async function submit(form: HTMLFormElement, lines: readonly QuoteLine[]) {
    toasts.mended();
    const body = quoteBody(form, lines);
    const notes = lines.filter(canBeSent).map((line) => line.notes);
    const problems = quoteProblems((field) => body.get(field) ?? "", notes);
    if (refuse({ ...quantityErrors(lines), ...problems })) return;
    const answer = await send(body);
    if (answer?.kind === "sent") accept(answer.reference, lines);
    if (answer?.kind === "refused" && answer.errors.items) onListRefused();
    if (answer?.kind === "failed") {
      toasts.show({ title: words.failed.title, description: words.failed.text, tone: "error" });
    }
  }

  return {
    progress,
    submit,
    errors: progress.status === "editing" ? progress.errors : undefined,
  };
}
