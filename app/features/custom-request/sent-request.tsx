import type { ReactNode } from "react";
import { ResponseTimeNow } from "#app/contact/response-time-now.tsx";
import * as copy from "#copy/custom-request.ts";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";

interface SentRequestProps {
  reference: string;
  headingLevel: "h1" | "h2" | "h3";
  /** Buttons for the next steps. */
  children: ReactNode;
}

/**
 * Confirms a request and shows its reference. Takes the focus, because the form it replaces is
 * gone.
 */
export function SentRequest({ reference, headingLevel: Heading, children }: SentRequestProps) {
  return (
    <div role="status">
      <Heading ref={takeFocus} tabIndex={-1} className="text-h1 outline-none">
        {copy.sent.title}
      </Heading>
      <p className="mt-5 text-soft">{copy.sent.reference}</p>
      <p translate="no" className="font-display text-h2 tabular-nums">
        {reference}
      </p>
      <p className="mt-5 max-w-prose text-lead">
        <ResponseTimeNow>{copy.sent.text}</ResponseTimeNow>
      </p>
      <p className="mt-2 max-w-prose text-soft">{copy.sent.sayIt}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {children}
        <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
          <Icon name="phone" className="size-4.5" />
          <span>
            <RichText
              parts={copy.call({
                number: facts.phone,
                phone: (words) => <NoTranslate>{words}</NoTranslate>,
              })}
            />
          </span>
        </a>
      </div>
    </div>
  );
}

function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
}
