import { Link } from "react-router";
import { leadAddress } from "#desk/inbox/inbox-address.ts";
import type { ShownRow } from "#desk/inbox/loader.server.ts";
import { StateMark } from "#desk/inbox/state-mark.tsx";
import { useListQuery } from "#desk/inbox/use-list-query.ts";
import { kindText } from "#desk/lead-words.ts";
import { momentText } from "#formats";
import { facts } from "#shop/facts.ts";
import { copy } from "./copy.ts";
import { useLeadPage } from "./lead-context.ts";

/** Other leads of the same email address or phone number. */
export function OtherLeads({ rows }: { rows: readonly ShownRow[] }) {
  const { now } = useLeadPage();
  const list = useListQuery();
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-h3">{copy.others}</h2>
      <ul>
        {rows.map(({ reference, state, submittedAt, ...row }) => (
          <li key={reference} className="border-b border-line">
            <Link
              to={leadAddress(reference, list)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 hover:underline"
            >
              <span className="font-semibold">{kindText(row)}</span>{" "}
              <span translate="no">{reference}</span> <StateMark state={state} />{" "}
              <span className="text-soft">
                {momentText(facts.timeZone, new Date(submittedAt), now)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
