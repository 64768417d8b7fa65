import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import type { FailureCause } from "./post-quote.ts";
import { words } from "./words.ts";

/** Stays by the button after the toast is gone: what happened, and the way round it. */
export function FailureNotice({ cause }: { cause: FailureCause | undefined }) {
  return (
    <div role="alert" className="no-print">
      {cause ? (
        <div className="border-l-4 border-clay bg-white py-4 pr-4 pl-5">
          <p className="font-semibold text-clay">{words.failed.heading}</p>
          <p className="mt-1">{words.failed[cause]}</p>
          <p className="mt-1">
            {words.failed.call}{" "}
            <a href={callHref(facts.phone)} className="link-quiet font-semibold whitespace-nowrap">
              {facts.phone}
            </a>
          </p>
        </div>
      ) : null}
    </div>
  );
}
