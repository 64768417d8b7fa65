import type { ReactNode } from "react";
import { nothing } from "#copy/search.ts";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { PopularSearches } from "./popular-searches.tsx";

interface NothingFoundProps {
  query: string;
  popular: readonly string[];
  askInstead: ReactNode;
}

/** Shown when a search finds nothing; offers to look for the product (rule 6.7). */
export function NothingFound({ query, popular, askInstead }: NothingFoundProps) {
  return (
    <div className="page-width pb-24">
      <div className="bg-sand p-6 sm:p-12">
        <h2 className="text-h2">
          <RichText parts={nothing.heading({ query, name })} />
        </h2>
        <p className="mt-3 max-w-prose text-lead text-soft">{nothing.text}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-xs:*:grow">
          {askInstead}
          <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
            <Icon name="phone" className="size-4.5" />
            <span>
              <RichText parts={nothing.call({ phone: facts.phone, name })} />
            </span>
          </a>
        </div>
      </div>
      <div className="mt-12">
        <PopularSearches
          popular={popular}
          className="flex flex-wrap gap-x-8 font-display text-h3 lg:grid lg:grid-cols-4"
        />
      </div>
    </div>
  );
}

function name(words: string): ReactNode {
  return <NoTranslate>{words}</NoTranslate>;
}
