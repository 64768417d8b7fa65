import { formatMoneyWithCents } from "#domain/money.ts";
import { quoteTotals } from "#domain/quote/quote-totals.ts";
import { copy } from "./copy.ts";
import { titleOf } from "./line-title.ts";
import type { ShownComposer } from "./loader.server.ts";

/** The quote as it was saved last, for a browser without JavaScript. */
export function NoScriptQuote({ draft, rules, pieces, lead }: ShownComposer) {
  const totals = quoteTotals(draft, rules);
  return (
    <noscript>
      <div className="grid gap-4 px-5 py-4 md:px-10">
        <h1 className="text-h2">{copy.title(lead.name)}</h1>
        <p>{copy.noScript}</p>
        {draft.lines.length === 0 ? <p>{copy.noLines}</p> : null}
        <ul className="border-t border-line">
          {draft.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: these lines don't change
            <li key={index} className="flex justify-between gap-4 border-b border-line py-2">
              <span>
                {`${line.quantity} × ${titleOf(line, line.id === undefined ? undefined : pieces[line.id])}`}
              </span>
              <span className="tabular-nums">
                {line.price === null
                  ? copy.lines.noPrice
                  : formatMoneyWithCents(totals.lines[index]?.total ?? 0)}
              </span>
            </li>
          ))}
        </ul>
        <p className="font-semibold">{`${copy.totals.total}: ${formatMoneyWithCents(totals.total)}`}</p>
        <p className="whitespace-pre-wrap">{draft.message}</p>
        <a href={`/desk/leads/${lead.reference}`} className="link-quiet">
          {copy.back(lead.name)}
        </a>
      </div>
    </noscript>
  );
}
