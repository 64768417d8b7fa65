import { useCallback } from "react";
import { responseTimeNow } from "#app/contact/response-time-now.tsx";
import { problems } from "#copy/custom-problems.ts";
import * as copy from "#copy/custom-request.ts";
import { customProblems } from "#domain/custom-form.ts";
import { paths } from "#domain/paths.ts";
import { FailureNotice } from "#forms/failure-notice.tsx";
import type { DraftState } from "#forms/form-draft.ts";
import { leadBody } from "#forms/lead-body.ts";
import type { FormErrors, LeadResponse } from "#forms/lead-response.ts";
import { useLeadSubmit } from "#forms/use-lead-submit.ts";
import { useToasts } from "#state/toast.tsx";
import type { NewToast } from "#state/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { customDraft, customFields, fieldId } from "./custom-draft.ts";
import { CustomFields } from "./custom-fields.tsx";
import type { RequestSubject } from "./request-subject.ts";

interface CustomFormProps {
  subject: RequestSubject;
  /** State of a form the server rendered on request, with the posted values. */
  serverForm?: DraftState;
  /** Errors of a posted form. */
  errors?: FormErrors;
  onSent: (reference: string) => void;
}

/** A form that the browser posts before hydration, and the script afterwards. */
export function CustomForm({ subject, serverForm, errors, onSent }: CustomFormProps) {
  const { progress, send, showErrors, run } = useLeadSubmit(paths.customRequest, errors);
  const toasts = useToasts();
  const wasPosted = errors !== undefined;
  const restoreDraft = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      if (!wasPosted) customDraft.restore(form);
      return customDraft.follow(form);
    },
    [wasPosted],
  );
  const shownErrors = progress.status === "editing" ? progress.errors : undefined;
  const sending = progress.status === "sending";

  async function submit(form: HTMLFormElement) {
    const body = leadBody(form, customFields, customDraft.state);
    if (showErrors(() => customProblems((field) => body.get(field) ?? ""), problems)) return;
    const response = await send(body);
    if (response?.kind === "sent") customDraft.clear();
    // The form was closed or left during submission: a toast shows the result.
    if (response && !form.isConnected) toasts.show(resultToast(response));
    else if (response?.kind === "sent") onSent(response.reference);
  }

  return (
    <form
      ref={restoreDraft}
      method="post"
      action={paths.customRequest}
      noValidate
      aria-busy={sending}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        run(() => submit(form));
      }}
    >
      {serverForm ? (
        <>
          <input type="hidden" name="idempotencyKey" value={serverForm.idempotencyKey} />
          <input type="hidden" name="startedAt" value={serverForm.startedAt} />
        </>
      ) : null}
      <ErrorSummary items={errorList(shownErrors, fieldId)} />
      <CustomFields
        errors={shownErrors ?? {}}
        values={wasPosted ? (serverForm?.values ?? {}) : { ...subject }}
      />
      <FailureNotice progress={progress} />
      <Button type="submit" className="w-full" aria-disabled={sending}>
        {sending ? copy.form.submitting : copy.form.submit}
      </Button>
    </form>
  );
}

/** The result of a request whose form is gone (rule 9.4). */
function resultToast(response: LeadResponse): NewToast {
  if (response.kind !== "sent") return { ...copy.unsent, tone: "error" };
  const { title, text, reference } = copy.sent;
  return {
    title,
    description: text({ time: responseTimeNow() }),
    detail: `${reference}: ${response.reference}`,
  };
}
