import { Link } from "react-router";
import { copy as quoteCopy } from "#desk/lead-quote/copy.ts";
import { waitsForReply, writeLabel } from "#desk/lead-quote/quote-next.ts";
import { answerWords } from "#desk/lead-words.ts";
import { reserveBarSpaceOnPhones } from "#desk/shell/bar-room.ts";
import { isOffered, nextStep } from "#domain/desk/possible-actions.ts";
import { formatMoney } from "#domain/money.ts";
import type { Cents } from "#domain/product.ts";
import type { LeadQuote } from "#domain/quote/quote-view.ts";
import { Button, type ButtonTone, buttonClass } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import { useLeadPage } from "./lead-context.ts";
import { LeadForm } from "./lead-form.tsx";

/** Narrow on phones, so that a bar of three stays one row. */
const besideStep = "px-3! whitespace-nowrap md:px-6!";

/** The bar with the one step that comes next, at the bottom of a phone and of the main column. */
export function NextStep({ preferred }: { preferred: string }) {
  const { lead, me, quote } = useLeadPage();
  const step = nextStep(lead, me.id);
  const deposit = depositToTake(quote);
  return (
    <section
      ref={reserveBarSpaceOnPhones}
      data-bottom-bar
      aria-label={copy.actions.next}
      className="foot-bar no-print flex flex-wrap gap-2 border-t border-line bg-paper px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] low:static! cramped:static md:sticky md:bottom-0 md:mt-8 md:px-0 xl:bottom-(--key-room) xl:order-last xl:mt-0 xl:px-9 2xl:mt-8 2xl:px-0"
    >
      {step === "write" ? <WriteLink /> : null}
      {quote && waitsForReply(quote) ? (
        <a href="#reply" className={buttonClass({ tone: "quiet" })}>
          {quoteCopy.thread.send}
        </a>
      ) : null}
      {deposit > 0 ? <DepositLink deposit={deposit} /> : null}
      {step === "answered" ? <AnsweredForm preferred={preferred} /> : null}
      {step === "take" ? <TakeForm tone="primary" className="flex-1 md:flex-none" /> : null}
      {step === "done" || step === "reopen" ? (
        <OneClickForm action={step} tone={deposit > 0 ? "quiet" : "primary"} />
      ) : null}
      {step !== "take" && isOffered("take", lead, me.id) ? <TakeForm tone="quiet" /> : null}
      <a
        href="#note"
        className={buttonClass({ tone: "quiet" }, step === "write" ? "max-sm:hidden" : besideStep)}
      >
        {copy.actions.note}
      </a>
    </section>
  );
}

/** Leads to the composer. */
function WriteLink() {
  const { lead, quote } = useLeadPage();
  return (
    <Link
      to={`/leads/${lead.reference}/quote`}
      data-key="w"
      className={buttonClass({}, "flex-1 px-4! whitespace-nowrap md:flex-none")}
    >
      {quote ? writeLabel(quote) : quoteCopy.write.first}
    </Link>
  );
}

/** Leads to the form for payments. */
function DepositLink({ deposit }: { deposit: Cents }) {
  return (
    <a
      href="#record-payment"
      className={buttonClass({}, "max-sm:basis-full sm:flex-1 md:flex-none")}
    >
      {quoteCopy.payments.recordDeposit(formatMoney(deposit))}
    </a>
  );
}

/** The deposit of an accepted quote while nothing was paid; otherwise 0. */
function depositToTake(quote: LeadQuote | null): Cents {
  if (!quote || quote.payments.length > 0) return 0;
  const accepted = quote.versions.find(({ status }) => status === "accepted");
  return accepted?.offer.totals.deposit ?? 0;
}

/** Takes the lead; from a colleague only on purpose. */
function TakeForm({ tone, className = "" }: { tone: ButtonTone; className?: string }) {
  const { lead } = useLeadPage();
  const isTaken = lead.assignedTo !== null;
  return (
    <LeadForm action="take" fields={isTaken ? { force: "on" } : {}} className={`grid ${className}`}>
      {() => (
        <Button
          type="submit"
          tone={tone}
          data-key={isTaken ? undefined : "t"}
          className={`w-full md:w-auto ${tone === "quiet" ? besideStep : ""}`}
        >
          {isTaken ? copy.actions.takeOver : copy.actions.take}
        </Button>
      )}
    </LeadForm>
  );
}

/** Says that the shopper has an answer, and how they got it. */
export function AnsweredForm({
  preferred,
  tone = "primary",
}: {
  preferred: string;
  tone?: ButtonTone;
}) {
  const usual = preferred in answerWords ? preferred : "phone";
  return (
    <LeadForm action="answered" className="flex min-w-60 flex-1 flex-wrap gap-2 md:flex-none">
      {() => (
        <>
          <label className="min-w-32 flex-1 md:flex-none">
            <span className="sr-only">{copy.actions.how}</span>
            <select name="how" defaultValue={usual} className="input-box">
              {Object.entries(answerWords).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" tone={tone} className="flex-1 md:flex-none">
            {copy.actions.answered}
          </Button>
        </>
      )}
    </LeadForm>
  );
}

/** Marks the lead as done, or opens it again. */
export function OneClickForm({ action, tone }: { action: "done" | "reopen"; tone: ButtonTone }) {
  const { lead } = useLeadPage();
  const isBooking = lead.kind === "booking" && action === "done";
  return (
    <LeadForm action={action}>
      {() => (
        <Button type="submit" tone={tone} data-key={action === "done" ? "e" : undefined}>
          {isBooking ? copy.actions.looksRight : copy.actions[action]}
        </Button>
      )}
    </LeadForm>
  );
}
