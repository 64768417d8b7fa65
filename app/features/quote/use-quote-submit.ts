import { useNavigate } from "react-router";
import { responseTimeNow } from "#app/contact/response-time-now.tsx";
import * as numberProblems from "#copy/quantity-problems.ts";
import * as copy from "#copy/quote.ts";
import { problems as ownProblems } from "#copy/quote-problems.ts";
import { removeSubmitted } from "#domain/cart-lists.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import type { FormProblems } from "#domain/form-problems.ts";
import { paths } from "#domain/paths.ts";
import { quoteProblems } from "#domain/quote-form.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { useLeadSubmit } from "#forms/use-lead-submit.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { quoteBody } from "./quote-body.ts";
import { quoteDraft } from "./quote-draft.ts";
import { isAvailable, type QuoteLine, quantityProblems } from "./quote-line.ts";

interface QuoteSubmitOptions {
  /** Errors of a form the server has refused already. */
  initialErrors: FormErrors | undefined;
  /**
   * Called when the server refuses products of the list, so that their data is loaded again (rule
   * 8.9).
   */
  onListRefused: () => void;
}

/** What can be wrong with a quote request. */
type QuoteProblem = ReturnType<typeof quoteProblems>[string][number] | FieldProblem<"quantity">;

/**
 * Submits the form. If it is accepted, removes the sent products from the cart and goes to the home
 * page; otherwise cart and form stay as they were (rules 8.6 and 8.7).
 */
export function useQuoteSubmit({ initialErrors, onListRefused }: QuoteSubmitOptions) {
  const { progress, send, showErrors, run } = useLeadSubmit(paths.quoteRequest, initialErrors);
  const { changeCart } = useCartActions();
  const toasts = useToasts();
  const navigate = useNavigate();

  function accept(reference: string, lines: readonly QuoteLine[]) {
    quoteDraft.clear();
    const sent = lines.map(({ product: { id }, quantity }) => ({ id, quantity }));
    changeCart((cart) => removeSubmitted(cart, sent));
    toasts.show({
      title: copy.sent.title,
      description: copy.sent.text({ time: responseTimeNow() }),
      detail: copy.sent.reference({ reference }),
    });
    if (location.pathname === paths.quoteRequest) {
      navigate(paths.home, {
        state: { sent: reference, sentAt: Date.now(), respondBy: responseTimeNow() },
      });
    }
  }

  async function submit(form: HTMLFormElement, lines: readonly QuoteLine[]) {
    toasts.clearErrors();
    const body = quoteBody(form, lines);
    const notes = lines.filter(isAvailable).map((line) => line.notes);
    const problems = () => quoteProblems((field) => body.get(field) ?? "", notes);
    const find = (): FormProblems<QuoteProblem> => ({ ...quantityProblems(lines), ...problems() });
    if (showErrors(find, { ...ownProblems, ...numberProblems })) return;
    const response = await send(body);
    if (response?.kind === "sent") accept(response.reference, lines);
    if (response?.kind === "refused" && response.errors.items) onListRefused();
    if (response?.kind === "failed") {
      toasts.show({ title: copy.failed.title, description: copy.failed.text, tone: "error" });
    }
  }

  return {
    progress,
    submit: (form: HTMLFormElement, lines: readonly QuoteLine[]) => run(() => submit(form, lines)),
    errors: progress.status === "editing" ? progress.errors : undefined,
  };
}
