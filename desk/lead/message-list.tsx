import type { LeadMessage } from "#domain/desk/inbox.ts";
import { momentText } from "#formats";
import { facts } from "#shop/facts.ts";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import { useLeadPage } from "./lead-context.ts";
import { LeadForm } from "./lead-form.tsx";

/** The messages about the lead; one that was given up can be sent again. */
export function MessageList() {
  const { lead, now } = useLeadPage();
  if (lead.messages.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-h3">{copy.messages.title}</h2>
      <ul className="grid gap-2">
        {lead.messages.map((message) => (
          <li key={message.id}>
            <p>
              <span>{`${copy.messages.to[message.to]}: `}</span>
              <span className={message.status === "parked" ? "text-clay" : "text-soft"}>
                {statusText(message, now)}
              </span>
            </p>
            {message.status === "delivered" || !message.lastError ? null : (
              <p className="text-[0.9375rem] break-words text-soft">{message.lastError}</p>
            )}
            {message.status === "parked" ? (
              <LeadForm action="send_again" fields={{ message: message.id }} className="mt-1">
                {() => (
                  <Button type="submit" tone="quiet" size="small">
                    {copy.messages.again}
                  </Button>
                )}
              </LeadForm>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function statusText({ status, deliveredAt }: LeadMessage, now: Date): string {
  if (status !== "delivered") return copy.messages[status];
  const at = deliveredAt ? momentText(facts.timeZone, new Date(deliveredAt), now) : "";
  return copy.messages.delivered(at).trim();
}
