import { notLoaded as copy } from "#copy/booking.ts";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";

interface BookingNotLoadedProps {
  /** Address of the booking's page. */
  href: string;
}

/**
 * Shown instead of the form when the connection drops between booking and loading the booking's page;
 * the booking is stored.
 */
export function BookingNotLoaded({ href }: BookingNotLoadedProps) {
  return (
    <div className="max-w-2xl">
      <h1 className="text-h1">{copy.heading}</h1>
      <p className="mt-5 text-lead text-soft">{copy.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={href} target="_self" className={buttonClass()}>
          {copy.again}
        </a>{" "}
        <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
          <span>
            <RichText
              parts={copy.call({
                phone: facts.phone,
                link: (phone) => <NoTranslate>{phone}</NoTranslate>,
              })}
            />
          </span>
        </a>
      </div>
    </div>
  );
}
