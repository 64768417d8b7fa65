import { copyIn } from "#copy-in/language.ts";
import { otherLanguages, twinMark } from "#domain/addresses/twins.ts";
import type { Language } from "#domain/language.ts";

interface LanguageLinkProps {
  code: Language;
  className: string;
  /** By default the language's name. */
  children?: string;
}

/** A link to the page in another language (rule 2.31). */
export function LanguageLink({ code, className, children = copyIn[code].name }: LanguageLinkProps) {
  return (
    <a href={twinMark(code)} lang={code} hrefLang={code} className={className}>
      {children}
    </a>
  );
}

/** Links to the page in each other language, as items of a list. */
export function LanguageItems({ className }: { className: string }) {
  return otherLanguages.map((code) => (
    <li key={code}>
      <LanguageLink code={code} className={className} />
    </li>
  ));
}
