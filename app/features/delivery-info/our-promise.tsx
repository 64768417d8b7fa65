import { ResponseTime } from "#app/contact/response-time.tsx";
import { founderRole } from "#app/routing/fact-texts.server.ts";
import * as copy from "#copy/delivery-info.ts";
import { facts } from "#shop/facts.ts";
import { NoTranslate } from "#ui/no-translate.tsx";

/** The shop's promises, laid out as a signed letter on paper. */
export function OurPromise() {
  const { title, response, fee, day, leaving } = copy.promise;
  return (
    <section aria-labelledby="promise" className="page-width section-space">
      <div className="mx-auto max-w-4xl">
        <h2 id="promise" className="font-sans text-base font-semibold tracking-normal text-pine">
          {title}
        </h2>
        <div className="mt-6 grid gap-[0.6em] font-display text-h2">
          <p>
            <ResponseTime>{response}</ResponseTime>
          </p>
          <p>{fee}</p>
          <p>{day}</p>
          <p>{leaving}</p>
        </div>
        <p className="mt-8 text-soft">
          <NoTranslate>{facts.founder.name}</NoTranslate>,{" "}
          <span lang={founderRole.lang}>{founderRole.text}</span>
        </p>
      </div>
    </section>
  );
}
