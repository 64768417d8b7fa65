import { Phrases } from "./line-breaks.tsx";

interface PageTitleProps {
  /** What the page is, e.g. `Living Room`: its one first-level heading. */
  name: string;
  slogan: string;
  /** Size of the name; a long one wants the smaller. */
  size?: "text-display" | "text-h1";
  /** Color of the slogan. */
  sloganClassName?: string;
  className?: string;
}

/** How the heading typeface is set; headings have it from `base.css`. */
const headingType = "font-display font-[520] tracking-[-0.012em] text-balance";

/** The page's name as its heading, with the slogan right under it (ruling 47). */
export function PageTitle({
  name,
  slogan,
  size = "text-display",
  sloganClassName = "text-pine",
  className,
}: PageTitleProps) {
  return (
    <hgroup className={className}>
      <h1 className={size}>{name}</h1>
      <p className={`mt-2 text-h3 sm:text-h2 ${headingType} ${sloganClassName}`}>{slogan}</p>
    </hgroup>
  );
}

/** The same for a page that opens with its slogan: the name stands small over it. */
export function SloganTitle({ name, slogan }: Pick<PageTitleProps, "name" | "slogan">) {
  return (
    <hgroup>
      <h1 className="font-sans text-lead font-semibold tracking-normal">{name}</h1>
      <p className={`mt-2 text-display ${headingType}`}>
        <Phrases>{slogan}</Phrases>
      </p>
    </hgroup>
  );
}
