import * as copy from "#copy/price-match.ts";
import { type PartHtml, ServerPart } from "#ui/server-part.tsx";
import { FormFrame, type ThirdPartyForm } from "./form-frame.tsx";

interface PriceMatchPageProps {
  beforeForm: PartHtml;
  afterForm: PartHtml;
  /** The third-party form configured by the owner, if any. */
  thirdParty: ThirdPartyForm | undefined;
}

/**
 * The price-match page: the promise, the steps, the form, the owner, and what to count on (rule
 * 12.1).
 */
export function PriceMatchPage({ beforeForm, afterForm, thirdParty }: PriceMatchPageProps) {
  return (
    <main id="content">
      <ServerPart {...beforeForm} />
      <section id="price-match-form" aria-labelledby="price-match-title" className="bg-sand">
        <div className="page-width section-space grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
          <div className="lg:sticks lg:top-28 lg:self-start">
            <h2 id="price-match-title" className="text-h1">
              {copy.form.title}
            </h2>
            <p className="mt-4 max-w-[40ch] text-lead text-soft">{copy.form.lead}</p>
          </div>
          <FormFrame thirdParty={thirdParty} />
        </div>
      </section>
      <ServerPart {...afterForm} />
    </main>
  );
}
