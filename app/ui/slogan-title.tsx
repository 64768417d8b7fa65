import { BreakBetweenPhrases } from "./line-breaks.tsx";
import { headingType } from "./page-title.tsx";

interface SloganTitleProps {
  /** The page's only first-level heading. */
  name: string;
  slogan: string;
}

/** The title of a page that opens with its slogan, its name in small type above (rule 2.11). */
export function SloganTitle({ name, slogan }: SloganTitleProps) {
  return (
    <hgroup>
      <h1 className="font-sans text-lead font-semibold tracking-normal">{name}</h1>
      <p className={`mt-2 text-display ${headingType}`}>
        <BreakBetweenPhrases>{slogan}</BreakBetweenPhrases>
      </p>
    </hgroup>
  );
}
