import * as copy from "#copy/delivery-info.ts";
import { paths } from "#domain/paths.ts";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";

export function BookCall() {
  const { title, text, action, call } = copy.book;
  return (
    <section aria-labelledby="book-call" className="bg-sand">
      <div className="page-width grid gap-x-16 gap-y-8 py-14 lg:grid-cols-[1.4fr_1fr] lg:items-end lg:py-24">
        <h2 id="book-call" className="max-w-[12ch] text-display">
          {title}
        </h2>
        <div>
          <p className="max-w-[44ch] text-lead text-soft">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-xs:*:grow">
            <ButtonLink href={paths.bookDelivery}>{action}</ButtonLink>{" "}
            <a href={callHref(facts.phone)} className={buttonClass({ tone: "outline" })}>
              <Icon name="phone" className="size-4.5" />
              <span>
                <RichText
                  parts={call({
                    phone: facts.phone,
                    link: (phone) => <NoTranslate>{phone}</NoTranslate>,
                  })}
                />
              </span>
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
