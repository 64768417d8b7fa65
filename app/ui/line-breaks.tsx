import { Fragment } from "react";

interface PhrasesProps {
  children: string;
  /** The space between two phrases, where it isn't one after a mark. */
  at?: RegExp;
}

/** A headline that breaks between its phrases rather than within them. */
export function BreakBetweenPhrases({ children, at = /(?<=[.,?!]) / }: PhrasesProps) {
  return children.split(at).map((phrase, place) => (
    <Fragment key={phrase}>
      {place > 0 ? <span> </span> : null}
      <span className="inline-block text-balance">{phrase}</span>
    </Fragment>
  ));
}

/** Text whose hyphened words stay whole where they fit: no line ends in "Track-". */
export function KeepHyphenated({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words never move
    <span key={place} className={place % 2 === 1 ? "inline-block" : undefined}>
      {part}
    </span>
  ));
}
