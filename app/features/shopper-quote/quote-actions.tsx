import * as quoteCopy from "#copy/quote-page.ts";
import * as formsCopy from "#copy/quote-page-forms.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { PayNothing } from "./pay-nothing.tsx";
import { QuoteForm } from "./quote-form.tsx";
import type { RefusedForm, ShownQuote } from "./shown-quote.ts";

const { actions: copy } = quoteCopy;

interface QuoteActionsProps {
  quote: ShownQuote;
  refused: RefusedForm | undefined;
}

/** What the shopper can do with an open quote; in a preview all of it is disabled. */
export function QuoteActions({ quote, refused }: QuoteActionsProps) {
  if (quote.isPreview) return <DisabledActions />;
  return (
    <div className="no-print mt-6 grid gap-2">
      <ButtonLink href={`${quote.path}?step=accept`} rel="nofollow">
        {`${copy.accept} `}
      </ButtonLink>
      <ButtonLink href={`${quote.path}?step=change`} rel="nofollow" tone="outline">
        {`${copy.change} `}
      </ButtonLink>
      <a
        href="#questions"
        className="flex min-h-11 items-center justify-center font-semibold hover:underline"
      >
        {copy.question}
      </a>
      <Decline quote={quote} refused={refused} />
      <PayNothing quote={quote} className="mt-2 text-center" />
    </div>
  );
}

function DisabledActions() {
  return (
    <div className="no-print mt-6 grid gap-2">
      <Button disabled>{copy.accept}</Button>
      <Button disabled tone="outline">
        {copy.change}
      </Button>
      <Button disabled tone="quiet">
        {copy.question}
      </Button>
      <Button disabled tone="quiet">
        {copy.decline}
      </Button>
    </div>
  );
}

/** "No thanks", which a second click confirms (rule 19.23). */
function Decline({ quote, refused }: QuoteActionsProps) {
  const wasRefused = refused?.action === "decline" && refused.errors !== undefined;
  return (
    <details open={wasRefused} className="group">
      <summary className="flex min-h-11 items-center justify-center font-semibold text-soft hover:underline">
        {copy.decline}
      </summary>
      <QuoteForm
        quote={quote}
        action="decline"
        refused={refused}
        button={formsCopy.decline.button}
        tone="quiet"
        className="grid gap-4 pt-2 pb-3"
      >
        {({ field }) => (
          <TextArea {...field("reason")} label={formsCopy.decline.reason} optional rows={3} />
        )}
      </QuoteForm>
    </details>
  );
}

/** Printing, and the quote's number. */
export function PrintRow({ reference }: { reference: string }) {
  const asCode = (words: string) => <NoTranslate className="tabular-nums">{words}</NoTranslate>;
  return (
    <div className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-5 text-[0.9375rem]">
      <Button tone="quiet" size="small" className="needs-js" data-print="">
        {copy.print}
      </Button>
      <p className="text-soft">
        <RichText parts={copy.reference({ code: asCode, reference })} />
      </p>
    </div>
  );
}
