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
export const headingType = "font-display font-[520] tracking-[-0.012em] text-balance";

/** The page's name as its heading, with the slogan right under it (rule 2.11). */
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
