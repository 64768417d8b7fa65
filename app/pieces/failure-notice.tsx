import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import type { FailureCause } from "#state/post-lead.ts";

const words = {
  heading: "Your request didn't get through",
  offline:
    "You seem to be offline. Everything you typed is kept: press the button again once you're back.",
  busy: "That was a lot of tries from one place. Everything you typed is kept: wait a few minutes, then press the button again.",
  server:
    "The trouble is on our side. Everything you typed is kept: press the button again in a moment.",
  call: "Or call and we'll take it down for you:",
} as const;

/** Stays by the button after the toast is gone: what happened, and the way round it. */
export function FailureNotice({ cause }: { cause: FailureCause | undefined }) {
  return (
    <div role="alert" className="no-print empty:absolute">
      {cause ? (
        <div className="border-l-4 border-clay bg-white py-4 pr-4 pl-5">
          <p className="font-semibold text-clay">{words.heading}</p>
          <p className="mt-1">{words[cause]}</p>
          <p className="mt-1">
            {words.call}{" "}
            <a href={callHref(facts.phone)} className="link-quiet font-semibold whitespace-nowrap">
              {facts.phone}
            </a>
          </p>
        </div>
      ) : null}
    </div>
  );
}
