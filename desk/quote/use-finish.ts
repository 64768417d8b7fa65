import { useState } from "react";
import type { QuoteDraft } from "#domain/quote/quote-draft.ts";
import type { QuoteTotals } from "#domain/quote/quote-totals.ts";
import { sendingProblems } from "#domain/quote/sending-problems.ts";
import { copy } from "./copy.ts";
import { type Errors, postQuote } from "./post-quote.ts";

interface Finishing {
  reference: string;
  draft: QuoteDraft;
  totals: QuoteTotals;
  today: string;
  titles: readonly string[];
  saveAll: () => Promise<boolean>;
}

const none: Errors = {};

/** What keeps the quote from being finished, and its preview. */
export function useFinish({ reference, saveAll, ...quote }: Finishing) {
  const [hasTried, setTried] = useState(false);
  /** As they were at the last try; the fields themselves show what is still wrong. */
  const [listed, setListed] = useState(none);
  // How it is sent is asked afterwards.
  const problems: Errors = hasTried
    ? sendingProblems({ ...quote, by: "link", hasEmail: true })
    : none;

  const refuse = (errors: Errors) => {
    setTried(true);
    setListed(withoutFields(errors));
  };
  /** Whether the quote can be sent as it is; otherwise the page says why not. */
  const isReady = (): boolean => {
    const found = sendingProblems({ ...quote, by: "link", hasEmail: true });
    refuse(found);
    return Object.keys(found).length === 0;
  };
  const preview = async () => {
    if (!isReady()) return;
    // Opened by the click itself, since browsers block what opens later.
    const tab = window.open("about:blank", "_blank");
    const link = await previewLink(reference, saveAll);
    if (typeof link !== "string") {
      tab?.close();
      return refuse(link);
    }
    if (!tab) return location.assign(link);
    tab.opener = null;
    tab.location.replace(link);
  };
  return { problems, listed, refuse, isReady, preview: () => void preview() };
}

/** Where the preview is, or why there is none. */
async function previewLink(
  reference: string,
  saveAll: () => Promise<boolean>,
): Promise<string | Errors> {
  if (!(await saveAll())) return { form: [copy.previewFailed] };
  const answer = await postQuote(reference, { action: "preview" });
  if (answer.kind === "invalid") return answer.errors;
  if (answer.kind === "refused") return { form: [answer.message] };
  const link = answer.kind === "done" ? answer.body.link : undefined;
  return typeof link === "string" ? link : { form: [copy.previewFailed] };
}

/** What is wrong with the quote as a whole has no field to go to. */
function withoutFields({ total = [], draft = [], form = [], ...errors }: Errors): Errors {
  const whole = [...form, ...draft, ...total];
  return whole.length > 0 ? { form: whole, ...errors } : { ...errors };
}
