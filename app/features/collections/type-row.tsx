import type { ReactNode } from "react";
import type { TypeCard } from "./collection-page-data.ts";
import { TypeActions } from "./type-actions.tsx";
import { TypeHeading } from "./type-heading.tsx";
import { TypePicture } from "./type-picture.tsx";
import { TypePieces } from "./type-pieces.tsx";

interface TypeRowProps {
  type: TypeCard;
  /** Slug of the type whose products are shown. */
  /** Its features, as this layout shows them. */
  features: ReactNode;
  picture: { sizes: string; className: string };
  /** Classes of the row's grid. */
  className: string;
  headingClassName: string;
  /** Classes of the part below the heading, or below the picture on narrow screens. */
  textClassName: string;
}

/** A product type with its picture beside its texts. */
export function TypeRow(props: TypeRowProps) {
  const { type, features, picture, className, headingClassName, textClassName } = props;
  return (
    <li className={`grid gap-x-4 border-t border-line ${className}`}>
      <TypePicture type={type} {...picture} />
      <TypeHeading type={type} size="text-h2" className={headingClassName} />
      <div className={textClassName}>
        <p className="text-soft">{type.description}</p>
        {features}
        <TypeActions type={type} className="mt-5" />
        <TypePieces type={type} className="mt-6" />
      </div>
    </li>
  );
}
