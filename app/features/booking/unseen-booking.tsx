import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Exact } from "#ui/exact.tsx";
import { bookedWords } from "./words.ts";

const { unseen: words } = bookedWords;

interface UnseenBookingProps {
  /** It was booked a moment ago. */
  fresh: boolean;
  /** Address of the booking's page. */
  href: string;
}

/** For a shopper whose line dropped between the booking and its page: the booking stands. */
export function UnseenBooking({ fresh, href }: UnseenBookingProps) {
  return (
    <div className="max-w-2xl">
      <h1 className="text-h1">{fresh ? words.booked : words.known}</h1>
      <p className="mt-5 text-lead text-soft">{words.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={href} className={buttonClass()}>
          {words.again}
        </a>{" "}
        <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
          <span>
            Call <Exact>{facts.phone}</Exact>
          </span>
        </a>
      </div>
    </div>
  );
}
