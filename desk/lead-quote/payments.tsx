import { useLeadPage } from "#desk/lead/lead-context.ts";
import { amountText } from "#desk/quote/typed-fields.ts";
import { useRootData } from "#desk/use-root-data.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { LeadQuote, ListedVersion, Payment } from "#domain/quote/quote-view.ts";
import { momentText } from "#formats";
import { facts } from "#shop/facts.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { copy } from "./copy.ts";
import { QuoteForm } from "./quote-form.tsx";

interface PaymentsProps {
  accepted: ListedVersion;
  payments: LeadQuote["payments"];
  /** In cents. */
  due: number;
}

/** Money that staff took for the accepted version, and what is still due. */
export function Payments({ accepted, payments, due }: PaymentsProps) {
  const { deposit } = accepted.offer.totals;
  const expected = payments.length === 0 && deposit > 0 ? Math.min(deposit, due) : due;
  return (
    <section aria-labelledby="payments-title" className="grid gap-2">
      <h3 id="payments-title" className="text-h3">
        {copy.payments.title}
      </h3>
      {payments.length === 0 ? <p className="text-soft">{copy.payments.none}</p> : null}
      <ul>
        {payments.map((payment) => (
          <PaymentItem key={payment.id} payment={payment} version={accepted.number} />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{copy.payments.due}</span>{" "}
        <strong className="font-semibold tabular-nums">
          {due === 0 ? copy.payments.paid : formatMoneyWithCents(due)}
        </strong>
      </p>
      {due > 0 ? (
        <RecordPayment key={expected} version={accepted.number} expected={expected} />
      ) : null}
    </section>
  );
}

function RecordPayment({ version, expected }: { version: number; expected: number }) {
  return (
    <QuoteForm
      action="payment"
      version={version}
      className="no-print grid max-w-md items-start gap-3 xs:grid-cols-2"
    >
      {(problems) => (
        <>
          <TextField
            id="record-payment"
            name="amount"
            type="text"
            inputMode="decimal"
            label={copy.fields.amount}
            autoComplete="off"
            enterKeyHint="done"
            defaultValue={amountText(expected)}
            errors={problems.amount}
          />
          <SelectField
            name="method"
            label={copy.fields.method}
            defaultValue="card"
            errors={problems.method}
          >
            {Object.entries(copy.methods).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <Button type="submit" tone="outline" className="justify-self-start xs:col-span-2">
            {copy.acts.payment.button}
          </Button>
        </>
      )}
    </QuoteForm>
  );
}

function PaymentItem({ payment, version }: { payment: Payment; version: number }) {
  const { now } = useLeadPage();
  const isOwner = useRootData()?.member?.role === "owner";
  const amount = formatMoneyWithCents(payment.amount);
  const time = momentText(facts.timeZone, new Date(payment.at), now);
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
      <p className="min-w-40 flex-1">
        <span className="block">{copy.methods[payment.method]}</span>{" "}
        <span className="block text-[0.9375rem] text-soft">
          {copy.payments.taken(time, payment.by)}
        </span>
      </p>
      <p className="font-semibold tabular-nums">{amount}</p>
      {isOwner ? (
        <QuoteForm action="remove_payment" version={version} fields={{ payment: payment.id }}>
          {() => (
            <Button
              type="submit"
              tone="quiet"
              size="small"
              aria-label={copy.payments.removeNamed(amount)}
            >
              {copy.acts.remove_payment.button}
            </Button>
          )}
        </QuoteForm>
      ) : null}
    </li>
  );
}
