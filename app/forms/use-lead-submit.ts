import { useRef, useState } from "react";
import type { Failure, FormErrors, LeadResponse } from "./lead-response.ts";
import { postLead } from "./post-lead.ts";

export type LeadProgress =
  | { status: "editing"; errors?: FormErrors; failure?: Failure }
  /** `failure`: that of the previous attempt. */
  | { status: "sending"; failure?: Failure }
  | { status: "sent"; reference: string };

/**
 * Posts a form, one request at a time, and keeps its progress; after any failure the form can be
 * sent again (rule 14.9).
 *
 * @param initialErrors errors of a form the server has already refused
 */
export function useLeadSubmit(path: string, initialErrors?: FormErrors) {
  const [progress, setProgress] = useState<LeadProgress>({
    status: "editing",
    errors: initialErrors,
  });
  const sending = useRef(false);

  /** Resolves with the response, or undefined if the form is already being sent. */
  async function send(body: URLSearchParams | FormData): Promise<LeadResponse | undefined> {
    // A ref rather than state, since a double click comes before the next render.
    if (sending.current) return undefined;
    sending.current = true;
    setProgress((before) => ({
      status: "sending",
      ...(before.status === "editing" && before.failure ? { failure: before.failure } : {}),
    }));
    const response = await postLead(path, body);
    sending.current = false;
    setProgress(progressAfter(response));
    return response;
  }

  /** Shows errors found before sending; returns whether there are any. */
  function showErrors(errors: FormErrors): boolean {
    const hasErrors = Object.keys(errors).length > 0;
    if (hasErrors && !sending.current) setProgress({ status: "editing", errors });
    return hasErrors;
  }

  return { progress, send, showErrors };
}

function progressAfter(response: LeadResponse): LeadProgress {
  if (response.kind === "sent") return { status: "sent", reference: response.reference };
  if (response.kind === "refused") return { status: "editing", errors: response.errors };
  const { kind: _, ...failure } = response;
  return { status: "editing", failure };
}
