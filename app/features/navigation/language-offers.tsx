import { copyIn } from "#copy-in/language.ts";
import { otherLanguages } from "#domain/addresses/twins.ts";
import { languageCodes } from "#domain/language.ts";
import { language } from "#domain/paths.ts";
import { LanguageLink } from "./language-links.tsx";

const [first] = languageCodes;

/**
 * The offers to read the site in another language (rule 2.32), each in that language; only on the
 * pages of the first one. `app/inline/offer-language.ts` shows the one that is the browser's language,
 * and has all of their behavior.
 */
export function LanguageOffers() {
  return language === first
    ? otherLanguages.map((code) => {
        const { name, offer } = copyIn[code];
        return (
          <section
            key={code}
            lang={code}
            aria-label={name}
            data-offer-of={code}
            className="no-print hidden flex-wrap items-center justify-center gap-x-6 bg-sand px-5 py-1 text-center"
          >
            <p>{`${offer.text} `}</p>
            <LanguageLink code={code} className="link-quiet inline-block py-2.5 font-semibold">
              {`${offer.follow} `}
            </LanguageLink>
            <button type="button" data-keeps={language} className="link-quiet py-2.5">
              {offer.decline}
            </button>
          </section>
        );
      })
    : null;
}
