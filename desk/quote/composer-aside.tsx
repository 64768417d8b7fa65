import { copy } from "./copy.ts";
import { FinishBar } from "./finish-bar.tsx";
import type { ShownComposer } from "./loader.server.ts";
import { MonthSection } from "./month-section.tsx";
import { TermsSection } from "./terms-section.tsx";
import { TotalsList } from "./totals-list.tsx";
import type { ComposerState } from "./use-composer.ts";
import { WordsSection } from "./words-section.tsx";

interface ComposerAsideProps {
  composer: ShownComposer;
  state: ComposerState;
}

/** What the quote comes to and how it can be paid, words to the shopper, and sending. */
export function ComposerAside({ composer, state }: ComposerAsideProps) {
  const { rules, today } = composer;
  const { saving, totals, names, finish, send, errors, writer } = state;
  const { written, change } = saving;
  const { terms } = written;
  return (
    <fieldset disabled={writer.otherWriter !== null} className="flex min-w-0 flex-col lg:bg-sand">
      <div className="grid content-start gap-6 border-t border-line px-5 py-5 md:px-10 lg:flex-1 lg:border-0 lg:px-7">
        <section aria-label={copy.totals.title}>
          <TotalsList totals={totals} taxRate={terms.noTaxReason === "" ? rules.taxRate : null} />
        </section>
        {rules.monthly ? (
          <MonthSection
            months={terms.months}
            monthly={rules.monthly}
            totals={totals}
            change={change}
          />
        ) : null}
        <TermsSection
          written={written}
          totals={totals}
          rules={rules}
          today={today}
          errors={errors}
          change={change}
        />
        <WordsSection
          name={names.shopper}
          language={composer.lead.language}
          message={terms.message}
          savedTexts={rules.savedTexts}
          errors={errors}
          change={change}
        />
      </div>
      <FinishBar
        totals={totals}
        status={saving.status}
        savedAt={saving.savedAt}
        onPreview={finish.preview}
        onSend={send}
      />
    </fieldset>
  );
}
