import { useState } from "react";
import * as copy from "#copy/custom-request.ts";
import { paths } from "#domain/paths.ts";
import { callHref, textHref } from "#domain/phone-link.ts";
import type { DraftState } from "#forms/form-draft.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { facts } from "#shop/facts.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { BreakBetweenPhrases } from "#ui/line-breaks.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { CustomForm } from "./custom-form.tsx";
import type { RequestSubject } from "./request-subject.ts";
import { SentRequest } from "./sent-request.tsx";

interface CustomRequestPageProps {
  subject: RequestSubject;
  serverForm?: DraftState;
  errors?: FormErrors;
  /** Reference of a request that was sent without JavaScript. */
  sent?: string;
}

/** The custom request as a page of its own: for links, and for browsers without JavaScript. */
export function CustomRequestPage({ subject, serverForm, errors, sent }: CustomRequestPageProps) {
  const [reference, setReference] = useState(sent);
  if (reference) {
    return (
      <div className="grid min-h-[60vh] content-center py-14">
        <SentRequest reference={reference} headingLevel="h1">
          <ButtonLink href={paths.home}>{copy.sent.home}</ButtonLink>
        </SentRequest>
      </div>
    );
  }
  return (
    <div className="grid gap-x-20 gap-y-10 pt-8 lg:grid-cols-12 lg:pt-16">
      <header className="lg:col-span-6">
        <h1 className="text-display">
          <BreakBetweenPhrases>{copy.heading}</BreakBetweenPhrases>
        </h1>
        <p className="mt-5 max-w-prose text-lead text-soft">{copy.lead}</p>
        <div className="max-lg:hidden">
          <WhatHelps />
        </div>
      </header>
      <section
        aria-label={copy.title}
        className="-mx-(--gutter) bg-sand px-(--gutter) py-8 sm:mx-0 sm:p-10 lg:col-span-6"
      >
        <CustomForm
          subject={subject}
          serverForm={serverForm}
          errors={errors}
          onSent={setReference}
        />
      </section>
      <div className="lg:hidden">
        <WhatHelps />
      </div>
    </div>
  );
}

function WhatHelps() {
  const { heading, points, chat, textMessage } = copy.helps;
  return (
    <section className="mt-4 border-t border-line pt-7 lg:mt-14">
      <h2 className="text-h3">{heading}</h2>
      <dl className="mt-4 grid gap-4">
        {points.map(({ title, text }) => (
          <div key={title} className="grid cramped:grid-cols-1 grid-cols-[6rem_1fr] gap-x-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-7 flex flex-wrap gap-3 max-xs:*:grow">
        <a
          href={textHref(facts.phone, textMessage)}
          className={buttonClass({ tone: "outline", size: "small" })}
        >
          <Icon name="chat" className="size-4" />
          <span>{chat}</span>
        </a>{" "}
        <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet", size: "small" })}>
          <Icon name="phone" className="size-4" />
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
    </section>
  );
}
