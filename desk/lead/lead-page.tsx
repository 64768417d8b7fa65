import { useEffect } from "react";
import { QuoteSection } from "#desk/lead-quote/quote-section.tsx";
import { SentNotice } from "#desk/lead-quote/sent-notice.tsx";
import { useNow } from "#desk/live/use-now.ts";
import type { Refused } from "#desk/posted.server.ts";
import { shownLead } from "#desk/waiting/shown-lead.ts";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import { AskedFor } from "./asked-for.tsx";
import { ContactButtons } from "./contact-buttons.tsx";
import { copy } from "./copy.ts";
import { FactList } from "./fact-list.tsx";
import { LeadContext } from "./lead-context.ts";
import { LeadHeading } from "./lead-heading.tsx";
import { LeadHistory } from "./lead-history.tsx";
import type { LeadData } from "./loader.server.ts";
import { MessageList } from "./message-list.tsx";
import { NextStep } from "./next-step.tsx";
import { Notices } from "./notices.tsx";
import { OtherActions } from "./other-actions.tsx";
import { OtherLeads } from "./other-leads.tsx";
import { StaffNotes } from "./staff-notes.tsx";

/** One lead: everything known about it, and everything that can be done with it. */
export function LeadPage({ data, refused }: { data: LeadData; refused: Refused | undefined }) {
  const { colleagues, preferred, quote } = data;
  const { me, posts } = useWaiting();
  const now = useNow(data.now);
  const lead = shownLead(data.lead, posts, { me, colleagues });
  useFocusOfAddress();
  return (
    <LeadContext value={{ lead, me, colleagues, quote, refused, now }}>
      <main
        id="content"
        data-lead={lead.reference}
        className="flex min-w-0 flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)] xl:flex 2xl:grid"
      >
        <div className="mx-auto flex w-full max-w-4xl flex-col px-5 pt-2 md:px-10 xl:contents 2xl:flex">
          <div className="grid content-start gap-6 lg:flex-1 xl:flex-none xl:px-9 xl:pt-2 2xl:flex-1 2xl:p-0">
            <LeadHeading />
            <SentNotice />
            <Notices />
            <ContactButtons preferred={preferred} bestTime={data.bestTime} />
            <QuoteSection />
            <AskedFor pieces={data.asked} words={data.words} offerFile={data.offerFile} />
            <OtherActions preferred={preferred} />
          </div>
          <NextStep preferred={preferred} />
        </div>
        <div className="mx-auto grid w-full max-w-4xl content-start gap-7 border-line px-5 py-7 md:px-10 lg:bg-sand lg:px-7 xl:mt-8 xl:max-w-none xl:flex-1 xl:grid-cols-2 xl:items-start xl:gap-x-12 xl:px-9 2xl:mt-0 2xl:grid-cols-1 2xl:px-7">
          <FactList title={copy.facts} facts={data.facts} />
          <StaffNotes />
          <LeadHistory />
          <MessageList />
          <OtherLeads rows={data.others} />
          <FactList title={copy.from} facts={data.origin} />
        </div>
      </main>
    </LeadContext>
  );
}

/** Keys of the inbox lead to the note or to the contact buttons; both take the focus. */
function useFocusOfAddress() {
  useEffect(() => {
    if (location.hash === "#note") document.getElementById("note")?.focus();
    if (location.hash === "#contact") document.querySelector<HTMLElement>("#contact a")?.focus();
  }, []);
}
