import { useLeadPage } from "#desk/lead/lead-context.ts";
import { LeadForm } from "#desk/lead/lead-form.tsx";
import type { QuoteMessage } from "#domain/quote/quote-view.ts";
import { momentText } from "#formats";
import { facts } from "#shop/facts.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { copy } from "./copy.ts";

/** What shopper and shop wrote each other about the quote, and a field to reply. */
export function Thread({ messages }: { messages: readonly QuoteMessage[] }) {
  const { now } = useLeadPage();
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="thread-title" className="grid gap-3">
      <h3 id="thread-title" className="text-h3">
        {copy.thread.title}
      </h3>
      <ol className="grid gap-2">
        {messages.map(({ from, name, text, at }) => (
          <li
            key={`${at}${text}`}
            className={`rounded-surface p-4 ${from === "shop" ? "ml-6 bg-pine-wash" : "mr-6 bg-sand"}`}
          >
            <p className="flex flex-wrap justify-between gap-x-3 text-[0.9375rem]">
              <span className="font-semibold" translate="no">
                {name}
              </span>{" "}
              <span className="text-soft">{momentText(facts.timeZone, new Date(at), now)}</span>
            </p>
            <p className="break-words whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
      <LeadForm action="reply" className="no-print grid justify-items-start gap-2">
        {({ problems, typed }) => (
          <>
            <TextArea
              id="reply"
              name="text"
              label={copy.thread.reply}
              help={copy.thread.help}
              errors={problems.text}
              defaultValue={typed("text")}
              className="w-full"
            />
            <Button type="submit" tone="quiet" size="small">
              {copy.thread.send}
            </Button>
          </>
        )}
      </LeadForm>
    </section>
  );
}
