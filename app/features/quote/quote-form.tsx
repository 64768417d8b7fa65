import { type RefObject, useCallback } from "react";
import * as copy from "#copy/quote.ts";
import { paths } from "#domain/paths.ts";
import { FailureNotice } from "#forms/failure-notice.tsx";
import type { DraftState } from "#forms/form-draft.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import type { LeadProgress } from "#forms/use-lead-submit.ts";
import { MonthlyCostForm } from "#products/monthly-cost.tsx";
import { Button } from "#ui/button.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { ItemList, type ItemListProps } from "./item-list.tsx";
import { NextSteps } from "./next-steps.tsx";
import { fieldId, quoteDraft } from "./quote-draft.ts";
import { isAvailable, type QuoteLine } from "./quote-line.ts";
import { type QuotedWayIn, WayIn } from "./way-in.tsx";

interface QuoteFormProps {
  ref: RefObject<HTMLFormElement | null>;
  lines: readonly QuoteLine[];
  live: boolean;
  serverForm: DraftState | undefined;
  wayIn: QuotedWayIn | undefined;
  progress: LeadProgress;
  errors: FormErrors | undefined;
  onColor: ItemListProps["onColor"];
  onType: ItemListProps["onType"];
  onSubmit: (form: HTMLFormElement) => void;
}

/**
 * The list and the contact fields in one form, which the browser posts before hydration, and the
 * script afterwards (rule 8.5).
 */
export function QuoteForm(props: QuoteFormProps) {
  const { ref, lines, live, serverForm, wayIn, progress, errors } = props;
  const { onColor, onType, onSubmit } = props;
  const values = serverForm?.values ?? {};
  const wasPosted = Object.keys(values).length > 0;
  const restoreDraft = useCallback(
    (form: HTMLFormElement | null) => {
      ref.current = form;
      if (!form) return;
      // Values sent back by the server are newer than any draft.
      if (!wasPosted) quoteDraft.restore(form);
      const stop = quoteDraft.follow(form);
      return () => {
        ref.current = null;
        stop();
      };
    },
    [ref, wasPosted],
  );
  const sending = progress.status !== "editing";
  return (
    <>
      <form
        ref={restoreDraft}
        method="post"
        action={paths.quoteRequest}
        noValidate
        aria-busy={sending}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
        className="mt-8 print:mt-3 grid gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
      >
        {serverForm ? (
          <>
            <input type="hidden" name="idempotencyKey" value={serverForm.idempotencyKey} />
            <input type="hidden" name="startedAt" value={serverForm.startedAt} />
          </>
        ) : null}
        <ItemList lines={lines} live={live} onColor={onColor} onType={onType} />
        <div className="no-print lg:col-span-5 lg:row-span-2">
          <h2 className="text-h2">{copy.form.heading}</h2>
          <div className="mt-5 grid gap-6">
            <ErrorSummary items={errorList(errors, fieldId)} />
            <ContactFields errors={errors ?? {}} values={values} />
            {wayIn ? <WayIn key={wayIn.query} wayIn={wayIn} lines={lines} /> : null}
            <FailureNotice progress={progress} />
            <Button
              type="submit"
              className="w-full"
              aria-disabled={sending}
              disabled={!lines.some(isAvailable)}
            >
              {sending ? copy.form.submitting : copy.form.submit}
            </Button>
          </div>
        </div>
        <NextSteps />
      </form>
      <MonthlyCostForm />
    </>
  );
}
