import { useRef, useState } from "react";
import type { Failure, FormErrors, LeadResponse } from "./lead-response.ts";
import { postLead } from "./post-lead.ts";

export type LeadProgress =
  | { status: "editing"; errors?: FormErrors; failure?: Failure }
  /** `failure`: how the try before this one went. */
  | { status: "sending"; failure?: Failure }
  | { status: "sent"; reference: string };

/**
 * Sends a form once at a time and remembers how it went; whatever goes wrong leaves the form
 * ready to be sent again (rule 14.9).
 *
 * @param initialErrors errors of a form the server has refused already
 */
export function useLeadSubmit(path: string, initialErrors?: FormErrors) {
  const [progress, setProgress] = useState<LeadProgress>({
    status: "editing",
    errors: initialErrors,
  });
  const sending = useRef(false);

  /** Resolves with the answer, or with nothing when the form is on its way already. */
  async function send(body: URLSearchParams | FormData): Promise<LeadResponse | undefined> {
    // A ref, not the state: a double click comes before the next render.
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

  /** Shows what is wrong with the form before it is sent; returns whether anything is. */
  function refuse(errors: FormErrors): boolean {
    const isWrong = Object.keys(errors).length > 0;
    if (isWrong && !sending.current) setProgress({ status: "editing", errors });
    return isWrong;
  }

  return { progress, send, showErrors: refuse };
}

function progressAfter(response: LeadResponse): LeadProgress {
  if (response.kind === "sent") return { status: "sent", reference: response.reference };
  if (response.kind === "refused") return { status: "editing", errors: response.errors };
  const { kind: _, ...failure } = response;
  return { status: "editing", failure };
}
