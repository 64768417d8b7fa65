import { useRef, useState } from "react";
import type { FieldProblem } from "#domain/field-problem.ts";
import type { FormProblems } from "#domain/form-problems.ts";
import type { OwnWords } from "#words/problem-text.ts";
import {
  type Failure,
  type FormErrors,
  type LeadResponse,
  readLeadResponse,
} from "./lead-response.ts";
import { postForm } from "./post-form.ts";
import { formErrors } from "./problem-words.ts";

export type LeadProgress =
  | { status: "editing"; errors?: FormErrors; failure?: Failure }
  /** `failure`: the failure of the previous attempt. */
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

  /**
   * Looks for problems before sending, and shows them; returns whether there are any.
   * @param own the texts of problems that only this form can have
   */
  function showErrors<Problem extends FieldProblem>(
    find: () => FormProblems<Problem>,
    own: OwnWords<Problem>,
  ): boolean {
    const errors = runOptional(() => formErrors(find(), own)) ?? {};
    const hasErrors = Object.keys(errors).length > 0;
    if (hasErrors && !sending.current) setProgress({ status: "editing", errors });
    return hasErrors;
  }

  /** Runs a form's handler. If it fails, the form says so, unless it has been sent. */
  async function run(handler: () => Promise<void>): Promise<void> {
    try {
      await handler();
    } catch (error) {
      console.error(error);
      setProgress((before) =>
        before.status === "editing" ? { status: "editing", failure: { cause: "script" } } : before,
      );
    }
  }

  return { progress, send, showErrors, run };
}

function progressAfter(response: LeadResponse): LeadProgress {
  if (response.kind === "sent") return { status: "sent", reference: response.reference };
  if (response.kind === "refused") return { status: "editing", errors: response.errors };
  const { kind: _, ...failure } = response;
  return { status: "editing", failure };
}

/** Posts a form to its page. Never rejects: every failure is a `LeadResponse`. */
export async function postLead(
  path: string,
  body: URLSearchParams | FormData,
): Promise<LeadResponse> {
  const fileBytes = bytesOfFiles(body);
  const reply = await postForm(path, body, fileBytes);
  const response = "cause" in reply ? reply : readLeadResponse(reply.status, reply.body);
  if (response.kind !== "failed" || fileBytes === 0) return response;
  return { ...response, fileBytes };
}

/**
 * Runs what a form can be sent without, such as its check in the browser, which the server repeats.
 * If it fails, the error is logged and the result is undefined (rule 14.33).
 */
export function runOptional<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function bytesOfFiles(body: URLSearchParams | FormData): number {
  let bytes = 0;
  for (const value of body.values()) if (value instanceof File) bytes += value.size;
  return bytes;
}
