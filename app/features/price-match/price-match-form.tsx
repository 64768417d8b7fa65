import { useCallback } from "react";
import * as amountProblems from "#copy/amount-problems.ts";
import * as copy from "#copy/price-match.ts";
import { problems as priceMatchProblems } from "#copy/price-match-problems.ts";
import { paths } from "#domain/paths.ts";
import { priceMatchErrors } from "#domain/price-match-form.ts";
import { FailureNotice } from "#forms/failure-notice.tsx";
import type { DraftState } from "#forms/form-draft.ts";
import { leadBodyWithFile } from "#forms/lead-body.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { useLeadSubmit } from "#forms/use-lead-submit.ts";
import { Button } from "#ui/button.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { fieldId, priceMatchDraft, priceMatchFields } from "./price-match-draft.ts";
import { PriceMatchFields } from "./price-match-fields.tsx";

interface PriceMatchFormProps {
  /** A form that was posted without JavaScript and refused. */
  posted?: { serverForm: DraftState; errors: FormErrors };
  onSent: (reference: string) => void;
}

/**
 * The shop's own price-match form, which the browser posts before hydration, and the script
 * afterwards.
 */
export function PriceMatchForm({ posted, onSent }: PriceMatchFormProps) {
  const { progress, send, showErrors, run } = useLeadSubmit(paths.priceMatchForm, posted?.errors);
  const restoreDraft = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      if (!posted) priceMatchDraft.restore(form);
      return priceMatchDraft.follow(form);
    },
    [posted],
  );
  const shown = progress.status === "editing" ? progress.errors : undefined;
  const sending = progress.status === "sending";

  async function submit(form: HTMLFormElement) {
    const body = leadBodyWithFile(form, priceMatchFields, "offerFile", priceMatchDraft.state);
    const file = body.get("offerFile");
    const findErrors = () =>
      priceMatchErrors(
        (field) => String(body.get(field) ?? ""),
        file instanceof File ? file.size : 0,
      );
    if (showErrors(findErrors, { ...priceMatchProblems, ...amountProblems })) return;
    const response = await send(body);
    if (response?.kind !== "sent") return;
    priceMatchDraft.clear();
    onSent(response.reference);
  }

  return (
    <form
      ref={restoreDraft}
      method="post"
      // Leads to the top of the response, because the outer page stays scrolled to where the button
      // was.
      action={`${paths.priceMatchForm}#content`}
      encType="multipart/form-data"
      noValidate
      aria-busy={sending}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        run(() => submit(form));
      }}
    >
      {posted ? (
        <>
          <input type="hidden" name="idempotencyKey" value={posted.serverForm.idempotencyKey} />
          <input type="hidden" name="startedAt" value={posted.serverForm.startedAt} />
        </>
      ) : null}
      <ErrorSummary items={errorList(shown, fieldId)} />
      <PriceMatchFields errors={shown ?? {}} values={posted?.serverForm.values ?? {}} />
      <FailureNotice progress={progress} />
      <Button type="submit" className="w-full" aria-disabled={sending}>
        {sending ? copy.form.submitting : copy.form.submit}
      </Button>
    </form>
  );
}
