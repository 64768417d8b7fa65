import { useState } from "react";
import { ResponseTimeNow } from "#app/contact/response-time-now.tsx";
import * as copy from "#copy/price-match.ts";
import { paths } from "#domain/paths.ts";
import type { DraftState } from "#forms/form-draft.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { buttonClass } from "#ui/button.tsx";
import { PriceMatchForm } from "./price-match-form.tsx";

interface FramedPageProps {
  posted?: { serverForm: DraftState; errors: FormErrors };
  /** Reference of a request that was sent without JavaScript. */
  sent?: string;
}

/** Content of the frame on the price-match page: the form, then its confirmation (rule 12.8). */
export function FramedPage({ posted, sent }: FramedPageProps) {
  const [reference, setReference] = useState(sent);
  return (
    <main id="content" aria-label={copy.form.frame} className="p-5 sm:p-9">
      {reference ? (
        <div role="status">
          <h1 ref={takeFocus} tabIndex={-1} className="text-h2 outline-none">
            {copy.sent.title}
          </h1>
          <p className="mt-5 text-soft">{copy.sent.reference}</p>
          <p className="font-display text-h2 tabular-nums">{reference}</p>
          <p className="mt-5 max-w-prose text-lead">
            <ResponseTimeNow>{copy.sent.text}</ResponseTimeNow>
          </p>
          <a
            href={paths.priceMatchForm}
            target="_self"
            className={buttonClass({ tone: "quiet" }, "mt-7")}
          >
            {copy.sent.again}
          </a>
        </div>
      ) : (
        <>
          <h1 className="sr-only">{copy.form.frame}</h1>
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
