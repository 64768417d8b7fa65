import * as copy from "#copy/collections.ts";
import type { TypeCard } from "./collection-page-data.ts";

interface TypeHeadingProps {
  type: TypeCard;
  /** Size of the title. */
  size: "text-h1" | "text-h2";
  /** Whether the background is dark. */
  light?: boolean;
  className?: string;
}

/** A product type's tag and title, and how many products it has (rule 3.28). */
export function TypeHeading({ type, size, light = false, className }: TypeHeadingProps) {
  const { slug, tag, title, count } = type;
  return (
    <div className={className}>
      <p className={`text-[0.9375rem] font-semibold ${light ? "text-line" : "text-clay"}`}>{tag}</p>
      <h2 id={slug} className={size}>
        {title}
      </h2>
      <p className={`mt-1 tabular-nums ${light ? "text-line" : "text-soft"}`}>
        {count > 0 ? copy.pieces({ count }) : copy.noProducts}
      </p>
    </div>
  );
}
