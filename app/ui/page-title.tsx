interface PageTitleProps {
  /** The page's only first-level heading, e.g. `Living Room`. */
  name: string;
  slogan: string;
  /** Size of the name; use the smaller for a long name. */
  size?: "text-display" | "text-h1";
  /** Color of the slogan. */
  sloganClassName?: string;
  className?: string;
}

/** Classes for heading type on other elements; headings get it from `base.css`. */
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
