import { callHref } from "#domain/phone-link.ts";
import { CustomRequestLink } from "#pieces/custom-request-link.tsx";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PopularSearches } from "./popular-searches.tsx";
import { words } from "./words.ts";

/** The honest answer, and the offer to look for it. */
export function NothingFound({ query, popular }: { query: string; popular: readonly string[] }) {
  return (
    <div className="page-width pb-24">
      <div className="bg-sand p-6 sm:p-12">
        <h2 className="text-h2">{words.none.title(query)}</h2>
        <p className="mt-3 max-w-prose text-lead text-soft">{words.none.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <CustomRequestLink lookingFor={query} className={buttonClass()}>
            {words.none.ask}
          </CustomRequestLink>
          <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
            <Icon name="phone" className="size-4.5" />
            {words.none.call(facts.phone)}
          </a>
        </div>
      </div>
      <div className="mt-12">
        <PopularSearches
          popular={popular}
          className="flex flex-wrap gap-x-8 font-display text-h3"
        />
      </div>
    </div>
  );
}
