import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { textsOf } from "#desk/lead/form-texts.ts";
import { useLeadPage } from "#desk/lead/lead-context.ts";
import { useAnnounce } from "#desk/live/announcer.tsx";
import { copy as composerCopy } from "#desk/quote/copy.ts";
import { type Errors, postQuote, type QuoteAnswer, quotePath } from "#desk/quote/post-quote.ts";
import { focusPageHeading } from "#desk/shell/focus-page-heading.ts";
import { newKey } from "#state/new-key.ts";
import { copy } from "./copy.ts";

interface QuoteFormProps {
  action: keyof typeof copy.acts;
  /** The version's number. */
  version: number;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  className?: string;
  children: (problems: Errors) => ReactNode;
}

const none: Errors = {};

/**
 * A form that does something with a version of the quote. Without script, the browser posts it; with
 * script, the page stays, and what was typed with it if it is refused.
 */
export function QuoteForm({ action, version, fields = {}, className, children }: QuoteFormProps) {
  const { lead } = useLeadPage();
  const { revalidate } = useRevalidator();
  const announce = useAnnounce();
  const [problems, setProblems] = useState(none);
  const isSending = useRef(false);
  const keyOf = useKeyOf();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    isSending.current = true;
    const texts = textsOf(form);
    const answer = await postQuote(lead.reference, { ...texts, key: keyOf(texts) });
    isSending.current = false;
    setProblems(problemsOf(answer));
    if (answer.kind === "done") {
      form.reset();
      await revalidate();
      announce(copy.acts[action].done);
      // The button may be gone, since a version isn't withdrawn twice.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusPageHeading();
      });
    } else if (answer.kind === "refused") void revalidate();
  };

  return (
    <form
      method="post"
      action={quotePath(lead.reference)}
      onSubmit={onSubmit}
      className={className}
      noValidate
    >
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="version" value={version} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(problems)}
      <p role="alert" className="font-medium text-clay empty:hidden">
        {problems.form?.join(" ")}
      </p>
    </form>
  );
}

/** A key for what was typed; the same text sent again, because no answer came, is done once. */
function useKeyOf() {
  const last = useRef({ typed: "", key: "" });
  return (texts: Readonly<Record<string, string>>): string => {
    const typed = JSON.stringify(texts);
    if (last.current.typed !== typed) last.current = { typed, key: newKey() };
    return last.current.key;
  };
}

function problemsOf(answer: QuoteAnswer): Errors {
  if (answer.kind === "done") return none;
  if (answer.kind === "invalid") return answer.errors;
  return { form: [answer.kind === "refused" ? answer.message : composerCopy.away] };
}
