import { ResponseTime } from "#app/contact/response-time.tsx";
import * as copy from "#copy/quote.ts";
import { paths } from "#domain/paths.ts";
import { Icon } from "#ui/icon.tsx";
import { headingType } from "#ui/page-title.tsx";

/** What the quote page with a list starts with. */
export function PageHead() {
  return (
    <QuoteHeader>
      <h1 className="text-display lg:col-span-7 print:text-h2">{copy.title}</h1>
    </QuoteHeader>
  );
}

/** The same beside the empty cart's page, whose heading is the only one of the first level. */
export function LoadingPageHead() {
  return (
    <QuoteHeader>
      <p className={`text-display lg:col-span-7 print:text-h2 ${headingType}`}>{copy.title}</p>
    </QuoteHeader>
  );
}

function QuoteHeader({ children }: { children: React.ReactNode }) {
  return (
    <header>
      <a
        href={paths.home}
        className="no-print -ml-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
      >
        <Icon name="left" className="size-4" />
        {copy.continueShopping}
      </a>
      <div className="mt-4 grid items-end gap-x-16 gap-y-4 lg:mt-8 lg:grid-cols-12">
        {children}
        <p className="no-print max-w-prose text-lead text-soft max-sm:pr-5 lg:col-span-5">
          <ResponseTime>{copy.lead}</ResponseTime>
        </p>
      </div>
    </header>
  );
}
