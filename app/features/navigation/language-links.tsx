import { copyIn } from "#copy-in/language.ts";
import { otherLanguages, twinMark } from "#domain/addresses/twins.ts";
import type { Language } from "#domain/language.ts";

/** Links to the page in the other languages (rule 2.31). */
export function LanguageLinks({ className }: { className: string }) {
  return otherLanguages.map((code) => (
    <LanguageLink key={code} code={code} className={className} />
  ));
}

/** @param children by default the name of the language */
export function LanguageLink(props: { code: Language; className: string; children?: string }) {
  const { code, className, children = copyIn[code].name } = props;
  return (
    <a href={twinMark(code)} lang={code} hrefLang={code} className={className}>
      {children}
    </a>
  );
}
