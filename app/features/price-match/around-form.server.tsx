import { NumberedSteps } from "#app/contact/numbered-steps.tsx";
import { ResponseTime } from "#app/contact/response-time.tsx";
import { founderRole } from "#app/routing/fact-texts.server.ts";
import * as copy from "#copy/price-match-page.ts";
import * as roomPictures from "#copy/room-pictures.ts";
import { callHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { Picture, type PictureData } from "#ui/picture.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { SloganTitle } from "#ui/slogan-title.tsx";

/** Above the form: the promise and the steps. */
export function BeforeForm({ picture }: { picture: PictureData | null }) {
  return (
    <>
      <Hero picture={picture} />
      <Steps />
    </>
  );
}

/** Below the form: the owner, and what to count on. */
export function AfterForm() {
  return (
    <>
      <Owner />
      <Trust />
    </>
  );
}

function Hero({ picture }: { picture: PictureData | null }) {
  const { name, title, lead, action, call } = copy.hero;
  return (
    <div className="bg-pine text-paper">
      <div className="mx-auto grid max-w-[120rem] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="flex flex-col justify-center px-[clamp(1.25rem,4vw,2.5rem)] py-12 sm:py-16 lg:py-28 lg:pr-8 lg:pl-[max(2.5rem,calc((100vw-77.5rem)/2))]">
          <SloganTitle name={name} slogan={title} />
          <p className="mt-6 max-w-[46ch] text-lead text-paper/85">
            <ResponseTime>{lead}</ResponseTime>
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-xs:*:grow">
            <a href="#price-match-form" className={buttonClass({ tone: "light" })}>
              {action}
            </a>{" "}
            <a
              href={callHref(facts.phone)}
              className="inline-flex min-h-12 items-center justify-center gap-2 rounded-surface border border-paper/60 px-6 font-semibold outline-current hover:border-paper"
            >
              <Icon name="phone" className="size-4.5" />
              <span>
                <RichText
                  parts={call({
                    number: facts.phone,
                    phone: (words) => <NoTranslate>{words}</NoTranslate>,
                  })}
                />
              </span>
            </a>
          </div>
        </div>
        <Picture
          picture={picture}
          alt={roomPictures.priceMatch}
          priority
          sizes="(min-width: 1024px) 1067px, 100vw"
          className="aspect-4/3 sm:aspect-16/9 lg:aspect-auto lg:min-h-150"
          imageClassName="object-[56%_50%]"
        />
      </div>
    </div>
  );
}

function Steps() {
  const { title, steps } = copy.how;
  return (
    <section aria-labelledby="price-match-steps" className="page-width section-space">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
        <h2 id="price-match-steps" className="max-w-[12ch] text-h1">
          {title}
        </h2>
        <NumberedSteps steps={steps} />
      </div>
    </section>
  );
}

function Owner() {
  const { label, lines, call } = copy.owner;
  const { name, yearsOfExperience: years } = facts.founder;
  return (
    <section aria-labelledby="price-match-owner" className="page-width section-space">
      <div className="mx-auto max-w-4xl">
        <h2
          id="price-match-owner"
          className="font-sans! text-base! font-semibold! tracking-normal! text-pine"
        >
          {label}
        </h2>
        <div className="mt-6 grid gap-[0.6em] font-display text-h3 sm:text-h2">
          <p>{lines.knows({ years })}</p>
          <p>{lines.tells}</p>
        </div>
        <p className="mt-8 text-soft">
          <NoTranslate>{name}</NoTranslate>, <span lang={founderRole.lang}>{founderRole.text}</span>
        </p>
        <a href={callHref(facts.phone)} className={buttonClass({ tone: "outline" }, "mt-6")}>
          <Icon name="phone" className="size-4.5" />
          <span>{call}</span>
        </a>
      </div>
    </section>
  );
}

function Trust() {
  const { title, points } = copy.trust;
  return (
    <section aria-labelledby="price-match-trust" className="border-t border-line">
      <div className="page-width py-14 lg:py-20">
        <h2 id="price-match-trust" className="text-h2">
          {title}
        </h2>
        <dl className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {points.map(({ title: point, text }) => (
            <div key={point} className="border-t-2 border-pine pt-4">
              <dt className="text-h3 font-display">{point}</dt>
              <dd className="mt-2 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
