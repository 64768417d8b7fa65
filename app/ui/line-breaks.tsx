import { Fragment } from "react";

interface PhrasesProps {
  children: string;
  /** Matches the space between two phrases; by default one after punctuation. */
  at?: RegExp;
}

/** A headline that breaks between its phrases where possible, not within them. */
export function BreakBetweenPhrases({ children, at }: PhrasesProps) {
  const phrases = at ? children.split(at) : children.replace(/([.,?!]) /g, "$1\n").split("\n");
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 ? <span> </span> : null}
      <span className="inline-block text-balance">{phrase}</span>
    </Fragment>
  ));
}

interface KeepHyphenatedProps {
  children: string;
  /** Language of the text where it isn't the page's. */
  lang?: string | undefined;
}

/** Text whose hyphenated words stay on one line where they fit: no line ends in "Track-". */
export function KeepHyphenated({ children, lang }: KeepHyphenatedProps) {
  return children.split(/(\S+-\S+)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
    <span key={index} lang={lang} className={index % 2 === 1 ? "inline-block" : undefined}>
      {part}
    </span>
  ));
}
