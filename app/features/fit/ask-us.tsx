import * as copy from "#copy/fit.ts";
import { fitHref, quoteWithWayInHref } from "#domain/fit/fit-links.ts";
import type { WayInReading } from "#domain/fit/read-way-in.ts";
import { callHref, textHref } from "#domain/phone-link.ts";
import { wayInWords } from "#products/fit-words.ts";
import { facts } from "#shop/facts.ts";
import { useToasts } from "#state/toast.tsx";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { FreshText } from "#ui/fresh-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import type { FitPageData } from "./fit-page-data.ts";
import { isEmpty } from "./remembered-way-in.ts";

interface AskUsProps {
  data: FitPageData;
  reading: WayInReading;
}

/** The ways to ask the shop, whatever the answer is; the measures go along where they can. */
export function AskUs({ data: { lines, products }, reading }: AskUsProps) {
  const toasts = useToasts();
  const { typed, wayIn, isMetric } = reading;
  const hasPieces = products.length > 0;
  const titles = hasPieces ? products.map(({ title }) => title).join(", ") : copy.ask.anyPiece;
  const measured = wayInWords(wayIn, isMetric);
  const message =
    measured === ""
      ? copy.ask.message({ titles })
      : copy.ask.messageWithWayIn({ titles, wayIn: measured });
  return (
    <section aria-labelledby="fit-ask" className="no-print mt-12 border-t border-line pt-8">
      <h2 id="fit-ask" className="text-h3">
        {copy.ask.heading}
      </h2>
      <div className="mt-5 flex flex-wrap gap-3">
        {hasPieces ? (
          // `nofollow` keeps it from being fetched ahead: nothing is sent until the shopper asks.
          <ButtonLink href={quoteWithWayInHref(lines, typed)} rel="nofollow">
            <FreshText>{`${isEmpty(typed) ? copy.ask.quoteOnly : copy.ask.quote} `}</FreshText>
          </ButtonLink>
        ) : null}
        <a href={textHref(facts.phone, message)} className={buttonClass({ tone: "outline" })}>
          <Icon name="chat" className="size-4.5" />
          <span>{`${copy.ask.text} `}</span>
        </a>
        <a href={callHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
          <Icon name="phone" className="size-4.5" />
          <span>
            <RichText
              parts={copy.ask.call({
                phone: facts.phone,
                link: (phone) => <NoTranslate>{phone}</NoTranslate>,
              })}
            />
          </span>
        </a>
      </div>
      {hasPieces ? (
        <div className="mt-4">
          <ShareButton
            path={fitHref(lines, typed)}
            title={copy.share.title}
            label={copy.share.button}
            onCopied={() =>
              toasts.show({ title: copy.share.copied, description: copy.share.copiedText })
            }
          />
        </div>
      ) : null}
    </section>
  );
}
