import type { ReactNode } from "react";
import { PhoneLink } from "#app/contact/phone-link.tsx";
import * as copy from "#copy/booking.ts";
import type { BookingForm } from "#domain/delivery/booking-form.ts";
import { facts } from "#shop/facts.ts";
import { OptionalPart } from "#ui/dom-repair-boundary.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { QuotePanel } from "./quote-panel.tsx";

interface BookingLayoutProps extends Pick<BookingForm, "items" | "addOns"> {
  children: ReactNode;
  /** Shown instead of the live quote in browsers without JavaScript. */
  aside?: ReactNode;
}

/**
 * Two columns: the form at the left, the quote at the right, which stays visible while scrolling.
 */
export function BookingLayout({ items, addOns, aside, children }: BookingLayoutProps) {
  return (
    <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-8">{children}</div>
      <div className="lg:sticks lg:top-28 lg:col-span-4">
        {aside}
        <div className={aside ? "needs-js" : undefined}>
          <OptionalPart>
            <QuotePanel items={items} addOns={addOns} />
          </OptionalPart>
        </div>
        <p className="mt-4 text-[0.9375rem] text-soft">
          <RichText parts={copy.help({ phone: facts.phone, link: () => <PhoneLink /> })} />
        </p>
      </div>
    </div>
  );
}
