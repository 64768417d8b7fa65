import { Link } from "react-router";
import { useLeadPage } from "#desk/lead/lead-context.ts";
import { CopiedNote, useCopied } from "#desk/quote/copied-note.tsx";
import { isOffered, nextStep } from "#domain/desk/possible-actions.ts";
import type { LeadQuote } from "#domain/quote/quote-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import { Payments } from "./payments.tsx";
import { writeLabel } from "./quote-next.ts";
import { Thread } from "./thread.tsx";
import { VersionItem } from "./version-item.tsx";

/** A lead's quote: its versions as they were sent, questions, and payments. */
export function QuoteSection() {
  const { lead, me, quote } = useLeadPage();
  if (!quote) return null;
  const { versions, writer, messages } = quote;
  const accepted = versions.find(({ status }) => status === "accepted");
  const isWriteElsewhere = nextStep(lead, me.id) === "write";
  const hasLink = isOffered("write", lead, me.id) && !isWriteElsewhere;
  if (versions.length === 0 && messages.length === 0 && !writer && !hasLink) return null;
  return (
    <section aria-labelledby="quote-title" className="grid gap-3">
      <h2 id="quote-title" className="text-h3">
        {copy.title}
      </h2>
      <Thread messages={messages} />
      {writer ? <p className="text-soft">{copy.isWriting(writer.name)}</p> : null}
      {accepted && quote.due !== null ? (
        <Payments accepted={accepted} payments={quote.payments} due={quote.due} />
      ) : null}
      {versions.length > 0 ? (
        <ul className="border-t border-line">
          {versions.map((version, index) => (
            <VersionItem key={version.number} version={version} isNewest={index === 0} />
          ))}
        </ul>
      ) : null}
      <ShopperLink quote={quote} />
      {hasLink ? (
        <Link
          to={`/leads/${lead.reference}/quote`}
          data-key="w"
          className={buttonClass({ tone: "outline", size: "small" }, "no-print justify-self-start")}
        >
          {writeLabel(quote)}
        </Link>
      ) : null}
    </section>
  );
}

/** For a shopper who lost the email. */
function ShopperLink({ quote: { link } }: { quote: LeadQuote }) {
  const { copied, copyText } = useCopied();
  if (link === null) return null;
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-[0.9375rem]">
        <span className="text-soft">{`${copy.link}: `}</span>
        <a href={link} translate="no" className="link-quiet break-all">
          {link}
        </a>
      </p>
      <Button tone="quiet" size="small" className="needs-js" onClick={() => void copyText(link)}>
        {copy.copyLink}
      </Button>
      <CopiedNote copied={copied} />
    </div>
  );
}
