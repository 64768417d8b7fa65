import { useState } from "react";
import { AnswerNow } from "#app/contact/answer-now.tsx";
import { paths } from "#domain/paths.ts";
import type { DraftState } from "#forms/form-draft.ts";
import type { FormErrors } from "#forms/post-lead.ts";
import { buttonClass } from "#ui/button.tsx";
import { PriceMatchForm } from "./price-match-form.tsx";
import { words } from "./words.ts";

interface FramedPageProps {
  posted?: { serverForm: DraftState; errors: FormErrors };
  /** Reference of a request that was sent without script. */
  sent?: string;
}

/** What the frame on the price-match page shows: the form, then that it got through (rule 12.8). */
export function FramedPage({ posted, sent }: FramedPageProps) {
  const [reference, setReference] = useState(sent);
  return (
    <main id="content" aria-label={words.form.frame} className="p-5 sm:p-9">
      {reference ? (
        <div role="status">
          <h1 ref={takeFocus} tabIndex={-1} className="text-h2 outline-none">
            {words.sent.title}
          </h1>
          <p className="mt-5 text-soft">{words.sent.reference}</p>
          <p className="font-display text-h2 tabular-nums">{reference}</p>
          <p className="mt-5 max-w-prose text-lead">
            <AnswerNow>{words.sent.text}</AnswerNow>
          </p>
          <a href={paths.priceMatchForm} className={buttonClass({ tone: "quiet" }, "mt-7")}>
            {words.sent.again}
          </a>
        </div>
      ) : (
        <>
          <h1 className="sr-only">{words.form.frame}</h1>
          <PriceMatchForm posted={posted} onSent={setReference} />
        </>
      )}
    </main>
  );
}

function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
  // The form it replaces was longer than a phone's screen.
  heading?.scrollIntoView({ block: "nearest" });
}
