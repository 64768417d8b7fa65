import { momentText } from "#formats";
import { facts } from "#shop/facts.ts";
import { copy } from "./copy.ts";
import { historyText } from "./history-text.ts";
import { useLeadPage } from "./lead-context.ts";

/** What happened to the lead, in order. */
export function LeadHistory() {
  const { lead, now } = useLeadPage();
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">{copy.history}</h2>
      <ol className="grid gap-3 border-l border-edge pl-4">
        {lead.history.map((entry) => (
          <li key={`${entry.at}${entry.what}`}>
            <p>{historyText(entry, lead.kind)}</p>
            {entry.text && entry.what !== "note" ? (
              <p className="break-words whitespace-pre-wrap">{`“${entry.text}”`}</p>
            ) : null}
            <p className="text-[0.9375rem] text-soft">
              {momentText(facts.timeZone, new Date(entry.at), now)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
