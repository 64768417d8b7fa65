import * as copy from "#copy/collections.ts";
import { productLang } from "#products/product-lang.ts";
import { Picture } from "#ui/picture.tsx";
import type { TypeCard } from "./collection-page-data.ts";

interface TypePiecesProps {
  type: TypeCard;
  /** Color of the titles on a dark background. */
  titleClassName?: string;
  className?: string;
}

/** A row with the first products of a type (rule 3.28). */
export function TypePieces({
  type: { title, pieces },
  titleClassName = "text-soft",
  className = "",
}: TypePiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <ul
      aria-label={copy.piecesOf({ title })}
      className={`no-print grid max-w-md ${pieces.length > 3 ? "grid-cols-4" : "grid-cols-3"} cramped:grid-cols-2 gap-x-2.5 sm:gap-x-3.5 ${className}`}
    >
      {pieces.map((piece) => (
        <li key={piece.id}>
          <a href={piece.url} className="group block">
            <Picture
              picture={piece.picture}
              alt=""
              sizes={
                pieces.length > 3
                  ? "(min-width: 40rem) 6.5rem, 22vw"
                  : "(min-width: 40rem) 9rem, 30vw"
              }
              className="aspect-4/5"
            />
            <span
              translate="no"
              lang={productLang}
              className={`mt-1.5 line-clamp-3 text-[0.8125rem] leading-snug wrap-break-word hyphens-auto group-hover:underline ${titleClassName}`}
            >
              {piece.title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
