import { type SubmitEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { postForm } from "#forms/post-form.ts";
import type { LeadProgress } from "#forms/use-lead-submit.ts";
import type { PostedQuoteForm, QuoteAction } from "./quote-page-data.ts";
import { type QuoteResponse, readQuoteResponse } from "./quote-response.ts";

/**
 * Posts a form of the page without leaving it, so that nothing typed is lost when the connection
 * fails (rule 14.9). Once the server has done what was asked, the page is loaded as it is then; so it
 * is when that isn't possible any more, by posting the form as without script.
 *
 * @param posted a form that was posted without script and refused
 */
export function useQuoteForm(action: QuoteAction, posted: PostedQuoteForm | undefined) {
  const { pathname } = useLocation();
  const [progress, setProgress] = useState<LeadProgress>(() => ({
    status: "editing",
    ...(posted?.action === action && posted.errors ? { errors: posted.errors } : {}),
  }));
  const sending = useRef(false);

  function show(response: QuoteResponse, form: HTMLFormElement) {
    if (response.kind === "done") {
      location.assign(response.to ?? `${pathname}?done=${action}`);
    } else if (response.kind === "outdated") {
      form.submit();
    } else if (response.kind === "refused") {
      setProgress({ status: "editing", errors: response.errors });
    } else {
      setProgress({ status: "editing", failure: response });
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A ref rather than state, since a double click comes before the next render.
    if (sending.current) return;
    const form = event.currentTarget;
    try {
      sending.current = true;
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(form)) body.append(name, String(value));
      setProgress({ status: "sending" });
      const reply = await postForm(pathname, body);
      show("cause" in reply ? reply : readQuoteResponse(reply), form);
    } catch {
      // What is needed to post it without leaving the page failed in this browser (rule 14.33).
      form.submit();
    } finally {
      sending.current = false;
    }
  }

  return { progress, submit };
}
