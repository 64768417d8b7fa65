import { failureCopy } from "#forms/failure-copy.ts";
import { postForm } from "#forms/post-form.ts";
import { doneAddress } from "./quote-action.ts";
import { type QuoteResponse, readQuoteResponse } from "./quote-response.ts";

/** The form that is being sent. */
let sending: HTMLFormElement | undefined;

/**
 * Posts a form of the page without leaving it, so that nothing typed is lost when the connection fails
 * (rule 19.27). Once the server has done what was asked, the page is loaded as it is then. What it
 * refuses is posted again as without script: the page it answers with says why.
 */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  // A double click.
  if (form === sending) return;
  sending = form;
  const restoreButton = showSending(form);
  try {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    const reply = await postForm(location.pathname, body);
    const response = "cause" in reply ? reply : readQuoteResponse(reply);
    if (response.kind === "failed") restoreButton();
    act(response, form, body.get("action") ?? "");
  } catch {
    // What is needed to post it without leaving the page failed in this browser (rule 14.33).
    form.submit();
  } finally {
    sending = undefined;
  }
}

function act(response: QuoteResponse, form: HTMLFormElement, action: string): void {
  const failure = form.querySelector("[data-failure]");
  if (response.kind === "done") {
    location.assign(doneAddress(location.pathname, action));
  } else if (response.kind === "failed" && failure) {
    failure.textContent = failureCopy(response);
    failure.scrollIntoView({ block: "nearest" });
  } else {
    form.submit();
  }
}

/** Says that the form is being sent; returns what takes that back. */
function showSending(form: HTMLFormElement): () => void {
  const failure = form.querySelector("[data-failure]");
  if (failure) failure.textContent = "";
  const button = form.querySelector<HTMLButtonElement>("[data-sending]");
  if (!button) return () => {};
  const { textContent: label, offsetWidth: width } = button;
  button.style.minWidth = `${width}px`;
  button.textContent = button.dataset.sending ?? label;
  button.setAttribute("aria-disabled", "true");
  return () => {
    button.textContent = label;
    button.removeAttribute("aria-disabled");
  };
}
